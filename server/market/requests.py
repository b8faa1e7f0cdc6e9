"""Requests for a contact: about a published post of somebody else, and what the asker learns once it is accepted."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Conflict, Invalid, NotFound
from schema.kit.resource import Resource
from schema.market.contact_request import ACCEPTED, ContactRequest, contact_request
from schema.market.post import Post
from server.engine.read import visible_ids
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.market.posts import check_owner, contact_of, is_open


async def check_request(actor: Actor, values: dict[str, Any], row: ContactRequest | None) -> None:
    check_owner(values, row)
    if row is not None:
        return
    asked = await scoped(Post, actor).get_or_none(id=values.get("post_id"))
    if asked is None:
        return
    if not is_open(asked, actor.today):
        raise Invalid(fields={"postId": "只能申请已发布的信息 | Only published posts can be asked about"})
    if any(values.get(one) and values.get(one) == getattr(asked, one) for one in ("person_id", "firm_id")):
        raise Invalid(fields={"postId": "不能申请自己的信息 | It is the asker's own post"})


async def seen(resource: Resource, actor: Actor, row_id: int | str) -> Any:
    """A row that the actor may see by the data rules too."""
    model: Any = resource.model
    row: Any = await fetch(model, actor, row_id)
    if not await visible_ids(resource, actor, [row.id]):
        raise NotFound()
    return row


async def read_contact(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /sd/contactRequest/contact: whom to call about the post, once its owner accepted."""
    row = await seen(contact_request, actor, query.id)
    if row.state != ACCEPTED:
        raise Conflict("对方同意后才能查看 | It is shown once the owner accepts", id="sdContact.hidden")
    return await contact_of(actor, row.post_id)
