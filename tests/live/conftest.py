"""Real PostgreSQL, real Redis and server processes of their own for the tests of the live part."""

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest
import pytest_asyncio
from redis.asyncio import Redis
from tortoise.context import TortoiseContext

from server.launch.port import free_port
from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis
from tests.live.page import until

ROOT = Path(__file__).resolve().parents[2]
SESSIONS = """
CREATE TABLE live_session (token text PRIMARY KEY, session_id bigint, user_id bigint, tenant_id bigint, rights text[],
  revoked bool NOT NULL DEFAULT false);
"""
PEOPLE = [("ann", 11, 1, 1), ("ann-again", 12, 1, 1), ("bob", 21, 2, 1), ("eve", 31, 3, 2)]


async def _beside(url: str) -> str:
    """A new database on the same server."""
    name = f"live_{secrets.token_hex(4)}"
    connection = await asyncpg.connect(url)
    await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()
    return urlsplit(url)._replace(path=f"/{name}").geturl()


@pytest.fixture(scope="session")
def live_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    given = os.environ.get("DATABASE_URL")
    if given:
        # A database of its own: an application that shares it would publish these outbox rows to another Redis.
        yield asyncio.run(_beside(given))
        return
    server = EmbeddedPostgres(tmp_path_factory.mktemp("pg"), durable=False)
    yield server.start()
    server.stop()


@pytest.fixture(scope="session")
def live_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedRedis]:
    """A server of our own even when REDIS_URL is set: it is going to be stopped and emptied."""
    server = EmbeddedRedis(tmp_path_factory.mktemp("redis"))
    server.start()
    yield server
    server.stop()


@pytest_asyncio.fixture
async def store(live_database: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(live_database)
    await connection.execute("DROP TABLE IF EXISTS live_session, sys_outbox;" + SESSIONS)
    config = {
        "connections": {"default": live_database.replace("postgres://", "asyncpg://")},
        "apps": {"models": {"models": ["schema.system.outbox"]}},
    }
    async with TortoiseContext() as context:
        await context.init(config=config)
        await context.generate_schemas()
    rows = [(*person, ["see:a", "see:b"]) for person in PEOPLE]
    await connection.executemany("INSERT INTO live_session VALUES ($1, $2, $3, $4, $5)", rows)
    yield connection
    await connection.close()


@pytest_asyncio.fixture
async def redis(live_redis: EmbeddedRedis) -> AsyncIterator[Redis]:
    if live_redis.resident.child is None:
        live_redis.start()
    client = Redis.from_url(live_redis.url)
    await client.flushall()
    yield client
    await client.aclose()


@dataclass
class Server:
    """One server process and its control calls."""

    port: int
    child: "subprocess.Popen[bytes]"
    client: httpx.AsyncClient

    async def post(self, path: str, **order: Any) -> Any:
        answer = await self.client.post(f"http://127.0.0.1:{self.port}/{path}", json=order)
        answer.raise_for_status()
        return answer.json()

    async def emit(self, *events: tuple[str, str, dict[str, Any]], **more: Any) -> Any:
        return await self.post("emit", events=events, **more)

    async def get(self, path: str, **headers: str) -> Any:
        answer = await self.client.get(f"http://127.0.0.1:{self.port}/{path}", headers=headers)
        return answer.json()

    async def hears(self) -> bool:
        try:
            return not (await self.get("state"))["deaf"]
        except httpx.HTTPError:
            assert self.child.poll() is None, "the server process ended"
            return False

    def kill(self) -> None:
        self.child.kill()
        self.child.wait()


StartServer = Callable[..., Awaitable[Server]]


@pytest_asyncio.fixture
async def start_server(
    live_database: str, live_redis: EmbeddedRedis, redis: Redis, store: Any
) -> AsyncIterator[StartServer]:
    """Starts server processes and returns when they hear the bus; ends them after the test."""
    started: list[Server] = []
    client = httpx.AsyncClient(verify=False, trust_env=False, timeout=20)

    async def start(redis_url: str = "") -> Server:
        port = free_port()
        environment = {
            **os.environ,
            "DATABASE_URL": live_database,
            "REDIS_URL": redis_url or live_redis.url,
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, "-m", "tests.live.portal", str(port)]
        server = Server(port, subprocess.Popen(command, env=environment, cwd=ROOT), client)
        started.append(server)
        await until(server.hears, "a server that hears")
        return server

    yield start
    await client.aclose()
    for server in started:
        if server.child.poll() is None:
            server.child.send_signal(signal.SIGTERM)
    for server in started:
        try:
            server.child.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            raise
