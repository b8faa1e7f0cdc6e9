"""Supplies: every movement is a line of the ledger, cleaning uses them once an order, and what gets short is told once."""

import asyncio
from typing import Any

import pytest_asyncio

from schema.housekeeping.order import Order
from schema.housekeeping.stock import Stock, StockMove, Store
from schema.housekeeping.supply import ItemSupply, Supply
from schema.system.announcement import Announcement
from tests.housekeeping.conftest import SignIn
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_life import act, given
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.people import create_organisation

POST, REVERSE = "/housekeeping/stock/post", "/housekeeping/stockMove/reverse"
RIGHTS = (
    *(f"housekeeping:{name}:list" for name in ("supply", "store", "stock", "stockMove")),
    "housekeeping:stock:post",
    "housekeeping:stockMove:reverse",
)


@pytest_asyncio.fixture(loop_scope="session")
async def keeper(crew: Crew, sign_in: SignIn) -> Client:
    """Who keeps the store."""
    return await sign_in(await crew.organisation.hire(*RIGHTS, name="库管"))


@pytest_asyncio.fixture(loop_scope="session")
async def store(crew: Crew) -> Store:
    return await Store.create(tenant_id=crew.tenant, name="布草间")


async def add_supply(crew: Crew, name: str, **values: Any) -> Supply:
    return await Supply.create(tenant_id=crew.tenant, name=name, **{"kind": "consumable", "cost": 250, **values})


async def usually(crew: Crew, supply: Supply, quantity: int) -> None:
    item = crew.items["退房清洁"]
    await ItemSupply.create(tenant_id=crew.tenant, item_id=item.id, supply_id=supply.id, quantity=quantity)


async def move(client: Client, store: Store, supply: Supply, kind: str, quantity: int) -> dict[str, Any]:
    body = {"storeId": str(store.id), "supplyId": str(supply.id), "kind": kind, "quantity": quantity}
    return await client.call("POST", POST, json=body)


async def shelf(store: Store, supply: Supply) -> tuple[int, int, int]:
    """On the shelf, to be washed, at the laundry."""
    row = await Stock.get(store_id=store.id, supply_id=supply.id)
    lines = await StockMove.filter(stock_id=row.id)
    sums = tuple(sum(getattr(line, name) for line in lines) for name in ("quantity", "soiled", "laundry"))
    assert sums == (row.quantity, row.soiled, row.laundry)
    return row.quantity, row.soiled, row.laundry


async def finished(desk: Client, phone: Client, crew: Crew, **said: Any) -> dict[str, Any]:
    order = await given(desk, crew)
    for step in ("accept", "start"):
        await act(phone, order["id"], step)
    return await act(phone, order["id"], "finish", **said)


async def reopen(desk: Client, order_id: str) -> None:
    body = {"id": order_id, "version": (await Order.get(id=int(order_id))).row_version}
    await desk.result("POST", "/housekeeping/order/reopen", json=body)


async def test_linen_goes_round_and_the_month_of_the_ledger_adds_up(crew: Crew, keeper: Client, store: Store) -> None:
    sheet = await add_supply(crew, "床单", kind="linen", cost=6000)
    for kind, quantity, there in (
        ("received", 40, (40, 0, 0)),
        ("used", 12, (28, 12, 0)),
        ("to_laundry", 10, (28, 2, 10)),
        ("from_laundry", 9, (37, 2, 1)),
        ("laundry_lost", 1, (37, 2, 0)),
        ("lost", 2, (35, 2, 0)),
    ):
        assert (await move(keeper, store, sheet, kind, quantity))["success"], kind
        assert await shelf(store, sheet) == there
    lines = await StockMove.filter(supply_id=sheet.id).order_by("id")
    assert [line.balance for line in lines] == [40, 28, 28, 37, 37, 35]
    assert sum(line.amount for line in lines) == (35 + 2) * 6000 and {line.booked_on for line in lines} == {today()}
    figure = {
        "path": "housekeeping/stockMove",
        "query": {"supplyId": str(sheet.id)},
        "by": "bookedOn",
        "sum": ["quantity", "amount"],
    }
    [found] = await keeper.result("POST", "/sys/figures", json={"figures": [figure]})
    assert (found["count"], float(found["sums"]["quantity"]), found["sums"]["amount"]) == (6, 35, "2220.00")


async def test_nothing_falls_below_nothing_by_hand_and_consumables_are_not_washed(
    crew: Crew, keeper: Client, store: Store
) -> None:
    soap, sheet = await add_supply(crew, "香皂"), await add_supply(crew, "被套", kind="linen")
    await move(keeper, store, soap, "received", 3)
    await move(keeper, store, sheet, "received", 3)
    refused = await move(keeper, store, soap, "used", 4)
    assert refused["id"] == "stock.few" and "3" in refused["message"]
    assert (await move(keeper, store, sheet, "to_laundry", 1))["id"] == "stock.few"
    assert (await move(keeper, store, sheet, "from_laundry", 1))["id"] == "stock.few"
    assert "kind" in (await move(keeper, store, soap, "to_laundry", 1))["fields"]
    assert await shelf(store, soap) == await shelf(store, sheet) == (3, 0, 0)


async def test_a_line_is_taken_back_once_by_a_line_of_its_kind(crew: Crew, keeper: Client, store: Store) -> None:
    soap = await add_supply(crew, "香皂")
    await move(keeper, store, soap, "received", 30)
    await move(keeper, store, soap, "received", 300)
    wrong = await StockMove.get(supply_id=soap.id, quantity=300)
    body = {"id": str(wrong.id), "version": wrong.row_version, "reason": "多打一个零"}
    answers = await asyncio.gather(*(keeper.call("POST", REVERSE, json=body) for _ in range(4)))
    assert sorted(answer["success"] for answer in answers) == [False, False, False, True]
    assert {answer["id"] for answer in answers if not answer["success"]} == {"stock.reversed"}
    assert await shelf(store, soap) == (30, 0, 0)
    back = await StockMove.get(reverses_id=wrong.id)
    assert (back.kind, back.quantity, back.note) == ("received", -300, "多打一个零")
    again = {"id": str(back.id), "version": back.row_version, "reason": "x"}
    assert (await keeper.call("POST", REVERSE, json=again))["id"] == "stock.reverse"


async def test_movements_at_once_lose_nothing(crew: Crew, keeper: Client, store: Store) -> None:
    soap, sheet = await add_supply(crew, "香皂"), await add_supply(crew, "床单", kind="linen")
    calls = [move(keeper, store, supply, "received", 2) for supply in (soap, sheet) * 10]
    assert all(answer["success"] for answer in await asyncio.gather(*calls))
    assert await shelf(store, soap) == await shelf(store, sheet) == (20, 0, 0)
    balances = [line.balance for line in await StockMove.filter(supply_id=soap.id)]
    assert sorted(balances) == list(range(2, 21, 2))


async def test_a_finished_order_takes_what_its_items_usually_do_once(
    crew: Crew, desk: Client, phone: Client, keeper: Client, store: Store
) -> None:
    soap, sheet = await add_supply(crew, "香皂"), await add_supply(crew, "床单", kind="linen")
    await usually(crew, soap, 2)
    await usually(crew, sheet, 1)
    await move(keeper, store, sheet, "received", 5)
    done = await finished(desk, phone, crew)
    await act(phone, done["id"], "finish")
    assert await shelf(store, soap) == (-2, 0, 0)
    assert await shelf(store, sheet) == (4, 1, 0)
    assert {one["name"]: (one["usual"], one["used"]) for one in done["supplies"]} == {"香皂": (2, 2), "床单": (1, 1)}
    line = await StockMove.get(supply_id=soap.id)
    assert (line.kind, line.order_id, line.amount) == ("used", int(done["id"]), -500)


