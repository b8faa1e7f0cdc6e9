"""The figures of a lease, each with the lines that make it: bills, and what of its ledger stands for them."""

from collections.abc import Iterable
from typing import Literal

from schema.rental.bill import BILL_KIND, Bill
from schema.rental.bill_allocation import CREDITED, PAID, BillAllocation
from schema.rental.deposit import DEPOSIT_ENTRY, Deposit, DepositEntry
from schema.rental.ledger import CASH_PROJECT, Ledger
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, scoped
from server.rental.figures.lines import Figure, FigureLine, join_texts, ledger_line
from server.rental.leases.view import UNPAID
from server.rental.receivables.allocation import prepaid_lines

LeaseFigure = Literal["paid", "balance", "prepaid", "depositHeld"]
_BILL = "账单 | Bill"


def _kind(bill: Bill) -> str:
    return BILL_KIND.labels[bill.kind].text


async def _shares(actor: Actor, bills: Iterable[Bill], kinds: tuple[str, ...], sign: int) -> list[FigureLine]:
    """What of which line stands for the bills just now, the oldest booking and bill first."""
    known = {bill.id: bill for bill in bills}
    live = of_tenant(BillAllocation, actor.tenant_id).filter(bill_id__in=list(known), kind__in=kinds, ended_on=None)
    shares = sorted(await live, key=lambda share: (share.booked_on, known[share.bill_id or 0].due, share.id))
    rows = {row.id: row for row in await scoped(Ledger, actor).filter(id__in={share.ledger_id for share in shares})}
    return [
        FigureLine(
            share.id,
            rows[share.ledger_id].paid_on,
            rows[share.ledger_id].no,
            _share_text(rows[share.ledger_id], known[share.bill_id or 0]),
            sign * share.amount,
            known[share.bill_id or 0].bill_no,
        )
        for share in shares
    ]


def _share_text(row: Ledger, bill: Bill) -> str:
    return join_texts(CASH_PROJECT.labels[row.project].text, f"抵{_kind(bill).replace(' | ', ' | for ')}")


async def _paid(actor: Actor, lease_id: int) -> list[FigureLine]:
    bills = await scoped(Bill, actor).filter(lease_id=lease_id).exclude(state="void")
    return await _shares(actor, bills, (PAID,), 1)


async def _balance(actor: Actor, lease_id: int) -> list[FigureLine]:
    today = await business_day(actor.tenant_id)
    due = scoped(Bill, actor).filter(lease_id=lease_id, state__in=UNPAID, due__lte=today)
    bills = await due.order_by("due", "period_from", "bill_no")
    asked = [FigureLine(bill.id, bill.due, bill.bill_no, join_texts(_BILL, _kind(bill)), bill.amount) for bill in bills]
    return asked + await _shares(actor, bills, (PAID, CREDITED), -1)


async def _prepaid(actor: Actor, lease_id: int) -> list[FigureLine]:
    return [ledger_line(row, left) for row, left in await prepaid_lines(actor, lease_id)]


async def _deposit_entries(actor: Actor, lease_id: int) -> list[FigureLine]:
    books = scoped(Deposit, actor).filter(account="lease", account_id=lease_id)
    ids = await books.values_list("id", flat=True)
    entries = scoped(DepositEntry, actor).filter(deposit_id__in=list(ids)).order_by("booked_on", "id")
    return [
        FigureLine(
            row.id,
            row.booked_on,
            row.reference,
            DEPOSIT_ENTRY.labels[row.kind].text,
            row.amount,
            row.reason or "",
        )
        for row in await entries
    ]


LEASE_FIGURES: dict[LeaseFigure, Figure] = {
    "paid": Figure("已付 | Paid", "各笔款项抵付账单的金额 | What of the money received stands for bills", _paid),
    "balance": Figure(
        "到期未付 | Due and unpaid",
        "已到期账单减去已付与减免 | Bills that are due, less what was paid and given up",
        _balance,
    ),
    "prepaid": Figure(
        "预存余额 | Prepaid",
        "尚未抵付账单的预存款 | Prepaid money that stands for no bill yet",
        _prepaid,
    ),
    "depositHeld": Figure(
        "在押押金 | Deposit held",
        "收到与转入的押金减去退还、扣除与转出 | Deposits taken and moved in, less what was returned, deducted and moved out",
        _deposit_entries,
    ),
}
