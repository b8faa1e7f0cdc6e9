"""The reckoning of a settlement: what lessee and lessor owe each other on the day of leaving, line by line.

Pure arithmetic in fen without any I/O, so that a statement of years ago can be recomputed. A line above nothing is in the
lessee's favour; the net is the sum of all lines, and what it is made of is set off in one order.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from schema.kit.money import round_fen, to_yuan
from schema.kit.text import pair
from schema.rental.settlement import BREACH_LESSOR, BREACH_TENANT, EXPIRY, SWAP
from server.rental.leases.holdover import holdover_lines, holdover_text
from server.rental.leases.periods import Terms, price_at, rent_lines

RENT, DEPOSIT = "rent", "deposit"
ISSUED = ("open", "part", "paid", "written_off")
UNPAID = ("open", "part")


@dataclass(frozen=True, slots=True)
class Owed:
    """A bill of the lease that is not void; days inclusive, amounts fen."""

    id: int
    no: str
    kind: str
    first: date
    last: date
    due: date
    amount: int
    open: int
    state: str
    touched: bool = False


class Item(NamedTuple):
    """Something named by a person, or by a meter: the amount in fen, in whose favour its sign says; pair text."""

    code: str
    text: str
    amount: int
    photos: str = ""


@dataclass(frozen=True, slots=True)
class Rules:
    """What the organisation has decided: the factor on rent after the end, months of penalty, and whether rent is set off first."""

    holdover: Decimal = Decimal(1)
    penalty_months: Decimal = Decimal(1)
    rent_first: bool = True


@dataclass(frozen=True, slots=True)
class Leaving:
    """Everything that the reckoning follows from. `penalty` is what was agreed at the end, in fen; None: what the kind means. `months`:
    of rent, what the contract says that whoever breaks it pays; None: nothing. `cap`: fen above which the contract lets no penalty go."""

    terms: Terms
    kind: str
    day: date
    bills: Sequence[Owed]
    deposit: int
    prepaid: int
    items: Sequence[Item] = ()
    penalty: int | None = None
    rules: Rules = Rules()
    months: Decimal | None = None
    cap: int | None = None


class Line(NamedTuple):
    """One line of the statement. `credit`: it lowers a claim, so the ledger needs a line of its own for it; `charge`: so that it
    goes onto the settlement's bill."""

    code: str
    text: str
    amount: int
    photos: str = ""
    bill_id: int | None = None

    @property
    def credit(self) -> bool:
        return self.amount > 0 and self.code not in ("deposit", "prepaid")

    @property
    def charge(self) -> bool:
        return self.amount < 0 and self.code != "arrears"


@dataclass(frozen=True, slots=True)
class Reckoning:
    """`set_off` are the open bills in the order in which they are paid, with what is open on each; `voided` those that fall away;
    `lowered` deposits that were paid in part, whose rest nobody needs any more."""

    lines: tuple[Line, ...]
    set_off: tuple[tuple[int, int], ...]
    voided: tuple[int, ...]
    lowered: tuple[int, ...] = ()

    @property
    def net(self) -> int:
        """Fen that are paid out, or, below nothing, that become a bill."""
        return sum(line.amount for line in self.lines)

    @property
    def credits(self) -> int:
        return sum(line.amount for line in self.lines if line.credit)

    @property
    def charges(self) -> int:
        return -sum(line.amount for line in self.lines if line.charge)

    @property
    def refundable(self) -> int:
        return sum(line.amount for line in self.lines if line.amount > 0)

    @property
    def receivable(self) -> int:
        return -sum(line.amount for line in self.lines if line.amount < 0)


def reckon(leaving: Leaving) -> Reckoning:
    """The whole statement."""
    bills = sorted((bill for bill in leaving.bills if bill.state in (*ISSUED, "planned")), key=_by_day)
    voided = [bill for bill in bills if _falls_away(leaving, bill)]
    kept = [bill for bill in bills if bill not in voided]
    unpaid = [bill for bill in kept if bill.state in UNPAID and bill.open > 0]
    owing = _in_order([bill for bill in unpaid if bill.kind != DEPOSIT], leaving.rules.rent_first)
    lowered = tuple(bill.id for bill in unpaid if bill.kind == DEPOSIT)
    lines = [
        *(_unused(leaving, bill) for bill in kept if bill.kind == RENT and bill.last > charged_to(leaving)),
        *_unbilled(leaving, voided),
        *_holdover(leaving),
        *_penalty(leaving),
        *(Line(item.code, item.text, item.amount, item.photos) for item in leaving.items),
        *(_arrears(bill) for bill in owing),
        Line("prepaid", "预存余额 | Prepaid money on account", leaving.prepaid),
        Line("deposit", "在押押金 | Deposit held", 0 if leaving.kind == SWAP else leaving.deposit),
    ]
    set_off = tuple((bill.id, bill.open) for bill in owing)
    voided_ids = tuple(bill.id for bill in voided)
    return Reckoning(tuple(line for line in lines if line.amount), set_off, voided_ids, lowered)


