"""Child tables in the import wizard: which are offered, what their columns seem to be, and whether a choice fits."""

from collections.abc import Mapping, Sequence
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.sheet_children import NO_PARENT, SubTable, child_fields, named_sheet, sub_tables
from server.engine.sheet_choice import NOT_READ, Choice
from server.engine.sheet_read import match_titles
from server.kit.actor import Actor

NO_TABLE = "没有这个子表，或不能导入 | There is no such sub-table, or it cannot be imported"


def offered_tables(resource: Resource, actor: Actor) -> list[SubTable]:
    """Those that the person may import and whose sheets can name their parent."""
    tables = sub_tables(resource, actor, "import")
    return [table for table in tables if table.field is not None and actor.can(table.child.code("import"))]


def describe_table(table: SubTable, sheets: Sequence[str], locale: str) -> dict[str, Any]:
    """`parent` is the field of the sub-table that names the row it belongs to; `joins` are the parent's fields for that."""
    assert table.field is not None
    joins = join_fields(table)
    return {
        "path": table.child.path,
        "title": table.child.titles.of(locale),
        "sheet": named_sheet(table, sheets),
        "parent": table.field.key,
        "joins": [{"key": item.key, "label": item.label.of(locale)} for item in joins],
    }


def join_fields(table: SubTable) -> list[Field]:
    """Texts of the parent that may tell its rows apart."""
    fields = table.parent.complete_fields
    return [item for item in fields if item.kind == "text" and not item.secret and "import" not in item.hide]


def recognise(headers: Sequence[str], fields: Sequence[Field]) -> dict[str, str | None]:
    """Header -> wire name, or None."""
    found = {place: item.key for place, item in match_titles(headers, fields).places}
    return {header: found.get(place) for place, header in enumerate(headers) if header}


def check_tables(resource: Resource, actor: Actor, tables: Mapping[str, Choice]) -> None:
    """Names that a sub-table does not know are told at once, as are rows that would belong to nothing."""
    offered = {table.child.path: table for table in offered_tables(resource, actor)}
    problems: dict[str, str] = {}
    for path, choice in tables.items():
        table = offered.get(path)
        if table is None:
            problems[f"tables.{path}"] = NO_TABLE
            continue
        if choice.join and choice.join not in {item.key for item in join_fields(table)}:
            problems[f"tables.{path}.join"] = NOT_READ
            continue
        named = {name for name in (choice.mapping or {}).values() if name}
        known = {item.key for item in child_fields(table, "")}
        problems |= {f"tables.{path}.mapping.{name}": NOT_READ for name in sorted(named - known)}
        if table.field is not None and table.field.key not in named:
            problems[f"tables.{path}.mapping"] = NO_PARENT
    if problems:
        raise Invalid(fields=problems)
