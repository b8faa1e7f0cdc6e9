"""Long leases with their bills by the product's own rules: most active and paid, some behind, a few ended or to come."""

from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import NamedTuple

from schema.kit.rules import check_luhn
from schema.rental.bill import Bill, BillLine
from schema.rental.bill_allocation import BillAllocation
from schema.rental.lease import UNSIGNED, Lease
from schema.rental.lease_party import LeaseParty
from schema.rental.ledger import Ledger
from schema.rental.occupancy import Claim
from schema.rental.renter import Renter
from server.rental.leases.bills import ISSUE_AHEAD, Planned, first_bill_state, paid_state, plan_bills
from server.rental.leases.periods import Terms, add_months
from server.rental.leases.view import ENDING, contract_type, months_left
from server.rental.meters.billing import KIND
from server.rental.receivables.payments import PROJECTS
from server.rental.spans import DAY, Span
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.meters import UtilityBook
from server.seeding.demo.world import Person, World
from server.seeding.sheet import Sheet

SERVICES = ("property,internet", "property", "property,internet,cleaning", None)
PENALTIES = (None, Decimal(1), Decimal("1.5"), Decimal(2), None)
"""Months of rent; one without goes by the parameter of the house."""
HELD = timedelta(days=30)
"""What is not signed waits in the demo for longer than the parameters say, so that there is something to sign."""
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
    allocations: Sheet
    parties: Sheet


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
    owes_since: date | None


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
        plan = _plan_lease(world, unit, unit["price_month"], number)
        _write_lease(world, sheets, book, plan)
        if plan.state != "void":
            stays_on = plan.state == "active" and plan.terms.end < world.today
            last = world.last_day if stays_on else plan.terms.end
            for leaf in unit["leaf_ids"]:
                taken.setdefault(leaf, []).append(Span(plan.terms.start, last + DAY))
    book.share()
    book.begin_round()
    return taken


def _make_sheets(world: World) -> _Sheets:
    return _Sheets(
        world.sheet(
            Lease,
            "id contract_no renter_id renter_name renter_phone unit_id community_id form start_date end_date pay_cycle"
            " anchor_day price price_now deposit check_in state signed_on total paid balance contract_type billing_state months_left"
            " ending holdover hold_until handed_over_on checked_by services penalty_months penalty_cap create_time",
        ),
        world.sheet(
            Bill,
            "id bill_no lease_id kind period_from period_to due amount paid open_amount state issued_on promise_date",
        ),
        world.sheet(BillLine, "id bill_id seq period_from period_to amount explain"),
        world.sheet(Claim, "id unit_id leaf_id from_day to_day kind source_id stay_id"),
        world.sheet(Renter, "id name phone gender id_no bank_card spend_total stay_times"),
        world.sheet(
            Ledger,
            "id no account account_id account_no seq project direction amount method paid_on operator bill_id create_time",
        ),
        world.sheet(BillAllocation, "id lease_id ledger_id bill_id amount booked_on"),
        world.sheet(LeaseParty, "id lease_id role name phone id_no seq"),
    )


def _choose(world: World, found: Property) -> list[UnitRow]:
    """Units for long leases: houses and rooms that are not let by the night alone."""
    fit = [
        unit
        for unit in found.leaves()
        if unit["kind"] in ("house", "room") and unit["riyue"] != "1" and unit["price_month"]
    ]
    return world.rng.sample(fit, world.plan.leases)


def _plan_lease(world: World, unit: UnitRow, price: int, number: int) -> _Plan:
    """Counted from the last one: those that are not signed yet, one that was given up, one whose lessee stays on."""
    kind = _KINDS.get(world.plan.leases - number, "")
    terms = _terms(world, price, number, kind)
    form = "electronic" if kind == "to_sign" else "paper"
    unsigned = kind in ("draft", "to_sign", "to_confirm", "void")
    if unsigned:
        state = kind
    elif terms.end < world.today and kind != "holdover":
        state = "ended"
    else:
        state = "signed" if terms.start > world.today else "active"
    signed = None if unsigned else min(terms.start - timedelta(days=6), world.today)
    no = world.number("lease", signed or world.today)
    behind, owes_since = number % 8 == 3 and not kind, _owes_since(world, kind)
    return _Plan(world.ids(), no, unit, terms, form, state, signed, behind, owes_since)


