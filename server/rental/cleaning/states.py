"""Clean states of rooms: who depends on which room, and the one setter that publishes them."""

from collections.abc import Iterable, Mapping, Sequence

from schema.kit.errors import Invalid
from schema.rental.unit import CLEAN_STATE, Unit
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_today, emit_units
from server.rental.inventory.units import as_row, load_units, lock_units, shape_unit
from server.rental.pricing.tariffs import price_today

CLEAN_STATES = tuple(CLEAN_STATE.labels)
READY_STATES = ("clean", "inspected")


async def clean_targets(actor: Actor, unit: Unit) -> list[Unit]:
    """The units whose clean state a stay in `unit` depends on: a bed's room, the rooms of a house let by rooms."""
    return (await clean_targets_of(actor, [unit]))[unit.id]


async def clean_targets_of(actor: Actor, units: Sequence[Unit]) -> dict[int, list[Unit]]:
    """The same of many units, by their id."""
    rooms = await load_units(actor, {unit.parent_id for unit in units if unit.kind == "bed" and unit.parent_id})
    houses = [unit.id for unit in units if unit.kind == "house" and unit.leaf_ids != [unit.id]]
    inside = await scoped(Unit, actor).filter(parent_id__in=houses).order_by("id") if houses else []
    targets = {unit.id: [unit] for unit in units}
    targets |= {unit.id: [rooms[unit.parent_id]] for unit in units if unit.kind == "bed" and unit.parent_id}
    return targets | {house: [room for room in inside if room.parent_id == house] for house in houses}


async def set_clean_state(work: Work, room_unit_id: int, state: str) -> None:
    """Sets the clean state of a room, or of a house that is its own leaf; the room's beds follow it. Invalid for an unknown state."""
    if state not in CLEAN_STATES:
        raise Invalid(fields={"state": "清洁状态无效 | Unknown clean state"})
    family = await lock_units(work, [room_unit_id])
    room = family[room_unit_id]
    rows = [room, *(row for row in family.values() if row.parent_id == room.id and room.kind == "room")]
    changed = [row for row in rows if row.clean_state != state]
    for row in changed:
        await work.update(row, {"clean_state": state})
    if changed:
        await tell_units(work, changed)


async def tell_units(work: Work, units: Iterable[Unit], prices: Mapping[int, int] | None = None) -> None:
    """Sends the units as they are now to the boards of their communities; `prices`: of today in fen, by unit, read where not given."""
    rows = list(units)
    known = prices if prices is not None else await price_today(rows)
    emit_units(work, [(row.community_id, shape_unit(as_row(row), known[row.id])) for row in rows])
    emit_today(work)
