"""New orders: what is asked for is checked and priced, the nights are taken, then the orders are written.

In three steps, so that the rooms of a party are taken together: all claims come before the first number.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan
from schema.kit.numerals import document_number
from schema.kit.snowflake import next_id
from schema.rental.community import Community
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, of_tenant, parse_id
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_stays, emit_today
from server.rental.cashier.ledger import settle_room_charge
from server.rental.day_window import first_editable
from server.rental.history import Line, line_of
from server.rental.inventory.types import find_type, reference_unit
from server.rental.inventory.units import check_daily, load_units
from server.rental.numbers import next_number, next_numbers
from server.rental.occupancy.hours import check_day
from server.rental.occupancy.type_availability import Key
from server.rental.orders.acting import account_of, note_in_log, read_figures
from server.rental.orders.booking import rebook
from server.rental.orders.forms import GuestForm, OrderAdd, OrderForm, check_guests, read_names, read_prices
from server.rental.orders.on_account import book_on_account
from server.rental.orders.plan import NO_UNIT, Plan, from_quote, type_prices
from server.rental.orders.rebooking import Rebooking
from server.rental.pricing.origin import Origin, read_company_id
from server.rental.pricing.quotes import quote, shape_quote
from server.rental.pricing.rule import PriceLine
from server.rental.spans import Span, check_span, show_hours

POLICY = "入住前一日18:00前可免费取消，之后收取首晚房费 | Free until 18:00 the day before; then the first night"


_SHARED = ("contactName", "contactPhone", "channel", "companyId", "remark", "overrideReason")


@dataclass(frozen=True, slots=True)
class Entry:
    """An order that is checked and priced; `change` will take its nights, `booked` says so in its log."""

    body: OrderAdd
    order: DailyOrder
    change: Rebooking
    company_id: int | None
    booked: Line


async def write_order(work: Work, body: OrderAdd, import_key: str | None = None) -> DailyOrder:
    """One order; Conflict names who has the nights."""
    entry = await _check(work, body, import_key)
    await rebook(work, [entry.change], parse_id(body.hold_id) if body.hold_id else None)
    return await _write(work, entry, await _put_on_account(work, entry), await next_number(work, "order"))


async def write_group(work: Work, bodies: Sequence[OrderAdd]) -> list[DailyOrder]:
    """The rooms of a party under one group number: all of them, or none; a fault of one is told at `rooms.N`."""
    entries = []
    for place, body in enumerate(bodies):
        with _in_room(place):
            entries.append(await _check(work, body, None))
    await rebook(work, [entry.change for entry in entries])
    group_no, numbers, orders = "", list[str](), list[DailyOrder]()
    for entry in entries:
        # The company is locked by the first; what the others may owe is counted with those that are written already.
        told = await _put_on_account(work, entry)
        if not numbers:
            numbers, group_no = await next_numbers(work, "order", len(entries)), await next_number(work, "group")
        entry.order.group_no = group_no
        orders.append(await _write(work, entry, told, numbers[len(orders)]))
    return orders


@contextmanager
def _in_room(place: int) -> Iterator[None]:
    """What only this room can be faulted for is said at it; who books is the same for all."""
    try:
        yield
    except Invalid as error:
        fields = {key if key in _SHARED else f"rooms.{place}.{key}": text for key, text in (error.fields or {}).items()}
        raise Invalid(fields=fields) from error


async def _check(work: Work, body: OrderAdd, import_key: str | None) -> Entry:
    actor, span = work.actor, Span(body.check_in, body.check_out)
    hours = body.hours.read() if body.hours else None
    if hours:
        check_day(actor, span, hours)
    else:
        check_span(span)
    await _check_arrival(actor, span, await business_day(actor.tenant_id))
    unit, place = await _goal(actor, body)
    read_names(body)
    check_guests(body.guests, unit.resident_limit)
    company_id = read_company_id(body.company_id)
    origin = Origin(body.channel, company_id)
    lines = await quote(work.connection, unit, span, origin=origin, day_use=hours is not None)
    _check_quoted(body, lines)
    plan = apply_typed(actor, from_quote(NO_UNIT if place else unit.id, lines), body)
    order = DailyOrder(
        id=next_id(), state="reserved", cancel_policy=POLICY, import_key=import_key, day_use=hours is not None
    )
    order.unit_type = place.unit_type if place else None
    change = Rebooking(
        order,
        (),
        plan,
        hours=hours,
        override=body.override_reason,
        place=place,
        overbook=body.overbook_reason,
    )
    when = {"day": span.start, "hours": show_hours(hours)} if hours else span._asdict() | {"nights": span.nights}
    where = {"type": place.unit_type} if place else {"unit": unit.title}
    booked = line_of(f"booked{'_hours' if hours else ''}{'_waiting' if place else ''}", **where, **when)
    return Entry(body, order, change, company_id, booked)


async def _put_on_account(work: Work, entry: Entry) -> list[Line]:
    """Once the nights are taken, whose sum is what the company stands for."""
    _fill(entry.order, entry.body, entry.change.changes)
    return [await book_on_account(work, entry.order, entry.company_id)] if entry.company_id else []


async def _write(work: Work, entry: Entry, told: Sequence[Line], number: str) -> DailyOrder:
    """Claims came first, the number comes last: the row lock of the counter stays short."""
    order, body = entry.order, entry.body
    order.order_no = number
    await write_guests(work, order, body.guests)
    await work.insert(order)
    work.log_state(order, "order", "draft", "reserved", "add")
    await settle_room_charge(work, account_of(order), order.room_total, "add")
    await work.update(order, await read_figures(work.actor, order), action="add")
    await note_in_log(work, order.id, "add", [entry.booked, *told, *entry.change.notes], body.overbook_reason)
    await emit_stays(work, "order", order.id, {})
    emit_today(work)
    return order


def _check_quoted(body: OrderAdd, lines: Sequence[PriceLine]) -> None:
    """What was shown is what is charged: a price that has changed since is looked at again."""
    total = sum(line.price for line in lines)
    if body.quoted is not None and from_yuan(body.quoted) != total:
        text = "价格刚被修改，请核对新的房价后再保存 | The prices have just changed; check them and save again"
        raise Conflict(text, id="price.changed", result=shape_quote(list(lines)))


async def _goal(actor: Actor, body: OrderAdd) -> tuple[Unit, Key | None]:
    """The unit; or the one that stands for its type, and the type that the order waits for."""
    if body.unit_id:
        unit = await _unit(actor, body.unit_id)
        check_daily([unit])
        return unit, None
    if not body.unit_type or body.hours or body.check_in_now:
        raise Invalid(fields={"unitId": "请选择房间 | Choose a unit"})
    if not body.community_id:
        raise Invalid(fields={"communityId": "请选择小区 | Choose a community"})
    community = await fetch(Community, actor, body.community_id)
    key = Key(community.id, await find_type(actor, community.id, body.unit_type))
    return await reference_unit(actor, *key), key


async def _unit(actor: Actor, unit_id: str) -> Unit:
    return (await load_units(actor, [unit_id]))[parse_id(unit_id)]


async def _check_arrival(actor: Actor, span: Span, day: date) -> None:
    if span.start >= day:
        return
    if not actor.can("rental:order:backdate"):
        raise Invalid(fields={"checkIn": "入住日期不能早于今天 | Check-in must not be before today"})
    first = await first_editable(actor.tenant_id)
    if span.start < first:
        past = (day - first).days
        raise Invalid(fields={"checkIn": f"只能补录最近{past}天 | Only the last {past} days can be entered"})


def _fill(order: DailyOrder, body: OrderAdd, booked: dict[str, Any]) -> None:
    for column, value in {**form_values(body), **guest_values(body.guests), **booked}.items():
        setattr(order, column, value)
    if body.deposit_due:
        order.deposit_due = from_yuan(body.deposit_due)


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
    """Who is named by id, or else by a document, stays that row with what is known of them; others are new.

    Who is not named is gone. The first is the main one when nobody is marked."""
    tenant = work.actor.tenant_id
    known = {str(row.id): row for row in await of_tenant(OrderGuest, tenant).filter(order_id=order.id)}
    main = next((index for index, guest in enumerate(guests) if guest.is_main), 0)
    kept = [known.pop(guest.id or "", None) for guest in guests]
    by_number = {document_number(row.id_no): key for key, row in known.items() if row.id_no}
    kept = [
        before or known.pop(by_number.get(guest.id_no or "", ""), None)
        for before, guest in zip(kept, guests, strict=True)
    ]
    await of_tenant(OrderGuest, tenant).filter(order_id=order.id, id__in=list(map(int, known))).delete()
    for index, (guest, before) in enumerate(zip(guests, kept, strict=True)):
        row = before or OrderGuest(tenant_id=tenant, order_id=order.id)
        if before is not None and document_number(before.id_no or "") != (guest.id_no or ""):
            row.renter_id = None
        row.name, row.gender, row.phone = guest.name, guest.gender or None, guest.phone
        kind = guest.id_type or ("id_card" if guest.id_no else None)
        row.update_from_dict({"id_type": kind, "id_no": guest.id_no})
        row.is_main = index == main
        await row.save(force_create=before is None)
