"""Calendars as text (RFC 5545): what the format asks for and no more, so that the same events are the same bytes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime

_OCTETS = 75
_ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})


@dataclass(frozen=True, slots=True)
class Event:
    """`begin`, `end`: moments, or days with the day after the last as the end. `changed`: when it was written last; `sequence`
    rises with each change, so that apps take the newer one."""

    uid: str
    begin: datetime | date
    end: datetime | date
    title: str
    changed: datetime
    sequence: int
    place: str = ""
    text: str = ""
    cancelled: bool = False


def write_calendar(name: str, events: Iterable[Event]) -> bytes:
    """The file, with lines of at most 75 octets that end as the format says."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Guanjia//Calendar//ZH",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{escape(name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ]
    for event in events:
        lines += _lines_of(event)
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in fold(line)).encode()


def _lines_of(event: Event) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{event.uid}"
    yield f"DTSTAMP:{_moment(event.changed)}"
    yield f"LAST-MODIFIED:{_moment(event.changed)}"
    yield f"SEQUENCE:{event.sequence}"
    yield f"DTSTART{_when(event.begin)}"
    yield f"DTEND{_when(event.end)}"
    yield f"SUMMARY:{escape(event.title)}"
    if event.place:
        yield f"LOCATION:{escape(event.place)}"
    if event.text:
        yield f"DESCRIPTION:{escape(event.text)}"
    yield f"STATUS:{'CANCELLED' if event.cancelled else 'CONFIRMED'}"
    yield "END:VEVENT"


def _when(at: datetime | date) -> str:
    return f":{_moment(at)}" if isinstance(at, datetime) else f";VALUE=DATE:{at:%Y%m%d}"


def _moment(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def escape(text: str) -> str:
    """Without what would end the value or the line; other control signs have no place in a text."""
    plain = text.replace("\r\n", "\n").translate(_ESCAPED)
    return "".join(sign for sign in plain if sign >= " " or sign == "\t")


def fold(line: str) -> list[str]:
    """In parts of at most 75 octets, each after the first behind a space, and no sign cut in two."""
    parts, part, size = [], "", 0
    for sign in line:
        octets = len(sign.encode())
        if size + octets > _OCTETS:
            parts.append(part)
            part, size = " ", 1
        part, size = part + sign, size + octets
    return [*parts, part]
