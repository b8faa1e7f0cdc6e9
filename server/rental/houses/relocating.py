"""A house of which the wrong community was saved: an administrator moves it to another one, with a reason, while nobody needs it.

The community is fixed with the first save, because units, stays, leases, meters and cleaning name it; so all of them follow here.
"""

from collections.abc import AsyncIterator, Sequence
from typing import cast

from schema.housekeeping.order import Order as CleaningOrder
from schema.kit.base import Base
from schema.kit.errors import Invalid
from schema.kit.numerals import read_row_id
from schema.rental.community import Building, Community
from schema.rental.dunning import Dunning
from schema.rental.house import House
from schema.rental.lease import Lease
from schema.rental.meter import Meter, MeterReading
from schema.rental.occupancy import Block
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderSegment
from schema.rental.reading_conflict import ReadingConflict
from schema.rental.settlement import Settlement
from schema.rental.ticket import RepairTicket
from schema.rental.unit import Unit
from server.engine.effects import Act
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_resync
from server.rental.houses.mirror import refuse_claimed
from server.rental.houses.open_accounts import refuse_open

_WHAT = "变更小区 | Moving it to another community"
# Locked ahead of the house (docs/locks.md).
_AHEAD: tuple[type[Base], ...] = (DailyOrder, Lease, RepairTicket, Block)
# All that keeps the community of a unit, in the order in which it is locked, and the column by which it belongs to the house.
FOLLOWING: tuple[tuple[type[Base], str], ...] = (
    *((model, "unit_id") for model in _AHEAD),
    (OrderSegment, "unit_id"),
    (Settlement, "unit_id"),
    (CleaningOrder, "unit_id"),
    (Meter, "unit_id"),
    (MeterReading, "meter_id"),
    (ReadingConflict, "meter_id"),
    (Dunning, "lease_id"),
)
_ABOVE: dict[str, type[Base]] = {"meter_id": Meter, "lease_id": Lease}


async def lock_past(work: Work, house_id: int) -> None:
    """What happened in the units, before the house itself is locked."""
    units = await of_tenant(Unit, work.actor.tenant_id).filter(house_id=house_id).values_list("id", flat=True)
    for model in _AHEAD:
        held = of_tenant(model, work.actor.tenant_id).filter(unit_id__in=units).order_by("id")
        await held.select_for_update(no_key=True)


async def relocate(act: Act) -> None:
    """Invalid where the building is none of the community or has a house of this number; Conflict naming who is still there or what
    is open."""
    row, work = cast(House, act.row), act.work
    community, building = await _new_place(act)
    units = await of_tenant(Unit, act.actor.tenant_id).filter(house_id=row.id).order_by("id")
    ids = [unit.id for unit in units]
    await refuse_claimed(work, ids, _WHAT)
    await refuse_open(work, ids, _WHAT)
    async for model, rows in _following(work, ids, row.community_id):
        has_building = "building_id" in model._meta.fields_map
        change = {"community_id": community} | ({"building_id": building} if has_building else {})
        await work.update_many([(one, change) for one in rows])
    for each in (row.community_id, community):
        emit_resync(work, each)
    act.changes |= {"community_id": community, "building_id": building}
    work.log_state(row, act.process.name, act.state, act.state, act.transition.code, act.reason)


async def _new_place(act: Act) -> tuple[int, int]:
    community = await scoped(Community, act.actor).get_or_none(id=read_row_id(act.body.community_id))
    building = await scoped(Building, act.actor).get_or_none(id=read_row_id(act.body.building_id))
    if community is None:
        raise Invalid(fields={"communityId": "小区不存在 | There is no such community"})
    if building is None or building.community_id != community.id:
        raise Invalid(fields={"buildingId": "楼栋不属于该小区 | The building is not in this community"})
    if community.id == act.row.community_id:
        raise Invalid(fields={"communityId": "已在该小区 | It is in this community already"})
    twin = of_tenant(House, act.actor.tenant_id).filter(building_id=building.id, house_no=act.row.house_no, del_flag=0)
    if await twin.exists():
        raise Invalid(fields={"buildingId": "该楼栋已有此房号 | The building has a house of this number"})
    return community.id, building.id


async def _following(work: Work, unit_ids: Sequence[int], old: int) -> AsyncIterator[tuple[type[Base], Sequence[Base]]]:
    tenant = work.actor.tenant_id
    for model, column in FOLLOWING:
        ids: Sequence[int] = unit_ids
        if column in _ABOVE:
            ids = [row.id for row in await of_tenant(_ABOVE[column], tenant).filter(unit_id__in=unit_ids)]
        found = of_tenant(model, tenant).filter(**{f"{column}__in": ids}, community_id=old).order_by("id")
        if rows := await found.select_for_update(no_key=True):
            yield model, rows
