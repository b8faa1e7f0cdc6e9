"""Handlers and routes of chat's use cases."""

from typing import Any

from starlette.requests import Request

from server.chat.bodies import OneId
from server.http.adapters import with_body
from server.http.route import Handler, Route
from server.kit.actor import Actor


def of_id(use_case: Any) -> Handler:
    """A use case of the form use_case(actor, id), the id in the body."""

    async def handle(request: Request, actor: Actor, body: OneId) -> Any:
        return await use_case(actor, body.id)

    return handle


def plain(use_case: Any) -> Handler:
    """A use case of the form use_case(actor)."""

    async def handle(request: Request, actor: Actor) -> Any:
        return await use_case(actor)

    return handle


def asks(path: str, use_case: Any, query: type[Any], result: Any, summary: str) -> Route:
    return Route("GET", path, with_body(use_case), query=query, result=result, summary=summary)


def acts(path: str, use_case: Any, body: type[Any], result: Any, summary: str) -> Route:
    return Route("POST", path, with_body(use_case), body=body, result=result, summary=summary)
