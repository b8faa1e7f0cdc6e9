"""Data rules of a menu entry and which of them narrow a role's grant; own to each organisation."""

from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import AppError, Invalid, NotFound, Refusal
from schema.system.depart_role import DepartRolePermission
from schema.system.grant import DepartPermission
from schema.system.role import Permission, PermissionRule, Role, RolePermission
from server.engine.access import rule_fields
from server.engine.queries import IdQuery
from server.engine.row_locks import lock_for_delete, require_present
from server.http.rights import holders_of_role
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import everywhere, fetch, known_ids, lock, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.access.shapes import EditRule, PermissionIdQuery, RuleEntry, RuleQuery, SaveRoleRules

Grant = RolePermission | DepartRolePermission | DepartPermission
UNGRANTED = "请先保存角色菜单权限! | Grant the menu to the role first"
CONDITIONS = frozenset({">", ">=", "<", "<=", "=", "!=", "IN", "LIKE", "LEFT_LIKE", "RIGHT_LIKE"})


def describe_rule(row: PermissionRule) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "permissionId": str(row.permission_id),
        "ruleName": row.rule_name,
        "ruleColumn": row.rule_column,
        "ruleConditions": row.rule_conditions,
        "ruleValue": row.rule_value,
        "status": row.status,
    }


async def _entry(permission_id: str, actor: Actor) -> Permission:
    row = await everywhere(Permission).get_or_none(id=parse_id(permission_id), del_flag=0)
    if row is None or row.tenant_id not in (0, actor.tenant_id):
        raise NotFound()
    return row


async def rules_of(permission_id: int, actor: Actor) -> list[PermissionRule]:
    """The rules of an entry that the organisation may use: its own and shared ones."""
    return (
        await everywhere(PermissionRule)
        .filter(permission_id=permission_id, del_flag=0, tenant_id__in=(0, actor.tenant_id))
        .order_by("id")
    )


async def list_rules(request: Request, actor: Actor, query: PermissionIdQuery) -> list[dict[str, Any]]:
    """GET /sys/permission/getPermRuleListByPermId?permissionId."""
    return [describe_rule(row) for row in await rules_of(parse_id(query.permission_id), actor)]


async def query_rules(request: Request, actor: Actor, query: RuleQuery) -> list[dict[str, Any]]:
    """GET /sys/permission/queryPermissionRule: rules of an entry by name and value."""
    name, value = query.rule_name.strip("*"), query.rule_value.strip("*")
    rows = await rules_of(parse_id(query.permission_id), actor)
    return [describe_rule(row) for row in rows if name in row.rule_name and value in row.rule_value]


async def _check(body: RuleEntry, actor: Actor) -> dict[str, Any]:
    """Column values; the condition and the column are looked up, so that a rule cannot be written that hides all by mistake."""
    entry = await _entry(body.permission_id, actor)
    condition = body.rule_conditions.upper()
    if condition not in CONDITIONS:
        raise Invalid(fields={"ruleConditions": "条件无效 | Unknown condition"})
    resource = registry().get(entry.resource or "")
    if resource is not None and body.rule_column not in rule_fields(resource):
        raise Invalid(fields={"ruleColumn": "字段不存在 | No such field"})
    values = body.model_dump(exclude={"id", "permission_id"})
    return {**values, "permission_id": entry.id, "rule_conditions": condition}


async def add_rule(request: Request, actor: Actor, body: RuleEntry) -> dict[str, Any]:
    """POST /sys/permission/addPermissionRule."""
    row = PermissionRule(**await _check(body, actor))
    async with unit_of_work(actor) as work:
        await require_present(work, Permission, [row.permission_id])
        await work.insert(row)
    return describe_rule(row)


async def edit_rule(request: Request, actor: Actor, body: EditRule) -> dict[str, Any]:
    """PUT or POST /sys/permission/editPermissionRule."""
    await fetch(PermissionRule, actor, body.id)
    values = await _check(body, actor)
    async with unit_of_work(actor) as work:
        await require_present(work, Permission, [values["permission_id"]])
        row = await lock(PermissionRule, actor, body.id)
        await work.update(row, values)
        announce_rights(work)
    return describe_rule(row)


async def delete_rule(request: Request, actor: Actor, query: IdQuery) -> None:
    """DELETE /sys/permission/deletePermissionRule?id; refused while a role is narrowed by it, which would widen the role."""
    async with unit_of_work(actor) as work:
        row = await fetch(PermissionRule, actor, query.id)
        await lock_for_delete(work, PermissionRule, [row.id])
        grants = await scoped(RolePermission, actor).filter(permission_id=row.permission_id)
        narrower = await scoped(DepartRolePermission, actor).filter(permission_id=row.permission_id)
        departs = await scoped(DepartPermission, actor).filter(permission_id=row.permission_id)
        chosen: list[Grant] = [*grants, *narrower, *departs]
        if any(str(row.id) in map(str, grant.data_rule_ids or []) for grant in chosen):
            raise AppError("有角色正在使用该规则 | A role is narrowed by this rule", id="rule.used")
        await work.delete(row)


async def role_rules(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/role/datarule/{permissionId}/{roleId}: {datarule, drChecked}."""
    permission_id = parse_id(request.path_params["permissionId"])
    role = await fetch(Role, actor, request.path_params["roleId"])
    grant = await scoped(RolePermission, actor).get_or_none(role_id=role.id, permission_id=permission_id)
    return await describe_choice(actor, permission_id, grant)


async def describe_choice(actor: Actor, permission_id: int, grant: Grant | None) -> dict[str, Any]:
    """The rules of an entry, and which of them narrow a grant of it: {datarule, drChecked}."""
    rules = await rules_of(permission_id, actor)
    if not rules:
        raise Refusal("未找到权限配置信息 | This menu has no data rules", id="rule.none")
    result: dict[str, Any] = {"datarule": [describe_rule(row) for row in rules]}
    if grant is not None and grant.data_rule_ids:
        result["drChecked"] = ",".join(str(item) for item in grant.data_rule_ids)
    return result


async def save_role_rules(request: Request, actor: Actor, body: SaveRoleRules) -> None:
    """POST /sys/role/datarule: narrows a grant to rules of its own entry; refused before the entry is granted."""
    permission_id = parse_id(body.permission_id)
    wanted = await usable_rules(actor, permission_id, body.data_rule_ids)
    async with unit_of_work(actor) as work:
        role = await lock(Role, actor, body.role_id)
        await require_present(work, PermissionRule, map(int, wanted))
        grant = await scoped(RolePermission, actor).get_or_none(role_id=role.id, permission_id=permission_id)
        await narrow_grant(work, grant, wanted)
        announce_rights(work, await holders_of_role(work, role.id))


async def usable_rules(actor: Actor, permission_id: int, asked: str) -> list[str]:
    """Of the ids that are asked for, those of the entry's own rules."""
    usable = {row.id for row in await rules_of(permission_id, actor)}
    return [str(rule_id) for rule_id in sorted(set(known_ids(asked)) & usable)]


async def narrow_grant(work: Work, grant: Grant | None, rule_ids: list[str], ungranted: str = UNGRANTED) -> None:
    """Refused before the entry is granted."""
    if grant is None:
        raise AppError(ungranted, id="rule.ungranted")
    await work.update(grant, {"data_rule_ids": rule_ids})
