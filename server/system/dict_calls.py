"""Dictionary calls of section 7; codes are looked up, table forms only through resources that the actor may list."""

from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import AppError
from schema.kit.resource import Resource
from schema.kit.wire import snake
from server.engine import dictionaries
from server.engine.access import scope_conditions
from server.engine.labels import reference_labels
from server.engine.sql import Parameters, escape_like, quote
from server.kit.actor import Actor
from server.kit.changes import heard
from server.kit.database import pool
from server.kit.scope import known_ids
from server.system.models import CodeQuery, LoadDictItemQuery, LoadDictQuery

BAD_CODE = "字典Code格式不正确！ | The dictionary code is malformed"
Option = dict[str, Any]


async def all_dict_items(request: Request, actor: Actor) -> Any:
    """GET /sys/dict/queryAllDictItems: {code: [{value, text, title}]}."""
    return await dictionaries.all_items(actor.tenant_id)


async def refresh_cache(request: Request, actor: Actor) -> None:
    """GET /sys/dict/refleshCache."""
    heard(actor.tenant_id, "list/sys/dict")


async def dict_items(request: Request, actor: Actor) -> list[Option]:
    """GET /sys/dict/getDictItems/{code}: items of a plain code, or "table,text,code" options."""
    code = request.path_params["code"]
    if "," in code:
        return await _table_options(code, actor, "", 200)
    return await dictionaries.items_of(actor.tenant_id, code)


async def dict_items_by_code(request: Request, actor: Actor, query: CodeQuery) -> list[Option]:
    """GET /sys/api/queryDictItemsByCode?code."""
    if not query.code:
        raise AppError("字典Code不能为空 | dictionary code cannot be empty", id="dict.code")
    return await dictionaries.items_of(actor.tenant_id, query.code)


async def load_dict(request: Request, actor: Actor, query: LoadDictQuery) -> list[Option]:
    """GET /sys/dict/loadDict/{code}?keyword&pageSize: value/text options, searched by label."""
    return await _table_options(request.path_params["code"], actor, query.keyword, query.page_size)


async def load_dict_item(request: Request, actor: Actor, query: LoadDictItemQuery) -> list[str]:
    """GET /sys/dict/loadDictItem/{code}?key: labels in the order of the keys, an unknown key stands for itself."""
    code = request.path_params["code"]
    keys = [key for key in query.key.split(",") if key]
    if "," not in code:
        labels = await dictionaries.labels_of(actor.tenant_id, code)
    else:
        resource, _, _ = _table(code, actor)
        labels = await reference_labels(resource.path, set(known_ids(query.key)), actor.tenant_id)
    return [labels.get(key, key) for key in keys]


def _table(code: str, actor: Actor) -> tuple[Resource, str, str]:
    """(resource, text column, value column) of "table,text,code"; names are looked up, the right to list is required."""
    parts = code.split(",")
    if len(parts) != 3:
        raise AppError(BAD_CODE, id="dict.code")
    name, text, value = (part.strip() for part in parts)
    resource = next((item for item in registry().resources if name in (item.table, item.path)), None)
    if resource is None:
        raise AppError(BAD_CODE, id="dict.code")
    actor.require(resource.code("list"))
    columns = {item.column for item in resource.complete_fields if not item.secret and item.link is None} | {"id"}
    if snake(text) not in columns or snake(value) not in columns:
        raise AppError(BAD_CODE, id="dict.code")
    return resource, snake(text), snake(value)


async def _table_options(code: str, actor: Actor, keyword: str, size: int) -> list[Option]:
    resource, text, value = _table(code, actor)
    params = Parameters()
    conditions = scope_conditions(resource, actor, params)
    if keyword:
        conditions.append(f"t.{quote(text)}::text ILIKE {params.add(f'%{escape_like(keyword)}%')}")
    rows = await pool().fetch(
        f"SELECT t.{quote(value)}::text AS value, t.{quote(text)}::text AS text FROM {quote(resource.table)} t"
        f" WHERE {' AND '.join(conditions)} ORDER BY t.{quote(text)}, t.id LIMIT {min(max(size, 1), 200)}",
        *params.values,
    )
    return [{"value": row["value"], "text": row["text"], "title": row["text"], "label": row["text"]} for row in rows]
