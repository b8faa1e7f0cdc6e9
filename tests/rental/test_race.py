"""Two hundred people want the same night at once, through every path; one gets it, the others learn who."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest_asyncio

from schema.kit.errors import Conflict
from schema.rental.unit import Unit
from server.kit.database import pool
from server.rental.board import blocks, holds
from server.rental.board.blocks import BlockAdd
from server.rental.board.holds import HoldAdd
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from server.rental.orders.imports import import_orders
from server.rental.orders.moves import Move, Resize
from tests.kit.lease_forms import lease_body
from tests.rental.village import Village, act_on, book, build, day, on

WRITERS = 200
Attempt = Callable[[], Awaitable[Any]]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def run_all(attempts: list[Attempt]) -> tuple[int, list[Conflict]]:
    """How many won, and the refusals; anything else is an error."""
    results = await asyncio.gather(*(attempt() for attempt in attempts), return_exceptions=True)
    conflicts = [item for item in results if isinstance(item, Conflict)]
    others = [item for item in results if isinstance(item, BaseException) and not isinstance(item, Conflict)]
    assert not others, others[:3]
    return len(results) - len(conflicts), conflicts


async def overlapping() -> int:
    """Pairs of claims that the constraint should have made impossible."""
    return int(
        await pool().fetchval(
            "SELECT count(*) FROM occupancy_claim a JOIN occupancy_claim b ON a.leaf_id = b.leaf_id AND a.id < b.id"
            " AND a.from_day < b.to_day AND b.from_day < a.to_day"
        )
    )


def check(won: int, conflicts: list[Conflict], expected: int) -> None:
    assert won == 1 and len(conflicts) == expected - 1
    for conflict in conflicts:
        assert conflict.id == "occupancy.taken" and conflict.status == 409
        assert conflict.result["winner"]["from"]
        assert len(conflict.result["alternatives"]) <= 3


def booking(village: Village, unit: Unit) -> Attempt:
    return lambda: book(village.actor, unit, 20, 22)


def blocking(village: Village, unit: Unit) -> Attempt:
    form = {"unitId": str(unit.id), "from": on(20), "to": on(21), "kind": "repair", "reason": "水管维修"}
    return lambda: blocks.add_block(village.actor, BlockAdd.model_validate(form))


def leasing(village: Village, unit: Unit) -> Attempt:
    form = lease_body(unitId=str(unit.id), startDate=on(15), endDate=on(60))
    return lambda: contract.add_lease(village.actor, LeaseForm.model_validate(form))


def importing(village: Village, unit: Unit, number: int) -> Attempt:
    row = {
        "contact_name": "导入",
        "contact_phone": "13600136000",
        "unit_id": unit.id,
        "check_in": day(19),
        "check_out": day(21),
    }

    async def attempt() -> None:
        refused = await import_orders(village.actor, [row], [f"race:{number}"])
        if refused:
            assert "占用" in refused[0]
            raise Conflict(id="occupancy.taken", result={"winner": {"from": "-"}, "alternatives": []})

    return attempt


async def moving(village: Village, home: Unit, unit: Unit, slot: int) -> Attempt:
    order = await book(village.actor, home, 100 + slot * 2, 101 + slot * 2)
    form = {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": str(unit.id)}
    dates = {"from": on(20), "to": on(21)}
    return lambda: act_on("move", village.actor, Move.model_validate({**form, **dates}))


async def test_one_of_two_hundred_orders_gets_the_bed(village: Village) -> None:
    bed = village.beds[0]
    won, conflicts = await run_all([booking(village, bed) for _ in range(WRITERS)])
    check(won, conflicts, WRITERS)
    assert len(conflicts[0].result["alternatives"]) == 3
    rows = await pool().fetch("SELECT kind FROM occupancy_claim WHERE leaf_id = $1", bed.id)
    assert len(rows) == 1


async def test_one_of_two_hundred_wins_through_every_path_at_once(village: Village) -> None:
    room = village.rooms[0]
    attempts: list[Attempt] = [await moving(village, village.whole, room, slot) for slot in range(20)]
    for number in range(60):
        attempts += [booking(village, room), blocking(village, room), importing(village, room, number)]
    random.Random(7).shuffle(attempts)
    won, conflicts = await run_all(attempts)
    check(won, conflicts, len(attempts))
    assert await overlapping() == 0


async def test_house_room_bed_order_and_lease_exclude_each_other(village: Village) -> None:
    dorm = await Unit.get(id=village.bunk.parent_id)
    attempts: list[Attempt] = []
    for index in range(50):
        attempts += [
            booking(village, dorm),
            booking(village, village.bunk),
            leasing(village, village.bunk),
            leasing(village, dorm) if index % 2 else blocking(village, dorm),
        ]
    random.Random(3).shuffle(attempts)
    won, conflicts = await run_all(attempts)
    check(won, conflicts, WRITERS)


async def test_stays_that_extend_towards_each_other_meet_in_one_winner(village: Village) -> None:
    room = village.rooms[1]
    before = await book(village.actor, room, 10, 12)
    after = [await book(village.actor, unit, 13, 14) for unit in (village.rooms[2], village.whole)]
    extend = Resize.model_validate({"id": before["id"], "checkOut": on(14)})
    attempts: list[Attempt] = [lambda: act_on("extend", village.actor, extend)]
    for order in after:
        form = {"id": order["id"], "stayId": order["segments"][0]["id"], "unitId": str(room.id)}
        attempts.append(lambda form=form: act_on("move", village.actor, Move.model_validate(form)))  # type: ignore[misc]
    won, conflicts = await run_all(attempts)
    check(won, conflicts, 3)


async def test_people_who_cross_each_others_rooms_never_deadlock(village: Village) -> None:
    """Every mover leaves a room that another one enters; refusals are fine, hanging or failing is not."""
    units = [*village.rooms, village.whole]
    orders = [await book(village.actor, unit, 30 + slot * 3, 32 + slot * 3) for slot in range(8) for unit in units]
    stays = [(order["id"], order["segments"][0]["id"]) for order in orders]
    draw = random.Random(11)

    def mover(order_id: str, stay_id: str) -> Attempt:
        form = {"id": order_id, "stayId": stay_id, "unitId": str(draw.choice(units).id)}
        return lambda: act_on("move", village.actor, Move.model_validate(form))

    await run_all([mover(*stay) for _ in range(4) for stay in stays])
    assert await overlapping() == 0


async def test_one_of_many_drags_gets_the_hold(village: Village) -> None:
    clerks = [await village.org.hire("rental:board:hold", name=f"店员{number}") for number in range(4)]
    form = HoldAdd.model_validate({"unitId": str(village.rooms[0].id), "from": on(3), "to": on(5)})
    attempts: list[Attempt] = [lambda clerk=clerk: holds.add_hold(clerk, form) for clerk in clerks for _ in range(5)]  # type: ignore[misc]
    won, conflicts = await run_all(attempts)
    check(won, conflicts, 20)
    assert conflicts[0].result["winner"]["kind"] == "hold"
