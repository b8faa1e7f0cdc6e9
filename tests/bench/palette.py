"""The search of all records over 100,000 rows, as the command palette asks it: p50 and p99 of each kind of question over HTTP,
against a bare floor (one ILIKE per table on bare asyncpg, without rights, pinyin or ranking) and a fixed answer of the same run;
then what the marks cost a single write, and how fast the index follows.

Run `python -m tests.bench.palette`. The server is pinned to one core; client and database to the others; rounds alternate.
"""

import asyncio
import os
import random
import statistics
import time
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from server.launch.port import free_port
from tests.bench.bars import Held, size, words
from tests.bench.lists import ask, serve, serve_site

SURNAMES = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎钟单"
GIVEN = "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰文斌浩宇欣怡梓涵子轩雨桐一诺思远嘉懿晨曦"
FIRST = "金钟紫玄栖霞秦淮江东河西雨花燕子仙林百家东山龙湖万科保利绿城碧桂恒大中海华润招商世茂融创"
SECOND = "山水花园家绿地雅居名苑新城锦绣华府公馆国际广场春天阳光庭院书香湾畔"
KINDS = {
    "initials zsld": "zsld",
    "pinyin zhangwei": "zhangwei",
    "name 王伟": "王伟",
    "one character 张": "张",
    "two letters zh": "zh",
    "phone tail 8808": "8808",
    "mistyped zhagnwei": "zhagnwei",
    "same sound 中山绿地": "中山绿地",
    "nothing qqqq": "qqqqqqqq",
}


async def prepare(held: Held) -> tuple[int, str]:
    """A tenant with the rows, their index, and the token of its administrator; says how fast the index was made."""
    from starlette.requests import Request

    from schema.system.user import User
    from server.http.session import open_session
    from server.kit.database import close_database, open_database
    from server.launch.migrate import migrate
    from server.search.api import drain_all
    from tests.kit.people import create_organisation

    await migrate(os.environ["DATABASE_URL"])
    await open_database()
    organisation = await create_organisation("性能")
    await drain_all()
    await _fill(organisation.id)
    started = time.perf_counter()
    count = await drain_all()
    print(f"index: {count / (time.perf_counter() - started):,.0f} rows/s after a COPY of {count:,} rows")
    held.hold("write with its mark / without", await _measure_writes(organisation.admin))
    await _measure_copies(organisation.id)
    await drain_all()
    scope: dict[str, Any] = {"type": "http", "headers": [], "client": ("127.0.0.1", 1)}
    token = await open_session(await User.get(id=organisation.admin.user_id), Request(scope))
    await close_database()
    return organisation.id, token


async def _fill(tenant_id: int) -> None:
    from schema.kit.snowflake import next_id
    from server.kit.database import pool

    chance, place_count = random.Random(7), size("palette", "places")
    phones = (f"1{chance.randrange(3, 10)}{chance.randrange(10**9):09d}" for _ in range(size("palette", "people")))
    people = [
        (next_id(), tenant_id, chance.choice(SURNAMES) + "".join(chance.choices(GIVEN, k=chance.choice((1, 2)))), phone)
        for phone in phones
    ]
    places = [
        (next_id(), tenant_id, "".join(chance.choices(FIRST, k=2) + chance.choices(SECOND, k=2)) + str(n))
        for n in range(place_count - 1)
    ]
    places.append((next_id(), tenant_id, "钟山绿地"))
    await _copy(pool(), "rent_tenant", ["id", "tenant_id", "name", "phone"], people)
    await _copy(pool(), "rent_community", ["id", "tenant_id", "name"], places)
    await pool().execute("ANALYZE")


async def _copy(pool: Any, table: str, columns: list[str], rows: list[tuple[Any, ...]]) -> None:
    """Through a bare copy of the table, because COPY fills no defaults that only the ORM knows."""
    more = {
        "rent_tenant": "'id_card', false, 0, 0",
        "rent_community": "'14:00:00', '12:00:00'",
    }[table]
    names = {
        "rent_tenant": "id_type, black, spend_total, stay_times",
        "rent_community": "check_in_time, check_out_time",
    }[table]
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute(f"CREATE TEMP TABLE held (LIKE {table}) ON COMMIT DROP")
        await connection.execute(
            "".join(f'ALTER TABLE held ALTER "{c}" DROP NOT NULL;' for c in ("create_time", "del_flag", "row_version"))
            + "".join(f'ALTER TABLE held ALTER "{c.strip()}" DROP NOT NULL;' for c in names.split(","))
        )
        await connection.copy_records_to_table("held", records=rows, columns=columns)
        joined = ", ".join(columns)
        await connection.execute(
            f"INSERT INTO {table} ({joined}, create_time, del_flag, row_version, {names})"
            f" SELECT {joined}, now(), 0, 1, {more} FROM held"
        )


