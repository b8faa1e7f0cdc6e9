"""The catalogue of another database: which columns a table or view of it has, looked up by name before anything is read.

Names that a report declares are compared with it and quoted, so that no text of a person ever becomes SQL.
"""

import re
from dataclasses import dataclass
from typing import Literal

import asyncpg

from schema.kit.errors import Invalid

Kind = Literal["number", "date", "datetime", "bool", "text"]
MALFORMED = "填写表或视图的名称，如 public.orders | The name of a table or view, such as public.orders"
UNKNOWN = (
    "数据源中没有这个表或视图，或该账号无权读取 | The source has no such table or view, or its user may not read it"
)
_NAME = re.compile(r"[^.\x00]{1,63}")
_MOST_COLUMNS = 200
_COLUMNS = """
SELECT a.attname AS name, t.typcategory AS category, t.typname AS type, col_description(c.oid, a.attnum) AS title
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind IN ('r', 'p', 'v', 'm')
  AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast') AND has_column_privilege(c.oid, a.attnum, 'SELECT')
ORDER BY a.attnum LIMIT $3
"""


@dataclass(frozen=True, slots=True)
class SourceColumn:
    name: str
    kind: Kind
    title: str

    @property
    def quoted(self) -> str:
        return _quote(self.name)


@dataclass(frozen=True, slots=True)
class SourceTable:
    """`sql`: its quoted name."""

    sql: str
    columns: dict[str, SourceColumn]


def _quote(name: str) -> str:
    doubled = name.replace('"', '""')
    return f'"{doubled}"'


def split_name(text: str) -> tuple[str, str]:
    """(schema, table) of a name. Raises Invalid at `resource`."""
    schema, _, table = text.rpartition(".")
    schema = schema or "public"
    if not (_NAME.fullmatch(schema) and _NAME.fullmatch(table)):
        raise Invalid(fields={"resource": MALFORMED})
    return schema, table


async def find_table(connection: asyncpg.Connection, name: str) -> SourceTable:
    """A table or view with the columns that the source's user may read. Raises Invalid at `resource`."""
    schema, table = split_name(name)
    rows = await connection.fetch(_COLUMNS, schema, table, _MOST_COLUMNS)
    if not rows:
        raise Invalid(fields={"resource": UNKNOWN})
    columns = {
        row["name"]: SourceColumn(row["name"], _kind_of(row["category"], row["type"]), row["title"] or row["name"])
        for row in rows
    }
    return SourceTable(f"{_quote(schema)}.{_quote(table)}", columns)


def _kind_of(category: bytes | str, type_name: str) -> Kind:
    letter = category.decode() if isinstance(category, bytes) else category
    if letter == "N" and type_name != "money":
        return "number"
    if letter == "B":
        return "bool"
    if type_name == "date":
        return "date"
    return "datetime" if type_name in {"timestamp", "timestamptz"} else "text"
