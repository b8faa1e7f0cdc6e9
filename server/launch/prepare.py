"""Preparation of a database before processes may use it: reachable, recent enough, migrated, seeded."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg

from server.launch.failure import LaunchFailure
from server.launch.migrate import migrate
from server.launch.seed import USUAL_ORIGIN, seed

OLDEST = 150000


async def prepare_database(url: str, *, demo: bool, admin_password: str, origin: str = USUAL_ORIGIN) -> list[str]:
    """Bring it to the present; the answer is what was done, one line each, nothing if nothing."""
    await refuse_unfit(url)
    said = []
    begun = time.monotonic()
    applied = await migrate(url)
    if applied:
        spent = time.monotonic() - begun
        said.append(f"迁移 | migrated: {applied[-1]} ({spent:.1f} s)")
    begun = time.monotonic()
    if await seed(url, demo=demo, admin_password=admin_password, origin=origin):
        said.append(f"写入初始数据 | seeded ({time.monotonic() - begun:.1f} s)")
    return said


async def refuse_unfit(url: str) -> None:
    async with connected(url) as connection:
        if int(await connection.fetchval("SHOW server_version_num")) < OLDEST:
            raise LaunchFailure("需要 PostgreSQL 15 或更新", "PostgreSQL 15 or newer is needed")


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    """A connection, or one clear line that names the server but never the password."""
    try:
        connection = await asyncpg.connect(url, timeout=10)
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        place = urlsplit(url)
        where = f"{place.hostname or 'localhost'}:{place.port or 5432}{place.path}"
        reason = str(error) or type(error).__name__
        raise LaunchFailure(
            f"连不上数据库 {where}: {reason}", f"cannot reach the database {where}: {reason}"
        ) from error
    try:
        yield connection
    finally:
        await connection.close()
