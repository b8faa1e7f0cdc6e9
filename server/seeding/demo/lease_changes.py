"""Changes of leases in the demo: a dozen in every state that leaves the lease as it is, each with what it would do to the bills."""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import orjson

from schema.kit.money import to_yuan
from schema.rental.bill import Bill, BillLine
from schema.rental.lease import ACTIVE, Lease
from schema.rental.lease_change import DECLINED, DRAFT, PAYER, PRICE, RENEW, TO_CONFIRM, TO_SIGN, VOID, LeaseChange
from schema.rental.occupancy import Claim
from server.rental.lease_changes.billed_state import BilledState
from server.rental.lease_changes.forms import WantedForm, keep_terms
from server.rental.lease_changes.plan import RENT, Billed, Dues
from server.rental.lease_changes.preview import after_of, rows_of, side_of
from server.rental.lease_changes.proposals import Columns, Proposal, propose
from server.rental.leases.periods import Line
from server.rental.leases.terms import terms_of
from server.rental.spans import DAY, Span
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.leases import HELD
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

CASTS = (
    (RENEW, TO_SIGN, ""),
    (PRICE, TO_CONFIRM, "市场行情上涨，双方协商"),
    (RENEW, DRAFT, ""),
    (PAYER, TO_SIGN, "公司代付房租"),
    (RENEW, DECLINED, "工作调动，到期搬离"),
    (PRICE, DRAFT, "续签两年，租金优惠"),
    (RENEW, TO_CONFIRM, ""),
    (PRICE, DECLINED, "涨幅过高，承租人未同意"),
    (PAYER, VOID, "客户改为个人付款"),
    (RENEW, DECLINED, "已购房，不再续租"),
    (PRICE, TO_SIGN, "配套升级后调价"),
    (RENEW, VOID, "租期另议"),
)
RENEWAL_OF = {DRAFT: "asked", TO_SIGN: "asked", TO_CONFIRM: "asked", DECLINED: DECLINED}
COMPANIES = ("杭州云上科技有限公司", "浙江远行文化传媒有限公司")


def build_lease_changes(world: World, found: Property, taken: dict[int, list[Span]]) -> None:
    """One a lease, renewals of those that end first; what is renewed shows so in the lease. What is being signed holds its
    nights, which are added to those that are `taken`, by leaf."""
    units = {unit["id"]: unit for unit in found.leaves()}
    titles = {unit["id"]: unit["title"] for unit in units.values()}
    sheet = world.sheet(
        LeaseChange,
        "id no lease_id kind form state effective_day reason terms before after difference create_time hold_until",
    )
    leases = _running(world)
    for number, (kind, state, reason) in enumerate(CASTS[: len(leases)]):
        lease = leases.pop(0 if kind == RENEW else -1)
        billed_state = _billed_state(world, lease)
        wanted = _wanted(world, kind, lease, billed_state, number)
        if wanted is None:
            continue
        proposal = propose(billed_state, kind, wanted)
        made_at = world.at(world.today - timedelta(days=1 + number), 10)
        own, waits = world.ids(), state in (TO_SIGN, TO_CONFIRM)
        head = (own, world.number("lease_change", world.today), lease.id, kind, _form(state), state)
        sheet.add(
            *head,
            proposal.effective_day,
            reason or None,
            _json(keep_terms(wanted)["terms"]),
            *_sides(billed_state, proposal, titles),
            made_at,
            world.moment + HELD if waits else None,
        )
        if waits and proposal.successor is not None:
            _hold(world, own, units[lease.unit_id], proposal.successor, taken)
        if kind == RENEW:
            _mark(world, lease.id, RENEWAL_OF.get(state, "none"))


def _hold(world: World, own: int, unit: UnitRow, successor: Columns, taken: dict[int, list[Span]]) -> None:
    """The nights of a renewal, as claims of the change itself."""
    span = Span(successor["start_date"], successor["end_date"] + DAY)
    [sheet] = [made for made in world.sheets if made.table == Claim._meta.db_table]
    for leaf in unit["leaf_ids"]:
        sheet.add(world.ids(), unit["id"], leaf, span.start, span.end, "lease", own, own)
        taken.setdefault(leaf, []).append(span)


