"""Settlements of the demo: leases that are on their way to their end, one in each state before it is booked."""

import json
from datetime import timedelta
from typing import Any

from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.settlement import AGREED, BREACH_TENANT, DRAFT, EARLY, TO_CONFIRM, Settlement
from server.rental.leases.periods import Terms
from server.rental.settlements.forms import USUAL_HANDOVER
from server.rental.settlements.reckoning import Leaving, Owed, reckon
from server.seeding.demo.deposits import rows_of
from server.seeding.demo.world import World

# State, kind, and days from today on which they leave.
PLANNED = ((DRAFT, EARLY, 6), (DRAFT, BREACH_TENANT, 0), (TO_CONFIRM, EARLY, -1), (AGREED, EARLY, -2))


def build_settlements(world: World) -> None:
    """Of the leases that run and have more than a month to go."""
    sheet = world.sheet(
        Settlement,
        "id no lease_id contract_no renter_name unit_id community_id kind leave_date readings damages extras handover lines"
        " receivable refundable net state signed_on create_time",
    )
    soon = world.today + timedelta(days=45)
    before = world.today - timedelta(days=30)
    rows = rows_of(world, Lease._meta.db_table)
    running = [
        row for row in rows if row["state"] == "active" and row["end_date"] > soon and row["start_date"] < before
    ]
    for row, (state, kind, days) in zip(running[3::5], PLANNED, strict=False):
        leaving = _leaving(world, row, kind, days)
        found = reckon(leaving)
        lines = [{"code": one.code, "text": one.text, "amount": one.amount, "photos": ""} for one in found.lines]
        handover = [{"text": text, "done": state != DRAFT} for text in USUAL_HANDOVER]
        who = (row["id"], row["contract_no"], row["renter_name"], row["unit_id"], row["community_id"])
        sums = (found.receivable, found.refundable, found.net)
        signed = world.today if state == AGREED else None
        no = world.number("settlement", world.today)
        head = (world.ids(), no, *who, kind, leaving.day, "[]", "[]", "[]", json.dumps(handover), json.dumps(lines))
        sheet.add(*head, *sums, state, signed, world.at(world.today, 9))
        _settling(world, row["id"])


def _leaving(world: World, row: dict[str, Any], kind: str, days: int) -> Leaving:
    terms = Terms(row["start_date"], row["end_date"], row["pay_cycle"], row["price"], anchor_day=row["anchor_day"])
    bills = [bill for bill in rows_of(world, Bill._meta.db_table) if bill["lease_id"] == row["id"]]
    held = sum(bill["paid"] for bill in bills if bill["kind"] == "deposit")
    return Leaving(terms, kind, world.today + timedelta(days=days), [_owed(bill) for bill in bills], held, 0)


def _owed(bill: dict[str, Any]) -> Owed:
    return Owed(
        bill["id"],
        bill["bill_no"],
        bill["kind"],
        bill["period_from"],
        bill["period_to"],
        bill["due"],
        bill["amount"],
        bill["open_amount"],
        bill["state"],
        touched=bool(bill["paid"]),
    )


def _settling(world: World, lease_id: int) -> None:
    """The lease itself says so too."""
    for sheet in world.sheets:
        if sheet.table == Lease._meta.db_table:
            at, state = sheet.columns.index("id"), sheet.columns.index("state")
            for place, values in enumerate(sheet.rows):
                if values[at] == lease_id:
                    sheet.rows[place] = (*values[:state], "settling", *values[state + 1 :])
