"""What cleaning uses: posted when an order is done, taken back when it is worked on again, so that each order stands once."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from schema.housekeeping.order import COMPLETED, TO_INSPECT, Order
from schema.housekeeping.order_item import OrderItem
from schema.housekeeping.stock import USED, StockMove, Store
from schema.housekeeping.supply import ENABLED, ItemSupply, Supply
from server.housekeeping.supplies.movements import change_of
from server.housekeeping.supplies.posting import Change, Entry, lock_supplies, post
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

DONE = (TO_INSPECT, COMPLETED)
Used = Sequence[tuple[int, int]]
"""(supply, how many)."""


async def follow_order(work: Work, order: Order, state_before: str, used: Used | None) -> None:
    """After a step; `used`: what she says that it took, None where she was not asked: then what its items usually take."""
    was_done, is_done = state_before in DONE, order.state in DONE
    if is_done and not was_done:
        await _post_use(work, order, used)
    elif was_done and not is_done:
        await _take_back(work, order)


async def _post_use(work: Work, order: Order, used: Used | None) -> None:
    """Nothing where the organisation keeps no store."""
    store_id = await _store_of(work.actor, order)
    if store_id is None:
        return
    if used is None:
        lines = await scoped(OrderItem, work.actor).filter(order_id=order.id)
        usual = await _usual(work.actor, {order.id: lines})
        used = list(usual[order.id].items())
    wanted = {supply_id: count for supply_id, count in used if count}
    supplies = await lock_supplies(work, wanted)
    entries = [
        Entry(store_id, supply_id, USED, change_of(USED, supplies[supply_id], count), order_id=order.id)
        for supply_id, count in sorted(wanted.items())
    ]
    await post(work, entries, below=True)


async def _take_back(work: Work, order: Order) -> None:
    entries = [
        Entry(
            move.store_id,
            move.supply_id,
            move.kind,
            Change(move.quantity, move.soiled, move.laundry).taken_back(),
            order_id=order.id,
            reverses_id=move.id,
        )
        for move in await _not_reversed(work.actor, [order.id])
    ]
    await post(work, entries, below=True)


async def _not_reversed(actor: Actor, order_ids: Iterable[int]) -> list[StockMove]:
    """Lines of the orders that were not taken back."""
    moves = await scoped(StockMove, actor).filter(order_id__in=list(order_ids)).order_by("supply_id", "id")
    taken_back = {move.reverses_id for move in moves if move.reverses_id}
    return [move for move in moves if not move.reverses_id and move.id not in taken_back]


async def _store_of(actor: Actor, order: Order) -> int | None:
    """The store that serves the order's community, or the first of those that serve all others."""
    stores = await scoped(Store, actor).order_by("sort", "name", "id")
    own = next((store.id for store in stores if store.community_id and store.community_id == order.community_id), None)
    return own or next((store.id for store in stores if store.community_id is None), None)


async def _usual(actor: Actor, items: Mapping[int, Sequence[OrderItem]]) -> dict[int, dict[int, int]]:
    """What the items of each order usually take, by supply."""
    wanted = {item.item_id for lines in items.values() for item in lines}
    by_item: dict[int, list[ItemSupply]] = defaultdict(list)
    for row in await scoped(ItemSupply, actor).filter(item_id__in=wanted).order_by("id"):
        by_item[row.item_id].append(row)
    offered = await _offered(actor, {row.supply_id for rows in by_item.values() for row in rows})
    found: dict[int, dict[int, int]] = {}
    for order_id, lines in items.items():
        counts: dict[int, int] = defaultdict(int)
        for item in lines:
            for row in by_item[item.item_id]:
                if row.supply_id in offered:
                    counts[row.supply_id] += row.quantity * item.times
        found[order_id] = dict(counts)
    return found


async def _offered(actor: Actor, ids: set[int]) -> set[int]:
    rows = await scoped(Supply, actor).filter(id__in=ids, status=ENABLED).values_list("id", flat=True)
    return {int(str(row_id)) for row_id in rows}


async def view_supplies(actor: Actor, items: Mapping[int, Sequence[OrderItem]]) -> dict[int, list[dict[str, Any]]]:
    """By order what she is asked for, on the wire: `usual` of it, and `used` once the order is done."""
    usual = await _usual(actor, items)
    used: dict[int, dict[int, int]] = defaultdict(dict)
    for move in await _not_reversed(actor, items):
        used[move.order_id][move.supply_id] = -move.quantity
    named = {supply_id for counts in (*usual.values(), *used.values()) for supply_id in counts}
    supplies = await scoped(Supply, actor).filter(id__in=named).order_by("sort", "name") if named else []
    return {
        order_id: [
            {
                "id": str(row.id),
                "name": row.name,
                "nameEn": row.name_en or row.name,
                "unit": row.unit,
                "usual": usual[order_id].get(row.id, 0),
                "used": used[order_id].get(row.id, 0) if order_id in used else None,
            }
            for row in supplies
            if row.id in usual[order_id] or row.id in used.get(order_id, {})
        ]
        for order_id in items
    }
