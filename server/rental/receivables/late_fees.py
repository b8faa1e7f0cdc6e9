"""Late fees: what rent that is paid late costs besides, as a bill of its own; off unless the organisation's parameter says so.

A fee is worked out whenever what is open changes and at the end of each month, so the open rent is the same on all days of a line.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from decimal import Decimal
from typing import NamedTuple

from schema.kit.money import round_fen, to_yuan
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.parameter import fault_of
from server.kit.scope import scoped
from server.kit.switches import LATE_FEE, LATE_FEE_CAP, LATE_FEE_FROM, LATE_FEE_RATE, SWITCHES, is_on, read_switch
from server.kit.unit_of_work import Work
from server.rental.leases.bills import Planned
from server.rental.leases.life import write_bills_of_many
from server.rental.leases.periods import Line
from server.rental.leases.view import UNPAID
from server.rental.spans import DAY

KIND = "late_fee"
_CHARGED = """
SELECT l.source_id, max(l.period_to) AS until, sum(l.amount)::bigint AS amount
FROM rent_bill_line l JOIN rent_bill b ON b.id = l.bill_id AND b.del_flag = 0 AND b.state <> 'void'
WHERE l.tenant_id = $1 AND l.source_id = ANY($2::bigint[]) GROUP BY l.source_id"""
_LATE_LEASES = """
SELECT DISTINCT lease_id FROM rent_bill
WHERE tenant_id = $1 AND del_flag = 0 AND kind = 'rent' AND state IN ('open', 'part') AND due < $2 ORDER BY lease_id"""


class Rule(NamedTuple):
    """From which day late on, percent of the open rent a day, and percent of the bill at most."""

    first_day: int = 4
    rate: Decimal = Decimal("0.05")
    cap: Decimal = Decimal(20)


class Charged(NamedTuple):
    """What a bill has cost so far: the last day that is charged, and fen."""

    until: date
    amount: int


def fee_line(bill: Bill, rule: Rule, until: date, before: Charged | None = None) -> Line | None:
    """The fee of what is open on a bill for days that are not charged yet; None where there is none."""
    first = bill.due + timedelta(days=rule.first_day)
    if before is not None:
        first = max(first, before.until + DAY)
    days = (until - first).days + 1
    if days <= 0:
        return None
    room = round_fen(bill.amount * rule.cap / 100) - (before.amount if before else 0)
    amount = min(round_fen(bill.open_amount * rule.rate / 100 * days), room)
    if amount <= 0:
        return None
    text = f"{bill.bill_no} {to_yuan(bill.open_amount)} × {rule.rate.normalize():f}% × {days}"
    return Line(first, until, amount, f"{text}天 | {text} days", source_id=bill.id)


async def read_rule(tenant_id: int) -> Rule | None:
    """None where no late fee is taken."""
    if not await is_on(tenant_id, LATE_FEE):
        return None
    first, rate, cap = [await _number(tenant_id, key) for key in (LATE_FEE_FROM, LATE_FEE_RATE, LATE_FEE_CAP)]
    return Rule(int(first), rate, cap)


async def _number(tenant_id: int, key: str) -> Decimal:
    switch, value = SWITCHES[key], await read_switch(tenant_id, key)
    return Decimal(value if fault_of(switch, value) is None else switch.default)


async def late_leases(tenant_id: int, day: date) -> list[int]:
    """Those with rent that is late on a day."""
    return [row["lease_id"] for row in await pool().fetch(_LATE_LEASES, tenant_id, day)]


async def charge_late_fee(work: Work, lease: Lease, until: date) -> Bill | None:
    """Writes the fee of a locked lease up to a day, inclusive; None when there is nothing to charge."""
    return next(iter(await charge_leases(work, [lease], until)), None)


async def charge_leases(work: Work, leases: Sequence[Lease], until: date) -> list[Bill]:
    """Writes the fees of locked leases up to a day, inclusive; one of each that has something to charge."""
    rule = await read_rule(work.actor.tenant_id)
    if rule is None:
        return []
    lines = await _fee_lines(work, [lease.id for lease in leases], rule, until)
    day = await business_day(work.actor.tenant_id)
    planned = [(lease, _planned(lines[lease.id], until, day)) for lease in leases if lines.get(lease.id)]
    return await write_bills_of_many(work, planned, day)


def _planned(lines: Sequence[Line], until: date, day: date) -> Planned:
    return Planned(KIND, until, until, day, sum(line.amount for line in lines), tuple(lines))


async def _fee_lines(work: Work, ids: Sequence[int], rule: Rule, until: date) -> dict[int, list[Line]]:
    """By lease; one that has a fee of that day already gets no other."""
    bills = scoped(Bill, work.actor).filter(lease_id__in=ids)
    known = set(await bills.filter(kind=KIND, period_from=until).values_list("lease_id", flat=True))
    late = await bills.filter(kind="rent", state__in=UNPAID, due__lt=until).order_by("id")
    charged = await _read_charged(work, [bill.id for bill in late])
    found: dict[int, list[Line]] = {}
    for bill in late:
        line = fee_line(bill, rule, until, charged.get(bill.id))
        if line is not None and bill.lease_id not in known:
            found.setdefault(bill.lease_id, []).append(line)
    return found


async def _read_charged(work: Work, ids: Sequence[int]) -> dict[int, Charged]:
    rows = await work.connection.fetch(_CHARGED, work.actor.tenant_id, list(ids))
    return {row["source_id"]: Charged(row["until"], row["amount"]) for row in rows}
