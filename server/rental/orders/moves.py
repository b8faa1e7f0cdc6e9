"""Changes of dates and units: move, extend, shorten, resize, split and swap; each one a new plan."""

from datetime import date
from typing import Literal

from pydantic import Field

from schema.kit.clock import today
from schema.kit.errors import Conflict, Invalid, NotFound
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderSegment
from schema.rental.unit import Unit
from server.engine.effects import Effects
from server.engine.visible import lock_visible
from server.http.body import Body
from server.kit.scope import fetch, lock, parse_id, scoped
from server.kit.unit_of_work import Work
from server.rental.cleaning.after_stay import soil_unit
from server.rental.inventory.units import load_units
from server.rental.orders.acting import OrderAct, OrderRef, Overriding, acting, replan
from server.rental.orders.booking import rebook
from server.rental.orders.forms import NightPrice, read_prices
from server.rental.orders.plan import (
    NO_UNIT,
    Plan,
    check_past,
    cut,
    from_quote,
    reprice,
    shift,
    span_of,
    to_unit,
    type_prices,
)
from server.rental.orders.preconditions import refuse_nights, refuse_placed
from server.rental.orders.quoting import priced_unit, quote_plan
from server.rental.orders.rebooking import Rebooking
from server.rental.pricing.origin import origin_of
from server.rental.pricing.quotes import quote
from server.rental.spans import Span, check_span


class Pricing(Body):
    """What a stay costs in another unit: as before, as quoted there, or as typed."""

    price_mode: Literal["keep", "reprice", "typed"] = "keep"
    night_prices: list[NightPrice] | None = None
    reason: str | None = Field(default=None, max_length=100)


class Move(Overriding, Pricing):
    stay_id: str
    unit_id: str
    from_: date | None = Field(default=None, alias="from")
    to: date | None = None
    hold_id: str | None = None


class Resize(Overriding):
    """`reason`: why nights are added that were slept already."""

    check_in: date | None = None
    check_out: date | None = None
    reason: str | None = Field(default=None, max_length=100)
    hold_id: str | None = None


class Split(Overriding):
    stay_id: str
    date: date
    unit_id: str
    reason: str | None = Field(default=None, max_length=100)


class Swap(Overriding):
    """`with_version`: the version of the other order that the clerk saw."""

    stay_id: str
    with_stay_id: str
    with_version: int | None = None
    reason: str | None = Field(default=None, max_length=100)


def _hold(text: str | None) -> int | None:
    return parse_id(text) if text else None


async def _stay(act: OrderAct, stay_id: str) -> tuple[int, Span]:
    row = await fetch(OrderSegment, act.actor, stay_id)
    if row.order_id != act.order.id:
        raise NotFound()
    return row.unit_id or NO_UNIT, Span(row.from_day, row.to_day)


def _movable(act: OrderAct, span: Span) -> Span:
    """In-house stays move from today on; what was slept stays where it was."""
    if act.order.state != "in_house" or span.start >= act.today:
        return span
    if span.end <= act.today:
        raise Conflict("今天之前的住宿不能修改 | Nights before today cannot be changed", id="order.past")
    return Span(act.today, span.end)


async def move(act: OrderAct) -> None:
    """Another unit, other dates of the same length or not, or both, for one bar."""
    body: Move = act.body
    act.override, act.overbook = body.override_reason, body.overbook_reason
    old_unit, span = await _stay(act, body.stay_id)
    target = parse_id(body.unit_id)
    plan = await _redate(act, span, Span(body.from_ or span.start, body.to or span.end))
    moved = Span(body.from_ or span.start, body.to or span.end)
    plan = to_unit(plan, _movable(act, moved), target)
    plan = await price_plan(act, plan, body, moved)
    check_past(act.plan, plan, act.today, act.order.state == "in_house")
    await _apply(act, plan, _hold(body.hold_id))
    units = await load_units(act.actor, [target])
    act.say("moved", unit=units[target].title, start=moved.start, end=moved.end)
    if old_unit != target:
        await leave_behind(act, old_unit)


