"""The embedded servers: they start anywhere, die with their parent, and heal what a kill left behind."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import psutil
import pytest
from redis.asyncio import Redis

from server.launch.failure import LaunchFailure
from server.launch.port import free_port
from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis
from tests.launch.conftest import ROOT

KEEP = """
import sys, time
from server.launch.postgres import EmbeddedPostgres
from server.launch.redis import EmbeddedRedis
postgres, redis = EmbeddedPostgres(sys.argv[1]), EmbeddedRedis(sys.argv[1])
postgres.start(), redis.start()
print(postgres.resident.child.pid, redis.resident.child.pid, flush=True)
time.sleep(60)
"""


@pytest.fixture
def servers(folder: Path) -> Iterator[tuple[EmbeddedPostgres, EmbeddedRedis]]:
    pair = EmbeddedPostgres(folder, durable=False), EmbeddedRedis(folder)
    yield pair
    for server in pair:
        server.stop()


def keep_servers(folder: Path) -> "tuple[subprocess.Popen[str], list[psutil.Process]]":
    """Another process that holds both servers."""
    holder = subprocess.Popen([sys.executable, "-c", KEEP, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    return holder, [psutil.Process(int(word)) for word in holder.stdout.readline().split()]


def kill(holder: "subprocess.Popen[str]") -> None:
    holder.kill()
    holder.communicate()


async def write(url: str, value: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE IF NOT EXISTS kept (value text)")
    await connection.execute("INSERT INTO kept VALUES ($1)", value)
    await connection.close()


async def read(url: str) -> list[str]:
    connection = await asyncpg.connect(url)
    rows = await connection.fetch("SELECT value FROM kept")
    await connection.close()
    return [row["value"] for row in rows]


@pytest.mark.parametrize("name", ["with spaces", "管家 数据", "long-" + "x" * 150], ids=["spaces", "chinese", "long"])
async def test_data_folder_may_have_any_name(folder: Path, name: str) -> None:
    for _ in range(2):
        postgres, redis = EmbeddedPostgres(folder / name, durable=False), EmbeddedRedis(folder / name)
        try:
            await write(postgres.start(), name)
            client = Redis.from_url(redis.start())
            await client.rpush("kept", name)
            kept = await client.lrange("kept", 0, -1)
            await client.aclose()
            seen = await read(postgres.url)
        finally:
            postgres.stop()
            redis.stop()
    assert seen == [name, name]
    assert kept == [name.encode()] * 2


@pytest.mark.skipif(os.geteuid() != 0, reason="only root lends an account")
async def test_root_may_keep_data_in_a_private_folder(folder: Path) -> None:
    folder.chmod(0o700)
    postgres = EmbeddedPostgres(folder / "inner", durable=False)
    try:
        await write(postgres.start(), "a")
        assert await read(postgres.url) == ["a"]
        assert psutil.Process(postgres.resident.child.pid if postgres.resident.child else 0).uids().effective != 0
    finally:
        postgres.stop()
    assert folder.stat().st_mode & 0o777 == 0o700


async def test_a_wrong_password_is_refused(servers: tuple[EmbeddedPostgres, EmbeddedRedis]) -> None:
    postgres, redis = servers
    url = postgres.start()
    redis.start()
    with pytest.raises(asyncpg.InvalidPasswordError):
        await asyncpg.connect(url.replace(url.split(":")[2].split("@")[0], "guess"))
    arguments = " ".join(psutil.Process(redis.resident.child.pid if redis.resident.child else 0).cmdline())
    assert redis.password() not in arguments


async def test_redis_comes_back_empty_under_the_same_address(servers: tuple[EmbeddedPostgres, EmbeddedRedis]) -> None:
    redis = servers[1]
    url = redis.start()
    async with Redis.from_url(url) as client:
        await client.set("name", "value")
    redis.kill()
    redis.wipe()
    assert redis.start() == url
    async with Redis.from_url(url) as client:
        assert await client.get("name") is None


async def test_servers_die_with_a_killed_launcher_and_keep_what_was_written(folder: Path) -> None:
    holder, children = keep_servers(folder)
    await write(EmbeddedPostgres(folder).url, "before the kill")
    kill(holder)
    gone, alive = psutil.wait_procs(children, timeout=10)
    assert (len(gone), alive) == (2, [])
    postgres = EmbeddedPostgres(folder)
    try:
        assert await read(postgres.start()) == ["before the kill"]
    finally:
        postgres.stop()


async def test_a_start_heals_a_stale_pid_file_and_a_cluster_half_made(folder: Path) -> None:
    postgres = EmbeddedPostgres(folder)
    await write(postgres.start(), "kept")
    postgres.kill()
    (postgres.cluster / "postmaster.pid").write_text(f"{os.getpid()}\n{postgres.cluster}\n1\n5432\n\n\n\n\n")
    (postgres.home / "cluster.new").mkdir()
    again = EmbeddedPostgres(folder)
    try:
        assert await read(again.start()) == ["kept"]
    finally:
        again.stop()


async def test_a_start_ends_the_servers_that_outlived_their_launcher(folder: Path) -> None:
    holder, children = keep_servers(folder)
    for child in children:
        child.suspend()
    kill(holder)
    postgres = EmbeddedPostgres(folder, durable=False)
    try:
        for child in children:
            child.resume()
        await write(postgres.start(), "again")
        assert not any(child.is_running() and child.status() != psutil.STATUS_ZOMBIE for child in children[:1])
    finally:
        postgres.stop()


async def test_another_port_is_taken_where_the_old_one_is_gone(servers: tuple[EmbeddedPostgres, EmbeddedRedis]) -> None:
    postgres = servers[0]
    postgres.start()
    old = postgres.resident.port
    postgres.stop()
    with socket.socket() as squatter:
        squatter.bind(("127.0.0.1", old))
        squatter.listen()
        await write(postgres.start(), "moved")
        assert postgres.resident.port != old


def test_a_cluster_of_another_major_version_is_refused_with_one_line(folder: Path) -> None:
    postgres = EmbeddedPostgres(folder, durable=False)
    postgres.start()
    postgres.stop()
    (postgres.cluster / "PG_VERSION").write_text("16\n")
    with pytest.raises(LaunchFailure, match=r"PostgreSQL 16 .* \| .* PostgreSQL 16"):
        postgres.start()


def test_stopping_leaves_processes_of_others_alone(folder: Path) -> None:
    redis, other = EmbeddedRedis(folder / "a"), EmbeddedRedis(folder / "b")
    redis.start()
    other.start()
    redis.stop()
    try:
        assert other.running
    finally:
        other.stop()
    assert not other.running


def test_a_free_port_is_the_preferred_one_if_possible() -> None:
    port = free_port()
    assert free_port(port) == port
