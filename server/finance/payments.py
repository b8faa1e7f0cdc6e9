"""Payments: what is checked when one is submitted, and what confirming and reversing it does to what it is for.

Locks: the payment, the turn of the months, its dues or fee, then the running number. More than is owed is never taken: it is refused at the field.
"""

from datetime import date, datetime, time
from decimal import Decimal
from typing import Any

from schema.finance.due import MemberDue
from schema.finance.owing import OWED
from schema.finance.pay_method import TRANSFER, PayMethod
from schema.finance.payment import CONFIRMED, REVIEWED_FROM, SUBMITTED, DuePayment, payment
from schema.finance.refund import ASKED, DueRefund
from schema.kit.clock import SHANGHAI, now, today
from schema.kit.errors import Conflict, Invalid, NotFound
from schema.kit.money import round_fen, to_yuan
from schema.kit.numerals import document_number
from server.engine.effects import Act, Blocker, Effects
from server.engine.hooks import After, Hooks
from server.engine.process import open_transition
from server.finance.closing import day_of, refuse_closed
from server.finance.dues import award_in_time
from server.finance.receivables import book, lock_receivable, pending_on, to_pay
from server.finance.releasing import release
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.numbers import next_number
from server.kit.scope import fetch, scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work

OWN = Blocker("fin.payment.own", "自己提交的缴费须由他人审核 | Somebody else must review what you submitted")
RECEIPT_DIGITS = 5


def needs_review(amount: int, method: PayMethod) -> bool:
    return bool(method.need_review) or amount >= REVIEWED_FROM


def fee_of(amount: int, rate: Decimal) -> int:
    """What a method keeps, in fen; its rate is in percent."""
    return round_fen(Decimal(amount) * Decimal(rate) / 100)


async def check_payment(actor: Actor, values: dict[str, Any], row: DuePayment | None) -> None:
    faults: dict[str, str] = {}
    if bool(values.get("due_id")) == bool(values.get("fee_id")):
        faults["dueId"] = "会费与活动费用请选择其中一个 | Choose either dues or the fee of an activity"
    if values["amount"] <= 0:
        faults["amount"] = "金额应大于0 | The amount must be above zero"
    if values["paid_at"].astimezone(SHANGHAI).date() > today():
        faults["paidAt"] = "缴费时间不能晚于今天 | Not later than today"
    method = await scoped(PayMethod, actor).get_or_none(id=values["method_id"])
    if method is None or not method.enabled:
        faults["methodId"] = "该收款方式未启用 | This method is not in use"
    elif method.kind == TRANSFER and not values.get("proof"):
        faults["proof"] = "对公转账须上传凭证 | A bank transfer needs its proof"
    if faults:
        raise Invalid(fields=faults)


async def submit(work: Work, values: dict[str, Any], row: DuePayment | None, actor: Actor) -> None:
    """Held against what is owed, with that locked, so that two claims at once are never more than that together."""
    await refuse_closed(work, day_of(values["paid_at"]), "paidAt")
    await _check_open(values, actor)
    values["txn_no"] = document_number(values.get("txn_no") or "") or None
    if values["txn_no"]:
        await _refuse_twin(work, values["method_id"], values["txn_no"])
    method = await fetch(PayMethod, actor, values["method_id"])
    values["fee"] = fee_of(values["amount"], method.fee_rate)
    values["submitted_by"] = actor.user_id


async def _check_open(values: dict[str, Any], actor: Actor) -> None:
    key = "feeId" if values.get("fee_id") else "dueId"
    try:
        row = await lock_receivable(actor, values)
    except NotFound as error:
        raise Invalid(fields={key: "该款项不存在 | There is no such thing to pay"}) from error
    if row.state not in OWED:
        raise Invalid(fields={key: "该款项无需缴纳 | Nothing is owed for it"})
    pending = await pending_on(actor, row)
    left = to_pay(row) - row.paid - pending
    if values["amount"] > left:
        waits_zh = f"（另有{to_yuan(pending)}元待审核）" if pending else ""
        waits_en = f" ({to_yuan(pending)} more wait for a review)" if pending else ""
        text = f"超过待缴金额{to_yuan(left)}元{waits_zh} | More than the {to_yuan(left)} owed{waits_en}"
        raise Invalid(fields={"amount": text})