async def _redate(act: OrderAct, old: Span, new: Span) -> Plan:
    if new == old:
        return act.plan
    check_span(new, "from", "to")
    if span_of(act.plan) != old:
        raise Conflict("分段订单不能整体改期，请改首尾 | Change the ends of a split stay instead", id="order.segments")
    if new.nights == old.nights and act.order.state != "in_house":
        return shift(act.plan, (new.start - old.start).days)
    return await _resized(act, new)


async def price_plan(act: OrderAct, plan: Plan, body: Pricing, moved: Span) -> Plan:
    """The plan with the prices that the body asks for."""
    if body.price_mode == "reprice":
        quoted = await quote_plan(act.work.connection, act.actor, act.order, plan, origin_of(act.order))
        return reprice(plan, quoted, max(act.today, moved.start))
    if body.price_mode == "typed":
        typed = type_prices(plan, read_prices(body.night_prices), body.reason)
        if typed != plan:
            act.actor.require("rental:order:price")
            if not body.reason:
                raise Invalid(fields={"reason": "改价必须填写原因 | Give a reason for the changed price"})
        return typed
    return plan


async def _apply(act: OrderAct, plan: Plan, hold_id: int | None) -> None:
    act.before = {"plan": [[night.night.isoformat(), str(night.unit_id), night.price] for night in act.plan]}
    await replan(act, plan, hold_id)


async def leave_behind(act: OrderAct, old_unit: int) -> None:
    """An in-house guest who changes rooms leaves a dirty one; the log keeps which."""
    if act.order.state != "in_house":
        return
    act.before = {**(act.before or {}), "left": str(old_unit)}
    units = await load_units(act.actor, [old_unit])
    await soil_unit(act.work, units[old_unit], "room_change", act.order.id)


async def _resized(act: OrderAct, span: Span) -> Plan:
    """The plan on other dates: kept nights keep their price, new ones are quoted."""
    check_span(span)
    kept = cut(act.plan, span)
    old = span_of(act.plan)
    if not kept:
        return await _new_nights(act, act.plan[-1].unit_id, span)
    front = await _new_nights(act, act.plan[0].unit_id, Span(span.start, min(old.start, span.end)))
    back = await _new_nights(act, act.plan[-1].unit_id, Span(max(old.end, span.start), span.end))
    return front + kept + back


async def _new_nights(act: OrderAct, unit_id: int, span: Span) -> Plan:
    if span.nights <= 0:
        return ()
    unit = await priced_unit(act.actor, act.order, unit_id)
    return from_quote(unit_id, await quote(act.work.connection, unit, span, origin=origin_of(act.order)))


async def change_dates(act: OrderAct) -> None:
    """Nights are added or given back at both ends; extending and shortening leave the day of arrival as it is."""
    body: Resize = act.body
    act.override, act.overbook = body.override_reason, body.overbook_reason
    order, code = act.order, act.transition.code
    first = body.check_in if code == "resize" else None
    span = Span(first or order.check_in, body.check_out or order.check_out)
    check_span(span)
    _check_direction(code, Span(order.check_in, order.check_out), span)
    plan = await _resized(act, span)
    slept = _slept(act, plan)
    if slept and not (body.reason or act.actor.can("rental:order:backdate")):
        text = "补录已住的夜晚必须填写原因 | Give a reason for adding nights that were slept already"
        raise Invalid(fields={"reason": text})
    check_past(act.plan + slept, plan, act.today, order.state == "in_house")
    await _apply(act, plan, _hold(body.hold_id))
    act.say("redated", from_start=order.check_in, from_end=order.check_out, start=span.start, end=span.end)


def _slept(act: OrderAct, plan: Plan) -> Plan:
    """Nights since the departure of a guest who is still there: they were slept where the last one was."""
    end = span_of(act.plan).end
    return tuple(night for night in plan if act.order.state == "in_house" and end <= night.night < act.today)


def _check_direction(event: str, old: Span, new: Span) -> None:
    if event == "extend" and new.end <= old.end:
        raise Invalid(fields={"checkOut": "续住日期必须晚于原离店日期 | Must be after the present departure"})
    if event == "shorten" and new.end >= old.end:
        raise Invalid(fields={"checkOut": "日期必须早于原离店日期 | Must be before the present departure"})


