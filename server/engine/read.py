"""Reads of a resource, lists and single rows, through the actor's scope.

The SQL is composed and driver rows go to the wire, since model instances cost three times as much.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schema.domains import registry
from schema.kit.errors import NotFound
from schema.kit.field import Field
from schema.kit.resource import Resource, Sort
from server.engine.access import scope_conditions
from server.engine.available_actions import add_available_actions
from server.engine.conditions import NEVER, BadValue, build_condition
from server.engine.count import count_rows
from server.engine.filters import searchable, simple_conditions, super_condition
from server.engine.keyword import KEYWORD, keyword_condition, takes_keyword
from server.engine.labels import add_labels
from server.engine.page import seek_offset
from server.engine.records import page_sql, select_list, to_record
from server.engine.sql import Parameters, quote
from server.engine.table_conditions import json_conditions
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids, parse_id

MAX_PAGE_SIZE = 500
MAX_CHILDREN = 500
DEFAULT_PAGE_SIZE = 10


@dataclass(frozen=True, slots=True)
class ListQuery:
    """A compiled list: `tail` is FROM … WHERE …, `order` the ORDER BY terms, `values` the bound parameters."""

    resource: Resource
    tail: str
    order: str
    values: list[Any]
    default_order: bool
    begun_elsewhere: bool = False


def _number(text: str | None, default: int, most: int) -> int:
    try:
        return min(max(int(text or default), 1), most)
    except ValueError:
        return default


def read_sorts(resource: Resource, query: Mapping[str, str]) -> list[Sort]:
    """Sort levels of `column` and `order` (comma lists); unknown columns are skipped, a _dictText suffix is dropped."""
    names = [name.removesuffix("_dictText") for name in query.get("column", "").split(",") if name]
    orders = query.get("order", "").split(",")
    fields = searchable(resource)
    sorts = []
    for position, name in enumerate(names):
        item = fields.get(name)
        if item is None or item.secret or item.link is not None or item.kind == "json":
            continue
        direction = orders[position] if position < len(orders) else orders[-1]
        sorts.append(Sort(item.column, direction.startswith("desc")))
    return sorts


def order_terms(sorts: list[Sort], resource: Resource | None = None) -> str:
    """ORDER BY terms; the id always decides last, in the direction of the first level. With the resource, a field that is read
    from elsewhere sorts by what is read."""
    last = "DESC" if sorts and sorts[0].descending else "ASC"
    read = {item.column: f"({item.reads})" for item in resource.complete_fields if item.reads} if resource else {}
    terms = [
        f"{read.get(sort.column) or f't.{quote(sort.column)}'} {'DESC' if sort.descending else 'ASC'}" for sort in sorts
    ]
    return ", ".join([*terms, f't."id" {last}'])


def compile_list(resource: Resource, actor: Actor, query: Mapping[str, str], *, deleted: bool = False) -> ListQuery:
    """Scope, filters and advanced query of a request, as bound SQL."""
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params, deleted=deleted)
    conditions += simple_conditions(resource, query, params)
    if query.get(KEYWORD) and takes_keyword(resource):
        conditions.append(keyword_condition(resource, query[KEYWORD], actor, params, deleted=deleted))
    if query.get("superQueryParams"):
        group = super_condition(resource, query["superQueryParams"], query.get("superQueryMatchType", "and"), params)
        conditions += [group] if group else []
    if resource.rows.tree and query.get("condition") and "condition" not in resource.by_key:
        conditions += json_conditions(resource, query["condition"], params)
    selected = query.get("selections")
    if selected:
        conditions.append(f't."id" = ANY({params.add(known_ids(selected))}::bigint[])')
    asked = read_sorts(resource, query)
    sorts = asked or ([Sort("update_time", True)] if deleted else list(resource.sorts))
    tail = f"FROM {quote(resource.table)} t WHERE {' AND '.join(conditions)}"
    return ListQuery(
        resource,
        tail,
        order_terms(sorts, resource),
        params.values,
        sorts == list(resource.sorts),
        params.begun_elsewhere,
    )


async def list_rows(resource: Resource, actor: Actor, query: Mapping[str, str]) -> dict[str, Any]:
    """A page: {records, total, size, current, pages, estimated}; a page beyond the end is empty."""
    page = await page_of(compile_list(resource, actor, query), actor, query)
    await add_available_actions(resource, page["records"], actor)
    return page


async def page_of(compiled: ListQuery, actor: Actor, query: Mapping[str, str]) -> dict[str, Any]:
    """The page of a compiled list that the query asks for."""
    resource = compiled.resource
    size = _number(query.get("pageSize"), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
    page = _number(query.get("pageNo"), 1, 10_000_000)
    async with pool().acquire() as connection:
        asked, before = list(compiled.values), (page - 1) * size
        counting = (connection, actor.tenant_id, resource.path, compiled.tail, asked)
        few = compiled.begun_elsewhere and not (await count_rows(*counting))[1]
        after, offset = await seek_offset(connection, compiled, actor.tenant_id, before)
        # Few rows that an index finds are sorted; the planner would rather walk through all in order until it has met them.
        tail = f"FROM (SELECT t.* {compiled.tail}{after} OFFSET 0) t" if few else compiled.tail + after
        limit = f"LIMIT {size} OFFSET {offset}"
        rows = await connection.fetch(page_sql(resource, tail, compiled.order, limit), *compiled.values)
        total, estimated = before + len(rows), False
        if len(rows) == size or (before and not rows):  # else this was the last page, which says it all
            counted, estimated = await count_rows(*counting)
            total = max(counted, total) if estimated else counted
    records = [to_record(resource, row) for row in rows]
    await add_labels(resource, records, actor.tenant_id)
    return {
        "records": records,
        "total": total,
        "size": size,
        "current": page,
        "pages": -(-total // size),
        "estimated": estimated,
    }


async def get_record(resource: Resource, actor: Actor, row_id: str | int, *, children: bool = False) -> dict[str, Any]:
    """One row through the actor's scope; missing and not allowed look alike. `children`: with the rows of its form."""
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params)
    conditions.append(f't."id" = {params.add(parse_id(row_id))}')
    row = await pool().fetchrow(
        f"SELECT {select_list(resource)} FROM {quote(resource.table)} t WHERE {' AND '.join(conditions)}",
        *params.values,
    )
    if row is None:
        raise NotFound()
    record = to_record(resource, row)
    await add_labels(resource, [record], actor.tenant_id)
    await add_available_actions(resource, [record], actor)
    if children:
        record["children"] = {
            path: await _child_records(view_of(registry().require(path), actor), column, actor, record["id"])
            for path, column in resource.inline_children
            if actor.can(registry().require(path).code("list"))
        }
    return record


