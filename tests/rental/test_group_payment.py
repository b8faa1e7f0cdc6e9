"""A party pays: the balances of its picked rooms at once, each into the ledger of its own order, all or none."""

import asyncio
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Invalid
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from server.kit.outbox import OutboxEvent
from server.rental.orders.detail import read_detail
from server.rental.orders.group_payment import GroupPayment, pay_group
from server.rental.orders.payments import Cashier
from tests.kit.client import Client
from tests.kit.sink import subscribed
from tests.rental.test_groups import book
from tests.rental.village import Village, act_on, build

Party = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def party(village: Village) -> Party:
    """Three rooms that owe two nights each."""
    return await book(village)


def form(party: Party, count: int = 2, **rest: Any) -> dict[str, Any]:
    """The first rooms, with the balance that each was booked with."""
    rooms = [{"orderId": one["id"], "balance": one["balance"]} for one in party["orders"][:count]]
    return {"groupNo": party["groupNo"], "rooms": rooms, "method": "wechat", "note": "领队付款", **rest}


async def pay(village: Village, body: dict[str, Any]) -> dict[str, Any]:
    return await pay_group(village.actor, GroupPayment.model_validate(body))


async def refused(village: Village, body: dict[str, Any]) -> dict[str, str]:
    """What is said at which field; nothing was written."""
    before = await received(village)
    with pytest.raises(Invalid) as caught:
        await pay(village, body)
    assert await received(village) == before
    return caught.value.fields or {}


async def received(village: Village) -> list[Ledger]:
    return await Ledger.filter(tenant_id=village.org.id, direction="in").order_by("id")


async def balances(village: Village, party: Party) -> list[int]:
    rows = await DailyOrder.filter(tenant_id=village.org.id, group_no=party["groupNo"])
    known = {str(row.id): row.balance for row in rows}
    return [known[one["id"]] for one in party["orders"]]


async def test_each_room_that_is_picked_is_paid_in_its_own_ledger_with_its_own_receipt(
    village: Village, party: Party
) -> None:
    owed = await balances(village, party)
    paid = await pay(village, form(party))
    assert await balances(village, party) == [0, 0, owed[2]]
    lines = await received(village)
    assert [(line.account_id, line.amount) for line in lines] == [
        (int(one["id"]), fen) for one, fen in zip(party["orders"], owed[:2], strict=False)
    ]
    assert {(line.project, line.method, line.note) for line in lines} == {("room_fee", "wechat", "领队付款")}
    assert [one["no"] for one in paid["receipts"]] == [line.no for line in lines]
    assert len({line.no for line in lines}) == 2
    assert [one["room"] for one in paid["receipts"]] == [one["unitTitle"] for one in party["orders"][:2]]
    assert float(paid["total"]) == sum(owed[:2]) / 100
    detail = await read_detail(village.actor, party["orders"][0]["id"])
    assert paid["receipts"][0]["no"] in detail["log"][0]["text"]


async def test_a_balance_that_has_changed_since_it_was_shown_is_refused_at_its_room(
    village: Village, party: Party
) -> None:
    second = party["orders"][1]
    some = {"id": second["id"], "project": "room_fee", "amount": "10.00", "method": "cash"}
    await act_on("cashier", village.actor, Cashier.model_validate(some))
    said = await refused(village, form(party))
    assert set(said) == {"rooms.1"}
    assert second["unitTitle"] in said["rooms.1"] and "欠款已变为" in said["rooms.1"]


async def test_a_room_that_owes_nothing_and_one_that_is_closed_are_each_named(village: Village, party: Party) -> None:
    await pay(village, form(party, 1))
    await DailyOrder.filter(id=int(party["orders"][1]["id"])).update(state="closed")
    said = await refused(village, form(party, 3))
    assert set(said) == {"rooms.0", "rooms.1"}
    assert "没有欠款" in said["rooms.0"] and "不能「收银」" in said["rooms.1"]


async def test_rooms_of_others_are_refused_alike_whoever_they_belong_to(village: Village, party: Party) -> None:
    other = await book(await build())
    alone = await village.book(village.rooms[0], 6, 7)
    wrong = [other["orders"][0]["id"], alone["id"], "1", "x"]
    body = form(party, 1)
    body["rooms"] += [{"orderId": one, "balance": "1.00"} for one in wrong]
    said = await refused(village, body)
    assert set(said) == {"rooms.1", "rooms.2", "rooms.3", "rooms.4"}
    assert len(set(said.values())) == 1
    assert other["groupNo"] == party["groupNo"], "numbers of parties begin anew in every tenant"


async def test_the_same_room_is_not_paid_twice_in_one_payment(village: Village, party: Party) -> None:
    body = form(party, 1)
    body["rooms"] *= 2
    assert set(await refused(village, body)) == {"rooms.1"}


async def test_only_who_may_take_money_takes_it_once_under_a_key_and_never_on_account(
    village: Village, party: Party, sign_in: Any
) -> None:
    path, body = "/rental/order/payGroup", form(party)
    clerk = await sign_in(await village.org.hire("rental:order:list", "rental:order:checkIn", name="前台"))
    assert (await clerk.call("POST", path, json=body))["code"] == 403
    desk: Client = await sign_in(await village.org.hire("rental:order:list", "rental:order:cashier", name="收银"))
    nameless = await desk.call("POST", path, json=body, extensions={"nameless": True})
    assert nameless["id"] == "once.required"
    on_account = await desk.send("POST", path, json={**body, "method": "company"})
    assert on_account.status_code == 422
    headers = {"Idempotency-Key": "party-pays-once-1"}
    answers = [await desk.call("POST", path, json=body, headers=headers) for _ in "12"]
    assert answers[0]["success"] and answers[0]["result"] == answers[1]["result"]
    assert len(await received(village)) == 2


async def test_two_who_take_the_same_money_in_other_orders_take_it_once(village: Village, party: Party) -> None:
    body = form(party, 3)
    turned = {**body, "rooms": body["rooms"][::-1]}
    answers = await asyncio.gather(*(pay(village, one) for one in (body, turned) * 2), return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    assert all(isinstance(answer, dict | Invalid) for answer in answers), answers
    assert await balances(village, party) == [0, 0, 0]
    assert len(await received(village)) == 3


async def test_everybody_who_looks_at_a_room_of_the_party_is_told(village: Village, party: Party) -> None:
    heard: list[OutboxEvent] = []

    async def hear(events: list[OutboxEvent]) -> None:
        heard.extend(events)

    with subscribed(hear):
        await pay(village, form(party, 3))
    wanted = {one["id"] for one in party["orders"]}
    lists = [event for event in heard if event.topic.endswith("list/rental/order")]
    assert {str(row) for event in lists for row in event.data["ids"]} == wanted
    bars = [event.data["stay"] for event in heard if event.op == "stay.put"]
    assert {bar["sourceId"] for bar in bars} == wanted
