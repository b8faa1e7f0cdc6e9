"""Matching: what is proposed for a post follows the post, its firm and what was learned.

It is done anew whenever one of them changes (`server/market/rematch.py`), and when somebody asks for it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tortoise.functions import Count

from schema.market.match import ACCEPTED_ONE, PROPOSED, REFUSED, Match, match
from schema.market.post import DEMAND, PUBLISHED, SUPPLY, Post
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work
from server.market.learning import weights_of
from server.market.owners import accounts_of
from server.market.posts import is_open
from server.market.scoring import LEAST, NOTHING, Ground, base_of, grounds_of, score_of, stored, weigh
from server.market.trades import trades_of
from server.system.api import notify

MOST = 5
"""So many are proposed for a post: the best ones."""
MOST_OPEN = 10
"""A post that waits for so many answers is proposed to nobody else, lest popular posts be flooded."""
OPEN_STATES = (PROPOSED, ACCEPTED_ONE)
OVER_TEXT = "信息已关闭或过期 | A post was closed or has run out"


class Fit(NamedTuple):
    """A post that fits; `crowd`: how many open proposals it has already."""

    other: Post
    grounds: list[Ground]
    crowd: int

    @property
    def score(self) -> int:
        return score_of(self.grounds)

    @property
    def order(self) -> tuple[int, int, int]:
        return -self.score, self.crowd, self.other.id


async def take_matching(work: Work) -> None:
    """One post of an organisation at a time, before its row is locked: two that fit each other are proposed once."""
    await take_turn(work.connection, "sd/match", work.actor.tenant_id)


async def rematch(work: Work, row: Post) -> int:
    """Makes the proposals of a locked post those that fit now; gives how many are new."""
    actor = work.actor
    if row.del_flag or not is_open(row, actor.today):
        await drop_matches(work, row.id)
        return 0
    known = await _known(actor, row)
    fits = {fit.other.id: fit for fit in await _fits(work, row, await weights_of(actor))}
    best = sorted(fits.values(), key=lambda fit: fit.order)
    await _renew_scores(work, known, fits, {fit.other.id for fit in best[:MOST_OPEN]})
    fresh = [fit for fit in best[:MOST] if fit.other.id not in known and fit.crowd < MOST_OPEN]
    await work.insert_many([_propose(row, fit) for fit in fresh])
    again = [fit for fit in best[:MOST] if fit.other.id in known and _may_return(known[fit.other.id], fit)]
    for fit in again:
        await _return(work, known[fit.other.id], fit)
    await _tell(work, row, [*fresh, *again])
    return len(fresh) + len(again)


async def _known(actor: Actor, row: Post) -> dict[int, Match]:
    """What is or was proposed for a post, by the other post; locked."""
    own, theirs = ("supply_id", "demand_id") if row.kind == SUPPLY else ("demand_id", "supply_id")
    rows = scoped(Match, actor).filter(**{own: row.id}).order_by("id").select_for_update(no_key=True)
    found: dict[int, Match] = {getattr(one, theirs): one for one in await rows}
    return found


async def _fits(work: Work, row: Post, weights: Mapping[str, int]) -> list[Fit]:
    """Posts of others of the other kind that fit well enough."""
    actor = work.actor
    sought = DEMAND if row.kind == SUPPLY else SUPPLY
    rows = scoped(Post, actor).filter(kind=sought, state=PUBLISHED, valid_to__gte=actor.today, category=row.category)
    others = [one for one in await rows if _apart(one, row)]
    known = await trades_of(actor, [row, *others])
    own_trade = known.get(row.firm_id or 0, NOTHING)
    scored = [
        (one, weigh(grounds_of(row, one, own_trade, known.get(one.firm_id or 0, NOTHING)), weights)) for one in others
    ]
    fitting = [(one, grounds) for one, grounds in scored if score_of(grounds) >= LEAST]
    crowds = await _crowds(work, sought, [one for one, _ in fitting])
    return [Fit(one, grounds, crowds.get(one.id, 0)) for one, grounds in fitting]


async def _crowds(work: Work, kind: str, posts: Sequence[Post]) -> dict[int, int]:
    """Open proposals of each post of a kind that has any."""
    column = f"{kind}_id"
    found = scoped(Match, work.actor).filter(state__in=OPEN_STATES, **{f"{column}__in": [post.id for post in posts]})
    counted = await found.annotate(count=Count("id")).group_by(column).values_list(column, "count")
    return {int(str(post_id)): int(str(count)) for post_id, count in counted}


def _apart(one: Post, other: Post) -> bool:
    """Nobody is matched with themselves."""
    return (one.person_id, one.firm_id) != (other.person_id, other.firm_id)


async def _renew_scores(work: Work, known: Mapping[int, Match], fits: Mapping[int, Fit], kept: set[int]) -> None:
    """What is open is scored anew; a proposal that nobody has answered goes when it no longer fits or others fit better."""
    for other_id, row in known.items():
        if row.state == PROPOSED and other_id not in kept:
            await work.delete(row)
        elif row.state in OPEN_STATES and other_id in fits:
            await work.update(row, _scored(fits[other_id]))


def _may_return(row: Match, fit: Fit) -> bool:
    """A pair that people refused comes back only where it fits better than it did, whatever was learned since."""
    if row.state != REFUSED:
        return False
    return row.fault is None or sum(one.base for one in fit.grounds) > base_of(row.why or [])


async def _return(work: Work, row: Match, fit: Fit) -> None:
    async with open_transition(work, match, row, "renew") as act:
        act.changes |= {**_scored(fit), "side": None, "fault": None, "reason": None}


def _scored(fit: Fit) -> dict[str, Any]:
    return {"score": fit.score, "why": stored(fit.grounds)}


def _propose(row: Post, fit: Fit) -> Match:
    supply, demand = (row, fit.other) if row.kind == SUPPLY else (fit.other, row)
    return Match(supply_id=supply.id, demand_id=demand.id, **_scored(fit))


async def _tell(work: Work, row: Post, fits: Sequence[Fit]) -> None:
    """The people of both sides, where they have accounts; never whom to call."""
    if not fits:
        return
    accounts = await accounts_of(work.actor, [row, *(fit.other for fit in fits)])
    for post, count in [(row, len(fits)), *((fit.other, 1) for fit in fits)]:
        await notify(
            work,
            accounts[post.id],
            "有新的供需匹配 | New matches",
            f"「{post.title}」有{count}条新匹配，请确认 | {count} new for “{post.title}”; please answer",
            url=f"/{match.path}",
            bus=("sd/post", post.id),
        )


async def drop_matches(work: Work, post_id: int) -> None:
    """A post that is over: what was proposed about it and not yet agreed on is refused."""
    for side in ("supply_id", "demand_id"):
        waiting = scoped(Match, work.actor).filter(**{side: post_id}, state__in=OPEN_STATES).order_by("id")
        for row in await waiting.select_for_update(no_key=True):
            async with open_transition(work, match, row, "refuse") as act:
                act.changes["reason"] = OVER_TEXT
