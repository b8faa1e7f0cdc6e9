"""A party arrives: its picked rooms that are ready are checked in together, by the checks of each alone, all or none."""

import asyncio
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Invalid
from schema.rental.occupancy import RoomPresence
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import Renter
from schema.rental.unit import Unit
from server.rental.orders.forms import OrderEdit
from server.rental.orders.group_check_in import GroupCheckIn, check_in_group
from tests.kit.client import Client
from tests.rental.test_group_payment import form as payment_of
from tests.rental.test_group_payment import pay
from tests.rental.test_groups import WHO, book, rooms
from tests.rental.village import GUEST, Village, act_on, build

Party = dict[str, Any]
PAPERS = ("11010519491231002X", "110105194912310038", "110105199003070017")


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def party(village: Village) -> Party:
    """Three clean rooms for today, paid, each with a guest."""
    made = await book(village, rooms=rooms(village, 0, 2))
    await Unit.filter(tenant_id=village.org.id).update(clean_state="clean")
    for one, papers in zip(made["orders"], PAPERS, strict=True):
        await name_guest(village, one["id"], {**GUEST, "idNo": papers})
    await pay(village, payment_of(made, 3))
    return made


async def name_guest(village: Village, order: str, *guests: dict[str, Any]) -> None:
    await act_on("edit", village.actor, OrderEdit.model_validate({**WHO, "id": order, "guests": list(guests)}))


def form(party: Party, *places: int) -> dict[str, Any]:
    return {"groupNo": party["groupNo"], "rooms": [{"orderId": party["orders"][at]["id"]} for at in places]}


async def check_in(village: Village, body: dict[str, Any]) -> dict[str, Any]:
    return await check_in_group(village.actor, GroupCheckIn.model_validate(body))


async def refused(village: Village, body: dict[str, Any]) -> dict[str, str]:
    """What is said at which field; nobody has come in."""
    with pytest.raises(Invalid) as caught:
        await check_in(village, body)
    assert not await RoomPresence.filter(tenant_id=village.org.id).exists()
    assert not await DailyOrder.filter(tenant_id=village.org.id, state="in_house").exists()
    return caught.value.fields or {}


async def states(village: Village, party: Party) -> list[str]:
    known = {str(row.id): row.state for row in await DailyOrder.filter(tenant_id=village.org.id)}
    return [known[one["id"]] for one in party["orders"]]


async def test_the_rooms_that_are_picked_come_in_and_the_others_wait(village: Village, party: Party) -> None:
    done = await check_in(village, form(party, 2, 0))
    assert await states(village, party) == ["in_house", "confirmed", "in_house"]
    assert done["rooms"] == [party["orders"][2]["unitTitle"], party["orders"][0]["unitTitle"]]
    assert await RoomPresence.filter(tenant_id=village.org.id).count() == 2
    guests = await OrderGuest.filter(tenant_id=village.org.id, checkin_at__isnull=False)
    assert {str(guest.order_id) for guest in guests} == {party["orders"][0]["id"], party["orders"][2]["id"]}
    assert await Renter.filter(tenant_id=village.org.id).count() == 2
    assert all(guest.renter_id for guest in guests)


async def test_each_room_that_is_not_ready_is_named_with_its_reason_and_nobody_comes_in(
    village: Village, party: Party
) -> None:
    await name_guest(village, party["orders"][1]["id"])
    await Unit.filter(id=village.rooms[2].id).update(clean_state="dirty")
    said = await refused(village, form(party, 0, 1, 2))
    assert set(said) == {"rooms.1", "rooms.2"}
    assert said["rooms.1"].startswith(party["orders"][1]["unitTitle"]) and "入住人" in said["rooms.1"]
    assert "房间尚未清洁" in said["rooms.2"]


async def test_a_guest_without_papers_an_unpaid_room_and_a_day_too_early_are_refused(village: Village) -> None:
    made = await book(village, rooms=[*rooms(village, 0, 2, 2), *rooms(village, 1, 3)[2:]])
    await Unit.filter(tenant_id=village.org.id).update(clean_state="clean")
    await name_guest(village, made["orders"][0]["id"], {"name": "李明"})
    for one in made["orders"][1:]:
        await name_guest(village, one["id"], GUEST)
    said = await refused(village, form(made, 0, 1, 2))
    assert "证件号码" in said["rooms.0"]
    assert "请至少登记一笔收款" in said["rooms.1"]
    assert "未到入住日期" in said["rooms.2"]


async def test_a_room_that_is_in_already_and_one_of_another_party_are_refused(village: Village, party: Party) -> None:
    other = await book(village, rooms=rooms(village, 4, 5, 2))
    await check_in(village, form(party, 0))
    body = form(party, 0, 1)
    body["rooms"].append({"orderId": other["orders"][0]["id"]})
    with pytest.raises(Invalid) as strange:
        await check_in(village, body)
    assert set(strange.value.fields or {}) == {"rooms.2"}
    with pytest.raises(Invalid) as again:
        await check_in(village, form(party, 0, 1))
    assert set(again.value.fields or {}) == {"rooms.0"}
    assert await states(village, party) == ["in_house", "confirmed", "confirmed"]


async def test_only_who_may_check_in_does_so_and_once_under_a_key(village: Village, party: Party, sign_in: Any) -> None:
    path, body = "/rental/order/checkInGroup", form(party, 0, 1)
    cashier: Client = await sign_in(await village.org.hire("rental:order:list", "rental:order:cashier", name="收银"))
    assert (await cashier.call("POST", path, json=body))["code"] == 403
    clerk: Client = await sign_in(await village.org.hire("rental:order:list", "rental:order:checkIn", name="前台"))
    headers = {"Idempotency-Key": "party-arrives-once-1"}
    answers = [await clerk.call("POST", path, json=body, headers=headers) for _ in "12"]
    assert answers[0]["success"] and answers[0]["result"] == answers[1]["result"]


async def test_two_clerks_at_once_check_the_party_in_once(village: Village, party: Party) -> None:
    bodies = [form(party, 0, 1, 2), form(party, 2, 1, 0)]
    answers = await asyncio.gather(*(check_in(village, body) for body in bodies), return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    assert all(isinstance(answer, dict | Invalid) for answer in answers), answers
    assert await states(village, party) == ["in_house"] * 3
