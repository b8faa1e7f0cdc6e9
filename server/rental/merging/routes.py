"""The calls of merging renters."""

from typing import Any

from starlette.requests import Request

from server.http.adapters import with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.rental.merging.merge import merge_renters, plan_merge
from server.rental.merging.shapes import MergedShape, MergeOf, MergePlanShape, MergeRenters


async def _plan(request: Request, actor: Actor, query: MergeOf) -> Any:
    return await plan_merge(actor, query)


ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/tenant/mergePlan",
        _plan,
        needs="rental:tenant:delete",
        query=MergeOf,
        result=MergePlanShape,
        summary="合并租客预览 | What merging two renters would move",
    ),
    Route(
        "POST",
        "/rental/tenant/merge",
        with_body(merge_renters),
        needs="rental:tenant:delete",
        body=MergeRenters,
        result=MergedShape,
        message="合并成功！ | Merged",
        summary="合并租客 | Merge two renters",
    ),
]
