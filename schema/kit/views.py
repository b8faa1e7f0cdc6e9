"""How the rows of a list may be looked at besides the table, as cards with a picture, in a calendar or as a chart, and how a long form
is laid out.

They are declared beside the fields, so that every resource whose rows are looked at has them without code of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Cards:
    """Columns. cover: of pictures, whose first is shown; initials where a row has none. title: what opens the row; its label where
    it is empty. state: of a choice. lines: up to two more."""

    cover: str = ""
    title: str = ""
    state: str = ""
    lines: str = ""


@dataclass(frozen=True, slots=True)
class Span:
    """Columns. begin and end: of days or moments; a row without an end is where it begins. title: what the row is called; its label
    where it is empty."""

    begin: str
    end: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class FormStep:
    """title: a pair text. columns: the fields that the step asks for. child: the path of what belongs to the row, instead of fields."""

    title: str
    columns: str = ""
    child: str = ""


@dataclass(frozen=True, slots=True)
class Chart:
    """Columns. along: what stands at the axis, such as a year; rows of the same are added up. bars: up to four numbers or amounts."""

    along: str
    bars: str


@dataclass(frozen=True, slots=True)
class Views:
    """steps: those of the form, each checked before the next; every field of the form stands in one of them. together: they are
    sections with a heading below one another instead. wide: "columns" whose fields take the whole width of the form, as long
    texts do anyway."""

    cards: Cards | None = None
    span: Span | None = None
    steps: Sequence[FormStep] = ()
    chart: Chart | None = None
    together: bool = False
    wide: str = ""
