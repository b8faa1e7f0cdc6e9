"""Conditions: one field, operator and value as bound SQL.

Filters, the advanced query and data rules share them, so that they compare alike.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from schema.domains import registry
from schema.kit.clock import start_of_day
from schema.kit.field import Field
from schema.kit.kinds import KINDS
from schema.kit.numerals import read_row_id
from schema.kit.text import plain
from server.engine.spans import read_span
from server.engine.sql import Parameters, escape_like, quote
from server.kit.scope import known_ids

Condition = str
NEVER = "FALSE"


class BadValue(ValueError):
    """The value does not fit the field's kind; a filter with it finds nothing, a data rule with it shows nothing."""


def is_text(item: Field) -> bool:
    """Whether the column holds text; a dictionary's values may be numbers."""
    return KINDS[item.kind].text and not item.numeric


def sql_kind(item: Field) -> str:
    return "int" if item.numeric else item.kind


def read_value(item: Field, text: Any) -> Any:
    """The stored form of a filter value."""
    try:
        kind = "text" if item.kind == "html" else sql_kind(item)
        value = KINDS[kind].read(text, _unbounded(item))
    except (ValueError, TypeError) as error:
        raise BadValue(str(error)) from error
    if isinstance(value, str) and len(value) > 4000:
        raise BadValue("too long")
    return value


def _unbounded(item: Field) -> Field:
    if item.kind in {"date", "datetime"}:
        return replace(item, min=1, max=9999)
    return replace(item, max=None, min=-(1 << 62) if item.kind == "money" else None)


def _equal(item: Field, value: Any, params: Parameters) -> Condition:
    return _any_of(item, [read_value(item, value)], params) if item.among else _compare("=")(item, value, params)


def _compare(operator: str) -> Callable[[Field, Any, Parameters], Condition]:
    def build(item: Field, value: Any, params: Parameters) -> Condition:
        return f"{column_of(item)} {operator} {params.add(read_value(item, value), sql_kind(item))}"

    return build


def _not_equal(item: Field, value: Any, params: Parameters) -> Condition:
    return f"{column_of(item)} IS DISTINCT FROM {params.add(read_value(item, value), sql_kind(item))}"


def _like(before: str, after: str) -> Callable[[Field, Any, Parameters], Condition]:
    def build(item: Field, value: Any, params: Parameters) -> Condition:
        pattern = f"{before}{escape_like(_searched(value))}{after}"
        target = column_of(item) if is_text(item) else f"{column_of(item)}::text"
        return f"{target} ILIKE {params.add(pattern)}"

    return build


def _searched(value: Any) -> str:
    """What is looked for in texts; a sign that no text can hold is found in none."""
    text = plain(str(value))
    if "\0" in text:
        raise BadValue("contains an illegal character")
    return text


def _begins(item: Field, value: Any, params: Parameters) -> Condition:
    """As the index of unique texts has it: lower case, so that what is being typed is found in a large table at once."""
    if not is_text(item):
        return _like("", "%")(item, value, params)
    pattern = params.add(f"{escape_like(_searched(value))}%")
    params.begun_elsewhere = True
    return f"lower({column_of(item)}) LIKE lower({pattern})"


def _in(item: Field, value: Any, params: Parameters) -> Condition:
    parts = value if isinstance(value, list) else str(value).split(",")
    wanted = [str(part).strip() for part in parts if str(part).strip()]
    if not wanted or len(wanted) > 5000:
        return NEVER
    values = [read_value(item, part) for part in wanted]
    if item.link is not None:
        return link_condition(item, values, params)
    return _any_of(item, values, params)


def _any_of(item: Field, values: list[Any], params: Parameters) -> Condition:
    added = params.add(values)
    if not item.among:
        return f"{column_of(item)} = ANY({added})"
    params.begun_elsewhere = True
    return item.among.format(values=added)


def _empty(item: Field, value: Any, params: Parameters) -> Condition:
    column = column_of(item)
    return f"({column} IS NULL OR {column} = '')" if is_text(item) else f"{column} IS NULL"


def _not_empty(item: Field, value: Any, params: Parameters) -> Condition:
    return f"NOT {_empty(item, value, params)}"


def link_condition(item: Field, values: list[Any] | None, params: Parameters) -> Condition:
    """Rows joined to any of the ids; to anything when `values` is None."""
    link = item.link
    assert link is not None
    joined = (
        f'SELECT 1 FROM {quote(link.model._meta.db_table)} l WHERE l.{quote(link.own)} = t."id" AND l."del_flag" = 0'
    )
    if values is None:
        return f"EXISTS ({joined})"
    ids = [number for value in values if (number := read_row_id(value)) is not None]
    return f"EXISTS ({joined} AND l.{quote(link.other)} = ANY({params.add(ids)}::bigint[]))"


