"""Child tables in a sheet file: which sheets belong to a parent, and which column names its row."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.access import scope_conditions
from server.engine.read import compile_list, order_terms
from server.engine.sheet_cells import importable
from server.engine.sheet_write import sheet_name
from server.engine.sql import Parameters, quote
from server.engine.view import view_of
from server.kit.actor import Actor

NO_PARENT = "没有指明所属数据的列 | No column names the row that these belong to"


@dataclass(frozen=True, slots=True)
class SubTable:
    """`column` holds the parent's id; both resources are the actor's view."""

    parent: Resource
    child: Resource
    column: str

    @property
    def field(self) -> Field | None:
        return next((item for item in self.child.complete_fields if item.column == self.column), None)

    @property
    def key(self) -> Field | None:
        """The field of the parent by which a sheet names it: a unique text, else its label will do."""
        texts = [
            item for item in self.parent.complete_fields if item.unique and item.kind == "text" and not item.secret
        ]
        return texts[0] if texts else None


def sub_tables(resource: Resource, actor: Actor, verb: str) -> Iterator[SubTable]:
    """Those of the form's sub-tables for which the engine serves the verb."""
    for path, column in resource.inline_children:
        child = registry().require(path)
        if verb in child.verbs:
            yield SubTable(view_of(resource, actor), view_of(child, actor), column)


def named_sheet(table: SubTable, names: Sequence[str]) -> str | None:
    """The sheet that a sub-table's title in either language, or its path, heads."""
    titles = table.child.titles
    wanted = {
        text.casefold() for title in (titles.zh, titles.en, table.child.path) for text in (title, sheet_name(title))
    }
    return next((name for name in names if name.strip().casefold() in wanted), None)


def export_columns(table: SubTable, fields: Sequence[Field]) -> tuple[list[Field], dict[str, str]]:
    """Fields of the sub-table's sheet, the parent's first, and the expression for it where a code names the row."""
    own = table.field
    if own is None:
        return [], {}
    key, rest = table.key, [item for item in fields if item.column != table.column]
    if key is None:
        return [own, *rest], {}
    named = replace(own, ref=None, kind="text")
    code = f"(SELECT p.{quote(key.column)} FROM {quote(table.parent.table)} p WHERE p.id = t.{quote(table.column)})"
    return [named, *rest], {table.column: code}


def export_scope(table: SubTable, actor: Actor, query: Mapping[str, str]) -> tuple[str, list[object]]:
    """FROM … ORDER BY of the rows that belong to the parents of a list, within what the actor sees of both."""
    parents = compile_list(table.parent, actor, query)
    params = Parameters(actor.today, *parents.values)
    conditions = scope_conditions(table.child, actor, params)
    conditions.append(f't.{quote(table.column)} IN (SELECT t."id" {parents.tail})')
    order = f"t.{quote(table.column)}, {order_terms(list(table.child.sorts))}"
    text = f"FROM {quote(table.child.table)} t WHERE {' AND '.join(conditions)} ORDER BY {order}"
    return text, params.values


def child_fields(table: SubTable, join: str) -> list[Field]:
    """What the sub-table's sheet may hold; with `join`, that field of the parent may head the column that names it too."""
    fields = importable(table.child.complete_fields)
    own = next((item for item in fields if item.column == table.column), None)
    if own is None:
        raise Invalid(NO_PARENT, id="sheet.columns")
    if not join:
        return fields
    item = table.parent.by_key[join]
    return [replace(own, label=item.label, wire=item.key), *fields]
