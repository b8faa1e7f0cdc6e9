"""One order under several hands at once, the housekeeper's phone, her second phone and the desk: its story stays one."""

import asyncio
import random
from collections.abc import Awaitable
from typing import Any
from uuid import uuid4

import pytest

from schema.housekeeping.binding import Device
from schema.housekeeping.order import PROCESS, Order
from schema.housekeeping.staff import Staff
from schema.kit.errors import NotFound
from schema.rental.unit import Unit
from schema.system.audit import StateLog
from schema.system.user import User
from server.engine.row_locks import lock_for_delete
from server.housekeeping.binding import _note_device
from server.housekeeping.step import lock_order, take_step
from server.kit.unit_of_work import Work
from tests.housekeeping.crew import Crew
from tests.kit.client import Client
from tests.kit.races import beside, while_deleted
from tests.kit.seeds import seeds

STEPS_OF_HERS = ("accept", "start", "pause", "resume", "finish", "problem", "refuse", "start", "finish")


async def check_story(order: Order) -> None:
    """Each step began where the last one ended, from a state that it may begin in."""
    state = "pending"
    for line in await StateLog.filter(row_id=order.id, table_name="hk_order").order_by("id"):
        if line.old_state is not None:
            assert line.old_state == state and state in PROCESS.by_code[line.event].starts, line.event
        state = line.new_state
    assert order.state == state


@pytest.mark.parametrize("seed", seeds(2))
async def test_steps_of_the_phone_beside_each_other_and_beside_the_desk(crew: Crew, sign_in: Any, seed: int) -> None:
    chance = random.Random(seed)
    desk = await sign_in(crew.dispatcher)
    phones = [await sign_in(keeper) for keeper in crew.keepers]
    for number in range(2):
        wish = crew.wish(unit=number % 2, staffId=str(crew.staff[0].id))
        order = await desk.result("POST", "/housekeeping/order/add", json=wish)
        one = {"id": order["id"]}
        await phones[0].call("POST", "/housekeeping/mine/act", json={**one, "act": "accept", "clientId": str(uuid4())})

        def act(name: str, phone: int, one: dict[str, Any] = one) -> Awaitable[dict[str, Any]]:
            body = {**one, "act": name, "note": "坏了", "clientId": str(uuid4())}
            return phones[phone].call("POST", "/housekeeping/mine/act", json=body)

        calls = [act(name, phone) for name in STEPS_OF_HERS for phone in (0, 0, 1)]
        calls += [
            desk.call("POST", "/housekeeping/order/redispatch", json={**one, "staffId": str(crew.staff[1].id)}),
            desk.call("POST", "/housekeeping/order/cancel", json={**one, "reason": "不用了"}),
            desk.call("POST", "/housekeeping/order/resolve", json=one),
        ]
        chance.shuffle(calls)
        answers = await asyncio.gather(*calls)
        assert [answer for answer in answers if answer["code"] >= 500] == []
        await check_story(await crew.order(order["id"]))
    for member in crew.staff:
        done = await Order.filter(staff_id=member.id, state="completed")
        assert (await Staff.get(id=member.id)).orders_total == len(done)


async def test_a_step_that_the_network_repeats_at_once_is_one_step(crew: Crew, sign_in: Any) -> None:
    desk, phone = await sign_in(crew.dispatcher), await sign_in(crew.keepers[0])
    order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish(staffId=str(crew.staff[0].id)))
    for name in ("accept", "start", "pause", "resume", "finish"):
        body = {"id": order["id"], "act": name, "clientId": str(uuid4())}
        answers = await asyncio.gather(*(phone.call("POST", "/housekeeping/mine/act", json=body) for _ in range(6)))
        assert [answer["code"] for answer in answers] == [200] * 6, name
    steps = await StateLog.filter(row_id=int(order["id"]), event__in=["start", "finish"]).count()
    assert steps == 2 and (await Staff.get(id=crew.staff[0].id)).orders_total == 1
    await check_story(await crew.order(order["id"]))


async def test_an_order_is_not_made_of_an_item_that_goes(crew: Crew, desk: Client) -> None:
    item = crew.items["退房清洁"]
    answer = await while_deleted(
        crew.organisation.admin,
        "housekeeping/item",
        await crew.add_item("洗窗"),
        lambda: desk.call("POST", "/housekeeping/order/add", json=_of(crew, "洗窗")),
    )
    assert (answer["code"], [*answer["fields"]]) == (422, ["items"])
    assert await Order.filter(tenant_id=crew.tenant).count() == 0 and item.del_flag == 0


def _of(crew: Crew, name: str) -> dict[str, Any]:
    return crew.wish(items=[{"itemId": str(crew.items[name].id)}])


async def test_an_order_is_not_made_for_a_room_that_goes(crew: Crew, desk: Client) -> None:
    unit = await crew.add_unit("399")

    async def rebuild(work: Work) -> None:
        await lock_for_delete(work, Unit, [unit.id])
        await work.update(await Unit.get(id=unit.id), {"del_flag": 1, "sellable": False})

    wish = {**crew.wish(), "unitId": str(unit.id)}
    answer = await beside(
        crew.organisation.admin, rebuild, lambda: desk.call("POST", "/housekeeping/order/add", json=wish)
    )
    assert answer["code"] == 404, answer
    assert await Order.filter(unit_id=unit.id).count() == 0


async def test_a_phone_is_not_bound_to_an_account_that_goes(crew: Crew) -> None:
    member = crew.staff[0]
    user = await User.get(id=member.user_id)
    await Staff.filter(id=member.id).update(user_id=None)

    async def note() -> None:
        await _note_device(crew.organisation.admin, member.id, user.id, "Redmi", "1")

    refused = await while_deleted(crew.organisation.admin, "sys/user", user, note)
    assert isinstance(refused, NotFound) and await Device.filter(user_id=user.id).count() == 0


async def test_two_orders_of_hers_that_end_at_one_moment_both_count(crew: Crew, sign_in: Any) -> None:
    desk, phone = await sign_in(crew.dispatcher), await sign_in(crew.keepers[0])
    orders = []
    for unit in range(2):
        wish = crew.wish(unit=unit, staffId=str(crew.staff[0].id))
        orders.append((await desk.result("POST", "/housekeeping/order/add", json=wish))["id"])
    for order in orders:
        for name in ("accept", "start"):
            body = {"id": order, "act": name, "clientId": str(uuid4())}
            await phone.result("POST", "/housekeeping/mine/act", json=body)

    async def finish_first(work: Work) -> None:
        await take_step(work, await lock_order(work, orders[0]), "finish")

    body = {"id": orders[1], "act": "finish", "clientId": str(uuid4())}
    await beside(crew.keepers[0], finish_first, lambda: phone.result("POST", "/housekeeping/mine/act", json=body))
    assert (await Staff.get(id=crew.staff[0].id)).orders_total == 2
