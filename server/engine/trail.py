"""The timeline of a record, for whoever may see the record: what happened to it, by whom and why, and what can be taken back.

It is read from the trail and the log of states, which the transactions of the changes wrote; a transition stands in both and is
told once, with its reason.
"""

from datetime import timedelta
from typing import Any

import orjson

from schema.domains import registry
from schema.kit.clock import to_wire
from schema.kit.errors import AppError, NotFound
from schema.kit.resource import Resource
from schema.kit.text import Pair, pair
from schema.system.audit import AUDIT_ACTIONS
from server.engine.hooks import reader_of
from server.engine.queries import AuditQuery
from server.engine.read import get_record
from server.engine.reveal import REVEALED
from server.engine.sql import quote
from server.engine.undo import Groups, find_act, find_line, merge_lines, require_right
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import known_ids, parse_id

# A state and the change it came with have one moment (`Work.flush`).
_TRAIL = """
SELECT coalesce(a.id, s.id) AS id, coalesce(a.action, s.event) AS action, a.diff, a.realname, a.request_id, a.before, a.version,
  a.table_name, a.row_id, a.root_table, a.root_id, coalesce(a.username, s.username) AS username,
  coalesce(a.created_at, s.created_at) AS created_at, s.machine, s.old_state, s.new_state, s.reason
FROM (SELECT * FROM sys_audit WHERE tenant_id = $1 AND table_name = $2 AND row_id = $3) a
FULL JOIN (SELECT * FROM sys_state_log WHERE tenant_id = $1 AND table_name = $2 AND row_id = $3) s
  ON s.created_at = a.created_at
WHERE $4::bigint IS NULL OR coalesce(a.id, s.id) < $4
ORDER BY coalesce(a.id, s.id) DESC LIMIT $5
"""
# The import that copied a row in: it began before the row, and its line names the row.
_IMPORT = """
SELECT a.username, a.realname, t.title FROM sys_task t
JOIN sys_audit a ON a.tenant_id = t.tenant_id AND a.table_name = $2 AND a.row_id = t.id AND a.action = 'import'
WHERE t.tenant_id = $1 AND t.create_time BETWEEN $3 AND $4 AND a.before -> 'added' @> $5::jsonb
"""
_LONGEST_IMPORT = timedelta(days=1)
_BEGINNINGS = {"add", "create", "import", "register"}
_BUILT_IN = {code: pair(text) for code, text in AUDIT_ACTIONS.items()}


async def list_trail(actor: Actor, query: AuditQuery) -> list[dict[str, Any]]:
    """The lines below `before`, newest first: see TrailLine."""
    resource = registry().find(query.table, actor.tenant_id)
    if resource is None:
        raise NotFound()
    actor.require(resource.code("list"))
    actor = await reader_of(resource.path, actor)
    view = view_of(resource, actor)
    record = await get_record(view, actor, query.row_id)
    before = next(iter(known_ids(query.before)), None)
    rows = await pool().fetch(_TRAIL, actor.tenant_id, resource.table, parse_id(query.row_id), before, query.page_size)
    hidden = set(resource.by_key) - set(view.by_key)
    lines = [_line(resource, actor, row, hidden, record["rowVersion"]) for row in rows]
    if len(rows) == query.page_size or before == int(record["id"]):
        return lines
    told = bool(lines) and lines[-1]["action"] in _BEGINNINGS
    return lines if told else [*lines, await _beginning(actor, resource, int(record["id"]))]


async def _beginning(actor: Actor, resource: Resource, row_id: int) -> dict[str, Any]:
    """How a row came to be of which no line tells, since it was loaded with many others: by an import, or from outside."""
    row = await pool().fetchrow(
        f"SELECT create_by, create_time FROM {quote(resource.table)} WHERE id = $1 AND tenant_id = $2",
        row_id,
        actor.tenant_id,
    )
    found = await pool().fetchrow(
        _IMPORT, actor.tenant_id, resource.table, row["create_time"] - _LONGEST_IMPORT, row["create_time"], str(row_id)
    )
    action = "import" if found else "create"
    return {
        "id": str(row_id),
        "action": action,
        "label": label_of(resource, action)._asdict(),
        "reason": found["title"] if found else None,
        "diff": [],
        "by": found["realname"] if found else None,
        "username": found["username"] if found else row["create_by"],
        "at": to_wire(row["create_time"]),
        "act": None,
        "canUndo": False,
    }


def _line(resource: Resource, actor: Actor, row: Any, hidden: set[str], version: int) -> dict[str, Any]:
    changes = [entry for entry in orjson.loads(row["diff"] or "[]") if entry["field"] not in hidden]
    reason = row["reason"]
    if row["action"] == REVEALED:
        reason = next((entry["new"] for entry in changes if entry["field"] == "reason"), None)
        changes = [entry for entry in changes if entry["field"] != "reason"]
    if row["diff"] is None:
        changes = _state_change(resource, row)
    label = label_of(resource, row["action"])
    return {
        "id": str(row["id"]),
        "action": row["action"],
        "label": label._asdict(),
        "reason": reason,
        "diff": changes,
        "by": row["realname"],
        "username": row["username"],
        "at": to_wire(row["created_at"]),
        "act": row["request_id"],
        "canUndo": row["diff"] is not None and _can_undo(resource, actor, row, version),
    }


def label_of(resource: Resource, action: str) -> Pair:
    """What people call an entry: the name of the transition or action, else that of the engine's own acts."""
    if resource.process and action in resource.process.by_code:
        return resource.process.history_label(action)
    own = next((item for item in resource.actions if item.code == action), None)
    return pair(own.label) if own else _BUILT_IN.get(action, Pair(action, action))


def _state_change(resource: Resource, row: Any) -> list[dict[str, Any]]:
    """A step that changed nothing but the state, as the change that it is."""
    process = resource.process
    if process is None or process.name != row["machine"]:
        return []
    key = resource.by_key_of(process.column)
    return [{"field": key, "label": None, "old": row["old_state"], "new": row["new_state"]}]


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
