"""The plan of an import: what a sheet's columns mean for one resource and actor.

Readers, choices, references and unique keys are compiled once, not for each row.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.indexes import unique_keys
from schema.kit.resource import Resource
from schema.kit.text import localize
from server.engine.dictionaries import items_of
from server.engine.sheet_cells import ReadColumn, Wrong, as_text, column_reader
from server.engine.sheet_lookup import find_references, find_taken
from server.engine.sheet_read import Match
from server.kit.actor import Actor

TAKEN = "已存在 | Already exists"
TWICE = "文件中重复 | Twice in this file"


@dataclass(frozen=True, slots=True)
class Refused:
    """A row that was not loaded: its line, its cells as they were, and (title, pair text) per finding."""

    line: int
    cells: list[Any]
    reasons: list[tuple[str, str]]


@dataclass
class Batch:
    """Read rows, column by column; position i of every list is the same row."""

    lines: list[int]
    cells: list[list[Any]]
    columns: dict[str, list[Any]]
    refused: list[Refused] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.lines)

    def values(self, index: int) -> dict[str, Any]:
        return {column: values[index] for column, values in self.columns.items()}

    def refuse(self, findings: dict[int, list[tuple[str, str]]]) -> "Batch":
        """The batch without these rows, which become refused."""
        if not findings:
            return self
        refused = [Refused(self.lines[i], self.cells[i], found) for i, found in sorted(findings.items())]
        kept = [i for i in range(len(self.lines)) if i not in findings]
        return Batch(
            [self.lines[i] for i in kept],
            [self.cells[i] for i in kept],
            {column: [values[i] for i in kept] for column, values in self.columns.items()},
            self.refused + refused,
        )

    def only(self, indexes: Sequence[int]) -> "Batch":
        """These rows alone, nothing refused."""
        return Batch(
            [self.lines[i] for i in indexes],
            [self.cells[i] for i in indexes],
            {column: [values[i] for i in indexes] for column, values in self.columns.items()},
        )

    def part(self, start: int, end: int) -> "Batch":
        columns = {column: values[start:end] for column, values in self.columns.items()}
        return Batch(self.lines[start:end], self.cells[start:end], columns)


@dataclass
class Joined:
    """How rows of a sub-table find their parent: in `column`, by the parent's column `by`, or by any of its names.

    `coming` are parents of the same file that are checked and not yet written: name -> a number below zero.
    """

    column: str
    by: str = ""
    coming: dict[str, int] = field(default_factory=dict)

    def expect(self, known: dict[str, Any], texts: set[str]) -> None:
        for text in {text.lower() for text in texts} & set(self.coming):
            known.setdefault(text, self.coming[text])


@dataclass
class Plan:
    """`readers` by column; `labels` of reference fields grow with what the file mentions."""

    resource: Resource
    actor: Actor
    match: Match
    readers: dict[str, ReadColumn]
    labels: dict[str, dict[str, Any]]
    fixed: dict[str, Any] = field(default_factory=dict)
    joined: "Joined | None" = None
    seen: dict[tuple[str, ...], set[tuple[Any, ...]]] = field(default_factory=dict)

    async def learn(self, rows: Sequence[Sequence[Any]]) -> None:
        """Looks up the references that these rows mention and that are not known yet, once per distinct text."""
        for place, item in self.match.places:
            if not item.ref:
                continue
            known = self.labels[item.column]
            texts = {part.strip() for row in rows for part in _parts(item, row[place])} - {""}
            if fresh := {text for text in texts if text.lower() not in known}:
                joined = self.joined if self.joined and self.joined.column == item.column else None
                known.update(await find_references(item.ref, fresh, self.actor, joined.by if joined else ""))
                if joined:
                    joined.expect(known, fresh)

    def read(self, lines: list[int], rows: list[list[Any]]) -> Batch:
        """Reads a chunk; for a thread."""
        cells = list(zip(*rows, strict=True))
        columns: dict[str, list[Any]] = {}
        findings: dict[int, list[tuple[str, str]]] = {}
        for place, item in self.match.places:
            values = self.readers[item.column](cells[place])
            columns[item.column] = values
            for index, value in enumerate(values):
                if type(value) is Wrong:
                    findings.setdefault(index, []).append((item.label.of(self.actor.locale), value.message))
        columns |= {column: [value] * len(lines) for column, value in self.fixed.items()}
        return Batch(lines, rows, columns).refuse(findings)

    def values(self, batch: Batch, index: int) -> dict[str, Any]:
        """As a domain is asked about a row: a parent that is still to come is not named."""
        values = batch.values(index)
        if self.joined and (values.get(self.joined.column) or 0) < 0:
            del values[self.joined.column]
        return values

    async def check_unique(self, batch: Batch) -> Batch:
        """Refuses rows whose unique keys are taken in the table or appeared earlier in the file."""
        findings: dict[int, list[tuple[str, str]]] = {}
        for key in unique_keys(self.resource):
            if not all(column in batch.columns for column in key):
                continue
            rows = list(zip(*(batch.columns[column] for column in key), strict=True))
            taken = await find_taken(self.resource, key, {row for row in rows if None not in row}, self.actor.tenant_id)
            seen = self.seen.setdefault(key, set())
            title = "、".join(self.title_of(column) for column in key)
            for index, row in enumerate(rows):
                if None in row:
                    continue
                if row in taken or row in seen:
                    findings.setdefault(index, []).append((title, TAKEN if row in taken else TWICE))
                seen.add(row)
        return batch.refuse(findings)

    def title_of(self, column: str) -> str:
        found = next((item for _, item in self.match.places if item.column == column), None)
        return found.label.of(self.actor.locale) if found else column


def _parts(item: Field, value: Any) -> list[str]:
    text = as_text(value)
    return text.replace("，", ",").split(",") if item.kind == "refs" else [text]


async def make_plan(
    resource: Resource, actor: Actor, match: Match, fields: Sequence[Field], fixed: Mapping[str, str] | None = None
) -> Plan:
    """Raises Invalid when a required column is missing from the sheet. `fixed` texts stand for a cell of every row."""
    values = await _fixed_values(resource, actor, fixed or {})
    match = Match(tuple(place for place in match.places if place[1].column not in values), match.unknown)
    present = {item.column for _, item in match.places} | set(values)
    missing = [item for item in fields if item.required and item.column not in present]
    if missing:
        zh, en = (", ".join(getattr(item.label, side) for item in missing) for side in ("zh", "en"))
        text = f"文件上传失败，缺少必填列: {zh} | The upload failed, required columns are missing: {en}"
        raise Invalid(text, id="sheet.columns")
    readers: dict[str, ReadColumn] = {}
    labels: dict[str, dict[str, Any]] = {}
    for _, item in match.places:
        choices: dict[str, Any] | None = None
        if item.dict:
            choices = await dictionary_choices(actor.tenant_id, item.dict)
        elif item.ref:
            choices = labels.setdefault(item.column, {})
        readers[item.column] = column_reader(item, default_of(resource, item), choices)
    return Plan(resource, actor, match, readers, labels, values)


async def _fixed_values(resource: Resource, actor: Actor, fixed: Mapping[str, str]) -> dict[str, Any]:
    """Column -> stored value of what every row gets; the words of a cell are understood."""
    values: dict[str, Any] = {}
    problems: dict[str, str] = {}
    for key, text in fixed.items():
        item = resource.by_key[key]
        choices: dict[str, Any] | None = None
        if item.dict:
            choices = await dictionary_choices(actor.tenant_id, item.dict)
        elif item.ref:
            choices = await find_references(item.ref, {text}, actor)
        value = column_reader(item, default_of(resource, item), choices)([text])[0]
        if type(value) is Wrong:
            problems[key] = value.message
        values[item.column] = value
    if problems:
        raise Invalid(fields=problems)
    return values


def default_of(resource: Resource, item: Field) -> Any:
    """What an empty cell stands for; a required field has none."""
    if item.required:
        return None
    return column_default(resource.model._meta.fields_map.get(item.column))


def column_default(column: Any) -> Any:
    default = getattr(column, "default", None)
    return default() if callable(default) else default


async def dictionary_choices(tenant_id: int, code: str) -> dict[str, Any]:
    """Label in either language, and value, -> value."""
    choices: dict[str, Any] = {}
    items = await items_of(tenant_id, code)
    for side in ("value", "textEn", "text"):
        choices.update({str(entry[side]).lower(): entry["value"] for entry in items if entry[side]})
    return choices


def reasons_text(reasons: Sequence[tuple[str, str]], locale: str) -> str:
    """As the error file says it; a finding without a title is about the row."""
    return "; ".join(
        f"{title}: {localize(message, locale)}" if title else localize(message, locale) for title, message in reasons
    )
