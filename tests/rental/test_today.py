"""The day's figures equal the lists they open; imported orders are booked once; the calls answer over HTTP."""

from typing import Any

import pytest_asyncio

from schema.rental.deposit import Deposit
from schema.rental.order import DailyOrder
from server.rental.board.shapes import RoomBoardShape
from server.rental.day.shapes import TodayShape
from server.rental.leases.shapes import LeaseShape
from server.rental.orders.imports import import_orders
from server.rental.orders.shapes import DailyOrderShape
from server.rental.topics import may_see_board, may_see_today
from tests.kit.lease_forms import lease_body
from tests.rental.village import Village, build, day, form, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def test_every_card_opens_exactly_the_rows_it_counts(village: Village, sign_in: Any) -> None:
    client = await sign_in(village.actor)
    await village.book(village.rooms[0], 0, 1)
    await village.book(village.rooms[1], 1, 2)
    cash = [{"project": "room_fee", "amount": "188", "method": "cash"}]
    await village.book(village.rooms[2], 0, 1, checkInNow=True, cashier=cash)
    lease = lease_body(unitId=str(village.whole.id), endDate=on(60))
    await client.result("POST", "/rental/lease/add", json=lease)
    late: dict[str, Any] = {
        "account": "lease",
        "account_id": 1,
        "account_no": "HT1",
        "payer": "赵强",
        "tenant_id": village.org.id,
    }
    await Deposit.create(**late, held=50000, received=50000, due_back=day(-1))
    await Deposit.create(**late | {"account_id": 2}, held=60000, received=60000, due_back=day(0))
    cards = await client.result("GET", "/rental/today")
    counts = {name: card["count"] for name, card in cards.items() if isinstance(card, dict)}
    assert counts == {
        "arrivals": 1,
        "departures": 0,
        "inHouse": 1,
        "owing": 0,
        "unpaid": 2,
        "risks": 0,
        "finance": 1,
        "housekeeping": 0,
        "viewings": 0,
        "renewals": 1,
        "holdovers": 0,
        "deposits": 1,
    }
    for name, card in cards.items():
        if isinstance(card, dict):
            page = await client.result("GET", f"/{card['list']['path']}/list", params=card["list"]["query"])
            assert page["total"] == card["count"], name
    assert (cards["deposits"]["amount"], cards["deposits"]["oldest"]) == ("500.00", on(-1))
    assert cards["finance"]["amount"] == "188.00" and cards["unpaid"]["amount"] == "6000.00"


async def test_the_money_of_every_card_is_that_of_the_rows_it_opens(village: Village, sign_in: Any) -> None:
    client = await sign_in(village.actor)
    cash = [
        {"project": "room_fee", "amount": "100", "method": "cash"},
        {"project": "deposit_in", "amount": "300", "method": "cash"},
    ]
    order = await village.book(village.rooms[2], 0, 1, checkInNow=True, cashier=cash)
    back = {"id": order["id"], "project": "deposit_out", "direction": "out", "amount": "300", "method": "cash"}
    await client.result("POST", "/rental/order/cashier", json=back)
    await client.result(
        "POST", "/rental/order/checkOut", json={"id": order["id"], "allowDebt": True, "reason": "明日转账"}
    )
    await client.result("POST", "/rental/lease/add", json=lease_body(unitId=str(village.whole.id), endDate=on(60)))
    await Deposit.create(
        account="lease",
        account_id=1,
        account_no="HT1",
        payer="赵强",
        tenant_id=village.org.id,
        held=50000,
        received=50000,
        due_back=day(-1),
    )
    cards = await client.result("GET", "/rental/today")
    for name, column in (
        ("owing", "balance"),
        ("unpaid", "openAmount"),
        ("risks", "openAmount"),
        ("deposits", "held"),
    ):
        (told,) = await totals(client, cards[name])
        assert told["sums"][column] == cards[name]["amount"], name
    assert cards["owing"]["count"] == 1 and cards["owing"]["amount"] != "0.00"
    flows = {row["value"]: row["sums"]["amount"] for row in await totals(client, cards["finance"])}
    assert flows == {"in": cards["finance"]["received"], "out": cards["finance"]["refunded"]}
    assert flows == {"in": "400.00", "out": "300.00"}


async def totals(client: Any, card: dict[str, Any]) -> list[dict[str, Any]]:
    """The sums below the list that a card opens."""
    query = {**card["list"]["query"], "totals": "1"}
    page = await client.result("GET", f"/{card['list']['path']}/list", params=query)
    assert page["total"] == card["count"]
    found: list[dict[str, Any]] = page["totals"]
    return found


