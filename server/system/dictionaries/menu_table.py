"""The menu as a dictionary table: `sys_permission,name,id`, which trees of the family's client choose from.

Its entries belong to no resource, so the registry cannot look them up.
"""

from typing import Any

import orjson
from tortoise.queryset import QuerySet

from schema.kit.wire import snake
from schema.system.role import Permission
from server.engine.table_conditions import malformed
from server.kit.actor import Actor
from server.kit.scope import everywhere, known_ids
from server.system.dictionaries.shapes import TreeDataQuery

TABLE = "sys_permission"
_RIGHT = "sys:permission:list"
_TEXTS = {"name", "title_en", "url", "perms", "component"}
_NARROWS = _TEXTS | {"menu_type", "status", "route"}


async def menu_labels(code: str, actor: Actor, keys: list[str]) -> dict[str, str]:
    """id -> text of "sys_permission,text,id"."""
    actor.require(_RIGHT)
    text = _text(code)
    rows = await _entries(actor).filter(id__in=known_ids(",".join(keys))).values("id", text)
    return {str(row["id"]): str(row[text] or "") for row in rows}


def _entries(actor: Actor) -> QuerySet[Permission]:
    """The shared ones and the organisation's own."""
    return everywhere(Permission).filter(del_flag=0, tenant_id__in=(0, actor.tenant_id))


def _text(code: str) -> str:
    parts = [snake(part.strip()) for part in code.split(",")]
    if len(parts) != 3 or parts[0] != TABLE or parts[1] not in _TEXTS or parts[2] != "id":
        raise malformed()
    return parts[1]


async def menu_level(actor: Actor, query: TreeDataQuery) -> list[dict[str, Any]]:
    """The entries right below `pid`, in the order of the menu: [{key, title, parent, leaf}]."""
    actor.require(_RIGHT)
    text = _text(f"{TABLE},{query.text},{query.code or 'id'}")
    if snake(query.pid_field) != "parent_id":
        raise malformed()
    entries = _entries(actor)
    narrowed = entries.filter(**_wanted(query.condition))
    if query.pid in {"", "0"}:
        found = narrowed.filter(parent_id__isnull=True)
    else:
        found = narrowed.filter(parent_id__in=known_ids(query.pid))
    rows = await found.order_by("sort_no", "id").values("id", "parent_id", text)
    above = set(await entries.filter(parent_id__in=[row["id"] for row in rows]).values_list("parent_id", flat=True))
    return [
        {
            "key": str(row["id"]),
            "title": row[text],
            "parent": str(row["parent_id"]) if row["parent_id"] else None,
            "leaf": row["id"] not in above,
        }
        for row in rows
    ]


def _wanted(condition: str) -> dict[str, Any]:
    """A JSON object string, each known column equal to its value; Refusal for anything else."""
    if not condition.strip():
        return {}
    try:
        given = orjson.loads(condition)
    except orjson.JSONDecodeError as error:
        raise malformed() from error
    if not isinstance(given, dict) or not all(
        snake(str(name)) in _NARROWS and isinstance(value, (str, int)) for name, value in given.items()
    ):
        raise malformed()
    wanted = {snake(str(name)): str(value) for name, value in given.items()}
    if wanted.get("menu_type", "0") not in {"0", "1", "2"}:
        raise malformed()
    return wanted
