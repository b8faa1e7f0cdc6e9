"""Entry of daily orders, and their modification."""

from collections.abc import Sequence
from typing import Any

from schema.kit.errors import Invalid
from schema.rental.order import DailyOrder
from schema.rental.order import order as resource
from schema.rental.order_parts import OrderGuest
from schema.rental.unit import Unit
from server.engine.effects import Effects
from server.engine.process import transition_handler
from server.http.adapters import with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.masked import meant
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.availability.refusals import wording
from server.rental.inventory.types import reference_unit
from server.rental.inventory.units import load_units
from server.rental.orders.acting import OrderAct
from server.rental.orders.cancellation import confirm_at_once
from server.rental.orders.check_in import check_in_at_once
from server.rental.orders.detail import read_detail
from server.rental.orders.forms import (
    GuestForm,
    OrderAdd,
    OrderEdit,
    OrderPrices,
    check_complete,
    check_guests,
    read_names,
    read_prices,
)
from server.rental.orders.new_order import apply_typed, form_values, guest_values, write_guests, write_order
from server.rental.orders.payments import take_at_once
from server.rental.orders.plan import type_prices
from server.rental.orders.price_requests import ask_price_if_due
from server.rental.orders.repricing import reprice
from server.rental.orders.shapes import DailyOrderShape
from server.rental.pricing.origin import Origin, read_company_id

CHANGED = "该入住人已变更，请删除后重新添加 | This guest has changed: remove them and add them anew"


async def add_order(actor: Actor, body: OrderAdd) -> dict[str, Any]:
    """Books the nights; optionally confirms, takes money and checks in at once."""
    origin = Origin(body.channel, read_company_id(body.company_id))
    async with unit_of_work(actor) as work, wording(work, origin):
        order = await write_order(work, body)
        await _go_on(work, order, body)
    return await read_detail(actor, order.id)


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
    return (await load_units(actor, [order.unit_id]))[order.unit_id]


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
