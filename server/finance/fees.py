"""Fees of activities: made with the seat, ended with the registration, and what is to be paid back then.

Locks: payments of the fee, then the fee. What is kept of a late cancellation is a rule of the chamber, here for all activities.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from decimal import Decimal

from schema.activity.registration import Registration
from schema.finance.activity_fee import CANCELLED, ENDED, REFUNDING, ActivityFee
from schema.finance.payment import CONFIRMED, DuePayment
from schema.finance.refund import ASKED, DueRefund
from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.money import round_fen
from server.engine.effects import Act, Effects
from server.finance.receivables import pending_on, turn
from server.kit.business_day import business_day
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

FREE_UNTIL = timedelta(hours=24)
KEPT_LATE, KEPT_AFTER = 50, 100
"""Percent of the fee that is kept from a day before the activity on, and once it has begun."""
DIGITS = 5


async def charge(work: Work, row: Registration) -> None:
    """The fee of a registration that has got its seat; nothing where it costs nothing."""
    if not row.fee:
        return
    year = (await business_day(work.actor.tenant_id)).year
    fee = ActivityFee(
        no=await next_number(work, "fin_activity_fee", "no", f"AF{year}", DIGITS),
        name=row.name,
        registration_id=row.id,
        activity_id=row.activity_id,
        member_id=row.member_id,
        amount=row.fee,
        payable=row.fee,
    )
    await work.insert(fee)


def kept_of(amount: int, begin: datetime, at: datetime) -> int:
    """What is kept of a fee when a registration is cancelled at that moment."""
    percent = KEPT_AFTER if at >= begin else KEPT_LATE if begin - at < FREE_UNTIL else 0
    return round_fen(Decimal(amount * percent) / 100)


async def end_fee(work: Work, row: Registration, begin: datetime | None, reason: str) -> None:
    """Ends the fee of a registration that is cancelled; what was paid beyond what is kept is proposed to be paid back.

    begin: of the activity; None where the organiser called it off, which keeps nothing.
    """
    of_fee = scoped(ActivityFee, work.actor).filter(registration_id=row.id)
    known = await of_fee.first()
    if known is None:
        return
    payments = scoped(DuePayment, work.actor).filter(fee_id=known.id, state=CONFIRMED)
    await payments.order_by("id").select_for_update(no_key=True)
    fee = await of_fee.select_for_update(no_key=True).get()
    if fee.state in ENDED:
        return
    kept = min(fee.paid, kept_of(fee.amount, begin, now()) if begin else 0)
    await turn(work, fee, REFUNDING if fee.paid > kept else CANCELLED, {"payable": kept})
    await _propose(work, await payments.order_by("-id"), fee.paid - kept, reason)


async def _propose(work: Work, payments: Sequence[DuePayment], amount: int, reason: str) -> None:
    """Refunds that somebody else decides on, never more than is left of each payment; those asked for before count."""
    waiting = await scoped(DueRefund, work.actor).filter(payment_id__in=[one.id for one in payments], state=ASKED)
    amount -= sum(one.amount for one in waiting)
    for paid in payments:
        left = paid.amount - paid.refunded - sum(one.amount for one in waiting if one.payment_id == paid.id)
        part = min(amount, left)
        if part <= 0:
            continue
        amount -= part
        refund = DueRefund(
            payment_id=paid.id,
            payer=paid.payer,
            amount=part,
            method_id=paid.method_id,
            reason=reason[:200],
            asked_by=work.actor.user_id or None,
        )
        await work.insert(refund)


async def waive(act: Act) -> None:
    """Not while somebody says that they paid."""
    if await pending_on(act.actor, act.row):
        raise Conflict(
            "该费用有待审核的缴费，请先审核 | A payment of this fee waits for a review; decide on it first",
            id="fin.fee.pending",
        )


EFFECTS = Effects(on={"waive": waive})