async def come_early(act: OrderAct) -> None:
    """Puts the nights from today on before those of a guest who comes early, at today's quote."""
    if (today() if act.order.day_use else act.today) >= act.order.check_in:
        return
    if act.order.day_use:
        text = "请先把钟点房改到今天 | Move the day use to today first"
        raise Conflict(text, id="order.early")
    first = act.plan[0]
    early = await _new_nights(act, first.unit_id, Span(act.today, first.night))
    await replan(act, early + act.plan)
    act.say("came_early", day=act.today)


async def split(act: OrderAct) -> None:
    """The bar's nights from a day on go to another unit."""
    body: Split = act.body
    act.override, act.overbook = body.override_reason, body.overbook_reason
    old_unit, span = await _stay(act, body.stay_id)
    if not span.start < body.date < span.end:
        raise Invalid(fields={"date": "拆分日期必须在住宿期间内 | The day must lie inside the stay"})
    plan = to_unit(act.plan, Span(body.date, span.end), parse_id(body.unit_id))
    if plan == act.plan:
        raise Invalid(fields={"unitId": "请选择另一间房 | Choose another unit"})
    check_past(act.plan, plan, act.today, act.order.state == "in_house")
    await _apply(act, plan, None)
    act.say("split", day=body.date)
    if body.date == act.today:
        await leave_behind(act, old_unit)


async def lock_swapped(work: Work, body: OrderRef) -> None:
    """Of the two orders that swap their units the one with the lower id first."""
    if not isinstance(body, Swap):
        return
    theirs = await scoped(OrderSegment, work.actor).get_or_none(id=parse_id(body.with_stay_id))
    for order_id in sorted({parse_id(body.id), theirs.order_id} if theirs else ()):
        await lock(DailyOrder, work.actor, order_id)


async def swap(act: OrderAct) -> None:
    """Two bars swap their units, prices kept; both or none."""
    body: Swap = act.body
    mine = await fetch(OrderSegment, act.actor, body.stay_id)
    theirs = await fetch(OrderSegment, act.actor, body.with_stay_id)
    if mine.order_id != act.order.id or theirs.order_id == act.order.id:
        raise Invalid(fields={"withStayId": "请选择另一订单的住宿 | Choose a stay of another order"})
    row = await lock_visible(DailyOrder, act.work, theirs.order_id)
    async with acting(act.work, row, "swap", OrderRef(id=str(row.id), version=body.with_version)) as other:
        other.reason = act.reason
        await _swap_units(((act, body.stay_id), (other, body.with_stay_id)), body.override_reason)


async def _swap_units(pairs: tuple[tuple[OrderAct, str], tuple[OrderAct, str]], override: str | None) -> None:
    stays = [await _stay(act, stay_id) for act, stay_id in pairs]
    changes = []
    for (act, _), (_, span), (unit_id, _) in zip(pairs, stays, reversed(stays), strict=True):
        plan = to_unit(act.plan, _movable(act, span), unit_id)
        changes.append(Rebooking(act.order, act.plan, plan, override=override))
    await rebook(pairs[0][0].work, changes)
    units: dict[int, Unit] = await load_units(pairs[0][0].work.actor, {unit_id for unit_id, _ in stays})
    for (act, _), change, (old_unit, _), (new_unit, _) in zip(pairs, changes, stays, reversed(stays), strict=True):
        act.changes.update(change.changes)
        act.say("swapped", unit=units[new_unit].title)
        act.lines.extend(change.notes)
        if act.order.state == "in_house":
            await leave_behind(act, old_unit)


_DATES = ("extend", "shorten", "resize")
STEPS = Effects(
    on={"move": move, "split": split, "swap": swap, **dict.fromkeys(_DATES, change_dates)},
    bodies={"move": Move, "split": Split, "swap": Swap, **dict.fromkeys(_DATES, Resize)},
    guards={**dict.fromkeys(("move", "split", "swap"), refuse_placed), **dict.fromkeys(_DATES, refuse_nights)},
    lock=lock_swapped,
)
