"""Deposits of the demo with their entries, as the cashier would have kept them: read back from the ledger's sheets."""

from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

from schema.rental.deposit import Deposit, DepositEntry
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from server.rental.cashier.deposit_entries import AMOUNTS, PLACES, WORKING_DAYS, after_working_days, state_of
from server.seeding.demo.world import World

BACK_WITHIN = timedelta(days=7)
Row = dict[str, Any]


def rows_of(world: World, table: str) -> Iterator[Row]:
    """What the sheets of a table have, by column."""
    for sheet in world.sheets:
        if sheet.table == table:
            for values in sheet.rows:
                yield {**sheet.fixed, **dict(zip(sheet.columns, values, strict=True))}


def build_deposits(world: World) -> None:
    """Whoever has left and was not paid back waits since the day on which it was due."""
    owners = _owners(world)
    lines: dict[int, list[Row]] = defaultdict(list)
    for row in rows_of(world, Ledger._meta.db_table):
        if row["project"] in PLACES and row["account_id"] in owners:
            lines[row["account_id"]].append(row)
    deposits = world.sheet(
        Deposit,
        "id account account_id account_no payer received moved deducted refunded held state due_back create_time",
    )
    entries = world.sheet(
        DepositEntry,
        "id deposit_id ledger_id booked_on kind amount reason bill_id reference operator create_time",
    )
    for account_id, found in lines.items():
        payer, due_back = owners[account_id]
        amounts, own, head = dict.fromkeys(AMOUNTS, 0), world.ids(), found[0]
        for row in sorted(found, key=lambda one: one["seq"]):
            kind, column = PLACES[row["project"]]
            adds = row["amount"] if row["direction"] == "in" else -row["amount"]
            amounts[column] += abs(adds)
            amounts["held"] += adds
            made = row["create_time"]
            named = (row.get("note"), row.get("bill_id"), row["no"], row["operator"], made)
            entries.add(world.ids(), own, row["id"], row["paid_on"], kind, adds, *named)
        sums = [amounts[name] for name in AMOUNTS]
        head_of = (own, head["account"], account_id, head["account_no"], payer)
        deposits.add(*head_of, *sums, state_of(amounts), due_back if amounts["held"] else None, head["create_time"])


def _owners(world: World) -> dict[int, tuple[str, date | None]]:
    """Who paid, and by when it should be back: none while the stay goes on."""
    found: dict[int, tuple[str, date | None]] = {}
    for row in rows_of(world, Lease._meta.db_table):
        over = row["state"] in ("ended", "settling")
        found[row["id"]] = (row["renter_name"], row["end_date"] + BACK_WITHIN if over else None)
    for row in rows_of(world, DailyOrder._meta.db_table):
        left = row["state"] in ("checked_out", "closed")
        found[row["id"]] = (
            row["contact_name"],
            after_working_days(row["check_out"], WORKING_DAYS) if left else None,
        )
    return found