async def test_an_import_that_starts_again_books_nothing_twice(village: Village) -> None:
    row = {"contact_name": "张三", "contact_phone": "13900139000", "unit_id": village.rooms[0].id}
    rows = [
        {**row, "check_in": day(1), "check_out": day(2)},
        {**row, "check_in": day(1), "check_out": day(3)},
        {**row, "check_in": day(5), "check_out": day(5)},
        {**row, "contact_phone": "12", "check_in": day(7), "check_out": day(8)},
    ]
    keys = [f"task:{index}" for index in range(len(rows))]
    for _ in range(2):
        refused = await import_orders(village.actor, rows, keys)
        assert sorted(refused) == [1, 2, 3] and "占用" in refused[1] and "离店" in refused[2]
    assert await DailyOrder.filter(tenant_id=village.org.id).count() == 1


async def test_a_conflict_answers_409_with_winner_and_alternatives(village: Village, sign_in: Any) -> None:
    client = await sign_in(village.actor)
    body = form(village.beds[0], 1, 3).model_dump(mode="json", by_alias=True)
    order = await client.result("POST", "/rental/order/add", json=body)
    answer = await client.send("POST", "/rental/order/add", json=body)
    assert answer.status_code == 409 and answer.json()["id"] == "occupancy.taken"
    assert answer.json()["result"]["winner"]["no"] == order["orderNo"]
    assert len(answer.json()["result"]["alternatives"]) == 3


async def test_calls_of_the_board_answer_in_the_agreed_shape(village: Village, sign_in: Any) -> None:
    client = await sign_in(village.actor)
    order = await client.result(
        "POST", "/rental/order/add", json=form(village.rooms[0], 1, 3).model_dump(mode="json", by_alias=True)
    )
    board = await client.result("GET", "/rental/board", params={"from": on(0), "to": on(10)})
    assert board["topic"] == f"board/{village.community}" and board["stays"][0]["sourceId"] == order["id"]
    quote = await client.result(
        "POST", "/rental/quote", json={"unitId": str(village.whole.id), "from": on(1), "to": on(8)}
    )
    assert quote["total"] == "2156.00" and len(quote["lines"]) == 7
    free = await client.result(
        "GET", "/rental/free", params={"from": on(1), "to": on(3), "like": str(village.rooms[0].id)}
    )
    assert [item["unitId"] for item in free][:2] == [str(room.id) for room in village.rooms[1:]]
    hold = await client.result(
        "POST", "/rental/hold/add", json={"unitId": str(village.rooms[1].id), "from": on(1), "to": on(2), "seconds": 30}
    )
    await client.result("DELETE", "/rental/hold/delete", params={"id": hold["id"]})
    detail = await client.result("GET", "/rental/order/detail", params={"id": order["id"]})
    assert detail["guests"][0]["idNo"] == "1101**********002X"
    await client.result("POST", "/rental/room/clean", json={"unitId": str(village.rooms[0].id), "state": "dirty"})
    block = {"unitId": str(village.rooms[2].id), "from": on(1), "to": on(3), "kind": "repair", "reason": "漏水"}
    made = await client.result("POST", "/rental/block/add", json=block)
    await client.result("DELETE", "/rental/block/delete", params={"id": made["id"]})


async def test_answers_have_exactly_the_declared_shape(village: Village, sign_in: Any) -> None:
    client = await sign_in(village.actor)
    body = form(village.rooms[0], 0, 2).model_dump(mode="json", by_alias=True)
    cash = [{"project": "room_fee", "amount": "376", "method": "cash"}]
    order = await client.result("POST", "/rental/order/add", json={**body, "checkInNow": True, "cashier": cash})
    lease_form = lease_body(unitId=str(village.whole.id), startDate=on(1), endDate=on(60))
    lease = await client.result("POST", "/rental/lease/add", json=lease_form)
    block = {"unitId": str(village.rooms[2].id), "from": on(1), "to": on(3), "kind": "repair", "reason": "漏水"}
    await client.result("POST", "/rental/block/add", json=block)
    hold = {"unitId": str(village.rooms[1].id), "from": on(1), "to": on(2), "seconds": 30}
    await client.result("POST", "/rental/hold/add", json=hold)
    board = await client.result("GET", "/rental/board", params={"from": on(0), "to": on(10)})
    assert {stay["kind"] for stay in board["stays"]} == {"order", "lease", "block", "hold"}
    RoomBoardShape.model_validate(board)
    DailyOrderShape.model_validate(order)
    LeaseShape.model_validate(lease)
    TodayShape.model_validate(await client.result("GET", "/rental/today"))


async def test_board_topics_need_the_right_and_the_own_tenant(village: Village) -> None:
    clerk = await village.org.hire("rental:board:list")
    stranger = (await build()).actor
    assert await may_see_board(clerk, str(village.community))
    assert not await may_see_board(stranger, str(village.community))
    assert not await may_see_board(await village.org.hire("rental:order:list"), str(village.community))
    assert not await may_see_board(clerk, "x") and not await may_see_today(clerk)
