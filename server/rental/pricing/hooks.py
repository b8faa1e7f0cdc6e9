"""Hooks of day rules: what one must contain, and what it changes on the boards."""

from typing import Any

from schema.kit.errors import Invalid
from schema.rental.price import DayPrice
from schema.rental.unit import Unit
from server.engine.hooks import After, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import fetch
from server.kit.unit_of_work import Work
from server.rental.pricing.day_rules_write import Cell, emit_cells


async def check_day_price(actor: Actor, values: dict[str, Any], row: DayPrice | None) -> None:
    """A price or a limit, else the row would say nothing."""
    columns = ("price", "min_nights", "closed_in", "closed_out", "closed")
    if all(value_after(values, row, column) in (None, False) for column in columns):
        raise Invalid(fields={"price": "请填写价格或限售 | Enter a price or a limit"})


async def repaint_prices(work: Work, row: DayPrice, actor: Actor) -> None:
    """Prices and limits per day are part of a board's window."""
    unit = await fetch(Unit, actor, row.unit_id)
    await emit_cells(work, {unit.id: unit}, [Cell(unit.id, row.night)])


HOOKS: dict[str, Hooks] = {
    "rental/dayPrice": Hooks(
        validate=check_day_price,
        after=After(add=repaint_prices, edit=repaint_prices, delete=repaint_prices, restore=repaint_prices),
    ),
}
