"""Saved views: columns, filters, sort and density of a list.

They are stored on the server, so that they follow a person to another computer and can be shared with roles.
"""

from typing import Any

import orjson
from pydantic import Field as Limit

from schema.domains import registry
from schema.kit.errors import Denied, Invalid, NotFound, Stale
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id
from schema.system.saved_view import SavedView, ViewDefault
from server.engine.filters import searchable
from server.engine.keyword import KEYWORD
from server.engine.view import view_of
from server.engine.view_defaults import NONE, chosen_views, default_among, keep_own_default, keep_role_default
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, of_tenant, parse_id, scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work

TOPIC_PATH = "sys/view"
SHARE = "sys:view:share"
MOST_PER_PATH = 100
_LARGEST = 30_000
_MY_ROLES = """
SELECT r.id FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id AND r.del_flag = 0
WHERE ur.user_id = $1 AND ur.del_flag = 0 AND r.tenant_id = $2
"""
_MINE = """
SELECT v.id, v.path, v.title, v.owner_id, v.role_ids, v.row_version, v.content, u.realname
FROM sys_saved_view v LEFT JOIN sys_user u ON u.id = v.owner_id
WHERE v.tenant_id = $1 AND v.del_flag = 0 AND v.path = $3 AND (v.owner_id = $2 OR v.role_ids ?| $4::text[])
ORDER BY v.create_time, v.id
"""
_SAME_FIELDS = ("density", "pageSize")


class ColumnShape(Body):
    key: str = Limit(max_length=80)
    width: int | None = Limit(None, ge=20, le=2000)
    pin: str | None = Limit(None, pattern="^(left|right)$")
    hidden: bool | None = None


class SortShape(Body):
    key: str = Limit(max_length=80)
    order: str = Limit("asc", pattern="^(asc|desc)$")


class ViewContent(Body):
    columns: list[ColumnShape] = Limit(default_factory=list, max_length=200)
    filters: dict[str, Any] = Limit(default_factory=dict)
    super_query: dict[str, Any] | None = None
    sort: list[SortShape] = Limit(default_factory=list, max_length=20)
    density: str | None = Limit(None, max_length=20)
    page_size: int | None = Limit(None, ge=1, le=500)

    def as_stored(self) -> dict[str, Any]:
        content = self.model_dump(by_alias=True, exclude_none=True)
        if len(orjson.dumps(content)) > _LARGEST:
            raise Invalid(fields={"content": "内容过大 | The view is too large"})
        return content


class PathQuery(Body):
    path: str = Limit(max_length=100)


class NewView(Body):
    path: str = Limit(max_length=100)
    title: str = Limit(min_length=1, max_length=60)
    content: ViewContent
    role_ids: list[str] = Limit(default_factory=list, max_length=50)
    role_default: bool = False


class ChangedView(Body):
    id: str = Limit(max_length=20)
    version: int | None = None
    title: str | None = Limit(None, min_length=1, max_length=60)
    content: ViewContent | None = None
    role_ids: list[str] | None = Limit(None, max_length=50)
    role_default: bool | None = None


class DefaultView(Body):
    path: str = Limit(max_length=100)
    id: str | None = Limit(None, max_length=20)


def _resource(actor: Actor, path: str) -> Resource:
    resource = registry().find(path, actor.tenant_id)
    if resource is None:
        raise NotFound()
    actor.require(resource.code("list"))
    return view_of(resource, actor)


async def list_views(actor: Actor, path: str) -> list[dict[str, Any]]:
    """Own views and those shared with one of the actor's roles."""
    resource = _resource(actor, path)
    roles = [row["id"] for row in await pool().fetch(_MY_ROLES, actor.user_id, actor.tenant_id)]
    rows = await pool().fetch(_MINE, actor.tenant_id, actor.user_id, path, [str(role) for role in roles])
    shared = {row["id"]: orjson.loads(row["role_ids"]) for row in rows}
    owners = {actor.user_id, *roles, *(int(role) for sharers in shared.values() for role in sharers)}
    chosen = await chosen_views(actor, path, owners)
    default = default_among([row["id"] for row in rows], chosen, actor.user_id, roles)
    return [
        {
            "id": str(row["id"]),
            "path": row["path"],
            "title": row["title"],
            "mine": row["owner_id"] == actor.user_id,
            "ownerName": row["realname"],
            "roleIds": shared[row["id"]],
            "roleDefault": any(chosen.get(int(role)) == row["id"] for role in shared[row["id"]]),
            "isDefault": row["id"] == default,
            "rowVersion": row["row_version"],
            "content": _known(resource, orjson.loads(row["content"])),
        }
        for row in rows
    ]


def _known(resource: Resource, content: dict[str, Any]) -> dict[str, Any]:
    """What a stored view says about fields that are gone, or hidden from this reader, is dropped."""
    fields = searchable(resource)
    named = {"columns": content.get("columns") or [], "sort": content.get("sort") or []}
    filters = content.get("filters") or {}
    return {
        **{name: content[name] for name in _SAME_FIELDS if name in content},
        **{name: [one for one in entries if one["key"] in fields] for name, entries in named.items()},
        "filters": {key: value for key, value in filters.items() if _field_of(key) in fields or key == KEYWORD},
        "superQuery": content.get("superQuery"),
    }


