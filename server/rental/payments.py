"""Small actions on an order: cashier lines and their reversal, lock and note."""

from typing import Any

from pydantic import Field

from server.kit.actor import Actor
from server.kit.scope import parse_id
from server.rental.acting import OrderRef, acting
from server.rental.cashier import CashEntry, post, read_entry, reverse
from server.rental.detail import read_detail


class Cashier(OrderRef, CashEntry):
    """`more`: the parts of a split payment that were made in other ways."""

    more: list[CashEntry] = Field(default_factory=list, max_length=5)


class Reverse(OrderRef):
    ledger_id: str
    reason: str = Field(min_length=1, max_length=200)


class Lock(OrderRef):
    locked: bool


class Note(OrderRef):
    remark: str = Field(default="", max_length=100)


async def take_payment(actor: Actor, body: Cashier) -> dict[str, Any]:
    """The cashier form: one line, or several that are posted together or not at all."""
    async with acting(actor, OrderRef(id=body.id, version=body.version), "cashier") as act:
        for entry in (body, *body.more):
            written = await post(act.work, act.account, read_entry(actor, entry))
            act.say(f"收银 {entry.project} {entry.amount} 元 {written[-1].no}")
    return await read_detail(actor, act.order.id)


async def reverse_payment(actor: Actor, body: Reverse) -> dict[str, Any]:
    """The line stays; its opposite is posted."""
    async with acting(actor, OrderRef(id=body.id, version=body.version), "reverse") as act:
        row = await reverse(act.work, act.account, parse_id(body.ledger_id), body.reason)
        act.reason = body.reason
        act.say(f"冲正 {row.no}")
    return await read_detail(actor, act.order.id)


async def set_lock(actor: Actor, body: Lock) -> dict[str, Any]:
    async with acting(actor, OrderRef(id=body.id, version=body.version), "lock") as act:
        act.changes["locked"] = body.locked
        act.say("锁定订单" if body.locked else "解锁订单")
    return await read_detail(actor, act.order.id)


async def set_note(actor: Actor, body: Note) -> dict[str, Any]:
    async with acting(actor, OrderRef(id=body.id, version=body.version), "note") as act:
        act.changes["remark"] = body.remark or None
        act.say("修改备注")
    return await read_detail(actor, act.order.id)
