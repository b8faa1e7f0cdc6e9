"""The calls of finding and merging duplicates, of every resource that declares what they are told by."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.requests import Request

from schema.kit.resource import Resource
from server.engine.duplicates import find_duplicates
from server.engine.merge_shapes import (
    DuplicatesQuery,
    MergedShape,
    MergeLine,
    MergeOf,
    MergePlanShape,
    MergeRows,
    UnmergeBody,
    groups_schema,
)
from server.engine.merge_undo import list_merges, unmerge
from server.engine.merging import merge_rows, plan_merge
from server.http.route import Method, Route
from server.kit.actor import Actor
from server.kit.scope import known_ids


async def _find(resource: Resource, request: Request, actor: Actor, query: DuplicatesQuery) -> Any:
    return await find_duplicates(resource, actor, known_ids(query.ids))


async def _plan(resource: Resource, request: Request, actor: Actor, query: MergeOf) -> Any:
    return await plan_merge(resource, actor, query)


async def _merge(resource: Resource, request: Request, actor: Actor, body: MergeRows) -> Any:
    return await merge_rows(resource, actor, body)


async def _merges(resource: Resource, request: Request, actor: Actor) -> Any:
    return await list_merges(resource, actor)


async def _unmerge(resource: Resource, request: Request, actor: Actor, body: UnmergeBody) -> Any:
    return await unmerge(resource, actor, body.merge)


_Call = Callable[..., Awaitable[Any]]


def merge_routes(resource: Resource) -> list[Route]:
    """None where nothing tells duplicates."""
    if resource.rows.duplicates is None:
        return []
    merged: dict[str, Any] = {"body": MergeRows, "result": MergedShape, "message": "合并成功！ | Merged"}
    apart: dict[str, Any] = {"body": UnmergeBody, "result": MergedShape, "message": "已撤销合并 | Taken back"}
    calls: list[tuple[Method, str, _Call, str, dict[str, Any]]] = [
        (
            "GET",
            "duplicates",
            _find,
            "查找重复 | find duplicates",
            {"query": DuplicatesQuery, "result": groups_schema(resource)},
        ),
        ("GET", "mergePlan", _plan, "合并预览 | what merging would move", {"query": MergeOf, "result": MergePlanShape}),
        ("GET", "merges", _merges, "最近的合并 | recent merges", {"result": list[MergeLine]}),
        ("POST", "merge", _merge, "合并 | merge", merged),
        ("POST", "unmerge", _unmerge, "撤销合并 | take a merge back", apart),
    ]
    return [_route(resource, *call) for call in calls]


def _route(resource: Resource, method: Method, name: str, call: _Call, label: str, more: dict[str, Any]) -> Route:
    zh, en = label.split(" | ")
    summary = f"{resource.titles.zh}：{zh} | {resource.titles.en}: {en}"
    handler = partial(call, resource)
    return Route(method, f"/{resource.path}/{name}", handler, needs=resource.code("merge"), summary=summary, **more)
