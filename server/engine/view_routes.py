"""Routes of saved views and of field rights."""

from typing import Any

from starlette.requests import Request

from server.engine import field_rights, saved_views
from server.engine.answers import SavedViewShape
from server.engine.queries import IdQuery
from server.http.route import Route
from server.kit.actor import Actor

ROLE_EDIT = "sys:role:edit"


async def _mine(request: Request, actor: Actor, query: saved_views.PathQuery) -> Any:
    return await saved_views.list_views(actor, query.path)


async def _add(request: Request, actor: Actor, body: saved_views.NewView) -> Any:
    return await saved_views.add_view(actor, body)


async def _edit(request: Request, actor: Actor, body: saved_views.ChangedView) -> Any:
    return await saved_views.edit_view(actor, body)


async def _delete(request: Request, actor: Actor, query: IdQuery) -> None:
    await saved_views.delete_view(actor, query.id)


async def _default(request: Request, actor: Actor, body: saved_views.DefaultView) -> None:
    await saved_views.choose_default(actor, body)


async def _field_rights(request: Request, actor: Actor, query: field_rights.FieldRightsQuery) -> Any:
    return await field_rights.read_rights(actor, query)


async def _save_field_rights(request: Request, actor: Actor, body: field_rights.FieldRightsBody) -> Any:
    return await field_rights.save_rights(actor, body)


VIEW_ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/view/mine",
        _mine,
        query=saved_views.PathQuery,
        result=list[SavedViewShape],
        summary="我的视图 | My views of a list",
    ),
    Route(
        "POST", "/sys/view/add", _add, body=saved_views.NewView, result=SavedViewShape, summary="保存视图 | Save a view"
    ),
    Route(
        "PUT",
        "/sys/view/edit",
        _edit,
        body=saved_views.ChangedView,
        result=SavedViewShape,
        summary="修改视图 | Change a view",
    ),
    Route("DELETE", "/sys/view/delete", _delete, query=IdQuery, summary="删除视图 | Delete a view"),
    Route("POST", "/sys/view/default", _default, body=saved_views.DefaultView, summary="默认视图 | Choose the default"),
    Route(
        "GET",
        "/sys/role/queryFieldRights",
        _field_rights,
        needs="sys:role:list",
        query=field_rights.FieldRightsQuery,
        result=dict[str, field_rights.Mode],
        summary="字段权限 | Rights of a role on fields",
    ),
    Route(
        "POST",
        "/sys/role/saveFieldRights",
        _save_field_rights,
        needs=ROLE_EDIT,
        body=field_rights.FieldRightsBody,
        result=dict[str, field_rights.Mode],
        summary="保存字段权限 | Save rights on fields",
    ),
]
