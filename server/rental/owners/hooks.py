"""Hooks of owners' costs: a cost belongs to an owner, and to a month that is still open."""

from datetime import date
from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.rental.house import House
from schema.rental.owner import OwnerCost, owner_cost
from schema.rental.owner_statement import DRAFT, OwnerStatement
from server.engine.hooks import Before, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

_CLOSED = "该月的业主对账单已确认 | The owner's statement of this month is confirmed"


async def check_cost(actor: Actor, values: dict[str, Any], row: OwnerCost | None) -> None:
    """Invalid at a house without an owner, at no amount, and at the day of a month that is confirmed, before the change or after
    it."""
    if not value_after(values, row, "amount"):
        raise Invalid(fields={"amount": "金额须大于0 | More than nothing"})
    house = await scoped(House, actor).get_or_none(id=value_after(values, row, "house_id"))
    if house is None or house.owner_id is None:
        raise Invalid(fields={"houseId": "该房源没有业主 | This house has no owner"})
    days = {value_after(values, row, "day"), row.day if row else None} - {None}
    if await _is_closed(actor, house.owner_id, days):
        raise Invalid(fields={"day": _CLOSED})


async def keep_closed(work: Work, row: OwnerCost, actor: Actor) -> None:
    house = await scoped(House, actor).get_or_none(id=row.house_id)
    if house is not None and house.owner_id and await _is_closed(actor, house.owner_id, {row.day}):
        raise Conflict(_CLOSED, id="ownerStatement.closed")


async def _is_closed(actor: Actor, owner_id: int, days: set[date]) -> bool:
    months = {f"{day:%Y-%m}" for day in days}
    return await scoped(OwnerStatement, actor).filter(owner_id=owner_id, month__in=months).exclude(state=DRAFT).exists()


HOOKS: dict[str, Hooks] = {
    owner_cost.path: Hooks(validate=check_cost, before=Before(delete=keep_closed, restore=keep_closed))
}
