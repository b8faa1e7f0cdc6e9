"""The trail of a record, for whoever may see the record: what changed, in which act, and whether it can be taken back."""

from typing import Any

import orjson

from schema.domains import registry
from schema.kit.clock import to_wire
from schema.kit.errors import AppError, NotFound
from schema.kit.resource import Resource
from server.engine.hooks import reader_of
from server.engine.read import get_record
from server.engine.undo import Groups, find_act, find_line, merge_lines, require_right
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import parse_id

_TRAIL = """
SELECT id, table_name, row_id, action, diff, username, realname, request_id, created_at, before, version, root_table, root_id
FROM sys_audit WHERE tenant_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY created_at DESC, id DESC LIMIT 200
"""


async def list_trail(actor: Actor, path: str, row_id: str) -> list[dict[str, Any]]:
    """[{id, action, diff: [{field, label, old, new}], by, at, act, canUndo}], newest first."""
    resource = registry().get(path)
    if resource is None:
        raise NotFound()
    actor.require(resource.code("list"))
    actor = await reader_of(path, actor)
    view = view_of(resource, actor)
    record = await get_record(view, actor, row_id)
    rows = await pool().fetch(_TRAIL, actor.tenant_id, resource.table, parse_id(row_id))
    hidden = set(resource.by_key) - set(view.by_key)
    return [
        {
            "id": str(row["id"]),
            "action": row["action"],
            "diff": [entry for entry in orjson.loads(row["diff"]) if entry["field"] not in hidden],
            "by": row["realname"],
            "username": row["username"],
            "at": to_wire(row["created_at"]),
            "act": row["request_id"],
            "canUndo": _can_undo(resource, actor, row, record["rowVersion"]),
        }
        for row in rows
    ]


def _can_undo(resource: Resource, actor: Actor, row: Any, version: int) -> bool:
    """Only the last change of a row, and only one that a person made to this very row."""
    if (
        (row["root_table"], row["root_id"]) != (row["table_name"], row["row_id"])
        or row["request_id"] is None
        or row["version"] != version
    ):
        return False
    try:
        require_right(actor, resource, merge_lines([row])[row["root_table"], row["root_id"]][0])
    except AppError:
        return False
    return True


async def find_groups(actor: Actor, act: str | None, audit_id: str | None) -> Groups:
    """What takes back a whole act, or one line of the trail."""
    return await find_line(actor, parse_id(audit_id)) if audit_id else await find_act(actor, act or "")
