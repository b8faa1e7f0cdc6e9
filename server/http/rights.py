"""The rights of a user in a tenant: roles, permission codes, and the data rules on each resource."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import orjson

from schema.system.field_right import HIDDEN, READ_ONLY
from server.http.agreed import MUST_ACCEPT
from server.http.factor_due import MUST_SET_UP
from server.kit.actor import Actor, DataRule, Visit
from server.kit.business_day import day_turn
from server.kit.database import pool
from server.kit.unit_of_work import Work

# The permission codes (inside, outside) of what an organisation was given; both empty where it was given everything.
Package = tuple[frozenset[str], frozenset[str]]
RowRules = Mapping[str, tuple[tuple[DataRule, ...], ...]]
FieldModes = Mapping[str, Mapping[str, str]]
ADMIN_ROLE = "admin"

_USERS = f"""
SELECT u.id, u.username, u.realname, (SELECT o.end_date FROM sys_tenant o WHERE o.id = $2) AS until, {MUST_ACCEPT.replace("$1", "u.id")} AS must_accept,
  {MUST_SET_UP.replace("$1", "u.id")} AS factor_due,
  coalesce((SELECT array_agg(r.role_code) FROM sys_user_role ur JOIN sys_role r ON r.id = ur.role_id AND r.del_flag = 0
    WHERE ur.user_id = u.id AND ur.del_flag = 0 AND r.tenant_id = $2), '{{}}') AS roles,
  coalesce((SELECT array_agg(d.org_code ORDER BY d.org_code) FROM sys_user_depart ud JOIN sys_depart d ON d.id = ud.depart_id
    WHERE ud.user_id = u.id AND ud.del_flag = 0 AND d.del_flag = 0 AND d.tenant_id = $2), '{{}}') AS org_codes
FROM sys_user u WHERE u.id = ANY($1::bigint[]) AND u.del_flag = 0
  AND (u.tenant_id = $2 OR EXISTS (SELECT 1 FROM sys_user_tenant t WHERE t.user_id = u.id AND t.tenant_id = $2 AND t.enabled))
"""


def given_to(tenant: str, entry: str) -> str:
    """The condition that a tenant was given an entry of the menu: by its package, else by its own list, else because it has
    neither. The platform's own organisation, the oldest, is never narrowed, and what an organisation built is its own."""
    return f"""({tenant} = (SELECT min(id) FROM sys_tenant)
  OR {entry} IN (SELECT b.id FROM sys_permission b WHERE b.tenant_id = {tenant})
  OR CASE
    WHEN EXISTS (SELECT 1 FROM sys_tenant o WHERE o.id = {tenant} AND o.package_id IS NOT NULL) THEN {entry} IN (
      SELECT i.permission_id FROM sys_tenant o JOIN sys_tenant_package_permission i ON i.package_id = o.package_id
      WHERE o.id = {tenant} AND i.del_flag = 0)
    WHEN EXISTS (SELECT 1 FROM sys_tenant_permission i WHERE i.tenant_id = {tenant} AND i.del_flag = 0) THEN {entry} IN (
      SELECT i.permission_id FROM sys_tenant_permission i WHERE i.tenant_id = {tenant} AND i.del_flag = 0)
    ELSE true END)"""


