"""A worker is killed in the middle of two imports: its successor ends both, each row is there once, screens know."""

from functools import partial
from typing import Any

import asyncpg
import pytest_asyncio

from tests.faults.agreement import agree
from tests.faults.caller import Caller, SampleCommunity, on
from tests.faults.conftest import OpenScreens
from tests.faults.installation import Installation, read_ready
from tests.faults.replica import Event, Replica
from tests.faults.screen import Screen
from tests.faults.stall import count_stalled, end_waiting, stalled
from tests.kit.names import name_of
from tests.live.page import until
from tests.workers.sheets import read_sheet, sheet_bytes

ORDERS = 200
POSITIONS = 20_000
ORDER_TITLES = ("联系人", "联系电话", "房间", "入住日期", "离店日期")
POSITION_TITLES = ("职务编码", "职务名称")
MIDDLE = (
    ("rent_daily_order", "INSERT", f"NEW.contact_name = '{name_of(ORDERS // 2 + 10, '团客')}'"),
    ("sys_position", "INSERT", f"NEW.code = 'W{POSITIONS // 2 + 1000:06d}'"),
)
Row = list[Any]


class JobReplica(Replica):
    """A progress bar."""

    def __init__(self, task: str) -> None:
        super().__init__(f"job/{task}")
        self.task = task

    async def fetch(self, caller: Caller) -> dict[str, Any]:
        return _bar(await caller.get("/sys/task/queryById", id=self.task))

    def apply(self, event: Event) -> None:
        self.state = _bar(event["data"])


def _bar(task: dict[str, Any]) -> dict[str, Any]:
    return {key: task[key] for key in ("state", "done", "total", "resultUrl")}


@pytest_asyncio.fixture(loop_scope="session")
async def titles(whole: Installation, store: asyncpg.Connection) -> Any:
    """Leaves no crowd of positions for the lists of other tests."""
    yield POSITION_TITLES
    await store.execute("DELETE FROM sys_position WHERE code LIKE 'W%'")


async def upload(caller: Caller, path: str, titles: tuple[str, ...], rows: list[Row]) -> str:
    sheet = sheet_bytes(titles, rows)
    answer = await caller.result("POST", f"/{path}/importExcel?async=1", files={"file": ("表.xlsx", sheet)})
    return str(answer["taskId"])


def order_rows(sample: SampleCommunity) -> list[Row]:
    """Each order has a night of its own; the last two want the night of the first."""
    width = len(sample.titles)
    rows = [
        [name_of(n, "团客"), "13900139000", sample.titles[n % width], on(2 + n // width), on(3 + n // width)]
        for n in range(ORDERS)
    ]
    return [*rows, ["迟到甲", *rows[0][1:]], ["迟到乙", *rows[0][1:]]]


def position_rows() -> list[Row]:
    rows: list[Row] = [[f"W{number:06d}", f"职务{number}"] for number in range(POSITIONS)]
    return [*rows[:100], ["", "无编码"], *rows[100:], ["W000001", "重复"]]


async def has_two_waiting(store: asyncpg.Connection) -> bool:
    return await count_stalled(store) == len(MIDDLE)


async def is_ready(address: str) -> bool:
    return (await read_ready(address))[0] == 200


async def check_result(caller: Caller, task: str, loaded: int, refused: list[str]) -> None:
    """Counts, and a file that names exactly the rows that were refused."""
    ended = await caller.get("/sys/task/queryById", id=task)
    assert ended["state"] == "done" and ended["done"] == ended["total"], ended
    assert (ended["result"]["successCount"], ended["result"]["errorCount"]) == (loaded, len(refused))
    file = await caller.send("GET", ended["result"]["fileUrl"])
    assert [row[0] for row in read_sheet(file.content)[3:]] == refused


async def test_a_worker_killed_in_the_middle_of_two_imports_loses_and_doubles_no_row(
    whole: Installation,
    sample: SampleCommunity,
    desks: list[Caller],
    open_screens: OpenScreens,
    store: asyncpg.Connection,
    titles: tuple[str, ...],
) -> None:
    desk = desks[0]
    screens = await open_screens(2)
    for screen in screens:
        del screen.replicas["list/sys/position"]
    bookings = await upload(desk, "rental/order", ORDER_TITLES, order_rows(sample))
    positions = await upload(desk, "sys/position", titles, position_rows())
    bars = Screen(desk, whole.addresses, JobReplica(bookings), JobReplica(positions))
    async with stalled(whole, *MIDDLE):
        victim = whole.start_worker()
        await until(lambda: is_ready(whole.addresses[0]), "a worker that was seen", 30)
        await until(partial(has_two_waiting, store), "the middle of both imports", 90)
        victim.kill()
        victim.wait()
        await end_waiting(store)
    booked = await store.fetchval("SELECT count(*) FROM rent_daily_order WHERE contact_name LIKE '团客%'")
    added = await store.fetchval("SELECT count(*) FROM sys_position WHERE code LIKE 'W%'")
    assert 0 < booked < ORDERS and 0 < added < POSITIONS
    whole.start_worker()
    await until(lambda: all(bar.state.get("state") == "done" for bar in bars.replicas.values()), "the end", 60)
    await check_result(desk, bookings, ORDERS, ["迟到甲", "迟到乙"])
    await check_result(desk, positions, POSITIONS, ["", "W000001"])
    names = "SELECT count(*), count(DISTINCT {0}) FROM {1} WHERE {0} LIKE '{2}%'"
    every_order = await store.fetchrow(names.format("contact_name", "rent_daily_order", "团客"))
    every_position = await store.fetchrow(names.format("code", "sys_position", "W"))
    assert tuple(every_order) == (ORDERS, ORDERS)
    assert tuple(every_position) == (POSITIONS, POSITIONS)
    await agree(whole, [*screens, bars])
    await bars.close()
