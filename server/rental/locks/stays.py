"""When a stay has the door of a lock: a code for it lasts no longer, and ends once the stay has that door no more."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime
from typing import NamedTuple

from schema.kit.clock import start_of_day
from schema.rental.lease import ACTIVE, SETTLING, SIGNED, Lease
from schema.rental.order import OPEN_STATES, DailyOrder
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.rental.spans import DAY

LIVE_LEASES = (SIGNED, ACTIVE, SETTLING)
_NIGHTS = """
SELECT u.leaf_ids, s.from_day, s.to_day FROM rent_order_segment s JOIN rent_unit u ON u.id = s.unit_id
WHERE s.tenant_id = $1 AND s.order_id = $2 AND s.del_flag = 0
    AND (s.to_day > $3 OR s.to_day = (SELECT max(to_day) FROM rent_order_segment WHERE order_id = $2 AND del_flag = 0))
ORDER BY s.from_day"""


class Window(NamedTuple):
    """From the first moment of the day of arrival to the last of the day of departure, UTC."""

    start: datetime
    end: datetime

    def covers(self, start: datetime, end: datetime) -> bool:
        return self.start <= start and end <= self.end


async def windows_of(work: Work, stay: DailyOrder | Lease, lock_units: Iterable[int]) -> dict[int, list[Window]]:
    """When the stay has the door, by the unit that a lock is on; what it has left already is none of it."""
    leaves = await _leaves_of(work.actor, lock_units)
    places = await (_of_order(work, stay) if isinstance(stay, DailyOrder) else _of_lease(work, stay))
    return {
        unit_id: _joined([(first, last) for inside, first, last in places if inside & own])
        for unit_id, own in leaves.items()
    }


async def _of_order(work: Work, order: DailyOrder) -> list[tuple[frozenset[int], date, date]]:
    if order.state not in OPEN_STATES:
        return []
    tenant = work.actor.tenant_id
    rows = await work.connection.fetch(_NIGHTS, tenant, order.id, await business_day(tenant))
    return [(frozenset(row["leaf_ids"]), row["from_day"], row["to_day"]) for row in rows]


async def _of_lease(work: Work, lease: Lease) -> list[tuple[frozenset[int], date, date]]:
    if lease.state not in LIVE_LEASES:
        return []
    [inside] = (await _leaves_of(work.actor, [lease.unit_id])).values()
    last = max(lease.end_date, lease.claimed_until - DAY) if lease.claimed_until else lease.end_date
    return [(inside, lease.start_date, last)]


async def _leaves_of(actor: Actor, unit_ids: Iterable[int]) -> Mapping[int, frozenset[int]]:
    """A unit that is gone has none."""
    rows = await of_tenant(Unit, actor.tenant_id).filter(id__in=set(unit_ids)).only("id", "leaf_ids")
    known = {row.id: frozenset(row.leaf_ids) for row in rows}
    return {unit_id: known.get(unit_id, frozenset()) for unit_id in unit_ids}


def _joined(days: Sequence[tuple[date, date]]) -> list[Window]:
    """Days that follow each other are one window."""
    windows: list[Window] = []
    for first, last in days:
        start, end = start_of_day(first), start_of_day(last + DAY)
        if windows and start <= windows[-1].end:
            windows[-1] = Window(windows[-1].start, max(end, windows[-1].end))
        else:
            windows.append(Window(start, end))
    return windows
