"""A payment in parts: posted together in one act, or not at all."""

import pytest
import pytest_asyncio

from schema.kit.errors import Invalid
from server.rental.orders.detail import read_detail
from server.rental.orders.payments import Cashier
from tests.rental.village import Village, act_on, build


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def pay(village: Village, order_id: str, *parts: tuple[str, str]) -> None:
    (method, amount), *more = parts
    form = {
        "id": order_id,
        "project": "room_fee",
        "method": method,
        "amount": amount,
        "more": [{"project": "room_fee", "method": way, "amount": sum_} for way, sum_ in more],
    }
    await act_on("cashier", village.actor, Cashier.model_validate(form))


async def test_parts_of_a_payment_are_lines_of_their_own_and_one_act(village: Village) -> None:
    order = await village.book(village.whole, 1, 2)
    await pay(village, order["id"], ("cash", "100.00"), ("wechat", "88.00"))
    after = await read_detail(village.actor, order["id"])
    assert [(line["method"], line["amount"]) for line in after["ledger"] if line["direction"] == "in"] == [
        ("cash", "100.00"),
        ("wechat", "88.00"),
    ]
    assert after["money"]["receivedRoom"] == "188.00"
    assert after["version"] == order["version"] + 1


async def test_one_bad_part_posts_nothing(village: Village) -> None:
    order = await village.book(village.whole, 1, 2)
    with pytest.raises(Invalid):
        await pay(village, order["id"], ("cash", "100.00"), ("wechat", "0"))
    after = await read_detail(village.actor, order["id"])
    assert after["money"]["receivedRoom"] == "0.00"
