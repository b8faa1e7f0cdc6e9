"""A form that outsiders fill in by its public link: only while it is open, no more than are wanted, each device once."""

import asyncio
from typing import Any

from server.account.api import FREE_SENDS
from tests.kit.client import Client
from tests.online.conftest import FIELD, FORM, NO_FLOW, REPAIR, SignIn, Workshop, field

FIELDS = (
    field("place", required=True),
    field("count", "int", most=5),
    field("result", "options", options="a=甲\nb=乙"),
    field("why", "text", linkField="result", linkValues="b", linkDoes="both"),
    field("worker", "user"),
)
DEVICE = "0123456789abcdef"


async def open_to_all(workshop: Workshop, fields: Any = FIELDS, **settings: Any) -> tuple[str, str, str]:
    """(id, path, token)."""
    flow = settings.pop("flow", NO_FLOW)
    row_id, path = await workshop.build("visitors", fields, flow)
    row = await workshop.read(row_id)
    wanted = {"publicOpen": True, **settings}
    await workshop.client.result("PUT", f"{FORM}/edit", json={"id": row_id, "rowVersion": row["rowVersion"], **wanted})
    link = await workshop.client.result("GET", f"{FORM}/link", params={"id": row_id})
    return row_id, path, link["url"].rpartition("/online/fill/")[2]


async def give(nobody: Client, token: str, device: str = DEVICE, **values: Any) -> dict[str, Any]:
    body = {"token": token, "device": device, "values": values}
    return dict(await nobody.call("POST", "/online/public/answer", json=body))


async def test_an_answer_from_outside_is_a_row_in_the_list(workshop: Workshop, sign_in: SignIn) -> None:
    _, path, token = await open_to_all(workshop)
    nobody = await sign_in()
    opened = await nobody.result("GET", "/online/public/open", params={"token": token, "device": DEVICE})
    assert [one["key"] for one in opened["fields"]] == ["place", "count", "result", "why"]
    assert (opened["obstacle"], opened["done"]) == (None, False)
    assert [one["value"] for one in opened["fields"][2]["options"]] == ["a", "b"]
    assert opened["tables"] == []
    assert (await give(nobody, token, place="大门", count=2))["success"]
    [row] = (await workshop.client.result("GET", f"/{path}/list"))["records"]
    assert (row["place"], row["count"], row["worker"]) == ("大门", 2, None)


async def test_the_address_of_a_form_is_a_page_and_no_file(workshop: Workshop, sign_in: SignIn) -> None:
    row_id, _, _ = await open_to_all(workshop)
    link = await workshop.client.result("GET", f"{FORM}/link", params={"id": row_id})
    opened = await (await sign_in()).http.get(link["url"])
    assert opened.status_code in (200, 503), opened.status_code  # 503 where the web is not built


async def test_the_rules_of_the_form_hold_for_outsiders(workshop: Workshop, sign_in: SignIn) -> None:
    _, path, token = await open_to_all(workshop)
    nobody = await sign_in()
    refused = await give(nobody, token, count=9, result="b")
    assert refused["code"] == 422 and {"place", "count"} <= set(refused["fields"])
    assert set((await give(nobody, token, place="大门", result="b"))["fields"]) == {"why"}
    assert (await give(nobody, token, place="大门", worker="1", createBy="x"))["success"]
    [row] = (await workshop.client.result("GET", f"/{path}/list"))["records"]
    assert (row["worker"], row["createBy"]) == (None, "system")


async def test_an_answer_begins_in_the_initial_state(workshop: Workshop, sign_in: SignIn) -> None:
    _, path, token = await open_to_all(workshop, (field("place", required=True), field("cost", "money")), flow=REPAIR)
    await give(await sign_in(), token, place="大门", processState="done")
    [row] = (await workshop.client.result("GET", f"/{path}/list"))["records"]
    assert row["processState"] == "open"


async def test_each_device_answers_once_and_no_more_than_are_wanted(workshop: Workshop, sign_in: SignIn) -> None:
    _, path, token = await open_to_all(workshop, publicLimit=2)
    nobody = await sign_in()
    answers = await asyncio.gather(*(give(nobody, token, place="大门") for _ in range(2)))
    assert sorted(one.get("id") or "" for one in answers if not one["success"]) == ["form.answered"]
    opened = await nobody.result("GET", "/online/public/open", params={"token": token, "device": DEVICE})
    assert opened["done"]
    assert list((await give(nobody, token, device="", place="x"))["fields"]) == ["device"]
    assert (await give(nobody, token, device="f" * 16, place="二"))["success"]
    refused = await give(nobody, token, device="e" * 16, place="三")
    assert (refused["code"], refused["id"]) == (409, "form.closed")
    assert (await workshop.client.result("GET", f"/{path}/list"))["total"] == 2


async def test_after_some_answers_a_person_is_asked_for(workshop: Workshop, sign_in: SignIn) -> None:
    _, _, token = await open_to_all(workshop, publicOnce=False)
    nobody = await sign_in()
    answers = [await give(nobody, token, place=f"{n}") for n in range(FREE_SENDS.most + 1)]
    assert all(one["success"] for one in answers[:-1])
    assert (answers[-1]["result"] or {}).get("captcha"), answers[-1]


async def test_a_link_that_is_over_says_so_and_takes_nothing(workshop: Workshop, sign_in: SignIn) -> None:
    _, path, token = await open_to_all(workshop, publicEnd="2020-01-01 00:00:00")
    nobody = await sign_in()
    opened = await nobody.result("GET", "/online/public/open", params={"token": token})
    assert "截止" in opened["obstacle"] and opened["fields"] == []
    assert (await give(nobody, token, place="大门"))["id"] == "form.closed"
    assert (await workshop.client.result("GET", f"/{path}/list"))["total"] == 0


