"""The deletion of a house: for good, by its number, and never under somebody's feet."""

from typing import Any

import pytest_asyncio

from schema.rental.bill import Bill
from schema.rental.house import House
from schema.rental.lease import Lease
from schema.rental.occupancy import Claim
from schema.rental.order import DailyOrder
from schema.rental.price import DayPrice
from schema.rental.room import Bed, Room
from schema.rental.unit import Unit
from schema.system.audit import Audit
from schema.system.file import File
from server.kit.files import save_file
from server.kit.storage import storage
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.lease_forms import lease_body
from tests.rental.village import Village, build, move_back, on

Row = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def erase(desk: Client, house: Unit, typed: str) -> Row:
    row = await desk.result("GET", "/rental/house/queryById", params={"id": str(house.house_id)})
    body = {"id": row["id"], "version": row["rowVersion"], "houseNo": typed}
    return await desk.call("POST", "/rental/house/erase", json=body)


async def photo(village: Village) -> str:
    return (await save_file(village.actor, picture(), "房.jpg", "temp")).file_path


async def test_what_was_typed_right_is_really_gone_and_the_trail_knows_it(village: Village, desk: Client) -> None:
    own, shared = await photo(village), await photo(village)
    await desk.result("PUT", "/rental/house/edit", json={"id": str(village.bunk.house_id), "cover": own, "photos": own})
    for room in (village.bunk, village.rooms[0]):
        await desk.result("PUT", "/rental/room/edit", json={"id": str(room.id), "photos": shared})
    bed = village.beds[0]
    await desk.result("POST", "/rental/dayPrice/add", json={"unitId": str(bed.id), "night": on(3), "price": "99"})
    answer = await erase(desk, village.bunk, "302")
    assert "houseNo" in answer["fields"] and await House.filter(id=village.bunk.house_id).exists()
    assert (await erase(desk, village.bunk, " 301 "))["success"]
    for left in (
        House.filter(id=village.bunk.house_id),
        Room.filter(id=village.bunk.id),
        Bed.filter(room_id=village.bunk.id),
        Unit.filter(house_id=village.bunk.house_id),
        DayPrice.filter(unit_id=bed.id),
        File.filter(file_path=own),
    ):
        assert not await left.exists(), left.sql()
    kept = {one.key async for one in storage().list(f"t{village.org.id}")}
    assert kept == {file.store_key for file in await File.filter(tenant_id=village.org.id)} and kept
    assert (await File.get(file_path=shared)).del_flag == 0
    line = await Audit.get(table_name="rent_house", row_id=village.bunk.house_id, action="purge")
    assert line.username == village.actor.username and "301" in str(line.diff)


async def test_a_house_with_a_history_leaves_its_name_to_it(village: Village, desk: Client) -> None:
    order = await village.book(village.rooms[0], 1, 3)
    assert (await erase(desk, village.shared, "201"))["id"] == "unit.claimed"
    await move_back(order["id"], 9)
    answer = await erase(desk, village.shared, "201")
    assert answer["id"] == "house.open" and order["orderNo"] in answer["message"]
    await DailyOrder.filter(id=int(order["id"])).update(state="closed")
    assert (await erase(desk, village.shared, "201"))["success"]
    left = await Unit.filter(house_id=village.shared.id)
    assert [(unit.id, unit.title, unit.del_flag) for unit in left] == [(village.rooms[0].id, village.rooms[0].title, 2)]
    told = await desk.result("GET", "/rental/order/queryById", params={"id": order["id"]})
    assert told["unitId_dictText"] == village.rooms[0].title


async def test_an_open_lease_or_bill_keeps_a_house(village: Village, desk: Client) -> None:
    lease = await desk.result("POST", "/rental/lease/add", json=lease_body(unitId=str(village.whole.id)))
    assert (await erase(desk, village.whole, "101"))["id"] == "unit.claimed"
    await Claim.filter(source_id=int(lease["id"])).delete()
    answer = await erase(desk, village.whole, "101")
    assert answer["id"] == "house.open" and lease["contractNo"] in answer["message"]
    await Lease.filter(id=int(lease["id"])).update(state="ended")
    numbers = await Bill.filter(lease_id=int(lease["id"])).values_list("bill_no", flat=True)
    answer = await erase(desk, village.whole, "101")
    assert answer["id"] == "house.open" and any(str(number) in answer["message"] for number in numbers)
    await Bill.filter(lease_id=int(lease["id"])).update(state="void")
    assert (await erase(desk, village.whole, "101"))["success"]


async def test_what_else_names_a_unit_is_told(village: Village, desk: Client) -> None:
    key = {"no": "YS-1", "kind": "key", "unitId": str(village.whole.id)}
    await desk.result("POST", "/rental/key/add", json=key)
    answer = await erase(desk, village.whole, "101")
    assert answer["id"] == "row.referenced" and "钥匙门卡" in answer["message"]
    assert await House.filter(id=village.whole.id, del_flag=0).exists()


async def test_only_who_may_delete_does(village: Village, sign_in: Any) -> None:
    client = await sign_in(await village.org.hire("rental:house:list", "rental:house:edit"))
    answer = await erase(client, village.whole, "101")
    assert answer["code"] == 403
    stale = {"id": str(village.whole.id), "version": 99, "houseNo": "101"}
    admin = await sign_in(village.actor)
    assert (await admin.call("POST", "/rental/house/erase", json=stale))["code"] == 409
    assert (await admin.call("DELETE", "/rental/house/delete", params={"id": str(village.whole.id)}))["code"] == 404
