"""The trail of a record, for whoever may see the record."""

from typing import Any

import orjson

from schema.domains import registry
from schema.kit.clock import to_wire
from schema.kit.errors import NotFound
from server.engine.read import get_record
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import parse_id

_TRAIL = """
SELECT id, action, diff, username, realname, created_at FROM sys_audit
WHERE tenant_id = $1 AND table_name = $2 AND row_id = $3 ORDER BY created_at DESC, id DESC LIMIT 200
"""


async def list_trail(actor: Actor, path: str, row_id: str) -> list[dict[str, Any]]:
    """[{id, action, diff: [{field, label, old, new}], by, at}], newest first."""
    resource = registry().get(path)
    if resource is None:
        raise NotFound()
    actor.require(resource.code("list"))
    await get_record(resource, actor, row_id)
    rows = await pool().fetch(_TRAIL, actor.tenant_id, resource.table, parse_id(row_id))
    return [
        {
            "id": str(row["id"]),
            "action": row["action"],
            "diff": orjson.loads(row["diff"]),
            "by": row["realname"],
            "username": row["username"],
            "at": to_wire(row["created_at"]),
        }
        for row in rows
    ]
