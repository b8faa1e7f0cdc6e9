"""Refunds: never more than is left of a payment, and never agreed by who asked. Locks: the refund, the turn of
the months, its payment, the dues or fee."""

from schema.finance.pay_method import PayMethod
from schema.finance.payment import CONFIRMED, DuePayment, payment
from schema.finance.refund import ASKED, DueRefund
from schema.kit.clock import now, today
from schema.kit.errors import Conflict, Invalid, Stale
from schema.kit.money import from_yuan, to_yuan
from server.engine.effects import Act, Blocker, Effects
from server.engine.process import open_transition
from server.engine.row_locks import lock_present
from server.engine.visible import check_visible
from server.finance.closing import refuse_closed
from server.finance.receivables import book, lock_receivable
from server.finance.shapes import AskRefund
from server.kit.actor import Actor
from server.kit.scope import lock, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work

OWN = Blocker("fin.refund.own", "自己申请的退款须由他人审批 | Somebody else must decide on what you asked for")


async def ask_refund(actor: Actor, body: AskRefund) -> dict[str, str]:
    """With the payment locked, so that all that is asked for at once is not more than is left of it."""
    await check_visible(DuePayment, actor, [body.id])
    async with unit_of_work(actor) as work:
        paid = await lock(DuePayment, actor, body.id)
        if paid.state != CONFIRMED:
            text = "只有已入账的缴费可以退款 | Only a confirmed payment is paid back"
            raise Conflict(text, id="fin.payment.unconfirmed")
        if body.version != paid.row_version:
            raise Stale(result={"id": str(paid.id), "version": paid.row_version, "state": paid.state})
        method = await _read_method(work, body.method_id)
        amount = from_yuan(body.amount)
        _check_amount(amount, await _left_of(actor, paid))
        asked = DueRefund(payment_id=paid.id, payer=paid.payer, amount=amount, method_id=method, reason=body.reason)
        asked.asked_by = actor.user_id
        await work.insert(asked)
    return {"id": str(asked.id)}


async def _read_method(work: Work, method_id: str) -> int:
    found = await scoped(PayMethod, work.actor).get_or_none(id=parse_id(method_id), enabled=True)
    if found is None or not await lock_present(work, PayMethod, [found.id]):
        raise Invalid(fields={"methodId": "该退款方式未启用 | This method is not in use"})
    return found.id


async def _left_of(actor: Actor, paid: DuePayment) -> int:
    waiting = await scoped(DueRefund, actor).filter(payment_id=paid.id, state=ASKED)
    return paid.amount - paid.refunded - sum(other.amount for other in waiting)


def _check_amount(amount: int, left: int) -> None:
    if amount <= 0:
        raise Invalid(fields={"amount": "金额应大于0 | The amount must be above zero"})
    if amount > left:
        text = f"超过可退金额{to_yuan(left)}元 | More than the {to_yuan(left)} that may be paid back"
        raise Invalid(fields={"amount": text})


async def approve(act: Act) -> None:
    """The payment, and what came in for its dues or fee, are less by it, from today."""
    row: DueRefund = act.row
    await refuse_closed(act.work, today(), "decidedAt")
    paid = await lock(DuePayment, act.actor, row.payment_id)
    if paid.refunded + row.amount > paid.amount:
        raise Conflict("退款合计超过缴费金额 | The refunds are more than was paid", id="fin.refund.excess")
    async with open_transition(act.work, payment, paid, "payBack") as back:
        await book(act.work, await lock_receivable(act.actor, paid), -row.amount)
        back.changes["refunded"] = paid.refunded + row.amount
    await sign(act)


async def sign(act: Act) -> None:
    act.changes |= {"approver_id": act.actor.user_id, "decided_at": now()}


def is_somebody_elses(actor: Actor, row: DueRefund) -> list[Blocker]:
    return [OWN] if row.asked_by == actor.user_id else []


EFFECTS = Effects(on={"approve": approve, "refuse": sign}, guards={"approve": is_somebody_elses})
