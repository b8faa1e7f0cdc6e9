"""Hours of day use as claims: minutes of one day in leaf units, kept apart from each other and from the nights around them.

A night claimed by a stay or a hold takes its unit from the community's check-in time on the first day to its check-out time on
the last; a lease or a blocked unit takes whole days. So day use fits before somebody arrives, after somebody has left, and on any
day that is not slept through. Both sides look at the other under the row locks of the leaf units (`lock_units`), which every
writer of claims takes first, so neither can slip past the other.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any, Protocol, TypeVar

from pydantic import Field, field_validator

from schema.kit.clock import SHANGHAI, now
from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.unit_of_work import Work
from server.rental.spans import Hours, Span, read_minute

DAY_MINUTES = 24 * 60
STEP = 30
_TIME = re.compile(r"([01]\d|2[0-3]):([03]0)|24:00")


class HoursForm(Body):
    """Half hours of one day, "09:00" to "24:00"."""

    from_: str = Field(alias="from")
    to: str

    @field_validator("from_", "to")
    @classmethod
    def _time(cls, value: str) -> str:
        if not _TIME.fullmatch(value):
            raise ValueError("请选择整点或半点 | Choose a full or half hour")
        return value

    @field_validator("to")
    @classmethod
    def _later(cls, value: str, info: Any) -> str:
        if value <= info.data.get("from_", ""):
            raise ValueError("结束时间必须晚于开始时间 | The end must be after the beginning")
        return value

    def read(self) -> Hours:
        return Hours(read_minute(self.from_), read_minute(self.to))


def hours_of(row: Any) -> Hours | None:
    """The hours of an order, a segment or a hold."""
    return None if row.from_minute is None else Hours(row.from_minute, row.to_minute)


def without(hours: Hours, own: Hours | None) -> list[Hours]:
    """The parts of the hours that the bar being dragged does not have already."""
    if own is None or own.end <= hours.start or own.start >= hours.end:
        return [hours]
    parts = [Hours(hours.start, own.start), Hours(own.end, hours.end)]
    return [part for part in parts if part.start < part.end]


def check_day(actor: Actor, span: Span, hours: Hours) -> None:
    """One day, and not over yet unless the actor may enter what has been."""
    if span.start != span.end:
        raise Invalid(fields={"checkOut": "钟点房当天离店 | Day use ends on the same day"})
    ends = datetime.combine(span.start, time.min, SHANGHAI) + timedelta(minutes=hours.end)
    if ends <= now() and not actor.can("rental:order:backdate"):
        raise Invalid(fields={"hours": "时段已过 | These hours have passed"})


class Slot(Protocol):
    """A claim on hours, as `occupancy.Claim` is."""

    @property
    def unit(self) -> Any: ...
    @property
    def span(self) -> Span: ...
    @property
    def hours(self) -> Hours | None: ...
    @property
    def kind(self) -> str: ...
    @property
    def source_id(self) -> int: ...
    @property
    def stay_id(self) -> int: ...
    @property
    def hold_until(self) -> Any: ...


AnySlot = TypeVar("AnySlot", bound=Slot)
_INSERT = """
INSERT INTO rent_day_use_slot (id, tenant_id, unit_id, leaf_id, day, from_minute, to_minute, kind, source_id, stay_id,
    hold_until)
SELECT x.id, $1, $3, x.leaf, $4, $5, $6, $7, $8, $9, $10 FROM unnest($2::bigint[], $11::bigint[]) AS x (id, leaf)
ORDER BY x.leaf ON CONFLICT DO NOTHING RETURNING id"""

_WHO = """
    coalesce(o.order_no, l.contract_no, '') AS no,
    coalesce(nullif(split_part(o.guest_names, ',', 1), ''), o.contact_name, l.renter_name, b.reason, h.realname, '')
        AS guest"""
_SOURCES = """
LEFT JOIN rent_daily_order o ON c.kind = 'order' AND o.id = c.source_id
LEFT JOIN rent_lease l ON c.kind = 'lease' AND l.id = c.source_id
LEFT JOIN rent_house_block b ON c.kind = 'block' AND b.id = c.source_id
LEFT JOIN rent_hold h ON c.kind = 'hold' AND h.id = c.source_id"""

_OTHER_HOURS = f"""
SELECT c.kind, c.source_id, c.stay_id, c.leaf_id, c.day AS from_day, c.day AS to_day, c.from_minute, c.to_minute, {_WHO}
FROM rent_day_use_slot c {_SOURCES}
WHERE c.leaf_id = ANY($1::bigint[]) AND c.day = $2 AND c.from_minute < $4 AND c.to_minute > $3
    AND c.stay_id <> ALL($5::bigint[])
