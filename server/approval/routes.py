"""Calls of the approval inbox; the lists and the steps are the engine's."""

from typing import Any

from starlette.requests import Request as HttpRequest

from schema.approval.request import Request
from server.approval.inbox import read_inbox
from server.approval.models import InboxQuery, InboxShape, RequestDetail
from server.approval.view import shape_detail
from server.http.adapters import Id
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.scope import fetch

LIST = "workflow:request:list"


async def inbox(request: HttpRequest, actor: Actor, query: InboxQuery) -> dict[str, Any]:
    return await read_inbox(actor, query)


async def detail(request: HttpRequest, actor: Actor, query: Id) -> dict[str, Any]:
    return await shape_detail(actor, await fetch(Request, actor, query.id))


ROUTES: list[Route] = [
    Route(
        "GET",
        "/workflow/request/inbox",
        inbox,
        needs=LIST,
        query=InboxQuery,
        result=InboxShape,
        summary="审批箱 | Inbox of requests",
    ),
    Route(
        "GET",
        "/workflow/request/detail",
        detail,
        needs=LIST,
        query=Id,
        result=RequestDetail,
        summary="审批单详情 | One request",
    ),
]
