"""Databases of their own for the seeds, one with the demo and one without; ids are those of the process that is open."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest_asyncio

from schema.kit.sealing import configure_sealing
from server.kit.cipher import Cipher
from server.launch.migrate import migrate
from server.seeding.load import load_into
from server.settings import get_settings

ADMIN_PASSWORD = "First@Password9"


@asynccontextmanager
async def fresh_database(name: str) -> AsyncIterator[asyncpg.Connection]:
    """A migrated database beside the session's."""
    get_settings.cache_clear()
    configure_sealing(Cipher.of(get_settings()))
    url = os.environ["DATABASE_URL"]
    owner = await asyncpg.connect(url)
    await owner.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    await owner.execute(f'CREATE DATABASE "{name}"')
    own = urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
    await migrate(own)
    connection = await asyncpg.connect(own)
    try:
        yield connection
    finally:
        await connection.close()
        await owner.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        await owner.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def demo(database: None) -> AsyncIterator[asyncpg.Connection]:
    """The demo organisations, loaded once."""
    async with fresh_database("seeds_demo") as connection:
        assert await load_into(connection, demo=True, admin_password="")
        yield connection


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def plain(database: None) -> AsyncIterator[asyncpg.Connection]:
    """An installation without demo."""
    async with fresh_database("seeds_plain") as connection:
        assert await load_into(connection, demo=False, admin_password=ADMIN_PASSWORD)
        yield connection
