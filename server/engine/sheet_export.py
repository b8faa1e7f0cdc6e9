"""A list as a sheet: the same scope, filters and order as the list page, streamed from one snapshot in constant memory.

A server-side cursor rather than keyset pages: every order works, and a row cannot be missed or doubled by a change.
"""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from datetime import timedelta
from decimal import Decimal
from typing import IO, Any

import asyncpg
import orjson

from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.dictionaries import items_of
from server.engine.filters import COMMON_FIELDS
from server.engine.labels import author_sql, reference_labels
from server.engine.read import compile_list
from server.engine.sheet_children import SubTable, export_columns, export_scope, sub_tables
from server.engine.sheet_write import XLSX, Column, Page, SheetFormat, write_book
from server.engine.sql import quote
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids

BATCH = 2000
_SHANGHAI = timedelta(hours=8)
_KNOWN_LABELS = 200_000
OnBatch = Callable[[int], Awaitable[None]]
Labels = dict[str, str]
_AUTHORS = {column: f"coalesce(({author_sql(column)}), t.{quote(column)})" for column in ("create_by", "update_by")}
_PRODUCT = "system"
"""The account under which the product writes by itself."""


def export_fields(resource: Resource) -> list[Field]:
    """What leaves in a sheet: everything readable that is not hidden there, then common columns that the list shows."""
    readable = [item for item in resource.complete_fields if not item.secret and item.kind != "password"]
    fields = [item for item in readable if "export" not in item.hide]
    keys = {item.key for item in fields}
    return fields + [COMMON_FIELDS[key] for key in resource.list_keys if key in COMMON_FIELDS and key not in keys]


async def export_rows(
    resource: Resource,
    actor: Actor,
    query: Mapping[str, str],
    target: IO[bytes],
    on_batch: OnBatch | None = None,
    *,
    kind: SheetFormat = XLSX,
    fields: Sequence[Field] = (),
    title: str = "",
) -> int:
    """Writes the list, and the sub-tables of its rows on sheets of their own; gives the number of rows of the list.

    An error of `on_batch` ends it. `fields`: these alone, and no sub-tables.
    """
    compiled = compile_list(resource, actor, query)
    tables = [] if fields else _exported_tables(resource, actor)
    fields = fields or export_fields(resource)
    text = f"SELECT {_select(fields)} {compiled.tail} ORDER BY {compiled.order}"
    async with pool().acquire() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        sources = [_Source(fields, actor, await connection.cursor(text, *compiled.values), on_batch)]
        pages = [_page(title or resource.titles.of(actor.locale), actor, sources[0])]
        for table in tables:
            columns, instead = export_columns(table, export_fields(table.child))
            tail, values = export_scope(table, actor, query)
            cursor = await connection.cursor(f"SELECT {_select(columns, instead)} {tail}", *values)
            sources.append(_Source(columns, actor, cursor, None))
            pages.append(_page(table.child.titles.of(actor.locale), actor, sources[-1]))
        await write_book(target, pages, kind)
    return sources[0].done


def _exported_tables(resource: Resource, actor: Actor) -> list[SubTable]:
    tables = sub_tables(resource, actor, "export")
    return [table for table in tables if table.field is not None and actor.can(table.child.code("export"))]


def _page(title: str, actor: Actor, source: "_Source") -> Page:
    author = "导出人:" if actor.locale != "en" else "Exported by: "
    columns = [Column(item.label.of(actor.locale), _sheet_kind(item)) for item in source.fields]
    return Page(title, f"{author}{actor.realname}", columns, source.batches())


async def count_export(resource: Resource, actor: Actor, query: Mapping[str, str], most: int) -> int:
    """How many rows an export would have on its longest sheet, counted no further than `most` + 1."""
    compiled = compile_list(resource, actor, query)
    tails = [(compiled.tail, compiled.values)]
    tails += [export_scope(table, actor, query) for table in _exported_tables(resource, actor)]
    counts = [
        await pool().fetchval(f"SELECT count(*) FROM (SELECT 1 {tail} LIMIT {most + 1}) x", *values)
        for tail, values in tails
    ]
    return max(map(int, counts))


