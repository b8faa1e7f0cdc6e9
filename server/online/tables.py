"""The statements that make and widen the table of a form, with the indexes and marks that every table of the engine has.

All names in them come from counters; nothing that anybody typed gets here.
"""

from collections.abc import Sequence
from typing import Any

from schema.kit.indexes import resource_ddl
from schema.kit.resource import Resource
from schema.kit.searching import search_triggers

COPIED = "copied"


def create_table(resource: Resource) -> list[str]:
    columns = ", ".join(_column(name, column) for name, column in resource.model._meta.fields_map.items())
    return [f'CREATE TABLE "{resource.table}" ({columns})', *derived(resource)]


def add_columns(resource: Resource, names: list[str]) -> list[str]:
    """The new columns may be empty or have a plain default, so that no row is written anew."""
    fields = resource.model._meta.fields_map
    added = [f"ADD COLUMN {_column(name, fields[name])}" for name in names]
    return [*([f'ALTER TABLE "{resource.table}" {", ".join(added)}'] if added else []), *derived(resource)]


def hold_table(resource: Resource) -> list[str]:
    """Nobody writes to it before the version is there."""
    return [f'LOCK TABLE "{resource.table}" IN SHARE ROW EXCLUSIVE MODE']


def expand_table(resource: Resource, names: list[str]) -> list[str]:
    """Columns that no version has yet, and the one that says at which version of itself a row was copied to them."""
    fields = resource.model._meta.fields_map
    added = [f"ADD COLUMN {_column(name, fields[name])}" for name in names]
    return [f'ALTER TABLE "{resource.table}" {", ".join(added)}, ADD COLUMN "{COPIED}" integer']


def drop_columns(table: str, names: Sequence[str]) -> list[str]:
    dropped = ", ".join(f'DROP COLUMN "{name}"' for name in names)
    return [f'ALTER TABLE "{table}" {dropped}'] if names else []


def derived(resource: Resource) -> list[str]:
    return [*resource_ddl(resource), *search_triggers(resource)]


def _column(name: str, column: Any) -> str:
    kind = column.get_for_dialect("postgres", "SQL_TYPE")
    key = " PRIMARY KEY" if column.pk else ""
    default = " DEFAULT false" if column.default is False else " DEFAULT true" if column.default is True else ""
    return f'"{name}" {kind}{"" if column.null else " NOT NULL"}{default}{key}'
