"""Trees, one level at a time: roots, children with a flag whether there are more below, and search that opens the path."""

from collections.abc import Callable, Mapping
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from server.engine.access import scope_conditions
from server.engine.labels import add_labels, label_sql
from server.engine.read import ListQuery, compile_list, order_terms, page_of, read_sorts
from server.engine.records import page_sql, to_record
from server.engine.sql import Parameters, escape_like, quote
from server.engine.table_conditions import json_conditions
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import parse_id

MOST_CHILDREN = 2000
MOST_FOUND = 200
MOST_LEVELS = 30
Record = dict[str, Any]
Narrow = Callable[[Parameters], list[str]]


async def list_roots(resource: Resource, actor: Actor, query: Mapping[str, str]) -> dict[str, Any]:
    """A page of rows without a parent (or below `pid`), through the filters of the list."""
    plain = {key: value for key, value in query.items() if key not in _parent_names(resource)}
    compiled = compile_list(resource, actor, plain)
    params = Parameters(actor.today, *compiled.values)
    condition = _below(resource, _parent_of(resource, query), params)
    narrowed = ListQuery(
        resource, f"{compiled.tail} AND {condition}", compiled.order, params.values, False, compiled.begun_elsewhere
    )
    page = await page_of(narrowed, actor, query)
    await _flag(resource, actor, page["records"])
    return page


async def list_children(
    resource: Resource, actor: Actor, query: Mapping[str, str], narrow: Narrow | None = None
) -> list[Record]:
    """The rows right below `pid` (or `parentId`), all of them, or those that a condition or `narrow` lets through."""
    params = Parameters(actor.today)
    conditions = [*scope_conditions(resource, actor, params), _below(resource, _parent_of(resource, query), params)]
    conditions += narrow(params) if narrow else []
    conditions += json_conditions(resource, query.get("condition", ""), params)
    order = order_terms(read_sorts(resource, query) or list(resource.sorts))
    return await _records(resource, actor, conditions, params, order, MOST_CHILDREN)


def _parent_names(resource: Resource) -> tuple[str, ...]:
    """How the row above is named: as our own pages do, as tree tables of the family do, or by the row's own field."""
    return ("pid", "parentId", resource.by_key_of(resource.rows.tree or ""))


def _parent_of(resource: Resource, query: Mapping[str, str]) -> str:
    return next((query[name] for name in _parent_names(resource) if query.get(name)), "")


async def search_tree(resource: Resource, actor: Actor, keyword: str) -> list[Record]:
    """Rows whose label or code says the keyword, each with `parentIds`, the ids on the way down to it."""
    if not keyword.strip():
        raise Invalid(fields={"keyword": "必填 | Required"})
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params)
    pattern = params.add(f"%{escape_like(keyword.strip())}%")
    texts = [label_sql(resource, "t"), *(f"t.{quote(column)}" for column in _code_columns(resource))]
    conditions.append("(" + " OR ".join(f"{text} ILIKE {pattern}" for text in texts) + ")")
    records = await _records(resource, actor, conditions, params, order_terms(list(resource.sorts)), MOST_FOUND)
    paths = await _paths(resource, actor, [int(record["id"]) for record in records])
    for record in records:
        record["parentIds"] = paths.get(int(record["id"]), [])
    return records


def _code_columns(resource: Resource) -> list[str]:
    known = set(resource.label_columns)
    return [item.column for item in resource.complete_fields if item.unique and item.column not in known]


def _below(resource: Resource, pid: str, params: Parameters) -> str:
    column = f"t.{quote(resource.rows.tree or '')}"
    if pid in ("", "0"):
        return f"({column} IS NULL OR {column} = 0)"
    return f"{column} = {params.add(parse_id(pid), 'ref')}"


async def _records(
    resource: Resource, actor: Actor, conditions: list[str], params: Parameters, order: str, most: int
) -> list[Record]:
    tail = f"FROM {quote(resource.table)} t WHERE {' AND '.join(conditions)}"
    rows = await pool().fetch(page_sql(resource, tail, order, f"LIMIT {most}"), *params.values)
    records = [to_record(resource, row) for row in rows]
    await add_labels(resource, records, actor.tenant_id)
    await _flag(resource, actor, records)
    return records


async def _flag(resource: Resource, actor: Actor, records: list[Record]) -> None:
    """hasChildren and hasChild "1" or "0", from the rows themselves, so that it cannot be wrong."""
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params)
    column = f"t.{quote(resource.rows.tree or '')}"
    ids = params.add([int(record["id"]) for record in records])
    rows = await pool().fetch(
        f"SELECT DISTINCT {column} AS id FROM {quote(resource.table)} t"
        f" WHERE {' AND '.join(conditions)} AND {column} = ANY({ids}::bigint[])",
        *params.values,
    )
    parents = {row["id"] for row in rows}
    for record in records:
        record["hasChildren"] = int(record["id"]) in parents
        record["hasChild"] = "1" if record["hasChildren"] else "0"


async def _paths(resource: Resource, actor: Actor, ids: list[int]) -> dict[int, list[str]]:
    """Id -> ids of its ancestors, the root first; a chain that never ends is cut."""
    table, parent = quote(resource.table), quote(resource.rows.tree or "")
    rows = await pool().fetch(
        f"WITH RECURSIVE up(start, id, parent, level) AS ("
        f" SELECT id, id, {parent}, 0 FROM {table} WHERE tenant_id = $1 AND id = ANY($2)"
        f" UNION ALL SELECT up.start, t.id, t.{parent}, up.level + 1 FROM {table} t JOIN up ON t.id = up.parent"
        f" WHERE t.tenant_id = $1 AND t.del_flag = 0 AND up.level < {MOST_LEVELS})"
        " SELECT start, array_agg(id ORDER BY level DESC) FILTER (WHERE level > 0) AS ids FROM up GROUP BY start",
        actor.tenant_id,
        ids,
    )
    return {row["start"]: [str(one) for one in row["ids"] or []] for row in rows}
