"""A database is brought to the present by whoever starts first, and one from the future is left alone."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from server.kit import version
from server.kit.version import read_version
from server.launch import migrate as launch_migrate
from server.launch.constraints import apply_constraints
from server.launch.failure import LaunchFailure
from server.launch.migrate import migrate
from server.launch.postgres import EmbeddedPostgres
from server.launch.prepare import prepare_database

LATER = """
async def upgrade(db):
    return "ALTER TABLE sys_position ADD COLUMN later text DEFAULT 'new'"


async def downgrade(db):
    return ""
"""


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedPostgres]:
    server = EmbeddedPostgres(tmp_path_factory.mktemp("migrate"), durable=False)
    server.start()
    yield server
    server.stop()


@pytest_asyncio.fixture
async def url(postgres: EmbeddedPostgres, request: pytest.FixtureRequest) -> str:
    """An empty database of the test."""
    name = f"t{abs(hash(request.node.name))}"
    connection = await asyncpg.connect(postgres.url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{postgres.url.rsplit('/', 1)[0]}/{name}"


@pytest_asyncio.fixture
async def connection(url: str) -> AsyncIterator[asyncpg.Connection]:
    opened = await asyncpg.connect(url)
    yield opened
    await opened.close()


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the migrations, to which a later one can be added."""
    copy = tmp_path / "migrations"
    shutil.copytree(version.MIGRATIONS, copy)
    monkeypatch.setattr(version, "MIGRATIONS", copy)
    monkeypatch.setattr(launch_migrate, "MIGRATIONS", copy)
    return copy / version.APP / "9_20990101000000_later.py"


async def test_an_empty_database_becomes_current_and_a_second_time_does_nothing(
    url: str, connection: asyncpg.Connection
) -> None:
    assert not (await read_version(connection)).current
    assert len(await migrate(url)) == len(version.known_migrations())
    assert (await read_version(connection)).current
    assert await migrate(url) == []


async def test_an_old_database_is_moved_forward_with_its_rows(
    url: str, connection: asyncpg.Connection, later: Path
) -> None:
    await migrate(url)
    await connection.execute("CREATE TABLE witness AS SELECT '旧行' AS name")
    later.write_text(LATER, encoding="utf-8")
    assert not (await read_version(connection)).current
    assert await migrate(url) == [later.name]
    assert await connection.fetchval("SELECT name FROM witness") == "旧行"
    assert await connection.fetch("SELECT later FROM sys_position") == []


async def test_a_database_from_a_newer_version_is_refused_and_not_changed(
    url: str, connection: asyncpg.Connection, later: Path
) -> None:
    later.write_text(LATER, encoding="utf-8")
    await migrate(url)
    later.unlink()
    with pytest.raises(LaunchFailure, match=r"更新的版本.* \| .*newer version"):
        await migrate(url)
    assert not (await read_version(connection)).current


async def test_two_starts_at_once_migrate_once(url: str) -> None:
    done = await asyncio.gather(migrate_elsewhere(url), migrate_elsewhere(url))
    assert sorted(len(lines) for lines in done) == [0, len(version.known_migrations())]


async def migrate_elsewhere(url: str) -> list[str]:
    """In a process of its own, as two launchers are."""
    code = (
        f"import asyncio; from server.launch.migrate import migrate; print(*asyncio.run(migrate({url!r})), sep='\\n')"
    )
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE)
    said, _ = await child.communicate()
    assert child.returncode == 0
    return said.decode().split()


async def test_an_index_follows_its_declaration(url: str, connection: asyncpg.Connection) -> None:
    await connection.execute("CREATE TABLE kept (a int, b int)")
    narrow = 'CREATE UNIQUE INDEX IF NOT EXISTS "uq_kept" ON "kept" ("a")'
    wide = 'CREATE UNIQUE INDEX IF NOT EXISTS "uq_kept" ON "kept" ("a", "b")'
    definition = "SELECT indexdef FROM pg_indexes WHERE indexname = 'uq_kept'"
    assert await apply_constraints(connection, [narrow]) == 1
    assert await apply_constraints(connection, [narrow]) == 0
    await apply_constraints(connection, [wide])
    assert "(a, b)" in await connection.fetchval(definition)
    await apply_constraints(connection, [])
    assert await connection.fetchval(definition) is None


async def test_an_unreachable_database_is_named_without_its_password() -> None:
    with pytest.raises(LaunchFailure) as caught:
        await prepare_database("postgres://me:hidden@127.0.0.1:1/db", demo=False, admin_password="x")
    assert "127.0.0.1:1/db" in str(caught.value)
    assert "hidden" not in str(caught.value)