async def find_by(resource: Resource, actor: Actor, item: Field, value: str) -> int:
    """The id of the row in the actor's scope that the value of a naming field names; NotFound when there is none."""
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params)
    try:
        conditions.append(build_condition(item, "eq", value, params) or NEVER)
    except BadValue as error:
        raise NotFound() from error
    tail = f"FROM {quote(resource.table)} t WHERE {' AND '.join(conditions)}"
    row_id = await pool().fetchval(f'SELECT t."id" {tail} LIMIT 1', *params.values)
    if row_id is None:
        raise NotFound()
    return int(row_id)


async def stored_records(resource: Resource, actor: Actor, ids: list[int]) -> dict[int, dict[str, Any]]:
    """Id -> record of those of `ids` that are in the actor's scope, without the names of what they refer to."""
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params)
    conditions.append(f't."id" = ANY({params.add(ids)}::bigint[])')
    rows = await pool().fetch(
        f"SELECT {select_list(resource)} FROM {quote(resource.table)} t WHERE {' AND '.join(conditions)}",
        *params.values,
    )
    records = [to_record(resource, row) for row in rows]
    return {int(record["id"]): record for record in records}


async def _child_records(child: Resource, column: str, actor: Actor, parent_id: str) -> list[dict[str, Any]]:
    params = Parameters(actor.today)
    conditions = scope_conditions(child, actor, params)
    conditions.append(f"t.{quote(column)} = {params.add(parse_id(parent_id))}")
    tail = f"FROM {quote(child.table)} t WHERE {' AND '.join(conditions)}"
    rows = await pool().fetch(
        page_sql(child, tail, order_terms(list(child.sorts)), f"LIMIT {MAX_CHILDREN}"), *params.values
    )
    records = [to_record(child, row) for row in rows]
    await add_labels(child, records, actor.tenant_id)
    return records


async def visible_ids(resource: Resource, actor: Actor, ids: list[int], *, deleted: bool = False) -> set[int]:
    """Those of `ids` that are in the actor's scope."""
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params, deleted=deleted)
    conditions.append(f't."id" = ANY({params.add(ids)}::bigint[])')
    rows = await pool().fetch(
        f'SELECT t."id" FROM {quote(resource.table)} t WHERE {" AND ".join(conditions)}', *params.values
    )
    return {row["id"] for row in rows}


async def disclosable_ids(resource: Resource, actor: Actor, ids: list[int]) -> set[int]:
    """Those of `ids`, living or deleted, of which the actor may be told anything at all."""
    if not ids or not actor.can(resource.code("list")):
        return set()
    living = await visible_ids(resource, actor, ids)
    return living | await visible_ids(resource, actor, ids, deleted=True)
