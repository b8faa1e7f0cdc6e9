"""Hooks of the generic screens of risks."""

from typing import Any

from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.unit_of_work import Work
from server.risk.score import level_of, score_of


async def rate(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """Number, score and level are never typed."""
    if row is None:
        values["no"] = await next_number(work, "risk_register", "no", "FX", 5)
    score = score_of(value_after(values, row, "likelihood"), value_after(values, row, "impact"))
    values |= {"score": score, "level": level_of(score)}


HOOKS: dict[str, Hooks] = {"risk/register": Hooks(prepare=rate)}
