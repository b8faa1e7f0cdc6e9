"""Ratings: their number, criteria that stay once confirmed, and weights that make a hundred before that."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from schema.kit.errors import Conflict
from schema.member.rating import CONFIRMED, MemberRating, RatingItem
from server.engine.effects import Act, Blocker
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

HUNDRED = Decimal(100)


async def give_no(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    if row is None:
        values["no"] = await next_number(work, "vip_member_rating", "no", "PJ", 5)


async def keep_open(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """Criteria of a confirmed rating stay as they are."""
    rating = value_after(values, row, "rating_id")
    if await scoped(MemberRating, actor).filter(id=rating, state=CONFIRMED).exists():
        raise Conflict(
            "已确认的评价不能修改指标，请先重新评价 | The rating is confirmed; reopen it first", id="rating.confirmed"
        )


async def keep_criterion(work: Work, row: RatingItem, actor: Actor) -> None:
    await keep_open(work, {}, row, actor)


async def sum_weights(actor: Actor, rows: Sequence[Any]) -> Mapping[int, Decimal]:
    """The weights of each rating's criteria together."""
    sums = {row.id: Decimal(0) for row in rows}
    for rating, weight in (
        await scoped(RatingItem, actor).filter(rating_id__in=list(sums)).values_list("rating_id", "weight")
    ):
        sums[rating] += Decimal(str(weight))
    return sums


def may_confirm(actor: Actor, weights: Decimal) -> list[Blocker]:
    if weights == HUNDRED:
        return []
    told = f"{weights.normalize():f}"
    return [Blocker("rating.weights", f"权重合计为{told}，应为100 | The weights make {told}; they must make 100")]


async def sign(act: Act) -> None:
    """Who confirms it has rated, where nobody was named."""
    if not act.row.rater:
        act.changes["rater"] = act.actor.realname
