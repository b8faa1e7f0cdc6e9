"""The last place of a type, wanted by many at once through every path: exactly one gets it."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest_asyncio

from schema.kit.errors import Conflict
from server.rental.board import blocks
from server.rental.board.blocks import BlockAdd
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from server.rental.orders.acting import Reasoned
from server.rental.orders.moves import Resize
from server.rental.orders.unassigned import Assign, Unassign
from tests.kit.lease_forms import lease_body
from tests.rental.test_unassigned import BED, enter
from tests.rental.unassigned_counters import check_counters, check_places
from tests.rental.village import Village, act_on, book, build, on

TAKERS = 50
TENANT = {"tenant": {"name": "赵强", "phone": "13700137000"}}
Attempt = Callable[[], Awaitable[Any]]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def run_all(attempts: list[Attempt]) -> tuple[int, list[Conflict]]:
    results = await asyncio.gather(*(attempt() for attempt in attempts), return_exceptions=True)
    conflicts = [item for item in results if isinstance(item, Conflict)]
    others = [item for item in results if isinstance(item, BaseException) and not isinstance(item, Conflict)]
    assert not others, others[:3]
    return len(results) - len(conflicts), conflicts


async def test_one_of_fifty_gets_the_last_place_of_a_type(village: Village) -> None:
    for unit in village.rooms[:2]:
        await book(village.actor, unit, 5, 8)
    won, conflicts = await run_all([lambda: enter(village, 6, 7) for _ in range(TAKERS)])
    assert won == 1 and {conflict.id for conflict in conflicts} == {"occupancy.full"}
    await check_counters(village.org.id)


async def test_with_and_without_a_unit_they_exclude_each_other(village: Village) -> None:
    """Two beds are left, one stay waits for one: one more place, wanted for different units and for none."""
    for unit in village.beds[:2]:
        await book(village.actor, unit, 5, 8)
    await enter(village, 5, 8, unitType=BED)
    first, second = (str(unit.id) for unit in village.beds[2:])
    attempts: list[Attempt] = []
    for number in range(TAKERS // 5):
        span = {"unitId": first if number % 2 else second, "from": on(4), "to": on(7)}
        lease = {
            "unitId": second if number % 2 else first,
            "startDate": on(2),
            "endDate": on(40),
            "price": "900",
        } | TENANT
        attempts += [
            lambda: enter(village, 6, 9, unitType=BED),
            lambda: book(village.actor, village.beds[2], 4, 7),
            lambda: book(village.actor, village.beds[3], 5, 7),
            lambda span=span: blocks.add_block(village.actor, BlockAdd.model_validate({**span, "reason": "维修"})),  # type: ignore[misc]
            lambda lease=lease: contract.add_lease(village.actor, LeaseForm.model_validate(lease_body(**lease))),  # type: ignore[misc]
        ]
    random.Random(5).shuffle(attempts)
    won, conflicts = await run_all(attempts)
    assert won == 1 and {conflict.id for conflict in conflicts} <= {"occupancy.full", "occupancy.taken"}
    await check_counters(village.org.id)
    await check_places(village.org.id)


async def test_people_who_assign_put_back_extend_and_cancel_at_once_never_deadlock(village: Village) -> None:
    orders = [await enter(village, 3 + at % 4, 5 + at % 4, overbookReason="旺季") for at in range(8)]
    orders += [await enter(village, 4 + at % 3, 6 + at % 3, unitType=BED) for at in range(4)]
    units = [*village.rooms, *village.beds]
    draw = random.Random(9)

    def act(order: dict[str, Any]) -> Attempt:
        ref = {"id": order["id"]}
        return draw.choice(
            [
                lambda: act_on(
                    "assign", village.actor, Assign.model_validate({**ref, "unitId": str(draw.choice(units).id)})
                ),
                lambda: act_on("unassign", village.actor, Unassign.model_validate(ref)),
                lambda: act_on(
                    "resize",
                    village.actor,
                    Resize.model_validate({**ref, "checkIn": on(3), "checkOut": on(4 + draw.randint(0, 5))}),
                ),
                lambda: act_on("cancel", village.actor, Reasoned.model_validate({**ref, "reason": "随机"})),
            ]
        )

    for _ in range(3):
        await run_all([act(order) for order in orders for _ in range(3)])
        await check_counters(village.org.id)
    await check_places(village.org.id)
