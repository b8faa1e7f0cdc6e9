"""What happened to rooms in past days that housekeeping listens to, so that a rule can be played over it before it counts.

It is told as it was told then: the same events, rooms and sources, one query for each kind of event.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from schema.kit.clock import start_of_business_day
from schema.rental.lease_change import EFFECTIVE, ROOM_CHANGE
from schema.rental.order import CHECKED_OUT, CLOSED, IN_HOUSE
from schema.rental.settlement import DONE, FROZEN
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.business_day import day_turn
from server.kit.database import pool
from server.kit.scope import scoped
from server.rental.cleaning.states import clean_targets_of

DAY = timedelta(days=1)
_GONE = f"('{CHECKED_OUT}', '{CLOSED}')"
_STAYED = f"('{IN_HOUSE}', '{CHECKED_OUT}', '{CLOSED}')"
# Whether a guest left early is said by the log of the check-out that counts, the last one.
_CHECK_OUTS = f"""
SELECT o.id, o.order_no AS no, s.unit_id, o.checked_out_at AS at FROM rent_daily_order o
CROSS JOIN LATERAL (
    SELECT unit_id FROM rent_order_segment WHERE order_id = o.id AND tenant_id = o.tenant_id AND del_flag = 0
    ORDER BY to_day DESC, id DESC LIMIT 1) s
WHERE o.tenant_id = $1 AND o.del_flag = 0 AND o.state IN {_GONE} AND o.checked_out_at >= $2 AND o.checked_out_at < $3
    AND s.unit_id IS NOT NULL AND $4 = coalesce((
        SELECT lines::jsonb @> '[{{"code": "left_early"}}]' FROM rent_order_log
        WHERE order_id = o.id AND tenant_id = o.tenant_id AND action = 'checkOut' ORDER BY id DESC LIMIT 1), false)"""
_MOVES = f"""
SELECT o.id, o.order_no AS no, (l.before::jsonb ->> 'left')::bigint AS unit_id, l.at
FROM rent_daily_order o JOIN rent_order_log l ON l.order_id = o.id AND l.tenant_id = o.tenant_id
WHERE o.tenant_id = $1 AND o.del_flag = 0 AND o.state IN {_STAYED} AND l.at >= $2 AND l.at < $3
    AND l.before::jsonb ->> 'left' IS NOT NULL"""
_LEASE_MOVES = f"""
SELECT l.id, l.contract_no AS no, l.unit_id, c.effective_day AS day
FROM rent_lease_change c JOIN rent_lease l ON l.id = c.lease_id AND l.tenant_id = c.tenant_id AND l.del_flag = 0
WHERE c.tenant_id = $1 AND c.del_flag = 0 AND c.kind = '{ROOM_CHANGE}' AND c.state = '{EFFECTIVE}'
    AND c.effective_day >= $2 AND c.effective_day <= $3"""
_STAYING = f"""
SELECT o.id, o.order_no AS no, s.unit_id, d::date AS day, d::date - o.check_in AS day_n
FROM generate_series($2::date, $3::date, '1 day') d
JOIN rent_order_segment s ON s.tenant_id = $1 AND s.del_flag = 0 AND s.unit_id IS NOT NULL
    AND s.from_day < d::date AND s.to_day > d::date
