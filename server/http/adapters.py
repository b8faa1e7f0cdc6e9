"""Adapters from use cases to handlers. A call that only hands its body over needs no function of its own."""

from typing import Any

from starlette.requests import Request

from server.http.body import Body
from server.http.route import Handler
from server.kit.actor import Actor


class Id(Body):
    id: str


def with_body(use_case: Any) -> Handler:
    """A handler for a use case of the form use_case(actor, body)."""

    async def handle(request: Request, actor: Actor, body: Any) -> Any:
        return await use_case(actor, body)

    return handle


def with_id(use_case: Any) -> Handler:
    """A handler for a use case of the form use_case(actor, id)."""

    async def handle(request: Request, actor: Actor, query: Id) -> Any:
        return await use_case(actor, query.id)

    return handle
