"""The bills of a lease: planned whole at signing, issued fifteen days before they are due."""

from datetime import date, timedelta
from typing import NamedTuple

from server.rental.leases.due_days import Shift, stay
from server.rental.leases.periods import Line, Terms, bill_periods

ISSUE_AHEAD = timedelta(days=15)


class Planned(NamedTuple):
    kind: str
    first: date
    last: date
    due: date
    amount: int
    lines: tuple[Line, ...]
    revision: int = 1


def plan_bills(terms: Terms, deposit: int, advance_days: int, signed_on: date, shift: Shift = stay) -> list[Planned]:
    """The deposit and the first rent are due at signing, the others some days before their period; each on the day it moves to."""
    bills = []
    if deposit:
        line = Line(terms.start, terms.end, deposit, "押金 | Deposit")
        bills.append(Planned("deposit", terms.start, terms.end, shift(signed_on), deposit, (line,)))
    for index, period in enumerate(bill_periods(terms)):
        due = signed_on if index == 0 else period.first - timedelta(days=advance_days)
        bills.append(Planned("rent", period.first, period.last, shift(due), period.amount, period.lines))
    return bills


def first_bill_state(due: date, amount: int, today: date) -> str:
    """Open when it is time to issue it; nothing to pay counts as paid."""
    if amount <= 0:
        return "paid"
    return "open" if due - ISSUE_AHEAD <= today else "planned"


def paid_state(amount: int, paid: int, credited: int = 0) -> str:
    """The state of an issued bill; all in fen. `credited` is what of its claim was given up."""
    if paid + credited >= amount:
        return "written_off" if credited else "paid"
    return "part" if paid or credited else "open"
