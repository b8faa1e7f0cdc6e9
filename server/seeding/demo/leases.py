"""Long leases with their bills by the product's own rules: most active and paid, some behind, a few ended or to come."""

from dataclasses import dataclass
from datetime import date, timedelta

from schema.kit.rules import check_luhn
from schema.rental.lease import Bill, BillLine, Lease
from schema.rental.ledger import Ledger
from schema.rental.occupancy import Claim
from schema.rental.renter import Renter
from server.rental.leases.bill_payments import PROJECTS
from server.rental.leases.bills import Planned, first_bill_state, paid_state, plan_bills
from server.rental.leases.periods import Terms, add_months
from server.rental.leases.view import contract_type, months_left
from server.rental.meters.billing import KIND
from server.rental.spans import DAY, Span
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.meters import UtilityBook
from server.seeding.demo.world import Person, World
from server.seeding.sheet import Sheet

CYCLES = (1, 1, 3, 3, 3, 6, 12)
ADVANCE = 7


@dataclass
class _Sheets:
    leases: Sheet
    bills: Sheet
    lines: Sheet
    claims: Sheet
    renters: Sheet
    ledger: Sheet


@dataclass(frozen=True, slots=True)
class _Plan:
    """One lease before its money is known."""

    id: int
    no: str
    unit: UnitRow
    terms: Terms
    form: str
    state: str
    signed_on: date | None
    behind: bool


@dataclass
class _Money:
    total: int = 0
    paid: int = 0
    owed: int = 0
    issued: int = 0
    unpaid: int = 0
    overdue: bool = False
    seq: int = 0

    @property
    def billing(self) -> str:
        if self.overdue:
            return "overdue"
        return "paid" if self.issued and not self.unpaid else "normal"


def build_leases(world: World, found: Property) -> dict[int, list[Span]]:
    """Writes the leases; gives the nights they take, by leaf."""
    sheets = _make_sheets(world)
    book = UtilityBook(world)
    taken: dict[int, list[Span]] = {}
    for number, unit in enumerate(_choose(world, found)):
        plan = _plan_lease(world, unit, found.month[unit["id"]], number)
        _write_lease(world, sheets, book, plan)
        for leaf in unit["leaf_ids"]:
            taken.setdefault(leaf, []).append(Span(plan.terms.start, plan.terms.end + DAY))
    book.share()
    return taken


def _make_sheets(world: World) -> _Sheets:
    return _Sheets(
        world.sheet(
            Lease,
            "id contract_no renter_id renter_name renter_phone unit_id community_id form start_date end_date pay_cycle"
            " anchor_day price deposit check_in state signed_on total paid balance contract_type billing_state months_left"
            " create_time",
        ),
        world.sheet(Bill, "id bill_no lease_id kind period_from period_to due amount paid open_amount state"),
        world.sheet(BillLine, "id bill_id seq period_from period_to amount explain"),
        world.sheet(Claim, "id unit_id leaf_id from_day to_day kind source_id stay_id"),
        world.sheet(Renter, "id name phone gender id_no bank_card spend_total stay_times"),
        world.sheet(
            Ledger,
            "id no account account_id account_no seq project direction amount method paid_on operator bill_id create_time",
        ),
    )


def _choose(world: World, found: Property) -> list[UnitRow]:
    """Units for long leases: houses and rooms that are not let by the night alone."""
    fit = [
        unit
        for unit in found.leaves()
        if unit["kind"] in ("house", "room") and unit["riyue"] != "1" and found.month[unit["id"]]
    ]
    return world.rng.sample(fit, world.plan.leases)


def _plan_lease(world: World, unit: UnitRow, price: int, number: int) -> _Plan:
    terms = _terms(world, price, number)
    unsigned = number == world.plan.leases - 3
    form = "electronic" if number % 3 == 0 or unsigned else "paper"
    if unsigned:
        state = "to_sign"
    elif terms.end < world.today:
        state = "ended"
    else:
        state = "signed" if terms.start > world.today else "active"
    signed = None if unsigned else min(terms.start - timedelta(days=6), world.today)
    no = world.number("lease", signed or world.today)
    return _Plan(world.ids(), no, unit, terms, form, state, signed, number % 8 == 3)


