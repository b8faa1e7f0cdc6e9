"""Acts on neighbouring beds, rooms and houses at once: nobody is answered with an error of ours, and nothing is sold twice."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio

from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from schema.rental.unit import Unit
from server.kit.database import pool
from server.rental.cashier.sums import sum_lines
from tests.kit.client import Client
from tests.rental.crowd import ACTS, Crowd, all_at_once, make_beds, make_rooms
from tests.rental.test_race import overlapping
from tests.rental.unassigned_counters import check_counters, check_places
from tests.rental.village import Village, build, move_back

ROUNDS = 3
SignIn = Callable[..., Awaitable[Client]]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def check_books(village: Village) -> None:
    """No night twice, every account the sum of its ledger, every counter the truth, every leaf of a unit its own."""
    tenant = village.org.id
    assert await overlapping() == 0
    for order in await DailyOrder.filter(tenant_id=tenant, del_flag=0):
        sums = sum_lines(await Ledger.filter(account_id=order.id).order_by("seq"))
        assert (order.balance, order.paid) == (sums.balance, sums.paid)
    for lease in await Lease.filter(tenant_id=tenant, del_flag=0):
        lines = await Ledger.filter(account_id=lease.id, direction="in", reverses=None, reversed_by=None)
        assert lease.paid == sum(line.amount for line in lines)
    await check_counters(tenant)
    await check_places(tenant)
    beds = {unit.id for unit in await Unit.filter(parent_id=village.bunk.id, del_flag=0)}
    assert set((await Unit.get(id=village.bunk.id)).leaf_ids) == beds
    strays = await pool().fetch(
        "SELECT c.source_id FROM occupancy_claim c JOIN rent_daily_order o ON o.id = c.source_id WHERE c.tenant_id = $1"
        " AND o.state IN ('cancelled', 'no_show')",
        tenant,
    )
    assert not strays


@pytest.mark.parametrize("place", ["beds of one room", "rooms of one house"])
@pytest.mark.parametrize("seed", range(ROUNDS))
async def test_every_act_beside_every_other_ends_well(village: Village, place: str, seed: int) -> None:
    """All acts start at the same moment, each on a leaf of its own, in another order each time."""
    units = await (make_beds if "beds" in place else make_rooms)(village, len(ACTS) + 12)
    crowd = Crowd(village, units)
    await crowd.crew()
    acts = [(prepare.__name__, await prepare(crowd)) for prepare in ACTS]
    random.Random(seed).shuffle(acts)
    outcome = await all_at_once(acts)
    assert outcome.errors == []
    assert outcome.deadlocks == []
    told = {(name, error.id) for name, error in outcome.refused}
    assert told <= MAY_BE_REFUSED, told - MAY_BE_REFUSED
    await check_books(village)


# Whoever has just begun her leave is given nothing any more: which of the two came first is open.
MAY_BE_REFUSED = {("dispatch_cleaning", "hk.staff.leave"), ("order_cleaning", "hk.staff.leave")}


async def test_eight_beds_of_one_room_are_checked_out_at_once(village: Village, sign_in: SignIn) -> None:
    crowd = Crowd(village, await make_beds(village, 8))
    orders = [await crowd.arrived() for _ in range(8)]
    for order in orders:
        await move_back(order["id"], 2)
    client = await sign_in(village.actor)
    answers = await asyncio.gather(
        *(client.call("POST", "/rental/order/checkOut", json={"id": order["id"]}) for order in orders)
    )
    assert [answer["code"] for answer in answers] == [200] * 8
    assert (await Unit.get(id=village.bunk.id)).clean_state == "dirty"


@pytest.mark.parametrize("kind", ["bed", "room", "house", "building"])
async def test_ten_are_added_beside_each_other_at_once(village: Village, sign_in: SignIn, kind: str) -> None:
    client = await sign_in(village.actor)
    home = await Unit.get(id=village.bunk.house_id)
    house: dict[str, Any] = {
        "communityId": str(village.community),
        "buildingId": str(village.building),
        "totalFloor": 6,
        "floor": 1,
        "bedrooms": 2,
        "rentalMethod": "whole",
        "riyue": "3",
    }
    bodies = {
        "bed": lambda n: {"roomId": str(village.bunk.id), "label": f"加床{n}", "priceDaily": "88"},
        "room": lambda n: {"houseId": str(home.id), "name": f"R{n}", "residentLimit": 2, "priceDaily": "188"},
        "house": lambda n: {**house, "houseNo": f"9{n}"},
        "building": lambda n: {"communityId": str(village.community), "name": f"新{n}幢", "floors": 6},
    }
    answers = await asyncio.gather(
        *(client.call("POST", f"/rental/{kind}/add", json=bodies[kind](n)) for n in range(10))
    )
    assert [answer["message"] for answer in answers if not answer["success"]] == []
    if kind == "bed":
        room = await Unit.get(id=village.bunk.id)
        assert len(room.leaf_ids) == 14
        assert await Unit.filter(parent_id=room.id, del_flag=0).count() == 14
    if kind == "room":
        assert await Unit.filter(parent_id=home.id, del_flag=0).count() == 11
