"""Units held in step with houses, rooms and beds; changes that claims forbid are refused."""

from collections.abc import Iterable, Mapping
from typing import Any

from schema.kit.errors import Conflict
from schema.rental.community import Building, Community
from schema.rental.house import House
from schema.rental.mirror import derive_units
from schema.rental.room import Bed, Room
from schema.rental.unit import Unit
from server.engine.row_locks import lock_for_delete
from server.kit.business_day import business_day
from server.kit.scope import fetch, of_tenant, scoped
from server.kit.unit_of_work import Work
from server.rental.availability.refusals import claim_or_offer
from server.rental.bars.events import emit_resync
from server.rental.cleaning.states import tell_units
from server.rental.inventory.types import type_of
from server.rental.occupancy.claims import Claim, ClaimChange
from server.rental.occupancy.presence import follow_leaves
from server.rental.occupancy.type_availability import Key, mark_overbooked
from server.rental.pricing.tariffs import tariff_of
from server.rental.spans import DAY, LONGEST_STAY, Hours, Span

_CLAIMED = """
SELECT coalesce(o.order_no, l.contract_no, g.no, b.reason, '') FROM (
    SELECT tenant_id, unit_id, kind, source_id, from_day, to_day FROM occupancy_claim
    UNION ALL SELECT tenant_id, unit_id, kind, source_id, day, day + 1 FROM rent_day_use_slot
    UNION ALL SELECT tenant_id, leaf_id, 'order', order_id, $3::date, $3::date + 1 FROM rent_presence) c
LEFT JOIN rent_daily_order o ON c.kind = 'order' AND o.id = c.source_id
LEFT JOIN rent_lease l ON c.kind = 'lease' AND l.id = c.source_id
LEFT JOIN rent_lease_change g ON c.kind = 'lease' AND g.id = c.source_id
LEFT JOIN rent_house_block b ON c.kind = 'block' AND b.id = c.source_id
WHERE c.tenant_id = $1 AND c.unit_id = ANY($2::bigint[]) AND c.kind <> 'hold' AND c.to_day > $3
ORDER BY c.from_day LIMIT 1"""

_HOUSE_CLAIMS = """
SELECT c.unit_id, c.stay_id, c.from_day, c.to_day, c.kind, c.source_id, c.hold_until, c.from_minute, c.to_minute,
    array_agg(c.leaf_id) AS leaves
FROM (SELECT unit_id, stay_id, from_day, to_day, kind, source_id, hold_until, leaf_id, NULL::int AS from_minute,
        NULL::int AS to_minute, to_day AS over FROM occupancy_claim
    UNION ALL SELECT unit_id, stay_id, day, day, kind, source_id, hold_until, leaf_id, from_minute, to_minute, day + 1
        FROM rent_day_use_slot) c
JOIN rent_unit u ON u.id = c.unit_id
WHERE u.house_id = $1 AND u.del_flag = 0 AND c.over > $2
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9"""


async def claimant(work: Work, unit_ids: Iterable[int]) -> str | None:
    """The number of an order, lease or block that needs one of the units today or later."""
    found: str | None = await work.connection.fetchval(
        _CLAIMED, work.actor.tenant_id, list(unit_ids), await business_day(work.actor.tenant_id)
    )
    return found


async def refuse_claimed(work: Work, unit_ids: Iterable[int], what: str) -> None:
    """Conflict naming who still needs the units; `what` is a pair text of the act."""
    no = await claimant(work, unit_ids)
    if no is not None:
        zh, _, en = what.partition(" | ")
        raise Conflict(
            f"今天或以后仍有占用（{no}），不能{zh} | {en}: still taken today or later ({no})", id="unit.claimed"
        )


async def sync_house(work: Work, house_id: int) -> None:
    """Rebuilds the units of a house; claims of changed units move to their new leaves."""
    await sync_houses(work, [house_id])


async def sync_houses(work: Work, house_ids: Iterable[int]) -> None:
    """The same for several. Houses are locked before their rooms, beds and units are read, so that who comes second sees
    what the first one made of them."""
    live, by_house = await lock_houses(work, house_ids)
    for house_id, known in by_house.items():
        await _rebuild(work, house_id, live.get(house_id), known)


