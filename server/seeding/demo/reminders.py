"""Reminders of the bills that are open: the step that each has reached as a draft, the one before it sent or skipped."""

from datetime import date, timedelta
from typing import Any

from schema.rental.bill import Bill
from schema.rental.dunning import DRAFT, LISTED, SENT, SKIPPED, Dunning
from schema.rental.lease import Lease
from server.rental.receivables.reminders import LADDER, WAYS
from server.seeding.demo.world import World

_COLUMNS = (
    "id bill_id bill_no lease_id community_id renter_id renter_name renter_phone step way due days_late open_amount content"
    " state sent_at result create_time"
)


def build_reminders(world: World) -> None:
    """Goes by the bills and leases that are written already; who has promised is left alone."""
    sheet = world.sheet(Dunning, _COLUMNS)
    leases = {row["id"]: row for row in _rows(world, Lease)}
    for bill in _rows(world, Bill):
        if bill["state"] not in ("open", "part") or (bill["promise_date"] or date.min) >= world.today:
            continue
        late = (world.today - bill["due"]).days
        reached = [(step, days) for step, days, _ in LADDER if days <= late]
        for number, (step, days) in enumerate(reversed(reached[-2:])):
            lease, day = leases[bill["lease_id"]], bill["due"] + timedelta(days=days)
            sheet.add(
                world.ids(),
                *_facts(bill, lease, step, max(days if number else late, 0)),
                *_end(world, day, step, number),
            )


def _rows(world: World, model: Any) -> list[dict[str, Any]]:
    table = model._meta.db_table
    [sheet] = [one for one in world.sheets if one.table == table]
    return [dict(zip(sheet.columns, row, strict=True)) for row in sheet.rows]


def _facts(bill: dict[str, Any], lease: dict[str, Any], step: str, late: int) -> tuple[Any, ...]:
    who = tuple(lease[key] for key in ("community_id", "renter_id", "renter_name", "renter_phone"))
    money = (step, WAYS[step], bill["due"], late, bill["open_amount"])
    return (bill["id"], bill["bill_no"], bill["lease_id"], *who, *money)


def _end(world: World, day: date, step: str, number: int) -> tuple[Any, ...]:
    """Text, state, when it was sent, what became of it, and when it was made."""
    made = world.at(day, 7)
    if number == 0:
        return (None, LISTED if WAYS[step] == "list" else DRAFT, None, None, made)
    if WAYS[step] == "letter":
        return (None, SKIPPED, None, "已电话沟通", made)
    return ("您的账单尚未付清，请按时付款。", SENT, world.at(day, 10), None, made)
