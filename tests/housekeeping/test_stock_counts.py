"""Counts of a store: what was counted stands against the ledger, corrects it once, and above a parameter needs a second person."""

from typing import Any

import pytest_asyncio

from schema.housekeeping.stock import StockMove, Store
from schema.housekeeping.stock_count import StockCount, StockCountLine
from schema.housekeeping.supply import Supply
from server.kit.switches import COUNT_REVIEW
from tests.housekeeping.conftest import SignIn
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_supplies import RIGHTS, add_supply, keeper, move, shelf, store
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.switch import set_switch

__all__ = ["keeper", "store"]
COUNT, LINE = "/housekeeping/stockCount", "/housekeeping/stockCountLine"
COUNTING = (
    *(f"housekeeping:stockCount:{verb}" for verb in ("list", "add", "edit", "close")),
    "housekeeping:stockCountLine:list",
    "housekeeping:stockCountLine:edit",
)


@pytest_asyncio.fixture(loop_scope="session")
async def counter(crew: Crew, sign_in: SignIn) -> Client:
    return await sign_in(await crew.organisation.hire(*RIGHTS, *COUNTING, name="盘点人"))


@pytest_asyncio.fixture(loop_scope="session")
async def second(crew: Crew, sign_in: SignIn) -> Client:
    return await sign_in(await crew.organisation.hire(*RIGHTS, *COUNTING, name="复核人"))


async def begin(client: Client, store: Store) -> StockCount:
    made = await client.result("POST", f"{COUNT}/add", json={"storeId": str(store.id)})
    return await StockCount.get(id=int(made["id"]))


async def fill(client: Client, row: StockCount, supply: Supply, counted: int) -> dict[str, Any]:
    line = await StockCountLine.get(count_id=row.id, supply_id=supply.id)
    body = {"id": str(line.id), "counted": counted, "rowVersion": line.row_version}
    return await client.call("POST", f"{LINE}/edit", json=body)


async def take(client: Client, code: str, row: StockCount, **asked: Any) -> dict[str, Any]:
    await row.refresh_from_db()
    body = {"id": str(row.id), "version": row.row_version, **asked}
    return await client.call("POST", f"{COUNT}/{code}", json=body)


async def test_a_count_corrects_the_stock_to_what_was_counted_and_keeps_what_moved_since(
    crew: Crew, counter: Client, store: Store
) -> None:
    soap, towel = await add_supply(crew, "香皂"), await add_supply(crew, "毛巾", cost=1000)
    await move(counter, store, soap, "received", 20)
    await move(counter, store, towel, "received", 8)
    row = await begin(counter, store)
    assert (row.no, row.state) == (f"PD{today():%y%m%d}001", "open")
    assert await StockCountLine.filter(count_id=row.id).count() == 2
    await move(counter, store, soap, "used", 5)
    assert (await fill(counter, row, soap, 13))["success"]
    assert (await take(counter, "count", row))["id"] == "stockCount.left"
    assert (await fill(counter, row, towel, 9))["success"]
    assert (await take(counter, "count", row))["success"]
    await row.refresh_from_db()
    assert (row.off, row.difference) == (2, 2 * 250 + 1000)
    await move(counter, store, soap, "used", 1)
    assert (await take(counter, "close", row))["success"]
    assert await shelf(store, soap) == (12, 0, 0) and await shelf(store, towel) == (9, 0, 0)
    lines = await StockMove.filter(count_id=row.id).order_by("quantity")
    assert [(line.kind, line.quantity) for line in lines] == [("corrected", -2), ("corrected", 1)]
    assert not (await take(counter, "close", row))["success"]
    assert await StockMove.filter(count_id=row.id).count() == 2


async def test_above_the_parameter_somebody_else_closes_it(
    crew: Crew, counter: Client, second: Client, store: Store
) -> None:
    await set_switch(crew.tenant, COUNT_REVIEW, "10")
    soap = await add_supply(crew, "香皂", cost=250)
    await move(counter, store, soap, "received", 20)
    row = await begin(counter, store)
    await fill(counter, row, soap, 15)
    await take(counter, "count", row)
    refused = await take(counter, "close", row)
    assert refused["id"] == "stockCount.second"
    assert await shelf(store, soap) == (20, 0, 0)
    assert (await take(counter, "recount", row))["success"]
    assert (await fill(counter, row, soap, 16))["success"]
    assert (await take(counter, "count", row))["success"]
    assert (await take(counter, "close", row))["success"], "4 × 2.50 is not above 10"
    again = await begin(counter, store)
    await fill(counter, again, soap, 2)
    await take(counter, "count", again)
    assert (await take(counter, "close", again))["id"] == "stockCount.second"
    assert (await take(second, "close", again))["success"]
    assert await shelf(store, soap) == (2, 0, 0)


async def test_one_count_of_a_store_waits_at_a_time_and_lines_stay_once_they_were_counted(
    crew: Crew, counter: Client, store: Store
) -> None:
    soap = await add_supply(crew, "香皂")
    row = await begin(counter, store)
    other = await begin(counter, store)
    await fill(counter, row, soap, 4)
    line = await StockCountLine.get(count_id=row.id)
    assert (line.expected, line.difference) == (0, 4)
    await take(counter, "count", row)
    assert (await fill(counter, row, soap, 5))["id"] == "row.settled"
    await fill(counter, other, soap, 4)
    assert (await take(counter, "count", other))["id"] == "stockCount.twice"
    assert (await take(counter, "cancel", row, reason="盘错库房"))["success"]
    assert not await StockMove.filter(tenant_id=crew.tenant).exists()
    assert (await begin(counter, store)).no == f"PD{today():%y%m%d}003"


async def test_without_the_right_nobody_counts_or_closes(
    crew: Crew, counter: Client, phone: Client, keeper: Client, store: Store
) -> None:
    soap = await add_supply(crew, "香皂")
    row = await begin(counter, store)
    await fill(counter, row, soap, 4)
    await take(counter, "count", row)
    for stranger in (phone, keeper):
        assert (await take(stranger, "close", row))["code"] == 403
        assert (await stranger.send("GET", f"{COUNT}/list")).status_code == 403
    await row.refresh_from_db()
    assert row.state == "counted" and not await StockMove.filter(count_id=row.id).exists()