async def _measure_writes(actor: Any) -> float:
    """Single writes through the unit of work with the triggers and without, in turns: how many times as long the former take."""
    from schema.kit.snowflake import next_id
    from schema.system.position import Position
    from server.kit.database import pool
    from server.kit.unit_of_work import unit_of_work

    async def one() -> float:
        started = time.perf_counter()
        async with unit_of_work(actor) as work:
            await work.insert(Position(id=next_id(), code=f"B{next_id()}"[:40], name="职务"))
        return time.perf_counter() - started

    times: dict[str, list[float]] = {"ENABLE": [], "DISABLE": []}
    for turn in range(8):
        mode = ("ENABLE", "DISABLE")[turn % 2]
        await pool().execute(f"ALTER TABLE sys_position {mode} TRIGGER USER")
        times[mode] += [await one() for _ in range(size("palette", "writes") // 8)]
    await pool().execute("ALTER TABLE sys_position ENABLE TRIGGER USER")
    marked, bare = statistics.median(times["ENABLE"]) * 1000, statistics.median(times["DISABLE"]) * 1000
    print(f"single write with its mark: {marked / bare:.2f} times one without [{marked:.2f} ms, {bare:.2f} ms]")
    return marked / bare


async def _measure_copies(tenant_id: int) -> None:
    """COPY of 5,000 rows, as an import loads them, with the triggers and without, in turns."""
    from datetime import UTC, datetime

    from schema.kit.snowflake import next_id
    from server.kit.database import pool

    columns = ["id", "tenant_id", "code", "name", "create_time", "del_flag", "row_version"]
    copied = size("palette", "copied")
    times: dict[str, list[float]] = {"ENABLE": [], "DISABLE": []}
    for turn in range(10):
        mode = ("ENABLE", "DISABLE")[turn % 2]
        rows = [(next_id(), tenant_id, f"K{turn}.{n}", f"职务{n}", datetime.now(UTC), 0, 1) for n in range(copied)]
        await pool().execute(f"ALTER TABLE sys_position {mode} TRIGGER USER")
        async with pool().acquire() as connection:
            started = time.perf_counter()
            await connection.copy_records_to_table("sys_position", records=rows, columns=columns)
            times[mode].append(time.perf_counter() - started)
    await pool().execute("ALTER TABLE sys_position ENABLE TRIGGER USER")
    marked, bare = statistics.median(times["ENABLE"]) * 1000, statistics.median(times["DISABLE"]) * 1000
    print(
        f"COPY of {copied:,} rows with its mark: {marked / bare:.2f} times one without [{marked:.1f} ms, {bare:.1f} ms]"
    )


def measure() -> None:
    held = Held("palette")
    tenant, token = asyncio.run(prepare(held))
    os.environ["BENCH_TENANT"] = str(tenant)
    bare_port = free_port(None)
    with serve(["-m", "tests.bench.palette_bare"], bare_port), serve_site() as (port, _):
        for name, typed in list(KINDS.items())[: size("palette", "kinds")]:
            rounds = [_round(bare_port, port, typed, token) for _ in range(size("palette", "rounds"))]
            held.hold("p99, ms", _print(name, rounds), name)
    held.end()


def _round(bare_port: int, port: int, typed: str, token: str) -> tuple[dict[str, float], ...]:
    asked = quote(typed)
    bare = ask(f"http://127.0.0.1:{bare_port}/search?q={asked}", 1)
    mine = ask(f"http://127.0.0.1:{port}/boot/sys/search?q={asked}", 1, token)
    fixed = ask(f"http://127.0.0.1:{bare_port}/fixed", 1)
    return bare, mine, fixed


def _print(name: str, rounds: Sequence[tuple[dict[str, float], ...]]) -> float:
    """The median p99."""
    ratio = statistics.median(mine["p50"] / bare["p50"] for bare, mine, _ in rounds)
    bare, mine, fixed = rounds[-1]
    print(
        f"{name}: p50 {mine['p50']:.1f} ms, p99 {mine['p99']:.1f} ms, {ratio:.2f} times the bare ILIKE"
        f" [{bare['p50']:.1f} ms; a fixed answer {fixed['p50']:.2f} ms]"
    )
    return statistics.median(mine["p99"] for _, mine, _ in rounds)


if __name__ == "__main__":
    from tests.kit.services import run_services

    words()
    with run_services():
        measure()
