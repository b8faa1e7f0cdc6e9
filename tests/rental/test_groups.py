"""Rooms of one party: booked together, all or none, and each an order of its own from then on."""

import asyncio
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan
from schema.rental.company import Company
from schema.rental.order import DailyOrder
from server.kit.database import pool
from server.rental.orders.acting import Reasoned
from server.rental.orders.detail import read_detail
from server.rental.orders.groups import GroupAdd, add_group
from tests.kit.client import Client
from tests.rental.test_company_prices import agree
from tests.rental.test_price_plans import quoted
from tests.rental.village import GUEST, Village, act_on, build, on

WHO = {"contactName": "王芳", "contactPhone": "13900139000"}


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


def rooms(village: Village, first: int = 2, last: int = 4, count: int = 3) -> list[dict[str, Any]]:
    return [{"unitId": str(unit.id), "checkIn": on(first), "checkOut": on(last)} for unit in village.rooms[:count]]


async def book(village: Village, **rest: Any) -> dict[str, Any]:
    form = {**WHO, "rooms": rooms(village), **rest}
    return await add_group(village.actor, GroupAdd.model_validate(form))


async def test_a_party_of_three_has_three_orders_and_one_number(village: Village) -> None:
    made = await book(village)
    assert len(made["orders"]) == 3 and made["groupNo"].startswith("TD")
    assert {one["state"] for one in made["orders"]} == {"confirmed"}
    detail = await read_detail(village.actor, made["orders"][0]["id"])
    assert detail["groupNo"] == made["groupNo"]
    assert [one["id"] for one in detail["group"]] == [one["id"] for one in made["orders"][1:]]
    assert [one["balance"] for one in detail["group"]] == [detail["money"]["balance"]] * 2
    second = await book(village, rooms=rooms(village, 6, 7, 2))
    assert second["groupNo"] != made["groupNo"]


async def test_one_room_that_is_taken_leaves_no_room_booked(village: Village) -> None:
    wall = await village.book(village.rooms[1], 3, 5)
    before = await DailyOrder.filter(tenant_id=village.org.id).count()
    with pytest.raises(Conflict) as caught:
        await book(village)
    assert caught.value.result["winner"]["no"] == wall["orderNo"]
    assert await DailyOrder.filter(tenant_id=village.org.id).count() == before
    free = await village.book(village.rooms[0], 2, 4)
    assert free["state"] == "reserved"


async def test_the_same_room_twice_is_refused(village: Village) -> None:
    with pytest.raises(Conflict):
        await book(village, rooms=rooms(village, count=1) * 2)
    apart = [*rooms(village, count=1), *rooms(village, 4, 5, 1)]
    assert len((await book(village, rooms=apart))["orders"]) == 2


async def test_a_fault_of_one_room_is_told_at_that_room_and_one_of_who_books_at_the_form(village: Village) -> None:
    wrong = rooms(village)
    wrong[2]["checkOut"] = wrong[2]["checkIn"]
    with pytest.raises(Invalid) as caught:
        await book(village, rooms=wrong)
    assert caught.value.fields and set(caught.value.fields) == {"rooms.2.checkOut"}
    with pytest.raises(Invalid) as named:
        await book(village, contactName="@@")
    assert named.value.fields and set(named.value.fields) == {"contactName"}


@pytest.mark.parametrize("dropped", [{"guests": [GUEST]}, {"nightPrices": [{"night": on(2), "price": "1.00"}]}])
async def test_guests_and_typed_prices_are_refused_where_they_would_be_dropped(
    village: Village, desk: Client, dropped: dict[str, Any]
) -> None:
    [name] = dropped
    form = {**WHO, **dropped, "rooms": [rooms(village)[0], {**rooms(village)[1], **dropped}]}
    answer = await desk.send("POST", "/rental/order/addGroup", json=form)
    assert answer.status_code == 422
    assert set(answer.json()["fields"]) == {name, f"rooms.1.{name}"}
    assert not await DailyOrder.filter(tenant_id=village.org.id).exists()


async def test_a_price_that_has_changed_since_it_was_shown_is_looked_at_again(village: Village) -> None:
    wanted = rooms(village)
    wanted[1]["quoted"] = "1.00"
    with pytest.raises(Conflict) as caught:
        await book(village, rooms=wanted)
    assert caught.value.id == "price.changed"
    assert not await DailyOrder.filter(tenant_id=village.org.id).exists()


async def test_a_party_of_a_company_costs_what_it_has_agreed_and_stays_within_its_credit(
    village: Village, desk: Client
) -> None:
    company = await agree(desk)
    quote = await quoted(desk, village, 2, 4, companyId=company, unitId=str(village.rooms[0].id))
    await Company.filter(id=int(company)).update(credit=from_yuan(quote["total"]) * 2)
    clerk = await village.org.hire("rental:order:add", "rental:order:confirm", "rental:order:account", name="前台")
    form = {**WHO, "companyId": company, "rooms": rooms(village)}
    with pytest.raises(Conflict) as caught:
        await add_group(clerk, GroupAdd.model_validate(form))
    assert caught.value.id == "company.credit"
    assert not await DailyOrder.filter(tenant_id=village.org.id).exists()
    made = await add_group(clerk, GroupAdd.model_validate({**form, "rooms": rooms(village, count=2)}))
    assert {one["balance"] for one in made["orders"]} == {quote["total"]}


async def test_a_room_that_is_given_up_leaves_the_others(village: Village) -> None:
    made = await book(village)
    first, *others = [one["id"] for one in made["orders"]]
    await act_on("cancel", village.actor, Reasoned(id=first, reason="少来一位"))
    group = (await read_detail(village.actor, others[0]))["group"]
    assert {one["id"]: one["state"] for one in group} == {first: "cancelled", others[1]: "confirmed"}


async def test_it_is_booked_once_under_its_key_and_only_with_the_right(
    village: Village, desk: Client, sign_in: Any
) -> None:
    form = {**WHO, "rooms": rooms(village)}
    headers = {"Idempotency-Key": "party-of-three-1"}
    answers = [await desk.call("POST", "/rental/order/addGroup", json=form, headers=headers) for _ in "12"]
    assert answers[0]["success"] and answers[0]["result"] == answers[1]["result"]
    assert await DailyOrder.filter(tenant_id=village.org.id).count() == 3
    guest = await sign_in(await village.org.hire("rental:order:list", name="查询"))
    assert (await guest.call("POST", "/rental/order/addGroup", json=form))["code"] == 403
    found = await desk.result(
        "GET", "/rental/order/list", params={"groupNo": answers[0]["result"]["groupNo"], "pageSize": 10}
    )
    assert found["total"] == 3


async def test_two_parties_that_want_the_same_rooms_in_other_orders_end_with_one(village: Village) -> None:
    wanted = rooms(village)
    tries = [book(village, rooms=list(order)) for order in (wanted, wanted[::-1], wanted[1:] + wanted[:1])]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    assert all(isinstance(answer, dict | Conflict) for answer in answers), answers
    held = await pool().fetchval(
        "SELECT count(DISTINCT unit_id) FROM occupancy_claim WHERE tenant_id = $1", village.org.id
    )
    assert held == 3
