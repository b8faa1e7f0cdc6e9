"""Tables as dictionaries: table and columns are names of the registry, rows come through the actor's scope."""

import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from starlette.requests import Request

from schema.domains import registry
from schema.kit.resource import Resource, Sort
from schema.kit.wire import camel, snake
from server.engine.access import scope_conditions
from server.engine.read import order_terms
from server.engine.sql import Parameters, escape_like, quote
from server.engine.table_conditions import malformed, text_conditions
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.search.api import matching_ids
from server.system.dictionaries.choosing import is_declared, narrowed, readable_column
from server.system.dictionaries.menu_table import TABLE, menu_level
from server.system.dictionaries.shapes import LoadDictQuery, TreeDataQuery

Option = dict[str, Any]
MOST = 200
_ORDER = re.compile(r"(.*?)(?:^|\s)order\s+by\s+(\w{1,60})(?:\s+(asc|desc))?\s*", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class TableCode:
    """A parsed "table,text,code[,condition]" or "table where condition,text,code"; a condition may end with, or be no more than,
    "order by column [asc|desc]"."""

    resource: Resource
    text: str
    value: str
    condition: str
    sort: Sort


def find_table(name: str, actor: Actor) -> Resource:
    """The resource of a table name or path that the actor may list, without the fields that are hidden from them."""
    resource = registry().find_named(name, actor.tenant_id)
    if resource is None:
        raise malformed()
    actor.require(resource.code("list"))
    return view_of(resource, actor)


def find_column(resource: Resource, name: str) -> str:
    """A readable column; Refusal for any other name."""
    return readable_column(resource, camel(snake(name)))


def _open(name: str, code: str, actor: Actor, parent: str | None = None) -> Resource:
    """Who may not list the table may still choose by a code that one of their own forms declares, and by no other."""
    resource = registry().find_named(name, actor.tenant_id)
    if resource is not None and not actor.can(resource.code("list")) and is_declared(code, actor, parent=parent):
        return resource
    return find_table(name, actor)


def parse_code(code: str, actor: Actor) -> TableCode:
    """Looks every name of a table code up; the condition may be percent-encoded once more."""
    parts = [part.strip() for part in code.split(",", 3)]
    if len(parts) < 3:
        raise malformed()
    name, _, behind = parts[0].partition(" ")
    resource = _open(name, code, actor)
    text, value = find_column(resource, parts[1]), find_column(resource, parts[2])
    behind = _without_where(unquote(behind).strip())
    if behind and len(parts) == 4:
        raise malformed()
    condition, sort = _ordered(resource, behind or unquote("".join(parts[3:])).strip(), Sort(text, False))
    return TableCode(resource, text, value, condition, sort)


def _without_where(behind: str) -> str:
    """What follows the name of the table: a condition after "where", or an order alone."""
    word, _, rest = behind.partition(" ")
    if word.lower() == "where" and rest.strip():
        return rest.strip()
    if behind and word.lower() != "order":
        raise malformed()
    return behind


def _ordered(resource: Resource, condition: str, usual: Sort) -> tuple[str, Sort]:
    """The condition without its order, and the order: one column that may be read."""
    match = _ORDER.fullmatch(condition)
    if match is None:
        return condition, usual
    rest, column, way = match.groups()
    return rest.strip(), Sort(find_column(resource, column), (way or "").lower() == "desc")


async def read_options(code: TableCode, actor: Actor, keyword: str, size: int, first: str = "") -> list[Option]:
    """Options by label, then what the search of all records finds by pinyin; rows whose value is among the comma list `first`
    come before the others."""
    rows = await _rows(code, actor, keyword, size, first)
    left = min(size, MOST) - len(rows)
    named = code.text in code.resource.label_columns or actor.can(code.resource.code("list"))
    if keyword.strip() and left > 0 and named:
        ids = await matching_ids(actor, code.resource, keyword, size)
        fresh = [found for found in ids if found not in {row["id"] for row in rows}][:left]
        rows += await _rows(code, actor, "", size, ids=fresh) if fresh else []
    return [{"value": row["value"], "text": row["text"], "title": row["text"], "label": row["text"]} for row in rows]


async def _rows(
    code: TableCode, actor: Actor, keyword: str, size: int, first: str = "", ids: list[int] | None = None
) -> list[Any]:
    params = Parameters(actor.today)
    conditions = scope_conditions(code.resource, actor, params)
    conditions += text_conditions(code.resource, code.condition, params)
    value, text = f"t.{quote(code.value)}::text", f"t.{quote(code.text)}::text"
    wanted = [part for part in first.split(",") if part][:MOST]
    ahead = f"({value} = ANY({params.add(wanted)}::text[])) DESC, " if wanted else ""
    if ids is not None:
        place = params.add(ids)
        conditions.append(f"t.id = ANY({place}::bigint[])")
        ahead = f"array_position({place}::bigint[], t.id), "
    elif keyword:
        conditions.append(f"{text} ILIKE {params.add(f'%{escape_like(keyword)}%')}")
    return list(
        await pool().fetch(
            f"SELECT t.id, {value} AS value, {text} AS text FROM {quote(code.resource.table)} t"
            f" WHERE {' AND '.join(conditions)} ORDER BY {ahead}{order_terms([code.sort])} LIMIT {min(max(size, 1), MOST)}",
            *params.values,
        )
    )


async def labels_of_keys(code: TableCode, actor: Actor, keys: list[str]) -> dict[str, str]:
    """value -> label of the given values."""
    params = Parameters(actor.today)
    conditions = scope_conditions(code.resource, actor, params)
    value, text = f"t.{quote(code.value)}::text", f"t.{quote(code.text)}::text"
    conditions.append(f"{value} = ANY({params.add(keys)}::text[])")
    sql = (
        f"SELECT {value} AS value, {text} AS text FROM {quote(code.resource.table)} t WHERE {' AND '.join(conditions)}"
    )
    return {row["value"]: row["text"] for row in await pool().fetch(sql, *params.values)}


def named(key: str, title: str | None) -> Option:
    """What a node of a tree is called: clients of the family read one of three names."""
    return {"key": key, "title": title, "name": title, "label": title}


async def load_by_value(request: Request, actor: Actor, query: LoadDictQuery) -> list[Option]:
    """GET /sys/dict/loadDictOrderByValue/{code}?keyword&pageSize: the chosen values (keyword) stand first."""
    code = parse_code(request.path_params["code"], actor)
    return await read_options(code, actor, "", query.page_size, query.keyword)


async def load_tree(request: Request, actor: Actor, query: TreeDataQuery) -> list[Option]:
    """GET /sys/dict/loadTreeData: one level of a table that has a parent column."""
    rows = await (menu_level if query.table_name == TABLE else _level)(actor, query)
    empty = dict.fromkeys(("value", "code", "icon", "children"))
    return [
        {
            **empty,
            **named(row["key"], row["title"]),
            "leaf": row["leaf"],
            "hasChildren": not row["leaf"],
            "parentId": row["parent"],
        }
        for row in rows
    ]


async def _level(actor: Actor, query: TreeDataQuery) -> list[Any]:
    """[{key, title, parent, leaf}] of what is right below a row of a resource."""
    code = f"{query.table_name},{query.text},{query.code or 'id'}"
    resource = _open(query.table_name, code, actor, snake(query.pid_field))
    text, value = find_column(resource, query.text), find_column(resource, query.code or "id")
    parent = find_column(resource, query.pid_field)
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params) + narrowed(resource, actor, query.condition, params)
    column = f"t.{quote(parent)}"
    if query.pid in {"", "0"}:
        conditions.append(f"coalesce({column}::text, '0') IN ('', '0')")
    else:
        conditions.append(f"{column}::text = {params.add(query.pid)}")
    table = quote(resource.table)
    below = f"SELECT 1 FROM {table} c WHERE c.{quote(parent)} = t.{quote(value)} AND c.del_flag = 0 AND c.tenant_id = t.tenant_id"
    return list(
        await pool().fetch(
            f"SELECT t.{quote(value)}::text AS key, t.{quote(text)}::text AS title, {column}::text AS parent,"
            f" NOT EXISTS ({below}) AS leaf FROM {table} t WHERE {' AND '.join(conditions)}"
            f" ORDER BY {order_terms(list(resource.sorts))} LIMIT 1000",
            *params.values,
        )
    )
