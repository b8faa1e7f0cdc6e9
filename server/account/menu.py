"""The permission call: menu tree, granted actions and all configured actions (wire contract 5.2)."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import to_wire
from server.account.agreements import waiting_for
from server.http.read_only import as_offered, why_read_only
from server.http.rights import GRANTED, codes_of, given_to
from server.kit.actor import Actor
from server.kit.business_day import day_turn
from server.kit.database import pool
from server.kit.switches import NOTICE, is_safe_mode, read_switch
from server.settings import get_settings
from server.system.api import is_online, resource_behind, stand_ins_of

_ENTRIES = f"""
SELECT p.* FROM sys_permission p WHERE p.del_flag = 0 AND p.status = '1' AND p.tenant_id IN (0, $2)
  AND ($3 OR p.id IN (SELECT g.permission_id FROM {GRANTED} WHERE $4::bigint IS NULL)
    OR p.id IN (SELECT permission_id FROM sys_role_permission WHERE role_id = $4 AND del_flag = 0))
  AND {given_to("$2", "p.id")}
ORDER BY p.sort_no, p.id
"""
_ACTIONS = """
SELECT perms, perms_type, status, name FROM sys_permission
WHERE menu_type = 2 AND del_flag = 0 AND tenant_id IN (0, $1) ORDER BY id
"""
_HOME = """
SELECT r.home_path FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id AND r.del_flag = 0 AND r.tenant_id = $2
WHERE ur.user_id = $1 AND ur.del_flag = 0 AND r.home_path <> '' ORDER BY r.create_time, r.id LIMIT 1
"""
_HOME_OF_ROLE = "SELECT home_path FROM sys_role WHERE id = $1"
ACTION = 2
FRAME = "layouts/IframePageView"


def _meta(row: Any, rights: list[str]) -> dict[str, Any]:
    component = row["component"] or ""
    meta: dict[str, Any] = {
        "title": row["name"],
        "titleEn": row["title_en"] or row["name"],
        "keepAlive": row["keep_alive"],
        "internalOrExternal": row["internal_or_external"],
        "componentName": row["component_name"] or component.rsplit("/", 1)[-1],
        "permissionList": rights,
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


def _item(row: Any, children: list[dict[str, Any]], rights: list[str]) -> dict[str, Any]:
    item: dict[str, Any] = {
        "id": str(row["id"]),
        "path": f"/link/{row['id']}" if _is_link(row) else row["url"] or f"/{row['id']}",
        "name": _route_name(row),
        "component": FRAME if _is_link(row) else row["component"] or "layouts/RouteView",
        "route": row["route"],
        "redirect": row["redirect"],
        "meta": _meta(row, rights),
    }
    if row["hidden"]:
        item["hidden"] = True
    if row["always_show"]:
        item["alwaysShow"] = True
    if children:
        item["children"] = children
    return item


def build_menu(rows: list[Any]) -> list[dict[str, Any]]:
    """The tree of directories and menus, each with the rights of the actions below it that the person holds; a child whose
    parent is not granted moves to the top."""
    menus = [row for row in rows if row["menu_type"] != ACTION]
    present = {row["id"] for row in menus}
    below: dict[int | None, list[Any]] = {}
    for row in menus:
        below.setdefault(row["parent_id"] if row["parent_id"] in present else None, []).append(row)

    rights: dict[int, set[str]] = {}
    for row in rows:
        holder = row["parent_id"] if row["menu_type"] == ACTION else row["id"]
        if holder is not None:
            rights.setdefault(holder, set()).update(codes_of(row["perms"]))

    def branch(parent: int | None) -> list[dict[str, Any]]:
        return [_item(row, branch(row["id"]), sorted(rights.get(row["id"], set()))) for row in below.get(parent, [])]

    return [item for item in branch(None) if item.get("children") or item["component"] != "layouts/RouteView"]


def _auth(rows: list[Any]) -> list[dict[str, Any]]:
    return [
        {"action": row["perms"], "type": row["perms_type"], "describe": row["name"]}
        for row in rows
        if row["menu_type"] == ACTION and row["perms"]
    ]


async def _entries(actor: Actor) -> list[Any]:
    """What the roles grant, within what the organisation was given; a visitor sees none of the pages kept from them."""
    role_id = actor.visit.role_id if actor.visit is not None else None
    given = await pool().fetch(_ENTRIES, actor.user_id, actor.tenant_id, actor.is_super, role_id)
    rows = await _alive(actor, given)
    if actor.visit is None:
        return rows
    return [row for row in rows if not row["perms"] or any(actor.can(code) for code in codes_of(row["perms"]))]


async def _alive(actor: Actor, rows: list[Any]) -> list[Any]:
    """Without online forms and reports behind which nothing stands; the others show the list of their rows."""
    found: list[Any] = []
    for row in rows:
        if not is_online(row["component"]):
            found.append(row)
        elif (path := await resource_behind(actor, row)) is not None:
            found.append({**row, "resource": path})
    return found


def _is_offered(row: Any, offered: Actor) -> bool:
    return offered.is_super or any(offered.can(code) for code in codes_of(row["perms"]))


async def _home_of(actor: Actor) -> str | None:
    if actor.visit is not None and actor.visit.role_id is not None:
        return await pool().fetchval(_HOME_OF_ROLE, actor.visit.role_id)
    return await pool().fetchval(_HOME, actor.user_id, actor.tenant_id)


async def _describe_visit(actor: Actor) -> dict[str, Any] | None:
    """{id, tenant, reason, endsAt, mayWrite, role} while somebody of the platform looks in, or looks as a role."""
    if actor.visit is None:
        return None
    return {
        "id": str(actor.visit.id),
        "tenant": await pool().fetchval("SELECT name FROM sys_tenant WHERE id = $1", actor.tenant_id),
        "reason": actor.visit.reason,
        "endsAt": to_wire(actor.visit.ends_at),
        "mayWrite": actor.visit.may_write,
        "role": actor.visit.role_name or None,
    }


async def read_permissions(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/permission/getUserPermissionByToken: {menu, auth, allAuth, sysSafeMode}."""
    offered, read_only = await as_offered(actor), await why_read_only(actor)
    rows = [row for row in await _entries(actor) if row["menu_type"] != ACTION or _is_offered(row, offered)]
    actions = await pool().fetch(_ACTIONS, actor.tenant_id)
    return {
        "menu": build_menu(rows),
        "auth": _auth(rows),
        "allAuth": [
            {"action": row["perms"], "status": row["status"], "type": row["perms_type"], "describe": row["name"]}
            for row in actions
            if row["perms"] and (read_only is None or _is_offered(row, offered))
        ],
        "codes": sorted(offered.permissions),
        "isSuper": offered.is_super and not offered.outside,
        "readOnly": read_only,
        "visit": await _describe_visit(actor),
        "sysSafeMode": await is_safe_mode(actor.tenant_id),
        "home": await _home_of(actor),
        **await stand_ins_of(actor.tenant_id, actor.user_id),
        "agreements": await waiting_for(actor.user_id, actor.tenant_id, actor.locale) if actor.visit is None else [],
        "secondFactorDue": actor.factor_due,
        "frameHosts": get_settings().framed_origins,
        "dayTurn": f"{await day_turn(actor.tenant_id):%H:%M}",
        "maintenanceNotice": await read_switch(actor.tenant_id, NOTICE),
    }
