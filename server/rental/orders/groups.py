"""Rooms of one party: booked together, all or none, as orders of their own that share a group number.

Each room keeps its own stay, money and steps; what the party shares is who booked it, who pays, and the number to find it by.
"""

from collections.abc import Sequence
from datetime import date
from typing import Any

from pydantic import ConfigDict, Field

from schema.kit.money import to_yuan
from schema.rental.order import DailyOrder
from schema.rental.order import order as resource
from schema.rental.unit import Unit
from server.engine.available_actions import available_actions
from server.engine.read import visible_ids
from server.http.adapters import with_body
from server.http.amount import Yuan
from server.http.body import Body
from server.http.route import Route
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import unit_of_work
from server.rental.availability.refusals import wording
from server.rental.orders.cancellation import confirm_at_once
from server.rental.orders.forms import BookerForm, OrderAdd
from server.rental.orders.group_rooms import MOST_ROOMS
from server.rental.orders.new_order import write_group
from server.rental.orders.shapes import GroupedOrder
from server.rental.pricing.origin import Origin, read_company_id


class GroupRoom(Body):
    """Nights [checkIn, checkOut) of a unit; `quoted`: the sum that was shown, yuan."""

    model_config = ConfigDict(extra="forbid")

    unit_id: str
    check_in: date
    check_out: date
    quoted: Yuan | None = None


class GroupAdd(BookerForm):
    """Who books, and the rooms; guests are told room by room as they come.

    What an order takes beside these, guests and prices of nights, is refused and not dropped."""

    model_config = ConfigDict(extra="forbid")

    company_id: str | None = Field(default=None, max_length=40)
    rooms: list[GroupRoom] = Field(min_length=2, max_length=MOST_ROOMS)
    override_reason: str | None = Field(default=None, max_length=100)
    confirm: bool = True


class GroupAdded(Shape):
    group_no: str
    orders: list[GroupedOrder]


async def add_group(actor: Actor, body: GroupAdd) -> dict[str, Any]:
    """POST /rental/order/addGroup: Conflict names who has which room; a fault of a room is at `rooms.N`."""
    origin = Origin(body.channel, read_company_id(body.company_id))
    async with unit_of_work(actor) as work, wording(work, origin):
        orders = await write_group(work, [_order_of(body, room) for room in body.rooms])
        for order in orders if body.confirm else ():
            await confirm_at_once(work, order)
    return {"groupNo": orders[0].group_no, "orders": await _shape(actor, orders)}


def _order_of(body: GroupAdd, room: GroupRoom) -> OrderAdd:
    shared = {
        "contact_name": body.contact_name,
        "contact_phone": body.contact_phone,
        "channel": body.channel,
        "remark": body.remark,
        "company_id": body.company_id,
        "override_reason": body.override_reason,
    }
    return OrderAdd.model_validate({**shared, **room.model_dump()})


async def read_group(actor: Actor, order: DailyOrder) -> list[dict[str, Any]]:
    """The other rooms of the party that the actor may see, as `GroupedOrder`; none where it came alone."""
    if not order.group_no:
        return []
    rows = await scoped(DailyOrder, actor).filter(group_no=order.group_no).exclude(id=order.id).order_by("order_no")
    seen = set(await visible_ids(resource, actor, [row.id for row in rows]))
    return await _shape(actor, [row for row in rows if row.id in seen])


async def _shape(actor: Actor, orders: Sequence[DailyOrder]) -> list[dict[str, Any]]:
    units = of_tenant(Unit, actor.tenant_id).filter(id__in={order.unit_id for order in orders if order.unit_id})
    titles = {row.id: row.title for row in await units}
    offers = await available_actions(resource, actor, orders)
    return [
        {
            "id": str(order.id),
            "orderNo": order.order_no,
            "unitTitle": titles.get(order.unit_id or 0, ""),
            "checkIn": order.check_in.isoformat(),
            "checkOut": order.check_out.isoformat(),
            "state": order.state,
            "balance": to_yuan(order.balance),
            **offers[order.id]._asdict(),
        }
        for order in orders
    ]


ROUTES = [
    Route(
        "POST",
        "/rental/order/addGroup",
        with_body(add_group),
        needs="rental:order:add",
        body=GroupAdd,
        result=GroupAdded,
        once="required",
        summary="团队预订 | Book rooms for a party",
    ),
]
