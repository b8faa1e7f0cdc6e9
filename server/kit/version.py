"""The versions of the database: which migrations this program knows and which were applied.

A start and the readiness answer both ask.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

MIGRATIONS = Path(__file__).resolve().parent.parent.parent / "schema" / "migrations"
APP = "models"


class Connection(Protocol):
    """What is needed of a connection or pool of asyncpg."""

    async def fetch(self, query: str, *args: Any) -> list[Any]: ...

    async def fetchval(self, query: str, *args: Any) -> Any: ...


@dataclass(frozen=True)
class Version:
    """`pending` are known but not applied; `foreign` are applied but not known, so of a newer program."""

    pending: tuple[str, ...]
    foreign: tuple[str, ...]

    @property
    def current(self) -> bool:
        return not self.pending and not self.foreign


def known_migrations() -> list[str]:
    """File names in the order in which they are applied."""
    names = [path.name for path in (MIGRATIONS / APP).glob("*_*.py") if path.name.split("_")[0].isdigit()]
    return sorted(names, key=lambda name: int(name.split("_")[0]))


async def read_version(connection: Connection) -> Version:
    known = known_migrations()
    applied: list[str] = []
    if await connection.fetchval("SELECT to_regclass('aerich') IS NOT NULL"):
        rows = await connection.fetch('SELECT "version" FROM "aerich" WHERE "app" = $1 ORDER BY "id"', APP)
        applied = [row["version"] for row in rows]
    pending = tuple(name for name in known if name not in applied)
    return Version(pending, tuple(name for name in applied if name not in known))


async def migrations_current(connection: Connection) -> bool:
    """Whether the database is exactly at the version of this program."""
    return (await read_version(connection)).current