def _owes_since(world: World, kind: str) -> date | None:
    return world.today - timedelta(days=DEBTS[kind].days) if kind in DEBTS else None


_KINDS = {
    3: "to_sign",
    4: "to_sign",
    5: "to_sign",
    6: "to_confirm",
    7: "draft",
    8: "void",
    9: "holdover",
    10: "to_confirm",
    11: "two_years",
    12: "debt5",
    13: "debt12",
    14: "debt25",
    15: "debt45",
    16: "debt75",
    17: "debt120",
    18: "debt18",
    19: "debt21",
}


class Debt(NamedTuple):
    """How many days late, and for how many months at once: one bill of each, whatever the day."""

    days: int
    cycle: int


DEBTS = {
    "debt5": Debt(5, 1),
    "debt12": Debt(12, 1),
    "debt18": Debt(18, 1),
    "debt21": Debt(21, 1),
    "debt25": Debt(25, 3),
    "debt45": Debt(45, 3),
    "debt75": Debt(75, 3),
    "debt120": Debt(120, 6),
}
"""One in each bucket of the aging, and several that are late enough for a letter."""
_BACK = timedelta(days=700)


def _terms(world: World, price: int, number: int, kind: str) -> Terms:
    """Most run now, some for two years; every tenth ends within a month, the last few begin soon or have just ended."""
    rng, today = world.rng, world.today
    if kind in DEBTS:
        return _terms_of_debt(today, price, DEBTS[kind])
    if kind == "two_years":
        start = add_months(today, -24)
        return Terms(start, add_months(start, 36) - DAY, 1, price, anchor_day=start.day)
    months = rng.choice((6, 12, 12, 12, 24, 36))
    if kind == "holdover":
        start = add_months(today - timedelta(days=4), -12)
        months = 12
    elif kind or number % 20 == 17:
        start = today + timedelta(days=rng.randrange(5, 25))
    elif number % 20 == 18:
        start = add_months(today - timedelta(days=rng.randrange(10, 40)), -months)
    elif number % 10 == 5:
        start = add_months(today + timedelta(days=rng.randrange(5, 28)), -months)
    else:
        start = today - timedelta(days=rng.randrange(70, min(months * 30 - 75, _BACK.days)))
    return Terms(start, add_months(start, months) - DAY, min(rng.choice(CYCLES), months), price, anchor_day=start.day)


def _terms_of_debt(today: date, price: int, debt: Debt) -> Terms:
    """Two years, in whose second a bill fell due just so many days ago."""
    first = today - timedelta(days=debt.days - ADVANCE)
    start = add_months(first, -12)
    return Terms(start, add_months(start, 24) - DAY, debt.cycle, price, anchor_day=first.day)


def _card_of(person: Person) -> str:
    """A number that no bank gave out, with its check digit."""
    number = f"6222{person.phone}"
    return next(card for digit in range(10) if check_luhn(card := f"{number}{digit}"))


