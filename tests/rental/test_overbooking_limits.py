"""A limit per type and period: that many stays beyond the places are sold without a word, and not one more."""

from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict
from server.kit.database import pool
from tests.rental.test_unassigned import BED, ROOM, enter
from tests.rental.village import Village, build, on

PATH = "/rental/overbookLimit"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Any:
    client = await sign_in(village.org.admin)
    client.community = str(village.community)
    return client


async def limit(desk: Any, **rest: Any) -> dict[str, Any]:
    body = {"communityId": desk.community, "unitType": "*", "fromDay": on(5), "toDay": on(6), "spare": 1, **rest}
    return dict(await desk.call("POST", f"{PATH}/add", json=body))


async def spares(village: Village) -> dict[tuple[str, str], int]:
    rows = await pool().fetch(
        "SELECT unit_type, night, spare FROM rent_type_night WHERE community_id = $1 AND spare > 0", village.community
    )
    return {(row["unit_type"], row["night"].isoformat()): row["spare"] for row in rows}


async def test_one_more_than_there_are_places_is_sold_and_then_no_more(village: Village, desk: Any) -> None:
    made = await limit(desk, unitType="room:2室1卫")
    assert made["success"] and made["result"]["unitType"] == "2室1卫 单间", made
    clerk = await village.org.hire("rental:order:add", "rental:order:list", name="前台")
    for _ in range(4):
        await enter(village, 5, 6, clerk)
    with pytest.raises(Conflict) as full:
        await enter(village, 5, 6, clerk)
    assert full.value.id == "occupancy.full"
    await enter(village, 7, 8, clerk)
    for _ in range(2):
        await enter(village, 7, 8, clerk)
    with pytest.raises(Conflict):
        await enter(village, 7, 8, clerk)


async def test_the_nights_follow_what_is_added_changed_deleted_and_brought_back(village: Village, desk: Any) -> None:
    every = (await limit(desk, spare=1))["result"]
    rooms = (await limit(desk, unitType="2室1卫 单间", toDay=on(5), spare=3))["result"]
    found = await spares(village)
    assert found[ROOM, on(5)] == 3 and found[ROOM, on(6)] == 1 and found[BED, on(6)] == 1
    change = {"id": every["id"], "fromDay": on(6), "toDay": on(7), "spare": 2}
    await desk.result("PUT", f"{PATH}/edit", json=change)
    found = await spares(village)
    assert (BED, on(5)) not in found and found[BED, on(7)] == 2 and found[ROOM, on(5)] == 3
    await desk.result("DELETE", f"{PATH}/delete", params={"id": rooms["id"]})
    assert (ROOM, on(5)) not in await spares(village)
    await desk.result("POST", f"{PATH}/restore", json={"ids": [rooms["id"]]})
    assert (await spares(village))[ROOM, on(5)] == 3


async def test_a_wrong_type_or_period_is_told_at_its_field(village: Village, desk: Any) -> None:
    for changes, field in (
        ({"unitType": "9室"}, "unitType"),
        ({"toDay": on(4)}, "toDay"),
        ({"toDay": on(500)}, "toDay"),
        ({"spare": -1}, "spare"),
    ):
        assert set((await limit(desk, **changes))["fields"]) == {field}