def below_condition(item: Field, text: str, params: Parameters) -> Condition | None:
    """Rows that refer to one of these rows of a tree, or to any row below it; None where the field names no tree."""
    target = registry().get(item.ref) if item.ref else None
    if target is None or not target.rows.tree or item.secret or (item.kind == "refs" and item.link is None):
        return None
    ids = known_ids(text)
    table, parent = quote(target.table), quote(target.rows.tree)
    below = (
        f"WITH RECURSIVE below AS (SELECT id FROM {table} WHERE id = ANY({params.add(ids)}::bigint[])"
        f" UNION SELECT c.id FROM {table} c JOIN below b ON c.{parent} = b.id WHERE c.del_flag = 0) SELECT id FROM below"
    )
    if item.link is None:
        return f"{column_of(item)} IN ({below})"
    link = item.link
    joined = f'FROM {quote(link.model._meta.db_table)} l WHERE l.{quote(link.own)} = t."id" AND l."del_flag" = 0'
    return f"EXISTS (SELECT 1 {joined} AND l.{quote(link.other)} IN ({below}))"


def column_of(item: Field) -> str:
    return f"({item.reads})" if item.reads else f"t.{quote(item.column)}"


_WITHIN: dict[str, str] = {
    "eq": "({column} >= {first} AND {column} < {end})",
    "ne": "({column} IS NULL OR {column} < {first} OR {column} >= {end})",
    "gt": "{column} >= {end}",
    "ge": "{column} >= {first}",
    "lt": "{column} < {first}",
    "le": "{column} < {end}",
}


def span_condition(item: Field, operator: str, value: Any, params: Parameters) -> Condition | None:
    """A comparison of a date or time with days: after a month means after its last day, up to it includes that day.

    None when the value names no days, so that it is compared as a moment.
    """
    if operator not in _WITHIN or item.kind not in {"date", "datetime"} or not isinstance(value, str):
        return None
    try:
        span = read_span(value, params.today)
        if span is None:
            return None
        bounds = span if item.kind == "date" else (start_of_day(span[0]), start_of_day(span[1]))
    except (ValueError, OverflowError) as error:
        raise BadValue(str(error)) from error
    template = _WITHIN[operator]
    names = {name: bound for name, bound in zip(("first", "end"), bounds, strict=True) if f"{{{name}}}" in template}
    return template.format(column=column_of(item), **{n: params.add(bound, item.kind) for n, bound in names.items()})


def _between(item: Field, value: Any, params: Parameters) -> Condition:
    """Both ends belong to it; an empty end is open."""
    parts = value if isinstance(value, list) else str(value).split(",")
    if len(parts) != 2:
        raise BadValue("two values are needed")
    ends = [("ge", str(parts[0]).strip()), ("le", str(parts[1]).strip())]
    found = [build_condition(item, operator, text, params) for operator, text in ends if text]
    return "(" + " AND ".join(condition for condition in found if condition) + ")" if found else NEVER


OPERATORS: dict[str, Callable[[Field, Any, Parameters], Condition]] = {
    "eq": _equal,
    "ne": _not_equal,
    "gt": _compare(">"),
    "ge": _compare(">="),
    "lt": _compare("<"),
    "le": _compare("<="),
    "like": _like("%", "%"),
    "right_like": _begins,
    "left_like": _like("%", ""),
    "in": _in,
    "between": _between,
    "empty": _empty,
    "not_empty": _not_empty,
}


def build_condition(item: Field, operator: str, value: Any, params: Parameters) -> Condition | None:
    """The condition, None for an unknown operator or a field that must not be searched."""
    if item.secret or operator not in OPERATORS or item.kind in {"json", "password"}:
        return None
    if item.link is not None:
        return _linked(item, operator, value, params)
    return span_condition(item, operator, value, params) or OPERATORS[operator](item, value, params)


def _linked(item: Field, operator: str, value: Any, params: Parameters) -> Condition | None:
    if operator in {"eq", "like", "in"}:
        return _in(item, value, params)
    if operator == "ne":
        return f"NOT {_in(item, value, params)}"
    if operator in {"empty", "not_empty"}:
        anything = link_condition(item, None, params)
        return anything if operator == "not_empty" else f"NOT {anything}"
    return None