def _write_lease(world: World, sheets: _Sheets, book: UtilityBook, plan: _Plan) -> None:
    terms, unit, person, renter = plan.terms, plan.unit, world.person(), world.ids()
    money = _Money()
    planned = plan_bills(terms, terms.price, ADVANCE, plan.signed_on or world.today)
    for bill in planned if plan.signed_on else ():
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
        terms.price,
        world.at(terms.start, 10) if terms.start <= world.today else None,
        plan.state,
        plan.signed_on,
        money.total if plan.signed_on else sum(bill.amount for bill in planned),
        money.paid,
        money.owed,
        contract_type(plan.form, plan.signed_on is not None, terms.start, world.today),
        money.billing,
        months_left(terms.end, world.today),
        plan.state == "active" and world.today <= terms.end <= world.today + ENDING,
        plan.state == "active" and terms.end < world.today,
        world.moment + HELD if plan.state in UNSIGNED else None,
        terms.start if plan.state in ("active", "ended") else None,
        _checker(world) if plan.signed_on and plan.form == "paper" else None,
        SERVICES[plan.id % len(SERVICES)],
        PENALTIES[plan.id % len(PENALTIES)],
        terms.price * 3 // 2 if plan.id % 2 else None,
        world.at(plan.signed_on or world.today, 11),
    )
    _write_parties(world, sheets, plan, person)
    for leaf in unit["leaf_ids"] if plan.state != "void" else ():
        sheets.claims.add(world.ids(), unit["id"], leaf, terms.start, terms.end + DAY, "lease", plan.id, plan.id)


def _write_parties(world: World, sheets: _Sheets, plan: _Plan, lessee: Person) -> None:
    """Some rent with somebody, for some of them somebody answers; the organisation lets."""
    signers = [("tenant", lessee)]
    if plan.terms.price % 3 == 0:
        signers.append(("co_tenant", world.person()))
    if plan.state == "to_sign" or plan.terms.cycle == 1:
        signers.append(("guarantor", world.person()))
    for seq, (role, person) in enumerate(signers, 1):
        sheets.parties.add(world.ids(), plan.id, role, person.name, person.phone, person.id_no, seq)
    sheets.parties.add(world.ids(), plan.id, "lessor", world.plan.name, None, None, len(signers) + 1)


def _checker(world: World) -> str:
    username, _ = world.clerks[0]
    return world.signatures[username]


def _write_bill(world: World, sheets: _Sheets, plan: _Plan, bill: Planned, money: _Money) -> int:
    paid = _paid_of(world, plan, bill)
    state = paid_state(bill.amount, paid) if paid else first_bill_state(bill.due, bill.amount, world.today)
    bill_id = world.ids()
    no = world.number("bill", bill.last if bill.kind == KIND else plan.signed_on or world.today)
    left = bill.amount - paid
    issued = None if state == "planned" else max(bill.due - ISSUE_AHEAD, plan.signed_on or world.today)
    late = state in ("open", "part") and bill.due < world.today
    promised = _promised_day(world, money) if late else None
    sheets.bills.add(
        bill_id,
        no,
        plan.id,
        bill.kind,
        bill.first,
        bill.last,
        bill.due,
        bill.amount,
        paid,
        left,
        state,
        issued,
        promised,
    )
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


def _promised_day(world: World, money: _Money) -> date | None:
    """Of three who are late one has promised and keeps to it so far, one did not keep a promise, one said nothing."""
    days = (money.seq % 6 + 1, -4, None)[money.seq % 3]
    return None if days is None else world.today + timedelta(days=days)


def _paid_of(world: World, plan: _Plan, bill: Planned) -> int:
    """Due bills are paid; a tenant who is behind owes what fell due lately, half of it or all, or all since a day."""
    if bill.due > world.today:
        return 0
    if plan.owes_since is not None and bill.kind == "rent" and bill.due >= plan.owes_since:
        return 0
    if plan.behind and bill.kind == "rent" and bill.due >= world.today - timedelta(days=100):
        return world.rng.choice((0, bill.amount // 20_000 * 10_000))
    return bill.amount


def _post(world: World, sheets: _Sheets, plan: _Plan, bill: Planned, bill_id: int, paid: int, money: _Money) -> None:
    username, _ = world.clerks[bill.due.toordinal() % len(world.clerks)]
    money.seq += 1
    line_id = world.ids()
    sheets.allocations.add(world.ids(), plan.id, line_id, bill_id, paid, bill.due)
    sheets.ledger.add(
        line_id,
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
