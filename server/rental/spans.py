"""Arithmetic of half-open day spans [start, end): a night is named by its evening date; and of hours within a day."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from typing import NamedTuple

from schema.kit.errors import Invalid

DAY = timedelta(days=1)
LONGEST_STAY = 366


class Span(NamedTuple):
    start: date
    end: date

    @property
    def nights(self) -> int:
        return (self.end - self.start).days

    def days(self) -> Iterator[date]:
        """Each night of the span."""
        for offset in range(self.nights):
            yield self.start + timedelta(days=offset)

    def overlaps(self, other: "Span") -> bool:
        return self.start < other.end and other.start < self.end

    def shift(self, days: int) -> "Span":
        return Span(self.start + timedelta(days=days), self.end + timedelta(days=days))


class Hours(NamedTuple):
    """Minutes [start, end) of a day."""

    start: int
    end: int


def read_minute(text: str) -> int:
    """Minutes since midnight: 09:30 is 570."""
    hour, minute = text.split(":")
    return int(hour) * 60 + int(minute)


def show_minute(minute: int) -> str:
    return f"{minute // 60:02d}:{minute % 60:02d}"


def show_hours(hours: Hours) -> str:
    return f"{show_minute(hours.start)}–{show_minute(hours.end)}"


def shape_hours(start: int | None, end: int | None) -> dict[str, str] | None:
    """As boards and forms get it; None where there are nights."""
    if start is None or end is None:
        return None
    return {"from": show_minute(start), "to": show_minute(end)}


def subtract(span: Span, others: Iterable[Span]) -> list[Span]:
    """The parts of `span` that no other span covers, in order."""
    parts = [span]
    for other in others:
        parts = [piece for part in parts for piece in _cut(part, other)]
    return parts


def _cut(part: Span, other: Span) -> list[Span]:
    if not part.overlaps(other):
        return [part]
    left, right = Span(part.start, other.start), Span(other.end, part.end)
    return [piece for piece in (left, right) if piece.nights > 0]


def check_span(span: Span, start: str = "checkIn", end: str = "checkOut") -> None:
    """Departure after arrival, and not absurdly long; Invalid names the field at fault."""
    if span.nights < 1:
        raise Invalid(fields={end: "离店日期必须晚于入住日期 | Departure must be after check-in"})
    if span.nights > LONGEST_STAY:
        raise Invalid(fields={end: f"最多{LONGEST_STAY}晚，请签长租 | At most {LONGEST_STAY} nights; use a lease"})


def merge_spans(spans: Iterable[Span]) -> list[Span]:
    """The same nights in as few spans as there can be, in order."""
    merged: list[Span] = []
    for span in sorted(spans):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged
