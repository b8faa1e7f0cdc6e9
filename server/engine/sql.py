"""SQL parameters, collected while the text is composed from looked-up names.

Values are bound, so that no input reaches the text.
"""

from datetime import date
from typing import Any

_CASTS = {
    "int": "int",
    "bytes": "bigint",
    "ref": "bigint",
    "tree": "bigint",
    "money": "bigint",
    "decimal": "numeric",
    "bool": "boolean",
    "date": "date",
    "datetime": "timestamptz",
}


class Parameters:
    """`add` gives the placeholder of a value; values never become text. `today`: what conditions mean by it, the business day.
    `begun_elsewhere`: a condition finds its rows by an index, or from those of another table, before any order is looked at."""

    def __init__(self, today: date, *values: Any) -> None:
        self.today, self.values, self.begun_elsewhere = today, list(values), False

    def add(self, value: Any, kind: str = "") -> str:
        self.values.append(value)
        cast = _CASTS.get(kind)
        return f"${len(self.values)}" + (f"::{cast}" if cast else "")


def quote(name: str) -> str:
    """A looked-up column or table name; names from outside never get here."""
    return f'"{name}"'


def escape_like(text: str) -> str:
    """Makes % _ and \\ of a user's text literal."""
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
