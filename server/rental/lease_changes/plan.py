"""The bills of a lease whose terms change: which stay, which are planned anew, and what makes up for those already issued.

Pure arithmetic, so that what is shown before signing and what is written afterwards are the same thing. Whatever is issued is
left as it is; what its days cost by the new terms is made up for by lines of the next bill that is not. Amounts are fen.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import NamedTuple

from schema.kit.money import to_yuan
from server.rental.leases.bills import Planned, plan_bills
from server.rental.leases.due_days import Shift, stay
from server.rental.leases.periods import Line, Step, Terms, add_months, price_at
from server.rental.spans import DAY

DIFFERENCE = "difference"
CARRIED = "carried"
RENT = "rent"


class Billed(NamedTuple):
    """A live bill as it stands; `issued`: it is no longer planned."""

    id: int
    first: date
    last: date
    due: date
    amount: int
    issued: bool
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Replan:
    """`left`: credit that no bill of the lease could take, for the lease that follows or else a refusal."""

    kept: tuple[Billed, ...]
    voided: tuple[Billed, ...]
    written: tuple[Planned, ...]
    left: tuple[Line, ...] = ()

    @property
    def amount(self) -> int:
        """Fen of all bills afterwards."""
        return sum(bill.amount for bill in self.kept) + sum(bill.amount for bill in self.written)

    @property
    def credit(self) -> int:
        """Fen that are left, as a positive number."""
        return -sum(line.amount for line in self.left)


def replan(terms: Terms, dues: "Dues", billed: Sequence[Billed], revisions: Mapping[date, int]) -> Replan:
    """The rent bills by `terms`, given what is billed; `revisions`: the last revision of each first day, void ones too."""
    issued = [bill for bill in billed if bill.issued]
    planned = [bill for bill in billed if not bill.issued]
    promised = {bill.first: bill.due for bill in planned}
    wanted = [bill._replace(due=promised.get(bill.first, bill.due)) for bill in rent_bills(terms, dues)]
    begun = {bill.first for bill in issued}
    fresh = [bill for bill in wanted if bill.first not in begun]
    owed = [*_differences(wanted, issued), *(line for bill in planned for line in bill.lines if line.origin == CARRIED)]
    placed, left = place(fresh, owed)
    if not placed and sum(line.amount for line in left) > 0:
        placed, left = [_apart(left, terms, dues)], []
    billed_state = {_content(bill): bill for bill in planned}
    kept = [billed_state[_content(bill)] for bill in placed if _content(bill) in billed_state]
    kept_ids = {bill.id for bill in kept}
    written = [bill for bill in placed if _content(bill) not in billed_state]
    return Replan(
        kept=(*issued, *kept),
        voided=tuple(bill for bill in planned if bill.id not in kept_ids),
        written=tuple(bill._replace(revision=revisions.get(bill.first, 0) + 1) for bill in written),
        left=tuple(left),
    )


@dataclass(frozen=True)
class Dues:
    """When bills are due: the first on `signed_on`, the others `advance` days before their period; `today` for what comes late;
    `shift` moves each where the organisation wants it so."""

    signed_on: date
    advance: int
    today: date
    shift: Shift = stay


def rent_bills(terms: Terms, dues: Dues) -> list[Planned]:
    return plan_bills(terms, 0, dues.advance, dues.signed_on, dues.shift)


def _content(bill: Billed | Planned) -> tuple[date, date, date, tuple[Line, ...]]:
    return (bill.first, bill.last, bill.due, bill.lines)


def _differences(wanted: Sequence[Planned], issued: Sequence[Billed]) -> Iterator[Line]:
    """Of each period that is issued: what its days cost now, less what was billed for them; beyond the last day all is given back."""
    lines = [line for bill in issued for line in bill.lines if line.origin != CARRIED]
    begun = {bill.first for bill in issued}
    for bill in wanted:
        if bill.first not in begun:
            continue
        had = sum(line.amount for line in lines if bill.first <= line.first <= bill.last)
        if bill.amount != had:
            yield Line(bill.first, bill.last, bill.amount - had, _because(bill, had), DIFFERENCE)
    end = wanted[-1].last
    beyond = [line for line in lines if line.first > end]
    if back := sum(line.amount for line in beyond):
        first, last = min(line.first for line in beyond), max(line.last for line in beyond)
        text = f"{first}..{last} 已出账 {to_yuan(back)} | {first}..{last} was billed: {to_yuan(back)}"
        yield Line(first, last, -back, text, DIFFERENCE)


def _because(bill: Planned, had: int) -> str:
    days = f"{bill.first}..{bill.last}"
    due, was = to_yuan(bill.amount), to_yuan(had)
    return f"{days} 应收 {due} − 已出账 {was} | {days} due {due} − billed {was}"


def place(bills: Sequence[Planned], owed: Sequence[Line]) -> tuple[list[Planned], list[Line]]:
    """Puts what is owed into bills, none of which goes below zero: charges into the first, credit into as many as it takes.

    Gives the bills, and the lines that found no bill.
    """
    if not bills or not owed:
        return list(bills), list(owed)
    charges = tuple(line for line in owed if line.amount > 0)
    filled = [_with(bills[0], charges), *bills[1:]]
    rest = [line for line in owed if line.amount < 0]
    done: list[Planned] = []
    for bill in filled:
        taken, rest = _take(rest, max(bill.amount, 0))
        done.append(_with(bill, taken))
    return done, rest


def _with(bill: Planned, lines: Sequence[Line]) -> Planned:
    if not lines:
        return bill
    return bill._replace(amount=bill.amount + sum(line.amount for line in lines), lines=(*bill.lines, *lines))


def _take(credit: Sequence[Line], room: int) -> tuple[list[Line], list[Line]]:
    """As much credit as fits into `room` fen, and the rest; a line that does not fit whole is split."""
    taken: list[Line] = []
    rest: list[Line] = []
    for line in credit:
        part = min(-line.amount, room)
        room -= part
        if part:
            taken.append(line._replace(amount=-part))
        if part + line.amount < 0:
            rest.append(line._replace(amount=line.amount + part))
    return taken, rest


def _apart(lines: Sequence[Line], terms: Terms, dues: Dues) -> Planned:
    """A bill of its own for what no planned bill is left to take."""
    first = min(line.first for line in lines)
    due = dues.shift(dues.today + timedelta(days=dues.advance))
    return Planned(RENT, first, terms.end, due, sum(line.amount for line in lines), tuple(lines))


def follow(terms: Terms, dues: Dues, credit: Sequence[Line], deposit: int = 0) -> tuple[list[Planned], list[Line]]:
    """The bills of a lease that follows another, its first ones less the credit it takes over; and what of that found no bill."""
    deposits = [
        bill for bill in plan_bills(terms, deposit, dues.advance, dues.signed_on, dues.shift) if bill.kind != RENT
    ]
    rents, left = place(rent_bills(terms, dues), [line._replace(origin=CARRIED) for line in credit])
    return [*deposits, *rents], left


def with_price(terms: Terms, day: date, price: int) -> Terms:
    """The terms with another price from a day on; steps agreed for later days no longer hold."""
    steps = tuple(step for step in terms.steps if step.start < day)
    return replace(terms, steps=(*steps, Step(day, price)))


def until(terms: Terms, last: date) -> Terms:
    """The terms cut at a last day."""
    return replace(terms, end=last)


def since(terms: Terms, first: date) -> Terms:
    """The same terms from a day on: the same day of the month, the price of that day, the steps and free days to come."""
    return replace(
        terms,
        start=first,
        price=price_at(terms, first),
        anchor_day=terms.day,
        steps=tuple(step for step in terms.steps if step.start > first),
        free=tuple(span for span in terms.free if span.end > first),
    )


def renewed(terms: Terms, end: date, price: int, cycle: int, steps: Sequence[Step] = ()) -> Terms:
    """The terms that follow without a gap; the day of the month is the old lease's."""
    return Terms(
        start=terms.end + DAY,
        end=end,
        cycle=cycle,
        price=price,
        anchor=terms.anchor,
        anchor_day=terms.day,
        steps=tuple(steps),
    )


def usual_end(start: date, months: int, anchor_day: int) -> date:
    """The last day so many months on."""
    return add_months(start, months, anchor_day) - DAY
