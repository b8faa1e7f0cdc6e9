"""Requests for a contact: about a published post of somebody else, and what the asker learns once it is accepted."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Conflict, Invalid, NotFound
from schema.kit.resource import Resource
from schema.market.contact_request import ACCEPTED, ContactRequest, contact_request
from schema.market.post import Post
from server.engine.effects import Act, Blocker
from server.engine.read import visible_ids
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work
from server.market.owners import NOT_OWN, REVIEW, accounts_of, check_owner, own_ids
from server.market.posts import contact_of, is_open
from server.system.api import notify


async def check_request(actor: Actor, values: dict[str, Any], row: ContactRequest | None) -> None:
    await check_owner(actor, values, row)
    if row is not None:
        return
    asked = await scoped(Post, actor).get_or_none(id=values.get("post_id"))
    if asked is None:
        return
    if not is_open(asked, actor.today):
        raise Invalid(fields={"postId": "只能申请已发布的信息 | Only published posts can be asked about"})
    named = any(values.get(one) and values.get(one) == getattr(asked, one) for one in ("person_id", "firm_id"))
    if named or (not actor.can(REVIEW) and await own_ids(actor, [asked])):
        raise Invalid(fields={"postId": "不能申请自己的信息 | It is the asker's own post"})


async def tell_owner(work: Work, row: ContactRequest, actor: Actor) -> None:
    """The people of the post; never who asks."""
    asked = await scoped(Post, actor).get(id=row.post_id)
    await notify(
        work,
        (await accounts_of(actor, [asked]))[asked.id],
        "有新的联系申请 | A request for your contact",
        f"「{asked.title}」收到联系申请，请答复 | Somebody asks for your contact about “{asked.title}”; please answer",
        url=f"/{contact_request.path}",
        bus=(contact_request.path, row.id),
    )


async def tell_asker(act: Act) -> None:
    asked = await scoped(Post, act.actor).get(id=act.row.post_id)
    yes = act.target == ACCEPTED
    told = ("已同意", "was accepted") if yes else ("已谢绝", "was refused")
    await notify(
        act.work,
        (await accounts_of(act.actor, [act.row]))[act.row.id],
        "联系申请已答复 | Your request was answered",
        f"「{asked.title}」的联系申请{told[0]} | Your request about “{asked.title}” {told[1]}",
        url=f"/{contact_request.path}",
        bus=(contact_request.path, act.row.id),
    )


async def answered_for(actor: Actor, rows: Sequence[ContactRequest]) -> Mapping[int, bool]:
    """Whether the post that a request asks about is the actor's to answer for."""
    posts = await scoped(Post, actor).filter(id__in=list({row.post_id for row in rows}))
    own = await own_ids(actor, posts)
    return {row.id: row.post_id in own for row in rows}


def refuse_others(actor: Actor, own: bool) -> list[Blocker]:
    return [] if own else [NOT_OWN]


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