JOIN rent_daily_order o ON o.id = s.order_id AND o.tenant_id = s.tenant_id AND o.del_flag = 0
WHERE o.state IN {_STAYED} AND o.checked_in_at < (d::date + $4::time) AT TIME ZONE 'Asia/Shanghai'
    AND (o.checked_out_at IS NULL OR o.checked_out_at > (d::date + $4::time) AT TIME ZONE 'Asia/Shanghai')"""
# Housekeeping hears of it when the settlement is done, or by the turn after the day of leaving, whichever comes first.
_TOLD = "CASE WHEN s.done_on <= s.leave_date THEN s.done_on ELSE s.leave_date + 1 END"
_LEASE_ENDS = f"""
SELECT l.id, l.contract_no AS no, s.unit_id, {_TOLD} AS day
FROM rent_settlement s JOIN rent_lease l ON l.id = s.lease_id AND l.tenant_id = s.tenant_id AND l.del_flag = 0
WHERE s.tenant_id = $1 AND s.del_flag = 0 AND s.vacated_on = s.leave_date AND NOT s.before_start
    AND s.state = ANY($4::text[]) AND {_TOLD} >= $2 AND {_TOLD} <= $3"""
_BLOCK_ENDS = """
SELECT id, reason AS no, unit_id, to_day AS day FROM rent_house_block
WHERE tenant_id = $1 AND del_flag = 0 AND to_day >= $2 AND to_day <= $3"""


@dataclass(frozen=True, slots=True)
class Days:
    """Business days from `first` to `last` inclusive, which begin at `turn`."""

    tenant_id: int
    first: date
    last: date
    turn: time

    @property
    def begin(self) -> datetime:
        return start_of_business_day(self.first, self.turn)

    @property
    def end(self) -> datetime:
        return start_of_business_day(self.last + DAY, self.turn)


@dataclass(frozen=True, slots=True)
class PastEvent:
    """One event in one room. `source`: what brought it about, by the path of its resource ("rental/order"), its id and its number;
    `day_n`: the guest's day in the house."""

    room: Unit
    at: datetime
    source: str
    source_id: int
    no: str
    day_n: int | None = None


async def read_past_events(actor: Actor, event: str, first: date, last: date) -> list[PastEvent]:
    """What rules of this event would have heard of from the first to the last business day inclusive, by time and room."""
    days = Days(actor.tenant_id, first, last, await day_turn(actor.tenant_id))
    rows = await _READERS[event](days)
    units = await scoped(Unit, actor).filter(id__in={row["unit_id"] for _, row in rows})
    rooms = await clean_targets_of(actor, units)
    told = [
        PastEvent(room, _moment(row, days), source, row["id"], row["no"], row.get("day_n"))
        for source, row in rows
        for room in rooms.get(row["unit_id"], [])
    ]
    return sorted(told, key=lambda event: (event.at, event.room.id, event.source_id))


def _moment(row: Any, days: Days) -> datetime:
    """What comes with the turn of a day is told as it begins."""
    return row["at"] if "at" in row else start_of_business_day(row["day"], days.turn)


_Rows = list[tuple[str, Any]]


async def _check_outs(days: Days, early: bool = False) -> _Rows:
    found = await pool().fetch(_CHECK_OUTS, days.tenant_id, days.begin, days.end, early)
    return [("rental/order", row) for row in found]


async def _early_leaves(days: Days) -> _Rows:
    return await _check_outs(days, early=True)


async def _room_changes(days: Days) -> _Rows:
    moves = await pool().fetch(_MOVES, days.tenant_id, days.begin, days.end)
    leases = await pool().fetch(_LEASE_MOVES, days.tenant_id, days.first, days.last)
    return [*(("rental/order", row) for row in moves), *(("rental/lease", row) for row in leases)]


async def _stay_overs(days: Days) -> _Rows:
    found = await pool().fetch(_STAYING, days.tenant_id, days.first, days.last, days.turn)
    return [("rental/order", row) for row in found]


async def _lease_ends(days: Days) -> _Rows:
    states = [*FROZEN, DONE]
    found = await pool().fetch(_LEASE_ENDS, days.tenant_id, days.first, days.last, states)
    return [("rental/lease", row) for row in found]


async def _block_ends(days: Days) -> _Rows:
    found = await pool().fetch(_BLOCK_ENDS, days.tenant_id, days.first, days.last)
    return [("rental/block", row) for row in found]


_READERS: dict[str, Callable[[Days], Awaitable[_Rows]]] = {
    "check_out": _check_outs,
    "early_leave": _early_leaves,
    "room_change": _room_changes,
    "in_house_day_n": _stay_overs,
    "lease_end": _lease_ends,
    "block_end": _block_ends,
}
