"""Deposit entries: the cashier ledger's deposit lines as the deposit's own ledger keeps them.

Whatever posts such a line feeds this, so that what is owed back is a sum of entries on any day.
"""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import NamedTuple

from schema.rental.deposit import FULLY_DEDUCTED, HELD, MOVED, PARTLY_DEDUCTED, REFUNDED, Deposit, DepositEntry
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work

# What a line of these projects is to the deposit, and the column that it is counted in.
PLACES: dict[str, tuple[str, str]] = {
    "deposit_in": ("taken", "received"),
    "deposit_out": ("returned", "refunded"),
    "deposit_deduct": ("deducted", "deducted"),
}
_MOVES = {"deposit_in": "moved_in", "deposit_out": "moved_out"}
_ADDS = ("in", "charge")
AMOUNTS = ("received", "moved", "deducted", "refunded", "held")
WORKING_DAYS = 3
"""A deposit of a daily order goes back within so many."""
_SATURDAY = 5


class Evidence(NamedTuple):
    """What an entry says beyond its line: pictures, and the number that the other entry of a move has too."""

    photos: str | None = None
    reference: str | None = None


NO_EVIDENCE = Evidence()


def is_move(project: str, direction: str) -> bool:
    """A deposit that comes from another lease or goes to one: no money changes hands."""
    return project in _MOVES and direction in ("charge", "credit")


def state_of(amounts: Mapping[str, int]) -> str:
    """What follows from the amounts of a deposit, in fen by column."""
    if amounts["held"] > 0:
        return PARTLY_DEDUCTED if amounts["deducted"] else HELD
    if amounts["deducted"] and not amounts["refunded"]:
        return FULLY_DEDUCTED
    return MOVED if amounts["moved"] < 0 and not amounts["refunded"] else REFUNDED


async def book_line(work: Work, line: Ledger, evidence: Evidence) -> None:
    """Keeps a posted line, if it is one of a deposit; the caller holds its account's row lock."""
    if line.project not in PLACES:
        return
    deposit = await _deposit_of(work, line)
    adds = line.amount if line.direction in _ADDS else -line.amount
    kind, column = PLACES[line.project]
    if is_move(line.project, line.direction):
        kind, column = _MOVES[line.project], "moved"
    entry = DepositEntry(
        deposit_id=deposit.id,
        ledger_id=line.id,
        booked_on=await _day_of(work.actor, deposit, line),
        kind="reversed" if line.reverses else kind,
        amount=adds,
        reason=line.note,
        photos=evidence.photos,
        bill_id=line.bill_id,
        reference=evidence.reference or line.no,
        operator=line.operator,
    )
    await work.insert(entry, audit=False)
    amounts = {name: getattr(deposit, name) for name in AMOUNTS}
    amounts[column] += adds if column in ("received", "moved") else -adds
    amounts["held"] += adds
    over = {} if amounts["held"] else {"due_back": None}
    await work.update(deposit, {**amounts, **over, "state": state_of(amounts)}, action=kind)


async def _deposit_of(work: Work, line: Ledger) -> Deposit:
    row = await scoped(Deposit, work.actor).get_or_none(account=line.account, account_id=line.account_id)
    if row is not None:
        return row
    payer = (
        (await fetch(Lease, work.actor, line.account_id)).renter_name
        if line.account == "lease"
        else (await fetch(DailyOrder, work.actor, line.account_id)).contact_name
    )
    row = Deposit(account=line.account, account_id=line.account_id, account_no=line.account_no, payer=payer)
    await work.insert(row, audit=False)
    return row


async def _day_of(actor: Actor, deposit: Deposit, line: Ledger) -> date:
    """Its payment day; what lowers a deposit counts no earlier than what it lowers, whatever day was typed."""
    if line.direction in _ADDS:
        return line.paid_on
    last = await scoped(DepositEntry, actor).filter(deposit_id=deposit.id).order_by("-booked_on").first()
    return max(line.paid_on, last.booked_on) if last else line.paid_on


async def owe_back(work: Work, account_id: int, day: date) -> None:
    """The stay is over on this business day: from now on what is held is to go back."""
    await set_due_back(work, account_id, after_working_days(day, WORKING_DAYS))


async def set_due_back(work: Work, account_id: int, day: date | None) -> None:
    """By when what is held of an account should be returned; None while its stay goes on."""
    for row in await scoped(Deposit, work.actor).filter(account_id=account_id):
        await work.update(row, {"due_back": day}, action="deposit")


def after_working_days(day: date, days: int) -> date:
    """The day so many working days later, Monday to Friday."""
    while days:
        day += timedelta(days=1)
        days -= day.weekday() < _SATURDAY
    return day
