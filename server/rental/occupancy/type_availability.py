"""Places of a unit type: free = units to sell − claimed ones − stays that wait for a unit, under one row lock a night.

Everybody who claims or gives back nights passes here in the same transaction, so no two of them count at once.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NamedTuple

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.snowflake import next_id
from schema.rental.unit_type import type_text
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_unassigned
from server.rental.bars.queries import UNASSIGNED_STATES, Row
from server.rental.spans import Span

OVERBOOK = "rental:order:overbook"

TYPE_OF = (
    "CASE WHEN u.del_flag = 0 AND u.sellable AND u.riyue IN ('1', '3') AND u.leaf_ids = ARRAY[u.id]"
    " THEN u.kind || ':' || coalesce(u.house_type, '') END"
)
"""Only what is its own leaf is a place: so every leaf counts in one type, and no two types share one."""


class UnassignedStay(NamedTuple):
    """A stay that is to get some unit of a type; `stay_id` is its segment."""

    community_id: int
    unit_type: str
    span: Span
    stay_id: int


class Key(NamedTuple):
    community_id: int
    unit_type: str


@dataclass
class DemandChange:
    """What a transaction changes, by type and night: units claimed, and stays that wait. `today` is the business day."""

    today: date
    claimed: dict[Key, dict[date, int]] = field(default_factory=dict)
    waiting: dict[Key, dict[date, int]] = field(default_factory=dict)
    coming: set[int] = field(default_factory=set)
    leaving: set[int] = field(default_factory=set)
    checked: bool = True

    def claim(self, key: Key, span: Span, by: int) -> None:
        """Nights that are over count for nobody."""
        _add(self.claimed, key, Span(max(span.start, self.today), span.end), by)

    def wait(self, wait: UnassignedStay, by: int) -> None:
        _add(self.waiting, Key(wait.community_id, wait.unit_type), wait.span, by)
        (self.coming if by > 0 else self.leaving).add(wait.stay_id)

    def nights(self) -> list[tuple[Key, date]]:
        """All that is touched, in the order in which everybody locks."""
        return sorted({(key, night) for part in (self.claimed, self.waiting) for key in part for night in part[key]})

    def demand(self, key: Key, night: date) -> int:
        """By how many units of the type more are wanted that night."""
        return self.claimed.get(key, {}).get(night, 0) + self.waiting.get(key, {}).get(night, 0)


def _add(part: dict[Key, dict[date, int]], key: Key, span: Span, by: int) -> None:
    days = part.setdefault(key, {})
    for night in span.days():
        days[night] = days.get(night, 0) + by


_LEAVES = f"SELECT u.id, u.community_id, {TYPE_OF} AS unit_type FROM rent_unit u WHERE u.id = ANY($1::bigint[])"


async def type_of_leaves(work: Work, leaves: Iterable[int]) -> dict[int, Key]:
    """The type that each leaf is a place of; those that are not sold by the night have none."""
    rows = await work.connection.fetch(_LEAVES, list(leaves))
    return {row["id"]: Key(row["community_id"], row["unit_type"]) for row in rows if row["unit_type"] is not None}


_LOCK = """
INSERT INTO rent_type_night (id, tenant_id, community_id, unit_type, night, sold, spare)
SELECT x.id, $1, x.community, x.type, x.night, x.sold, 0
FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::date[], $6::int[]) AS x (id, community, type, night, sold)
ORDER BY x.community, x.type, x.night
ON CONFLICT (tenant_id, community_id, unit_type, night) DO UPDATE SET sold = rent_type_night.sold + EXCLUDED.sold
RETURNING community_id, unit_type, night, sold, spare"""


async def update_counters(
    work: Work, shift: DemandChange, overbook: str | None = None, own_holds: Sequence[int] = ()
) -> None:
    """Counts the shift in, refuses what goes over the limit, and marks the stays that have no place left.

    With a reason and the right to overbook the limit may be passed. Claims and segments must be written before.
    """
    touched = shift.nights()
    if not touched:
        return
    sold = [shift.waiting.get(key, {}).get(night, 0) for key, night in touched]
    rows = await work.connection.fetch(
        _LOCK,
        work.actor.tenant_id,
        [next_id() for _ in touched],
        [key.community_id for key, _ in touched],
        [key.unit_type for key, _ in touched],
        [night for _, night in touched],
        sold,
    )
    busy: dict[Key, dict[date, Row]] = {}
    for row in rows:
        if row["sold"] > 0:
            busy.setdefault(Key(row["community_id"], row["unit_type"]), {})[row["night"]] = row
    for key in sorted(busy):
        if shift.checked:
            await _check(work, shift, key, busy[key], overbook, own_holds)
        near = Span(min(busy[key]), max(busy[key]))
        await mark_overbooked(work, key, near, shift.today, shift.coming, shift.leaving)


_COUNT = f"""SELECT count(*) FROM rent_unit u
WHERE u.tenant_id = $1 AND u.community_id = $2 AND {TYPE_OF} = $3"""

_CLAIMS = f"""
SELECT c.from_day, c.to_day, c.kind, c.source_id, c.hold_until FROM rent_unit u
JOIN occupancy_claim c ON int8range(c.leaf_id, c.leaf_id, '[]') && int8range(u.id, u.id, '[]')
    AND daterange(c.from_day, c.to_day, '[)') && daterange($4, $5, '[]')