async def test_an_order_takes_what_she_says_and_gives_it_back_when_it_is_opened_again(
    crew: Crew, desk: Client, phone: Client, store: Store
) -> None:
    soap, towel = await add_supply(crew, "香皂"), await add_supply(crew, "毛巾", kind="linen")
    await usually(crew, soap, 2)
    await usually(crew, towel, 0)
    used = [{"supplyId": str(soap.id), "quantity": 0}, {"supplyId": str(towel.id), "quantity": 3}]
    done = await finished(desk, phone, crew, used=used)
    assert await shelf(store, towel) == (-3, 3, 0)
    assert not await StockMove.filter(supply_id=soap.id).exists()
    await reopen(desk, done["id"])
    assert await shelf(store, towel) == (0, 0, 0)
    again = await act(phone, done["id"], "finish")
    assert await shelf(store, soap) == (-2, 0, 0) and await shelf(store, towel) == (0, 0, 0)
    assert {one["name"]: one["used"] for one in again["supplies"]} == {"香皂": 2, "毛巾": 0}


async def test_what_fails_inspection_is_given_back_and_taken_anew(
    crew: Crew, desk: Client, phone: Client, store: Store
) -> None:
    soap = await add_supply(crew, "香皂")
    await usually(crew, soap, 1)
    order = await given(desk, crew, inspect=True)
    for step in ("accept", "start", "finish"):
        await act(phone, order["id"], step)
    assert await shelf(store, soap) == (-1, 0, 0)
    await act(phone, order["id"], "problem", note="漏水")
    assert await shelf(store, soap) == (0, 0, 0)


async def test_the_store_of_the_community_serves_it_and_without_a_store_nothing_is_posted(
    crew: Crew, desk: Client, phone: Client
) -> None:
    soap = await add_supply(crew, "香皂")
    await usually(crew, soap, 1)
    await finished(desk, phone, crew)
    assert not await StockMove.filter(tenant_id=crew.tenant).exists()
    await Store.create(tenant_id=crew.tenant, name="总库")
    own = await Store.create(tenant_id=crew.tenant, name="小区库", community_id=crew.community.id)
    await finished(desk, phone, crew)
    assert await shelf(own, soap) == (-1, 0, 0)


async def test_what_gets_short_is_marked_and_told_once(crew: Crew, keeper: Client, store: Store) -> None:
    soap = await add_supply(crew, "香皂", low=10)
    await move(keeper, store, soap, "received", 12)
    for _ in "123":
        await move(keeper, store, soap, "used", 2)
    told = await Announcement.filter(tenant_id=crew.tenant, bus_id=str(soap.id))
    assert len(told) == 1 and "香皂" in told[0].title
    [row] = (await keeper.result("GET", "/housekeeping/supply/list", params={"short": "true"}))["records"]
    assert (row["name"], row["onHand"], row["short"]) == ("香皂", 6, True)


async def test_nobody_posts_without_the_right_or_with_what_another_organisation_has(
    crew: Crew, phone: Client, keeper: Client, desk: Client, store: Store
) -> None:
    soap = await add_supply(crew, "香皂")
    other = await create_organisation()
    theirs = await Supply.create(tenant_id=other.id, name="香皂")
    away = await Store.create(tenant_id=other.id, name="布草间")
    assert (await move(phone, store, soap, "received", 1))["code"] == 403
    assert (await move(keeper, store, theirs, "received", 1))["code"] == 404
    assert (await move(keeper, away, soap, "received", 1))["code"] == 404
    order = await given(desk, crew)
    for step in ("accept", "start"):
        await act(phone, order["id"], step)
    body = {
        "id": order["id"],
        "act": "finish",
        "clientId": "theirs-0001",
        "used": [{"supplyId": str(theirs.id), "quantity": 1}],
    }
    assert (await phone.call("POST", "/housekeeping/mine/act", json=body))["code"] == 404
    assert (await Order.get(id=int(order["id"]))).state == "in_progress"
    assert not await StockMove.filter(tenant_id__in=(crew.tenant, other.id)).exists()


async def test_a_line_of_the_ledger_is_neither_changed_nor_deleted(crew: Crew, keeper: Client, store: Store) -> None:
    soap = await add_supply(crew, "香皂")
    await move(keeper, store, soap, "received", 1)
    for change in (
        StockMove.filter(supply_id=soap.id).update(quantity=9),
        StockMove.filter(supply_id=soap.id).delete(),
    ):
        try:
            await change
        except Exception as error:
            assert "append only" in str(error)
        else:
            raise AssertionError
