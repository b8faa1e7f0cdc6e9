"""Money pages of organisations with 200, 2,000 and 20,000 leases, each against the bare SQL of the same sum over the same rows.

Run `python -m tests.bench.leases_growth [LEASES]`, LEASES being those of the smallest. What a page costs may grow with what it sums
and no faster, so its ratio to the floor stays below the same bar at every size; open items are of one lessee and do not grow. Then
the middle one gets nine more years of paid bills, and no page may take half as long again: what was settled long ago is not read.
The run of reminders, whose rows pass the ORM and are told to open screens, is timed once for each size.
"""

import asyncio
import os
import time
from typing import Any

from tests.bench.bars import BARS, Held, size, words
from tests.bench.leases import Timed, fill, timed_together, vacuum

TIMES = (1, 10, 100)
YEARS = 9
SLACK_MS = 4
"""What a page costs apart from its rows: planning, a shape, a round trip more. It would hide the ratio of a small organisation."""

_OPEN = """
SELECT l.renter_id, count(*), sum(b.open_amount) FROM rent_bill b JOIN rent_lease l ON l.id = b.lease_id
WHERE b.tenant_id = $1 AND b.state IN ('open', 'part') AND b.issued_on <= current_date GROUP BY 1"""
_ITEMS = "SELECT * FROM rent_bill WHERE tenant_id = $1 AND lease_id = $2 AND state IN ('open', 'part', 'planned')"
_ROLL = """
SELECT count(*), sum(u.price_month), sum(l.price), sum(l.balance) FROM rent_unit u LEFT JOIN rent_lease l ON l.unit_id = u.id AND l.tenant_id = u.tenant_id WHERE u.tenant_id = $1"""
_MONTHS = """
SELECT (SELECT sum(amount) + sum(paid) FROM rent_bill WHERE tenant_id = $1 AND del_flag = 0 AND kind <> 'deposit'
    AND due >= date_trunc('month', current_date)::date - interval '11 months' AND due <= current_date),
  (SELECT sum(u.price_month) FROM rent_unit u JOIN occupancy_claim c ON c.unit_id = u.id WHERE u.tenant_id = $1)"""
_REMINDERS = """
CREATE TEMP TABLE reminders_floor ON COMMIT DROP AS
SELECT b.id, b.tenant_id, b.bill_no, b.lease_id, l.community_id, l.renter_id, l.renter_name, l.renter_phone, b.due, b.open_amount
FROM rent_bill b JOIN rent_lease l ON l.id = b.lease_id
WHERE b.tenant_id = {tenant} AND b.state IN ('open', 'part') AND b.due <= current_date + 7;
ALTER TABLE reminders_floor ADD PRIMARY KEY (id);
CREATE UNIQUE INDEX ON reminders_floor (tenant_id, id, due)"""
_OLDER = f"""
INSERT INTO rent_bill SELECT (jsonb_populate_record(t, jsonb_build_object('id', t.id + n * (1::bigint << 57),
    'bill_no', left(md5(t.id::text || n), 20), 'due', t.due - n * 731, 'period_from', t.period_from - n * 731,
    'period_to', t.period_to - n * 731, 'state', 'paid', 'paid', t.amount, 'open_amount', 0))).*
FROM rent_bill t CROSS JOIN generate_series(1, {YEARS} / 2 + 1) n WHERE t.tenant_id = $1 AND t.kind = 'rent'"""


