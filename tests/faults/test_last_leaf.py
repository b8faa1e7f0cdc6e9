"""Two hundred people want the same night of one house on two server processes, through every path; one gets it."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any

import asyncpg
import httpx
import pytest

from tests.faults.agreement import agree
from tests.faults.caller import Caller, SampleCommunity, on, order_form
from tests.faults.conftest import OpenScreens
from tests.faults.installation import Installation
from tests.kit.lease_forms import lease_body
from tests.kit.names import name_of
from tests.kit.seeds import seeds
from tests.workers.sheets import read_sheet, sheet_bytes

Attempt = Callable[[], Awaitable[httpx.Response]]
FIRST, LAST = 20, 22
_OVERLAPS = """
SELECT count(*) FROM occupancy_claim a JOIN occupancy_claim b ON a.leaf_id = b.leaf_id AND a.id < b.id
  AND a.from_day < b.to_day AND b.from_day < a.to_day
"""


async def make_attempts(desks: list[Caller], sample: SampleCommunity) -> list[Attempt]:
    """All of them want the first night: 60 orders, 39 moves, one extension, 40 leases, 40 blocks, 20 imports."""
    wanted, title = sample.units[0], sample.titles[0]
    before = await desks[0].post("/rental/order/add", **order_form("前客", wanted, FIRST - 2, FIRST))
    forms: list[tuple[str, dict[str, Any]]] = [("/rental/order/extend", {"id": before["id"], "checkOut": on(LAST)})]
    for n in range(39):
        home = order_form(name_of(n, "移客"), sample.units[1 + n % 9], 2 + n // 9 * 2, 3 + n // 9 * 2)
        order = await desks[n % 2].post("/rental/order/add", **home)
        stay = {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": wanted}
        forms.append(("/rental/order/move", {**stay, "from": on(FIRST), "to": on(FIRST + 1)}))
    for n in range(60):
        forms.append(("/rental/order/add", order_form(name_of(n), wanted, FIRST, LAST)))
    for n in range(40):
        lessee = {"name": "赵强", "phone": f"137001370{n:02d}"}
        days = {"startDate": on(FIRST), "endDate": on(FIRST + 60)}
        forms.append(("/rental/lease/add", lease_body(unitId=wanted, tenant=lessee, **days)))
        block = {"unitId": wanted, "from": on(FIRST), "to": on(FIRST + 1 + n % 2)}
        forms.append(("/rental/block/add", {**block, "kind": "repair", "reason": "水管维修"}))
    attempts = [posting(desks[n % len(desks)], path, form) for n, (path, form) in enumerate(forms)]
    return attempts + [importing(desks[n % len(desks)], title, n) for n in range(20)]


def posting(caller: Caller, path: str, form: dict[str, Any]) -> Attempt:
    return lambda: caller.send("POST", path, json=form)


def importing(caller: Caller, title: str, number: int) -> Attempt:
    sheet = sheet_bytes(
        ("联系人", "联系电话", "房间", "入住日期", "离店日期"),
        [[name_of(number, "导入"), "13600136000", title, on(FIRST), on(LAST)]],
    )
    return lambda: caller.send("POST", "/rental/order/importExcel", files={"file": ("订单.xlsx", sheet)})


async def find_winner(store: asyncpg.Connection, leaf: str) -> asyncpg.Record:
    """Whose claim lies on the wanted night; the number as clerks know it."""
    (row,) = await store.fetch(
        "SELECT c.kind, coalesce(o.order_no, l.contract_no, '') AS no FROM occupancy_claim c"
        " LEFT JOIN rent_daily_order o ON o.id = c.source_id LEFT JOIN rent_lease l ON l.id = c.source_id"
        " WHERE c.leaf_id = $1 AND c.from_day <= $2 AND c.to_day > $2",
        int(leaf),
        date.fromisoformat(on(FIRST)),
    )
    return row


def check_refusal(response: httpx.Response, winner: asyncpg.Record) -> None:
    answer = response.json()
    assert response.status_code == 409 and answer["id"] == "occupancy.taken", answer
    named = answer["result"]["winner"]
    assert (named["kind"], named["no"]) == (winner["kind"], winner["no"])
    assert winner["no"] in answer["message"]
    alternatives = answer["result"]["alternatives"]
    assert len(alternatives) <= 3 and all(one["unitId"] and one["title"] and one["price"] for one in alternatives)


async def check_import(caller: Caller, response: httpx.Response, winner: asyncpg.Record) -> bool:
    """A sheet always gets an answer; whether its row was booked stands in it, and the reason in the error file."""
    answer = response.json()
    assert answer["success"], answer
    if answer["result"]["successCount"]:
        return True
    file = await caller.send("GET", answer["result"]["fileUrl"])
    reason = read_sheet(file.content)[3][-1]
    assert "占用" in reason and winner["no"] in reason
    return False


@pytest.mark.parametrize("seed", seeds(2))
async def test_one_of_two_hundred_on_two_processes_gets_the_night(
    whole: Installation,
    sample: SampleCommunity,
    desks: list[Caller],
    open_screens: OpenScreens,
    store: asyncpg.Connection,
    seed: int,
) -> None:
    screens = await open_screens(2)
    attempts = await make_attempts(desks, sample)
    assert len(attempts) == 200 and len({desk.address for desk in desks}) == 2
    random.Random(seed).shuffle(attempts)
    responses = await asyncio.gather(*(attempt() for attempt in attempts))
    winner = await find_winner(store, sample.units[0])
    sheets = [one for one in responses if one.url.path.endswith("importExcel")]
    won = sum([await check_import(desks[0], one, winner) for one in sheets])
    for response in responses:
        if response in sheets:
            continue
        if response.status_code == 200:
            won += 1
        else:
            check_refusal(response, winner)
    assert won == 1
    assert await store.fetchval(_OVERLAPS) == 0
    await agree(whole, screens)
