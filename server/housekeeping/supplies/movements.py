"""Movements of stock by hand: what was received, used, sent to the laundry, came back or was lost, and the taking back of one."""

from typing import Annotated

from pydantic import Field

from schema.housekeeping.stock import (
    FROM_LAUNDRY,
    HK_STOCK_HAND,
    LAUNDRY_LOST,
    LOST,
    RECEIVED,
    TO_LAUNDRY,
    USED,
    StockMove,
    Store,
)
from schema.housekeeping.supply import LINEN, Supply
from schema.kit.errors import Conflict, Invalid
from server.engine.visible import fetch_visible
from server.housekeeping.supplies.posting import Change, Entry, lock_supplies, post
from server.http.body import Body
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import unit_of_work

# What one piece changes.
_EACH = {
    RECEIVED: Change(quantity=1),
    USED: Change(quantity=-1),
    TO_LAUNDRY: Change(soiled=-1, laundry=1),
    FROM_LAUNDRY: Change(quantity=1, laundry=-1),
    LOST: Change(quantity=-1),
    LAUNDRY_LOST: Change(laundry=-1),
}
_OF_LINEN = (TO_LAUNDRY, FROM_LAUNDRY, LAUNDRY_LOST)
_USED_LINEN = Change(quantity=-1, soiled=1)


class PostMovement(Body):
    store_id: str = Field(min_length=1)
    supply_id: str = Field(min_length=1)
    kind: Annotated[str, OneOf(HK_STOCK_HAND.labels)]
    quantity: int = Field(ge=1, le=99999)
    note: str = Field(default="", max_length=200)


class ReverseMovement(Body):
    id: str
    version: int
    reason: str = Field(min_length=1, max_length=200)


def change_of(kind: str, supply: Supply, count: int) -> Change:
    """What so many pieces change; linen that was used waits for the laundry."""
    each = _USED_LINEN if kind == USED and supply.kind == LINEN else _EACH[kind]
    return Change(each.quantity * count, each.soiled * count, each.laundry * count)


async def post_movement(actor: Actor, body: PostMovement) -> dict[str, str]:
    """POST /housekeeping/stock/post: one line by hand; NotFound for a store or a supply that is not the organisation's."""
    store, supply = await fetch(Store, actor, body.store_id), await fetch(Supply, actor, body.supply_id)
    if body.kind in _OF_LINEN and supply.kind != LINEN:
        raise Invalid(fields={"kind": "易耗品不送洗 | Consumables are not washed"})
    change = change_of(body.kind, supply, body.quantity)
    entry = Entry(store.id, supply.id, body.kind, change, note=body.note.strip() or None)
    async with unit_of_work(actor) as work:
        await post(work, [entry])
    return {"id": str(supply.id)}


async def reverse_movement(actor: Actor, body: ReverseMovement) -> dict[str, str]:
    """POST /housekeeping/stockMove/reverse: a line that takes another back; Conflict for one that was taken back already, and for
    those of an order or a count, which are taken back where they came from."""
    row = await fetch_visible(StockMove, actor, body.id)
    if row.order_id or row.count_id or row.reverses_id:
        raise Conflict("只能冲正手工登记的流水 | Only what was recorded by hand is reversed", id="stock.reverse")
    change = Change(row.quantity, row.soiled, row.laundry).taken_back()
    entry = Entry(row.store_id, row.supply_id, row.kind, change, reverses_id=row.id, note=body.reason)
    async with unit_of_work(actor) as work:
        await lock_supplies(work, [row.supply_id])
        if await scoped(StockMove, actor).filter(reverses_id=row.id).exists():
            raise Conflict("该流水已冲正 | It was reversed already", id="stock.reversed")
        await post(work, [entry])
    return {"id": str(row.id)}
