"""Records: driver rows turned into wire shapes by one compiled list of columns per resource."""

from collections.abc import Callable
from functools import cache
from typing import Any

import orjson

from schema.kit.clock import to_wire
from schema.kit.columns import SealedColumn
from schema.kit.field import Field
from schema.kit.kinds import KINDS
from schema.kit.resource import Resource
from schema.kit.sealing import Unopened, mask
from server.engine.labels import extra_columns
from server.engine.sql import quote

Writer = Callable[[Any], Any] | None
Column = tuple[str, str, Writer]
MASKED = "_masked"
"""Ends the wire name under which a record tells of a sealed value; under the field's own name forms would save the mask."""
UNOPENED = "****"

_COMMON: list[Column] = [
    ("id", "id", str),
    ("create_by", "createBy", None),
    ("create_time", "createTime", to_wire),
    ("update_by", "updateBy", None),
    ("update_time", "updateTime", to_wire),
    ("row_version", "rowVersion", None),
]


def _number(value: str) -> int | str:
    """An organisation may add values of its own to a dictionary of numbers; those stay what they are."""
    return int(value) if value.removeprefix("-").isdecimal() else value


def _json_text(value: Any) -> str:
    """The driver gives text as the database spells it."""
    return orjson.dumps(orjson.loads(value) if isinstance(value, str) else value).decode()


def _writer(item: Field) -> Writer:
    if item.as_number:
        return _number
    return _json_text if item.as_text else KINDS[item.kind].write


def _masker(column: SealedColumn) -> Writer:
    """What no key of ours opens is still there, and is shown as such."""

    def write(value: Any) -> str:
        try:
            return mask(column.to_python_value(value) or "")
        except Unopened:
            return UNOPENED

    return write


def _column(resource: Resource, item: Field) -> Column:
    if not item.sealed:
        return (item.column, item.key, _writer(item))
    column = resource.model._meta.fields_map[item.column]
    assert isinstance(column, SealedColumn)
    return (item.column, item.key + MASKED, _masker(column))


@cache
def columns_of(resource: Resource) -> tuple[Column, ...]:
    """(database column, wire key, writer) of everything readable."""
    fields: list[Column] = [
        _column(resource, item)
        for item in resource.complete_fields
        if item.link is None and (item.sealed or not item.secret)
    ]
    named = {column for column, _, _ in fields}
    return tuple([entry for entry in _COMMON if entry[0] not in named] + fields)


@cache
def select_list(resource: Resource) -> str:
    """Stored columns, then many-to-many ids and labels of references."""
    told = {item.column: f"({item.reads})" for item in resource.complete_fields if item.reads}
    stored = [told.get(column, f"t.{quote(column)}") for column, _, _ in columns_of(resource)]
    return ", ".join([*stored, *(f"({sql})" for _, sql in extra_columns(resource))])


@cache
def record_layout(resource: Resource) -> tuple[tuple[str, Writer], ...]:
    """(wire key, writer) in the order of `select_list`."""
    stored = [(key, write) for _, key, write in columns_of(resource)]
    return (*stored, *((key, None) for key, _ in extra_columns(resource)))


def page_sql(resource: Resource, tail: str, order: str, limit: str) -> str:
    """A page: rows are chosen first, so that subqueries run for those rows only."""
    chosen = f"SELECT t.* {tail} ORDER BY {order} {limit}"
    return f"SELECT {select_list(resource)} FROM ({chosen}) t ORDER BY {order}"


def to_record(resource: Resource, row: Any) -> dict[str, Any]:
    """A wire record from a driver row that was selected with `select_list`."""
    return {
        key: value if write is None or value is None else write(value)
        for (key, write), value in zip(record_layout(resource), row, strict=True)
    }
