"""Row scope of a resource for an actor: tenant, live rows and data rules. A rule that cannot be applied shows no rows."""

from schema.domains import registry
from schema.kit.clock import now, to_wire
from schema.kit.field import Field
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from schema.kit.text import pair
from server.engine.conditions import NEVER, BadValue, Condition, build_condition
from server.engine.filters import searchable
from server.engine.sql import Parameters, quote
from server.kit.actor import Actor, DataRule

_CONDITIONS = {
    ">": "gt",
    ">=": "ge",
    "<": "lt",
    "<=": "le",
    "=": "eq",
    "!=": "ne",
    "IN": "in",
    "LIKE": "like",
    "LEFT_LIKE": "left_like",
    "RIGHT_LIKE": "right_like",
}


_OWN_FIELDS = {"sysOrgCode": Field("sys_org_code", pair("所属部门 | Department"), kind="text")}
"""What a rule may name beyond what lists are searched by: whose department a row belongs to."""
SEEN_BY = Field("seen_by", pair("可见账号 | Seen by the account"), kind="text")
"""For what account a row is to see, where the resource says so (`Rows.seen`); a rule compares it with one by "="."""
_EVERY_DEPARTMENT = ("#{sys_multi_org_code}", "#{orgs}")


def rule_fields(resource: Resource) -> dict[str, Field]:
    """What a rule may narrow by wire name, and by the name of the column, as this family writes it."""
    whole = registry().get(resource.path) or resource  # a rule also works on a field that is hidden
    columns = whole.model._meta.fields_map
    own = {key: item for key, item in _OWN_FIELDS.items() if item.column in columns}
    if whole.rows.seen:
        own["seenBy"] = SEEN_BY
    known = {**own, **searchable(whole)}
    return {**{item.column: item for item in known.values()}, **known}


def _placeholders(actor: Actor) -> dict[str, str]:
    return {
        "#{sys_user_code}": actor.username,
        "#{sys_user_name}": actor.realname,
        "#{sys_user_id}": str(actor.user_id),
        "#{sys_org_code}": actor.org_code,
        "#{sys_date}": actor.today.isoformat(),
        "#{sys_time}": to_wire(now()),
        "#{tenant_id}": str(actor.tenant_id),
        "#{user}": actor.username,
        "#{org}": actor.org_code,
        "#{tenant}": str(actor.tenant_id),
    }


def _fill(value: str, actor: Actor) -> list[str]:
    """The texts that a rule's value stands for: one, or one for each department of the person; none where it has no meaning."""
    filled = value
    for name, text in _placeholders(actor).items():
        filled = filled.replace(name, text)
    several = next((name for name in _EVERY_DEPARTMENT if name in filled), None)
    texts = [filled.replace(several, code) for code in actor.org_codes] if several else [filled]
    return [] if any("#{" in text or not text for text in texts) else texts


def filled_value(rule: DataRule, actor: Actor) -> list[str]:
    """What a rule's value stands for to a person."""
    return _fill(rule.value, actor)


def rule_condition(resource: Resource, rule: DataRule, actor: Actor, params: Parameters) -> Condition:
    """Whether the row t is one that a rule lets a person see; what cannot be applied lets none be seen."""
    item = rule_fields(resource).get(rule.column)
    operator = _CONDITIONS.get(rule.condition.upper())
    texts = _fill(rule.value, actor)
    if item is None or operator is None or not texts:
        return NEVER
    if item is SEEN_BY:
        return _seen_by(resource, operator, texts, params)
    try:
        conditions = [build_condition(item, operator, text, params) or NEVER for text in texts]
    except BadValue:
        return NEVER
    return "(" + (" AND " if operator == "ne" else " OR ").join(conditions) + ")"


def _seen_by(resource: Resource, operator: str, texts: list[str], params: Parameters) -> Condition:
    accounts = [number for text in texts if (number := read_row_id(text)) is not None]
    seen = resource.rows.seen
    if seen is None or operator != "eq" or len(accounts) != len(texts):
        return NEVER
    return "(" + " OR ".join(seen.by.format(user=params.add(one, "ref")) for one in accounts) + ")"


def _is_kept_apart(resource: Resource, actor: Actor) -> bool:
    """Whether the actor sees those rows alone that are for their account."""
    seen = resource.rows.seen
    return seen is not None and bool(seen.beyond) and not actor.can(seen.beyond)


def scope_conditions(resource: Resource, actor: Actor, params: Parameters, *, deleted: bool = False) -> list[Condition]:
    """Always begins with tenant and live rows (or deleted ones: the recycle bin); rules of one grant are ANDed, several
    grants widen each other."""
    conditions = [f't."tenant_id" = {params.add(actor.tenant_id, "ref")}', f't."del_flag" = {int(deleted)}']
    if resource.rows.apart:
        conditions.append(f"NOT t.{quote(resource.rows.apart)}")
    if actor.is_super:
        return conditions
    conditions += belonging_conditions(resource, actor, params)
    if _is_kept_apart(resource, actor):
        conditions.append(_seen_by(resource, "eq", [str(actor.user_id)], params))
    sets = actor.data_rules.get(resource.path)
    if sets:
        groups = [
            "(" + " AND ".join(rule_condition(resource, rule, actor, params) for rule in rules) + ")" for rules in sets
        ]
        conditions.append("(" + " OR ".join(groups) + ")")
    return conditions


def belonging_conditions(resource: Resource, actor: Actor, params: Parameters) -> list[Condition]:
    """That what a row belongs to is not hidden from the actor; nothing where no rule hides any of it."""
    found: list[Condition] = []
    for column, paths in resource.rows.under.items():
        above = [registry().require(path) for path in paths.split()]
        if any(is_narrowed(each, actor) for each in above):
            found.append("(" + " OR ".join(_named_by(column, each, actor, params) for each in above) + ")")
    return found


def _named_by(column: str, above: Resource, actor: Actor, params: Parameters) -> Condition:
    conditions = " AND ".join(scope_conditions(above, actor, params))
    return f't.{quote(column)} IN (SELECT t."id" FROM {quote(above.table)} t WHERE {conditions})'


def is_narrowed(resource: Resource, actor: Actor) -> bool:
    """Whether any of its rows are hidden from the actor: by data rules, by what they belong to, or as not for them to see."""
    if actor.is_super:
        return False
    above = (registry().require(path) for paths in resource.rows.under.values() for path in paths.split())
    hidden = bool(actor.data_rules.get(resource.path)) or _is_kept_apart(resource, actor)
    return hidden or any(is_narrowed(each, actor) for each in above)
