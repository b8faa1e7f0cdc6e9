"""Reports over a data source: one table or view of another database, its declared columns, filters, order, sums and groups.

The answers have the shapes of other reports, so that the same page shows them. Names are those of the source's catalogue, quoted;
values are bound. Whoever may read sources runs them: the portal's own data rules do not reach into another database.
"""

import re
from collections.abc import AsyncGenerator, Mapping, Sequence
from datetime import date, datetime
from typing import Any

import asyncpg

from schema.kit.errors import Invalid, NotFound
from schema.system.data_source import DataSource
from schema.system.report import Report
from server.engine.sql import escape_like
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.system.reports.columns import names_of, without_prefix
from server.system.sources.catalogue import SourceColumn, SourceTable, find_table
from server.system.sources.reading import READ, open_source

MOST_COLUMNS, MOST_SLICES, MOST_PAGE, MOST_OFFSET = 60, 40, 500, 100_000
_MOST_TEXT = 2_000
_NUMBER = re.compile(r"-?\d{1,30}(\.\d{1,12})?", re.ASCII)
_BATCH, _MOST_CHARACTERS = 500, 20_000_000
TOO_LARGE = "数据太多，请缩小范围 | This is too much: narrow it down"
NO_SOURCE = "没有这个数据源 | There is no such data source"
NO_CONDITION = (
    "数据源报表不支持固定条件，请在视图中限定 | Reports over a source have no fixed condition: limit the view"
)


class Filters:
    """Conditions over columns of one table, with their bound values."""

    def __init__(self) -> None:
        self.conditions: list[str] = []
        self.values: list[Any] = []

    def add(self, condition: str, value: Any) -> None:
        self.values.append(value)
        self.conditions.append(condition.format(f"${len(self.values)}"))

    def never(self) -> None:
        self.conditions.append("false")

    @property
    def where(self) -> str:
        return f" WHERE {' AND '.join(self.conditions)}" if self.conditions else ""


async def source_behind(row: Report, actor: Actor) -> DataSource:
    """The data source of a report, for whoever may read sources."""
    actor.require(READ)
    source = await scoped(DataSource, actor).get_or_none(code=row.data_source)
    if source is None:
        raise NotFound(NO_SOURCE, id="source.missing")
    return source


def chosen_columns(row: Report, table: SourceTable) -> list[SourceColumn]:
    """The declared columns that are still there; all where none are declared."""
    names = names_of(row.columns) or list(table.columns)
    return [table.columns[name] for name in names if name in table.columns][:MOST_COLUMNS]


def asked_columns(row: Report, table: SourceTable) -> list[SourceColumn]:
    return [table.columns[name] for name in names_of(row.query_fields) if name in table.columns]


async def describe(row: Report, actor: Actor) -> dict[str, Any]:
    """{columns, dictOptions, cgRpConfigId, cgRpConfigName, resource, groupBy, exports}; nothing of the portal stands behind it."""
    async with open_source(await source_behind(row, actor)) as connection:
        table = await find_table(connection, row.resource)
    return {
        "columns": [
            {
                "title": column.title,
                "dataIndex": column.name,
                "align": "right" if column.kind == "number" else "left",
                "sorter": True,
            }
            for column in chosen_columns(row, table)
        ],
        "dictOptions": {},
        "cgRpConfigId": str(row.id),
        "cgRpConfigName": row.name,
        "resource": "",
        "groupBy": row.group_by or None,
        "exports": True,
    }


async def query_info(row: Report, actor: Actor) -> list[dict[str, Any]]:
    async with open_source(await source_behind(row, actor)) as connection:
        table = await find_table(connection, row.resource)
    return [
        {
            "field": column.name,
            "label": column.title,
            "view": column.kind if column.kind in {"date", "datetime"} else "text",
            "mode": "group" if column.kind in {"date", "datetime"} else "single",
            "dictCode": None,
            "hidden": "0" if place < 2 else "1",
        }
        for place, column in enumerate(asked_columns(row, table))
    ]