# Every grant of user $1 in tenant $2 within what the tenant was given: from roles, and from department roles while the user
# belongs to the department and the department still has the entry. Data rules of the department's grant narrow those of its
# roles.
GRANTED = f"""(SELECT * FROM (
  SELECT r.id AS role_id, r.role_code, r.role_name, NULL::bigint AS depart_id, rp.permission_id, rp.data_rule_ids
  FROM sys_user_role ur
  JOIN sys_role r ON r.id = ur.role_id AND r.del_flag = 0 AND r.tenant_id = $2
  JOIN sys_role_permission rp ON rp.role_id = r.id AND rp.del_flag = 0
  WHERE ur.user_id = $1 AND ur.del_flag = 0
  UNION ALL
  SELECT r.id, r.role_code, r.role_name, r.depart_id, rp.permission_id,
    coalesce(rp.data_rule_ids, '[]') || coalesce(dp.data_rule_ids, '[]')
  FROM sys_depart_role_user ru
  JOIN sys_depart_role r ON r.id = ru.role_id AND r.del_flag = 0 AND r.tenant_id = $2
  JOIN sys_user_depart ud ON ud.user_id = ru.user_id AND ud.depart_id = r.depart_id AND ud.del_flag = 0
  JOIN sys_depart d ON d.id = r.depart_id AND d.del_flag = 0
  JOIN sys_depart_role_permission rp ON rp.role_id = r.id AND rp.del_flag = 0
  JOIN sys_depart_permission dp ON dp.depart_id = r.depart_id AND dp.permission_id = rp.permission_id AND dp.del_flag = 0
  WHERE ru.user_id = $1 AND ru.del_flag = 0
) e WHERE {given_to("$2", "e.permission_id")}) g"""

_GRANTS = f"""
SELECT u.id AS user_id, p.perms, p.resource, p.status, g.data_rule_ids, g.role_id
FROM unnest($1::bigint[]) AS u(id), LATERAL {GRANTED.replace("$1", "u.id")} JOIN sys_permission p ON p.id = g.permission_id AND p.del_flag = 0
"""

_RULES = "SELECT id, rule_column, rule_conditions, rule_value FROM sys_permission_rule WHERE id = ANY($1) AND status = '1' AND del_flag = 0"


# The same of one role, whoever has it.
_GRANTS_OF_ROLE = f"""
SELECT p.perms, p.resource, p.status, g.data_rule_ids, g.role_id
FROM sys_role_permission g JOIN sys_permission p ON p.id = g.permission_id AND p.del_flag = 0
WHERE g.role_id = $1 AND g.del_flag = 0 AND {given_to("$2", "g.permission_id")}
"""


async def load_actor(user_id: int, tenant_id: int, org_code: str, session_id: int) -> Actor | None:
    """The actor, or None when the user is gone or not of this tenant."""
    actor = (await load_actors(tenant_id, [user_id])).get(user_id)
    return actor and replace(actor, org_code=org_code, session_id=session_id)


async def load_actors(tenant_id: int, user_ids: Sequence[int]) -> dict[int, Actor]:
    """By user id, without a session, those who are there and of this tenant; five statements, however many they are."""
    people = await pool().fetch(_USERS, user_ids, tenant_id)
    grants = await pool().fetch(_GRANTS, user_ids, tenant_id)
    package, turn = await _load_package(tenant_id), await day_turn(tenant_id)
    field_rights = await _load_field_rights(grants, tenant_id)
    rules = await _load_rules(grants)
    held: dict[int, list[Any]] = {}
    for grant in grants:
        held.setdefault(grant["user_id"], []).append(grant)
    return {
        user["id"]: replace(
            _actor_of(user, tenant_id, held.get(user["id"], []), package, field_rights, rules), turn=turn
        )
        for user in people
    }


def _actor_of(
    user: Any, tenant_id: int, grants: list[Any], package: Package, field_rights: list[Any], rules: dict[int, DataRule]
) -> Actor:
    inside, outside = package
    roles = frozenset(user["roles"])
    is_super = ADMIN_ROLE in roles
    return Actor(
        user_id=user["id"],
        username=user["username"],
        realname=user["realname"],
        tenant_id=tenant_id,
        org_codes=tuple(user["org_codes"]),
        roles=roles,
        permissions=(inside if is_super and outside else _codes(grants)) - outside,
        data_rules=_rules_by_resource(grants, rules),
        field_rights=_modes_by_field(grants, field_rights),
        is_super=is_super,
        outside=outside,
        until=user["until"],
        must_accept=user["must_accept"],
        factor_due=user["factor_due"],
    )


# Talk is between its people: whoever helps an organisation does not read it.
_NOT_FOR_VISITORS = frozenset({"chat:admin:conversation:list", "chat:admin:export"})
_FIRST = "SELECT min(id) FROM sys_tenant"