def _terms(world: World, price: int, number: int) -> Terms:
    """Most run now; every tenth ends within a month, the last few begin soon or have just ended."""
    rng, today = world.rng, world.today
    months = rng.choice((6, 12, 12, 12, 24))
    if number == world.plan.leases - 3 or number % 20 == 17:
        start = today + timedelta(days=rng.randrange(5, 25))
    elif number % 20 == 18:
        start = add_months(today - timedelta(days=rng.randrange(10, 40)), -months)
    elif number % 10 == 5:
        start = add_months(today + timedelta(days=rng.randrange(5, 28)), -months)
    else:
        start = today - timedelta(days=rng.randrange(70, min(months * 30 - 75, 330)))
    return Terms(start, add_months(start, months) - DAY, min(rng.choice(CYCLES), months), price, anchor_day=start.day)


def _card_of(person: Person) -> str:
    """A number that no bank gave out, with its check digit."""
    number = f"6222{person.phone}"
    return next(card for digit in range(10) if check_luhn(card := f"{number}{digit}"))


def _write_lease(world: World, sheets: _Sheets, book: UtilityBook, plan: _Plan) -> None:
    terms, unit, person, renter = plan.terms, plan.unit, world.person(), world.ids()
    money = _Money()
    for bill in plan_bills(terms, terms.price, ADVANCE, plan.signed_on or world.today):
        _write_bill(world, sheets, plan, bill, money)
    for bill, readings in book.bill(unit, Span(terms.start, terms.end + DAY)) if plan.signed_on else ():
        book.charge(plan.id, _write_bill(world, sheets, plan, bill, money), readings)
    card = _card_of(person)
    sheets.renters.add(renter, person.name, person.phone, person.gender, person.id_no, card, money.paid, 1)
    sheets.leases.add(
        plan.id,
        plan.no,
        renter,
        person.name,
        person.phone,
        unit["id"],
        unit["community_id"],
        plan.form,
        terms.start,
        terms.end,
        terms.cycle,
        terms.day,
        terms.price,
        terms.price,
        world.at(terms.start, 10) if terms.start <= world.today else None,
        plan.state,
        plan.signed_on,
        money.total,
        money.paid,
        money.owed,
        contract_type(plan.form, plan.signed_on is not None, terms.start, world.today),
        money.billing,
        months_left(terms.end, world.today),
        world.at(plan.signed_on or world.today, 11),
    )
    for leaf in unit["leaf_ids"]:
        sheets.claims.add(world.ids(), unit["id"], leaf, terms.start, terms.end + DAY, "lease", plan.id, plan.id)


def _write_bill(world: World, sheets: _Sheets, plan: _Plan, bill: Planned, money: _Money) -> int:
    paid = _paid_of(world, plan, bill)
    state = paid_state(bill.amount, paid) if paid else first_bill_state(bill.due, bill.amount, world.today)
    bill_id = world.ids()
    no = world.number("bill", bill.last if bill.kind == KIND else plan.signed_on or world.today)
    left = bill.amount - paid
    sheets.bills.add(bill_id, no, plan.id, bill.kind, bill.first, bill.last, bill.due, bill.amount, paid, left, state)
    for seq, line in enumerate(bill.lines):
        sheets.lines.add(world.ids(), bill_id, seq, line.first, line.last, line.amount, line.explain)
    waiting = state in ("open", "part")
    money.total += bill.amount
    money.paid += paid
    money.issued += state != "planned"
    money.unpaid += waiting
    money.owed += left if waiting and bill.due <= world.today else 0
    money.overdue |= waiting and bill.due < world.today
    if paid:
        _post(world, sheets, plan, bill, bill_id, paid, money)
    return bill_id


def _paid_of(world: World, plan: _Plan, bill: Planned) -> int:
    """Due bills are paid; a tenant who is behind owes what fell due lately, half of it or all."""
    if plan.state == "to_sign" or bill.due > world.today:
        return 0
    if plan.behind and bill.kind == "rent" and bill.due >= world.today - timedelta(days=100):
        return world.rng.choice((0, bill.amount // 20_000 * 10_000))
    return bill.amount


def _post(world: World, sheets: _Sheets, plan: _Plan, bill: Planned, bill_id: int, paid: int, money: _Money) -> None:
    username, _ = world.clerks[bill.due.toordinal() % len(world.clerks)]
    money.seq += 1
    sheets.ledger.add(
        world.ids(),
        world.number("receipt", bill.due),
        "lease",
        plan.id,
        plan.no,
        money.seq,
        PROJECTS.get(bill.kind, "rent"),
        "in",
        paid,
        "transfer",
        bill.due,
        world.signatures[username],
        bill_id,
        world.at(bill.due, 14),
    )
