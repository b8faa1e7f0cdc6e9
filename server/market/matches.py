"""Matches: found for a published post, taken on while both posts are open, and the contacts once both sides accept."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from starlette.requests import Request

from schema.kit.errors import Conflict, Invalid
from schema.market.match import ACCEPTED_BOTH, MATCH_SIDE, Match, match
from schema.market.post import DEMAND, SUPPLY, Post, post
from server.engine.effects import Act, Blocker, Step
from server.engine.validate import UNKNOWN
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.market.matching import drop_matches, rematch, take_matching
from server.market.owners import own_ids
from server.market.posts import contact_of, is_open
from server.market.requests import seen

OVER = Blocker("sdMatch.over", "一方信息已不在发布中 | One of the posts is no longer published")

OTHERS = Blocker("sdMatch.others", "请由对方同意 | That is for the other side to say")


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


class Sides(NamedTuple):
    """A match with its posts; `own`: the ids of those that the actor answers for."""

    row: Match
    posts: list[Post]
    own: frozenset[int]


async def sides_of(actor: Actor, rows: Sequence[Match]) -> Mapping[int, Sides]:
    ids = {one for row in rows for one in (row.supply_id, row.demand_id)}
    found = {one.id: one for one in await scoped(Post, actor).filter(id__in=list(ids))}
    own = await own_ids(actor, found.values())
    return {
        row.id: Sides(row, [found[one] for one in (row.supply_id, row.demand_id) if one in found], own) for row in rows
    }


def refuse_over(actor: Actor, sides: Sides) -> list[Blocker]:
    return [] if all(is_open(one, actor.today) for one in sides.posts) else [OVER]


def refuse_other(actor: Actor, sides: Sides) -> list[Blocker]:
    """Each side answers for itself."""
    other = DEMAND if sides.row.side == SUPPLY else SUPPLY
    return [*refuse_over(actor, sides), *([] if _post_of(sides.row, other) in sides.own else [OTHERS])]


async def take_side(act: Act) -> None:
    if act.body.side not in MATCH_SIDE.labels:
        raise Invalid(fields={"side": UNKNOWN})
    sides = (await sides_of(act.actor, [act.row]))[act.row.id]
    if _post_of(act.row, act.body.side) not in sides.own:
        raise Invalid(fields={"side": OTHERS.text})


def _post_of(row: Match, side: str) -> int:
    return row.supply_id if side == SUPPLY else row.demand_id


async def let_matches_go(act: Act) -> None:
    """A post that is over: what was proposed about it is refused."""
    await drop_matches(act.work, act.row.id)


async def read_contacts(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /sd/match/contacts: both sides' contacts, while both accept."""
    row = await seen(match, actor, query.id)
    if row.state != ACCEPTED_BOTH:
        raise Conflict("双方同意后才能查看 | They are shown once both sides accept", id="sdContact.hidden")
    return {"supply": await contact_of(actor, row.supply_id), "demand": await contact_of(actor, row.demand_id)}
