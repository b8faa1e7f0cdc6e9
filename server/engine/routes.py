"""The generic calls of every resource (spec section 7, generic lists), made from its declaration."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from server.engine.describe import describe_all
from server.engine.model_schema import input_model, page_schema, record_schema
from server.engine.queries import AuditQuery, IdQuery, IdsQuery, ListParams
from server.engine.read import get_record, list_rows
from server.engine.trail import list_trail
from server.engine.write import add_row, delete_rows, edit_row
from server.http.body import read_object
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.scope import parse_id

Call = Callable[..., Awaitable[Any]]


def parse_ids(text: str) -> list[int]:
    """Ids of "a,b,c," as clients send them; empty parts are dropped."""
    ids = [parse_id(part) for part in text.split(",") if part.strip()]
    if not ids:
        raise Invalid("请选择一条记录 | Select a record", id="batch.empty")
    return ids


async def _list(resource: Resource, request: Request, actor: Actor) -> Any:
    return await list_rows(resource, actor, request.query_params)


async def _query_by_id(resource: Resource, request: Request, actor: Actor, query: IdQuery) -> Any:
    return await get_record(resource, actor, query.id)


async def _add(resource: Resource, request: Request, actor: Actor) -> Any:
    row = await add_row(resource, actor, await read_object(request))
    return await get_record(resource, actor, row.id)


async def _edit(resource: Resource, request: Request, actor: Actor) -> Any:
    row = await edit_row(resource, actor, await read_object(request))
    return await get_record(resource, actor, row.id)


async def _delete(resource: Resource, request: Request, actor: Actor, query: IdQuery) -> Any:
    return await delete_rows(resource, actor, [parse_id(query.id)])


async def _delete_batch(resource: Resource, request: Request, actor: Actor, query: IdsQuery) -> Any:
    return await delete_rows(resource, actor, parse_ids(query.ids))


def _routes_of(resource: Resource) -> list[Route]:
    path, title, can = f"/{resource.path}", resource.titles, resource.verbs
    routes = []

    def add(method: Any, verb: str, name: str, call: Call, label: str, **options: Any) -> None:
        if verb in can:
            zh, en = label.split(" | ")
            summary = f"{title.zh}：{zh} | {title.en}: {en}"
            bound = partial(call, resource)
            routes.append(Route(method, path + name, bound, needs=resource.code(verb), summary=summary, **options))

    record = record_schema(resource)
    add("GET", "list", "/list", _list, "列表 | list", result=page_schema(record), query=None, params=ListParams)
    add("GET", "list", "/queryById", _query_by_id, "详情 | one record", query=IdQuery, result=record)
    add(
        "POST",
        "add",
        "/add",
        _add,
        "新增 | add",
        message="添加成功！ | Added",
        input=input_model(resource, True),
        result=record,
    )
    for method in ("PUT", "POST"):
        add(
            method,
            "edit",
            "/edit",
            _edit,
            "修改 | edit",
            message="修改成功！ | Saved",
            input=input_model(resource, False),
            result=record,
        )
    add("DELETE", "delete", "/delete", _delete, "删除 | delete", query=IdQuery, message="删除成功！ | Deleted")
    add(
        "DELETE",
        "delete",
        "/deleteBatch",
        _delete_batch,
        "批量删除 | delete many",
        query=IdsQuery,
        message="批量删除成功！ | Deleted",
    )
    return routes


async def _describe(request: Request, actor: Actor) -> Any:
    return describe_all(actor)


async def _trail(request: Request, actor: Actor, query: AuditQuery) -> Any:
    return await list_trail(actor, query.table, query.row_id)


def engine_routes() -> list[Route]:
    """All generic routes of the registry, and the engine's own."""
    routes = [route for resource in registry().resources for route in _routes_of(resource)]
    routes.append(
        Route("GET", "/sys/engine/describe", _describe, summary="资源描述 | Describe the resources one may list")
    )
    routes.append(Route("GET", "/sys/audit/list", _trail, query=AuditQuery, summary="修改记录 | Trail of a record"))
    return routes