async def read_page(row: Report, actor: Actor, asked: Mapping[str, str]) -> dict[str, Any]:
    """{records, total}: a page of the rows, written as text."""
    size = _number(asked.get("pageSize"), 10, MOST_PAGE)
    offset = min((_number(asked.get("pageNo"), 1, MOST_OFFSET) - 1) * size, MOST_OFFSET)
    async with open_source(await source_behind(row, actor)) as connection:
        table = await find_table(connection, row.resource)
        filters = read_filters(row, table, asked)
        rows = await connection.fetch(
            _select(row, table, filters, asked, f"LIMIT {size} OFFSET {offset}"), *filters.values
        )
        total = await connection.fetchval(f"SELECT count(*) FROM {table.sql} t{filters.where}", *filters.values)
    return {"records": [dict(found) for found in rows], "total": total}


def _number(text: str | None, usual: int, most: int) -> int:
    return min(max(int(text), 1), most) if text and re.fullmatch(r"\d{1,9}", text, re.ASCII) else usual


def _select(row: Report, table: SourceTable, filters: Filters, asked: Mapping[str, str], limit: str) -> str:
    columns = ", ".join(f"{_written(column)} AS {column.quoted}" for column in chosen_columns(row, table))
    return f"SELECT {columns} FROM {table.sql} t{filters.where} ORDER BY {_order(row, table, asked)} {limit}"


def _written(column: SourceColumn) -> str:
    if column.kind == "datetime":
        return f"to_char(t.{column.quoted}, 'YYYY-MM-DD HH24:MI:SS')"
    return f"left(t.{column.quoted}::text, {_MOST_TEXT})"


def _order(row: Report, table: SourceTable, asked: Mapping[str, str]) -> str:
    name, _, order = (row.sort_by or "").partition(" ")
    if asked.get("column") in table.columns:
        name, order = asked["column"], asked.get("order", "asc")
    columns = chosen_columns(row, table)
    first = [table.columns[name]] if name in table.columns else []
    falling = "DESC" if order.startswith("desc") else "ASC"
    return ", ".join(
        f"t.{column.quoted}::text {falling}" if column.kind == "text" else f"t.{column.quoted} {falling}"
        for column in [*first, *columns[:1]]
    )


def read_filters(row: Report, table: SourceTable, asked: Mapping[str, str]) -> Filters:
    """Of the search fields and of what the page fixes by `self_`; what is no value of the column finds nothing."""
    filters = Filters()
    free = {column.name for column in asked_columns(row, table)}
    for key, text in asked.items():
        name, fixed = without_prefix(key), key != without_prefix(key)
        for ending, operator in (("_begin", ">="), ("_end", "<="), ("", "=")):
            column = table.columns.get(name.removesuffix(ending)) if name.endswith(ending) else None
            if column is not None and text and (fixed or column.name in free):
                _add_filter(filters, column, operator, text)
                break
    return filters


def _add_filter(filters: Filters, column: SourceColumn, operator: str, text: str) -> None:
    value, sql = text.strip(), f"t.{column.quoted}".replace("{", "{{").replace("}", "}}")
    try:
        if column.kind == "number":
            if not _NUMBER.fullmatch(value):
                raise ValueError
            filters.add(f"{sql}::numeric {operator} {{}}::text::numeric", value)
        elif column.kind == "date":
            filters.add(f"{sql} {operator} {{}}::date", date.fromisoformat(value[:10]))
        elif column.kind == "datetime":
            whole_day = operator == "<=" and len(value) == 10
            moment = datetime.fromisoformat(f"{value} 23:59:59" if whole_day else value)
            filters.add(
                f"date_trunc('second', {sql}::timestamp) {operator} {{}}::timestamp", moment.replace(tzinfo=None)
            )
        elif column.kind == "bool":
            filters.add(f"{sql} = {{}}::boolean", value.lower() in {"1", "true", "t", "y"})
        elif "\0" in value or operator != "=":
            raise ValueError
        else:
            filters.add(f"{sql}::text ILIKE {{}}", f"%{escape_like(value)}%")
    except ValueError:
        filters.never()


