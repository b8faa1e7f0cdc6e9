"""Pages about 20,000 leases with half a million bills: the list, the aging of arrears and the rent roll, against counting the leases.

Run `python -m tests.bench.leases [LEASES]`. The floor of the same rounds is `SELECT count(*), sum(price)` over the leases of the
organisation, 5 ms on an idle machine. Each page takes at most twenty times as long, and the twelve months behind the roll, which the
page asks for by themselves, at most a hundred times. Where the floor says that the machine is idle, each of them, the months too,
takes at most 100 ms at the median; on a busy one that is shown and not judged.
"""

import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from tests.bench.bars import Held, is_smoke, size, words

IDLE_MS = 8
"""What the floor takes at most where nothing else runs."""
Timed = Callable[[], Awaitable[Any]]

# A row as often again, each time with other values of some columns; `n` counts, `t` is the row.
_CLONE = """
INSERT INTO "{table}" SELECT (jsonb_populate_record(t, jsonb_build_object({values}))).*
FROM "{table}" t CROSS JOIN generate_series(1, $2::int) n WHERE t.id = ANY($1::bigint[])"""

# Those of one lease lie apart from those of the next by less than two ids have between them.
_APART = 1 << 40


async def _clone(table: str, ids: list[int], count: int, **values: str) -> None:
    from server.kit.database import pool

    shifted = {"id": f"t.id + n * {_APART}::bigint", **values}
    pairs = ", ".join(f"'{column}', {sql}" for column, sql in shifted.items())
    await pool().execute(_CLONE.format(table=table, values=pairs), ids, count)


async def fill(leases: int, cycle: int = 1) -> Any:
    """An organisation whose first lease is made by its call, and the others from it, a tenth of them past their end; gives its
    administrator."""
    from schema.kit.clock import today
    from server.kit.database import pool
    from server.rental.leases.contract import add_lease
    from server.rental.leases.terms import LeaseForm
    from tests.rental.village import build

    village = await build()
    await pool().execute("UPDATE rent_unit SET price_month = 400000 WHERE id = $1", village.whole.id)
    words = {"tenant": {"name": "赵强", "phone": "13700137000"}, "unitId": str(village.whole.id), "price": "3500.00"}
    start = today() - timedelta(days=540)
    end = start + timedelta(days=729)
    dates = {
        "startDate": start.isoformat(),
        "endDate": end.isoformat(),
        "checkIn": f"{start} 14:00:00",
        "departure": f"{end} 12:00:00",
    }
    form = {**words, **dates, "payCycle": cycle, "depositCharged": True}
    lease = int((await add_lease(village.actor, LeaseForm.model_validate(form)))["id"])
    bills = [row["id"] for row in await pool().fetch("SELECT id FROM rent_bill WHERE lease_id = $1", lease)]
    await pool().execute(
        "UPDATE rent_bill SET state = 'paid', paid = amount, open_amount = 0 WHERE lease_id = $1 AND due < $2",
        lease,
        today() - timedelta(days=60),
    )
    unit, move = village.whole.id, f"n * {_APART}::bigint"
    await _clone("rent_house", [unit], leases, house_no="'H' || n")
    await _clone(
        "rent_unit",
        [unit],
        leases,
        title="'云栖 ' || n",
        house_id=f"t.id + {move}",
        leaf_ids=f"jsonb_build_array(t.id + {move})",
    )
    moved = {"start_date": "t.start_date - (n % 210)", "end_date": "t.end_date - (n % 210)"}
    await _clone(
        "rent_lease",
        [lease],
        leases,
        contract_no="'B' || n",
        unit_id=f"t.unit_id + {move}",
        renter_id=f"t.renter_id + {move}",
        renter_name="'租客' || n",
        balance="(n % 10 / 9) * 350000",
        **moved,
    )
    await _clone(
        "rent_bill",
        bills,
        leases,
        bill_no="t.bill_no || '-' || n",
        lease_id=f"t.lease_id + {move}",
        due="t.due - (n % 210)",
        paid="CASE WHEN n % 10 < 9 AND t.due - (n % 210) < current_date THEN t.amount ELSE t.paid END",
        open_amount="CASE WHEN n % 10 < 9 AND t.due - (n % 210) < current_date THEN 0 ELSE t.open_amount END",
        state="CASE WHEN n % 10 < 9 AND t.due - (n % 210) < current_date THEN 'paid' ELSE t.state END",
    )
    claims = [row["id"] for row in await pool().fetch("SELECT id FROM occupancy_claim WHERE source_id = $1", lease)]
    await _clone(
        "occupancy_claim",
        claims,
        leases,
        leaf_id=f"t.leaf_id + {move}",
        unit_id=f"t.unit_id + {move}",
        source_id=f"t.source_id + {move}",
        from_day="t.from_day - (n % 210)",
        to_day="t.to_day - (n % 210)",
    )
    await vacuum()
    return village.actor


