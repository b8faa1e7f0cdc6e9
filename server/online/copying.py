"""Rows of a form whose fields change their kind: read from the old columns, converted, written to the new ones.

A row says at which version of itself it was copied, so what was written since is found again whoever wrote it, and going on after a
worker that died copies nothing twice. The version of the row itself stays: nobody who has it open is refused for this.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import asyncpg

from schema.kit.errors import Conflict
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.text import pair
from schema.online.definition import REFERENCES, BuiltField, build_lines, build_resource
from schema.online.form import DICTIONARY, OPTIONS
from server.engine.dictionaries import labels_of
from server.engine.labels import reference_labels
from server.engine.sheet_cells import SEVERAL, Wrong
from server.engine.sheet_lookup import find_references
from server.engine.sheet_plan import dictionary_choices
from server.kit.actor import Actor
from server.kit.unit_of_work import Work
from server.online.conversion import Conversion, convert, shown
from server.online.planning import Plan
from server.online.tables import COPIED

BATCH = 1000
Connection: TypeAlias = asyncpg.Connection | asyncpg.Pool


@dataclass(frozen=True, slots=True)
class Target:
    """A table whose fields change their kind; `resource`: as the version to come has it."""

    resource: Resource
    conversions: tuple[Conversion, ...]

    def field(self, one: Conversion) -> Field:
        return next(item for item in self.resource.complete_fields if item.column == one.new.column)


@dataclass(frozen=True, slots=True)
class Prepared:
    """What a version is published with once its rows are copied: the columns that are there, by the field, and the terms by which."""

    columns: Mapping[int, int]
    terms: str
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """A value that cannot be converted."""

    one: Conversion
    row_id: int
    text: str
    reason: str


def terms_of(plan: Plan) -> str:
    return repr([one.terms for one in plan.conversions])


def targets_of(plan: Plan) -> tuple[Target, ...]:
    definition = plan.definition
    resources = {table.number: build_lines(definition, table) for table in definition.tables}
    resources[definition.number] = build_resource(definition)
    numbers = dict.fromkeys(one.number for one in plan.conversions)
    return tuple(
        Target(resources[number], tuple(one for one in plan.conversions if one.number == number)) for number in numbers
    )


async def read_values(actor: Actor, target: Target, one: Conversion, values: Sequence[Any]) -> list[tuple[str, Any]]:
    """(what people read of the old value, the new one) of each, Wrong where there is none; None stays None."""
    labels = await _labels(actor, one.old, {str(value) for value in values if value is not None})
    texts = ["" if value is None else shown(one, value, labels) for value in values]
    choices = await _choices(actor, one.new, set(texts) - {""})
    return list(zip(texts, convert(one, target.field(one), texts, choices), strict=True))


async def _labels(actor: Actor, old: BuiltField, values: set[str]) -> dict[str, str]:
    if old.kind in (OPTIONS, DICTIONARY):
        return await labels_of(actor.tenant_id, old.dict_code)
    path = REFERENCES.get(old.kind)
    return await reference_labels(path, {int(value) for value in values}, actor.tenant_id) if path else {}


async def _choices(actor: Actor, new: BuiltField, texts: set[str]) -> dict[str, Any] | None:
    if new.kind == DICTIONARY:
        return await dictionary_choices(actor.tenant_id, new.dict_code)
    if new.kind == OPTIONS:
        return _options(new)
    path = REFERENCES.get(new.kind)
    return await find_references(path, texts, actor) if path else None


def _options(new: BuiltField) -> dict[str, Any]:
    """The dictionary is made with the version; until then the draft says what there will be."""
    choices: dict[str, Any] = {}
    for option in new.options:
        for name in {part.lower() for part in option if part}:
            choices[name] = option[0] if name not in choices else SEVERAL
    return choices


async def uncopied_rows(connection: Connection, target: Target, after: int) -> list[Any]:
    """The next rows behind an id that were not copied as they are now, those in the bin too."""
    columns = ", ".join(f't."{one.old.column}"' for one in target.conversions)
    found: list[Any] = await connection.fetch(
        f'SELECT t.id, t.row_version, {columns} FROM "{target.resource.table}" t'
        f' WHERE t.id > $1 AND t."{COPIED}" IS DISTINCT FROM t.row_version ORDER BY t.id LIMIT {BATCH}',
        after,
    )
    return found


async def copy_rows(work: Work, target: Target, rows: Sequence[Any]) -> None:
    """Conflict with the first values that cannot be converted. A row that was changed since it was read is left for later."""
    columns: list[list[Any]] = []
    for one in target.conversions:
        values = await read_values(work.actor, target, one, [row[one.old.column] for row in rows])
        found = [
            Refused(one, row["id"], text, value.message)
            for row, (text, value) in zip(rows, values, strict=True)
            if isinstance(value, Wrong)
        ]
        if found:
            raise refusal(one, len(found), found)
        columns.append([_stored(target, one, value) for _, value in values])
    await _write(work.connection, target, rows, columns)


async def _write(
    connection: asyncpg.Connection, target: Target, rows: Sequence[Any], columns: Sequence[Sequence[Any]]
) -> None:
    table, ids = target.resource.table, [row["id"] for row in rows]
    await connection.fetch(f'SELECT id FROM "{table}" WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', ids)
    names = [one.new.column for one in target.conversions]
    arrays = ", ".join(f"${place}::{_type(target, name)}[]" for place, name in enumerate(names, 3))
    put = ", ".join(f'"{name}" = v."{name}"' for name in names)
    given = ", ".join(f'"{name}"' for name in names)
    await connection.execute(
        f'UPDATE "{table}" t SET {put}, "{COPIED}" = v.rv FROM unnest($1::bigint[], $2::int[], {arrays})'
        f" AS v(id, rv, {given}) WHERE t.id = v.id AND t.row_version = v.rv",
        ids,
        [row["row_version"] for row in rows],
        *columns,
    )


def _type(target: Target, name: str) -> str:
    column: Any = target.resource.model._meta.fields_map[name]
    return str(column.get_for_dialect("postgres", "SQL_TYPE")).split("(")[0]


def _stored(target: Target, one: Conversion, value: Any) -> Any:
    """What stands for nothing in a column that cannot be empty is its default."""
    column = target.resource.model._meta.fields_map[one.new.column]
    return column.default if value is None and not column.null else value


def refusal(one: Conversion, count: int, found: Sequence[Refused]) -> Conflict:
    """Said at the field; it shows no value, as not everybody who publishes may see the rows."""
    told = pair(found[0].reason)
    text = (
        f"字段「{one.new.title}」有{count}个值不能转换：{told.zh}"
        f" | {count} values of “{one.new.title_en}” cannot be converted: {told.en}"
    )
    result = {"field": one.new.name, "rows": [str(item.row_id) for item in found[:10]], "fields": {"kind": text}}
    return Conflict(text, id="form.refused", result=result)
