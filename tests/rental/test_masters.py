"""The catalogues of bed types and facilities, and what houses, rooms and beds choose from them."""

from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import AppError, Conflict, Invalid
from schema.rental.bed_type import BedType
from schema.rental.house import House
from schema.rental.room import RoomBed
from server.engine.read import get_record
from server.engine.write import delete_rows, edit_row
from tests.kit.client import Client
from tests.rental.village import Village, add, build


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def test_a_bed_type_has_a_name_of_its_own(village: Village) -> None:
    await add(village.actor, "rental/bedType", name="大床", width="180", persons="2")
    with pytest.raises(AppError):
        await add(village.actor, "rental/bedType", name="大床", width="200", persons="2")
    assert await BedType.filter(name="大床", tenant_id=village.org.id).count() == 1


@pytest.mark.parametrize(("width", "persons"), [("39", "1"), ("301", "1"), ("180", "0"), ("180", "9")])
async def test_a_bed_that_nobody_builds_is_refused(village: Village, width: str, persons: str) -> None:
    with pytest.raises(AppError):
        await add(village.actor, "rental/bedType", name="怪床", width=width, persons=persons)


@pytest.mark.parametrize("wrong", [{"category": "garden"}, {"applies": "street"}])
async def test_a_facility_stands_in_a_known_group_and_applies_to_house_or_room(
    village: Village, wrong: dict[str, str]
) -> None:
    right = {"name": "书桌", "category": "comfort", "applies": "room"}
    with pytest.raises(AppError):
        await add(village.actor, "rental/facility", **{**right, **wrong})
    await add(village.actor, "rental/facility", **right)


async def edit(village: Village, path: str, row_id: int, **data: Any) -> None:
    await edit_row(registry().require(path), village.actor, {"id": str(row_id), **data})


async def a_facility(village: Village, name: str, **more: str) -> str:
    return str((await add(village.actor, "rental/facility", name=name, category="comfort", **more)).id)


async def test_a_house_has_what_the_catalogue_has_for_houses(village: Village) -> None:
    lift, desk = await a_facility(village, "电梯", applies="house"), await a_facility(village, "书桌", applies="room")
    await edit(village, "rental/house", village.whole.id, facilities=lift)
    shown = await get_record(registry().require("rental/house"), village.actor, village.whole.id)
    assert shown["facilities_dictText"] == "电梯"
    for wrong in (desk, "7"):
        with pytest.raises(Invalid) as refused:
            await edit(village, "rental/house", village.whole.id, facilities=f"{lift},{wrong}")
        assert set(refused.value.fields or {}) == {"facilities"}
    await edit(village, "rental/room", village.rooms[0].id, facilities=desk)


async def test_what_is_chosen_is_disabled_and_not_deleted(village: Village) -> None:
    lift, wifi = await a_facility(village, "电梯"), await a_facility(village, "无线网络")
    await edit(village, "rental/house", village.whole.id, facilities=f"{lift},{wifi}")
    facility = registry().require("rental/facility")
    with pytest.raises(Conflict, match="房源管理"):
        await delete_rows(facility, village.actor, [int(lift)])
    await edit(village, "rental/facility", int(lift), status="0")
    await edit(village, "rental/house", village.whole.id, facilities=lift)
    assert (await House.get(id=village.whole.id)).facilities == lift, "who has it keeps it"
    with pytest.raises(Invalid):
        await edit(village, "rental/house", village.shared.id, facilities=lift)
    await edit(village, "rental/house", village.whole.id, facilities=None)
    await delete_rows(facility, village.actor, [int(lift)])


async def test_choices_come_in_groups_with_their_picture_and_without_what_does_not_fit(
    village: Village, sign_in: Any
) -> None:
    await a_facility(village, "电梯", applies="house")
    await a_facility(village, "衣柜", applies="room")
    await a_facility(village, "旧电话", status="0")
    await add(village.actor, "rental/facility", name="灭火器", category="safety")
    condition = registry().require("rental/house").by_key["facilities"].condition
    client: Client = await sign_in(await village.org.hire("rental:house:edit"))
    asked = {"path": "rental/facility", "pageSize": 50}
    found = await client.result("GET", "/sys/engine/options", params={**asked, "condition": condition})
    assert [(one["text"], one["heading"]) for one in found] == [("电梯", "舒适设施"), ("灭火器", "安全设施")]
    assert (await client.send("GET", "/sys/engine/options", params={**asked, "condition": "{}"})).status_code == 403


async def test_beds_are_of_a_type_of_the_catalogue(village: Village) -> None:
    double = (await add(village.actor, "rental/bedType", name="双人床", width="150", persons="2")).id
    room = {"houseId": str(village.shared.id), "name": "D", "priceDaily": "100"}
    beds = {"rental/roomBed": [{"bedTypeId": str(double), "quantity": 2}]}
    made = await add(village.actor, "rental/room", **room, children=beds)
    assert (await RoomBed.get(room_id=made.id)).quantity == 2
    bed = await add(village.actor, "rental/bed", roomId=str(village.bunk.id), label="9号床", bedTypeId=str(double))
    types = registry().require("rental/bedType")
    with pytest.raises(Conflict):
        await delete_rows(types, village.actor, [double])
    await edit(village, "rental/bedType", double, status="0")
    with pytest.raises(Invalid):
        await add(village.actor, "rental/bed", roomId=str(village.bunk.id), label="10号床", bedTypeId=str(double))
    await delete_rows(registry().require("rental/bed"), village.actor, [bed.id])
    await delete_rows(registry().require("rental/room"), village.actor, [made.id])
    await delete_rows(types, village.actor, [double])