WHERE u.tenant_id = $1 AND u.community_id = $2 AND {TYPE_OF} = $3"""


@dataclass
class TypeAvailability:
    """Units of a type and what is claimed of them, night by night."""

    total: int
    claims: Sequence[Row]
    own_holds: frozenset[int] = frozenset()

    def claimed(self, night: date) -> int:
        return sum(row["kind"] != "hold" and row["from_day"] <= night < row["to_day"] for row in self.claims)

    def held(self, night: date) -> int:
        """By others who are just selling."""
        moment = now()
        return sum(
            row["kind"] == "hold"
            and row["from_day"] <= night < row["to_day"]
            and row["hold_until"] > moment
            and row["source_id"] not in self.own_holds
            for row in self.claims
        )


async def read_availability(
    work: Work, key: Key, first: date, last: date, own_holds: Iterable[int] = (), claims: bool = True
) -> TypeAvailability:
    """For the nights from first to last, both included."""
    connection, args = work.connection, (work.actor.tenant_id, key.community_id, key.unit_type)
    total = await connection.fetchval(_COUNT, *args)
    rows = await connection.fetch(_CLAIMS, *args, first, last) if claims else []
    return TypeAvailability(total, rows, frozenset(own_holds))


async def _check(
    work: Work, shift: DemandChange, key: Key, nights: dict[date, Row], overbook: str | None, own_holds: Sequence[int]
) -> None:
    wanted = sorted(night for night in nights if shift.demand(key, night) > 0)
    if not wanted:
        return
    places = await read_availability(work, key, wanted[0], wanted[-1], own_holds)
    full = []
    for night in wanted:
        claimed, sold = places.claimed(night), nights[night]["sold"]
        held = places.held(night) if shift.waiting.get(key, {}).get(night, 0) > 0 else 0
        if places.total - claimed - held - sold < -nights[night]["spare"]:
            waiting = sold - max(shift.waiting.get(key, {}).get(night, 0), 0)
            full.append({"night": night.isoformat(), "total": places.total, "claimed": claimed + held, "sold": waiting})
    if full and overbook:
        work.actor.require(OVERBOOK)
    elif full:
        raise _full(key, full, may=work.actor.can(OVERBOOK))


def _full(key: Key, nights: list[dict[str, Any]], may: bool) -> Conflict:
    zh, en = type_text(key.unit_type).split(" | ")
    first = nights[0]
    day, more = first["night"][5:], len(nights) - 1
    text = (
        f"{zh} {day}{f' 等{more + 1}晚' if more else ''}已无余房：共{first['total']}间，已占{first['claimed']}间，"
        f"待排{first['sold']}单 | {en} {day}{f' and {more} more nights' if more else ''}: no place left;"
        f" {first['total']} in all, {first['claimed']} taken, {first['sold']} stays waiting for a room"
    )
    result = {"winner": None, "alternatives": [], "unitType": key.unit_type, "nights": nights, "mayOverbook": may}
    return Conflict(text, id="occupancy.full", result=result)


_NEAR = """
SELECT s.id FROM rent_order_segment s
WHERE s.tenant_id = $1 AND s.community_id = $2 AND s.unit_type = $3 AND s.unit_id IS NULL AND s.del_flag = 0
    AND s.from_day <= $5 AND s.to_day > $4"""

_MARKS = """
INSERT INTO rent_type_wait (id, overbooked, revision) SELECT x.id, false, 0 FROM unnest($1::bigint[]) x (id) ORDER BY 1
ON CONFLICT (id) DO UPDATE SET revision = rent_type_wait.revision RETURNING id, overbooked"""

_WAITING = """
SELECT s.id, s.from_day, s.to_day FROM rent_order_segment s
LEFT JOIN rent_daily_order o ON o.id = s.order_id
WHERE s.tenant_id = $1 AND s.community_id = $2 AND s.unit_type = $3 AND s.unit_id IS NULL AND s.del_flag = 0
    AND (o.state = ANY($4::text[]) OR s.id = ANY($5::bigint[])) AND NOT s.id = ANY($6::bigint[])
    AND s.from_day <= $8 AND s.to_day > $7
