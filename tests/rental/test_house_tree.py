"""Houses, rooms and beds as people edit them, and the units to let that follow."""

from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import AppError, Conflict, Invalid
from schema.rental.house import House
from schema.rental.unit import Unit
from server.engine.write import delete_rows, edit_row
from server.kit.database import pool
from server.kit.files import save_file
from server.rental.board.queries import BoardQuery, read_board
from tests.files.conftest import picture
from tests.rental.village import Village, add, build, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def edit(village: Village, path: str, row_id: int, **data: Any) -> None:
    await edit_row(registry().require(path), village.actor, {"id": str(row_id), **data})


async def leaves(unit: Unit) -> list[int]:
    return sorted((await Unit.get(id=unit.id)).leaf_ids)


async def test_leaves_are_beds_else_rooms_else_the_house(village: Village) -> None:
    assert await leaves(village.whole) == [village.whole.id]
    assert await leaves(village.shared) == sorted(room.id for room in village.rooms)
    assert await leaves(village.bunk) == sorted(bed.id for bed in village.beds)
    assert village.shared.price_daily == 3 * 18800 and village.shared.title == "云栖花园 1幢 201"


async def test_a_booked_room_that_gets_beds_is_claimed_by_its_beds(village: Village) -> None:
    order = await village.book(village.rooms[0], 2, 4)
    bed = await add(village.actor, "rental/bed", roomId=str(village.rooms[0].id), label="1号床", priceDaily="60")
    rows = await pool().fetch("SELECT leaf_id FROM occupancy_claim WHERE source_id = $1", int(order["id"]))
    assert [row["leaf_id"] for row in rows] == [bed.id]
    with pytest.raises(Conflict):
        await village.book(await Unit.get(id=bed.id), 3, 5)


async def test_a_booked_house_that_gets_a_room_has_it_too(village: Village) -> None:
    order = await village.book(village.shared, 2, 4)
    room = await add(village.actor, "rental/room", houseId=str(village.shared.id), name="D", priceDaily="100")
    rows = await pool().fetch("SELECT leaf_id FROM occupancy_claim WHERE source_id = $1", int(order["id"]))
    assert room.id in {row["leaf_id"] for row in rows} and len(rows) == 4


async def test_switching_between_whole_and_sublease_is_refused_while_nights_are_sold(village: Village) -> None:
    order = await village.book(village.rooms[0], 2, 4)
    with pytest.raises(Conflict, match=order["orderNo"]):
        await edit(village, "rental/house", village.shared.id, rentalMethod="whole")
    await edit(village, "rental/house", village.whole.id, rentalMethod="sublease")


async def test_a_bed_or_room_with_nights_to_come_cannot_be_removed(village: Village) -> None:
    await village.book(village.beds[0], 2, 4)
    bed = registry().require("rental/bed")
    with pytest.raises(Conflict):
        await delete_rows(bed, village.actor, [village.beds[0].id])
    await delete_rows(bed, village.actor, [village.beds[1].id])
    assert await leaves(village.bunk) == sorted(item.id for item in village.beds if item.id != village.beds[1].id)


async def test_rules_of_a_house_are_answered_at_their_field(village: Village) -> None:
    other = await add(village.actor, "rental/community", name="海棠苑")
    place = {"communityId": str(village.community), "buildingId": str(village.building), "houseNo": "901"}
    four = [(await save_file(village.actor, picture(), "房.jpg", "temp")).file_path for at in range(4)]
    cases: list[tuple[str, dict[str, Any]]] = [
        ("floor", {"floor": 0, "totalFloor": 6}),
        ("floor", {"floor": 7, "totalFloor": 6}),
        ("photos", {"floor": 1, "totalFloor": 6, "cover": four[0], "photos": ",".join(four)}),
        ("cover", {"floor": 1, "totalFloor": 6, "photos": four[0]}),
        ("buildingId", {"floor": 1, "totalFloor": 6, "communityId": str(other.id)}),
        ("houseNo", {"floor": 1, "totalFloor": 6, "houseNo": "101"}),
    ]
    for field, data in cases:
        with pytest.raises(AppError) as caught:
            await add(village.actor, "rental/house", **{**place, **data})
        assert field in (caught.value.fields or {}), (field, caught.value.fields)


async def test_photos_keep_their_cover(village: Village) -> None:
    path = (await save_file(village.actor, picture(), "房.jpg", "temp")).file_path
    await edit(village, "rental/house", village.whole.id, photos=path, cover=path)
    with pytest.raises(AppError) as caught:
        await edit(village, "rental/house", village.whole.id, cover=None)
    assert caught.value.fields == {"cover": "已上架的房源须有封面 | What stands on the shelf keeps a cover"}
    await House.filter(id=village.whole.id).update(state="off_shelf")
    with pytest.raises(AppError) as caught:
        await edit(village, "rental/house", village.whole.id, cover=None)
    assert caught.value.fields == {"cover": "请设置封面 | Choose a cover"}
    await edit(village, "rental/house", village.whole.id, cover=None, photos=None)


async def test_the_community_of_a_house_is_fixed_once_saved(village: Village) -> None:
    other = await add(village.actor, "rental/community", name="海棠苑")
    try:
        await edit(village, "rental/house", village.whole.id, communityId=str(other.id))
    except AppError as error:
        assert "communityId" in (error.fields or {})
    assert (await Unit.get(id=village.whole.id)).community_id == village.community


async def test_a_renamed_building_renames_its_units(village: Village) -> None:
    await edit(village, "rental/building", village.building, name="甲幢")
    assert (await Unit.get(id=village.beds[0].id)).title == "云栖花园 甲幢 301 A 1号床"


async def test_a_day_price_shows_on_the_board_and_is_charged(village: Village) -> None:
    await add(village.actor, "rental/dayPrice", unitId=str(village.rooms[0].id), night=on(2), price="399")
    query = BoardQuery.model_validate({"from": on(0), "to": on(4), "communityId": str(village.community)})
    prices = (await read_board(village.actor, query))["prices"][str(village.rooms[0].id)]
    assert prices == ["188.00", "188.00", "399.00", "188.00"]
    order = await village.book(village.rooms[0], 2, 3)
    assert order["money"]["total"] == "399.00" and order["nights"][0]["rule"] == "override"


async def test_overlapping_claims_are_impossible_whatever_writes_them(village: Village) -> None:
    await village.book(village.beds[0], 2, 4)
    with pytest.raises(Exception, match="occupancy_claim_no_overlap"):
        await pool().execute(
            "INSERT INTO occupancy_claim (id, tenant_id, unit_id, leaf_id, from_day, to_day, kind, source_id, stay_id)"
            " SELECT id + 1, tenant_id, unit_id, leaf_id, from_day + 1, to_day + 1, kind, 1, 1 FROM occupancy_claim"
            " WHERE leaf_id = $1",
            village.beds[0].id,
        )


@pytest.mark.parametrize("kind", ["kitchen", "bathroom", "balcony", "basement", "storage"])
async def test_nobody_lives_in_what_the_law_keeps_from_letting(village: Village, kind: str) -> None:
    room = {"houseId": str(village.rooms[0].house_id), "name": "隔间", "kind": kind, "priceDaily": "100"}
    for said in ({}, {"lettable": True}):
        with pytest.raises(Invalid) as refused:
            await add(village.actor, "rental/room", **room, **said)
        assert (refused.value.fields or {}).keys() == {"lettable"}
    made = await add(village.actor, "rental/room", **room, lettable=False)
    with pytest.raises(Invalid):
        await edit(village, "rental/room", made.id, lettable=True)
    await edit(village, "rental/room", made.id, kind="study", lettable=True)
