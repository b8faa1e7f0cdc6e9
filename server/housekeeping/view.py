"""The view of an order for dispatcher and phone, read for many orders in a constant number of queries."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.order import Order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.order_item import OrderItem
from schema.housekeeping.staff import Staff
from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.kit.text import pair
from schema.rental.community import Building
from schema.rental.unit import Unit
from server.housekeeping.supplies.order_use import view_supplies
from server.kit.actor import Actor
from server.kit.named_files import split_paths
from server.kit.scope import scoped

EVENTS_SHOWN = 40


async def view_orders(actor: Actor, orders: Sequence[Order]) -> list[dict[str, Any]]:
    """Wire objects of orders, in the given order."""
    if not orders:
        return []
    ids = [order.id for order in orders]
    units = {unit.id: unit for unit in await scoped(Unit, actor).filter(id__in={order.unit_id for order in orders})}
    buildings = await _names(Building, actor, {unit.building_id for unit in units.values()})
    staff = await _names(Staff, actor, {order.staff_id for order in orders if order.staff_id})
    items: dict[int, list[OrderItem]] = defaultdict(list)
    for item in await scoped(OrderItem, actor).filter(order_id__in=ids).order_by("id"):
        items[item.order_id].append(item)
    checklists = await _checklists(actor, {item.item_id for lines in items.values() for item in lines})
    supplies = await view_supplies(actor, {order_id: items[order_id] for order_id in ids})
    events: dict[int, list[OrderEvent]] = defaultdict(list)
    for event in await scoped(OrderEvent, actor).filter(order_id__in=ids).order_by("at", "id"):
        events[event.order_id].append(event)
    return [
        {
            **_wire(order, units.get(order.unit_id), buildings, staff, events[order.id]),
            "items": [_item(item, checklists) for item in items[order.id]],
            "supplies": supplies[order.id],
            "photoMin": max((item.photo_min for item in items[order.id]), default=0),
        }
        for order in orders
    ]


async def view_order(actor: Actor, order: Order) -> dict[str, Any]:
    """One order on the wire."""
    return (await view_orders(actor, [order]))[0]


async def _names(model: type[Any], actor: Actor, ids: Iterable[int]) -> dict[int, str]:
    rows = await scoped(model, actor).filter(id__in=set(ids)).values_list("id", "name")
    return {int(row[0]): str(row[1]) for row in rows}


def _wire(
    order: Order,
    unit: Unit | None,
    buildings: dict[int, str],
    staff: dict[int, str],
    events: list[OrderEvent],
) -> dict[str, Any]:
    return {
        "id": str(order.id),
        "no": order.order_no,
        "type": order.type,
        "unitId": str(order.unit_id),
        "unitTitle": unit.title if unit else "",
        "communityId": str(unit.community_id) if unit else "",
        "buildingName": buildings.get(unit.building_id, "") if unit else "",
        "floor": unit.floor if unit else 0,
        "reason": order.reason or "",
        "reasonEn": order.reason_en or order.reason or "",
        "priority": order.priority,
        "state": order.state,
        "paused": order.paused,
        "inspect": order.inspect,
        "staffId": str(order.staff_id) if order.staff_id else None,
        "staffName": staff.get(order.staff_id, "") if order.staff_id else "",
        "minutes": order.minutes,
        "quoted": to_yuan(order.quoted),
        "cost": None if order.cost is None else to_yuan(order.cost),
        "situation": order.situation or "",
        "comment": order.comment or "",
        "vouchers": split_paths(order.vouchers),
        "source": order.source,
        **_times(order),
        "version": order.row_version,
        "events": [_event(event) for event in events[-EVENTS_SHOWN:]],
    }


def _times(order: Order) -> dict[str, str | None]:
    return {
        "deadline": _moment(order.deadline),
        "planBegin": _moment(order.plan_begin),
        "dispatchedAt": _moment(order.dispatched_at),
        "startedAt": _moment(order.started_at),
        "finishAt": _moment(order.finish_at),
        "createTime": _moment(order.create_time),
    }


async def _checklists(actor: Actor, ids: Iterable[int]) -> dict[int, list[str]]:
    """What to look at, by kind of item; people type it, so anything but a list of texts is left out."""
    rows = await scoped(ItemType, actor).filter(id__in=set(ids)).values_list("id", "checklist")
    return {
        int(row[0]): [str(line) for line in row[1] if str(line).strip()] for row in rows if isinstance(row[1], list)
    }


def _item(item: OrderItem, checklists: dict[int, list[str]]) -> dict[str, Any]:
    return {
        "id": str(item.item_id),
        "name": item.name,
        "price": to_yuan(item.price),
        "times": item.times,
        "minutes": item.minutes,
        "amount": to_yuan(item.amount),
        "checklist": checklists.get(item.item_id, []),
    }


def _event(event: OrderEvent) -> dict[str, Any]:
    note = pair(event.note or "")
    return {
        "id": str(event.id),
        "at": to_wire(event.at),
        "actor": event.actor_name or "",
        "kind": event.kind,
        "note": note.zh,
        "noteEn": note.en,
        "photos": split_paths(event.photos),
        "voice": event.voice,
    }


def _moment(value: Any) -> str | None:
    return to_wire(value) if value else None