ORDER BY c.from_minute LIMIT 1"""

BUSY = """
    {c}.from_day + CASE WHEN {c}.kind IN ('lease', 'block') THEN interval '0' ELSE k.check_in_time::interval END
        < {s}.day + {s}.to_minute * interval '1 minute'
    AND {c}.to_day + CASE WHEN {c}.kind IN ('lease', 'block') THEN interval '0' ELSE k.check_out_time::interval END
        > {s}.day + {s}.from_minute * interval '1 minute'"""

_NIGHTS = f"""
SELECT c.kind, c.source_id, c.stay_id, c.leaf_id, c.from_day, c.to_day, NULL::int AS from_minute, NULL::int AS to_minute,
    {_WHO}
FROM (SELECT $2::date AS day, $3::int AS from_minute, $4::int AS to_minute) s
JOIN occupancy_claim c ON c.leaf_id = ANY($1::bigint[]) AND c.from_day <= s.day AND c.to_day >= s.day
JOIN rent_unit u ON u.id = c.leaf_id JOIN rent_community k ON k.id = u.community_id {_SOURCES}
WHERE c.stay_id <> ALL($5::bigint[]) AND (c.hold_until IS NULL OR c.hold_until > $6) AND {BUSY.format(c="c", s="s")}
ORDER BY c.from_day LIMIT 1"""

_HOURS_IN_THE_WAY = f"""
SELECT c.kind, c.source_id, c.stay_id, c.leaf_id, c.day AS from_day, c.day AS to_day, c.from_minute, c.to_minute, {_WHO},
    x.place
FROM unnest($1::bigint[], $2::date[], $3::date[], $4::text[], $5::int[]) AS x (leaf, from_day, to_day, kind, place)
JOIN rent_day_use_slot c ON c.leaf_id = x.leaf AND c.day BETWEEN x.from_day AND x.to_day
JOIN rent_unit u ON u.id = c.leaf_id JOIN rent_community k ON k.id = u.community_id {_SOURCES}
WHERE c.stay_id <> ALL($6::bigint[]) AND (c.hold_until IS NULL OR c.hold_until > $7) AND {BUSY.format(c="x", s="c")}
ORDER BY c.day, c.from_minute LIMIT 1"""


async def _write_hours(work: Work, claim: Slot, own: Sequence[int]) -> Mapping[str, Any] | None:
    """Takes the hours in every leaf; gives who has them when they are taken."""
    hours, day, leaves = claim.hours, claim.span.start, list(claim.unit.leaf_ids)
    assert hours is not None, "a claim on nights is not written here"
    connection = work.connection
    rival = await connection.fetchrow(_NIGHTS, leaves, day, *hours, list(own), now())
    if rival is not None:
        return dict(rival)
    values = (claim.unit.id, day, *hours, claim.kind, claim.source_id, claim.stay_id, claim.hold_until)
    written = await connection.fetch(
        _INSERT, work.actor.tenant_id, [next_id() for _ in leaves], *values, sorted(leaves)
    )
    if len(written) == len(leaves):
        return None
    rival = await connection.fetchrow(_OTHER_HOURS, leaves, day, *hours, list(own))
    return dict(rival or {"kind": "order", "no": "", "guest": "", "from_day": day, "to_day": day, "from_minute": None})


async def claim_hours(
    work: Work, claims: Sequence[AnySlot], own: Sequence[int]
) -> tuple[AnySlot, Mapping[str, Any]] | None:
    """Takes the hours of all; gives the first claim that could not be had, with the row that has it."""
    for claim in claims:
        rival = await _write_hours(work, claim, own)
        if rival is not None:
            return claim, rival
    return None


async def hours_in_the_way(
    work: Work, nights: Sequence[tuple[int, date, date, str, int]], own: Sequence[int]
) -> Mapping[str, Any] | None:
    """Day use that lies in the nights (leaf, first day, end, kind, place of the claim)."""
    if not nights:
        return None
    columns = [list(column) for column in zip(*nights, strict=True)]
    row = await work.connection.fetchrow(_HOURS_IN_THE_WAY, *columns, list(own), now())
    return None if row is None else dict(row)
