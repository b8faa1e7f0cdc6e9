"""Reports and pages with figures of a house of 300 rooms over 18 months: each answers within 300 ms.

Run `python -m tests.bench.reports [ROOMS MONTHS]`. The house is the one of `make demo`; its administrator asks every declared report, its
sums, and the pages that count over much. The floor of the same rounds adds up the ledger of the house, which any of them could have to read once: each takes at most
eight times as long. Where the floor says that the machine is idle, each takes at most 300 ms at the median; on a busy one that is shown and
not judged.
"""

import asyncio
import os
import statistics
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

from tests.bench.bars import Held, size, words
from tests.kit.client import Client, open_client

IDLE_MS = 30
"""What the floor takes at most where nothing else runs."""
REPORT = "/online/cgreport/api"
FLOOR = "SELECT direction, sum(amount), count(*) FROM rent_ledger WHERE tenant_id = $1 GROUP BY direction"
Timed = Callable[[], Awaitable[Any]]


async def load(rooms: int, months: int) -> Any:
    """The simulated house; gives its administrator."""
    from schema.seeds.demo.simulated import TENANT
    from schema.system.user import User
    from server.http.rights import load_actors
    from server.kit.scope import everywhere
    from server.seeding.simulation.load import load_simulation

    await load_simulation(rooms, months, print)
    user = await everywhere(User).get(tenant_id=TENANT, username="sim-admin")
    return (await load_actors(TENANT, [user.id]))[user.id]


def pages() -> dict[str, str]:
    """Name -> path, as the pages ask for them when they are opened."""
    from schema.kit.clock import today

    day = today()
    year = f"from={day - timedelta(days=365)}&to={day}"
    return {
        "wall": "/portal/wall",
        "board of 45 nights": f"/rental/board?from={day - timedelta(days=7)}&to={day + timedelta(days=38)}",
        "deposits": "/rental/deposit/list?pageSize=50",
        "deposits, figures": "/rental/deposit/figures",
        "owner statements": "/rental/ownerStatement/list?pageSize=50",
        "stock": "/housekeeping/stock/list?pageSize=50",
        "orders": "/rental/order/list?pageSize=50",
        "leases": "/rental/lease/list?pageSize=50",
        "ledger": "/rental/ledger/list?pageSize=50",
        "dispatch": "/housekeeping/dispatch",
        "rent roll": "/rental/rentRoll",
        "rent roll, months": "/rental/rentRoll/months",
        "analysis of a year": f"/rental/analysis?{year}",
        "analysis, nights sold": f"/rental/analysis/sold?{year}",
        "analysis, claimed": f"/rental/analysis/claimed?{year}&part=order",
        "analysis, booked ahead": f"/rental/analysis/arriving?{year}&facet=lead&key=0",
    }


async def reports(client: Client) -> dict[str, str]:
    """Rows and, where it has them, sums of every report of the organisation."""
    found = {}
    for report in await client.result("GET", f"{REPORT}/getReports"):
        found[f"report {report['code']}"] = f"{REPORT}/getData/{report['id']}?pageSize=50"
        found[f"report {report['code']}, sums"] = f"{REPORT}/getFigure/{report['id']}"
    return found


async def measure(works: dict[str, Timed]) -> dict[str, float]:
    """Median milliseconds of each; they take turns, so that whatever else the machine does slows all of them alike."""
    spent: dict[str, list[float]] = {name: [] for name in works}
    for counts in range(size("reports", "rounds") + 1):
        for name, work in works.items():
            begun = time.perf_counter()
            await work()
            if counts:
                spent[name].append((time.perf_counter() - begun) * 1000)
    return {name: statistics.median(times) for name, times in spent.items()}


def asking(client: Client, path: str) -> Timed:
    return lambda: client.result("GET", path)


async def run(rooms: int, months: int) -> Held:
    from server.app import create_app
    from server.kit.database import pool
    from server.launch.migrate import migrate
    from server.settings import get_settings

    get_settings.cache_clear()
    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        actor = await load(rooms, months)
        async with open_client(app, actor) as client:
            paths = pages() | await reports(client)
            works: dict[str, Timed] = {"": lambda: pool().fetch(FLOOR, actor.tenant_id)}
            found = await measure(works | {name: asking(client, path) for name, path in paths.items()})
    floor = found.pop("")
    print(f"{rooms} rooms over {months} months; adding up the ledger takes {floor:.1f} ms")
    idle, held = floor <= IDLE_MS, Held("reports")
    for name, spent in sorted(found.items(), key=lambda one: -one[1]):
        print(f"{name:32} {spent:7.1f} ms, x{spent / floor:.1f} of the ledger")
        held.hold("answer / ledger", spent / floor, name)
        if idle:
            held.hold("answer, ms", spent, name)
    if not idle:
        print("the machine is busy: milliseconds of each are not judged")
    return held


if __name__ == "__main__":
    from tests.kit.services import run_services

    asked = [int(word) for word in words()] or [size("reports", "rooms"), size("reports", "months")]
    # One person asks for more here than people do in a minute.
    os.environ |= {"LIMIT_REPORT": "100000/60", "LIMIT_REPORT_ALL": "100000/60"}
    with run_services():
        told = asyncio.run(run(*asked))
    told.end()
