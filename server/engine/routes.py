"""Routes of the generic calls of every resource (spec section 7), made from its declaration."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from server.engine.answers import BatchShape, CellsShape, Description, RecentAct, Revealed, TrailLine, UseShape
from server.engine.batch import EMPTY
from server.engine.branch import delete_branches
from server.engine.cells import CellsBody, save_cells
from server.engine.describe import describe_all
from server.engine.effects import Effects
from server.engine.figures import FIGURE_ROUTES
from server.engine.merge_routes import merge_routes
from server.engine.model_schema import input_model, page_schema, record_schema
from server.engine.process import process_routes
from server.engine.queries import (
    AuditQuery,
    EraseQuery,
    IdQuery,
    IdsQuery,
    KeywordQuery,
    ListParams,
    RecordQuery,
    RowIds,
    SummedParams,
    TreeQuery,
    record_query,
)
from server.engine.read import MAX_PAGE_SIZE, compile_list, find_by, get_record, list_rows
from server.engine.recent_acts import list_recent_acts
from server.engine.recycle import list_deleted, purge_rows, restore_rows
from server.engine.reveal import RevealBody, reveal
from server.engine.state_counts import count_states, state_key
from server.engine.totals import sum_rows
from server.engine.trail import list_trail
from server.engine.tree import list_children, list_roots, search_tree
from server.engine.uses import list_uses
from server.engine.view import view_of
from server.engine.view_routes import VIEW_ROUTES
from server.engine.write import add_row, delete_rows, edit_row
from server.http.body import read_object
from server.http.read_only import as_offered
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.forms import refresh_forms
from server.kit.scope import parse_id

Call = Callable[..., Awaitable[Any]]


def parse_ids(text: str) -> list[int]:
    """Ids of "a,b,c," as clients send them; empty parts are dropped."""
    ids = [parse_id(part) for part in text.split(",") if part.strip()]
    if not ids:
        raise Invalid(EMPTY, id="batch.empty")
    return ids


async def _list(resource: Resource, request: Request, actor: Actor) -> Any:
    query, view = request.query_params, view_of(resource, actor)
    if not resource.family.plain_list or "pageNo" in query:
        page = await list_rows(view, actor, query)
        if view.totals and query.get("totals") in {"1", "true"}:
            page["totals"] = await sum_rows(compile_list(view, actor, query))
        if state_key(view) and query.get("states") in {"1", "true"}:
            page["states"] = await count_states(compile_list(view, actor, query))
        return page
    return (await list_rows(view, actor, {**query, "pageSize": str(MAX_PAGE_SIZE)}))["records"]


async def _query_by_id(resource: Resource, request: Request, actor: Actor, query: RecordQuery) -> Any:
    view = view_of(resource, actor)
    row_id = query.id or await _named_id(view, actor, query)
    return await get_record(view, actor, row_id, children=query.children)


async def _named_id(view: Resource, actor: Actor, query: RecordQuery) -> int:
    """The row that the first naming field with a value names."""
    item = next((item for item in view.naming if getattr(query, item.column)), None)
    if item is None:
        raise Invalid(fields={"id": "必填 | Required"})
    return await find_by(view, actor, item, getattr(query, item.column))


async def _input(resource: Resource, request: Request) -> dict[str, Any]:
    """The body, each field under its own name."""
    data = await read_object(request)
    for item in resource.complete_fields:
        if item.alias in data:
            data.setdefault(item.key, data[item.alias])
    return data


async def _add(resource: Resource, request: Request, actor: Actor) -> Any:
    row = await add_row(resource, actor, await _input(resource, request))
    return await get_record(view_of(resource, actor), actor, row.id)


async def _edit(resource: Resource, request: Request, actor: Actor) -> Any:
    row = await edit_row(resource, actor, await _input(resource, request))
    return await get_record(view_of(resource, actor), actor, row.id)


async def _delete(resource: Resource, request: Request, actor: Actor, query: EraseQuery) -> Any:
    ids = [parse_id(query.id)]
    return await (delete_rows if query.alone else _erase)(resource, actor, ids)


async def _delete_batch(resource: Resource, request: Request, actor: Actor, query: IdsQuery) -> Any:
    return await _erase(resource, actor, parse_ids(query.ids))


async def _erase(resource: Resource, actor: Actor, ids: list[int]) -> int:
    delete = delete_branches if resource.family.branch else delete_rows
    return await delete(resource, actor, ids)


async def _uses(resource: Resource, request: Request, actor: Actor, query: IdQuery) -> Any:
    return await list_uses(resource, actor, parse_id(query.id))


async def _cells(resource: Resource, request: Request, actor: Actor, body: CellsBody) -> Any:
    return await save_cells(resource, actor, body)


async def _recycle_bin(resource: Resource, request: Request, actor: Actor) -> Any:
    return await list_deleted(view_of(resource, actor), actor, request.query_params)


async def _restore(resource: Resource, request: Request, actor: Actor, body: RowIds) -> Any:
    return (await restore_rows(resource, actor, parse_ids(body.text))).as_wire()


async def _purge(resource: Resource, request: Request, actor: Actor, query: IdsQuery) -> Any:
    return (await purge_rows(resource, actor, parse_ids(query.ids))).as_wire()


async def _roots(resource: Resource, request: Request, actor: Actor) -> Any:
    return await list_roots(view_of(resource, actor), actor, request.query_params)


async def _children(resource: Resource, request: Request, actor: Actor) -> Any:
    return await list_children(view_of(resource, actor), actor, request.query_params)


async def _search(resource: Resource, request: Request, actor: Actor, query: KeywordQuery) -> Any:
    return await search_tree(view_of(resource, actor), actor, query.keyword)


Row = tuple[str, str, str, Call, str, dict[str, Any]]


def _calls_of(resource: Resource) -> list[Row]:
    """(method, verb, name, function, label, options) of every generic call."""
    record = record_schema(resource)
    page = page_schema(record, totals=bool(resource.rows.totals), states=state_key(resource) is not None)
    rows = {"type": "array", "items": record}
    params = SummedParams if resource.rows.totals else ListParams
    listed = {"anyOf": [page, rows]} if resource.family.plain_list else page
    added = {"input": input_model(resource, True), "result": record, "message": "添加成功！ | Added"}
    edited = {"input": input_model(resource, False), "result": record, "message": "修改成功！ | Saved"}
    deleted: dict[str, Any] = {"query": EraseQuery, "result": int, "message": "删除成功！ | Deleted"}
    batch = {"query": IdsQuery, "result": int, "message": "批量删除成功！ | Deleted"}
    calls: list[Row] = [
        ("GET", "list", "list", _list, "列表 | list", {"params": params, "result": listed}),
        (
            "GET",
            "list",
            "queryById",
            _query_by_id,
            "详情 | one record",
            {"query": record_query(resource), "result": record},
        ),
        ("POST", "add", "add", _add, "新增 | add", added),
        ("PUT", "edit", "edit", _edit, "修改 | edit", edited),
        ("POST", "edit", "edit", _edit, "修改 | edit", edited),
        ("POST", "edit", "cells", _cells, "单元格 | cells", {"body": CellsBody, "result": CellsShape}),
        ("DELETE", "delete", "delete", _delete, "删除 | delete", deleted),
        ("DELETE", "delete", "deleteBatch", _delete_batch, "批量删除 | delete many", batch),
        ("GET", "delete", "recycleBin", _recycle_bin, "回收站 | recycle bin", {"params": ListParams, "result": page}),
        ("POST", "delete", "restore", _restore, "恢复 | bring back", {"body": RowIds, "result": BatchShape}),
        (
            "DELETE",
            "delete",
            "purge",
            _purge,
            "彻底删除 | remove for good",
            {"query": IdsQuery, "result": BatchShape},
        ),
    ]
    if resource.rows.tree:
        calls += [
            ("GET", "list", "rootList", _roots, "树的根 | roots", {"params": ListParams, "result": page}),
            ("GET", "list", "childList", _children, "下级 | children", {"params": TreeQuery, "result": rows}),
            ("GET", "list", "searchTree", _search, "树搜索 | search", {"query": KeywordQuery, "result": rows}),
        ]
    if resource.rows.tells_uses:
        told = {"query": IdQuery, "result": list[UseShape]}
        calls.append(("GET", "delete", "uses", _uses, "使用情况 | what uses a row", told))
    return calls


def _routes_of(resource: Resource) -> list[Route]:
    title, routes = resource.titles, []
    for method, verb, name, call, label, options in _calls_of(resource):
        if verb in resource.verbs:
            zh, en = label.split(" | ")
            summary = f"{title.zh}：{zh} | {title.en}: {en}"
            handler, needs = partial(call, resource), resource.code(verb)
            routes.append(Route(method, f"/{resource.path}/{name}", handler, needs=needs, summary=summary, **options))  # type: ignore[arg-type]
    return routes


def _reveal_routes(resource: Resource) -> list[Route]:
    """The call of those that seal something. What it answers is kept under no key."""
    if not resource.sealed:
        return []

    async def handle(request: Request, actor: Actor, body: RevealBody) -> Any:
        return await reveal(resource, actor, body)

    return [
        Route(
            "POST",
            f"/{resource.path}/reveal",
            handle,
            needs=resource.code("reveal"),
            body=RevealBody,
            result=Revealed,
            summary=f"{resource.titles.zh}：查看密文 | {resource.titles.en}: reveal a sealed value",
            once="own",
            budget="reveal",
        )
    ]


async def _describe(request: Request, actor: Actor) -> Any:
    await refresh_forms(actor.tenant_id)
    return describe_all(await as_offered(actor))


async def _trail(request: Request, actor: Actor, query: AuditQuery) -> Any:
    return await list_trail(actor, query)


async def _recent_acts(request: Request, actor: Actor) -> Any:
    return await list_recent_acts(actor)


def resource_routes(resource: Resource, effects: Effects) -> list[Route]:
    """Every generic call of one resource."""
    return [
        *_routes_of(resource),
        *_reveal_routes(resource),
        *merge_routes(resource),
        *process_routes(resource, effects),
    ]


def engine_routes(effects: Mapping[str, Effects]) -> list[Route]:
    """All generic routes of the registry, and the engine's own; `effects` by path."""
    resources = registry().resources
    return [
        *(route for one in resources for route in resource_routes(one, effects.get(one.path, Effects()))),
        Route(
            "GET",
            "/sys/engine/describe",
            _describe,
            result=Description,
            summary="资源描述 | Describe the resources one may list",
        ),
        *VIEW_ROUTES,
        *FIGURE_ROUTES,
        Route(
            "GET",
            "/sys/audit/list",
            _trail,
            query=AuditQuery,
            result=list[TrailLine],
            summary="时间线 | Timeline of a record",
        ),
        Route(
            "GET",
            "/sys/audit/recent",
            _recent_acts,
            result=list[RecentAct],
            summary="最近操作 | One's own recent acts",
        ),
    ]
