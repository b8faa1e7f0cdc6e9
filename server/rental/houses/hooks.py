"""Hooks of the generic screens of the house tree: what they check and set off beyond their fields."""

from collections.abc import Sequence
from typing import Any

from schema.kit.errors import Invalid
from schema.rental.community import Building, Community
from schema.rental.house import ON_SHELF, House
from schema.rental.room import UNINHABITABLE, Bed, Room
from schema.rental.unit import Unit
from server.engine.hooks import After, Before, Change, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_resync
from server.rental.houses.facilities import keep_chosen
from server.rental.houses.mirror import lock_houses, refuse_claimed, sync_house, sync_houses

ROOM_LIMITS = range(1, 9)


async def check_house(actor: Actor, values: dict[str, Any], row: House | None) -> None:
    """Floors, photos, and the building's community."""
    errors: dict[str, str] = {}
    floor, total = value_after(values, row, "floor"), value_after(values, row, "total_floor")
    if floor == 0:
        errors["floor"] = "楼层不能为0 | There is no floor 0"
    elif floor is not None and total is not None and floor > total:
        errors["floor"] = "楼层不能大于总楼层 | The floor is above the top floor"
    shown = "photos" in values or "cover" in values
    if shown and value_after(values, row, "photos") and not value_after(values, row, "cover"):
        errors["cover"] = "请设置封面 | Choose a cover"
    if row is not None and row.state == ON_SHELF and row.cover and not value_after(values, row, "cover"):
        errors["cover"] = "已上架的房源须有封面 | What stands on the shelf keeps a cover"
    building_id = values.get("building_id")
    if building_id is not None:
        building = await scoped(Building, actor).get_or_none(id=building_id)
        if building is None or building.community_id != value_after(values, row, "community_id"):
            errors["buildingId"] = "楼栋不属于该小区 | The building is not in this community"
    if errors:
        raise Invalid(fields=errors)


async def prepare_house(work: Work, values: dict[str, Any], row: House | None, actor: Actor) -> None:
    """Whole or by rooms: not while somebody has nights."""
    if row is None or values.get("rental_method", row.rental_method) == row.rental_method:
        return
    await refuse_claimed(work, await _unit_ids(actor, row.id), "切换出租方式 | Changing whole or sublease")


async def _unit_ids(actor: Actor, house_id: int) -> list[int]:
    return [row.id for row in await scoped(Unit, actor).filter(house_id=house_id)]


async def keep_claimed_house(work: Work, row: House, actor: Actor) -> None:
    await refuse_claimed(work, await _unit_ids(actor, row.id), "删除 | Deleting")


async def check_room(actor: Actor, values: dict[str, Any], row: Room | None) -> None:
    errors: dict[str, str] = {}
    limit = values.get("resident_limit")
    if limit is not None and limit not in ROOM_LIMITS:
        errors["residentLimit"] = "限住人数为1到8 | The limit is 1 to 8"
    if value_after(values, row, "kind") in UNINHABITABLE and value_after(values, row, "lettable") is not False:
        errors["lettable"] = "此用途的房间依法不得出租居住 | The law lets nobody live in a room of this use"
    if errors:
        raise Invalid(fields=errors)


async def lock_of_house(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    await lock_houses(work, [row.id for _, row in changes if row is not None])


async def lock_of_room(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """The house of a room or bed comes before it, and so do the units of the house."""
    await lock_houses(work, _named(changes, "house_id"))


async def lock_of_bed(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    rooms = await scoped(Room, actor).filter(id__in=_named(changes, "room_id")).only("house_id")
    await lock_houses(work, [room.house_id for room in rooms])


def _named(changes: Sequence[Change], column: str) -> set[int]:
    """What the rows name now, and what they will name."""
    return {
        int(value) for values, row in changes for value in (values.get(column), getattr(row, column, None)) if value
    }


async def sync_of_house(work: Work, row: House, actor: Actor) -> None:
    await sync_house(work, row.id)


async def sync_of_room(work: Work, row: Room, actor: Actor) -> None:
    await sync_house(work, row.house_id)


async def sync_of_bed(work: Work, row: Bed, actor: Actor) -> None:
    room = await fetch(Room, actor, row.room_id)
    await sync_house(work, room.house_id)


async def sync_of_building(work: Work, row: Building, actor: Actor) -> None:
    """Titles carry the building's name."""
    await sync_houses(work, [house.id for house in await scoped(House, actor).filter(building_id=row.id)])
    emit_resync(work, row.community_id)


async def sync_of_community(work: Work, row: Community, actor: Actor) -> None:
    """Titles carry the community's name."""
    await sync_houses(work, [house.id for house in await scoped(House, actor).filter(community_id=row.id)])
    emit_resync(work, row.id)


HOOKS: dict[str, Hooks] = {
    "rental/community": Hooks(after=After(edit=sync_of_community)),
    "rental/building": Hooks(after=After(edit=sync_of_building)),
    "rental/house": Hooks(
        lock=lock_of_house,
        validate=check_house,
        prepare=prepare_house,
        after=After(add=sync_of_house, edit=sync_of_house, delete=sync_of_house, restore=sync_of_house),
        before=Before(delete=keep_claimed_house),
    ),
    "rental/room": Hooks(
        lock=lock_of_room,
        validate=check_room,
        after=After(add=sync_of_room, edit=sync_of_room, delete=sync_of_room, restore=sync_of_room),
    ),
    "rental/facility": Hooks(before=Before(delete=keep_chosen)),
    "rental/bed": Hooks(
        lock=lock_of_bed,
        after=After(add=sync_of_bed, edit=sync_of_bed, delete=sync_of_bed, restore=sync_of_bed),
    ),
}