def charged_to(leaving: Leaving) -> date:
    """The last day that the contract's rent is owed for: at its expiry the whole term, else the day of leaving."""
    return leaving.terms.end if leaving.kind == EXPIRY else min(leaving.day, leaving.terms.end)


def _falls_away(leaving: Leaving, bill: Owed) -> bool:
    """Not issued yet, wholly after the last day, or a deposit that nobody has begun to pay."""
    if bill.state == "planned":
        return True
    if bill.touched or bill.state not in UNPAID:
        return False
    return bill.kind == DEPOSIT or (bill.kind == RENT and bill.first > charged_to(leaving))


def _by_day(bill: Owed) -> tuple[date, int]:
    """One order whatever the database gives, so that the same facts give the same statement."""
    return bill.first, bill.id


def _in_order(bills: Iterable[Owed], rent_first: bool) -> list[Owed]:
    return sorted(bills, key=lambda bill: (rent_first and bill.kind != RENT, bill.due, bill.first, bill.id))


def _unused(leaving: Leaving, bill: Owed) -> Line:
    """What was billed for days after the last, of a bill that has such days."""
    last = charged_to(leaving)
    used = rent_lines(leaving.terms, bill.first, last)
    whole = sum(line.amount for line in rent_lines(leaving.terms, bill.first, bill.last))
    amount = min(whole - sum(line.amount for line in used), bill.amount)
    days = f"{bill.first}..{bill.last}"
    how = " + ".join(line.explain for line in used) or "0"
    text = (
        f"未用租金 {days} 已计 {to_yuan(bill.amount)}，应计至 {last}：{how}"
        f" | Unused rent of {days}, billed {to_yuan(bill.amount)}, owed to {last}: {how}"
    )
    return Line("unused_rent", text, max(amount, 0), bill_id=bill.id)


def _unbilled(leaving: Leaving, voided: Sequence[Owed]) -> list[Line]:
    """Days up to the last whose bill was never issued."""
    last = charged_to(leaving)
    found = []
    for bill in voided:
        if bill.kind == RENT and bill.state == "planned" and bill.first <= last:
            used = rent_lines(leaving.terms, bill.first, min(bill.last, last))
            how = " + ".join(line.explain for line in used)
            found.append(
                Line("rent", f"未出账租金 {how} | Rent not billed yet {how}", -sum(one.amount for one in used))
            )
        elif bill.kind not in (RENT, DEPOSIT) and bill.state == "planned":
            found.append(Line(bill.kind, f"未出账 {bill.no} | Not billed yet {bill.no}", -bill.amount))
    return found


def _holdover(leaving: Leaving) -> list[Line]:
    lines = holdover_lines(leaving.terms, leaving.day, leaving.rules.holdover)
    text = holdover_text(lines, leaving.rules.holdover)
    return [Line("holdover", text, -sum(line.amount for line in lines))] if lines else []


def _penalty(leaving: Leaving) -> list[Line]:
    """By default so many months of rent from who breaks the contract; else only what was agreed at the end. Never above the cap."""
    months, price = _months(leaving), price_at(leaving.terms, _within(leaving.terms, leaving.day))
    amount = leaving.penalty
    how = f"约定 {to_yuan(amount or 0)} | as agreed {to_yuan(amount or 0)}"
    if amount is None and months is not None:
        amount = round_fen(Decimal(price) * months)
        how = f"{months} × {to_yuan(price)} | {months} × {to_yuan(price)}"
    if leaving.cap is not None and (amount or 0) > leaving.cap:
        amount, most = leaving.cap, to_yuan(leaving.cap)
        how = f"{pair(how).zh}，合同上限 {most} | {pair(how).en}, at most {most} by the contract"
    zh, en = pair(how)
    if leaving.kind == BREACH_LESSOR:
        return [Line("penalty", f"出租方违约金 {zh} | Penalty of the lessor, {en}", amount or 0)]
    return [Line("penalty", f"违约金 {zh} | Penalty, {en}", -(amount or 0))]


def _months(leaving: Leaving) -> Decimal | None:
    """As the contract says of both sides; the house's own rule is one for lessees."""
    if leaving.kind not in (BREACH_TENANT, BREACH_LESSOR):
        return None
    usual = leaving.rules.penalty_months if leaving.kind == BREACH_TENANT else None
    return usual if leaving.months is None else leaving.months


def _within(terms: Terms, day: date) -> date:
    """The day of the term that is nearest."""
    return max(terms.start, min(day, terms.end))


def _arrears(bill: Owed) -> Line:
    text = f"未付账单 {bill.no} {bill.first}..{bill.last} | Unpaid bill {bill.no}, {bill.first}..{bill.last}"
    return Line("arrears", text, -bill.open, bill_id=bill.id)
