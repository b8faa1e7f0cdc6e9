"""Explains why somebody sees one row or does not: the right to list, the administrator role, what the row belongs to, the rules.

Each rule is the list's own condition, asked about this row alone, so that what is explained is what lists do. Who asks sees the
row themselves; of any other they are told that it does not exist.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from schema.kit.errors import NotFound
from schema.kit.resource import Resource
from schema.system.decision import Decision, decide_row
from schema.system.field_right import HIDDEN
from schema.system.role import PermissionRule
from server.engine.access import belonging_conditions, filled_value, rule_condition, rule_fields
from server.engine.conditions import Condition
from server.engine.read import visible_ids
from server.engine.sql import Parameters, quote
from server.http.rights import GRANTED
from server.kit.actor import Actor, DataRule
from server.kit.database import pool
from server.kit.scope import everywhere, parse_id
from server.system.access.data_rules import describe_rule

_SOURCES = f"""
SELECT g.*, d.depart_name, p.name
FROM {GRANTED} JOIN sys_permission p ON p.id = g.permission_id AND p.del_flag = 0 AND p.status = '1'
LEFT JOIN sys_depart d ON d.id = g.depart_id
WHERE p.resource = $3 ORDER BY g.depart_id NULLS FIRST, g.role_code, p.id
"""
_MEANINGS = {
    "own": ("#{sys_user_code}", "#{sys_user_name}", "#{sys_user_id}", "#{user}"),
    "department": ("#{sys_org_code}", "#{org}", "#{sys_multi_org_code}", "#{orgs}"),
    "organisation": ("#{tenant_id}", "#{tenant}"),
    "moment": ("#{sys_date}", "#{sys_time}"),
}


class Source(NamedTuple):
    """A grant of the person with the rules in force that narrow it."""

    grant: Any
    rules: list[PermissionRule]


async def require_seen(resource: Resource, actor: Actor, row_id: str) -> None:
    """NotFound unless the actor sees the row."""
    if not await visible_ids(resource, actor, [parse_id(row_id)]):
        raise NotFound()


async def explain_row(resource: Resource, actor: Actor, person: Actor, row_id: str) -> dict[str, Any]:
    """{path, label, id, seen, rule, trace, sources, above} of a row that the actor sees."""
    sources = await _sources_of(resource, person)
    fits, belongs = await _ask_row(resource, person, sources, parse_id(row_id))
    fitting = [all(fits[rule.id] for rule in source.rules) for source in sources]
    narrowed = bool(sources) and all(source.rules for source in sources)
    decision = decide_row(
        own=person.tenant_id == actor.tenant_id,
        may_list=person.can(resource.code("list")),
        is_super=person.is_super,
        belongs=belongs,
        narrowed=narrowed,
        fits=any(fitting),
    )
    return {
        "path": resource.path,
        "label": resource.title,
        "id": str(parse_id(row_id)),
        "seen": decision.allowed,
        "rule": decision.rule,
        "trace": describe_trace(decision),
        "sources": [
            _describe(resource, actor, person, source, fits, fit) for source, fit in zip(sources, fitting, strict=True)
        ],
        "above": sorted({path for paths in resource.rows.under.values() for path in paths.split()}),
    }


def describe_trace(decision: Decision) -> list[dict[str, Any]]:
    return [{"question": step.question, "answer": step.answer, "decides": step.decides} for step in decision.trace]


async def _sources_of(resource: Resource, person: Actor) -> list[Source]:
    rows = await pool().fetch(_SOURCES, person.user_id, person.tenant_id, resource.path)
    wanted = {rule_id for row in rows for rule_id in _ids(row["data_rule_ids"])}
    rules = {rule.id: rule for rule in await everywhere(PermissionRule).filter(id__in=wanted, del_flag=0, status="1")}
    return [
        Source(row, [rules[key] for key in dict.fromkeys(_ids(row["data_rule_ids"])) if key in rules]) for row in rows
    ]


def _ids(stored: Any) -> list[int]:
    return [int(item) for item in (orjson.loads(stored) if isinstance(stored, str) else stored or [])]


async def _ask_row(
    resource: Resource, person: Actor, sources: Sequence[Source], row_id: int
) -> tuple[dict[int, bool], bool]:
    """Which rules fit the row, by id, and whether what it belongs to is seen: one query of the list's own conditions."""
    params = Parameters(person.today)
    rules = {rule.id: rule for source in sources for rule in source.rules}
    conditions: list[Condition] = [rule_condition(resource, _as_rule(rule), person, params) for rule in rules.values()]
    belonging = [] if person.is_super else belonging_conditions(resource, person, params)
    asked = ", ".join(f"coalesce({each}, false)" for each in [*conditions, " AND ".join(belonging) or "true"])
    row = await pool().fetchrow(
        f'SELECT {asked} FROM {quote(resource.table)} t WHERE t."id" = {params.add(row_id)}', *params.values
    )
    if row is None:
        raise NotFound()
    *answers, belongs = row.values()
    return dict(zip(rules, answers, strict=True)), belongs


def _as_rule(rule: PermissionRule) -> DataRule:
    return DataRule(rule.rule_column, rule.rule_conditions, rule.rule_value)


def _describe(
    resource: Resource, actor: Actor, person: Actor, source: Source, fits: Mapping[int, bool], fit: bool
) -> dict[str, Any]:
    return {
        "roleName": source.grant["role_name"],
        "departName": source.grant["depart_name"],
        "permissionName": source.grant["name"],
        "fits": fit,
        "rules": [
            {
                "rule": describe_rule(rule),
                "filled": filled_value(_as_rule(rule), person),
                "means": _meaning(rule.rule_value),
                "fits": fits[rule.id] if _may_compare(resource, actor, rule.rule_column) else None,
            }
            for rule in source.rules
        ],
    }


def _meaning(value: str) -> str:
    return next((name for name, places in _MEANINGS.items() if any(place in value for place in places)), "value")


def _may_compare(resource: Resource, actor: Actor, column: str) -> bool:
    """What is hidden from who asks is not told by the way of a rule either."""
    field = rule_fields(resource).get(column)
    hidden = {} if actor.is_super else actor.field_rights.get(resource.path, {})
    return field is None or HIDDEN not in (hidden.get(field.key), hidden.get(field.column))
