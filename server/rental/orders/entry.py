"""Entry of daily orders, and their modification."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan
from schema.kit.numerals import document_number
from schema.kit.snowflake import next_id
from schema.rental.community import Community
from schema.rental.order import DailyOrder
from schema.rental.order import order as resource
from schema.rental.order_parts import OrderGuest
from schema.rental.unit import Unit
from server.engine.effects import Effects
from server.engine.process import transition_handler
from server.http.adapters import with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.masked import meant
from server.kit.scope import fetch, of_tenant, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.availability.refusals import wording
from server.rental.bars.events import emit_stays, emit_today
from server.rental.cashier.ledger import settle_room_charge
from server.rental.day_window import first_editable
from server.rental.history import line_of
from server.rental.inventory.types import find_type, reference_unit
from server.rental.inventory.units import check_daily, load_units
from server.rental.numbers import next_number
from server.rental.occupancy.hours import check_day
from server.rental.occupancy.type_availability import Key
from server.rental.orders.acting import OrderAct, account_of, note_in_log, read_figures
from server.rental.orders.booking import rebook
from server.rental.orders.cancellation import confirm_at_once
from server.rental.orders.check_in import check_in_at_once
from server.rental.orders.detail import read_detail
from server.rental.orders.forms import (
    GuestForm,
    OrderAdd,
    OrderEdit,
    OrderForm,
    OrderPrices,
    check_complete,
    check_guests,
    read_names,
    read_prices,
)
from server.rental.orders.on_account import book_on_account
from server.rental.orders.payments import take_at_once
from server.rental.orders.plan import NO_UNIT, Plan, from_quote, type_prices
from server.rental.orders.price_requests import ask_price_if_due
from server.rental.orders.rebooking import Rebooking
from server.rental.orders.repricing import reprice
from server.rental.orders.shapes import DailyOrderShape
from server.rental.pricing.origin import Origin, read_company_id
from server.rental.pricing.quotes import quote, shape_quote
from server.rental.pricing.rule import PriceLine
from server.rental.spans import Span, check_span, show_hours

CHANGED = "该入住人已变更，请删除后重新添加 | This guest has changed: remove them and add them anew"
POLICY = "入住前一日18:00前可免费取消，之后收取首晚房费 | Free until 18:00 the day before; then the first night"


async def add_order(actor: Actor, body: OrderAdd) -> dict[str, Any]:
    """Books the nights; optionally confirms, takes money and checks in at once."""
    origin = Origin(body.channel, read_company_id(body.company_id))
    async with unit_of_work(actor) as work, wording(work, origin):
        order = await write_order(work, body)
        await _go_on(work, order, body)
    return await read_detail(actor, order.id)


async def write_order(work: Work, body: OrderAdd, import_key: str | None = None) -> DailyOrder:
    """Claims first, number last: the row lock of the counter stays short."""
    actor, span = work.actor, Span(body.check_in, body.check_out)
    hours = body.hours.read() if body.hours else None
    if hours:
        check_day(actor, span, hours)
    else:
        check_span(span)
    day = await business_day(actor.tenant_id)
    await _check_arrival(actor, span, day)
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
    await rebook(work, [change], parse_id(body.hold_id) if body.hold_id else None)
    _fill(order, body, change.changes)
    told = [await book_on_account(work, order, company_id)] if company_id else []
    order.order_no = await next_number(work, "order")
    await write_guests(work, order, body.guests)
    await work.insert(order)
    work.log_state(order, "order", "draft", "reserved", "add")
    await settle_room_charge(work, account_of(order), order.room_total, "add")
    await work.update(order, await read_figures(actor, order), action="add")
    when = {"day": span.start, "hours": show_hours(hours)} if hours else span._asdict() | {"nights": span.nights}
    where = {"type": place.unit_type} if place else {"unit": unit.title}
    booked = line_of(f"booked{'_hours' if hours else ''}{'_waiting' if place else ''}", **where, **when)
    await note_in_log(work, order.id, "add", [booked, *told, *change.notes], body.overbook_reason)
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


async def _go_on(work: Work, order: DailyOrder, body: OrderAdd) -> None:
    if body.confirm or body.check_in_now:
        await confirm_at_once(work, order)
    await take_at_once(work, order, body.cashier)
    if body.check_in_now:
        await check_in_at_once(work, order, body.force_dirty, body.reason)


async def edit_order(act: OrderAct) -> None:
    """Contact, guests, remark and prices; dates and units have actions of their own."""
    body: OrderEdit = act.body
    unit = await _priced(act.actor, act.order)
    sent = "guests" in body.model_fields_set
    rows = await of_tenant(OrderGuest, act.actor.tenant_id).filter(order_id=act.order.id)
    read_names(body, [act.order.contact_name, *[row.name for row in rows]])
    guests = _as_known(rows, body.guests)
    check_guests(guests, unit.resident_limit)
    if sent and act.order.state == "in_house":
        check_complete(guests)
    plan = apply_typed(act.actor, act.plan, body)
    if plan != act.plan and not await ask_price_if_due(act, plan, body.price_reason or ""):
        await reprice(act, plan)
    if sent:
        await write_guests(act.work, act.order, guests)
        act.changes.update(guest_values(guests))
    act.changes.update(form_values(body))
    act.say("edited")


async def change_prices(act: OrderAct) -> None:
    """The prices of nights and nothing else; what is owed follows."""
    body: OrderPrices = act.body
    typed = read_prices(body.night_prices)
    unknown = typed.keys() - {night.night for night in act.plan}
    if unknown:
        places = [n for n, item in enumerate(body.night_prices) if item.night in unknown]
        raise Invalid(fields={f"nightPrices.{n}.night": "不是该订单的夜晚 | No night of this order" for n in places})
    plan = type_prices(act.plan, typed, body.price_reason)
    if plan == act.plan:
        raise Invalid(fields={"nightPrices": "房价没有变化 | No price is another"})
    if not await ask_price_if_due(act, plan, body.price_reason):
        await reprice(act, plan)


async def _priced(actor: Actor, order: DailyOrder) -> Unit:
    if order.unit_id is None:
        return await reference_unit(actor, order.community_id, order.unit_type or "")
    return await _unit(actor, str(order.unit_id))


def _as_known(rows: Sequence[OrderGuest], guests: Sequence[GuestForm]) -> list[GuestForm]:
    """The detail shows documents masked; a masked number that comes back is that of the guest with this id.

    Invalid where a guest is said to be known and is not, or twice: whose number it was would be a guess."""
    known = {str(row.id): row.id_no for row in rows}
    errors: dict[str, str] = {}
    found: list[GuestForm] = []
    named: set[str] = set()
    for index, guest in enumerate(guests):
        if guest.id and (guest.id not in known or guest.id in named):
            errors[f"guests.{index}.name"] = CHANGED
        named.add(guest.id or "")
        number = meant(guest.id_no, known.get(guest.id or ""), f"guests.{index}.idNo")
        found.append(guest.model_copy(update={"id_no": number}))
    if errors:
        raise Invalid(fields=errors)
    return found


STEPS = Effects(
    on={"edit": edit_order, "reprice": change_prices},
    bodies={"edit": OrderEdit, "reprice": OrderPrices},
)
ROUTES = [
    Route(
        "POST",
        "/rental/order/add",
        with_body(add_order),
        needs="rental:order:add",
        body=OrderAdd,
        result=DailyOrderShape,
        once="required",
        summary="录入订单 | Enter order",
    ),
    Route(
        "PUT",
        "/rental/order/edit",
        transition_handler(resource, "edit"),
        needs="rental:order:edit",
        body=OrderEdit,
        result=DailyOrderShape,
        once="required",
        summary="修改订单 | Modify order",
    ),
]
