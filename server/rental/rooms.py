"""What a stay leaves behind: rooms that are dirty and a cleaning order for each."""

from datetime import date

from schema.kit.clock import today
from schema.rental.unit import Unit
from server.housekeeping.api import room_became_dirty
from server.kit.unit_of_work import Work
from server.rental.board_events import connection_of
from server.rental.cleaning import clean_targets, set_clean_state

_NEXT_ARRIVAL = """
SELECT min(from_day) FROM occupancy_claim
WHERE leaf_id = ANY($1::bigint[]) AND kind IN ('order', 'lease') AND from_day >= $2 AND source_id <> $3"""


async def soil_unit(work: Work, unit: Unit, reason: str, source_id: int) -> None:
    """Marks the rooms of the unit dirty and asks housekeeping; the next arrival is the deadline."""
    arrival = await next_arrival(work, unit, source_id)
    for room in await clean_targets(work.actor, unit):
        await set_clean_state(work, room.id, "dirty")
        await room_became_dirty(work, room.id, reason, arrival, source_id=source_id)


async def next_arrival(work: Work, unit: Unit, source_id: int) -> date | None:
    """The first day on which somebody else comes."""
    found: date | None = await connection_of(work).fetchval(_NEXT_ARRIVAL, unit.leaf_ids, today(), source_id)
    return found