def _field_of(key: str) -> str:
    return key.removesuffix("_begin").removesuffix("_end").removesuffix("_MultiString")


async def _shared_with(actor: Actor, role_ids: list[str], before: list[str]) -> list[str]:
    """The roles to share with; sharing anew, or no longer, is a right of its own."""
    wanted = sorted(set(role_ids))
    if wanted == sorted(before):
        return wanted
    actor.require(SHARE)
    known = await pool().fetch(
        "SELECT id::text AS id FROM sys_role WHERE tenant_id = $1 AND del_flag = 0 AND id::text = ANY($2)",
        actor.tenant_id,
        wanted,
    )
    if len(known) != len(wanted):
        raise Invalid(fields={"roleIds": "选项不存在 | No such choice"})
    return wanted


async def add_view(actor: Actor, body: NewView) -> dict[str, Any]:
    _resource(actor, body.path)
    roles = await _shared_with(actor, body.role_ids, [])
    content = body.content.as_stored()
    row = SavedView(
        id=next_id(), owner_id=actor.user_id, path=body.path, title=body.title, content=content, role_ids=roles
    )
    async with unit_of_work(actor) as work:
        await take_turn(work.connection, f"saved_view:{body.path}", actor.user_id)
        if await scoped(SavedView, actor).filter(owner_id=actor.user_id, path=body.path).count() >= MOST_PER_PATH:
            raise Invalid(f"最多保存{MOST_PER_PATH}个视图 | At most {MOST_PER_PATH} views", id="view.many")
        await work.insert(row)
        if body.role_default:
            await keep_role_default(work, row, [], True)
        _tell(work, "add", row)
    return await _one(actor, row)


async def edit_view(actor: Actor, body: ChangedView) -> dict[str, Any]:
    row = await _own(actor, body.id)
    if body.version is not None and body.version != row.row_version:
        raise Stale(result=await _one(actor, row))
    changes: dict[str, Any] = {}
    if body.title is not None:
        changes["title"] = body.title
    if body.content is not None:
        changes["content"] = body.content.as_stored()
    before = list(row.role_ids)
    if body.role_ids is not None:
        changes["role_ids"] = await _shared_with(actor, body.role_ids, before)
    was_default = (await _one(actor, row))["roleDefault"]
    if body.role_default is not None and body.role_default != was_default:
        actor.require(SHARE)
    async with unit_of_work(actor) as work:
        await work.update(row, changes)
        on = was_default if body.role_default is None else body.role_default
        await keep_role_default(work, row, before, on)
        _tell(work, "edit", row)
    return await _one(actor, row)


async def delete_view(actor: Actor, view_id: str) -> None:
    row = await _own(actor, view_id)
    async with unit_of_work(actor) as work:
        await work.delete(row)
        await of_tenant(ViewDefault, actor.tenant_id).filter(view_id=row.id).delete()
        _tell(work, "delete", row)


async def forget_filters(work: Work, path: str, keys: set[str]) -> int:
    """Views of everybody narrow a list no more by fields whose values are of another kind now; gives how many were changed."""
    changed = 0
    for row in await scoped(SavedView, work.actor).filter(path=path).order_by("id"):
        filters, query = row.content.get("filters") or {}, row.content.get("superQuery")
        kept = {key: value for key, value in filters.items() if _field_of(key) not in keys}
        left = None if _asks(query, keys) else query
        if (kept, left) != (filters, query):
            await work.update(row, {"content": {**row.content, "filters": kept, "superQuery": left}})
            _tell(work, "edit", row)
            changed += 1
    return changed


def _asks(query: Any, keys: set[str]) -> bool:
    """Whether an advanced query, or a group within it, is about one of the fields."""
    if isinstance(query, dict):
        return query.get("field") in keys or any(_asks(part, keys) for part in query.values())
    return isinstance(query, list) and any(_asks(part, keys) for part in query)


async def choose_default(actor: Actor, body: DefaultView) -> None:
    """With which view the list opens for the actor; None: with none, whatever a role of theirs would open with."""
    views = {view["id"] for view in await list_views(actor, body.path)}
    if body.id is not None and body.id not in views:
        raise NotFound()
    async with unit_of_work(actor) as work:
        await keep_own_default(work, body.path, NONE if body.id is None else parse_id(body.id))
        work.emit(f"list/{TOPIC_PATH}", "edit", {"ids": [body.id] if body.id else [], "versions": []})


async def _own(actor: Actor, view_id: str) -> SavedView:
    row = await fetch(SavedView, actor, view_id)
    if row.owner_id != actor.user_id:
        views = {view["id"] for view in await list_views(actor, row.path)}
        raise Denied() if str(row.id) in views else NotFound()
    return row


async def _one(actor: Actor, row: SavedView) -> dict[str, Any]:
    return next(view for view in await list_views(actor, row.path) if view["id"] == str(row.id))


def _tell(work: Work, op: str, row: SavedView) -> None:
    work.emit(f"list/{TOPIC_PATH}", op, {"ids": [str(row.id)], "versions": [row.row_version]})