async def as_visitor(home: Actor, tenant_id: int, visit: Visit) -> Actor:
    """An administrator of the platform in an organisation that they look into, under their own name; themselves at home when
    they are none any more."""
    if not home.is_super or home.tenant_id != await pool().fetchval(_FIRST):
        return home
    inside, outside = await _load_package(tenant_id)
    until = await pool().fetchval("SELECT end_date FROM sys_tenant WHERE id = $1", tenant_id)
    return replace(
        home,
        tenant_id=tenant_id,
        realname=f"{home.realname}（平台支持）",
        org_code="",
        org_codes=(),
        turn=await day_turn(tenant_id),
        permissions=inside - _NOT_FOR_VISITORS,
        data_rules={},
        field_rights={},
        outside=outside | _NOT_FOR_VISITORS,
        until=until,
        must_accept=False,
        visit=visit,
    )


VIEW_AS_ROLE = "sys:role:viewAs"
_ROLE_CODE = "SELECT role_code FROM sys_role WHERE id = $1 AND tenant_id = $2 AND del_flag = 0"


async def as_role(home: Actor, role_id: int) -> Actor | None:
    """The same person with what a role of their organisation gives, never more than they have; None when the role is gone or
    they may not look through it."""
    code = await pool().fetchval(_ROLE_CODE, role_id, home.tenant_id)
    if code is None or not home.can(VIEW_AS_ROLE) or (code == ADMIN_ROLE and not home.is_super):
        return None
    if code == ADMIN_ROLE:
        return home
    grants = await pool().fetch(_GRANTS_OF_ROLE, role_id, home.tenant_id)
    rules, lines = await _load_rules(grants), await _load_field_rights(grants, home.tenant_id)
    data_rules, field_rights = _rules_by_resource(grants, rules), _modes_by_field(grants, lines)
    return replace(
        home,
        roles=frozenset({code}),
        permissions=frozenset(held for held in _codes(grants) if home.can(held)),
        data_rules=data_rules if home.is_super else _both_rules(home.data_rules, data_rules),
        field_rights=field_rights if home.is_super else _stricter_modes(home.field_rights, field_rights),
        is_super=False,
    )


def _both_rules(own: RowRules, role: RowRules) -> RowRules:
    """What both let be seen: each set of the one with each of the other."""
    return {
        path: tuple(mine + theirs for mine in own.get(path, ((),)) for theirs in role.get(path, ((),)))
        for path in {*own, *role}
    }


def _stricter_modes(own: FieldModes, role: FieldModes) -> FieldModes:
    found: dict[str, dict[str, str]] = {}
    for modes in (own, role):
        for path, fields in modes.items():
            for name, mode in fields.items():
                kept = found.setdefault(path, {})
                kept[name] = HIDDEN if HIDDEN in (mode, kept.get(name)) else READ_ONLY
    return found


# The shared entries of a tenant that was given a part of the menu; the platform's own, the oldest, is never narrowed.
_PACKAGE = f"""
SELECT p.perms, {given_to("$1", "p.id")} AS given
FROM sys_permission p WHERE p.del_flag = 0 AND p.perms <> '' AND p.tenant_id = 0
  AND (EXISTS (SELECT 1 FROM sys_tenant_permission t WHERE t.tenant_id = $1 AND t.del_flag = 0)
    OR EXISTS (SELECT 1 FROM sys_tenant t WHERE t.id = $1 AND t.package_id IS NOT NULL))
  AND $1 <> (SELECT min(id) FROM sys_tenant)
"""


async def _load_package(tenant_id: int) -> Package:
    inside: set[str] = set()
    known: set[str] = set()
    for row in await pool().fetch(_PACKAGE, tenant_id):
        known |= codes_of(row["perms"])
        if row["given"]:
            inside |= codes_of(row["perms"])
    return frozenset(inside), frozenset(known - inside)


_FIELD_RIGHTS = """
SELECT role_id, path, field, mode FROM sys_field_right WHERE tenant_id = $1 AND role_id = ANY($2) AND del_flag = 0
"""


