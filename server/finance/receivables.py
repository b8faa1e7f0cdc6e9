"""What payments are for: dues of a member or the fee of a registration, locked and booked in the same way."""

from collections.abc import Mapping
from typing import Any

from schema.activity.registration import Registration, registration
from schema.finance.activity_fee import CANCELLED, ENDED, REFUNDING, ActivityFee, activity_fee
from schema.finance.due import MemberDue, due
from schema.finance.owing import OWED, PAID, PART, UNPAID, WAIVED
from schema.finance.payment import SUBMITTED, DuePayment
from schema.kit.errors import Conflict
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work

Receivable = MemberDue | ActivityFee
_RELIEF_STEPS = {(UNPAID, WAIVED): "waive", (WAIVED, UNPAID): "unwaive", (PART, PAID): "settle", (PAID, PART): "partly"}
_STEPS = {PART: "partly", PAID: "settle", UNPAID: "reopen", REFUNDING: "giveBack", CANCELLED: "drop"}


async def lock_receivable(actor: Actor, payment: DuePayment | Mapping[str, Any]) -> Receivable:
    """What a payment, written or not, names; NotFound where it is nothing of the organisation."""
    named = payment if isinstance(payment, Mapping) else vars(payment)
    if named.get("fee_id"):
        return await lock(ActivityFee, actor, named["fee_id"])
    return await lock(MemberDue, actor, named.get("due_id") or 0)


async def pending_on(actor: Actor, row: Receivable) -> int:
    """What is said to be paid and not yet looked at."""
    named = {"fee_id": row.id} if isinstance(row, ActivityFee) else {"due_id": row.id}
    return sum(claim.amount for claim in await scoped(DuePayment, actor).filter(**named, state=SUBMITTED))


async def book(work: Work, row: Receivable, amount: int) -> None:
    """Money that came in, or went out again (below zero), on what is locked; Conflict where less is owed or it is waived."""
    paid = row.paid + amount
    if isinstance(row, ActivityFee) and row.state in ENDED:
        await _book_ended(work, row, paid)
        return
    if paid > to_pay(row) and row.state in (*OWED, PAID):
        raise Conflict("金额超过该款项的待缴金额 | More than is still owed for it", id="fin.due.excess")
    state = PAID if paid == to_pay(row) else PART if paid else UNPAID
    await turn(work, row, state, {"paid": paid})


def to_pay(row: Receivable) -> int:
    """Fen that are to come in for it in all: what is payable, less what was relieved."""
    return row.payable - row.relief if isinstance(row, MemberDue) else row.payable


async def relieve(work: Work, row: MemberDue, amount: int) -> None:
    """So much less, or again more (below zero), is to be paid of the locked dues; covered whole, they are settled as by a payment."""
    relief = row.relief + amount
    left = row.payable - relief
    state = WAIVED if not left else PAID if row.paid == left else PART if row.paid else UNPAID
    step = _RELIEF_STEPS.get((row.state, state)) or ("relieve" if amount > 0 else "charge")
    async with open_transition(work, due, row, step) as act:
        act.changes["relief"] = relief


async def _book_ended(work: Work, row: ActivityFee, paid: int) -> None:
    """What comes in for a cancelled registration after all is to be paid back, and more may be than was to be."""
    if paid > row.amount:
        raise Conflict("金额超过该活动费用 | More than the fee", id="fin.due.excess")
    changes = {"paid": paid, "payable": min(row.payable, paid)}
    await turn(work, row, REFUNDING if paid > changes["payable"] else CANCELLED, changes)


async def turn(work: Work, row: Receivable, state: str, changes: Mapping[str, Any]) -> None:
    """Takes the locked row to a state; lists of registrations show that of their fee."""
    of = activity_fee if isinstance(row, ActivityFee) else due
    async with open_transition(work, of, row, _STEPS[state]) as act:
        act.changes |= changes
    if isinstance(row, ActivityFee):
        for shown in await scoped(Registration, work.actor).filter(id=row.registration_id):
            work.emit_rows(registration.path, "edit", [(shown.id, shown.row_version)])
