"""Cleaning after a stay: rooms that are dirty and a cleaning order for each; and what an undone check-out takes back."""

from collections.abc import Mapping
from datetime import date, datetime

from schema.rental.unit import Unit
from server.housekeeping.api import raise_event, withdraw_cleaning
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.cleaning.states import clean_targets, set_clean_state
from server.rental.inventory.units import lock_units, lock_units_left

_NEXT_ARRIVAL = """
SELECT min(from_day) FROM occupancy_claim
WHERE leaf_id = ANY($1::bigint[]) AND kind IN ('order', 'lease') AND from_day >= $2 AND source_id <> $3"""


async def soil_unit(work: Work, unit: Unit, event: str, source_id: int) -> dict[str, str]:
    """Marks the rooms of the unit dirty and asks housekeeping; the next arrival is the deadline.

    Gives the clean states that the rooms had, by id.
    """
    await lock_units(work, [unit.id])
    arrival = await next_arrival(work, unit, source_id)
    before = {}
    for room in await clean_targets(work.actor, unit):
        before[str(room.id)] = room.clean_state
        await set_clean_state(work, room.id, "dirty")
        await raise_event(work, room.id, event, arrival, source_id=source_id)
    return before


async def unsoil_unit(work: Work, before: Mapping[str, str], source_id: int, since: datetime) -> list[str]:
    """Withdraws the cleaning made since a moment that nobody began, and gives the rooms their clean states back.

    Work that was begun or done stays with whoever does it, and its room as it is: the titles of these rooms are given.
    """
    await lock_units_left(work, [int(room_id) for room_id in before])
    kept = set(await withdraw_cleaning(work, source_id, since))
    rooms = await scoped(Unit, work.actor).filter(id__in=[int(room_id) for room_id in before]).order_by("id")
    for room in rooms:
        if room.id not in kept and room.clean_state == "dirty":
            await set_clean_state(work, room.id, before[str(room.id)])
    return [room.title for room in rooms if room.id in kept]


async def raise_unit_event(work: Work, unit: Unit, event: str, source_id: int, *, day_n: int | None = None) -> None:
    """Tells housekeeping of something that leaves the rooms of the unit as clean as they were."""
    await lock_units_left(work, [unit.id])
    arrival = await next_arrival(work, unit, source_id)
    for room in await clean_targets(work.actor, unit):
        await raise_event(work, room.id, event, arrival, source_id=source_id, day_n=day_n)


async def next_arrival(work: Work, unit: Unit, source_id: int) -> date | None:
    """The first day on which somebody else comes."""
    day = await business_day(unit.tenant_id)
    found: date | None = await work.connection.fetchval(_NEXT_ARRIVAL, unit.leaf_ids, day, source_id)
    return found
