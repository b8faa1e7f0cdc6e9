"""Rows for COPY: values of the columns that differ, constants for all others, no model instances."""

import hashlib
import struct
from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import count
from typing import Any

import asyncpg
from tortoise import Model
from tortoise.contrib.postgres.fields import TSVectorField

from schema.kit.clock import now
from schema.kit.columns import SealedColumn

Row = tuple[Any, ...]


def seed_id(name: str) -> int:
    """The same id in every installation, so that loading twice adds nothing."""
    return int.from_bytes(hashlib.blake2b(f"guanjia/{name}".encode(), digest_size=8).digest()) >> 12


class Sheet:
    """Rows of one table; `columns` are what `add` takes, in order."""

    def __init__(self, model: type[Model], columns: str, **constants: Any) -> None:
        self.table = str(model._meta.db_table)
        self.columns = tuple(columns.split())
        fixed = {**_defaults(model), **constants}
        self.fixed = {name: value for name, value in fixed.items() if name not in self.columns}
        self.rows: list[Row] = []
        self._terms = any(isinstance(model._meta.fields_map.get(name), TSVectorField) for name in self.columns)
        self._sealed = [(at, column) for at, name in enumerate(self.columns) if (column := _sealed(model, name))]
        unknown = {*self.columns, *constants} - set(model._meta.db_fields)
        if unknown:
            raise ValueError(f"{self.table} has no columns {sorted(unknown)}")

    def add(self, *values: Any) -> None:
        self.rows.append(values)

    def _records(self) -> Iterator[Row]:
        """The rows as the table stores them: sealed where it seals, with the constants."""
        tail = tuple(self.fixed.values())
        for row in self.rows:
            yield (self._seal(row) if self._sealed else row) + tail

    def _seal(self, values: Row) -> Row:
        cells = list(values)
        for at, column in self._sealed:
            cells[at] = column.to_db_value(cells[at], None)
        return tuple(cells)

    async def copy(self, connection: asyncpg.Connection) -> None:
        """Writes all rows; a table that already has them raises."""
        if not self.rows:
            return
        if self._terms:
            await connection.set_type_codec(
                "tsvector", schema="pg_catalog", encoder=_vector, decoder=bytes, format="binary"
            )
        await connection.copy_records_to_table(
            self.table, records=self._records(), columns=(*self.columns, *self.fixed)
        )
        if self._terms:
            await connection.reset_type_codec("tsvector", schema="pg_catalog")

    async def merge(self, connection: asyncpg.Connection) -> set[int]:
        """Inserts the rows that are new by id or by another unique key; gives their ids."""
        if not self.rows:
            return set()
        columns = (*self.columns, *self.fixed)
        names = ", ".join(f'"{name}"' for name in columns)
        stage = f"seed_{self.table}"
        await connection.execute(f'CREATE TEMP TABLE "{stage}" (LIKE "{self.table}")')
        await connection.copy_records_to_table(stage, records=self._records(), columns=columns)
        rows = await connection.fetch(
            f'INSERT INTO "{self.table}" ({names}) SELECT {names} FROM "{stage}" ON CONFLICT DO NOTHING RETURNING id'
        )
        await connection.execute(f'DROP TABLE "{stage}"')
        return {row["id"] for row in rows}


def _vector(words: Sequence[str]) -> bytes:
    """Search words without positions, as COPY takes them."""
    return struct.pack(">i", len(words)) + b"".join(word.encode() + b"\0\0\0" for word in words)


def _sealed(model: type[Model], name: str) -> SealedColumn | None:
    column = model._meta.fields_map.get(name)
    return column if isinstance(column, SealedColumn) else None


def _defaults(model: type[Model]) -> dict[str, Any]:
    """Every stored column with its default; columns without one must be given."""
    found: dict[str, Any] = {}
    for name in model._meta.db_fields:
        column = model._meta.fields_map[name]
        if column.default is not None:
            found[name] = column.default() if callable(column.default) else column.default
        elif column.null:
            found[name] = None
    found.pop("id", None)
    return found


class Ids:
    """Ids of demo rows: far below those that the clock makes, apart for each tenant."""

    def __init__(self, tenant_id: int) -> None:
        self._count = count(tenant_id * 10**12 + 1)

    def __call__(self) -> int:
        return next(self._count)


class Stamp:
    """Author and time of demo rows."""

    def __init__(self, tenant_id: int, org_code: str, author: str, at: datetime | None = None) -> None:
        self.values = {
            "tenant_id": tenant_id,
            "sys_org_code": org_code,
            "create_by": author,
            "create_time": at or now(),
        }


async def copy_all(connection: asyncpg.Connection, sheets: Sequence[Sheet]) -> None:
    """Writes the sheets in order."""
    for sheet in sheets:
        await sheet.copy(connection)
