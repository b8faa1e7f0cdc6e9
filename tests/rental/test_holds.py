"""Holds: seen, respected, converted, and gone when their time or their owner is."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict
from schema.rental.occupancy import Hold
from server.kit.actor import Actor
from server.kit.database import pool
from server.rental.board import holds
from server.rental.board.holds import HoldAdd, HoldEdit
from server.rental.board.queries import BoardQuery, read_board
from server.rental.orders.moves import Move, Resize
from tests.rental.village import Village, act_on, book, build, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def clerks(village: Village) -> tuple[Actor, Actor]:
    anna, bella = await village.org.hire(name="小安"), await village.org.hire(name="小贝")
    full = frozenset({"rental:order:add", "rental:order:extend"})
    return replace(anna, client_id="tab-a", permissions=full), replace(bella, client_id="tab-b", permissions=full)


async def hold(actor: Actor, unit: Any, first: int, last: int, **rest: Any) -> str:
    form = {"unitId": str(unit.id), "from": on(first), "to": on(last), **rest}
    return str((await holds.add_hold(actor, HoldAdd.model_validate(form)))["id"])


async def bars(village: Village, kind: str = "hold") -> list[dict[str, Any]]:
    query = BoardQuery.model_validate({"from": on(0), "to": on(14), "communityId": str(village.community)})
    return [stay for stay in (await read_board(village.actor, query))["stays"] if stay["kind"] == kind]


async def test_others_see_who_holds_the_nights_and_cannot_take_them(
    village: Village, clerks: tuple[Actor, Actor]
) -> None:
    anna, bella = clerks
    await hold(anna, village.rooms[0], 2, 4)
    [bar] = await bars(village)
    assert bar["holdBy"]["name"] == "小安" and bar["clientId"] == "tab-a" and (bar["from"], bar["to"]) == (on(2), on(4))
    with pytest.raises(Conflict) as caught:
        await book(bella, village.rooms[0], 3, 5)
    assert caught.value.result["winner"] | {"no": ""} == {
        "kind": "hold",
        "no": "",
        "guest": "小安",
        "from": on(2),
        "to": on(4),
    }


async def test_saving_the_form_turns_the_hold_into_the_order(village: Village, clerks: tuple[Actor, Actor]) -> None:
    anna, _ = clerks
    hold_id = await hold(anna, village.rooms[0], 2, 4, seconds=600)
    order = await book(anna, village.rooms[0], 2, 4, holdId=hold_id)
    assert await bars(village) == [] and [bar["no"] for bar in await bars(village, "order")] == [order["orderNo"]]
    assert await Hold.filter(id=int(hold_id)).count() == 0


async def test_a_dragged_stay_holds_only_the_nights_it_does_not_have(
    village: Village, clerks: tuple[Actor, Actor]
) -> None:
    anna, _ = clerks
    order = await book(anna, village.rooms[0], 2, 4)
    stay = order["segments"][0]["id"]
    hold_id = await hold(anna, village.rooms[0], 3, 5, ignoreStayId=stay)
    rows = await pool().fetch("SELECT from_day FROM occupancy_claim WHERE source_id = $1", int(hold_id))
    assert [row["from_day"].isoformat() for row in rows] == [on(4)]
    form = {"id": order["id"], "stayId": stay, "unitId": order["unitId"], "from": on(3), "to": on(5), "holdId": hold_id}
    order = await act_on("move", anna, Move.model_validate(form))
    assert order["checkOut"] == on(5) and await bars(village) == []


async def test_a_hold_for_moving_a_stay_takes_no_second_place(village: Village, clerks: tuple[Actor, Actor]) -> None:
    anna, _ = clerks
    order = await book(anna, village.rooms[0], 2, 4)
    await hold(anna, village.rooms[1], 3, 6, ignoreStayId=order["segments"][0]["id"])
    query = BoardQuery.model_validate({"from": on(0), "to": on(7), "communityId": str(village.community)})
    answer = await read_board(anna, query)
    taken = [day["total"] - day["free"] for day in answer["days"]]
    assert taken == [0, 0, 1, 1, 1, 1, 0]
    free = [sum(row["free"][night] for row in answer["types"]) for night in range(7)]
    assert free == [free[0] - n for n in taken]


async def test_a_hold_that_covers_only_own_nights_still_ends_with_the_drop(
    village: Village, clerks: tuple[Actor, Actor]
) -> None:
    anna, _ = clerks
    order = await book(anna, village.rooms[0], 2, 5)
    hold_id = await hold(anna, village.rooms[0], 2, 4, ignoreStayId=order["segments"][0]["id"])
    assert len(await bars(village)) == 1
    await act_on("resize", anna, Resize.model_validate({"id": order["id"], "checkOut": on(4), "holdId": hold_id}))
    assert await bars(village) == []


async def test_a_hold_follows_the_pointer(village: Village, clerks: tuple[Actor, Actor]) -> None:
    anna, bella = clerks
    hold_id = await hold(anna, village.rooms[0], 2, 4)
    form = {"id": hold_id, "unitId": str(village.rooms[1].id), "from": on(5), "to": on(7)}
    await holds.edit_hold(anna, HoldEdit.model_validate(form))
    [bar] = await bars(village)
    assert (bar["unitId"], bar["from"]) == (str(village.rooms[1].id), on(5))
    await book(bella, village.rooms[0], 2, 4)
    with pytest.raises(AppError) as caught:
        await holds.edit_hold(bella, HoldEdit.model_validate(form))
    assert caught.value.id == "hold.gone"


async def test_an_expired_hold_is_removed_by_the_next_writer(village: Village, clerks: tuple[Actor, Actor]) -> None:
    anna, bella = clerks
    hold_id = await hold(anna, village.rooms[0], 2, 4)
    await expire(hold_id)
    await book(bella, village.rooms[0], 2, 4)
    assert await Hold.filter(id=int(hold_id)).count() == 0


async def test_expired_holds_are_swept_and_the_boards_are_told(village: Village, clerks: tuple[Actor, Actor]) -> None:
    hold_id = await hold(clerks[0], village.rooms[0], 2, 4)
    await holds.release_expired_holds()  # of other tests too, that began long before
    assert [bar["id"] for bar in await bars(village)] == [hold_id]
    await expire(hold_id)
    assert await bars(village) == []
    assert await holds.release_expired_holds() >= 1
    assert await pool().fetchval("SELECT count(*) FROM occupancy_claim WHERE source_id = $1", int(hold_id)) == 0


async def test_closing_the_last_window_lets_go_of_everything_it_held(
    village: Village, clerks: tuple[Actor, Actor]
) -> None:
    anna, bella = clerks
    await hold(anna, village.rooms[0], 2, 4)
    kept = await hold(bella, village.rooms[1], 2, 4)
    await holds.release_holds_of(anna)
    assert [bar["id"] for bar in await bars(village)] == [kept]


async def test_nobody_lets_go_of_anothers_hold(village: Village, clerks: tuple[Actor, Actor]) -> None:
    hold_id = await hold(clerks[0], village.rooms[0], 2, 4)
    await holds.delete_hold(clerks[1], hold_id)
    assert len(await bars(village)) == 1
    await holds.delete_hold(clerks[0], hold_id)
    assert await bars(village) == []


async def expire(hold_id: str) -> None:
    moment = now() - timedelta(seconds=1)
    await pool().execute("UPDATE rent_hold SET until = $2 WHERE id = $1", int(hold_id), moment)
    await pool().execute("UPDATE occupancy_claim SET hold_until = $2 WHERE source_id = $1", int(hold_id), moment)