def pages(actor: Any, lease: int) -> dict[str, tuple[Timed, Timed]]:
    """Each page with its floor."""
    from server.kit.database import pool
    from server.rental.receivables.aging import AgingItems, AgingQuery, read_aging, read_aging_items
    from server.rental.receivables.open_items import ItemsQuery, read_open_items
    from server.rental.rent_roll.read import PlaceOfRoll, RollQuery, read_roll, read_trend

    def bare(sql: str, *more: Any) -> Timed:
        return lambda: pool().fetch(sql, actor.tenant_id, *more)

    return {
        "aging": (lambda: read_aging(actor, AgingQuery()), bare(_OPEN)),
        "aging, its bills": (lambda: read_aging_items(actor, AgingItems()), bare(_OPEN)),
        "open items": (lambda: read_open_items(actor, ItemsQuery(lease_id=str(lease))), bare(_ITEMS, lease)),
        "rent roll": (lambda: read_roll(actor, RollQuery()), bare(_ROLL)),
        "rent roll, months": (lambda: read_trend(actor, PlaceOfRoll()), bare(_MONTHS)),
    }


async def measure(actor: Any) -> dict[str, tuple[float, float]]:
    """Median milliseconds of each page and of its floor."""
    from server.kit.database import pool

    lease = await pool().fetchval("SELECT max(id) FROM rent_lease WHERE tenant_id = $1", actor.tenant_id)
    works: dict[str, Timed] = {}
    for name, (page, floor) in pages(actor, lease).items():
        works |= {name: page, f"{name} floor": floor}
    spent = await timed_together(works)
    return {name: (spent[name], spent[f"{name} floor"]) for name in spent if f"{name} floor" in spent}


async def time_reminders(actor: Any) -> tuple[float, float]:
    """Milliseconds of the first run of reminders, which makes all, and of writing the same rows bare, with two indexes."""
    from schema.kit.clock import today
    from server.kit.database import pool
    from server.rental.receivables.reminders import make_reminders

    async with pool().acquire() as connection, connection.transaction():
        begun = time.perf_counter()
        await connection.execute(_REMINDERS.format(tenant=actor.tenant_id))
        floor = time.perf_counter() - begun
    begun = time.perf_counter()
    made = await make_reminders(actor, today())
    spent = time.perf_counter() - begun
    again = time.perf_counter()
    assert made and await make_reminders(actor, today()) == 0
    print(f"  {made:,} reminders made; to find that there is none left {(time.perf_counter() - again) * 1000:.0f} ms")
    return spent * 1000, floor * 1000


def tell(found: dict[str, tuple[float, float]], held: Held, leases: int) -> None:
    """Prints each page, and judges it."""
    for name, (spent, floor) in found.items():
        kept = held.hold(name, (spent - SLACK_MS) / floor, f"{leases:,} leases")
        print(
            f"  {name:18} {spent:8.1f} ms, floor {floor:7.1f}, x{spent / floor:.1f} (<= x{BARS['leases_growth'][name].wanted:g}){'' if kept else ' !'}"
        )


async def remember(actor: Any, before: dict[str, tuple[float, float]], held: Held) -> None:
    """No page may be slower for years that are long paid."""
    from server.kit.database import pool

    await pool().execute(_OLDER, actor.tenant_id)
    await vacuum()
    after = await measure(actor)
    bills = await pool().fetchval("SELECT count(*) FROM rent_bill WHERE tenant_id = $1", actor.tenant_id)
    print(f"with ten years of history, {bills:,} bills")
    for name, (spent, floor) in after.items():
        kept = held.hold("with history / before", (spent - SLACK_MS) / before[name][0], name)
        print(f"  {name:18} {spent:8.1f} ms, before {before[name][0]:7.1f}, floor {floor:.1f}{'' if kept else ' !'}")


async def run(smallest: int) -> Held:
    from server.app import create_app
    from server.launch.migrate import migrate

    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        actors = {times: await fill(smallest * times) for times in TIMES}
        await vacuum()
        held, found = Held("leases_growth"), {}
        for times, actor in actors.items():
            print(f"{smallest * times:,} leases")
            found[times] = await measure(actor)
            tell({**found[times], "reminders": await time_reminders(actor)}, held, smallest * times)
        await remember(actors[10], found[10], held)
    return held


if __name__ == "__main__":
    from tests.kit.services import run_services

    asked = next(iter(words()), size("leases_growth", "smallest"))
    with run_services():
        told = asyncio.run(run(int(asked)))
    told.end()
