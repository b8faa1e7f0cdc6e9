"""List filters as clients of this family send them (wire contract 3.3), and the advanced query (3.4)."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import unquote

import orjson

from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.text import pair
from server.engine.conditions import NEVER, BadValue, Condition, below_condition, build_condition, column_of
from server.engine.sql import Parameters

COMMON_FIELDS = {
    "id": Field("id", pair("编号 | Id"), kind="ref"),
    "createTime": Field("create_time", pair("创建时间 | Created"), kind="datetime"),
    "createBy": Field("create_by", pair("创建人 | Created by"), kind="text"),
    "updateTime": Field("update_time", pair("修改时间 | Changed"), kind="datetime"),
    "updateBy": Field("update_by", pair("修改人 | Changed by"), kind="text"),
}
_SYMBOLS = {">=": "ge", "<=": "le", "!=": "ne", ">": "gt", "<": "lt"}
_WORDS = {"ge", "le", "ne", "gt", "lt", "eq", "in"}
_MAX_RULES = 50
_MAX_DEPTH = 3


def parse_value(text: str) -> tuple[str, str] | None:
    """One filter value -> (operator, operand); None when it means "no filter"."""
    if not text or text in {"**", "*", "!", "%%"}:
        return None
    if len(text) > 2 and text.startswith(",") and text.endswith(","):
        return "in_text", text.strip(",")
    for symbol, operator in _SYMBOLS.items():
        if text.startswith(symbol) and len(text) > len(symbol):
            return operator, text[len(symbol) :].strip()
    if text[2:3] == " " and text[:2] in _WORDS and text[3:].strip():
        return text[:2], text[3:].strip()
    if text.startswith("*") and text.endswith("*") and len(text) > 1:
        return "like", text[1:-1]
    if text.startswith("*"):
        return "left_like", text[1:]
    if text.endswith("*"):
        return "right_like", text[:-1]
    if "," in text:
        return "in", text
    if text.startswith("!"):
        return "ne", text[1:]
    return "eq", text.removeprefix("=").strip() or text


def _one(item: Field, text: str, params: Parameters) -> Condition | None:
    parsed = parse_value(text)
    if parsed is None:
        return None
    operator, operand = parsed
    if operator == "in_text":
        likes = [build_condition(item, "like", part, params) for part in operand.split(",") if part]
        return "(" + " OR ".join(filter(None, likes)) + ")" if any(likes) else None
    return build_condition(item, operator, operand, params)


def _safely(item: Field, text: str, params: Parameters) -> Condition | None:
    try:
        return _one(item, text, params)
    except BadValue:
        return NEVER


def _bound(item: Field, text: str, upper: bool, params: Parameters) -> Condition | None:
    """A day as an upper bound includes that day."""
    try:
        return build_condition(item, "le" if upper else "ge", text, params)
    except BadValue:
        return NEVER


def simple_conditions(resource: Resource, query: Mapping[str, str], params: Parameters) -> list[Condition]:
    """Conditions of the plain query parameters; unknown names are ignored."""
    found: list[Condition | None] = []
    fields = searchable(resource)
    for key, text in query.items():
        if not text:
            continue
        if (item := fields.get(key)) is not None:
            found.append(top_condition(item) if _is_top(resource, item, text) else _safely(item, text, params))
        elif (item := fields.get(key.removesuffix("_begin"))) is not None:
            found.append(_bound(item, text, False, params))
        elif (item := fields.get(key.removesuffix("_end"))) is not None:
            found.append(_bound(item, text, True, params))
        elif (item := fields.get(key.removesuffix("_MultiString"))) is not None:
            found.append(_safely(item, text.rstrip(",") + ",", params))
        elif (item := fields.get(key.removesuffix("_below"))) is not None:
            found.append(below_condition(item, text, params))
    return [condition for condition in found if condition]


def _is_top(resource: Resource, item: Field, text: str) -> bool:
    """Tree tables ask for what is below 0."""
    return item.column == resource.rows.tree and text == "0"


def top_condition(item: Field) -> Condition:
    """Rows of a tree that stand below no other."""
    return f"({column_of(item)} IS NULL OR {column_of(item)} = 0)"


def decode_json(text: str) -> Any:
    """JSON of a query, which may be percent-encoded once more (wire contract 3.4); None for what is none."""
    for candidate in (text, unquote(text)):
        with suppress(orjson.JSONDecodeError):
            return orjson.loads(candidate)
    return None


def decode_rules(text: str) -> list[Any]:
    """The conditions of superQueryParams; Invalid when that is no JSON list of them."""
    rules = decode_json(text)
    if isinstance(rules, list):
        return rules
    raise Invalid("高级查询格式错误 | The advanced query is malformed", id="query.malformed")


def super_condition(resource: Resource, text: str, match: str, params: Parameters) -> Condition | None:
    """The parenthesised group of the advanced query; groups may be nested as {matchType, conditions}."""
    rules = decode_rules(text)
    if _size(rules) > _MAX_RULES:
        raise Invalid("查询条件过多 | Too many conditions", id="query.large")
    return _group(resource, rules, match, params, 1)


def _size(rules: list[Any], depth: int = 1) -> int:
    """Lines of all groups; what is nested too deeply is refused for that."""
    if depth > _MAX_DEPTH:
        return 0
    nested = [
        rule["conditions"] for rule in rules if isinstance(rule, dict) and isinstance(rule.get("conditions"), list)
    ]
    return len(rules) + sum(_size(inner, depth + 1) for inner in nested[: _MAX_RULES + 1])


def _group(resource: Resource, rules: list[Any], match: str, params: Parameters, depth: int) -> Condition | None:
    if depth > _MAX_DEPTH:
        raise Invalid("查询条件嵌套过深 | Conditions are nested too deeply", id="query.deep")
    joined = " OR " if match == "or" else " AND "
    parts = [_rule(resource, rule, params, depth) for rule in rules if isinstance(rule, dict)]
    kept = [part for part in parts if part]
    return "(" + joined.join(kept) + ")" if kept else None


def _rule(resource: Resource, rule: dict[str, Any], params: Parameters, depth: int) -> Condition | None:
    nested = rule.get("conditions")
    if isinstance(nested, list):
        return _group(resource, nested, str(rule.get("matchType", "and")), params, depth + 1)
    item = searchable(resource).get(str(rule.get("field", "")))
    operator, value = str(rule.get("rule", "")), rule.get("val")
    if item is None or (value in (None, "", []) and operator not in {"empty", "not_empty"}):
        return None
    try:
        return build_condition(item, operator, value, params)
    except BadValue:
        return NEVER


def searchable(resource: Resource) -> dict[str, Field]:
    """Fields by wire name with the common columns that clients filter and sort by."""
    aliases = {item.alias: item for item in resource.complete_fields if item.alias}
    return {**COMMON_FIELDS, **aliases, **resource.by_key}
