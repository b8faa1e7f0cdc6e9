"""Writes a simulated house into a database, whole or not at all: an organisation of its own beside those that are there."""

import asyncio
import time
from collections.abc import Callable, Sequence
from datetime import datetime

import asyncpg

from schema.kit.clock import now
from schema.seeds.demo.simulated import TENANT, plan_organisation
from server.account.api import hash_now
from server.kit.database import pool
from server.search.api import drain_all, enrol
from server.seeding.base import load_base
from server.seeding.load import COMPANY, DEMO_PASSWORD, LOCK
from server.seeding.sheet import Sheet
from server.seeding.simulation.build import SEED, build_simulation

LARGE = 1_000
Tell = Callable[[str], None]


async def load_simulation(
    rooms: int, months: int, tell: Tell, *, seed: str = SEED, password: str = "", moment: datetime | None = None
) -> bool:
    """False where the organisation is there already. On an open database, in one transaction; `tell` gets a line for each step and larger table."""
    async with pool().acquire() as connection, connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM sys_tenant WHERE id = $1)", TENANT):
            return False
        plan = plan_organisation(rooms)
        await load_base(connection, [(plan.id, plan.code, plan.name)])
        await connection.execute(COMPANY, plan.id, plan.company_code)
        begun = time.monotonic()
        digest = await asyncio.to_thread(hash_now, password or DEMO_PASSWORD)
        sheets = await asyncio.to_thread(build_simulation, rooms, months, moment or now(), digest, seed)
        tell(f"生成 | built: {sum(len(sheet.rows) for sheet in sheets):,} ({time.monotonic() - begun:.1f} s)")
        await _copy(connection, sheets, tell)
    await pool().execute("ANALYZE")
    await _index(tell)
    return True


async def _copy(connection: asyncpg.Connection, sheets: Sequence[Sheet], tell: Tell) -> None:
    for sheet in sheets:
        begun = time.monotonic()
        await sheet.copy(connection)
        if len(sheet.rows) >= LARGE:
            tell(f"  {sheet.table:<28}{len(sheet.rows):>10,}  {time.monotonic() - begun:5.1f} s")
        sheet.rows.clear()


async def _index(tell: Tell) -> None:
    """What the triggers marked becomes entries of the search, as a worker would do in the background."""
    begun = time.monotonic()
    await enrol()
    total = await drain_all()
    tell(f"搜索索引 | search index: {total:,} ({time.monotonic() - begun:.1f} s)")
