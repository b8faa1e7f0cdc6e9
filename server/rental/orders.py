"""Entering and modifying daily orders."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from schema.kit.clock import today
from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from schema.kit.snowflake import next_id
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.scope import parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.acting import Act, OrderRef, acting, finish, stepping
from server.rental.board_events import connection_of
from server.rental.booking import Rebooking, check_daily, rebook
from server.rental.cashier import CashEntry, post, read_entry
from server.rental.detail import read_detail
from server.rental.forms import GuestForm, OrderAdd, OrderEdit, OrderForm, check_complete, check_guests, read_prices
from server.rental.life import settle_in
from server.rental.numbers import next_number
from server.rental.plan import Plan, check_past, from_quote, type_prices
from server.rental.quotes import check_span, quote
from server.rental.spans import Span
from server.rental.units import load_units

POLICY = "入住前一日18:00前可免费取消，之后收取首晚房费 | Free until 18:00 the day before; then the first night"
EDITABLE_PAST = timedelta(days=7)


async def add_order(actor: Actor, body: OrderAdd) -> dict[str, Any]:
    """Books the nights; optionally confirms, takes money and checks in at once."""
    async with unit_of_work(actor) as work:
        order = await write_order(work, body)
        await _go_on(work, order, body)
    return await read_detail(actor, order.id)


async def write_order(work: Work, body: OrderAdd, import_key: str | None = None) -> DailyOrder:
    """Claims first, number last: the row lock of the counter stays short."""
    actor, span = work.actor, Span(body.check_in, body.check_out)
    check_span(span)
    _check_arrival(actor, span)
    unit = await _unit(actor, body.unit_id)
    check_daily([unit])
    check_guests(body.guests, unit.resident_limit)
    plan = from_quote(unit.id, await quote(connection_of(work), unit, span))
    plan = apply_typed(actor, plan, body)
    order = DailyOrder(id=next_id(), state="reserved", cancel_policy=POLICY, import_key=import_key)
    change = Rebooking(order, (), plan)
    await rebook(work, [change], parse_id(body.hold_id) if body.hold_id else None)
    _fill(order, body, change.changes)
    order.order_no = await next_number(work, "order")
    await write_guests(work, order, body.guests)
    await work.insert(order)
    work.log_state(order, "order", "draft", "reserved", "add")
    act = Act(work, order, "add", plan, room_charge=order.room_total)
    act.say(f"录入订单 {unit.title} {span.start}..{span.end} 共{span.nights}晚")
    await finish(act, {})
    return order


async def _unit(actor: Actor, unit_id: str) -> Unit:
    return (await load_units(actor, [unit_id]))[parse_id(unit_id)]


def _check_arrival(actor: Actor, span: Span) -> None:
    if span.start >= today():
        return
    if not actor.can("rental:order:backdate"):
        raise Invalid(fields={"checkIn": "入住日期不能早于今天 | Check-in must not be before today"})
    if span.start < today() - EDITABLE_PAST:
        raise Invalid(fields={"checkIn": "只能补录最近7天 | Only the last 7 days can be entered"})


def _fill(order: DailyOrder, body: OrderAdd, booked: dict[str, Any]) -> None:
    for column, value in {**form_values(body), **guest_values(body.guests), **booked}.items():
        setattr(order, column, value)
    if body.deposit_due:
        try:
            order.deposit_due = from_yuan(body.deposit_due)
        except ValueError as error:
            raise Invalid(fields={"depositDue": "请输入金额 | Enter an amount"}) from error


def form_values(body: OrderForm) -> dict[str, Any]:
    """Columns that come from the form as they are."""
    return {
        "contact_name": body.contact_name,
        "contact_phone": body.contact_phone,
        "channel": body.channel,
        "remark": body.remark,
    }


def guest_values(guests: Sequence[GuestForm]) -> dict[str, Any]:
    """What the order itself keeps about its guests, for lists and boards."""
    return {"guest_names": ",".join(guest.name for guest in guests)[:260] or None, "guest_count": len(guests)}


def apply_typed(actor: Actor, plan: Plan, body: OrderForm) -> Plan:
    """Typed prices need their right and a reason where they differ."""
    changed = type_prices(plan, read_prices(body.night_prices), body.price_reason)
    if changed == plan:
        return plan
    actor.require("rental:order:price")
    if not body.price_reason:
        raise Invalid(fields={"priceReason": "改价必须填写原因 | Give a reason for the changed price"})
    return changed


async def write_guests(work: Work, order: DailyOrder, guests: Sequence[GuestForm]) -> None:
    """Replaces the guests; the first is the main one when nobody is marked."""
    tenant = work.actor.tenant_id
    old = {row.id_no: row for row in await OrderGuest.filter(tenant_id=tenant, order_id=order.id) if row.id_no}
    await OrderGuest.filter(tenant_id=tenant, order_id=order.id).delete()
    main = next((index for index, guest in enumerate(guests) if guest.is_main), 0)
    for index, guest in enumerate(guests):
        known = old.get(guest.id_no or "")
        row = OrderGuest(
            tenant_id=tenant,
            order_id=order.id,
            renter_id=known.renter_id if known else None,
            name=guest.name,
            gender=guest.gender or None,
            id_type=guest.id_type or ("id_card" if guest.id_no else None),
            id_no=guest.id_no,
            phone=guest.phone,
            is_main=index == main,
            checkin_at=known.checkin_at if known else None,
        )
        await row.save(force_create=True)


async def _go_on(work: Work, order: DailyOrder, body: OrderAdd) -> None:
    if body.confirm or body.check_in_now:
        work.actor.require("rental:order:confirm")
        async with stepping(work, order, "confirm") as act:
            act.say("确认订单")
    if body.cashier:
        work.actor.require("rental:order:cashier")
        async with stepping(work, order, "cashier") as act:
            await take_cash(act, body.cashier)
    if body.check_in_now:
        work.actor.require("rental:order:checkIn")
        async with stepping(work, order, "checkIn") as act:
            await settle_in(act, early=False, force_dirty=body.force_dirty, reason=body.reason)


async def take_cash(act: Act, entries: Sequence[CashEntry]) -> None:
    """Posts cashier lines of an order."""
    for entry in entries:
        written = await post(act.work, act.account, read_entry(act.work.actor, entry))
        act.say(f"收银 {entry.project} {entry.amount} 元 {written[-1].no}")


async def edit_order(actor: Actor, body: OrderEdit) -> dict[str, Any]:
    """Contact, guests, remark and prices; dates and units have actions of their own."""
    async with acting(actor, OrderRef(id=body.id, version=body.version), "edit") as act:
        [unit] = (await load_units(actor, [act.order.unit_id])).values()
        sent = "guests" in body.model_fields_set
        guests = await _keep_masked(act, body.guests)
        check_guests(guests, unit.resident_limit)
        if sent and act.order.state == "in_house":
            check_complete(guests)
        plan = apply_typed(actor, act.plan, body)
        if plan != act.plan:
            check_past(act.plan, plan, today(), act.order.state == "in_house")
            act.before = {"prices": [[night.night.isoformat(), night.price] for night in act.plan]}
            change = Rebooking(act.order, act.plan, plan)
            await rebook(act.work, [change])
            act.changes.update(change.changes)
            act.room_charge = act.changes["room_total"]
            act.say("修改房价")
        if sent:
            await write_guests(act.work, act.order, guests)
            act.changes.update(guest_values(guests))
        act.changes.update(form_values(body))
        act.say("修改订单")
    return await read_detail(actor, act.order.id)


async def _keep_masked(act: Act, guests: Sequence[GuestForm]) -> list[GuestForm]:
    """The detail shows documents masked; a masked number that comes back means "unchanged"."""
    rows = await OrderGuest.filter(tenant_id=act.work.actor.tenant_id, order_id=act.order.id)
    known = {row.name: row.id_no for row in rows}
    kept = []
    for guest in guests:
        masked = guest.id_no is not None and "*" in guest.id_no
        kept.append(guest.model_copy(update={"id_no": known.get(guest.name)}) if masked else guest)
    return kept
