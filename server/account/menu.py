"""The permission call: menu tree, granted actions and all configured actions (wire contract 5.2)."""

from typing import Any

from starlette.requests import Request

from server.account.agreements import waiting_for
from server.http.rights import GRANTED
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.switches import NOTICE, is_safe_mode, read_switch
from server.settings import get_settings
from server.system.api import stand_ins_of

_ENTRIES = f"""
SELECT p.* FROM sys_permission p WHERE p.del_flag = 0 AND p.status = '1'
  AND ($3 OR p.id IN (SELECT g.permission_id FROM {GRANTED}))
  AND (NOT $4 OR p.id IN (SELECT t.permission_id FROM sys_tenant_permission t WHERE t.tenant_id = $2 AND t.del_flag = 0))
ORDER BY p.sort_no, p.id
"""
_ACTIONS = "SELECT perms, perms_type, status, name FROM sys_permission WHERE menu_type = 2 AND del_flag = 0 ORDER BY id"
_HOME = """
SELECT r.home_path FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id AND r.del_flag = 0 AND r.tenant_id = $2
WHERE ur.user_id = $1 AND ur.del_flag = 0 AND r.home_path <> '' ORDER BY r.create_time, r.id LIMIT 1
"""
ACTION = 2
FRAME = "layouts/IframePageView"


def _meta(row: Any) -> dict[str, Any]:
    component = row["component"] or ""
    meta: dict[str, Any] = {
        "title": row["name"],
        "titleEn": row["title_en"] or row["name"],
        "keepAlive": row["keep_alive"],
        "internalOrExternal": row["internal_or_external"],
        "componentName": row["component_name"] or component.rsplit("/", 1)[-1],
        "permissionList": [],
    }
    if row["icon"]:
        meta["icon"] = row["icon"]
    if row["resource"]:
        meta["resource"] = row["resource"]
    if _is_link(row):
        meta["url"] = row["url"]
    return meta


def _is_link(row: Any) -> bool:
    """An entry that leads to another site: shown in a frame, or in a window of its own when it is marked external."""
    return (row["url"] or "").startswith(("http://", "https://"))


def _route_name(row: Any) -> str:
    url = str(row["id"]) if _is_link(row) else row["url"] or str(row["id"])
    return row["component_name"] or url.lstrip("/").replace("/", "-").replace(":", "@")


def _item(row: Any, children: list[dict[str, Any]]) -> dict[str, Any]:
    item: dict[str, Any] = {
        "id": str(row["id"]),
        "path": f"/link/{row['id']}" if _is_link(row) else row["url"] or f"/{row['id']}",
        "name": _route_name(row),
        "component": FRAME if _is_link(row) else row["component"] or "layouts/RouteView",
        "route": row["route"],
        "redirect": row["redirect"],
        "meta": _meta(row),
    }
    if row["hidden"]:
        item["hidden"] = True
    if row["always_show"]:
        item["alwaysShow"] = True
    if children:
        item["children"] = children
    return item


def build_menu(rows: list[Any]) -> list[dict[str, Any]]:
    """The tree of directories and menus; a child whose parent is not granted moves to the top."""
    menus = [row for row in rows if row["menu_type"] != ACTION]
    present = {row["id"] for row in menus}
    below: dict[int | None, list[Any]] = {}
    for row in menus:
        below.setdefault(row["parent_id"] if row["parent_id"] in present else None, []).append(row)

    def branch(parent: int | None) -> list[dict[str, Any]]:
        return [_item(row, branch(row["id"])) for row in below.get(parent, [])]

    return [item for item in branch(None) if item.get("children") or item["component"] != "layouts/RouteView"]


def _auth(rows: list[Any]) -> list[dict[str, Any]]:
    return [
        {"action": row["perms"], "type": row["perms_type"], "describe": row["name"]}
        for row in rows
        if row["menu_type"] == ACTION and row["perms"]
    ]


async def read_permissions(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/permission/getUserPermissionByToken: {menu, auth, allAuth, sysSafeMode}."""
    rows = await pool().fetch(_ENTRIES, actor.user_id, actor.tenant_id, actor.is_super, bool(actor.outside))
    actions = await pool().fetch(_ACTIONS)
    return {
        "menu": build_menu(rows),
        "auth": _auth(rows),
        "allAuth": [
            {"action": row["perms"], "status": row["status"], "type": row["perms_type"], "describe": row["name"]}
            for row in actions
            if row["perms"]
        ],
        "codes": sorted(actor.permissions),
        "isSuper": actor.is_super and not actor.outside,
        "sysSafeMode": await is_safe_mode(actor.tenant_id),
        "home": await pool().fetchval(_HOME, actor.user_id, actor.tenant_id),
        **await stand_ins_of(actor.tenant_id, actor.user_id),
        "agreements": await waiting_for(actor.user_id, actor.tenant_id, actor.locale),
        "frameHosts": get_settings().framed_origins,
        "maintenanceNotice": await read_switch(actor.tenant_id, NOTICE),
    }
