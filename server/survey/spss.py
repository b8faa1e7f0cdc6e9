"""Answers as SPSS reads them: numbers for choices in a text file, and the syntax that names each variable and each value.

Pure, so that what a file holds hangs on the questions and answers alone; `exporting.py` reads these and answers the call.
"""

import csv
import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal

from schema.survey.question import COUNTED, MATRIX, MULTI, RANK, SECTION, SINGLE
from server.survey.definition import Question

DATA, SYNTAX = "answers.csv", "answers.sps"
_LABEL_BYTES, _VALUE_BYTES, _STRING_BYTES = 255, 120, 32_000
_FORMULA = ("=", "+", "-", "@")


@dataclass(frozen=True, slots=True)
class Given:
    """One answer, as it is kept."""

    value: Sequence[str] | None = None
    number: Decimal | None = None
    text: str | None = None


Response = Mapping[int, Given]
"""By the id of the question."""


@dataclass(frozen=True, slots=True)
class Variable:
    """`labels`: by code; a text where `is_text`. `read` gives what stands in its column, empty where nothing was answered."""

    name: str
    label: str
    question_id: int
    read: Callable[[Given], str]
    labels: Mapping[int, str] = field(default_factory=dict)
    is_text: bool = False


def variables_of(questions: Sequence[Question]) -> list[Variable]:
    return [variable for one in questions if one.kind != SECTION for variable in _variables(one)]


def _variables(one: Question) -> list[Variable]:
    name = f"Q{one.seq}"
    if one.kind == SINGLE:
        codes = {option: code for code, option in enumerate(one.options, start=1)}
        return [Variable(name, one.title, one.id, lambda given: _code(codes, given.value), _turned(codes))]
    if one.kind == MATRIX:
        codes = {column: code for code, column in enumerate(one.columns, start=1)}
        return [
            Variable(f"{name}_{at}", f"{one.title}: {row}", one.id, _cell(row, codes), _turned(codes))
            for at, row in enumerate(one.options, start=1)
        ]
    if one.kind in (MULTI, RANK):
        read, labels = (_place, {}) if one.kind == RANK else (_chosen, {0: "No", 1: "Yes"})
        return [
            Variable(f"{name}_{at}", f"{one.title}: {option}", one.id, read(option), labels)
            for at, option in enumerate(one.options, start=1)
        ]
    if one.kind in COUNTED:
        return [Variable(name, one.title, one.id, lambda given: "" if given.number is None else f"{given.number:f}")]
    return [Variable(name, one.title, one.id, lambda given: _text(given.text), is_text=True)]


def _turned(codes: Mapping[str, int]) -> dict[int, str]:
    return {code: name for name, code in codes.items()}


def _code(codes: Mapping[str, int], value: Sequence[str] | None) -> str:
    return str(codes.get(value[0], "")) if value else ""


def _cell(row: str, codes: Mapping[str, int]) -> Callable[[Given], str]:
    by_cell = {f"{row} → {column}": code for column, code in codes.items()}
    return lambda given: next((str(by_cell[one]) for one in given.value or () if one in by_cell), "")


def _chosen(option: str) -> Callable[[Given], str]:
    return lambda given: "" if given.value is None else str(int(option in given.value))


def _place(option: str) -> Callable[[Given], str]:
    return lambda given: str(list(given.value).index(option) + 1) if given.value and option in given.value else ""


def _text(text: str | None) -> str:
    """In one line, and never a formula for a spreadsheet program that opens the file."""
    line = " ".join((text or "").split())
    return f"'{line}" if line.startswith(_FORMULA) else line


def write_spss(questions: Sequence[Question], responses: Sequence[Response]) -> bytes:
    """A zip of the data and its syntax, both in UTF-8."""
    variables = variables_of(questions)
    lines = [
        [
            variable.read(response[variable.question_id]) if variable.question_id in response else ""
            for variable in variables
        ]
        for response in responses
    ]
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as box:
        box.writestr(DATA, "\ufeff" + _csv(variables, lines))
        box.writestr(SYNTAX, "\ufeff" + _syntax(variables, lines))
    return file.getvalue()


def _csv(variables: Sequence[Variable], lines: Sequence[Sequence[str]]) -> str:
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\r\n")
    sheet.writerow(["ID", *(one.name for one in variables)])
    sheet.writerows([str(number), *line] for number, line in enumerate(lines, start=1))
    return text.getvalue()


def _syntax(variables: Sequence[Variable], lines: Sequence[Sequence[str]]) -> str:
    formats = [f"  {one.name} {_format(one, [line[at] for line in lines])}" for at, one in enumerate(variables)]
    labels = [f"  /{one.name} {_quoted(one.label, _LABEL_BYTES)}" for one in variables]
    values = [
        f"  /{one.name} " + " ".join(f"{code} {_quoted(text, _VALUE_BYTES)}" for code, text in one.labels.items())
        for one in variables
        if one.labels
    ]
    parts = [
        "* Encoding: UTF-8.",
        "SET DECIMAL=DOT.",
        f"GET DATA /TYPE=TXT /FILE='{DATA}' /ENCODING='UTF8' /ARRANGEMENT=DELIMITED /DELCASE=LINE"
        ' /DELIMITERS="," /QUALIFIER=\'"\' /FIRSTCASE=2 /VARIABLES=',
        "  ID F10.0",
        *formats,
        ".",
        *_command("VARIABLE LABELS", labels),
        *_command("VALUE LABELS", values),
        "EXECUTE.",
    ]
    return "\r\n".join(parts) + "\r\n"


def _command(name: str, lines: list[str]) -> list[str]:
    """The first of its parts stands without a stroke."""
    if not lines:
        return []
    return [name, lines[0].replace("/", "", 1), *lines[1:], "."]


def _format(one: Variable, column: Sequence[str]) -> str:
    if one.labels:
        return "F4.0"
    if not one.is_text:
        return "F12.2"
    return f"A{min(_STRING_BYTES, max((len(text.encode()) for text in column), default=1) or 1)}"


def _quoted(text: str, most: int) -> str:
    """A literal: its strokes doubled, in one line, cut at a whole character."""
    line = " ".join(text.split()).encode()[:most].decode(errors="ignore")
    return "'" + line.replace("'", "''") + "'"