def _form(state: str) -> str:
    return "paper" if state == TO_CONFIRM else "electronic"


def _rows(world: World, model: Any) -> tuple[Sheet, list[dict[str, Any]]]:
    sheet = next(made for made in world.sheets if made.table == model._meta.db_table)
    return sheet, [{**sheet.fixed, **dict(zip(sheet.columns, values, strict=True))} for values in sheet.rows]


def _running(world: World) -> list[Lease]:
    """Those that end after today, the first ones first; nobody has taken the days behind them in the demo's plan."""
    known = set(Lease._meta.db_fields)
    rows = [row for row in _rows(world, Lease)[1] if row["state"] == ACTIVE and row["end_date"] > world.today]
    rows.sort(key=lambda row: (row["end_date"], row["id"]))
    return [Lease(**{key: value for key, value in row.items() if key in known}) for row in rows]


def _billed_state(world: World, lease: Lease) -> BilledState:
    bills = [row for row in _rows(world, Bill)[1] if row["lease_id"] == lease.id]
    lines = _lines(world, {row["id"] for row in bills})
    billed = [
        Billed(
            row["id"],
            row["period_from"],
            row["period_to"],
            row["due"],
            row["amount"],
            row["state"] != "planned",
            tuple(lines.get(row["id"], ())),
        )
        for row in bills
        if row["kind"] == RENT
    ]
    dues = Dues(lease.signed_on or lease.start_date, lease.pay_advance_days, world.today)
    revisions = {bill.first: 1 for bill in billed}
    return BilledState(lease, terms_of(lease), dues, tuple(billed), revisions, sum(row["amount"] for row in bills))


def _lines(world: World, bill_ids: set[int]) -> dict[int, list[Line]]:
    found: dict[int, list[Line]] = {}
    for row in _rows(world, BillLine)[1]:
        if row["bill_id"] in bill_ids:
            line = Line(row["period_from"], row["period_to"], row["amount"], row["explain"])
            found.setdefault(row["bill_id"], []).append(line)
    return found


def _wanted(world: World, kind: str, lease: Lease, billed_state: BilledState, number: int) -> WantedForm | None:
    """None where nothing is left that could change."""
    if kind == RENEW:
        return WantedForm(price=to_yuan(_raised(lease.price)))
    planned = next(_planned(billed_state), None)
    if planned is None:
        return None
    if kind == PRICE:
        return WantedForm(effective_day=planned, price=to_yuan(_raised(lease.price)))
    name = COMPANIES[number % len(COMPANIES)]
    return WantedForm(
        effective_day=planned, payer_name=name, payer_tax_no=f"9133010{world.rng.randrange(10**10):010d}X"
    )


def _planned(billed_state: BilledState) -> Iterator[date]:
    return (bill.first for bill in billed_state.billed if not bill.issued and bill.first >= billed_state.today)


def _raised(price: int) -> int:
    """Three per cent more, in whole tens of yuan."""
    return price * 103 // 100_000 * 1000


def _sides(billed_state: BilledState, proposal: Proposal, titles: dict[int, str]) -> tuple[str, str, int]:
    lease = billed_state.lease
    difference = proposal.bills.amount - sum(bill.amount for bill in billed_state.billed) + proposal.next_total
    after = after_of(lease, proposal)
    totals = {"totalBefore": to_yuan(billed_state.total), "totalAfter": to_yuan(billed_state.total + difference)}
    bills = list(rows_of(billed_state, proposal))
    title = titles.get(lease.unit_id, "")
    kept = {**side_of(after, title), **totals, "bills": bills}
    return _json(side_of(lease, title)), _json(kept), difference


def _json(value: Any) -> str:
    return orjson.dumps(value).decode()


def _mark(world: World, lease_id: int, renewal: str) -> None:
    sheet, _ = _rows(world, Lease)
    if "renewal" not in sheet.columns:
        sheet.columns = (*sheet.columns, "renewal")
        sheet.rows = [(*row, sheet.fixed["renewal"]) for row in sheet.rows]
        sheet.fixed = {key: value for key, value in sheet.fixed.items() if key != "renewal"}
    place = sheet.columns.index("id")
    sheet.rows = [(*row[:-1], renewal) if row[place] == lease_id else row for row in sheet.rows]
