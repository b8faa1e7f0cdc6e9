"""The calls by which clients of the family show the list of a form by its code: its columns and its rows.

They read through the engine's list, as whoever asks may see it.
"""

from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.built import built_path
from schema.kit.errors import NotFound
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.online.form import PUBLISHED, OnlineForm
from server.engine.dictionaries import items_of
from server.engine.filters import searchable
from server.engine.read import list_rows
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.forms import refresh_forms
from server.kit.scope import scoped

_AT_THE_RIGHT = {"int", "money", "decimal"}
_UNSORTED = {"file", "image"}


async def get_columns(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /online/cgform/api/getColumns/{code}: {columns, dictOptions, headId, description, path}."""
    row, resource = await _open(request.path_params["code"], actor)
    fields = [searchable(resource)[key] for key in resource.list_keys if key in searchable(resource)]
    dicts = {item.dict for item in fields if item.dict}
    return {
        "columns": [_describe(item, actor.locale) for item in fields],
        "dictOptions": {code: await items_of(actor.tenant_id, code) for code in sorted(dicts)},
        "headId": str(row.id),
        "description": resource.titles.of(actor.locale),
        "path": resource.path,
    }


async def get_data(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /online/cgform/api/getData/{code}: the page that the list of the form would show."""
    _, resource = await _open(request.path_params["code"], actor)
    return await list_rows(resource, actor, request.query_params)


async def _open(code: str, actor: Actor) -> tuple[OnlineForm, Resource]:
    """A published form, without the fields that are hidden from the actor."""
    row = await scoped(OnlineForm, actor).get_or_none(code=code, state=PUBLISHED)
    await refresh_forms(actor.tenant_id)
    resource = registry().get(built_path(actor.tenant_id, row.number)) if row and row.number else None
    if row is None or resource is None:
        raise NotFound("没有这个表单 | There is no such form", id="form.missing")
    actor.require(resource.code("list"))
    return row, view_of(resource, actor)


def _describe(item: Field, locale: str) -> dict[str, Any]:
    return {
        "title": item.label.of(locale),
        "dataIndex": item.key,
        "align": "right" if item.kind in _AT_THE_RIGHT else "left",
        "sorter": item.kind not in _UNSORTED,
        **({"customRender": item.dict} if item.dict else {}),
    }
