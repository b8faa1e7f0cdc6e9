"""What clerks note of an order: cashier lines and their reversal, lock and note."""

from collections.abc import Sequence
from typing import Any

from pydantic import Field

from schema.rental.order import order
from server.engine.process import run_transition
from server.kit.actor import Actor
from server.kit.scope import parse_id
from server.rental.cashier.ledger import CashEntry, post, read_entry, reverse
from server.rental.cashier.outgoing import Agreed
from server.rental.cashier.refund_requests import ask_if_due, ask_reversal_if_due
from server.rental.orders.acting import OrderAct, OrderRef


class Cashier(OrderRef, CashEntry):
    """`more`: the parts of a split payment that were made in other ways."""

    more: list[CashEntry] = Field(default_factory=list, max_length=5)


_ENTRY = set(CashEntry.model_fields)


class Reverse(OrderRef):
    ledger_id: str
    reason: str = Field(min_length=1, max_length=200)


class Lock(OrderRef):
    locked: bool = True


class Note(OrderRef):
    remark: str = Field(default="", max_length=100)


async def take_payment(act: OrderAct) -> None:
    """The cashier form: one line, or several that are posted together or not at all; a large refund waits instead."""
    body: Cashier = act.body
    act.reason = None  # The note of an entry is told by its line of the ledger.
    entries = [CashEntry.model_validate(entry.model_dump(include=_ENTRY)) for entry in (body, *body.more)]
    if asked := await ask_if_due(act.work, act.order, act.account, entries, act.today):
        act.lines.append(asked)
    else:
        await take_cash(act, entries)


async def take_cash(act: OrderAct, entries: Sequence[CashEntry], agreed: Agreed | None = None) -> None:
    """Posts cashier lines of an order."""
    for entry in entries:
        written = await post(act.work, act.account, read_entry(act.actor, entry, act.today), agreed)
        act.say("posted", project=entry.project, amount=entry.amount, no=written[-1].no)


async def reverse_payment(act: OrderAct) -> None:
    """The line stays; its opposite is posted. A large payment is not taken back by one person alone."""
    body: Reverse = act.body
    act.reason, ledger_id = None, parse_id(body.ledger_id)
    if asked := await ask_reversal_if_due(act.work, act.order, act.account, ledger_id, body.reason):
        act.lines.append(asked)
    else:
        await reverse_line(act, ledger_id, body.reason)


async def reverse_line(act: OrderAct, ledger_id: int, reason: str, agreed: Agreed | None = None) -> None:
    """Takes a line of an order back."""
    row = await reverse(act.work, act.account, ledger_id, reason, agreed)
    act.reason = reason
    act.say("reversed", no=row.no)


async def set_lock(actor: Actor, body: Lock) -> Any:
    """One call for both, as clients of the family send it."""
    return await run_transition(order, "lock" if body.locked else "unlock", actor, body)


async def lock_order(act: OrderAct) -> None:
    act.changes["locked"] = True
    act.say("locked")


async def unlock_order(act: OrderAct) -> None:
    act.changes["locked"] = False
    act.say("unlocked")


async def set_note(act: OrderAct) -> None:
    body: Note = act.body
    act.changes["remark"] = body.remark or None
    act.say("noted")
