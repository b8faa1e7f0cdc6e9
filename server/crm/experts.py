"""Experts: hours that do not overlap, and the rating as the mean of the reviews."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from schema.crm.expert import Expert
from schema.crm.expert_review import ExpertReview
from schema.crm.expert_slot import ExpertSlot
from schema.kit.errors import Invalid
from server.engine.hooks import value_after
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work

HUNDREDTH = Decimal("0.01")


async def keep_apart(work: Work, values: dict[str, Any], row: ExpertSlot | None, actor: Actor) -> None:
    """Two hours of one day do not overlap; writers of one expert's hours come one after the other."""
    expert = await lock(Expert, actor, value_after(values, row, "expert_id"))
    begin, end = value_after(values, row, "begin"), value_after(values, row, "end")
    weekday = value_after(values, row, "weekday")
    others = scoped(ExpertSlot, actor).filter(expert_id=expert.id, weekday=weekday, begin__lt=end, end__gt=begin)
    if row is not None:
        others = others.exclude(id=row.id)
    other = await others.first()
    if other is not None:
        span = f"{other.begin[:5]}–{other.end[:5]}"
        raise Invalid(fields={"begin": f"与 {span} 重叠 | Overlaps {span}"})


async def rate_expert(work: Work, row: ExpertReview, actor: Actor) -> None:
    expert = await lock(Expert, actor, row.expert_id)
    scores = [one.score for one in await scoped(ExpertReview, actor).filter(expert_id=expert.id)]
    mean = (Decimal(sum(scores)) / len(scores)).quantize(HUNDREDTH, ROUND_HALF_UP) if scores else None
    await work.update(expert, {"rating": mean, "rated": len(scores)})
