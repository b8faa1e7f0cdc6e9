"""The right to a page: of an address or right that somebody does not have, what it is called, and who gives rights."""

import re
from typing import Any

from starlette.requests import Request

from server.kit.actor import Actor
from server.kit.database import pool
from server.system.menus.shapes import PathQuery, RightQuery

_PAGES = """
SELECT url, name, title_en, perms FROM sys_permission
WHERE del_flag = 0 AND status = '1' AND menu_type <> 2 AND route <> '0' AND url LIKE '/%' AND tenant_id IN (0, $1) ORDER BY sort_no, id
"""
# An act is named with the page it belongs to; a page that asks for the right comes before an act that does too, and an act that
# stands in no menu after those that do.
_RIGHT = """
SELECT concat_ws(' · ', CASE WHEN p.menu_type = 2 THEN m.name END, p.name) AS title,
  concat_ws(' · ', CASE WHEN p.menu_type = 2 THEN coalesce(nullif(m.title_en, ''), m.name) END,
    coalesce(nullif(p.title_en, ''), p.name)) AS title_en
FROM sys_permission p LEFT JOIN sys_permission m ON m.id = p.parent_id AND m.del_flag = 0
WHERE p.del_flag = 0 AND p.tenant_id IN (0, $2) AND $1 = ANY(string_to_array(replace(p.perms, ' ', ''), ','))
ORDER BY p.menu_type = 2, m.id IS NULL AND p.menu_type = 2, p.sort_no, p.id LIMIT 1
"""
_GIVERS = """
SELECT DISTINCT u.realname FROM sys_user u
JOIN sys_user_role ur ON ur.user_id = u.id AND ur.del_flag = 0
JOIN sys_role r ON r.id = ur.role_id AND r.del_flag = 0 AND r.tenant_id = $1
WHERE u.del_flag = 0 AND u.status = '1' AND (r.role_code = 'admin' OR EXISTS (
  SELECT 1 FROM sys_role_permission g JOIN sys_permission p ON p.id = g.permission_id AND p.del_flag = 0 AND p.status = '1'
  WHERE g.role_id = r.id AND g.del_flag = 0 AND $2 = ANY(string_to_array(replace(p.perms, ' ', ''), ','))))
ORDER BY u.realname LIMIT 5
"""
GIVES_RIGHTS = "sys:role:edit"


async def check_path(request: Request, actor: Actor, query: PathQuery) -> dict[str, Any]:
    """GET /sys/permission/checkPath?path: {known, title, titleEn, codes, givers}."""
    rows = await pool().fetch(_PAGES, actor.tenant_id)
    row = next((row for row in rows if _matches(row["url"], query.path)), None)
    if row is None:
        return {"known": False, "title": None, "titleEn": None, "codes": [], "givers": []}
    givers = await pool().fetch(_GIVERS, actor.tenant_id, GIVES_RIGHTS)
    return {
        "known": True,
        "title": row["name"],
        "titleEn": row["title_en"] or row["name"],
        "codes": [code.strip() for code in (row["perms"] or "").split(",") if code.strip()],
        "givers": [giver["realname"] for giver in givers],
    }


async def check_right(request: Request, actor: Actor, query: RightQuery) -> dict[str, Any]:
    """GET /sys/permission/checkRight?code: {title, titleEn, givers}, the title as the menu has it; null for a code it lacks."""
    row = await pool().fetchrow(_RIGHT, query.code, actor.tenant_id)
    givers = await pool().fetch(_GIVERS, actor.tenant_id, GIVES_RIGHTS)
    return {
        "title": row["title"] if row else None,
        "titleEn": row["title_en"] if row else None,
        "givers": [giver["realname"] for giver in givers],
    }


def _matches(pattern: str, path: str) -> bool:
    """As the router matches: `:name` stands for one part, a final `*` for any number of them."""
    parts = [re.escape(part) if part != "*" else ".*" for part in pattern.split("/")]
    parts = ["[^/]+" if part.startswith(":") else part for part in parts]
    return re.fullmatch("/".join(parts).replace("/.*", "(/.*)?"), path.rstrip("/") or "/") is not None
