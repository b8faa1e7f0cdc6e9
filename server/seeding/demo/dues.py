"""Money of members in the demo: dues of last year and of this one, fees of activities, and what came in and went out for them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import cycle
from random import Random
from typing import Any

from schema.activity.registration import CANCELLED, CONFIRMED, REFUSED, REVIEWING, WAITING, Registration
from schema.finance.due_relief import AMOUNT, GRANTED, WHOLE
from schema.finance.pay_method import PayMethod
from schema.member.firm import Firm
from schema.member.level import Level
from schema.member.membership import ACTIVE
from schema.member.person import Member
from schema.seeds.demo import dues as plans
from server.finance.dues import DIGITS, series_of
from server.finance.proration import months_owed, prorate
from server.seeding.demo.bank_lines import build_bank_lines
from server.seeding.demo.dues_writing import Due, Fee, Payment, Refund, Relief, write
from server.seeding.demo.member_follow_up import build_suspensions
from server.seeding.demo.world import World

MOST_PERSONS, MOST_FIRMS = 40, 20
REVIEWED_FROM = 5_000_00
SUBMITTERS, REVIEWERS = ("secretary1", "secretary2"), ("finance1", "finance3")


@dataclass(frozen=True, slots=True)
class Subject:
    kind: str
    id: int
    name: str
    level: int
    year_fen: int
    joined: date
    active: bool


@dataclass
class Cashbook:
    """Deals out methods and people, and collects what is written in the end."""

    world: World
    rng: Random
    methods: dict[str, int]
    payments: list[Payment] = field(default_factory=list)
    refunds: list[Refund] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.numbers: Counter[int] = Counter()
        self.turns = {
            name: cycle(getattr(plans, name)) for name in ("WAIVERS", "REJECTIONS", "REVERSALS", "REFUNDS", "REFUSALS")
        }
        self.submitters, self.reviewers = cycle(SUBMITTERS), cycle(REVIEWERS)

    def pay(self, due: Due | Fee, amount: int, state: str = "confirmed", reason: str | None = None) -> Payment:
        """One that nobody had to look at is confirmed at once, so whatever else became of it was looked at."""
        decided = state in ("submitted", "rejected")
        code = ("pos" if amount >= REVIEWED_FROM else "offset") if decided else self._method(amount)
        reviewed = state != "submitted" and (decided or amount >= REVIEWED_FROM)
        day = self._later(due.issued, 70)
        if due.payments:
            day = self._later(due.payments[-1].day, 20)
        rate = next(plan.fee_rate for plan in plans.METHODS if plan.code == code)
        row = Payment(
            id=self.world.ids(),
            due=due,
            amount=amount,
            method=self.methods[code],
            rate=rate,
            day=day,
            txn_no=self._transaction(code, day),
            state=state,
            submitter=next(self.submitters),
            reviewer=next(self.reviewers) if reviewed else None,
            reason=reason,
        )
        due.payments.append(row)
        self.payments.append(row)
        return row

    def give_back(self, payment: Payment, amount: int, state: str) -> None:
        note = next(self.turns["REFUSALS"]) if state == "refused" else None
        reason = next(self.turns["REFUNDS"])
        row = Refund(self.world.ids(), payment, amount, self.methods["qr"], state, reason, note, next(self.submitters))
        row.approver = None if state == "asked" else next(self.reviewers)
        self.refunds.append(row)
        if state == "paid":
            payment.refunded += amount

    def _method(self, amount: int) -> str:
        return "pos" if amount >= REVIEWED_FROM else self.rng.choice(("qr", "qr", "cash", "pos"))

    def _later(self, day: date, days: int) -> date:
        return min(day + timedelta(days=1 + self.rng.randrange(days)), self.world.today)

    def _transaction(self, code: str, day: date) -> str | None:
        return None if code in ("cash", "offset") else f"{code.upper()}{day:%Y%m%d}{len(self.payments) + 1:05d}"


def build_dues(world: World) -> None:
    """Written for the first organisation alone."""
    if "secretary1" not in world.users:
        return
    book = Cashbook(world, Random(f"guanjia/{world.plan.code}/dues"), _write_methods(world))
    subjects = [*_subjects(world, Member, "person", MOST_PERSONS), *_subjects(world, Firm, "firm", MOST_FIRMS)]
    dues = list(_overdue(book, subjects))
    for year, fates in ((world.today.year - 1, plans.LAST_YEAR), (world.today.year, plans.THIS_YEAR)):
        owing = [who for who in subjects if _amount(who, year)]
        for number, (who, fate) in enumerate(zip(owing, cycle(fates), strict=False)):
            due = _due(book, who, year, discounted=number % 9 == 8)
            _live(book, due, fate)
            dues.append(due)
    _relieve(world, dues)
    write(world, dues, list(_fees(book)), book.payments, book.refunds)
    build_suspensions(world, dues)
    build_bank_lines(world, dues, book.payments, book.methods["bank"])


def _relieve(world: World, dues: Sequence[Due]) -> None:
    """Parts of what is half paid are relieved; what else was asked for is open, refused or taken back."""
    half = iter([one for one in dues if one.paid and one.owed and len(one.payments) == 1])
    open_ones = iter([one for one in dues if not one.payments and not one.reliefs])
    for kind, state, percent, reason in plans.RELIEFS:
        due = next(half if state == GRANTED else open_ones, None)
        if due is None:
            continue
        amount = due.owed if kind == AMOUNT else due.payable * percent // 100 if percent else due.payable
        due.reliefs.append(Relief(kind, amount, reason, state, world.today - timedelta(days=3), percent))


def _overdue(book: Cashbook, subjects: Sequence[Subject]) -> Iterator[Due]:
    """Of a few who are in good standing, from two years ago and not paid."""
    year = book.world.today.year - 2
    owing = [who for who in subjects if who.active and _amount(who, year)]
    for who, fate in zip(owing, plans.TWO_YEARS_AGO, strict=False):
        due = _due(book, who, year, discounted=False)
        _live(book, due, fate)
        yield due


def _write_methods(world: World) -> dict[str, int]:
    sheet = world.sheet(PayMethod, "id code name kind fee_rate account need_review create_time")
    made: dict[str, int] = {}
    start = world.at(date(world.today.year - 1, 1, 2), 9)
    for number, plan in enumerate(plans.METHODS):
        made[plan.code] = world.ids()
        sheet.add(made[plan.code], *plan, start + timedelta(minutes=number))
    return made


def _rows(world: World, model: Any) -> Iterator[dict[str, Any]]:
    """What was written before, by column."""
    for sheet in world.sheets:
        if sheet.table == model._meta.db_table:
            yield from (dict(zip(sheet.columns, row, strict=True)) for row in sheet.rows)


def _subjects(world: World, model: Any, kind: str, most: int) -> list[Subject]:
    prices = {row["id"]: row["dues_year"] for row in _rows(world, Level)}
    found = [
        Subject(
            kind,
            row["id"],
            row["name"],
            row["level_id"],
            prices[row["level_id"]],
            row["join_date"],
            row["state"] == ACTIVE,
        )
        for row in _rows(world, model)
        if row["level_id"] and row["join_date"]
    ]
    return found[:most]


def _amount(who: Subject, year: int) -> int:
    return prorate(who.year_fen, months_owed(year, who.joined))


def _due(book: Cashbook, who: Subject, year: int, *, discounted: bool) -> Due:
    amount = _amount(who, year)
    book.numbers[year] += 1
    issued = min(max(date(year, 1, 5), who.joined), book.world.today)
    until = max(date(year, 3, 31), issued + timedelta(days=30))
    no = f"{series_of(year)}{book.numbers[year]:0{DIGITS}d}"
    return Due(
        id=book.world.ids(),
        no=no,
        name=who.name,
        subject=(who.kind, who.id),
        year=year,
        level=who.level,
        amount=amount,
        discount=prorate(amount, 1) if discounted else 0,
        until=until,
        issued=issued,
    )


def _live(book: Cashbook, due: Due, fate: str) -> None:
    """What became of it; the year is over or not, the sums agree."""
    half = due.payable // 200 * 100
    match fate:
        case "waived":
            reason = next(book.turns["WAIVERS"])
            day = min(due.until + timedelta(days=20), book.world.today)
            due.reliefs.append(Relief(WHOLE, due.payable, reason, GRANTED, day))
        case "part":
            book.pay(due, half)
        case "parts":
            book.pay(due, half)
            book.pay(due, due.payable - half)
        case "claimed":
            book.pay(due, due.payable, "submitted")
        case "rejected":
            book.pay(due, due.payable, "rejected", next(book.turns["REJECTIONS"]))
        case "corrected":
            book.pay(due, half, "reversed", next(book.turns["REVERSALS"]))
            book.pay(due, due.payable)
        case "refunded" | "asked" | "refused":
            book.give_back(book.pay(due, due.payable), half, "paid" if fate == "refunded" else fate)
        case "paid":
            book.pay(due, due.payable)


def _fees(book: Cashbook) -> Iterator[Fee]:
    """Of everybody who got a seat: who came has paid, the others in turn."""
    coming, gone = cycle(plans.COMING), cycle(plans.GONE)
    free = (REVIEWING, WAITING, REFUSED)
    charged = [row for row in _rows(book.world, Registration) if row["fee"] and row["state"] not in free]
    for number, row in enumerate(charged, start=1):
        fee = Fee(
            id=book.world.ids(),
            no=f"AF{book.world.today.year}{number:05d}",
            name=row["name"],
            registration=row["id"],
            activity=row["activity_id"],
            member=row["member_id"],
            amount=row["fee"],
            issued=row["create_time"].date(),
            cancelled=row["state"] == CANCELLED,
        )
        fate = next(gone) if fee.cancelled else next(coming) if row["state"] == CONFIRMED else "paid"
        if fate == "waived":
            fee.waiver = plans.FEE_WAIVER
        elif fate == "part":
            book.pay(fee, fee.amount // 2)
        elif fate != "unpaid":
            paid = book.pay(fee, fee.amount)
            if fee.cancelled:
                book.give_back(paid, fee.amount, fate)
        yield fee
