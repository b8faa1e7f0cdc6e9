"""The price list of long lets: what the lease form takes from it, and that one price holds at a time."""

from datetime import timedelta
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from schema.rental.house import House
from schema.rental.long_price import LongPrice
from schema.rental.unit import Unit
from server.kit.database import pool
from tests.kit.client import Client
from tests.kit.lease_forms import lease_body
from tests.rental.village import Village, build, day, on

PATH = "/rental/longPrice"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


def form(**typed: Any) -> dict[str, Any]:
    return {"term": "month", "price": "3000.00", "validFrom": on(0), **typed}


async def put(desk: Client, **typed: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"{PATH}/add", json=form(**typed)))


async def refused(desk: Client, **typed: Any) -> set[str]:
    answer = await desk.call("POST", f"{PATH}/add", json=form(**typed))
    assert not answer["success"], answer
    return set(answer["fields"])


async def listed(desk: Client, unit: Unit, first: int = 0, pay_cycle: int = 1) -> str | None:
    body = lease_body(unitId=str(unit.id), payCycle=pay_cycle, startDate=on(first), endDate=on(first + 364), price="")
    price: str | None = (await desk.result("POST", "/rental/lease/preview", json=body))["listPrice"]
    return price


async def test_the_list_goes_before_what_the_house_says(village: Village, desk: Client) -> None:
    unit = village.whole
    await Unit.filter(id=unit.id).update(price_month=400000)
    await House.filter(id=unit.id).update(price_quarter=1_140_000, price_year=4_320_000)
    assert [await listed(desk, unit, pay_cycle=cycle) for cycle in (1, 3, 12)] == ["4000.00", "3800.00", "3600.00"]
    await put(desk, unitId=str(unit.id), price="4200.00")
    await put(desk, unitId=str(unit.id), term="quarter", price="12000.00")
    await put(desk, unitId=str(unit.id), term="year", price="45000.00")
    assert [await listed(desk, unit, pay_cycle=cycle) for cycle in (1, 3, 12)] == ["4200.00", "4000.00", "3750.00"]


async def test_a_price_holds_on_its_days_alone(village: Village, desk: Client) -> None:
    unit = village.rooms[0]
    await put(desk, unitId=str(unit.id), price="1500.00", validUntil=on(30))
    await put(desk, unitId=str(unit.id), price="1600.00", validFrom=on(31))
    assert [await listed(desk, unit, first) for first in (0, 30, 31)] == ["1500.00", "1500.00", "1600.00"]
    await put(desk, unitId=str(village.rooms[1].id), price="1600.00", validFrom=on(5))
    assert [await listed(desk, village.rooms[1], first) for first in (4, 5)] == [None, "1600.00"]


async def test_the_price_of_a_type_holds_for_its_units_without_one_of_their_own(village: Village, desk: Client) -> None:
    kind = f"{village.rooms[0].house_type} 单间"
    row = await put(desk, communityId=str(village.community), unitType=kind, price="1700.00")
    assert row["unitType"] == kind
    await put(desk, unitId=str(village.rooms[0].id), price="1900.00")
    assert [await listed(desk, unit) for unit in village.rooms] == ["1900.00", "1700.00", "1700.00"]
    assert await listed(desk, village.whole) is None


async def test_it_is_of_a_unit_or_of_a_type_that_there_is(village: Village, desk: Client) -> None:
    community, unit = str(village.community), str(village.whole.id)
    assert await refused(desk) == {"unitId"}
    assert await refused(desk, communityId=community) == {"unitType"}
    assert await refused(desk, unitType="2室0厅1卫 单间") == {"communityId"}
    assert await refused(desk, unitId=unit, communityId=community) == {"unitId"}
    assert await refused(desk, communityId=community, unitType="9室9厅9卫 整套") == {"unitType"}
    assert await refused(desk, unitId=unit, validUntil=on(-1)) == {"validUntil"}
    assert await refused(desk, unitId=unit, price="-1") == {"price"}


async def test_two_prices_of_a_day_are_refused_by_the_form_and_by_the_database(village: Village, desk: Client) -> None:
    unit, kind = str(village.whole.id), f"{village.rooms[0].house_type} 单间"
    community = str(village.community)
    first = await put(desk, unitId=unit, validUntil=on(30))
    await put(desk, communityId=community, unitType=kind)
    assert await refused(desk, unitId=unit, validFrom=on(30)) == {"validFrom"}
    assert await refused(desk, unitId=unit, validFrom=on(-9), validUntil=on(0)) == {"validFrom"}
    assert await refused(desk, communityId=community, unitType=kind, validFrom=on(99)) == {"validFrom"}
    await put(desk, unitId=unit, term="year", validFrom=on(30))
    later = await put(desk, unitId=unit, validFrom=on(31))
    longer = {"id": first["id"], "validUntil": on(31), "rowVersion": first["rowVersion"]}
    assert not (await desk.call("PUT", f"{PATH}/edit", json=longer))["success"]
    for row in (later, first):
        with pytest.raises(asyncpg.ExclusionViolationError):
            await pool().execute(
                "UPDATE rent_long_price SET valid_from = $2, valid_until = $3 WHERE id = $1",
                int(row["id"]),
                day(0),
                day(31) + timedelta(days=1),
            )
    assert await LongPrice.filter(tenant_id=village.org.id).count() == 4


async def test_one_that_was_deleted_comes_back_only_where_its_days_are_free(village: Village, desk: Client) -> None:
    unit = str(village.whole.id)
    gone = await put(desk, unitId=unit)
    await desk.result("DELETE", f"{PATH}/delete", params={"id": gone["id"]})
    await put(desk, unitId=unit, price="3300.00")
    refused = await desk.result("POST", f"{PATH}/restore", json={"ids": [gone["id"]]})
    assert refused["done"] == 0 and "已有价格" in refused["refused"][0]["reason"]
    assert await listed(desk, village.whole) == "3300.00"