def _select(fields: Sequence[Field], instead: Mapping[str, str] | None = None) -> str:
    """Columns of the row, or the expressions that stand for them; a many-to-many field as the list of its ids."""
    parts = []
    for item in fields:
        if item.link is None:
            told = _AUTHORS | dict(instead or {})
            parts.append(told.get(item.column, f"t.{quote(item.column)}"))
            continue
        link = item.link
        parts.append(
            f"(SELECT string_agg(l.{quote(link.other)}::text, ',') FROM {quote(link.model._meta.db_table)} l"
            f' WHERE l.{quote(link.own)} = t."id" AND l."del_flag" = 0)'
        )
    return ", ".join(parts)


def _sheet_kind(item: Field) -> str:
    return "text" if item.dict or item.ref or item.kind == "bool" else item.kind


class _Source:
    """Feeds the writer from the cursor, one batch ahead."""

    def __init__(self, fields: Sequence[Field], actor: Actor, cursor: Any, on_batch: OnBatch | None) -> None:
        self.fields = fields
        self.actor = actor
        self.cursor = cursor
        self.on_batch = on_batch
        self.done = 0
        self.references: dict[str, Labels] = {}
        self.dictionaries: dict[str, Labels] = {}

    async def batches(self) -> AsyncGenerator[list[tuple[Any, ...]], None]:
        coming = asyncio.create_task(self._fetch())
        try:
            while batch := await coming:
                coming = asyncio.create_task(self._fetch())
                yield await asyncio.to_thread(self._cells, batch)
                self.done += len(batch)
        finally:  # the connection goes back to the pool after this
            await asyncio.gather(coming, return_exceptions=True)

    def _cells(self, batch: list[asyncpg.Record]) -> list[tuple[Any, ...]]:
        columns = [list(column) for column in zip(*batch, strict=True)]
        return list(zip(*map(self._column, self.fields, columns), strict=True))

    async def _fetch(self) -> list[asyncpg.Record]:
        if self.on_batch is not None:
            await self.on_batch(self.done)
        batch: list[asyncpg.Record] = await self.cursor.fetch(BATCH)
        for index, item in enumerate(self.fields):
            if item.dict and item.dict not in self.dictionaries:
                side = "text" if self.actor.locale != "en" else "textEn"
                items = await items_of(self.actor.tenant_id, item.dict)
                self.dictionaries[item.dict] = {entry["value"]: entry[side] or entry["text"] for entry in items}
            elif item.ref:
                await self._learn(item.ref, {row[index] for row in batch})
        return batch

    async def _learn(self, path: str, values: set[Any]) -> None:
        known = self.references.setdefault(path, {})
        if len(known) > _KNOWN_LABELS:
            known.clear()
        parts = {part for value in values if value is not None for part in str(value).split(",")}
        wanted = set(known_ids(",".join(parts - set(known))))
        english = self.actor.locale == "en"
        known.update(await reference_labels(path, wanted, self.actor.tenant_id, english=english))

    def _column(self, item: Field, values: list[Any]) -> list[Any]:
        if item.dict or item.ref:
            labels = self.dictionaries[item.dict] if item.dict else self.references[item.ref or ""]
            return [_label(labels, value, item.separator) for value in values]
        if item.column in _AUTHORS:
            product = "System" if self.actor.locale == "en" else "系统"
            return [product if value == _PRODUCT else value for value in values]
        if item.kind == "bool":
            yes, no = ("Yes", "No") if self.actor.locale == "en" else ("是", "否")
            return [None if value is None else yes if value else no for value in values]
        convert = _CONVERT.get(item.kind)
        return values if convert is None else [None if value is None else convert(value) for value in values]


def _label(labels: Labels, value: Any, separator: str) -> str | None:
    if value is None or value == "":
        return None
    text = str(value)
    found = labels.get(text)
    if found is not None or separator not in text:
        return found if found is not None else text
    return ",".join(labels.get(part, part) for part in text.split(separator) if part)


def _json_text(value: Any) -> str:
    return value if isinstance(value, str) else orjson.dumps(value).decode()


def _number(value: Decimal) -> float:
    return float(value)


_CONVERT: dict[str, Callable[[Any], Any]] = {
    "money": lambda fen: fen / 100,
    "decimal": _number,
    "datetime": lambda moment: (moment + _SHANGHAI).replace(tzinfo=None),
    "json": _json_text,
    "ref": str,
    "tree": str,
}