async def _refuse_twin(work: Work, method_id: int, txn_no: str) -> None:
    """Two at once wait for each other, so that the second one is told at the field."""
    await take_turn(work.connection, f"fin_payment:{method_id}:{txn_no}", work.actor.tenant_id)
    twins = scoped(DuePayment, work.actor).filter(method_id=method_id, txn_no=txn_no, state__in=(SUBMITTED, CONFIRMED))
    if await twins.exists():
        raise Invalid(fields={"txnNo": "该交易号已登记过 | This transaction was entered already"})


async def accept_small(work: Work, row: DuePayment, actor: Actor) -> None:
    """What nobody has to look at counts at once."""
    method = await fetch(PayMethod, actor, row.method_id)
    if not needs_review(row.amount, method):
        async with open_transition(work, payment, row, "accept") as act:
            await take_in(act)


async def take_in(act: Act) -> None:
    """Books it on what it is for, and gives it the next receipt number of the year."""
    row: DuePayment = act.row
    await refuse_closed(act.work, day_of(row.paid_at), "paidAt")
    owed = await lock_receivable(act.actor, row)
    await book(act.work, owed, row.amount)
    if isinstance(owed, MemberDue):
        await award_in_time(act.work, owed, day_of(row.paid_at))
    year = (await business_day(act.actor.tenant_id)).year
    act.changes |= {
        "receipt_no": await next_number(act.work, "fin_payment", "receipt_no", f"HF{year}", RECEIPT_DIGITS),
        "reviewed_at": now(),
    }


async def book_from_bank(work: Work, values: dict[str, Any]) -> DuePayment:
    """What a bank says came in, confirmed by the actor: checked as what a person enters is, but for the proof, which the bank's word is.

    `submitted_by` is who brought the bank's word, where somebody else has to confirm it.
    """
    if day_of(values["paid_at"]) > today():
        raise Invalid(fields={"paidOn": "入账日期不能晚于今天 | Not later than today"})
    await refuse_closed(work, day_of(values["paid_at"]), "paidOn")
    await _check_open(values, work.actor)
    values["txn_no"] = document_number(values["txn_no"])
    await _refuse_twin(work, values["method_id"], values["txn_no"])
    method = await fetch(PayMethod, work.actor, values["method_id"])
    row = DuePayment(**values, fee=fee_of(values["amount"], method.fee_rate))
    await work.insert(row)
    async with open_transition(work, payment, row, "accept") as act:
        await confirm(act)
    return row


def noon_of(day: date) -> datetime:
    """The moment of money of which only the day is known."""
    return datetime.combine(day, time(12), SHANGHAI)


async def confirm(act: Act) -> None:
    await take_in(act)
    act.changes["reviewed_by"] = act.actor.user_id


async def reject(act: Act) -> None:
    act.changes |= {"reviewed_by": act.actor.user_id, "reviewed_at": now()}


async def reverse(act: Act) -> None:
    """It is owed again, from today; not what was paid back, or is about to be."""
    row: DuePayment = act.row
    if row.refunded or await scoped(DueRefund, act.actor).filter(payment_id=row.id, state=ASKED).exists():
        raise Conflict("该缴费有退款，不能冲正 | It has a refund and cannot be reversed", id="fin.payment.refunded")
    await refuse_closed(act.work, today(), "reversedAt")
    await book(act.work, await lock_receivable(act.actor, row), -row.amount)
    act.changes["reversed_at"] = now()
    await release(act.work, row)


def is_somebody_elses(actor: Actor, row: DuePayment) -> list[Blocker]:
    return [OWN] if row.submitted_by == actor.user_id else []


HOOKS = Hooks(validate=check_payment, prepare=submit, after=After(add=accept_small))
EFFECTS = Effects(on={"confirm": confirm, "reject": reject, "reverse": reverse}, guards={"confirm": is_somebody_elses})
