"""Two guests in one room: nobody moves in where somebody still lives, by no path and no way back."""

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from schema.kit.errors import AppError, Conflict
from schema.rental.room import Bed
from schema.rental.unit import Unit
from server.kit.database import pool
from server.kit.unit_of_work import unit_of_work
from server.rental.houses.mirror import sync_house
from server.rental.orders.acting import OrderRef
from server.rental.orders.check_in import CheckIn
from server.rental.orders.check_out import CheckOut
from server.rental.orders.detail import read_detail
from server.rental.orders.moves import Move, Resize, Split, Swap
from tests.kit.clock import set_clock
from tests.kit.seeds import seeds
from tests.rental.village import Village, act_on, build, day, move_back, on

CASH = {"project": "room_fee", "amount": "100", "method": "cash"}
Order = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def read(village: Village, order: Order) -> Order:
    return await read_detail(village.actor, order["id"])


async def arrive(village: Village, unit: Unit, first: int = 0, last: int = 2) -> Order:
    return await village.book(unit, first, last, checkInNow=True, cashier=[CASH])


async def check_in(village: Village, order: Order) -> Order:
    body = {"id": order["id"], "cashier": [CASH], "forceDirty": True, "reason": "客人要求"}
    return await act_on("checkIn", village.actor, CheckIn.model_validate(body))


async def leave(village: Village, order: Order) -> Order:
    body = {"id": order["id"], "allowDebt": True, "reason": "公司结账"}
    return await act_on("checkOut", village.actor, CheckOut.model_validate(body))


async def undo_leaving(village: Village, order: Order) -> Order:
    return await act_on("undoCheckOut", village.actor, OrderRef.model_validate({"id": order["id"]}))


async def move(village: Village, order: Order, unit: Unit, place: int = -1) -> Order:
    stay = (await read(village, order))["segments"][place]["id"]
    body = {"id": order["id"], "stayId": stay, "unitId": str(unit.id), "priceMode": "keep"}
    return await act_on("move", village.actor, Move.model_validate(body))


async def overstay(village: Village, unit: Unit, nights: int = 1) -> Order:
    """Somebody whose last night is over and who is still there."""
    order = await arrive(village, unit, 0, nights)
    await move_back(order["id"], nights)
    return await read(village, order)


async def refused(doing: Awaitable[Any]) -> Conflict:
    with pytest.raises(Conflict) as caught:
        await doing
    assert caught.value.id == "order.occupied"
    return caught.value


async def inside(village: Village) -> dict[int, int]:
    """Who is in each leaf."""
    rows = await pool().fetch("SELECT leaf_id, order_id FROM rent_presence WHERE tenant_id = $1", village.org.id)
    return {row["leaf_id"]: row["order_id"] for row in rows}


async def test_a_guest_moves_in_only_when_the_last_one_has_left(village: Village) -> None:
    first = await overstay(village, village.rooms[0])
    second = await village.book(village.rooms[0], 0, 2)
    [obstacle] = [one for one in second["arrival"] if one["id"] == "order.occupied"]
    assert (obstacle["mend"], obstacle["text"]) == ("usual", "上一位客人 李明 尚未退房（欠 ¥88.00）")
    told = await refused(check_in(village, second))
    assert "李明 尚未退房（欠 ¥88.00）" in told.message
    assert told.result["occupants"] == obstacle["occupants"]
    assert obstacle["occupants"][0]["orderId"] == first["id"] and obstacle["occupants"][0]["balance"] == "88.00"
    assert (await read(village, second))["ledger"] == second["ledger"], "nothing is half written"
    await leave(village, first)
    assert "order.occupied" not in [one["id"] for one in (await read(village, second))["arrival"]]
    assert (await check_in(village, second))["state"] == "in_house"
    assert await inside(village) == {village.rooms[0].id: int(second["id"])}


async def test_who_is_entered_and_checked_in_at_once_is_asked_the_same(village: Village) -> None:
    await overstay(village, village.rooms[0])
    await refused(arrive(village, village.rooms[0]))


@pytest.mark.parametrize(("held", "asked"), [("bed", "room"), ("room", "bed"), ("house", "room"), ("room of", "house")])
async def test_a_bed_its_room_and_its_house_exclude_each_other(village: Village, held: str, asked: str) -> None:
    units = {"bed": village.beds[0], "room": village.bunk, "house": village.shared, "room of": village.rooms[1]}
    if held == "house":
        units["room"] = village.rooms[1]
    if asked == "house":
        units["house"] = village.shared
    first = await overstay(village, units[held])
    second = await village.book(units[asked], 0, 1)
    told = await refused(check_in(village, second))
    assert [one["orderId"] for one in told.result["occupants"]] == [first["id"]]
    await leave(village, first)
    assert (await check_in(village, second))["state"] == "in_house"