ORDER BY s.id"""


async def mark_overbooked(
    work: Work, key: Key, near: Span, today: date, coming: Iterable[int] = (), leaving: Iterable[int] = ()
) -> None:
    """Stays entered last have no place where more wait than can be placed; boards hear of every one that turns.

    `near` includes its last day, `today` is the business day. Marks are locked first, so that whoever counts a stay last has seen everything.
    """
    connection, gone = work.connection, set(leaving) - set(coming)
    args = (work.actor.tenant_id, key.community_id, key.unit_type)
    ids = {row["id"] for row in await connection.fetch(_NEAR, *args, near.start, near.end)} - gone
    if not ids:
        return
    marks = {row["id"]: row["overbooked"] for row in await connection.fetch(_MARKS, list(ids))}
    rows = await connection.fetch(_WAITING, *args, list(UNASSIGNED_STATES), list(ids & set(coming)), list(gone), *near)
    mine = [row for row in rows if row["id"] in ids]
    if not mine:
        return
    first, last = min(row["from_day"] for row in mine), max(row["to_day"] for row in mine)
    everybody = await connection.fetch(
        _WAITING, *args, list(UNASSIGNED_STATES), list(ids & set(coming)), list(gone), first, last
    )
    places = await read_availability(work, key, first, last)
    free = {night: places.total - places.claimed(night) for night in Span(first, last).days()}
    turned = [row for row in mine if _without_place(row, everybody, free, today) != marks[row["id"]]]
    for row in turned:
        await connection.execute(
            "UPDATE rent_type_wait SET overbooked = NOT overbooked, revision = revision + 1 WHERE id = $1", row["id"]
        )
    await emit_unassigned(work, [row["id"] for row in turned if row["id"] not in set(coming)], today)


def _without_place(stay: Row, everybody: Sequence[Row], free: dict[date, int], today: date) -> bool:
    """On some night, as many earlier stays wait as there are places."""
    earlier = [row for row in everybody if row["id"] < stay["id"]]
    return any(
        sum(row["from_day"] <= night < row["to_day"] for row in earlier) >= free[night]
        for night in Span(stay["from_day"], stay["to_day"]).days()
        if night >= today
    )
