"""Explains why somebody may or may not do something: the evaluator's own steps, with the roles, grants and rules behind them."""

from typing import Any

import orjson
from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import Invalid, NotFound
from schema.kit.resource import Resource
from schema.system.decision import Decision, Grant, decide
from schema.system.role import PermissionRule
from schema.system.user import User
from server.http.rights import ADMIN_ROLE, GRANTED, load_actor
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import everywhere, fetch
from server.system.access.data_rules import describe_rule
from server.system.access.explain_row import describe_trace, explain_row, require_seen
from server.system.access.shapes import ExplainQuery

_GRANTS = f"""
SELECT g.*, d.depart_name, p.name, p.status, p.resource
FROM {GRANTED} JOIN sys_permission p ON p.id = g.permission_id AND p.del_flag = 0
LEFT JOIN sys_depart d ON d.id = g.depart_id
WHERE $3 = ANY(string_to_array(replace(p.perms, ' ', ''), ','))
ORDER BY g.depart_id NULLS FIRST, g.role_code, p.id
"""


async def explain_right(request: Request, actor: Actor, query: ExplainQuery) -> dict[str, Any]:
    """GET /sys/permission/explain?userId&code, or userId&path&rowId: {allowed, held, rule, trace, roles, grants, row}.

    `allowed` is the evaluator's answer, `held` what the person's session is answered with.
    """
    resource = _asked_about(actor, query)
    code = query.code or (resource.code("list") if resource is not None else "")
    if not code:
        raise Invalid(fields={"code": "请输入权限编码 | Give a code"})
    if resource is not None:
        await require_seen(resource, actor, query.row_id)
    user = await fetch(User, actor, query.user_id)
    person = await load_actor(user.id, actor.tenant_id, user.org_code or "", 0)
    rows = await pool().fetch(_GRANTS, user.id, actor.tenant_id, code)
    decision = decide(
        [Grant(row["role_name"], row["name"], row["status"] == "1") for row in rows],
        is_super=person is not None and ADMIN_ROLE in person.roles,
        outside=person is not None and code in person.outside,
    )
    return {
        "user": {"id": str(user.id), "username": user.username, "realname": user.realname},
        "code": code,
        "roles": sorted(person.roles) if person else [],
        "held": person is not None and person.can(code),
        "grants": [await _grant(row) for row in rows],
        **describe_decision(decision),
        "row": await explain_row(resource, actor, person, query.row_id) if resource is not None and person else None,
    }


def _asked_about(actor: Actor, query: ExplainQuery) -> Resource | None:
    if not query.path:
        return None
    resource = registry().get(query.path)
    if resource is None or not actor.can(resource.code("list")):
        raise NotFound()
    return resource


def describe_decision(decision: Decision) -> dict[str, Any]:
    return {"allowed": decision.allowed, "rule": decision.rule, "trace": describe_trace(decision)}


async def _grant(row: Any) -> dict[str, Any]:
    """One grant with the data rules that narrow what it shows."""
    stored = row["data_rule_ids"]
    ids = [int(item) for item in (orjson.loads(stored) if isinstance(stored, str) else stored or [])]
    rules = await everywhere(PermissionRule).filter(id__in=ids, del_flag=0)
    return {
        "roleId": str(row["role_id"]),
        "roleCode": row["role_code"],
        "roleName": row["role_name"],
        "departId": str(row["depart_id"]) if row["depart_id"] else None,
        "departName": row["depart_name"],
        "permissionId": str(row["permission_id"]),
        "permissionName": row["name"],
        "enabled": row["status"] == "1",
        "resource": row["resource"],
        "rules": [describe_rule(rule) for rule in rules],
    }
