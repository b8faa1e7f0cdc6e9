"""The generic screens of housekeeping, with what they check beyond their fields."""

from typing import Any

import pytest_asyncio

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.staff import Staff
from tests.housekeeping.conftest import SignIn
from tests.housekeeping.crew import Crew
from tests.housekeeping.test_life import given
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries


@pytest_asyncio.fixture(loop_scope="session")
async def office(crew: Crew, sign_in: SignIn) -> Client:
    """The administrator's client."""
    await add_dictionaries(crew.tenant)
    return await sign_in(crew.organisation.admin)


def person(crew: Crew, **rest: Any) -> dict[str, Any]:
    item = crew.items["退房清洁"]
    return {"name": "陈美玲", "phone": "19911112222", "items": [str(item.id)], **rest}


async def test_a_new_housekeeper_gets_a_binding_code(crew: Crew, office: Client) -> None:
    await office.result("POST", "/housekeeping/staff/add", json=person(crew))
    member = await Staff.get(tenant_id=crew.tenant, phone="19911112222")
    assert len(member.bind_code or "") == 8
    refused = await office.call("POST", "/housekeeping/staff/add", json=person(crew, name="别人"))
    assert list(refused["fields"]) == ["phone"]


async def test_a_housekeeper_needs_items_and_at_most_five_photos(crew: Crew, office: Client) -> None:
    none = await office.call("POST", "/housekeeping/staff/add", json=person(crew, items=[]))
    assert list(none["fields"]) == ["items"]
    many = ",".join(f"t1/{number}.jpg" for number in range(6))
    refused = await office.call("POST", "/housekeeping/staff/add", json=person(crew, idPhotos=many))
    assert list(refused["fields"]) == ["idPhotos"]


async def test_an_account_belongs_to_one_housekeeper(crew: Crew, office: Client) -> None:
    taken = str(crew.keepers[0].user_id)
    refused = await office.call("POST", "/housekeeping/staff/add", json=person(crew, userId=taken))
    assert refused["fields"] == {"userId": "该账号属于王秀英"}


async def test_nobody_with_orders_is_deleted(crew: Crew, desk: Client, office: Client) -> None:
    await given(desk, crew)
    refused = await office.call("DELETE", f"/housekeeping/staff/delete?id={crew.staff[0].id}")
    assert (refused["code"], refused["id"]) == (409, "row.referenced")
    await office.result("DELETE", f"/housekeeping/staff/delete?id={crew.staff[1].id}")


async def test_an_item_is_not_its_own_parent_and_presets_stay(crew: Crew, office: Client) -> None:
    upper, lower = crew.items["退房清洁"], crew.items["深度清洁"]
    await ItemType.filter(id=lower.id).update(parent_id=upper.id)
    for parent in (upper.id, lower.id):
        body = {"id": str(upper.id), "version": 1, "name": "退房清洁", "unitPrice": "45.00", "parentId": str(parent)}
        assert list((await office.call("PUT", "/housekeeping/item/edit", json=body))["fields"]) == ["parentId"]
    await ItemType.filter(id=lower.id).update(source="preset")
    refused = await office.call("DELETE", f"/housekeeping/item/delete?id={lower.id}")
    assert refused["id"] == "hk.item.preset"


async def test_a_room_has_one_usual_housekeeper_per_type(crew: Crew, office: Client) -> None:
    body = {"unitId": str(crew.units[0].id), "staffId": str(crew.staff[0].id)}
    await office.result("POST", "/housekeeping/defaultWorker/add", json=body)
    again = await office.call("POST", "/housekeeping/defaultWorker/add", json=body)
    assert again["code"] == 422, again
    await office.result("POST", "/housekeeping/defaultWorker/add", json={**body, "type": "deep"})
