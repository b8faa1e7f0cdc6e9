"""What clerks note of an order: cashier lines and their reversal, lock and note."""

from collections.abc import Sequence
from typing import Any

from pydantic import Field

from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder, order
from server.engine.effects import Blocker, Effects
from server.engine.process import run_transition
from server.http.adapters import with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.scope import parse_id
from server.kit.unit_of_work import Work
from server.rental.cashier.entries import CashEntry, read_entry
from server.rental.cashier.ledger import Posting, post, reverse
from server.rental.cashier.outgoing import Agreed
from server.rental.cashier.refund_requests import ask_if_due, ask_reversal_if_due
from server.rental.orders.acting import OrderAct, OrderRef, acting
from server.rental.orders.preconditions import Facts
from server.rental.orders.shapes import DailyOrderShape


class Cashier(OrderRef, CashEntry):
    """`more`: the parts of a split payment that were made in other ways."""

    more: list[CashEntry] = Field(default_factory=list, max_length=5)


_ENTRY = set(CashEntry.model_fields)
Read = tuple[CashEntry, list[Posting]]
"""An entry with the postings that it is."""


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


async def take_cash(act: OrderAct, entries: Sequence[CashEntry], agreed: Agreed | None = None) -> list[Ledger]:
    """Posts cashier lines of an order; gives what was written."""
    return await post_read(
        act, [(entry, read_entry(act.actor, entry, act.today, act.first)) for entry in entries], agreed
    )


def require_cashier(act: OrderAct) -> None:
    """What takes or gives money with another step is for whoever may do so by itself."""
    act.actor.require("rental:order:cashier")


def read_asked(act: OrderAct, entries: Sequence[CashEntry]) -> list[Read]:
    """Those that came with another step, which do not open the cashier's desk to who has no right to it."""
    if entries:
        require_cashier(act)
    return [(entry, read_entry(act.actor, entry, act.today, act.first)) for entry in entries]


async def post_read(act: OrderAct, entries: Sequence[Read], agreed: Agreed | None = None) -> list[Ledger]:
    """Posts what was read, each entry with a line in the order's log; gives what was written."""
    lines = list[Ledger]()
    for entry, postings in entries:
        lines += await post(act.work, act.account, postings, agreed)
        act.say("posted", project=entry.project, amount=entry.amount, no=lines[-1].no)
    return lines


async def take_at_once(work: Work, row: DailyOrder, entries: Sequence[CashEntry]) -> None:
    """What entering an order may go on with."""
    if not entries:
        return
    work.actor.require("rental:order:cashier")
    async with acting(work, row, "cashier") as act:
        await take_cash(act, entries)


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


LOCKED_ALREADY = Blocker("order.locked", "订单已锁定 | The order is locked already", moot=True)
NOT_LOCKED = Blocker("order.not_locked", "订单未锁定 | The order is not locked", moot=True)


def refuse_lock(actor: Actor, facts: Facts) -> list[Blocker]:
    return [LOCKED_ALREADY] if facts.locked else []


def refuse_unlock(actor: Actor, facts: Facts) -> list[Blocker]:
    return [] if facts.locked else [NOT_LOCKED]


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


STEPS = Effects(
    on={
        "cashier": take_payment,
        "reverse": reverse_payment,
        "lock": lock_order,
        "unlock": unlock_order,
        "note": set_note,
    },
    bodies={"cashier": Cashier, "reverse": Reverse, "note": Note},
    guards={"lock": refuse_lock, "unlock": refuse_unlock},
)
ROUTES = [
    Route(
        "POST",
        "/rental/order/lock",
        with_body(set_lock),
        needs="rental:order:lock",
        body=Lock,
        result=DailyOrderShape,
        once="required",
        summary="锁定或解锁 | Lock or unlock",
    )
]
