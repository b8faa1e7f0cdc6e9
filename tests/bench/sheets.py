"""Prints what import and export cost against their floors, each floor measured in the same run.

`python -m tests.bench.sheets`: import of 100 000 x 12 with validation against calamine + COPY; export of the same rows
against XlsxWriter constant_memory, and the memory of the exporting process. Every measurement has a process of its own.
"""

import asyncio
import os
import resource
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, date, datetime, timedelta
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeVar

from tests.bench.bars import Held, is_smoke, size, words
from tests.kit.services import run_services

T = TypeVar("T")
TABLE = "bench_sheet"
TITLES = ("编号", "姓名", "电话", "房间数", "入住", "离店", "晚数", "金额", "渠道", "启用", "备注", "时间")
COLUMNS = (
    "code", "name", "phone", "rooms", "check_in", "check_out", "nights", "amount", "channel", "enabled", "remark", "seen_at",
)  # fmt: skip
DDL = f"""
CREATE TABLE IF NOT EXISTS {TABLE} (id bigint PRIMARY KEY, code varchar(20), name varchar(60), phone varchar(20), rooms int,
 check_in date, check_out date, nights int, amount bigint, channel varchar(20), enabled bool, remark varchar(100),
 seen_at timestamptz)
"""


def make_rows() -> Iterator[tuple[Any, ...]]:
    start = datetime(2026, 1, 1, 10, 0, 1)  # never midnight, which reads as a date
    for n in range(size("sheets", "rows")):
        day = start.date() + timedelta(days=n % 300)
        yield (
            f"D26{n:07d}", f"客人{n % 977}", f"138{n:08d}", n % 4, day, day + timedelta(days=2), n % 7, 288.5 + n % 100,
            ("前台", "携程", "美团")[n % 3], ("是", "否")[n % 2], f"备注 {n % 50}", start + timedelta(seconds=n * 30),
        )  # fmt: skip


def peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measure_xlsxwriter(path: str) -> float:
    """Rows from memory, as cheap as they can be had."""
    import xlsxwriter

    rows = list(make_rows())
    begin = time.perf_counter()
    book = xlsxwriter.Workbook(path, {"constant_memory": True})
    sheet = book.add_worksheet()
    formats = {4: "yyyy-mm-dd", 5: "yyyy-mm-dd", 7: "#,##0.00", 11: "yyyy-mm-dd hh:mm:ss"}
    styles = {column: book.add_format({"num_format": text}) for column, text in formats.items()}
    sheet.write_row(0, 0, TITLES)
    for line, row in enumerate(rows, 1):
        for column, value in enumerate(row):
            if isinstance(value, date):
                sheet.write_datetime(line, column, value, styles[column])
            else:
                sheet.write(line, column, value, styles.get(column))
    book.close()
    return time.perf_counter() - begin


def measure_floor(path: str) -> float:
    """calamine to lists, then one COPY of them: no validation, no ids, no trail."""

    async def run() -> float:
        import asyncpg
        from python_calamine import CalamineWorkbook

        from server.settings import get_settings

        connection = await asyncpg.connect(get_settings().database_url)
        await connection.execute(DDL)
        await connection.execute(f"TRUNCATE {TABLE}")
        begin = time.perf_counter()
        rows: list[list[Any]] = CalamineWorkbook.from_path(path).get_sheet_by_index(0).to_python()[3:]
        records = [
            (
                n, r[0], r[1], r[2], int(r[3]), r[4], r[5], int(r[6]), int(r[7] * 100), r[8], r[9] == "是", r[10],
                r[11].replace(tzinfo=UTC),
            )
            for n, r in enumerate(rows)
        ]  # fmt: skip
        await connection.copy_records_to_table(TABLE, records=records, columns=["id", *COLUMNS])
        spent = time.perf_counter() - begin
        await connection.close()
        return spent

    return asyncio.run(run())


def measure_ours(what: str, path: str) -> tuple[float, float]:
    """(seconds, peak MB) of the real task in a process that has loaded the whole application."""

    async def run() -> float:
        from server.jobs.execute import run_claimed
        from server.kit.storage import storage
        from tests.bench.sheet_resource import LEASE, open_bench, start

        actor = await open_bench()
        task = await start(actor, what, path)
        begin = time.perf_counter()
        await run_claimed(task, LEASE)
        spent = time.perf_counter() - begin
        await task.refresh_from_db()
        assert task.state == "done" and task.done == size("sheets", "rows"), (task.state, task.message, task.result)
        assert what == "import" or (await storage().size(task.result_path) or 0) > 10 * task.done
        return spent

    return asyncio.run(run()), peak_mb()


def apart(work: Callable[[str, str], T], what: str, path: str) -> T:
    """In a process of its own, whose memory is not that of another measurement; a tiny one need not read the program anew."""
    context = get_context("fork" if is_smoke() else "spawn")
    with ProcessPoolExecutor(1, mp_context=context) as process:
        return process.submit(work, what, path).result()


def best(what: str, path: str) -> tuple[float, float]:
    return min(apart(measure, what, path) for _ in range(size("sheets", "rounds")))


def main() -> None:
    with run_services():
        folder = Path(os.environ["DATA_DIR"])
        if is_smoke():  # once for all that are forked from here
            read_program()
        else:  # apart from what declares a resource more, whose table no migration makes
            apart(migrate_database, "", "")
        apart(prepare, "prepare", str(folder / "in.xlsx"))
        floor_in, _ = best("floor", str(folder / "in.xlsx"))
        ours_in, memory_in = best("import", str(folder / "in.xlsx"))
        floor_out, _ = best("xlsxwriter", str(folder / "floor.xlsx"))
        ours_out, memory_out = best("export", "-")
    rows = f"{size('sheets', 'rows')} x {len(TITLES)}"
    print(
        f"import {rows}: {ours_in:.2f} s, calamine + COPY {floor_in:.2f} s: {ours_in / floor_in:.2f} of it"
        f", peak {memory_in:.0f} MB"
    )
    print(
        f"export {rows}: {ours_out:.2f} s, XlsxWriter constant_memory {floor_out:.2f} s: {ours_out / floor_out:.2f} of it"
        f", peak {memory_out:.0f} MB"
    )
    held = Held("sheets")
    held.hold("import / floor", ours_in / floor_in)
    held.hold("export / floor", ours_out / floor_out)
    held.hold("export, MB", memory_out)
    held.end()


def measure(what: str, path: str) -> tuple[float, float]:
    """(seconds, peak MB)."""
    if what in ("floor", "xlsxwriter"):
        return (measure_floor if what == "floor" else measure_xlsxwriter)(path), peak_mb()
    return measure_ours(what, path)


def read_program() -> None:
    from tests.bench.sheet_resource import install

    install()
    import server.app  # noqa: F401


def migrate_database(*_: str) -> None:
    from server.launch.migrate import migrate

    asyncio.run(migrate(os.environ["DATABASE_URL"]))


def prepare(_: str, path: str) -> None:
    """The file that is imported, and what the database must have for it."""
    from tests.bench.sheet_resource import add_tenant
    from tests.workers.sheets import make_sheet

    make_sheet(TITLES, make_rows(), Path(path), "日租订单")
    asyncio.run(add_tenant())


if __name__ == "__main__":
    words()
    main()
