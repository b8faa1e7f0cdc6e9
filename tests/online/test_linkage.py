"""Fields of a built form that are asked for or needed only while another has a value: held by save, cells and sheets alike."""

from typing import Any

import pytest

from tests.online.conftest import FIELD, FORM, Workshop, field
from tests.workers.sheets import sheet_bytes

FIELDS = (
    field("result", "options", options="good=正常 | Good\nbad=异常 | Faulty", required=True),
    field("cost", "money", linkField="result", linkValues="bad", linkDoes="show"),
    field("reason", linkField="result", linkValues="bad", linkDoes="both"),
    field("note", linkField="cost", linkDoes="need"),
)


async def test_what_is_not_asked_for_is_refused_and_what_is_needed_too(workshop: Workshop) -> None:
    _, path = await workshop.build("inspection", FIELDS)
    call = workshop.client.call
    refused = await call("POST", f"/{path}/add", json={"result": "good", "cost": "5.00", "reason": "x"})
    assert set(refused["fields"]) == {"cost", "reason"}
    refused = await call("POST", f"/{path}/add", json={"result": "bad", "cost": "5.00"})
    assert set(refused["fields"]) == {"reason", "note"}
    told = {"result": "bad", "cost": "5.00", "reason": "异响", "note": "已报修"}
    made = await workshop.client.result("POST", f"/{path}/add", json=told)
    assert {key: made[key] for key in told} == told
    assert (await call("POST", f"/{path}/add", json={"result": "good"}))["success"]


async def test_another_value_empties_what_went_by_it_and_what_went_by_that(workshop: Workshop) -> None:
    _, path = await workshop.build("inspection", FIELDS)
    told = {"result": "bad", "cost": "5.00", "reason": "异响", "note": "已报修"}
    made = await workshop.client.result("POST", f"/{path}/add", json=told)
    kept = {"id": made["id"], "rowVersion": made["rowVersion"], "result": "good"}
    changed = await workshop.client.result("PUT", f"/{path}/edit", json=kept)
    assert (changed["cost"], changed["reason"], changed["note"]) == (None, None, "已报修")
    refused = await workshop.client.call("PUT", f"/{path}/edit", json={"id": made["id"], "result": "bad"})
    assert set(refused["fields"]) == {"reason"}


async def test_it_is_described_to_the_web(workshop: Workshop) -> None:
    _, path = await workshop.build("inspection", FIELDS)
    every = (await workshop.client.result("GET", "/sys/engine/describe"))["resources"]
    fields = {one["key"]: one for one in next(one for one in every if one["path"] == path)["fields"]}
    assert fields["reason"]["linked"] == {"key": "result", "values": ["bad"], "needed": True, "always": False}
    assert fields["note"]["linked"] == {"key": "cost", "values": [], "needed": True, "always": True}
    assert fields["reason"]["required"] is False
    assert "linked" not in fields["result"]


@pytest.mark.parametrize(
    ("bad", "key"),
    [
        ({"linkField": "below", "linkDoes": "show"}, "linkField"),
        ({"linkField": "result", "linkValues": "worse", "linkDoes": "show"}, "linkValues"),
        ({"linkField": "text", "linkValues": "a", "linkDoes": "show"}, "linkValues"),
    ],
)
async def test_only_a_field_above_with_a_value_that_it_has_is_meant(
    workshop: Workshop, bad: dict[str, Any], key: str
) -> None:
    fields = (FIELDS[0], field("text"), field("it", **bad), field("below"))
    row = await workshop.draft("inspection", fields)
    version = (await workshop.read(row["id"]))["rowVersion"]
    refused = await workshop.client.call("POST", f"{FORM}/publish", json={"id": row["id"], "version": version})
    assert (refused["id"], list(refused["result"]["fields"])) == ("form.field", [key])


async def test_half_of_a_condition_is_refused_as_it_is_typed(workshop: Workshop) -> None:
    for bad, key in (({"linkDoes": "show"}, "linkField"), ({"linkField": "result"}, "linkDoes")):
        body = {"code": "bad", "title": "表", "titleEn": "Form", "children": {FIELD: [FIELDS[0], field("it", **bad)]}}
        refused = await workshop.client.call("POST", f"{FORM}/add", json=body)
        assert list(refused["fields"]) == [f"children.{FIELD}.1.{key}"]


async def test_a_sheet_and_a_cell_are_held_to_it_as_a_form_is(workshop: Workshop) -> None:
    _, path = await workshop.build("inspection", FIELDS)
    titles = ("字段result", "字段cost", "字段reason", "字段note")
    rows = [("正常", "5.00", "", ""), ("异常", "", "", ""), ("异常", "", "异响", ""), ("正常", "", "", "")]
    file = ("巡检.xlsx", sheet_bytes(titles, rows))
    answer = await workshop.client.call("POST", f"/{path}/importExcel", files={"file": file})
    assert (answer["result"]["totalCount"], answer["result"]["successCount"]) == (4, 2)
    records = (await workshop.client.result("GET", f"/{path}/list"))["records"]
    assert sorted((row["result"], row["reason"]) for row in records) == [("bad", "异响"), ("good", None)]
    good = next(row for row in records if row["result"] == "good")
    body = {"ids": [good["id"]], "values": {"reason": "无关"}}
    refused = await workshop.client.result("POST", f"/{path}/batchEdit", json=body)
    assert (refused["done"], len(refused["refused"])) == (0, 1)
