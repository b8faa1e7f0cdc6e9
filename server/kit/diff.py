"""Field diffs for the audit trail: from what, to what, secrets masked."""

from collections.abc import Mapping
from typing import Any

from schema.domains import registry
from schema.kit.base import COMMON_COLUMNS, Base
from schema.kit.field import Field
from schema.kit.kinds import KINDS

MASK = "***"


def _fields(row: Base) -> dict[str, Field]:
    resource = registry().of_model(type(row))
    return {item.column: item for item in resource.complete_fields} if resource else {}


def _show(item: Field | None, value: Any) -> Any:
    if item is None or value is None:
        return value
    if item.secret:
        return MASK
    write = KINDS[item.kind].write
    return write(value) if write else value


def _entry(item: Field | None, column: str, old: Any, new: Any) -> dict[str, Any]:
    return {
        "field": item.key if item else column,
        "label": list(item.label) if item else None,
        "old": _show(item, old),
        "new": _show(item, new),
    }


def initial_values(row: Base) -> list[dict[str, Any]]:
    """The filled columns of a new row."""
    return [
        _entry(item, column, None, getattr(row, column))
        for column, item in _fields(row).items()
        if item.link is None and getattr(row, column) is not None
    ]


def diff_values(row: Base, changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of `changes` that differ from the row; common columns only when they say something (del_flag)."""
    fields = _fields(row)
    return [
        _entry(fields.get(column), column, getattr(row, column), value)
        for column, value in changes.items()
        if getattr(row, column) != value and (column not in COMMON_COLUMNS or column == "del_flag")
    ]


def diff_links(row: Base, links: Mapping[str, tuple[str, str]]) -> list[dict[str, Any]]:
    """The entries of many-to-many columns, column -> (ids before, ids after)."""
    fields = _fields(row)
    return [_entry(fields.get(column), column, old, new) for column, (old, new) in links.items()]