async def test_choices_are_offered_in_both_languages_and_only_those_that_may_be_chosen(
    workshop: Workshop, sign_in: SignIn
) -> None:
    fields = (field("result", "options", options="good=正常 | Good\nbad=异常 | Faulty\nodd=其他"), *FIELDS[:1])
    row_id, _, token = await open_to_all(workshop, (*fields, field("sex", "dict", dictCode="sex")))
    nobody = await sign_in()
    opened = await nobody.result("GET", "/online/public/open", params={"token": token})
    told = {one["key"]: [(item["text"], item["textEn"]) for item in one["options"]] for one in opened["fields"]}
    assert told["result"] == [("正常", "Good"), ("异常", "Faulty"), ("其他", "其他")]
    assert ("男", "Male") in told["sex"] and all(en.isascii() for _, en in told["sex"])
    kept = await workshop.field_of(row_id, "result")
    change = {"id": kept["id"], "rowVersion": kept["rowVersion"], "options": "good=正常 | Good"}
    assert (await workshop.edit_fields(row_id, change))["success"]
    await workshop.publish(row_id)
    opened = await nobody.result("GET", "/online/public/open", params={"token": token})
    assert [one["value"] for one in opened["fields"][0]["options"]] == ["good"]


async def test_a_form_begins_outside_with_what_it_begins_with_inside(workshop: Workshop, sign_in: SignIn) -> None:
    fields = (field("people", "int", defaultValue="2"), field("comes", "bool", defaultValue="1"), field("day", "date"))
    _, _, token = await open_to_all(workshop, fields)
    opened = await (await sign_in()).result("GET", "/online/public/open", params={"token": token})
    assert [one["default"] for one in opened["fields"]] == [2, True, None]


WORKER = field("worker", "user", required=True)


async def test_a_form_that_requires_a_person_is_not_opened_to_outsiders(workshop: Workshop) -> None:
    row_id, _ = await workshop.build("visitors", (field("place"), WORKER))
    opened = await workshop.edit_parts(row_id, {}, publicOpen=True)
    assert (opened["code"], list(opened["fields"])) == (422, ["publicOpen"])
    assert "看不到员工名单" in opened["fields"]["publicOpen"] and "字段worker" in opened["fields"]["publicOpen"]
    worker = await workshop.field_of(row_id, "worker")
    changed = {"id": worker["id"], "rowVersion": worker["rowVersion"], "required": False}
    assert (await workshop.edit_fields(row_id, changed))["success"]
    assert (await workshop.edit_parts(row_id, {}, publicOpen=True))["success"]


async def test_a_form_open_to_outsiders_gets_no_person_that_is_required(workshop: Workshop) -> None:
    row_id, _, _ = await open_to_all(workshop)
    refused = await workshop.edit_fields(row_id, field("boss", "depart", required=True))
    assert list(refused["fields"]) == [f"children.{FIELD}.0.required"]
    linked = field("boss", "user", linkField="result", linkValues="b", linkDoes="need", sortOrder=99)
    assert list((await workshop.edit_fields(row_id, linked))["fields"]) == [f"children.{FIELD}.0.linkDoes"]
    assert (await workshop.edit_fields(row_id, field("boss", "user")))["success"]


async def test_a_version_that_still_needs_what_outsiders_cannot_give_says_so(
    workshop: Workshop, sign_in: SignIn
) -> None:
    row_id, _ = await workshop.build("visitors", (field("place"), WORKER))
    worker = await workshop.field_of(row_id, "worker")
    await workshop.edit_fields(row_id, {"id": worker["id"], "rowVersion": worker["rowVersion"], "required": False})
    assert (await workshop.edit_parts(row_id, {}, publicOpen=True))["success"]
    link = await workshop.client.result("GET", f"{FORM}/link", params={"id": row_id})
    token = link["url"].rpartition("/")[2]
    opened = await (await sign_in()).result("GET", "/online/public/open", params={"token": token})
    assert "不能公开填写" in opened["obstacle"]


async def test_a_closed_form_and_a_wrong_link_look_alike(workshop: Workshop, sign_in: SignIn) -> None:
    row_id, _, token = await open_to_all(workshop)
    nobody = await sign_in()
    number, _, sign = token.partition("-")
    wrong = [f"{number}-{'0' * len(sign)}", f"{int(number) + 1}-{sign}", "x" * 40, f"{'9' * 30}-{sign}"[:64]]
    for one in wrong:
        refused = await nobody.call("GET", "/online/public/open", params={"token": one})
        assert (refused["code"], refused["id"]) == (404, "form.gone"), one
    row = await workshop.read(row_id)
    change = {"id": row_id, "rowVersion": row["rowVersion"], "publicOpen": False}
    await workshop.client.result("PUT", f"{FORM}/edit", json=change)
    assert (await give(nobody, token, place="大门"))["id"] == "form.gone"
    refused = await workshop.client.call("GET", f"{FORM}/link", params={"id": row_id})
    assert (refused["code"], refused["id"]) == (409, "form.private")


async def test_a_stopped_form_takes_nothing_from_outside(workshop: Workshop, sign_in: SignIn) -> None:
    row_id, _, token = await open_to_all(workshop)
    row = await workshop.read(row_id)
    await workshop.client.result("POST", f"{FORM}/stop", json={"id": row_id, "version": row["rowVersion"]})
    assert (await give(await sign_in(), token, place="大门"))["id"] == "form.gone"


async def test_the_link_is_for_those_who_design_the_form(workshop: Workshop, sign_in: SignIn) -> None:
    row_id, _, _ = await open_to_all(workshop)
    clerk = await sign_in(await workshop.organisation.hire("online:cgform:list"))
    assert (await clerk.send("GET", f"{FORM}/link", params={"id": row_id})).status_code == 403