async def test_a_check_out_is_undone_only_while_nobody_else_lives_there(village: Village) -> None:
    first = await leave(village, await overstay(village, village.rooms[0]))
    second = await check_in(village, await village.book(village.rooms[0], 0, 2))
    await refused(undo_leaving(village, first))
    assert (await read(village, first))["state"] == "checked_out"
    await leave(village, second)
    assert (await undo_leaving(village, first))["state"] == "in_house"
    await refused(undo_leaving(village, second))


async def test_a_guest_in_house_is_not_moved_to_where_somebody_lives(village: Village) -> None:
    there = await overstay(village, village.rooms[1])
    mine = await arrive(village, village.rooms[0], 0, 3)
    await refused(move(village, mine, village.rooms[1]))
    split = {"id": mine["id"], "stayId": mine["segments"][0]["id"], "date": on(1), "unitId": str(village.rooms[1].id)}
    await act_on("split", village.actor, Split.model_validate(split))
    assert await inside(village) == {village.rooms[0].id: int(mine["id"]), village.rooms[1].id: int(there["id"])}


async def test_two_guests_in_house_swap_and_swap_back(village: Village) -> None:
    one, two = await arrive(village, village.rooms[0]), await arrive(village, village.rooms[1])
    for _ in range(2):
        before = await inside(village)
        one, two = await read(village, one), await read(village, two)
        body = {"id": one["id"], "stayId": one["segments"][-1]["id"], "withStayId": two["segments"][-1]["id"]}
        await act_on("swap", village.actor, Swap.model_validate(body))
        after = await inside(village)
        rooms = [village.rooms[0].id, village.rooms[1].id]
        assert [after[room] for room in rooms] == [before[room] for room in reversed(rooms)]


async def test_a_swap_into_a_room_that_a_third_guest_has_not_left_is_refused_whole(village: Village) -> None:
    await overstay(village, village.rooms[1])
    mine = await arrive(village, village.rooms[0])
    theirs = await village.book(village.rooms[1], 0, 2)
    body = {"id": mine["id"], "stayId": mine["segments"][0]["id"], "withStayId": theirs["segments"][0]["id"]}
    before = await inside(village)
    await refused(act_on("swap", village.actor, Swap.model_validate(body)))
    assert await inside(village) == before


async def test_who_was_to_change_rooms_today_makes_way_once_the_next_room_is_free(village: Village) -> None:
    mine = await arrive(village, village.rooms[0], 0, 4)
    split = {"id": mine["id"], "stayId": mine["segments"][0]["id"], "date": on(2), "unitId": str(village.rooms[1].id)}
    await act_on("split", village.actor, Split.model_validate(split))
    await move_back(mine["id"], 2)
    there = await arrive(village, village.rooms[2], 0, 1)
    await pool().execute(
        "UPDATE rent_presence SET leaf_id = $1 WHERE order_id = $2", village.rooms[1].id, int(there["id"])
    )
    await pool().execute(
        "UPDATE rent_order_segment SET unit_id = $1 WHERE order_id = $2", village.rooms[1].id, int(there["id"])
    )
    coming = await village.book(village.rooms[0], 0, 1)
    await refused(check_in(village, coming))
    await leave(village, there)
    await check_in(village, coming)
    assert await inside(village) == {village.rooms[0].id: int(coming["id"]), village.rooms[1].id: int(mine["id"])}


async def test_a_room_that_gets_beds_stays_occupied_by_all_of_them(village: Village) -> None:
    guest = await overstay(village, village.rooms[0])
    async with unit_of_work(village.actor) as work:
        for label in ("1号床", "2号床"):
            await work.insert(Bed(room_id=village.rooms[0].id, label=label, price_daily=8800))
        await sync_house(work, village.shared.id)
    room = await Unit.get(id=village.rooms[0].id)
    assert len(room.leaf_ids) == 2 and await inside(village) == dict.fromkeys(room.leaf_ids, int(guest["id"]))


async def test_a_room_with_somebody_in_it_is_not_taken_away(village: Village) -> None:
    await overstay(village, village.beds[0])
    with pytest.raises(Conflict) as caught:
        async with unit_of_work(village.actor) as work:
            await work.delete(await Bed.get(id=village.beds[0].id))
            await sync_house(work, village.bunk.house_id)
    assert caught.value.id == "unit.claimed"


