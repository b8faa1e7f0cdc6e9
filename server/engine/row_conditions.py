"""Whether a row fulfils what a step of its process asks of it by declaration."""

from decimal import Decimal
from typing import Any

from schema.kit.condition import AT_LEAST, EMPTY, FILLED, IS, IS_NOT, Condition
from schema.kit.process import Transition
from server.engine.effects import Blocker

BLOCKER = "step.condition"


def unmet(transition: Transition, row: Any) -> list[Blocker]:
    """What is missing, in the order in which it is declared."""
    return [Blocker(BLOCKER, item.text) for item in transition.only if not holds(item, row)]


def holds(item: Condition, row: Any) -> bool:
    """An empty number is neither at least nor at most anything."""
    value = getattr(row, item.column)
    empty = value in (None, "", []) or value is False
    if item.op in (FILLED, EMPTY):
        return empty is (item.op == EMPTY)
    if item.op in (IS, IS_NOT):
        return (_text(value) in item.values) is (item.op == IS)
    if value is None:
        return False
    number, bound = Decimal(value), Decimal(item.values[0])
    return number >= bound if item.op == AT_LEAST else number <= bound


def _text(value: Any) -> str:
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