async def lock_houses(work: Work, house_ids: Iterable[int]) -> tuple[dict[int, House], dict[int, dict[int, Unit]]]:
    """The houses that are live, and the units of every house by id, deleted ones too; locked in this order."""
    ids = sorted(set(house_ids))
    houses = of_tenant(House, work.actor.tenant_id).filter(id__in=ids).order_by("id").select_for_update(no_key=True)
    live = {row.id: row for row in await houses if row.del_flag == 0}
    units = of_tenant(Unit, work.actor.tenant_id).filter(house_id__in=ids).order_by("id").select_for_update(no_key=True)
    by_house: dict[int, dict[int, Unit]] = {house_id: {} for house_id in ids}
    for unit in await units:
        by_house[unit.house_id][unit.id] = unit
    return live, by_house


async def _rebuild(work: Work, house_id: int, house: House | None, known: Mapping[int, Unit]) -> None:
    wanted = await _derive(work, house) if house else []
    before = _places(known.values())
    tariffs = {row.id: (tariff_of(row), row.on_shelf) for row in known.values()}
    kept = {row["id"] for row in wanted}
    gone = [row for row in known.values() if row.id not in kept and row.del_flag == 0]
    await refuse_claimed(work, [row.id for row in gone], "移除房间或床位 | Removing it")
    if gone:
        await lock_for_delete(work, Unit, [row.id for row in gone])
    for row in gone:
        await work.update(row, {"del_flag": 1, "sellable": False})
    changed = [unit for values in wanted if (unit := await _write(work, known.get(values["id"]), values)) is not None]
    await _reclaim(work, house_id)
    await follow_leaves(work, house_id)
    after = _places([row for row in (*known.values(), *changed) if row.del_flag == 0])
    await recount(work, {*before.items()} ^ {*after.items()})
    repriced = [row for row in changed if tariffs.get(row.id) != (tariff_of(row), row.on_shelf)]
    if gone or repriced:
        emit_resync(work, (gone or repriced)[0].community_id)
    if changed:
        await tell_units(work, changed)


def _places(units: Iterable[Unit]) -> dict[int, Key]:
    """Which unit is a place of which type."""
    rows = [row for row in units if row.del_flag == 0]
    return {row.id: Key(row.community_id, key) for row in rows if (key := type_of(row)) is not None}


async def recount(work: Work, places: Iterable[tuple[int, Key]]) -> None:
    """Types that got or lost a place: their waiting stays may have turned."""
    day = await business_day(work.actor.tenant_id)
    ahead = Span(day, day + 2 * LONGEST_STAY * DAY)
    for key in sorted({key for _, key in places}):
        await mark_overbooked(work, key, ahead, day)


async def _derive(work: Work, house: House) -> list[dict[str, Any]]:
    community = await fetch(Community, work.actor, house.community_id)
    building = await fetch(Building, work.actor, house.building_id)
    rooms = await scoped(Room, work.actor).filter(house_id=house.id)
    beds = await scoped(Bed, work.actor).filter(room_id__in=[room.id for room in rooms]) if rooms else []
    return derive_units(house, rooms, beds, f"{community.name} {building.name}")


async def _write(work: Work, row: Unit | None, values: dict[str, Any]) -> Unit | None:
    """The unit when it is new or different."""
    if row is None:
        fresh = Unit(**values)
        await work.insert(fresh, audit=False)
        return fresh
    changes = {column: value for column, value in {**values, "del_flag": 0}.items() if getattr(row, column) != value}
    if not changes:
        return None
    await work.update(row, changes)
    return row


async def _reclaim(work: Work, house_id: int) -> None:
    """Claims follow the leaves: a booked room that got beds is claimed by them, a booked house by its new room too."""
    rows = await work.connection.fetch(_HOUSE_CLAIMS, house_id, await business_day(work.actor.tenant_id))
    units = {row.id: row for row in await scoped(Unit, work.actor).filter(house_id=house_id)}
    moved = [row for row in rows if set(row["leaves"]) != set(units[row["unit_id"]].leaf_ids)]
    if not moved:
        return
    claims = [
        Claim(
            units[row["unit_id"]],
            Span(row["from_day"], row["to_day"]),
            row["kind"],
            row["source_id"],
            row["stay_id"],
            row["hold_until"],
            None if row["from_minute"] is None else Hours(row["from_minute"], row["to_minute"]),
        )
        for row in moved
    ]
    await claim_or_offer(work, ClaimChange(claims, freed=[row["stay_id"] for row in moved], checked=False))
