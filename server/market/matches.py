"""Matches: found for a published post, taken on while both posts are open, and the contacts once both sides accept."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.requests import Request

from schema.kit.clock import today
from schema.kit.errors import Conflict
from schema.market.match import ACCEPTED_BOTH, Match, match
from schema.market.post import DEMAND, PUBLISHED, SUPPLY, Post, post
from server.engine.effects import Act, Blocker, Step
from server.engine.process import open_transition
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.market.posts import contact_of, is_open
from server.market.requests import seen
from server.market.scoring import LEAST, NOTHING, Ground, grounds_of, score_of, stored
from server.market.trades import trades_of

MOST = 5
"""So many proposals in one run: the best ones, lest popular posts be flooded."""
OVER = Blocker("sdMatch.over", "一方信息已不在发布中 | One of the posts is no longer published")
OVER_TEXT = "信息已关闭或过期 | A post was closed or has run out"
OPEN_STATES = ("proposed", "accepted_one")


async def find_matches(request: Request, actor: Actor, body: Step) -> dict[str, Any]:
    """POST /sd/post/findMatches: proposes the best that are not proposed yet."""
    await seen(post, actor, body.id)
    async with unit_of_work(actor) as work:
        row = await lock(Post, actor, body.id)
        if not is_open(row):
            raise Conflict("只有发布中的信息可以匹配 | Only a published post is matched", id="sdPost.closed")
        found = await _rank(actor, row)
        await work.insert_many([_propose(row, other, grounds) for other, grounds in found])
    return {"id": str(row.id), "found": len(found)}


async def _rank(actor: Actor, row: Post) -> list[tuple[Post, list[Ground]]]:
    """Posts of others of the other kind that fit well enough, best first."""
    sought = DEMAND if row.kind == SUPPLY else SUPPLY
    own, theirs = ("supply_id", "demand_id") if row.kind == SUPPLY else ("demand_id", "supply_id")
    proposed = await scoped(Match, actor).filter(**{own: row.id}).values_list(theirs, flat=True)
    rows = scoped(Post, actor).filter(kind=sought, state=PUBLISHED, valid_to__gte=today(), category=row.category)
    others = [one for one in await rows.exclude(id__in=[0, *proposed]) if _apart(one, row)]
    known = await trades_of(actor, [row, *others])
    own_trade = known.get(row.firm_id or 0, NOTHING)
    scored = [(one, grounds_of(row, one, own_trade, known.get(one.firm_id or 0, NOTHING))) for one in others]
    fitting = [pair for pair in scored if score_of(pair[1]) >= LEAST]
    return sorted(fitting, key=lambda pair: (-score_of(pair[1]), pair[0].id))[:MOST]


def _apart(one: Post, other: Post) -> bool:
    """Nobody is matched with themselves."""
    return (one.person_id, one.firm_id) != (other.person_id, other.firm_id)


def _propose(row: Post, other: Post, grounds: list[Ground]) -> Match:
    supply, demand = (row, other) if row.kind == SUPPLY else (other, row)
    return Match(supply_id=supply.id, demand_id=demand.id, score=score_of(grounds), why=stored(grounds))


async def posts_of(actor: Actor, rows: Sequence[Match]) -> Mapping[int, list[Post]]:
    """The posts of each match, by its id."""
    ids = {one for row in rows for one in (row.supply_id, row.demand_id)}
    found = {one.id: one for one in await scoped(Post, actor).filter(id__in=list(ids))}
    return {row.id: [found[one] for one in (row.supply_id, row.demand_id) if one in found] for row in rows}


def refuse_over(actor: Actor, posts: list[Post]) -> list[Blocker]:
    return [] if all(is_open(one) for one in posts) else [OVER]


async def let_matches_go(act: Act) -> None:
    """A post that is over: what was proposed about it is refused."""
    await drop_matches(act.work, act.row.id)


async def drop_matches(work: Work, post_id: int) -> None:
    for side in ("supply_id", "demand_id"):
        waiting = scoped(Match, work.actor).filter(**{side: post_id}, state__in=OPEN_STATES).order_by("id")
        for row in await waiting.select_for_update(no_key=True):
            async with open_transition(work, match, row, "refuse") as act:
                act.changes["reason"] = OVER_TEXT


async def read_contacts(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /sd/match/contacts: both sides' contacts, while both accept."""
    row = await seen(match, actor, query.id)
    if row.state != ACCEPTED_BOTH:
        raise Conflict("双方同意后才能查看 | They are shown once both sides accept", id="sdContact.hidden")
    return {"supply": await contact_of(actor, row.supply_id), "demand": await contact_of(actor, row.demand_id)}
