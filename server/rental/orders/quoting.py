"""What the nights of an order cost as quoted today: by its units, or the type that it waits for, and its origin.

Every act that asks for prices anew asks here, so that none of them forgets a part of it.
"""

from datetime import date

from schema.rental.order import DailyOrder
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.rental.bars.queries import Reader
from server.rental.inventory.types import reference_unit
from server.rental.inventory.units import load_units
from server.rental.orders.plan import NO_UNIT, Plan, span_of
from server.rental.pricing.origin import Origin
from server.rental.pricing.quotes import quote
from server.rental.pricing.rule import PriceLine


async def quote_plan(
    reader: Reader, actor: Actor, order: DailyOrder, plan: Plan, origin: Origin
) -> dict[tuple[int, date], PriceLine]:
    """The lines of all nights of the plan, by unit and night; of day use its one line."""
    found: dict[tuple[int, date], PriceLine] = {}
    for unit_id, unit in (await _priced_units(actor, order, {night.unit_id for night in plan})).items():
        for line in await quote(reader, unit, span_of(plan), origin=origin, day_use=order.day_use):
            found[(unit_id, line.night)] = line
    return found


async def priced_unit(actor: Actor, order: DailyOrder, unit_id: int) -> Unit:
    """The unit, or for a stay that waits the one whose prices are those of its type."""
    return (await _priced_units(actor, order, {unit_id}))[unit_id]


async def _priced_units(actor: Actor, order: DailyOrder, ids: set[int]) -> dict[int, Unit]:
    """By id; a plan has one only without a unit."""
    if ids == {NO_UNIT}:
        return {NO_UNIT: await reference_unit(actor, order.community_id, order.unit_type or "")}
    return await load_units(actor, ids)
