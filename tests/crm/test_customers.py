"""Customers: one contact a number, a dictionary whose used entries stay, and follow-ups that say what is due."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now, to_wire
from tests.kit.client import Client
from tests.kit.people import Organisation


async def add(desk: Client, path: str, **values: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"/crm/{path}/add", json=values))


async def refused(desk: Client, path: str, **values: Any) -> dict[str, str]:
    answer = await desk.call("POST", f"/crm/{path}/add", json=values)
    assert not answer["success"], answer
    return dict(answer["fields"])


async def read(desk: Client, path: str, row: dict[str, Any]) -> dict[str, Any]:
    return dict(await desk.result("GET", f"/crm/{path}/queryById", params={"id": row["id"]}))


async def test_a_mobile_number_names_one_contact_and_is_free_again_when_that_one_is_gone(desk: Client) -> None:
    first = await add(desk, "contact", name="周岚", phone="13900139001")
    assert set(await refused(desk, "contact", name="吴桐", phone="13900139001")) == {"phone"}
    await add(desk, "contact", name="吴桐")
    await add(desk, "contact", name="郑和")
    await desk.result("DELETE", "/crm/contact/delete", params={"id": first["id"]})
    await add(desk, "contact", name="吴桐", phone="13900139001")


async def test_an_entry_in_use_is_only_disabled_and_then_not_chosen_anew(desk: Client) -> None:
    root = await add(desk, "customerDict", name="客户类别", code="KIND")
    entry = await add(desk, "customerDict", name="企业", code="FIRM", parentId=root["id"])
    spare = await add(desk, "customerDict", name="个人", code="PERSON", parentId=root["id"])
    contact = await add(desk, "contact", name="周岚", categoryId=entry["id"])
    assert (await read(desk, "customerDict", entry))["used"] == 1
    for held in (entry, root):
        gone = await desk.call("DELETE", "/crm/customerDict/delete", params={"id": held["id"]})
        assert (gone["code"], gone["id"]) == (409, "row.referenced")
    await desk.result("DELETE", "/crm/customerDict/delete", params={"id": spare["id"]})
    change = {"id": entry["id"], "rowVersion": entry["rowVersion"], "status": "0"}
    await desk.result("PUT", "/crm/customerDict/edit", json=change)
    assert set(await refused(desk, "contact", name="吴桐", categoryId=entry["id"])) == {"categoryId"}
    kept = {"id": contact["id"], "rowVersion": contact["rowVersion"], "categoryId": entry["id"], "title": "经理"}
    assert (await desk.result("PUT", "/crm/contact/edit", json=kept))["title"] == "经理"


async def test_the_next_word_is_due_until_a_later_follow_up_stands(desk: Client, organisation: Organisation) -> None:
    contact = await add(desk, "contact", name="周岚")
    monday, later = now() - timedelta(days=9), now() - timedelta(days=2)
    first = await add(
        desk,
        "followUp",
        contactId=contact["id"],
        way="phone",
        time=to_wire(monday),
        content="介绍入会条件",
        nextTime=to_wire(monday + timedelta(days=3)),
    )
    assert first["nextState"] == "waiting" and first["ownerId"] == str(organisation.admin.user_id)
    assert (await read(desk, "contact", contact))["nextFollow"] == first["nextTime"]
    second = await add(desk, "followUp", contactId=contact["id"], way="visit", time=to_wire(later), content="上门走访")
    assert (await read(desk, "followUp", first))["nextState"] == "kept" and second["nextState"] == "none"
    told = await read(desk, "contact", contact)
    assert (told["lastFollow"], told["nextFollow"]) == (second["time"], None)
    await desk.result("DELETE", "/crm/followUp/delete", params={"id": second["id"]})
    assert (await read(desk, "followUp", first))["nextState"] == "waiting"
    assert (await read(desk, "contact", contact))["lastFollow"] == first["time"]


async def test_the_next_word_is_not_agreed_for_before_the_talk(desk: Client) -> None:
    contact = await add(desk, "contact", name="周岚")
    times = {"time": to_wire(now()), "nextTime": to_wire(now() - timedelta(days=1))}
    at_fault = await refused(desk, "followUp", contactId=contact["id"], way="phone", content="介绍入会条件", **times)
    assert set(at_fault) == {"nextTime"}