async def _load_field_rights(grants: list[Any], tenant_id: int) -> list[Any]:
    """The lines of all roles that grant anything."""
    return await pool().fetch(_FIELD_RIGHTS, tenant_id, list({grant["role_id"] for grant in grants}))


def _modes_by_field(grants: list[Any], lines: list[Any]) -> dict[str, dict[str, str]]:
    """Path -> field -> mode. Of the roles that let the user list a resource the most generous wins for each field."""
    held = {grant["role_id"] for grant in grants}
    modes: dict[tuple[str, str], dict[int, str]] = {}
    for line in lines:
        if line["role_id"] in held:
            modes.setdefault((line["path"], line["field"]), {})[line["role_id"]] = line["mode"]
    found: dict[str, dict[str, str]] = {}
    for (path, field), by_role in modes.items():
        code = f"{path.replace('/', ':')}:list"
        listing = {grant["role_id"] for grant in grants if grant["status"] == "1" and code in codes_of(grant["perms"])}
        if listing and listing <= set(by_role):
            open_to_read = any(by_role[role_id] == READ_ONLY for role_id in listing)
            found.setdefault(path, {})[field] = READ_ONLY if open_to_read else HIDDEN
    return found


def codes_of(perms: str | None) -> set[str]:
    """The codes of a comma list."""
    return {code.strip() for code in (perms or "").split(",") if code.strip()}


def _codes(grants: list[Any]) -> frozenset[str]:
    """What the enabled grants carry, less what a switched-off one carries: a disabled entry denies (decision D4)."""
    held: set[str] = set()
    denied: set[str] = set()
    for grant in grants:
        (held if grant["status"] == "1" else denied).update(codes_of(grant["perms"]))
    return frozenset(held - denied)


def _rule_ids(value: Any) -> list[int]:
    ids = orjson.loads(value) if isinstance(value, str) else value
    return [int(item) for item in ids or []]


async def _load_rules(grants: list[Any]) -> dict[int, DataRule]:
    """The rules in force that any of the grants names, by id."""
    wanted = {rule_id for grant in grants for rule_id in _rule_ids(grant["data_rule_ids"])}
    if not wanted:
        return {}
    rows = await pool().fetch(_RULES, list(wanted))
    return {row["id"]: DataRule(row["rule_column"], row["rule_conditions"], row["rule_value"]) for row in rows}


def _rules_by_resource(grants: list[Any], rules: dict[int, DataRule]) -> dict[str, tuple[tuple[DataRule, ...], ...]]:
    """Per resource one tuple of rules for each grant: rules of a grant are ANDed, grants are ORed; an empty tuple lifts the limit."""
    by_resource: dict[str, list[tuple[DataRule, ...]]] = {}
    for grant in grants:
        if grant["resource"] and grant["status"] == "1":
            chosen = tuple(rules[rule_id] for rule_id in _rule_ids(grant["data_rule_ids"]) if rule_id in rules)
            by_resource.setdefault(grant["resource"], []).append(chosen)
    return {path: tuple(sets) for path, sets in by_resource.items() if all(sets)}


# Under the lock that keeps others from being given the role meanwhile: whoever comes later is heard of with their own change.
_HOLD_ROLE = "SELECT id FROM sys_role WHERE id = $1 FOR UPDATE"
_IN_ROLE = """
SELECT user_id FROM sys_user_role WHERE role_id = $1 AND tenant_id = $2 AND del_flag = 0
UNION SELECT user_id FROM sys_support_visit
  WHERE role_id = $1 AND tenant_id = $2 AND ended_at IS NULL AND ends_at > now() AND del_flag = 0
"""


async def holders_of_role(work: Work, role_id: int) -> list[int]:
    """The ids of the users whom a change of the role concerns: who has it, and who looks through it."""
    await work.db.execute_query(_HOLD_ROLE, [role_id])
    rows = await work.db.execute_query_dict(_IN_ROLE, [role_id, work.actor.tenant_id])
    return [row["user_id"] for row in rows]
