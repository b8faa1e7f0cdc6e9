"""What once costs: a plain add under a key, without one, and as it would be without a transaction around its answer.

Run `python -m tests.bench.once`. The three alternate on one connection; medians and their ratios are printed.
"""

import asyncio
import statistics
import time
from typing import Any
from uuid import uuid4

from server.http.route import Route
from tests.kit.client import Client, open_client
from tests.kit.people import create_organisation
from tests.kit.services import run_services

ROUNDS = 600
WARM = 60
KINDS = ("bare", "nameless", "named")


async def add(client: Client, kind: str) -> float:
    """Milliseconds of one add."""
    body = {"code": f"C{uuid4().hex[:12]}", "name": "职务"}
    options: dict[str, Any] = {"extensions": {"nameless": True}} if kind != "named" else {}
    began = time.perf_counter()
    answer = await client.send("POST", "/sys/position/add", json=body, **options)
    took = time.perf_counter() - began
    assert answer.status_code == 200, answer.text
    return took * 1000


async def measure() -> None:
    from server.app import create_app
    from server.launch.migrate import migrate
    from server.settings import get_settings

    get_settings.cache_clear()
    await migrate(get_settings().database_url)
    app = create_app()
    takes_key = Route.takes_key
    times: dict[str, list[float]] = {kind: [] for kind in KINDS}
    async with app.router.lifespan_context(app):
        organisation = await create_organisation()
        async with open_client(app, organisation.admin) as client:
            for number in range(len(KINDS) * (ROUNDS + WARM)):
                kind = KINDS[number % len(KINDS)]
                Route.takes_key = property(lambda route: False) if kind == "bare" else takes_key  # type: ignore[assignment]
                took = await add(client, kind)
                if number >= len(KINDS) * WARM:
                    times[kind].append(took)
    bare, nameless, named = (statistics.median(times[kind]) for kind in KINDS)
    print(f"bare {bare:.2f} ms, without a key {nameless:.2f} ms, with one {named:.2f} ms; medians of {ROUNDS}")
    print(f"with a key against without one {named / nameless:.2f}, against bare {named / bare:.2f}")


if __name__ == "__main__":
    with run_services():
        asyncio.run(measure())
