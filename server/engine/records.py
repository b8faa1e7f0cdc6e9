"""Turns driver rows into wire records without model instances: one compiled list of columns per resource."""

from collections.abc import Callable
from functools import cache
from typing import Any

from schema.kit.clock import to_wire
from schema.kit.kinds import KINDS
from schema.kit.resource import Resource
from server.engine.sql import quote

Writer = Callable[[Any], Any] | None
Column = tuple[str, str, Writer]

_COMMON: list[Column] = [
    ("id", "id", str),
    ("create_by", "createBy", None),
    ("create_time", "createTime", to_wire),
    ("update_by", "updateBy", None),
    ("update_time", "updateTime", to_wire),
    ("row_version", "rowVersion", None),
]


@cache
def columns_of(resource: Resource) -> tuple[Column, ...]:
    """(database column, wire key, writer) of everything readable."""
    fields: list[Column] = [
        (item.column, item.key, KINDS[item.kind].write)
        for item in resource.complete_fields
        if item.link is None and not item.secret
    ]
    named = {column for column, _, _ in fields}
    return tuple([entry for entry in _COMMON if entry[0] not in named] + fields)


@cache
def select_list(resource: Resource) -> str:
    return ", ".join(f"t.{quote(column)}" for column, _, _ in columns_of(resource))


def to_record(resource: Resource, row: Any) -> dict[str, Any]:
    """A wire record from a driver row that was selected with `select_list`."""
    record = {}
    for (_, key, write), value in zip(columns_of(resource), row, strict=True):
        record[key] = value if write is None or value is None else write(value)
    return record


def model_record(resource: Resource, row: Any) -> dict[str, Any]:
    """A wire record from a model instance."""
    return to_record(resource, [getattr(row, column) for column, _, _ in columns_of(resource)])
