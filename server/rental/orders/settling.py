"""Settling at check-out: what the guest owes is taken, or what is theirs given back with the deposit, in the act of leaving.

One sum changes hands at the counter; the ledger keeps a line, with a receipt of its own, for each thing that it is made of.
"""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

from schema.kit.errors import Conflict
from schema.kit.money import from_yuan, to_yuan
from schema.kit.text import localize
from schema.rental.order import DailyOrder
from server.http.amount import Yuan
from server.http.body import Body
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.rental.cashier.entries import METHODS, ON_ACCOUNT
from server.rental.cashier.ledger import Posting, post, read_lines, read_sums, reverse
from server.rental.cashier.outgoing import paid_out_alone, refund_limit
from server.rental.cashier.refund_requests import waiting_refunds
from server.rental.cashier.sums import Sums
from server.rental.orders.acting import OrderAct
from server.rental.orders.payments import require_cashier

UNDONE = "撤销退房 | Check-out undone"


class Settling(Body):
    """`takes`, `gives`: what the clerk was shown to take from the guest or to give them, yuan; at most one is above nothing.
    `keep_deposit`: it stays here for now, and with it the order stays open."""

    takes: Yuan
    gives: Yuan
    method: Annotated[str, OneOf(method for method in METHODS if method != ON_ACCOUNT)] = "cash"
    keep_deposit: bool = False


class Due(NamedTuple):
    """What an account comes to when the guest leaves, in fen: the deposit pays what is owed as far as it goes."""

    deducted: int = 0
    taken: int = 0
    refunded: int = 0
    returned: int = 0

    @property
    def given(self) -> int:
        return self.refunded + self.returned


def reckon(balance: int, held: int, *, by_company: bool, keep: bool) -> Due:
    """Of a balance and the deposit held, in fen; `by_company`: what is owed is no matter of the guest's."""
    owed = 0 if by_company else max(balance, 0)
    free = 0 if keep else held
    deducted = min(owed, free)
    return Due(deducted, owed - deducted, max(-balance, 0), free - deducted)


async def quote_settling(actor: Actor, order: DailyOrder, balance: int, held: int) -> dict[str, Any]:
    """What changes hands with the deposit given back and with it kept, and what one person may still pay out, in yuan."""
    alone = await refund_limit(actor.tenant_id) - paid_out_alone(await read_lines(actor, order.id))
    due = {
        name: reckon(balance, held, by_company=order.company_id is not None, keep=keep)
        for name, keep in (("settled", False), ("depositKept", True))
    }
    return {
        **{name: {"takes": to_yuan(one.taken), "gives": to_yuan(one.given)} for name, one in due.items()},
        "alone": to_yuan(max(alone, 0)),
    }


async def settle_account(act: OrderAct, settling: Settling) -> list[str]:
    """Posts what the guest's leaving comes to; gives the ids of the lines.

    Conflict where the account is another than the clerk saw, a refund of it waits for a decision, or one person may not pay out so much.
    """
    require_cashier(act)
    sums = await read_sums(act.actor, act.order.id)
    due = _due_of(act.order, sums, settling)
    _refuse_changed(due, settling)
    if due.given:
        await _refuse_waiting(act)
    lines = await post(act.work, act.account, _postings(due, settling.method, act.transition.code))
    for line in lines:
        act.say("posted", project=line.project, amount=to_yuan(line.amount), no=line.no)
    return [str(line.id) for line in lines]


def _due_of(order: DailyOrder, sums: Sums, settling: Settling) -> Due:
    by_company = order.company_id is not None
    return reckon(sums.balance, sums.deposit_held, by_company=by_company, keep=settling.keep_deposit)


def _refuse_changed(due: Due, settling: Settling) -> None:
    shown = (from_yuan(settling.takes), from_yuan(settling.gives))
    if shown == (due.taken, due.given):
        return
    field = "settle.gives" if due.given or shown[1] else "settle.takes"
    now = (
        f"应退{to_yuan(due.given)}元 | {to_yuan(due.given)} goes back"
        if due.given
        else f"应收{to_yuan(due.taken)}元 | {to_yuan(due.taken)} is owed"
    )
    zh, en = now.split(" | ")
    text = f"账目已变化，现{zh}，请核对 | The account has changed: {en} now; check it"
    raise Conflict(text, id="order.account_changed", fields={field: text})


async def _refuse_waiting(act: OrderAct) -> None:
    """What a second person may still pay out would go out twice."""
    if waiting := await waiting_refunds(act.actor, act.order.id):
        no = waiting[0]["no"]
        text = f"退款{no}待审批，请先处理 | Refund {no} waits for a decision; see to it first"
        raise Conflict(text, id="order.refund_waiting", fields={"settle.gives": text})


def _postings(due: Due, method: str, cause: str) -> list[Posting]:
    lines = [
        Posting("deposit_deduct", "credit", due.deducted, cause=cause),
        Posting("room_fee", "in", due.taken, method, cause=cause),
        Posting("refund", "out", due.refunded, method, cause=cause),
        Posting("deposit_out", "out", due.returned, method, cause=cause),
    ]
    return [line for line in lines if line.amount]


async def take_back_settling(act: OrderAct, before: Mapping[str, Any]) -> None:
    """Reverses what an undone check-out had posted, the last line first; what somebody has reversed by hand stays as it is."""
    lines = {str(line.id): line for line in await read_lines(act.actor, act.order.id)}
    for line_id in reversed(before.get("money", [])):
        if lines[line_id].reversed_by is None:
            row = await reverse(act.work, act.account, int(line_id), localize(UNDONE, act.actor.locale))
            act.say("reversed", no=row.no)
