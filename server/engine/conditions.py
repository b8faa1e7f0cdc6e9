"""Turns one field, operator and value into a bound SQL condition; used by filters, super query and data rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from schema.kit.field import Field
from schema.kit.kinds import KINDS, MAX_BIGINT
from server.engine.sql import Parameters, escape_like, quote

Condition = str
NEVER = "FALSE"


class BadValue(ValueError):
    """The value does not fit the field's kind; a filter with it finds nothing, a data rule with it shows nothing."""


def read_value(item: Field, text: Any) -> Any:
    """The stored form of a filter value."""
    try:
        value = KINDS[item.kind].read(text, _unbounded(item))
    except (ValueError, TypeError) as error:
        raise BadValue(str(error)) from error
    if isinstance(value, str) and len(value) > 4000:
        raise BadValue("too long")
    return value


def _unbounded(item: Field) -> Field:
    return replace(item, max=None, min=-(1 << 62) if item.kind == "money" else None)


def _compare(operator: str) -> Callable[[Field, Any, Parameters], Condition]:
    def build(item: Field, value: Any, params: Parameters) -> Condition:
        return f"{column_of(item)} {operator} {params.add(read_value(item, value), item.kind)}"

    return build


def _not_equal(item: Field, value: Any, params: Parameters) -> Condition:
    return f"{column_of(item)} IS DISTINCT FROM {params.add(read_value(item, value), item.kind)}"


def _like(before: str, after: str) -> Callable[[Field, Any, Parameters], Condition]:
    def build(item: Field, value: Any, params: Parameters) -> Condition:
        pattern = f"{before}{escape_like(str(value))}{after}"
        target = column_of(item) if KINDS[item.kind].text else f"{column_of(item)}::text"
        return f"{target} ILIKE {params.add(pattern)}"

    return build


def _in(item: Field, value: Any, params: Parameters) -> Condition:
    parts = value if isinstance(value, list) else str(value).split(",")
    wanted = [str(part).strip() for part in parts if str(part).strip()]
    if not wanted or len(wanted) > 5000:
        return NEVER
    values = [read_value(item, part) for part in wanted]
    if item.link is not None:
        return link_condition(item, values, params)
    return f"{column_of(item)} = ANY({params.add(values)})"


def _empty(item: Field, value: Any, params: Parameters) -> Condition:
    column = column_of(item)
    return f"({column} IS NULL OR {column} = '')" if KINDS[item.kind].text else f"{column} IS NULL"


def _not_empty(item: Field, value: Any, params: Parameters) -> Condition:
    return f"NOT {_empty(item, value, params)}"


def link_condition(item: Field, values: list[Any], params: Parameters) -> Condition:
    """Rows joined to any of the ids."""
    link = item.link
    assert link is not None
    ids = [int(value) for value in values if str(value).isdigit() and int(value) <= MAX_BIGINT]
    table = link.model._meta.db_table
    return (
        f'EXISTS (SELECT 1 FROM {quote(table)} l WHERE l.{quote(link.own)} = t."id" AND l."del_flag" = 0'
        f" AND l.{quote(link.other)} = ANY({params.add(ids)}::bigint[]))"
    )


def column_of(item: Field) -> str:
    return f"t.{quote(item.column)}"


OPERATORS: dict[str, Callable[[Field, Any, Parameters], Condition]] = {
    "eq": _compare("="),
    "ne": _not_equal,
    "gt": _compare(">"),
    "ge": _compare(">="),
    "lt": _compare("<"),
    "le": _compare("<="),
    "like": _like("%", "%"),
    "right_like": _like("", "%"),
    "left_like": _like("%", ""),
    "in": _in,
    "empty": _empty,
    "not_empty": _not_empty,
}


def build_condition(item: Field, operator: str, value: Any, params: Parameters) -> Condition | None:
    """The condition, None for an unknown operator or a field that must not be searched."""
    if item.secret or operator not in OPERATORS or item.kind in {"json", "password"}:
        return None
    if item.link is not None:
        return _in(item, value, params) if operator in {"eq", "like", "in"} else None
    return OPERATORS[operator](item, value, params)
