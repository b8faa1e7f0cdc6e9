"""Options for fields that choose rows: value and label of another resource's rows, for whoever may list or fill them."""

from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import NotFound
from schema.kit.resource import Resource
from server.engine.access import scope_conditions
from server.engine.dictionaries import items_of
from server.engine.labels import label_sql, reference_labels
from server.engine.sql import Parameters, escape_like, quote
from server.engine.tree import list_children
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids
from server.search.api import matching_ids
from server.system.dictionaries.choosing import may_choose, narrowed, stored_column
from server.system.dictionaries.shapes import OptionsQuery

Option = dict[str, Any]


async def list_options(request: Request, actor: Actor, query: OptionsQuery) -> list[Option]:
    """GET /sys/engine/options?path&keyword&ids&store: [{value, text, id, parentId?, isLeaf?}]."""
    resource = registry().find(query.path, actor.tenant_id)
    if resource is None or not may_choose(resource, actor):
        raise NotFound()
    column = stored_column(resource, actor, query.store)
    if query.ids and not query.live and column == "id":
        english = actor.locale == "en"
        labels = await reference_labels(resource.path, set(known_ids(query.ids)), actor.tenant_id, english=english)
        return [{"value": key, "text": text, "id": key} for key, text in labels.items()]
    if query.ids:
        return await _named(resource, actor, column, query)
    if query.pid and resource.rows.tree:
        return await _level(resource, actor, column, query)
    return await _search(resource, actor, column, query)


async def _named(resource: Resource, actor: Actor, column: str, query: OptionsQuery) -> list[Option]:
    """Labels of kept values; `live`: only of rows that could be chosen now."""
    params = Parameters(actor.today)
    if query.live:
        conditions = scope_conditions(resource, actor, params) + narrowed(resource, actor, query.condition, params)
    else:
        conditions = [f"t.tenant_id = {params.add(actor.tenant_id, 'ref')}"]
    values = [part for part in query.ids.split(",") if part]
    label = label_sql(resource, "t", english=actor.locale == "en")
    conditions.append(f"t.{quote(column)}::text = ANY({params.add(values)}::text[])")
    rows = await pool().fetch(
        f"SELECT DISTINCT ON (1) t.{quote(column)}::text AS value, {label} AS text, t.id::text AS id"
        f" FROM {quote(resource.table)} t WHERE {' AND '.join(conditions)} ORDER BY 1, t.del_flag",
        *params.values,
    )
    return [{"value": row["value"], "text": row["text"].strip(), "id": row["id"]} for row in rows]


async def _level(resource: Resource, actor: Actor, column: str, query: OptionsQuery) -> list[Option]:
    """One level of a tree, in the tree's own order; `isLeaf` where nothing more hangs below."""
    rows = await list_children(
        resource, actor, {"pid": query.pid}, lambda params: narrowed(resource, actor, query.condition, params)
    )
    english = resource.by_key_of(resource.label_en) if actor.locale == "en" and resource.label_en else ""
    keys = [resource.by_key_of(name) for name in resource.label_columns]
    stored = "id" if column == "id" else resource.by_key_of(column)
    return [
        {
            "value": row[stored],
            "text": row.get(english) or " ".join(str(row[key]) for key in keys if row.get(key)),
            "id": row["id"],
            "parentId": row.get(resource.by_key_of(resource.rows.tree or "")),
            "isLeaf": row["hasChild"] == "0",
        }
        for row in rows
        if row.get(stored)
    ]


async def _search(resource: Resource, actor: Actor, column: str, query: OptionsQuery) -> list[Option]:
    """What the label says comes first; after it what the search of all records finds by pinyin or another field."""
    rows = await _read(resource, actor, column, query, None)
    left = query.page_size - len(rows)
    if query.keyword.strip() and left > 0:
        ids = await matching_ids(actor, resource, query.keyword, query.page_size)
        known = {row["id"] for row in rows}
        fresh = [found for found in ids if str(found) not in known][:left]
        rows += await _read(resource, actor, column, query, fresh) if fresh else []
    return rows


async def _read(
    resource: Resource, actor: Actor, column: str, query: OptionsQuery, ids: list[int] | None
) -> list[Option]:
    params = Parameters(actor.today)
    conditions = scope_conditions(resource, actor, params) + narrowed(resource, actor, query.condition, params)
    label = label_sql(resource, "t", english=actor.locale == "en")
    order = f"{_own_order(resource)}{label}, t.id"
    if ids is not None:
        place = params.add(ids)
        conditions.append(f"t.id = ANY({place}::bigint[])")
        order = f"array_position({place}::bigint[], t.id)"
    elif query.keyword:
        pattern = params.add(f"%{escape_like(query.keyword)}%")
        conditions.append(f"(({label}) ILIKE {pattern} OR ({label_sql(resource, 't')}) ILIKE {pattern})")
    if column != "id":
        conditions.append(f"coalesce(t.{quote(column)}::text, '') <> ''")
    more = "".join(f", {expression} AS {name}" for name, expression in _besides(resource).items())
    rows = await pool().fetch(
        f"SELECT t.{quote(column)}::text AS value, {label} AS text, t.id::text AS id{more} FROM {quote(resource.table)} t"
        f" WHERE {' AND '.join(conditions)} ORDER BY {order} LIMIT {query.page_size}",
        *params.values,
    )
    groups = await _groups_of(resource, actor)
    return [
        {
            "value": row["value"],
            "text": row["text"].strip(),
            "id": row["id"],
            "parentId": row["parent"],
            **({"heading": groups.get(row["kind"], row["kind"])} if resource.rows.group else {}),
            **({"icon": row["icon"]} if resource.rows.icon else {}),
        }
        for row in rows
    ]


def _own_order(resource: Resource) -> str:
    """Rows that stand in groups do so as in their own list."""
    columns = resource.sorts if resource.rows.group else ()
    return "".join(f"t.{quote(one.column)}{' DESC' if one.descending else ''}, " for one in columns)


def _besides(resource: Resource) -> dict[str, str]:
    """What is read of a row besides its name."""
    columns = {"parent": resource.rows.tree, "kind": resource.rows.group, "icon": resource.rows.icon}
    return {name: f"t.{quote(column)}::text" if column else "NULL" for name, column in columns.items()}


async def _groups_of(resource: Resource, actor: Actor) -> dict[str, str | None]:
    """What the groups are called in the reader's language."""
    item = next((item for item in resource.complete_fields if item.column == resource.rows.group), None)
    items = await items_of(actor.tenant_id, item.dict) if item and item.dict else []
    return {one["value"]: (actor.locale == "en" and one["textEn"]) or one["text"] for one in items}
