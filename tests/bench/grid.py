"""Twenty windows type into one grid of 5,000 rows and 20 columns for a minute, on two server processes, and must end with the contents of the
database; then what a paste of 500 rows costs the server, and what one cell, a paste and scrolling cost the browser.

Run `python -m tests.bench.grid [seconds]`. The windows are the web's own code without a screen (tests/bench/node/grid_client.ts).
Floors of the same run: one edit and one read over HTTP, without any gathering; the same rows written by bare SQL.
"""

import asyncio
import json
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import asyncpg

from server.launch.postgres import EmbeddedPostgres
from tests.bench.bars import Held, size, words
from tests.bench.grid_page import measure_page
from tests.bench.lists import other_process
from tests.e2e.site import Caller, Site, open_site

ADDED = 50  # as much room is left for the rows that are added meanwhile: a grid holds 5,000
HOT = 100
PATH = "asset/card"
TYPED = {
    "name": "text",
    "model": "text",
    "place": "text",
    "remark": "text",
    "price": "money",
    "lifeMonths": "int",
    "boughtOn": "date",
    "warrantyUntil": "date",
}
KEYS = [
    *TYPED,
    "code",
    "category",
    "state",
    "unitId",
    "keeperId",
    "classCode",
    "serialNo",
    "residual",
    "supplier",
    "supplierPhone",
    "invoiceNo",
    "photo",
]
NODE = Path(__file__).parent / "node" / "grid.mjs"
_STORED = """
SELECT id::text, name, model, place, remark, to_char(price / 100.0, 'FM9999999990.00') AS price, life_months,
bought_on::text, warranty_until::text FROM asset_card WHERE tenant_id = $1 AND del_flag = 0
"""


def main() -> None:
    seconds, rows = int(next(iter(words()), size("grid", "seconds"))), size("grid", "rows")
    held = Held("grid")
    with open_site() as site, other_process(site) as twin:
        caller = site.sign_in("admin")
        _fill(caller, rows - ADDED)
        floor = _measure_floor(caller)
        result = _type_together(site, twin, caller, seconds)
        _compare(site, caller, result)
        held.hold("other window, without gathering / floor", _print_typing(result, floor, seconds))
        _fill(caller, rows)
        held.hold("paste / bare SQL", asyncio.run(_measure_paste(site, caller)))
        held.hold("entering a cell, ms", measure_page(site))
    held.end()


def _fill(caller: Caller, count: int) -> None:
    held = caller.get(f"/{PATH}/list")["total"]
    for start in range(held, count, 1000):
        rows = [
            {"tempId": f"n{n}", "values": {"name": f"物品{n:04}", "category": "furniture", "price": "1.00"}}
            for n in range(start, min(start + 1000, count))
        ]
        answer = caller.post(f"/{PATH}/cells", inserts=rows)
        assert len(answer["ids"]) == len(rows), answer["refused"][:3]


def _rows(caller: Caller, count: int) -> list[dict[str, Any]]:
    return [row for page in range(1, count // 500 + 1) for row in _page(caller, page)]


def _page(caller: Caller, number: int) -> list[dict[str, Any]]:
    return list(caller.get(f"/{PATH}/list", pageNo=number, pageSize=500)["records"])


def _measure_floor(caller: Caller) -> list[float]:
    """An edit and a read, one after the other: the least that any other window waits for."""
    times = []
    for row in _rows(caller, 500)[: size("grid", "edited")]:
        started = time.perf_counter()
        caller.put(f"/{PATH}/edit", id=row["id"], remark="floor")
        caller.get(f"/{PATH}/queryById", id=row["id"])
        times.append((time.perf_counter() - started) * 1000)
    return times


def _type_together(site: Site, twin: Site, caller: Caller, seconds: int) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="gj-grid-"))
    order = {
        "urls": [site.address, twin.address],
        "token": caller.token,
        "folder": str(folder),
        "clients": size("grid", "clients"),
        "seconds": seconds,
        "settle": size("grid", "settle"),
        "path": PATH,
        "keys": KEYS,
        "typed": TYPED,
        "query": {},
        "hot": HOT,
    }
    (folder / "order.json").write_text(json.dumps(order), encoding="utf-8")
    try:
        subprocess.run(["node", str(NODE), str(folder / "order.json")], check=True, timeout=seconds + 240)
        result: dict[str, Any] = json.loads((folder / "result.json").read_text(encoding="utf-8"))
        return result
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _compare(site: Site, caller: Caller, result: dict[str, Any]) -> None:
    """Every window shows the same, and that is what is stored."""
    stored = asyncio.run(_stored(site, caller))
    for number, rows in enumerate(result["rows"]):
        shown = {row_id: [_text(value) for value in values[: len(TYPED)]] for row_id, values in rows.items()}
        missing, more = stored.keys() - shown.keys(), shown.keys() - stored.keys()
        assert not missing and not more, f"window {number}: {len(missing)} rows missing, {len(more)} too many"
        wrong = [(row_id, shown[row_id], stored[row_id]) for row_id in stored if shown[row_id] != stored[row_id]]
        assert not wrong, f"window {number}: {len(wrong)} rows differ, first {wrong[0]}"
    assert all(rows == result["rows"][0] for rows in result["rows"]), "the windows differ in another column"
    print(f"{len(result['rows'])} windows hold the {len(stored):,} rows of the database, cell by cell")


