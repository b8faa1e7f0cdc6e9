"""The shelf: what a house needs to get there, and that nothing of a house off it can be found, counted or sold."""

from typing import Any

import pytest_asyncio

from schema.kit.errors import AppError
from schema.rental.house import House
from schema.rental.unit import Unit
from server.kit.files import save_file
from server.kit.retry import retrying
from server.kit.unit_of_work import Work
from server.rental.day.figures import nightly_occupancy
from server.rental.houses.mirror import lock_houses, sync_house
from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.races import beside
from tests.rental.village import GUEST, Village, build, day, on

PATH = "/rental/house"
Row = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def read(desk: Client, house: int | str) -> Row:
    return dict(await desk.result("GET", f"{PATH}/queryById", params={"id": str(house)}))


async def take(desk: Client, code: str, house: int | str, **asked: Any) -> Row:
    version = (await read(desk, house))["rowVersion"]
    return await desk.call("POST", f"{PATH}/{code}", json={"id": str(house), "version": version, **asked})


async def cover(village: Village) -> str:
    return (await save_file(village.actor, picture(), "房.jpg", "temp")).file_path


async def board_of(desk: Client, village: Village) -> Row:
    query = {"from": on(0), "to": on(7), "communityId": str(village.community)}
    return dict(await desk.result("GET", "/rental/board", params=query))


async def test_a_house_is_a_draft_until_it_has_all_that_a_sale_needs(village: Village, desk: Client) -> None:
    place = {"communityId": str(village.community), "buildingId": str(village.building), "floor": 5, "totalFloor": 6}
    house = await desk.result("POST", f"{PATH}/add", json={**place, "houseNo": "501", "rentalMethod": "sublease"})
    assert house["state"] == "draft" and house["id"] not in {
        one["id"] for one in (await board_of(desk, village))["units"]
    }
    answer = await take(desk, "shelve", house["id"])
    assert (answer["code"], answer["id"]) == (409, "house.incomplete")
    assert answer["message"] == "还缺封面、可出租的房间、价格，不能上架"
    assert (await read(desk, house["id"]))["reasons"]["shelve"] == answer["message"]
    room = {"houseId": house["id"], "name": "A", "priceDaily": "188"}
    room = await desk.result("POST", "/rental/room/add", json=room)
    assert (await take(desk, "shelve", house["id"]))["message"] == "还缺封面，不能上架"
    assert not (await Unit.get(id=int(room["id"]))).sellable
    await desk.result("PUT", f"{PATH}/edit", json={"id": house["id"], "cover": await cover(village)})
    assert (await take(desk, "shelve", house["id"]))["success"]
    assert (await Unit.get(id=int(room["id"]))).sellable
    assert {house["id"], room["id"]} <= {one["id"] for one in (await board_of(desk, village))["units"]}
    edit = await desk.call("PUT", f"{PATH}/edit", json={"id": house["id"], "cover": None})
    assert "cover" in edit["fields"]


async def test_a_price_of_the_list_of_long_lets_is_a_price(village: Village, desk: Client) -> None:
    place = {"communityId": str(village.community), "buildingId": str(village.building), "floor": 5, "totalFloor": 6}
    typed = {"houseNo": "502", "rentalMethod": "whole", "bedrooms": 2, "riyue": "2", "cover": await cover(village)}
    house = await desk.result("POST", f"{PATH}/add", json={**place, **typed})
    assert (await take(desk, "shelve", house["id"]))["message"] == "还缺价格，不能上架"
    over = {"unitId": house["id"], "term": "month", "price": "3000.00", "validFrom": on(-9), "validUntil": on(-1)}
    await desk.result("POST", "/rental/longPrice/add", json=over)
    assert (await take(desk, "shelve", house["id"]))["message"] == "还缺价格，不能上架"
    now = {**over, "validFrom": on(0), "validUntil": None}
    await desk.result("POST", "/rental/longPrice/add", json=now)
    assert (await take(desk, "shelve", house["id"]))["success"]


async def test_off_the_shelf_a_house_is_neither_shown_nor_counted_nor_sold(village: Village, desk: Client) -> None:
    before = await board_of(desk, village)
    places, _ = await nightly_occupancy(village.org.id, day(0), 1)
    assert (await take(desk, "unshelve", village.shared.id, reason="装修"))["success"]
    after = await board_of(desk, village)
    gone = {one["id"] for one in before["units"]} - {one["id"] for one in after["units"]}
    assert gone == {str(village.shared.id), *(str(room.id) for room in village.rooms)}
    assert after["days"][0]["total"] == before["days"][0]["total"] - 3
    assert (await nightly_occupancy(village.org.id, day(0), 1))[0] == places - 3
    query = {"from": on(1), "to": on(2), "like": str(village.bunk.id)}
    assert await desk.result("GET", "/rental/free", params=query) == []
    form = {"contactName": "王芳", "contactPhone": "13900139000", "unitId": str(village.rooms[0].id), "guests": [GUEST]}
    sale = await desk.call("POST", "/rental/order/add", json={**form, "checkIn": on(1), "checkOut": on(2)})
    assert "unitId" in sale["fields"]


async def test_a_past_stay_is_no_bar_once_its_house_has_left(village: Village, desk: Client) -> None:
    await village.book(village.rooms[0], 0, 1)
    query = {"from": on(0), "to": on(7), "communityId": str(village.community)}
    assert (await desk.result("GET", "/rental/board", params=query))["stays"]
    await Unit.filter(house_id=village.shared.id).update(on_shelf=False, sellable=False)
    found = await desk.result("GET", "/rental/board", params=query)
    assert found["stays"] == [] and found["days"][0]["occupied"] == 0


async def test_what_is_still_taken_stays_on_the_shelf(village: Village, desk: Client) -> None:
    order = await village.book(village.rooms[1], 2, 4)
    answer = await take(desk, "unshelve", village.shared.id)
    assert (answer["code"], answer["id"]) == (409, "unit.claimed") and order["orderNo"] in answer["message"]
    assert (await House.get(id=village.shared.id)).state == "on_shelf"
    assert (await take(desk, "unshelve", village.whole.id))["success"]


async def test_who_books_while_a_house_leaves_the_shelf_is_refused(village: Village) -> None:
    async def leave(work: Work) -> None:
        live, _ = await lock_houses(work, [village.whole.house_id])
        await work.update(live[village.whole.house_id], {"state": "off_shelf"})
        await sync_house(work, village.whole.house_id)

    answer = await beside(village.actor, leave, lambda: retrying(lambda: village.book(village.whole, 1, 3)))
    assert isinstance(answer, AppError) and "unitId" in (answer.fields or {}), answer


async def test_an_archived_house_is_left_alone_until_it_is_taken_back(village: Village, desk: Client) -> None:
    house = str(village.whole.id)
    for code in ("unshelve", "archive"):
        assert (await take(desk, code, house))["success"], code
    assert (await desk.call("PUT", f"{PATH}/edit", json={"id": house, "remark": "改"}))["code"] == 409
    assert (await take(desk, "shelve", house))["code"] == 409
    assert (await take(desk, "takeBack", house))["success"]
    assert (await read(desk, house))["state"] == "off_shelf"
    assert (await take(desk, "shelve", house))["id"] == "house.incomplete"


async def test_the_shelf_needs_its_right(village: Village, sign_in: Any) -> None:
    client = await sign_in(await village.org.hire("rental:house:list", "rental:house:edit"))
    answer = await take(client, "unshelve", village.whole.id)
    assert answer["code"] == 403 and answer["result"]["needs"] == "rental:house:shelve"
