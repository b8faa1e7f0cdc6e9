"""Calls of the approval inbox; the generic lists are the engine's."""

from functools import partial
from typing import Any, Literal

from starlette.requests import Request as HttpRequest

from schema.approval.request import Request
from server.approval.acts import act
from server.approval.inbox import read_inbox
from server.approval.models import Decide, Delegate, InboxQuery, InboxShape, RequestDetail
from server.approval.view import APPROVE, shape_detail
from server.http.handing import Id
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.scope import fetch

LIST = "workflow:request:list"


async def inbox(request: HttpRequest, actor: Actor, query: InboxQuery) -> dict[str, Any]:
    return await read_inbox(actor, query)


async def detail(request: HttpRequest, actor: Actor, query: Id) -> dict[str, Any]:
    return await shape_detail(actor, await fetch(Request, actor, query.id))


async def _act(verb: str, request: HttpRequest, actor: Actor, body: Decide) -> dict[str, Any]:
    return await act(actor, verb, body)


def _verb(
    verb: str, needs: str, summary: str, body: type[Decide] = Decide, *, once: Literal["required"] | None = None
) -> Route:
    path, handler = f"/workflow/request/{verb}", partial(_act, verb)
    return Route("POST", path, handler, needs=needs, body=body, result=RequestDetail, once=once, summary=summary)


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
    _verb("approve", APPROVE, "同意 | Approve", once="required"),
    _verb("refuse", APPROVE, "拒绝 | Refuse"),
    _verb("return", APPROVE, "退回修改 | Return"),
    _verb("delegate", APPROVE, "转交 | Delegate", Delegate),
    _verb("withdraw", LIST, "撤回 | Withdraw"),
    _verb("resubmit", LIST, "重新提交 | Submit again"),
]