async def figure(row: Report, actor: Actor, asked: Mapping[str, str]) -> dict[str, Any]:
    """{count, sums, slices, titles, by} over all rows that the filters find."""
    async with open_source(await source_behind(row, actor)) as connection:
        table = await find_table(connection, row.resource)
        filters = read_filters(row, table, asked)
        summed = [
            column for name in names_of(row.sums) if (column := table.columns.get(name)) and column.kind == "number"
        ]
        whole = await connection.fetchrow(f"SELECT {_sums(summed)} FROM {table.sql} t{filters.where}", *filters.values)
        by = table.columns.get(row.group_by or "")
        slices = await _slices(connection, table, filters, by, summed) if by else []
    return {
        "count": whole["n"],
        "sums": _sums_of(whole, summed),
        "slices": slices,
        "titles": {column.name: column.title for column in summed},
        "by": by and by.title,
    }


def _sums(summed: Sequence[SourceColumn]) -> str:
    sums = [f"coalesce(sum(t.{column.quoted}), 0)::text AS s{at}" for at, column in enumerate(summed)]
    return ", ".join(["count(*) AS n", *sums])


def _sums_of(found: Any, summed: Sequence[SourceColumn]) -> dict[str, str]:
    return {column.name: found[f"s{at}"] for at, column in enumerate(summed)}


async def _slices(
    connection: asyncpg.Connection,
    table: SourceTable,
    filters: Filters,
    by: SourceColumn,
    summed: Sequence[SourceColumn],
) -> list[dict[str, Any]]:
    """By the values of a column, the most frequent first; of a day or a moment its month, in their order."""
    dated = by.kind in {"date", "datetime"}
    value = f"to_char(t.{by.quoted}, 'YYYY-MM')" if dated else f"left(t.{by.quoted}::text, 100)"
    rows = await connection.fetch(
        f"SELECT {value} AS value, {_sums(summed)} FROM {table.sql} t{filters.where} GROUP BY 1"
        f" ORDER BY {'1 DESC' if dated else 'n DESC, 1'} LIMIT {MOST_SLICES}",
        *filters.values,
    )
    told = [
        {"value": found["value"], "text": None, "count": found["n"], "sums": _sums_of(found, summed)} for found in rows
    ]
    return told[::-1] if dated else told


async def stream(
    row: Report, actor: Actor, asked: Mapping[str, str], most: int
) -> tuple[list[SourceColumn], AsyncGenerator[list[list[Any]], None]]:
    """The columns, and all rows in batches, at most so many and so large: one more than is allowed is refused before the first."""
    async with open_source(await source_behind(row, actor)) as connection:
        table = await find_table(connection, row.resource)
        filters = read_filters(row, table, asked)
        columns = chosen_columns(row, table)
        rows: list[list[str | None]] = []
        size = 0
        sql = _select(row, table, filters, asked, f"LIMIT {most + 1}")
        async for found in connection.cursor(sql, *filters.values, prefetch=_BATCH):
            size += sum(len(text) for text in found.values() if text)
            if len(rows) == most or size > _MOST_CHARACTERS:
                raise Invalid(TOO_LARGE, id="report.large")
            rows.append(list(found.values()))

    async def batches() -> AsyncGenerator[list[list[Any]], None]:
        for at in range(0, len(rows), _BATCH):
            yield rows[at : at + _BATCH]

    return columns, batches()


async def check(actor: Actor, row: Report) -> dict[str, str]:
    """What is wrong with a report over a source, by field; the source is asked, so that what is saved can be run."""
    if row.condition:
        return {"condition": NO_CONDITION}
    try:
        source = await source_behind(row, actor)
    except NotFound:
        return {"dataSource": NO_SOURCE}
    async with open_source(source) as connection:
        known = (await find_table(connection, row.resource)).columns
    wrong: dict[str, str] = {}
    for wire, text in (("columns", row.columns), ("queryFields", row.query_fields), ("groupBy", row.group_by)):
        if unknown := [name for name in names_of(text) if name not in known]:
            wrong[wire] = f"未知字段：{'、'.join(unknown)} | Unknown fields: {', '.join(unknown)}"
    if any(name not in known or known[name].kind != "number" for name in names_of(row.sums)):
        wrong["sums"] = "请填写数字字段 | Fields of numbers"
    name, _, order = (row.sort_by or "").partition(" ")
    if name and (name not in known or order not in {"", "asc", "desc"}):
        wrong["sortBy"] = "格式如 created desc | Write for example created desc"
    return wrong
