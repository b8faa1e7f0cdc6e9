"""Ten million rows in one list: pages, totals, deep pages, filters and the start of an export, each against its SQL on bare asyncpg.

Run `python -m tests.bench.huge [ROWS]`; takes some 4 GB of disk and a few minutes, most of them the loading by COPY.
"""

import asyncio
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

ROWS = 10_000_000
BATCH = 100_000
ROUNDS = 40
NEEDED = 600  # bytes of disk a row, with indexes and the log of the load
Timed = Callable[[], Awaitable[Any]]


def _records(tenant_id: int, first_id: int, count: int) -> Iterator[tuple[Any, ...]]:
    start = datetime(2020, 1, 1, tzinfo=UTC)
    for number in range(count):
        moment = start + timedelta(seconds=number)
        author = f"user{number % 977}"
        yield (
            first_id + number, tenant_id, "A01", author, moment, None, None, 0, 1,
            f"C{number:08d}", f"职务{number * 7919 % count}", str(number % 5 + 1),
        )  # fmt: skip


COLUMNS = [
    "id",
    "tenant_id",
    "sys_org_code",
    "create_by",
    "create_time",
    "update_by",
    "update_time",
    "del_flag",
    "row_version",
    "code",
    "name",
    "rank",
]


async def load(tenant_id: int, rows: int) -> float:
    """Seconds that COPY and ANALYZE took, with all indexes in place."""
    from schema.kit.snowflake import next_id
    from server.kit.database import pool

    begun = time.perf_counter()
    source = _records(tenant_id, next_id(), rows)
    async with pool().acquire() as connection:
        for _ in range(-(-rows // BATCH)):
            batch = [record for _, record in zip(range(BATCH), source, strict=False)]
            await connection.copy_records_to_table("sys_position", records=batch, columns=COLUMNS)
        await connection.execute("VACUUM ANALYZE sys_position", timeout=600)
    return time.perf_counter() - begun


async def timed(call: Timed, rounds: int = ROUNDS) -> tuple[float, float]:
    """(p50, p99) in ms, after one call that warms up."""
    await call()
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        await call()
        times.append((time.perf_counter() - begun) * 1000)
    times.sort()
    return statistics.median(times), times[min(len(times) - 1, int(len(times) * 0.99))]


async def compare(client: Any, actor: Any, title: str, query: dict[str, str], rounds: int = ROUNDS) -> dict[str, Any]:
    """Prints the call against the statement that it stands for."""
    from schema.system.position import position
    from server.engine.read import compile_list
    from server.kit.database import pool

    compiled = compile_list(position, actor, query)
    size, page = int(query.get("pageSize", "10")), int(query.get("pageNo", "1"))
    sql = f"SELECT t.* {compiled.tail} ORDER BY {compiled.order} LIMIT {size} OFFSET {(page - 1) * size}"
    begun = time.perf_counter()
    found = await client.result("GET", "/sys/position/list", params=query)
    first = (time.perf_counter() - begun) * 1000
    ours, worst = await timed(lambda: client.result("GET", "/sys/position/list", params=query), rounds)
    bare, _ = await timed(lambda: pool().fetch(sql, *compiled.values), rounds)
    print(f"{title}: {ours:.1f} ms (p99 {worst:.1f}, first {first:.0f}), bare SQL {bare:.1f} ms, x{ours / bare:.2f}")
    return dict(found)


async def measure_lists(client: Any, actor: Any, rows: int) -> None:
    page = await compare(client, actor, "first page", {})
    off = abs(page["total"] - rows) / rows * 100
    print(f"total of the whole list: {page['total']:,}, estimated {page['estimated']}, {off:.2f} % off")
    await compare(client, actor, "page 5000, the list's own order", {"pageNo": "5000"})
    await compare(client, actor, "page 5000, another order", {"pageNo": "5000", "column": "code", "order": "asc"})
    filtered = {"rank": "3", "column": "createTime", "order": "desc"}
    page = await compare(client, actor, "filter by rank, sorted by time", filtered)
    off = abs(page["total"] - rows / 5) / (rows / 5) * 100
    print(f"total of the filter: {page['total']:,}, estimated {page['estimated']}, {off:.2f} % off")
    await compare(client, actor, "one row by its code", {"code": f"C{rows // 2:08d}"})
    await compare(client, actor, "codes that begin so", {"code": "C0000012*"}, 5)
    await compare(client, actor, "a word inside the name, frequent", {"name": "*999*"}, 5)
    await compare(client, actor, "a word inside the name, found once", {"name": f"*务{rows - 1}*"}, 3)
    await compare(client, actor, "a filter and sort without an index", {"createBy": "user5", "column": "name"}, 3)


async def measure_export(client: Any, actor: Any) -> None:
    """Until the task stands, and until its first rows are written, against the first rows of the same cursor."""
    from schema.system.position import position
    from server.engine.read import compile_list
    from server.engine.sheet_export import BATCH as FIRST
    from server.engine.sheet_export import export_rows
    from server.kit.database import pool

    begun = time.perf_counter()
    answer = await client.call("GET", "/sys/position/exportXls", params={"format": "xlsx"})
    stands = (time.perf_counter() - begun) * 1000
    assert answer["code"] == 202, answer

    class EnoughError(Exception):
        pass

    async def stop(done: int) -> None:
        if done:
            raise EnoughError

    async def ours() -> None:
        with tempfile.TemporaryFile() as target:
            try:
                await export_rows(position, actor, {}, target, stop)
            except EnoughError:
                return

    compiled = compile_list(position, actor, {})

    async def bare() -> None:
        async with pool().acquire() as connection, connection.transaction():
            cursor = await connection.cursor(f"SELECT t.* {compiled.tail} ORDER BY {compiled.order}", *compiled.values)
            await cursor.fetch(FIRST)

    (mine, _), (floor, _) = await timed(ours, 3), await timed(bare, 3)
    print(
        f"export: task after {stands:.0f} ms; first rows written {mine:.0f} ms, bare cursor {floor:.0f} ms, x{mine / floor:.1f}"
    )


async def run(rows: int) -> None:
    from server.app import create_app
    from server.launch.migrate import migrate
    from tests.kit.client import open_client
    from tests.kit.dictionary import add_dictionaries
    from tests.kit.people import create_organisation

    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        organisation = await create_organisation("千万")
        await add_dictionaries(organisation.id)
        spent = await load(organisation.id, rows)
        print(f"{rows:,} rows by COPY with all indexes: {spent:.0f} s, {rows / spent:,.0f} a second")
        async with open_client(app, organisation.admin) as client:
            client.http.timeout = 600
            await measure_lists(client, organisation.admin, rows)
            await measure_export(client, organisation.admin)


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else ROWS
    free = shutil.disk_usage(tempfile.gettempdir()).free
    if free < rows * NEEDED:
        raise SystemExit(f"not enough disk: {rows * NEEDED >> 30} GB wanted, {free >> 30} GB free")
    from tests.kit.services import run_services

    with run_services():
        asyncio.run(run(rows))


if __name__ == "__main__":
    main()
