"""Acts on the deposit of a lease: a part is kept back with pictures, or it is returned, above a limit by two people."""

from typing import Annotated, Any

from pydantic import Field

from schema.kit.errors import Conflict, Invalid, Stale
from schema.kit.money import from_yuan, to_yuan
from schema.rental.deposit import Deposit, entry
from schema.rental.lease import Lease
from server.engine.visible import fetch_visible
from server.http.amount import Yuan
from server.http.body import Body
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.kit.named_files import check_files
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.cashier.entries import METHODS, ON_ACCOUNT
from server.rental.cashier.refund_requests import ask_deposit_if_due
from server.rental.deposits.book import Deduction, Payout, deduct, release
from server.rental.leases.contract import refresh_lease
from server.rental.receivables.allocation import account_of

REFUNDABLE = ("ended", "void")


class DepositRef(Body):
    id: str
    version: int


class DeductDeposit(DepositRef):
    """`photos`: stored pictures, joined by commas."""

    amount: Yuan
    reason: str = Field(min_length=1, max_length=200)
    photos: str = Field(min_length=1, max_length=1000)


class RefundDeposit(DepositRef):
    amount: Yuan
    method: Annotated[str, OneOf(METHODS)]
    note: str = Field(min_length=1, max_length=200)


async def deduct_deposit(actor: Actor, body: DeductDeposit) -> dict[str, Any]:
    """Keeps back a part of what is held for a lease."""
    async with unit_of_work(actor) as work:
        _, lease = await _lock(work, body)
        await check_files([entry.by_key["photos"]], {"photos": body.photos}, actor)
        await deduct(work, lease, Deduction(from_yuan(body.amount), body.reason, body.photos))
        await refresh_lease(work, lease, "deposit")
    return await _answer(actor, body.id)


async def refund_deposit(actor: Actor, body: RefundDeposit) -> dict[str, Any]:
    """Returns what is held once the lease is over; what one person may not pay out alone waits for another."""
    if body.method == ON_ACCOUNT:
        raise Invalid(fields={"method": "请选择支付方式 | Choose how it is paid"})
    amount = from_yuan(body.amount)
    async with unit_of_work(actor) as work:
        row, lease = await _lock(work, body)
        if lease.state not in REFUNDABLE:
            text = "合同结束后才能退押金，请先办理退租结算 | The lease is not over: settle it first"
            raise Conflict(text, id="deposit.lease")
        if not 0 < amount <= row.held:
            raise Invalid(fields={"amount": "超过在押押金 | More than the deposit held"})
        waits = await ask_deposit_if_due(work, lease, account_of(lease), body.note, amount, body.method)
        if not waits:
            await return_deposit(work, lease, Payout(amount, body.method, body.note))
    return {**await _answer(actor, body.id), "waiting": waits}


async def return_deposit(work: Work, lease: Lease, payout: Payout) -> None:
    """Pays out of the deposit of a locked lease, as it was asked for."""
    await release(work, lease, payout)
    await refresh_lease(work, lease, "deposit")


async def _lock(work: Work, body: DepositRef) -> tuple[Deposit, Lease]:
    """The lease first (`docs/locks.md`); orders have their own cashier."""
    row = await fetch_visible(Deposit, work.actor, body.id)
    if row.account != "lease":
        raise Conflict("日租押金在订单收银中办理 | Use the cashier of the order", id="deposit.order")
    lease = await lock(Lease, work.actor, row.account_id)
    row = await fetch(Deposit, work.actor, body.id)
    if row.row_version != body.version:
        raise Stale(result=_shape(row))
    return row, lease


async def _answer(actor: Actor, deposit_id: str) -> dict[str, Any]:
    return _shape(await fetch(Deposit, actor, deposit_id))


def _shape(row: Deposit) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "version": row.row_version,
        "state": row.state,
        "held": to_yuan(row.held),
        "waiting": False,
    }
