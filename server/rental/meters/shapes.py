"""Shapes of the answers about meters."""

from server.rental.shapes import Shape


class ReadingClash(Shape):
    """What was read and did not fit what had been written meanwhile; `why` is a pair text."""

    value: str | None
    why: str


class ReadingCard(Shape):
    """A reading on a phone. Quantities are texts without the zeros behind; `usages` are the last ones, the newest first.
    `state` is that of its process, or "deleted"."""

    id: str
    version: int
    round: str
    meter_id: str
    meter_no: str
    meter_kind: str
    community: str
    building: str
    place: str | None
    walk: int
    read_date: str
    kind: str
    since: str | None
    last_value: str
    digits: int
    factor: str
    usages: list[str]
    lived_in: bool
    value: str | None
    rolled: bool
    usage: str | None
    warnings: list[str]
    skipped: str | None
    photo: str | None
    state: str
    conflict: ReadingClash | None


class WalkRound(Shape):
    """A community on a day: how many readings it has, and how many open ones are not on the phone yet."""

    key: str
    name: str
    read_date: str
    total: int
    more: int


class WalkShape(Shape):
    readings: list[ReadingCard]
    rounds: list[WalkRound]
    read_only: bool


class ReadingTakenShape(Shape):
    reading: ReadingCard


class MeterPhotoShape(Shape):
    path: str


class MeterToReadShape(Shape):
    """A meter that is to be read at a handover, with the last that it showed."""

    id: str
    serial: str
    kind: str
    place: str
    last_value: str | None
    last_date: str | None