async def _stored(site: Site, caller: Caller) -> dict[str, list[str]]:
    connection = await _connect(site)
    rows = await connection.fetch(_STORED, await _tenant(connection, caller))
    await connection.close()
    return {row["id"]: [_text(value) for value in tuple(row)[1:]] for row in rows}


async def _connect(site: Site) -> asyncpg.Connection:
    assert site.data is not None
    return await asyncpg.connect(EmbeddedPostgres(site.data).url)


async def _tenant(connection: asyncpg.Connection, caller: Caller) -> int:
    row_id = int(_page(caller, 1)[0]["id"])
    found: int = await connection.fetchval("SELECT tenant_id FROM asset_card WHERE id = $1", row_id)
    return found


def _text(value: Any) -> str:
    return "" if value is None else str(value)


def _print_typing(result: dict[str, Any], floor: list[float], seconds: int) -> float:
    """How many times the floor another window waits, apart from what is gathered."""
    seen = sorted(result["seen"])
    if not seen:
        raise AssertionError("no change reached another window")
    base = statistics.median(floor)
    p50, p99 = seen[len(seen) // 2], seen[int(len(seen) * 0.99)]
    print(
        f"typed: {result['changes']:,} cells and rows in {seconds} s, {result['changes'] / seconds:.1f}/s by {len(result['rows'])}"
    )
    print(f"refused at a cell: {len(result['errors'])}")
    print(f"floor, edit and read over HTTP: p50 {base:.1f} ms")
    print(f"until another window shows it: p50 {p50} ms, p99 {p99} ms (150 + 200 ms of it are gathering)")
    print(f"ratio to the floor: p50 {p50 / base:.1f}, without the gathering {(p50 - 350) / base:.1f}")
    return float((p50 - 350) / base)


async def _measure_paste(site: Site, caller: Caller) -> float:
    """500 rows of ten columns in one call, against the same rows and their trail by bare SQL: how many times as long."""
    rows = _rows(caller, 500)[: size("grid", "pasted")]
    ours = []
    for turn in range(3):
        edits = [
            {"id": row["id"], "key": key, "old": old, "value": f"p{turn}"}
            for row in rows
            for key, old in (
                ("name", f"p{turn - 1}" if turn else row["name"]),
                ("model", f"p{turn - 1}" if turn else row["model"]),
                ("place", f"p{turn - 1}" if turn else row["place"]),
                ("remark", f"p{turn - 1}" if turn else row["remark"]),
            )
        ]
        started = time.perf_counter()
        answer = caller.post(f"/{PATH}/cells", edits=edits)
        ours.append(time.perf_counter() - started)
        assert len(answer["done"]) == len(edits), (answer["clashes"][:2], answer["refused"][:2])
    bare = await _paste_bare(site, [int(row["id"]) for row in rows])
    took = statistics.median(ours)
    print(f"{len(rows)} rows × 4 columns in one call: {took:.2f} s; bare SQL {bare:.2f} s; ratio {took / bare:.1f}")
    return took / bare


async def _paste_bare(site: Site, ids: list[int]) -> float:
    """One UPDATE and one line of trail for each row, in one transaction that is rolled back."""
    connection = await _connect(site)
    started = time.perf_counter()
    transaction = connection.transaction()
    await transaction.start()
    for row_id in ids:
        await connection.execute(
            "UPDATE asset_card SET name = 'b', model = 'b', place = 'b', remark = 'b', row_version = row_version + 1"
            " WHERE id = $1",
            row_id,
        )
    await connection.execute("CREATE TEMP TABLE bare_trail (row_id bigint, diff jsonb) ON COMMIT DROP")
    await connection.executemany(
        "INSERT INTO bare_trail VALUES ($1, $2)", [(row_id, json.dumps([{"field": "name"}] * 4)) for row_id in ids]
    )
    took = time.perf_counter() - started
    await transaction.rollback()
    await connection.close()
    return took


if __name__ == "__main__":
    main()
