"""Matches: found for a published post, taken on while both posts are open, and the contacts once both sides accept."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Conflict, Invalid
from schema.market.match import ACCEPTED_BOTH, MATCH_SIDE, Match, match
from schema.market.post import Post, post
from server.engine.effects import Act, Blocker, Step
from server.engine.validate import UNKNOWN
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.market.matching import drop_matches, rematch, take_matching
from server.market.posts import contact_of, is_open
from server.market.requests import seen

OVER = Blocker("sdMatch.over", "一方信息已不在发布中 | One of the posts is no longer published")


async def find_matches(request: Request, actor: Actor, body: Step) -> dict[str, Any]:
    """POST /sd/post/findMatches: what the workers do by themselves, now."""
    await seen(post, actor, body.id)
    async with unit_of_work(actor) as work:
        await take_matching(work)
        row = await lock(Post, actor, body.id)
        if not is_open(row, actor.today):
            raise Conflict("只有发布中的信息可以匹配 | Only a published post is matched", id="sdPost.closed")
        found = await rematch(work, row)
    return {"id": str(row.id), "found": found}


async def posts_of(actor: Actor, rows: Sequence[Match]) -> Mapping[int, list[Post]]:
    """The posts of each match, by its id."""
    ids = {one for row in rows for one in (row.supply_id, row.demand_id)}
    found = {one.id: one for one in await scoped(Post, actor).filter(id__in=list(ids))}
    return {row.id: [found[one] for one in (row.supply_id, row.demand_id) if one in found] for row in rows}


def refuse_over(actor: Actor, posts: list[Post]) -> list[Blocker]:
    return [] if all(is_open(one, actor.today) for one in posts) else [OVER]


async def take_side(act: Act) -> None:
    if act.body.side not in MATCH_SIDE.labels:
        raise Invalid(fields={"side": UNKNOWN})


async def let_matches_go(act: Act) -> None:
    """A post that is over: what was proposed about it is refused."""
    await drop_matches(act.work, act.row.id)


async def read_contacts(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /sd/match/contacts: both sides' contacts, while both accept."""
    row = await seen(match, actor, query.id)
    if row.state != ACCEPTED_BOTH:
        raise Conflict("双方同意后才能查看 | They are shown once both sides accept", id="sdContact.hidden")
    return {"supply": await contact_of(actor, row.supply_id), "demand": await contact_of(actor, row.demand_id)}
