"""A channel's calendar as it comes (RFC 5545): its events as nights of a unit, whatever way the channel writes days.

What channels write is known: days without times, floating times, or moments in UTC; no recurrences, and no guest.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from schema.kit.clock import SHANGHAI
from schema.rental.channel_feed import HELD, STAY, UNAVAILABLE

MOST_EVENTS = 5000
LONGEST = timedelta(days=730)
LONGEST_UID, LONGEST_SUMMARY = 255, 200
_CLOSED = re.compile(r"not available|unavailable|closed|blocked|不可|关闭|停售", re.IGNORECASE)
_HELD = re.compile(r"\bhold\b|tentative|pending|保留|待确认", re.IGNORECASE)
_ESCAPED = re.compile(r"\\([\\;,nN])")


class NoCalendar(ValueError):
    """What came is no calendar, or more of one than any channel sends."""


@dataclass(frozen=True, slots=True)
class ForeignEvent:
    """Nights [from_day, to_day) that a channel has taken or closed."""

    uid: str
    kind: str
    from_day: date
    to_day: date
    summary: str


def read_calendar(text: str) -> list[ForeignEvent]:
    """Its events, one for each UID, the last that says it; those without days or with too many are left out."""
    lines = _unfold(text)
    if not lines or lines[0].strip().upper() != "BEGIN:VCALENDAR":
        raise NoCalendar("返回的不是日历 | What came is no calendar")
    found: dict[str, ForeignEvent] = {}
    for number, event in enumerate(_events(lines)):
        if number >= MOST_EVENTS:
            raise NoCalendar("事件过多 | Too many events")
        read = _read(event)
        if read is not None:
            found[read.uid] = read
    return list(found.values())


def _unfold(text: str) -> list[str]:
    """Lines as they were before they were folded."""
    lines: list[str] = []
    for line in text.lstrip("\ufeff").splitlines():
        if line[:1] in (" ", "\t") and lines:
            lines[-1] += line[1:]
        elif line:
            lines.append(line)
    return lines


Properties = dict[str, tuple[str, str]]
"""(parameters, value) by name."""


def _events(lines: list[str]) -> Iterator[Properties]:
    """Properties of each event; what stands inside of it, such as alarms, is not its own."""
    inside: list[str] = []
    event: Properties = {}
    for line in lines:
        head, _, value = line.partition(":")
        name, _, parameters = head.upper().partition(";")
        if name == "BEGIN":
            inside.append(value.strip().upper())
            event = {} if inside[-1] == "VEVENT" else event
        elif name == "END":
            if inside and inside.pop() == "VEVENT":
                yield event
        elif inside and inside[-1] == "VEVENT":
            event.setdefault(name, (head.partition(";")[2] if parameters else "", value))


def _read(event: Properties) -> ForeignEvent | None:
    if _text(event, "STATUS").upper() == "CANCELLED":
        return None
    begin = _day(event, "DTSTART")
    if begin is None:
        return None
    end = _day(event, "DTEND") or begin + timedelta(days=1)
    end = max(end, begin + timedelta(days=1))
    if end - begin > LONGEST:
        return None
    summary = _plain(_text(event, "SUMMARY"))[:LONGEST_SUMMARY]
    return ForeignEvent(_uid(_text(event, "UID"), begin, end, summary), _kind(event, summary), begin, end, summary)


def _text(event: Properties, name: str) -> str:
    return event.get(name, ("", ""))[1].strip()


def _plain(text: str) -> str:
    said = _ESCAPED.sub(lambda found: " " if found[1] in "nN" else found[1], text)
    return "".join(sign for sign in said if sign >= " ").strip()


def _kind(event: Properties, summary: str) -> str:
    if _HELD.search(summary) or _text(event, "STATUS").upper() == "TENTATIVE":
        return HELD
    return UNAVAILABLE if _CLOSED.search(summary) else STAY


def _uid(given: str, begin: date, end: date, summary: str) -> str:
    """One that fits; an event without any is known by what it says."""
    known = "".join(sign for sign in given if sign >= " ")
    if known and len(known) <= LONGEST_UID:
        return known
    return sha256((known or f"{begin}|{end}|{summary}").encode()).hexdigest()


def _day(event: Properties, name: str) -> date | None:
    """The day of the house that a day, a floating time or a moment falls on; None where it is none of these."""
    parameters, value = event.get(name, ("", ""))
    text = value.strip()
    try:
        if len(text) == 8:
            return datetime.strptime(text, "%Y%m%d").date()
        if text.endswith("Z"):
            return datetime.strptime(text, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).astimezone(SHANGHAI).date()
        moment = datetime.strptime(text, "%Y%m%dT%H%M%S")
        zone = _zone(parameters)
        return (moment.replace(tzinfo=zone).astimezone(SHANGHAI) if zone else moment).date()
    except (ValueError, OverflowError):
        return None


def _zone(parameters: str) -> ZoneInfo | None:
    """Of a time that names one that is known; others are read as they stand."""
    for part in parameters.split(";"):
        name, _, value = part.partition("=")
        if name.upper() == "TZID":
            try:
                return ZoneInfo(value.strip('"'))
            except (ZoneInfoNotFoundError, ValueError, OSError):
                return None
    return None
