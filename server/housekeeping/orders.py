"""Orders of housekeeping, made by hand or by rule: lines with copied prices in fen, planned minutes, number, first event."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.order import Order
from schema.housekeeping.order_item import OrderItem
from schema.kit.clock import now
from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.kit.text import pair
from schema.rental.unit import Unit
from server.engine.row_locks import lock_present
from server.housekeeping.notice import announce_order
from server.housekeeping.number import next_order_no
from server.housekeeping.step import StepInput, require_staff, take_step, write_event
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work
from server.rental.api import lock_units_left

ROOM_FACTORS = {"house": 1.5, "room": 1.0, "bed": 0.5}


@dataclass(frozen=True, slots=True)
class Line:
    """`price` None takes the item's unit price."""

    item_id: int
    times: int = 1
    price: int | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """What an order starts from; `reason` may be a pair text."""

    type: str
    unit_id: int
    lines: tuple[Line, ...]
    reason: str | None = None
    comment: str | None = None
    priority: str = "L"
    plan_begin: datetime | None = None
    deadline: datetime | None = None
    inspect: bool = False
    source: str = "hand"
    source_id: int | None = None


async def make_order(work: Work, draft: Draft) -> Order:
    """Writes a pending order with its lines; the caller has locked the unit, and dispatches the order or announces it."""
    unit = await fetch(Unit, work.actor, draft.unit_id)
    items = await _items_of(work, draft)
    order = Order(
        id=next_id(),
        order_no=await next_order_no(work),
        type=draft.type,
        unit_id=unit.id,
        community_id=unit.community_id,
        priority=draft.priority,
        plan_begin=draft.plan_begin,
        deadline=draft.deadline,
        reason=pair(draft.reason).zh if draft.reason else None,
        reason_en=pair(draft.reason).en if draft.reason else None,
        comment=draft.comment,
        minutes=_minutes(draft, items, unit),
        inspect=draft.inspect,
        source=draft.source,
        source_id=draft.source_id,
    )
    lines = [_order_item(order, items[line.item_id], line) for line in draft.lines]
    order.quoted = sum(line.amount for line in lines)
    await work.insert(order)
    for line in lines:
        await work.insert(line, audit=False)
    await write_event(work, order, "create", StepInput(draft.reason), now())
    work.log_state(order, "hk", None, "pending", "create", draft.reason)
    return order


async def add_order(work: Work, draft: Draft, staff_id: int | str | None) -> dict[str, Any]:
    """An order by hand, dispatched at once when a housekeeper is named."""
    await lock_units_left(work, [draft.unit_id])
    order = await make_order(work, draft)
    if staff_id is None:
        return await announce_order(work, order)
    member = await require_staff(work, staff_id)
    return await take_step(work, order, "dispatch", staff_id=member.id)


async def _items_of(work: Work, draft: Draft) -> dict[int, ItemType]:
    if not draft.lines:
        raise Invalid(fields={"items": "请至少选择一个项目 | Choose at least one item"})
    held = await lock_present(work, ItemType, [line.item_id for line in draft.lines])
    items = {item.id: item for item in await scoped(ItemType, work.actor).filter(id__in=held)}
    if any(line.item_id not in items for line in draft.lines):
        raise Invalid(fields={"items": "项目不存在或已删除 | An item does not exist any more"})
    return items


def _minutes(draft: Draft, items: dict[int, ItemType], unit: Unit) -> int:
    """Planned minutes: items by the size of the room."""
    base = sum(items[line.item_id].minutes * line.times for line in draft.lines)
    return room_minutes(base, unit)


def room_minutes(minutes: int, unit: Unit) -> int:
    """What so many standard minutes come to in a room of its kind."""
    return round(minutes * ROOM_FACTORS.get(unit.kind, 1.0))


def _order_item(order: Order, item: ItemType, line: Line) -> OrderItem:
    price = item.unit_price if line.price is None else line.price
    return OrderItem(
        order_id=order.id,
        item_id=item.id,
        name=item.name,
        price=price,
        times=line.times,
        minutes=item.minutes,
        amount=price * line.times,
        photo_min=item.photo_min,
    )