async def vacuum() -> None:
    """Plans of so many rows want statistics; those of a few do not."""
    from server.kit.database import pool

    if not is_smoke():
        await pool().execute("VACUUM ANALYZE")


async def timed(work: Timed) -> float:
    """Median milliseconds."""
    return (await timed_together({"": work}))[""]


async def timed_together(works: dict[str, Timed]) -> dict[str, float]:
    """Median milliseconds of each; they take turns, so that whatever else the machine does slows all of them alike."""
    spent: dict[str, list[float]] = {name: [] for name in works}
    for counts in range(size("leases", "rounds") + 1):
        for name, work in works.items():
            begun = time.perf_counter()
            await work()
            if counts:
                spent[name].append((time.perf_counter() - begun) * 1000)
    return {name: statistics.median(times) for name, times in spent.items()}


def pages(actor: Any) -> dict[str, Timed]:
    from schema.rental.lease import lease
    from server.engine.read import list_rows
    from server.rental.receivables.aging import AgingItems, AgingQuery, read_aging, read_aging_items
    from server.rental.rent_roll.read import PlaceOfRoll, RollQuery, read_roll, read_trend

    return {
        "list, first page": lambda: list_rows(lease, actor, {}),
        "list, overdue": lambda: list_rows(lease, actor, {"billingState": "overdue", "column": "endDate"}),
        "aging": lambda: read_aging(actor, AgingQuery()),
        "aging, its bills": lambda: read_aging_items(actor, AgingItems()),
        "rent roll": lambda: read_roll(actor, RollQuery()),
        "rent roll, vacant": lambda: read_roll(actor, RollQuery(status="vacant")),
        "rent roll, months": lambda: read_trend(actor, PlaceOfRoll()),
    }


async def run(leases: int) -> Held:
    from server.app import create_app
    from server.kit.database import pool
    from server.launch.migrate import migrate

    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        actor = await fill(leases)
        bare = "SELECT count(*), sum(price) FROM rent_lease WHERE tenant_id = $1 AND del_flag = 0"
        found = await timed_together({"": lambda: pool().fetchrow(bare, actor.tenant_id), **pages(actor)})
    floor = found.pop("")
    print(f"{leases:,} leases; counting them takes {floor:.1f} ms")
    idle, held = floor <= IDLE_MS, Held("leases")
    for name, spent in found.items():
        print(f"{name:20} {spent:7.1f} ms, x{spent / floor:.1f} of the count")
        held.hold("rent roll, months / count" if name == "rent roll, months" else "page / count", spent / floor, name)
        if idle:
            held.hold("page, ms", spent, name)
    if not idle:
        print("the machine is busy: milliseconds of each are not judged")
    return held


if __name__ == "__main__":
    from tests.kit.services import run_services

    asked = next(iter(words()), size("leases", "leases"))
    with run_services():
        told = asyncio.run(run(int(asked)))
    told.end()
