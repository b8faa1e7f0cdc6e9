"""What the files of sheets share, whatever their format: two title rows, a header, then rows in the order of its columns."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any, BinaryIO

from server.sandbox.child import Work
from server.sandbox.rows import decode_rows

HEADER_ROW = 2
NUMBER_FORMATS = {"date": "yyyy-mm-dd", "datetime": "yyyy-mm-dd hh:mm:ss", "money": "#,##0.00", "decimal": "0.######"}
_WIDTHS = {"date": 12.0, "datetime": 20.0, "money": 13.0, "textarea": 30.0, "int": 10.0, "bool": 8.0}
MOST_TEXT = 32_767
_MOST_NAME = 31


@dataclass(frozen=True, slots=True)
class Column:
    """`kind` is a field kind; it decides number format and width."""

    title: str
    kind: str = "text"
    width: float | None = None

    @property
    def letters(self) -> float:
        """How wide it is shown."""
        return self.width or _WIDTHS.get(self.kind, 16.0)


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet of a file; rows hold values in the order of the columns: text, numbers, date, naive datetime, bool or None."""

    title: str
    subtitle: str
    columns: Sequence[Column]
    rows: Iterable[Sequence[Any]]

    @property
    def head(self) -> list[str]:
        """The titles of the columns, a repeated one with a number."""
        return _distinct([column.title for column in self.columns])


WriteBook = Callable[[BinaryIO, Sequence[Page]], None]


def write_pages(write: WriteBook, work: Work) -> Iterator[Any]:
    """{pages: [{title, subtitle, columns: [[title, kind, width]]}]} and a file to write to; yields when it is whole.

    Then it is told the rows of the first page in pieces of {columns, kinds}, an empty one at their end, and of the next.
    """
    pages = [
        Page(page["title"], page["subtitle"], [Column(*column) for column in page["columns"]], _told(work))
        for page in work.request["pages"]
    ]
    with os.fdopen(work.files[0], "wb") as target:
        write(target, pages)
    yield True


def _told(work: Work) -> Iterator[list[Any]]:
    while piece := work.hear():
        yield from decode_rows(piece)


def _distinct(titles: Sequence[str]) -> list[str]:
    seen: dict[str, int] = {}
    names = []
    for title in titles:
        seen[title] = seen.get(title, 0) + 1
        names.append(title if seen[title] == 1 else f"{title} {seen[title]}")
    return names


def sheet_name(title: str) -> str:
    """A title as a tab name: Excel forbids some characters and more than 31."""
    return "".join("_" if letter in "[]:*?/\\'" else letter for letter in title).strip()[:_MOST_NAME] or "Sheet1"


def take_name(title: str, taken: set[str]) -> str:
    """A tab name that no other sheet of the file has, in whatever case; a repeated one ends in a number."""
    name, number = sheet_name(title), 1
    while name.casefold() in taken:
        number += 1
        end = f" {number}"
        name = sheet_name(title)[: _MOST_NAME - len(end)] + end
    taken.add(name.casefold())
    return name


def to_cell(value: Any) -> Any:
    """What a sheet cannot hold is shortened or written as text; big ints would lose digits as numbers."""
    if isinstance(value, str):
        return value if len(value) <= MOST_TEXT else value[:MOST_TEXT]
    if isinstance(value, date):
        return value if value.year >= 1900 else value.isoformat()
    if type(value) is int and abs(value) >= 10**15:
        return str(value)
    return value
