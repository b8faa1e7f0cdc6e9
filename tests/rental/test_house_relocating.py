"""A house is moved to another community by an administrator alone, and what names its community follows."""

from typing import Any

import pytest_asyncio

from schema.domains import registry
from schema.rental.house import House
from schema.rental.meter import Meter
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderSegment
from schema.rental.unit import Unit
from schema.system.audit import StateLog
from server.kit.unit_of_work import unit_of_work
from server.rental.houses.mirror import sync_house
from server.rental.houses.relocating import FOLLOWING
from tests.kit.client import Client
from tests.rental.village import Village, add, build, move_back

Row = dict[str, Any]
# What the engine or a process writes anew from the units themselves, or what holds nothing but a moment.
DERIVED = {"rent_unit", "rent_house", "rent_hold", "rent_long_price", "rent_lock"}


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def another_place(village: Village) -> tuple[int, int]:
    community = await add(village.actor, "rental/community", name="江南春晓")
    building = await add(village.actor, "rental/building", communityId=str(community.id), name="8幢", floors="6")
    return community.id, building.id


async def off_the_shelf(village: Village, unit: Unit) -> None:
    async with unit_of_work(village.actor) as work:
        await work.update(await House.get(id=unit.house_id), {"state": "off_shelf"})
        await sync_house(work, unit.house_id)


async def relocate(desk: Client, unit: Unit, place: tuple[int, int], reason: str = "录错小区") -> Row:
    row = await desk.result("GET", "/rental/house/queryById", params={"id": str(unit.house_id)})
    body = {"id": row["id"], "version": row["rowVersion"], "reason": reason}
    body |= {"communityId": str(place[0]), "buildingId": str(place[1])}
    return await desk.call("POST", "/rental/house/relocate", json=body)


async def test_units_orders_and_meters_follow_and_the_trail_knows_why(village: Village, desk: Client) -> None:
    place = await another_place(village)
    order = await village.book(village.whole, 1, 3)
    meter = await add(village.actor, "rental/meter", serial="E-1", kind="electricity", unitId=str(village.whole.id))
    await move_back(order["id"], 9)
    await DailyOrder.filter(id=int(order["id"])).update(state="closed")
    await off_the_shelf(village, village.whole)
    assert (await relocate(desk, village.whole, place))["success"]
    house, unit = await House.get(id=village.whole.house_id), await Unit.get(id=village.whole.id)
    assert (house.community_id, house.building_id, house.state) == (*place, "off_shelf")
    assert (unit.community_id, unit.building_id) == place and unit.title.startswith("江南春晓 8幢")
    assert (await DailyOrder.get(id=int(order["id"]))).community_id == place[0]
    assert {one.community_id for one in await OrderSegment.filter(order_id=int(order["id"]))} == {place[0]}
    followed = await Meter.get(id=meter.id)
    assert (followed.community_id, followed.building_id) == place
    assert (await Unit.get(id=village.shared.id)).community_id == village.community
    log = await StateLog.get(table_name="rent_house", row_id=house.id, event="relocate")
    assert log.reason == "录错小区"
    query = {"table": "rental/house", "rowId": str(house.id)}
    [line] = [
        one for one in await desk.result("GET", "/sys/audit/list", params=query) if one.get("reason") == "录错小区"
    ]
    assert line["action"] == "relocate"
    assert {one["field"] for one in line["diff"]} == {"communityId", "buildingId"}


async def test_not_while_it_is_for_sale_or_something_is_open(village: Village, desk: Client) -> None:
    place = await another_place(village)
    assert (await relocate(desk, village.rooms[0], place))["id"] == "house.state"
    order = await village.book(village.rooms[0], 1, 3)
    await off_the_shelf(village, village.rooms[0])
    assert (await relocate(desk, village.rooms[0], place))["id"] == "unit.claimed"
    await move_back(order["id"], 9)
    answer = await relocate(desk, village.rooms[0], place)
    assert answer["id"] == "house.open" and order["orderNo"] in answer["message"]
    assert (await House.get(id=village.shared.house_id)).community_id == village.community


async def test_a_place_that_does_not_fit_is_refused_at_its_field(village: Village, desk: Client) -> None:
    place = await another_place(village)
    await off_the_shelf(village, village.whole)
    assert "reason" in (await relocate(desk, village.whole, place, ""))["fields"]
    assert "buildingId" in (await relocate(desk, village.whole, (place[0], village.building)))["fields"]
    assert "communityId" in (await relocate(desk, village.whole, (7, place[1])))["fields"]
    twin = {
        "communityId": str(place[0]),
        "buildingId": str(place[1]),
        "floor": "1",
        "totalFloor": "6",
        "houseNo": "101",
    }
    await add(village.actor, "rental/house", **twin)
    assert "buildingId" in (await relocate(desk, village.whole, place))["fields"]


async def test_only_an_administrator_moves_a_house(village: Village, sign_in: Any) -> None:
    place = await another_place(village)
    await off_the_shelf(village, village.whole)
    clerk = await sign_in(await village.org.hire("rental:house:list", "rental:house:edit", "rental:house:shelve"))
    assert (await relocate(clerk, village.whole, place))["code"] == 403


def test_everything_that_keeps_the_community_of_a_unit_follows() -> None:
    through = {"unit_id", "meter_id", "lease_id"}
    naming = {
        str(model._meta.db_table)
        for model in registry().models
        if "community_id" in model._meta.fields_map and through & set(model._meta.fields_map)
    }
    assert {str(model._meta.db_table) for model, _ in FOLLOWING} == naming - DERIVED
