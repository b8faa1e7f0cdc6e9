"""Options for reference fields: id and label of another resource's rows, for whoever may list or fill them."""

from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import NotFound
from schema.kit.resource import Resource
from server.engine.access import scope_conditions
from server.engine.labels import reference_labels
from server.engine.sql import Parameters, escape_like, quote
from server.engine.tree import list_children
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids
from server.system.shapes.dictionaries import OptionsQuery


def _may_choose(resource: Resource, actor: Actor) -> bool:
    """Whoever lists the resource, or edits one that refers to it, needs its labels."""
    if actor.can(resource.code("list")):
        return True
    users = [item for item in registry().resources if any(field.ref == resource.path for field in item.complete_fields)]
    return any(actor.can(item.code(verb)) for item in users for verb in ("list", "add", "edit"))


async def list_options(request: Request, actor: Actor, query: OptionsQuery) -> list[dict[str, Any]]:
    """GET /sys/engine/options?path&keyword&ids: [{value, text, parentId?, isLeaf?}]."""
    resource = registry().get(query.path)
    if resource is None or not _may_choose(resource, actor):
        raise NotFound()
    if query.ids:
        labels = await reference_labels(resource.path, set(known_ids(query.ids)), actor.tenant_id)
        return [{"value": key, "text": text} for key, text in labels.items()]
    if query.pid and resource.tree:
        return await _level(resource, actor, query.pid)
    return await _search(resource, actor, query)


async def _level(resource: Resource, actor: Actor, pid: str) -> list[dict[str, Any]]:
    """One level of a tree, in the tree's own order; `isLeaf` where nothing more hangs below."""
    rows = await list_children(resource, actor, {"pid": pid})
    keys = [resource.by_key_of(column) for column in resource.label_columns]
    return [
        {
            "value": row["id"],
            "text": " ".join(str(row[key]) for key in keys if row.get(key)),
            "parentId": row.get(resource.by_key_of(resource.tree or "")),
            "isLeaf": row["hasChild"] == "0",
        }
        for row in rows
    ]


async def _search(resource: Resource, actor: Actor, query: OptionsQuery) -> list[dict[str, Any]]:
    params = Parameters()
    conditions = scope_conditions(resource, actor, params)
    label = " || ' ' || ".join(f"coalesce(t.{quote(column)}::text, '')" for column in resource.label_columns)
    if query.keyword:
        conditions.append(f"({label}) ILIKE {params.add(f'%{escape_like(query.keyword)}%')}")
    parent = f", t.{quote(resource.tree)}::text AS parent" if resource.tree else ", NULL AS parent"
    rows = await pool().fetch(
        f"SELECT t.id::text AS value, {label} AS text{parent} FROM {quote(resource.table)} t"
        f" WHERE {' AND '.join(conditions)} ORDER BY {label}, t.id LIMIT {query.page_size}",
        *params.values,
    )
    return [{"value": row["value"], "text": row["text"].strip(), "parentId": row["parent"]} for row in rows]
