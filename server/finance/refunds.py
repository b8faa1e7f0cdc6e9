"""Refunds: never more than is left of a payment, and never agreed by who asked. Locks: the refund, its payment, the dues."""

from typing import Any

from schema.finance.pay_method import PayMethod
from schema.finance.payment import CONFIRMED, DuePayment, payment
from schema.finance.refund import ASKED, DueRefund
from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid, NotFound
from schema.kit.money import to_yuan
from server.engine.effects import Act, Blocker, Effects
from server.engine.hooks import Hooks
from server.engine.process import open_transition
from server.finance.dues import book, lock_due
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work

OWN = Blocker("fin.refund.own", "自己申请的退款须由他人审批 | Somebody else must decide on what you asked for")


async def check_refund(actor: Actor, values: dict[str, Any], row: DueRefund | None) -> None:
    faults: dict[str, str] = {}
    if values["amount"] <= 0:
        faults["amount"] = "金额应大于0 | The amount must be above zero"
    if not await scoped(PayMethod, actor).filter(id=values["method_id"], enabled=True).exists():
        faults["methodId"] = "该退款方式未启用 | This method is not in use"
    if faults:
        raise Invalid(fields=faults)


async def ask(work: Work, values: dict[str, Any], row: DueRefund | None, actor: Actor) -> None:
    """With the payment locked, so that all that is asked for at once is not more than is left of it."""
    try:
        paid = await lock(DuePayment, actor, values["payment_id"])
    except NotFound as error:
        raise Invalid(fields={"paymentId": "该缴费不存在 | There is no such payment"}) from error
    if paid.state != CONFIRMED:
        raise Invalid(fields={"paymentId": "只有已入账的缴费可以退款 | Only a confirmed payment is paid back"})
    waiting = await scoped(DueRefund, actor).filter(payment_id=paid.id, state=ASKED)
    left = paid.amount - paid.refunded - sum(other.amount for other in waiting)
    if values["amount"] > left:
        text = f"超过可退金额{to_yuan(left)}元 | More than the {to_yuan(left)} that may be paid back"
        raise Invalid(fields={"amount": text})
    values["payer"] = paid.payer
    values["asked_by"] = actor.user_id


async def approve(act: Act) -> None:
    """The payment and its dues are less by it."""
    row: DueRefund = act.row
    paid = await lock(DuePayment, act.actor, row.payment_id)
    if paid.refunded + row.amount > paid.amount:
        raise Conflict("退款合计超过缴费金额 | The refunds are more than was paid", id="fin.refund.excess")
    async with open_transition(act.work, payment, paid, "payBack") as back:
        await book(act.work, await lock_due(act.actor, paid.due_id), -row.amount)
        back.changes["refunded"] = paid.refunded + row.amount
    await sign(act)


async def sign(act: Act) -> None:
    act.changes |= {"approver_id": act.actor.user_id, "decided_at": now()}


def is_somebody_elses(actor: Actor, row: DueRefund) -> list[Blocker]:
    return [OWN] if row.asked_by == actor.user_id else []


HOOKS = Hooks(validate=check_refund, prepare=ask)
EFFECTS = Effects(on={"approve": approve, "refuse": sign}, guards={"approve": is_somebody_elses})
