"""Lower prices of a stay: above what one person may take off, they count once somebody else agrees."""

from typing import Any

import pytest_asyncio

from schema.approval.request import Request
from schema.rental.order import DailyOrder
from server.kit.actor import Actor
from server.kit.switches import PRICE_APPROVAL
from tests.kit.client import Client
from tests.kit.switch import set_switch
from tests.rental.village import Village, build, on

CLERK = ("rental:order:list", "rental:order:reprice", "rental:order:price", "rental:order:edit")


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def clerk(village: Village) -> Actor:
    return await village.org.hire(*CLERK, name="小何")


@pytest_asyncio.fixture
async def desk(clerk: Actor, sign_in: Any) -> Client:
    client: Client = await sign_in(clerk)
    return client


@pytest_asyncio.fixture
async def chief(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def booked(village: Village) -> dict[str, Any]:
    """A stay of three nights at 1,000 each."""
    nights = [{"night": on(day), "price": "1000.00"} for day in (2, 3, 4)]
    return await village.book(village.whole, 2, 5, nightPrices=nights, priceReason="旺季")


async def reprice(desk: Client, order: str, price: str) -> dict[str, Any]:
    version = (await DailyOrder.get(id=int(order))).row_version
    nights = [{"night": on(day), "price": price} for day in (2, 3, 4)]
    body = {"id": order, "version": version, "nightPrices": nights, "priceReason": "投诉补偿"}
    return await desk.call("POST", "/rental/order/reprice", json=body)


async def total(order: str) -> tuple[int, int]:
    row = await DailyOrder.get(id=int(order))
    return row.room_total, row.balance


async def asked(village: Village) -> Request:
    return await Request.get(tenant_id=village.org.id, kind="price")


async def decide(client: Client, row: Request, verb: str) -> dict[str, Any]:
    body = {"id": str(row.id), "version": row.row_version, "note": "看过了"}
    return await client.call("POST", f"/workflow/request/{verb}", json=body)


async def test_a_little_less_counts_at_once(village: Village, desk: Client) -> None:
    order = str((await booked(village))["id"])
    answer = await reprice(desk, order, "800.00")
    assert answer["success"] and answer["result"]["notices"] == []
    assert await total(order) == (240000, 240000)


async def test_much_less_waits_for_somebody_else(village: Village, desk: Client, chief: Client) -> None:
    order = str((await booked(village))["id"])
    answer = await reprice(desk, order, "100.00")
    assert answer["success"], answer
    row = await asked(village)
    assert row.no in answer["result"]["notices"][0] and row.amount == 270000
    assert await total(order) == (300000, 300000)
    again = await reprice(desk, order, "90.00")
    assert again["id"] == "approval.twice"
    assert (await decide(desk, row, "approve"))["code"] == 403
    assert (await decide(chief, row, "approve"))["success"]
    assert await total(order) == (30000, 30000)


async def test_what_is_refused_changes_nothing(village: Village, desk: Client, chief: Client) -> None:
    order = str((await booked(village))["id"])
    await reprice(desk, order, "100.00")
    row = await asked(village)
    assert (await decide(chief, row, "refuse"))["success"]
    assert await total(order) == (300000, 300000)


async def test_prices_that_changed_meanwhile_are_asked_for_anew(village: Village, desk: Client, chief: Client) -> None:
    order = str((await booked(village))["id"])
    await reprice(desk, order, "100.00")
    row = await asked(village)
    assert (await reprice(desk, order, "900.00"))["success"]
    assert (await decide(chief, row, "approve"))["id"] == "price.changed"
    assert await total(order) == (270000, 270000)


async def test_the_parameter_says_from_when_on(village: Village, desk: Client) -> None:
    order = str((await booked(village))["id"])
    await set_switch(village.org.id, PRICE_APPROVAL, "0")
    await reprice(desk, order, "999.00")
    assert (await asked(village)).amount == 300 and (await total(order))[0] == 300000
