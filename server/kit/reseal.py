"""Resealing: after a change of SECRET_KEY, the new key seals what an older one sealed, and what was still open."""

from collections.abc import Iterator

import asyncpg

from schema.domains import registry
from schema.kit.columns import SealedColumn
from schema.kit.sealing import MARK
from server.kit.cipher import Cipher
from server.kit.database import pool
from server.settings import get_settings


def sealed_columns() -> Iterator[tuple[str, str, SealedColumn]]:
    """(table, column name, column) of everything that is kept sealed."""
    for model in registry().models:
        for name, column in model._meta.fields_map.items():
            if isinstance(column, SealedColumn):
                yield str(model._meta.db_table), name, column


async def reseal() -> int:
    """One transaction; gives the number of rewritten values. Unopened when an older key is missing."""
    mark = f"{MARK}{Cipher.of(get_settings()).key_id}:%"
    async with pool().acquire() as connection, connection.transaction():
        return sum([await _reseal(connection, mark, *entry) for entry in sealed_columns()])


async def _reseal(connection: asyncpg.Connection, mark: str, table: str, name: str, column: SealedColumn) -> int:
    rows = await connection.fetch(
        f'SELECT id, "{name}" AS text FROM "{table}" WHERE "{name}" <> \'\' AND "{name}" NOT LIKE $1 FOR UPDATE', mark
    )
    values = [(row["id"], column.to_db_value(column.to_python_value(row["text"]), None)) for row in rows]
    await connection.executemany(f'UPDATE "{table}" SET "{name}" = $2 WHERE id = $1', values)
    return len(values)