async def test_the_database_itself_holds_it(village: Village) -> None:
    await arrive(village, village.rooms[0])
    with pytest.raises(asyncpg.UniqueViolationError):
        await pool().execute(
            "INSERT INTO rent_presence (id, tenant_id, leaf_id, order_id) VALUES (1, $1, $2, 2)",
            village.org.id,
            village.rooms[0].id,
        )


@pytest.mark.parametrize("seed", seeds(4))
async def test_no_walk_through_all_acts_puts_two_guests_into_one_leaf(
    village: Village, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Acts at random over four days, refused or not: every leaf has one stay, and every stay in house its leaves."""
    rng = random.Random(f"presence/{seed}")
    orders: list[Order] = []
    taken: Counter[str] = Counter()
    for passed in range(4):
        set_clock(monkeypatch, day(passed), "12:00")
        for _ in range(18):
            walk = _Walk(village, rng, orders, passed)
            act = walk.choose()
            try:
                await act()
                taken[act.__name__] += 1
            except AppError as error:
                taken[error.id] += 1
            await _check(village)
    assert taken["enter"] > 3 and taken["arrive"] > 1 and taken["leave"] > 0, taken


class _Walk:
    """One act on orders chosen at random, so many days after the first."""

    def __init__(self, village: Village, rng: random.Random, orders: list[Order], passed: int) -> None:
        self.village, self.rng, self.orders, self.passed = village, rng, orders, passed
        units = [village.whole, village.shared, *village.rooms[:2], village.bunk, *village.beds[:2]]
        self.unit = rng.choice(units)

    def choose(self) -> Callable[[], Awaitable[None]]:
        if len(self.orders) < 2 or self.rng.random() < 0.25:
            return self.enter
        self.one, self.two = self.rng.sample(self.orders, 2)
        acts = [
            self.arrive,
            self.arrive,
            self.arrive,
            self.leave,
            self.undo,
            self.move,
            self.swap,
            self.split,
            self.resize,
        ]
        return self.rng.choice(acts)

    def on(self, most: int) -> str:
        return on(self.passed + self.rng.randrange(0, most))

    async def enter(self) -> None:
        self.orders.append(await self.village.book(self.unit, self.passed, self.passed + self.rng.randrange(1, 4)))

    async def arrive(self) -> None:
        await check_in(self.village, self.one)

    async def leave(self) -> None:
        await leave(self.village, self.one)

    async def undo(self) -> None:
        await undo_leaving(self.village, self.one)

    async def move(self) -> None:
        await move(self.village, self.one, self.unit)

    async def swap(self) -> None:
        stays = [(await read(self.village, order))["segments"][-1]["id"] for order in (self.one, self.two)]
        body = {"id": self.one["id"], "stayId": stays[0], "withStayId": stays[1]}
        await act_on("swap", self.village.actor, Swap.model_validate(body))

    async def split(self) -> None:
        stay = (await read(self.village, self.one))["segments"][-1]["id"]
        body = {"id": self.one["id"], "stayId": stay, "date": self.on(2), "unitId": str(self.unit.id)}
        await act_on("split", self.village.actor, Split.model_validate(body))

    async def resize(self) -> None:
        body = {"id": self.one["id"], "checkOut": self.on(5), "reason": "补住"}
        code = self.rng.choice(("extend", "shorten"))
        await act_on(code, self.village.actor, Resize.model_validate(body))


async def _check(village: Village) -> None:
    rows = await pool().fetch(
        "SELECT o.id, count(p.id) AS leaves FROM rent_daily_order o LEFT JOIN rent_presence p ON p.order_id = o.id"
        " WHERE o.tenant_id = $1 GROUP BY 1, o.state HAVING (o.state = 'in_house') <> (count(p.id) > 0)",
        village.org.id,
    )
    assert not rows, "in house without a leaf, or a leaf without being in house"
    twice = await pool().fetch(
        "SELECT leaf FROM (SELECT DISTINCT ON (o.id) o.id, u.leaf_ids FROM rent_daily_order o JOIN rent_order_segment s"
        " ON s.order_id = o.id AND s.del_flag = 0 JOIN rent_unit u ON u.id = s.unit_id WHERE o.tenant_id = $1 AND o.state ="
        " 'in_house' AND (SELECT count(*) FROM rent_order_segment x WHERE x.order_id = o.id AND x.del_flag = 0) = 1) at,"
        " unnest(at.leaf_ids) AS leaf GROUP BY leaf HAVING count(*) > 1",
        village.org.id,
    )
    assert not twice
