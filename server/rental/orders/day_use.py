"""Day use: changes of its hours, to other hours, another day or another unit; what nights have `moves` for."""

from datetime import date
from typing import Literal

from pydantic import Field

from schema.kit.errors import Conflict, Invalid
from server.engine.effects import Blocker, Effects
from server.kit.actor import Actor
from server.kit.scope import parse_id
from server.rental.inventory.units import load_units
from server.rental.occupancy.hours import HoursForm, check_day
from server.rental.orders.acting import OrderAct, Overriding, replan
from server.rental.orders.forms import NightPrice, read_prices
from server.rental.orders.moves import leave_behind
from server.rental.orders.plan import Plan, from_quote, type_prices
from server.rental.orders.preconditions import Facts, refuse_locked
from server.rental.pricing.origin import origin_of
from server.rental.pricing.quotes import quote
from server.rental.spans import Hours, Span, show_hours

NOT_HOURS = Blocker("order.day_use", "不是钟点房 | This is no day use", moot=True)


class ChangeHours(Overriding):
    """Where and when the guest is to be; the price stays, is asked for anew, or is typed."""

    unit_id: str
    day: date
    hours: HoursForm
    price_mode: Literal["keep", "reprice", "typed"] = "keep"
    night_prices: list[NightPrice] | None = None
    reason: str | None = Field(default=None, max_length=100)
    hold_id: str | None = None


def refuse_hours(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([] if facts.day_use else [NOT_HOURS]) + refuse_locked(actor, facts)


async def change_hours(act: OrderAct) -> None:
    """One bar of hours to another place; somebody who is in stays on the day and began when she began."""
    body: ChangeHours = act.body
    hours = body.hours.read()
    act.override = body.override_reason
    order = act.order
    old = Hours(order.from_minute or 0, order.to_minute or 0)
    same = (parse_id(body.unit_id), body.day, hours) == (order.unit_id, order.check_in, old)
    if not same:
        _check_in_house(act, body.day, hours, old)
        check_day(act.actor, Span(body.day, body.day), hours)
    if body.day < act.today and not same:
        raise Conflict("不能安排到今天之前 | Nothing can be moved before today", id="order.past")
    plan = await _priced(act, body)
    act.before = {"hours": [order.check_in.isoformat(), str(order.unit_id), *old]}
    left = order.unit_id
    await replan(act, plan, parse_id(body.hold_id) if body.hold_id else None, hours=hours)
    [unit] = (await load_units(act.actor, [body.unit_id])).values()
    act.say("hours_changed", unit=unit.title, day=body.day, hours=show_hours(hours))
    if unit.id != left:
        await leave_behind(act, left)


def _check_in_house(act: OrderAct, day: date, hours: Hours, old: Hours) -> None:
    if act.order.state != "in_house":
        return
    if day != act.order.check_in or hours.start != old.start:
        raise Conflict("已入住，开始时间不能修改 | The guest is in; the beginning cannot be changed", id="order.past")


async def _priced(act: OrderAct, body: ChangeHours) -> Plan:
    """One line, the price of the day."""
    unit_id = parse_id(body.unit_id)
    kept: Plan = tuple(line._replace(night=body.day, unit_id=unit_id) for line in act.plan)
    if body.price_mode == "reprice":
        [unit] = (await load_units(act.actor, [unit_id])).values()
        day = Span(body.day, body.day)
        lines = await quote(act.work.connection, unit, day, origin=origin_of(act.order), day_use=True)
        return from_quote(unit_id, lines)
    if body.price_mode == "typed":
        typed = type_prices(kept, read_prices(body.night_prices), body.reason)
        if typed != kept:
            act.actor.require("rental:order:price")
            if not body.reason:
                raise Invalid(fields={"reason": "改价必须填写原因 | Give a reason for the changed price"})
        return typed
    return kept


STEPS = Effects(on={"hours": change_hours}, bodies={"hours": ChangeHours}, guards={"hours": refuse_hours})
