"""Rows of cells as JSON and back: by columns, so that only those with dates need a second look."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any


class Unread(str):
    """A cell that holds something other than its value: what it shows, and why it cannot be taken ("error", "formula", "merged")."""

    why: str

    def __new__(cls, text: str, why: str) -> "Unread":
        made = super().__new__(cls, text)
        made.why = why
        return made


_LETTERS: Mapping[type, str] = {datetime: "t", date: "d", time: "c", timedelta: "s", Unread: "u"}
_PLAIN = "."


def _write(value: Any) -> Any:
    if type(value) is Unread:
        return [str(value), value.why]
    return value.total_seconds() if isinstance(value, timedelta) else value.isoformat()


def _seconds(value: float) -> timedelta:
    return timedelta(seconds=value)


def _unread(pair: Sequence[str]) -> Unread:
    text, why = pair
    return Unread(text, why)


_READ: Mapping[str, Callable[[Any], Any]] = {
    "t": datetime.fromisoformat,
    "d": date.fromisoformat,
    "c": time.fromisoformat,
    "s": _seconds,
    "u": _unread,
}


def encode_rows(rows: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """{columns, kinds}: `kinds` has a letter for each cell of those columns in which more than a text, number or choice stands."""
    columns: list[list[Any]] = [list(column) for column in zip(*rows, strict=True)]
    kinds: dict[str, str] = {}
    for place, column in enumerate(columns):
        if not _LETTERS.keys().isdisjoint(set(map(type, column))):
            letters = [_LETTERS.get(type(value), _PLAIN) for value in column]
            kinds[str(place)] = "".join(letters)
            pairs = zip(column, letters, strict=True)
            columns[place] = [value if letter == _PLAIN else _write(value) for value, letter in pairs]
    return {"columns": columns, "kinds": kinds}


def decode_rows(found: Mapping[str, Any]) -> list[list[Any]]:
    """The rows as they were; ValueError or TypeError where a child told nonsense."""
    columns: list[list[Any]] = found["columns"]
    for place, letters in found["kinds"].items():
        column = columns[int(place)]
        if letters.count(letters[0]) == len(letters):
            columns[int(place)] = list(map(_READ[letters[0]], column))
        else:
            pairs = zip(column, letters, strict=True)
            columns[int(place)] = [value if letter == _PLAIN else _READ[letter](value) for value, letter in pairs]
    return list(map(list, zip(*columns, strict=True)))
