"""Days and amounts that belong together: an end is not before its beginning."""

from typing import Any

from schema.kit.errors import Invalid
from server.engine.hooks import value_after
from server.kit.actor import Actor

BACKWARDS = "结束不能早于开始 | The end is not before the beginning"
LESS = "上限不能小于下限 | Not below where it begins"


async def check_span(actor: Actor, values: dict[str, Any], row: Any) -> None:
    begin, end = value_after(values, row, "begin_on"), value_after(values, row, "end_on")
    if begin and end and end < begin:
        raise Invalid(fields={"endOn": BACKWARDS})


async def check_budget(actor: Actor, values: dict[str, Any], row: Any) -> None:
    least, most = value_after(values, row, "budget_from"), value_after(values, row, "budget_to")
    if least is not None and most is not None and most < least:
        raise Invalid(fields={"budgetTo": LESS})
