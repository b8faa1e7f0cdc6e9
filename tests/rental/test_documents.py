"""A resident's number ends in x or X and may be typed in full width; it is one person wherever somebody is known by it."""

from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Invalid
from schema.kit.field import f
from schema.rental.order_parts import OrderGuest
from schema.rental.renter import Renter
from server.engine.sheet_cells import column_reader
from server.kit.unit_of_work import unit_of_work
from server.rental.leases.terms import LesseeForm, PartyForm
from server.rental.orders.forms import GuestForm
from server.rental.renters import known_renter
from tests.rental.village import GUEST, Village, add, build

NUMBER = "11010519491231002X"
TYPED = (NUMBER, NUMBER.lower(), "１１０１０５１９４９１２３１００２ｘ", " 110105 19491231 002x ")


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def test_however_it_is_typed_it_names_one_renter(village: Village) -> None:
    found = set()
    for typed in TYPED:
        async with unit_of_work(village.actor) as work:
            found.add((await known_renter(work, "id_card", typed, {"name": "李明", "phone": "13800138000"})).id)
    assert len(found) == 1
    assert [row.id_no for row in await Renter.filter(tenant_id=village.org.id)] == [NUMBER]


@pytest.mark.parametrize("typed", TYPED)
async def test_the_list_knows_it_again_as_taken(village: Village, typed: str) -> None:
    person = {"name": "李明", "phone": "13800138000", "idType": "id_card"}
    await add(village.actor, "rental/tenant", **person, idNo=NUMBER)
    with pytest.raises(Invalid):
        await add(village.actor, "rental/tenant", **person, idNo=typed)
    assert await Renter.filter(tenant_id=village.org.id).count() == 1


async def test_a_guest_is_kept_in_the_one_form(village: Village) -> None:
    for place, typed in enumerate(TYPED[1:], 1):
        order = await village.book(village.rooms[0], place, place + 1, guests=[{**GUEST, "idNo": typed}])
        assert (await OrderGuest.get(order_id=int(order["id"]))).id_no == NUMBER


@pytest.mark.parametrize("typed", TYPED)
def test_forms_and_sheets_read_it_alike(typed: str) -> None:
    forms: list[Any] = [
        GuestForm.model_validate({"name": "李明", "idNo": typed}),
        LesseeForm.model_validate({"name": "李明", "phone": "13800138000", "idNo": typed}),
        PartyForm.model_validate({"role": "guarantor", "name": "李明", "idNo": typed}),
    ]
    assert {one.id_no for one in forms} == {NUMBER}
    for rule in ("national_id", "certificate"):
        assert column_reader(f("id_no", "证件 | Document", kind="text", rule=rule), None)([typed]) == [NUMBER]
    assert column_reader(f("phone", "电话 | Phone", kind="text", rule="mobile"), None)(["１３９００１３９０００"]) == [
        "13900139000"
    ]
