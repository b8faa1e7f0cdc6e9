"""The process of a form that is built: drafted in its tables, published with the version, and then one like any other."""

from typing import Any

import pytest

from schema.online.definition import BuiltField, Definition, build_resource
from server.domains import routes_of_form
from server.online.names import TAKEN_CODES
from tests.online.conftest import FIELD, FORM, REPAIR, STATE, STEP, Flow, SignIn, Workshop, field, state, step

FIELDS = (field("place", required=True), field("cost", "money"), field("result", "options", options="a=甲\nb=乙"))


async def test_rows_pass_through_its_states_by_its_steps_alone(workshop: Workshop) -> None:
    _, path = await workshop.build("repair", FIELDS, REPAIR)
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房", "processState": "done"})
    assert (made["processState"], made["processState_dictText"], made["can"]) == ("open", "状态open", ["begin"])
    assert (await workshop.take(path, "begin", made))["success"]
    doing = await workshop.row(path, made["id"])
    assert (doing["processState"], doing["can"]) == ("doing", ["reopen"])
    assert doing["reasons"] == {"finish": "「字段cost」不能小于1.50"}
    refused = await workshop.take(path, "finish", doing)
    assert (refused["code"], refused["id"], refused["message"]) == (409, "step.condition", "「字段cost」不能小于1.50")
    change = {"id": made["id"], "rowVersion": doing["rowVersion"], "cost": "1.50"}
    await workshop.client.result("PUT", f"/{path}/edit", json=change)
    assert (await workshop.take(path, "finish", await workshop.row(path, made["id"])))["success"]


async def test_a_step_that_asks_why_is_refused_without_and_tells_it_in_the_history(workshop: Workshop) -> None:
    _, path = await workshop.build("repair", FIELDS, REPAIR)
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房"})
    await workshop.take(path, "begin", made)
    doing = await workshop.row(path, made["id"])
    refused = await workshop.take(path, "reopen", doing)
    assert (refused["code"], list(refused["fields"])) == (422, ["reason"])
    assert (await workshop.take(path, "reopen", doing, reason="又漏水了"))["success"]
    trail = await workshop.client.result("GET", "/sys/audit/list", params={"table": path, "rowId": made["id"]})
    assert "又漏水了" in str(trail)


async def test_a_row_in_a_settled_state_is_neither_changed_nor_deleted(workshop: Workshop) -> None:
    _, path = await workshop.build("repair", FIELDS, REPAIR)
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房", "cost": "9"})
    await workshop.take(path, "begin", made)
    await workshop.take(path, "finish", await workshop.row(path, made["id"]))
    done = await workshop.row(path, made["id"])
    change = {"id": made["id"], "rowVersion": done["rowVersion"], "place": "别处"}
    assert (await workshop.client.call("PUT", f"/{path}/edit", json=change))["id"] == "row.settled"
    assert (await workshop.client.call("DELETE", f"/{path}/delete", params={"id": made["id"]}))["id"] == "row.settled"


async def test_the_list_has_its_states_as_tabs_filter_and_figures(workshop: Workshop) -> None:
    _, path = await workshop.build("repair", FIELDS, REPAIR)
    for place in ("一号", "二号"):
        made = await workshop.client.result("POST", f"/{path}/add", json={"place": place})
    await workshop.take(path, "begin", made)
    page = await workshop.client.result("GET", f"/{path}/list", params={"states": "1", "processState": "doing"})
    assert [row["place"] for row in page["records"]] == ["二号"]
    whole = await workshop.client.result("GET", f"/{path}/list", params={"states": "1"})
    assert [(one["value"], one["count"]) for one in whole["states"]] == [("open", 1), ("doing", 1)]
    described = (await workshop.client.result("GET", "/sys/engine/describe"))["resources"]
    told = next(one for one in described if one["path"] == path)
    assert {"begin", "finish", "reopen"} <= {one["code"] for one in told["actions"] if one["step"]}


async def test_each_step_has_a_right_of_its_own_that_roles_are_given(workshop: Workshop, sign_in: SignIn) -> None:
    _, path = await workshop.build("repair", FIELDS, REPAIR)
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房"})
    code = path.replace("/", ":")
    clerk = await sign_in(await workshop.organisation.hire(f"{code}:list", f"{code}:finish"))
    answer = await clerk.call("POST", f"/{path}/begin", json={"id": made["id"], "version": made["rowVersion"]})
    assert (answer["code"], answer["result"]) == (403, {"needs": f"{code}:begin"})
    grants = await workshop.client.result("GET", "/sys/permission/getUserPermissionByToken")
    assert f"{code}:begin" in str(grants["menu"])


async def test_rows_of_before_begin_where_new_ones_do(workshop: Workshop) -> None:
    row_id, path = await workshop.build("repair", FIELDS)
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房"})
    assert "processState" not in made
    assert (await workshop.edit_parts(row_id, {STATE: [*REPAIR.states], STEP: [*REPAIR.steps]}))["success"]
    told = await workshop.client.result("GET", f"{FORM}/changes", params={"id": row_id})
    assert [one["code"] for one in told["changes"]] == ["state"] * 3 + ["step"] * 3
    await workshop.publish(row_id)
    row = await workshop.row(path, made["id"])
    assert (row["processState"], row["can"]) == ("open", ["begin"])


async def test_a_new_version_has_a_new_process_and_a_state_with_rows_stays(workshop: Workshop) -> None:
    row_id, path = await workshop.build("repair", FIELDS, REPAIR)
    made = await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房"})
    await workshop.take(path, "begin", made)
    doing = await workshop.part_of(row_id, STATE, "doing")
    begin, finish = [await workshop.part_of(row_id, STEP, code) for code in ("begin", "finish")]
    reopen = await workshop.part_of(row_id, STEP, "reopen")
    fresh = {"id": finish["id"], "rowVersion": finish["rowVersion"], "sources": "open"}
    again = {"id": reopen["id"], "rowVersion": reopen["rowVersion"], "sources": "done"}
    gone: dict[str, list[Any]] = {
        STATE: [{"id": doing["id"], "deleted": True}],
        STEP: [{"id": begin["id"], "deleted": True}, fresh, again],
    }
    assert (await workshop.edit_parts(row_id, gone))["success"]
    row = await workshop.read(row_id)
    for refused in (
        await workshop.client.call("POST", f"{FORM}/publish", json={"id": row_id, "version": row["rowVersion"]}),
        await workshop.client.call("GET", f"{FORM}/changes", params={"id": row_id}),
    ):
        assert (refused["code"], refused["id"]) == (409, "form.state"), refused
        assert refused["result"] == {"state": "doing", "rows": 1} and "1条" in refused["message"]
    assert (await workshop.take(path, "reopen", await workshop.row(path, made["id"]), reason="x"))["success"]
    await workshop.publish(row_id)
    row = await workshop.row(path, made["id"])
    assert (row["processState"], sorted({*row["can"], *row["reasons"]})) == ("open", ["finish"])
    assert (await workshop.client.send("POST", f"/{path}/begin", json={})).status_code == 404
    grants = await workshop.client.result("GET", "/sys/permission/getUserPermissionByToken")
    assert f"{path.replace('/', ':')}:begin" not in str(grants["menu"])


@pytest.mark.parametrize(
    ("path", "wrong", "key"),
    [
        (STATE, state("a b"), "code"),
        (STATE, state("constructor"), "code"),
        (STATE, state("x", title="甲|乙"), "title"),
        (STATE, state("x", titleEn="A #red"), "titleEn"),
        (STATE, state("x", initial=True), "initial"),
        (STATE, state("x", colour="#123456"), "colour"),
        (STEP, step("edit", "open", "done"), "code"),
        (STEP, step("queryById", "open", "done"), "code"),
        (STEP, step("go", "open,nowhere", "done"), "sources"),
        (STEP, step("go", "open", "nowhere"), "target"),
        (STEP, step("go", "open", "done", onlyField="nothing", onlyOp="filled"), "onlyField"),
        (STEP, step("go", "open", "done", onlyField="cost"), "onlyOp"),
        (STEP, step("go", "open", "done", onlyField="place", onlyOp="least", onlyValues="1"), "onlyOp"),
        (STEP, step("go", "open", "done", onlyField="cost", onlyOp="least", onlyValues="viel"), "onlyValues"),
        (STEP, step("go", "open", "done", onlyField="cost", onlyOp="is", onlyValues="1"), "onlyOp"),
        (STEP, step("go", "open", "done", onlyField="result", onlyOp="is", onlyValues="c"), "onlyValues"),
    ],
)
async def test_what_no_process_can_be_is_refused_at_its_cell(
    workshop: Workshop, path: str, wrong: Any, key: str
) -> None:
    row = await workshop.draft("repair", FIELDS, REPAIR)
    refused = await workshop.edit_parts(row["id"], {path: [wrong]})
    assert (refused["success"], list(refused.get("fields") or {})) == (False, [f"children.{path}.0.{key}"]), refused


@pytest.mark.parametrize(
    ("flow", "key"),
    [
        (Flow([state("open")], []), "initial"),
        (Flow([state("open", initial=True)], [step("go", "", "open")]), "sources"),
        (Flow([state("open", initial=True)], [step("go", "open", "")]), "target"),
    ],
)
async def test_what_is_left_open_is_refused_when_it_is_published(workshop: Workshop, flow: Flow, key: str) -> None:
    row = await workshop.draft("repair", FIELDS, flow)
    refused = await workshop.client.call(
        "POST", f"{FORM}/publish", json={"id": row["id"], "version": row["rowVersion"]}
    )
    assert (refused["code"], refused["id"], list(refused["result"]["fields"])) == (409, "form.flow", [key])


async def test_a_field_that_a_step_goes_by_is_missed_when_it_is_published(workshop: Workshop) -> None:
    row_id, _ = await workshop.build("repair", FIELDS, REPAIR)
    cost = await workshop.field_of(row_id, "cost")
    await workshop.edit_parts(row_id, {FIELD: [{"id": cost["id"], "deleted": True}]})
    refused = await workshop.client.call("GET", f"{FORM}/changes", params={"id": row_id})
    assert (refused["id"], list(refused["result"]["fields"])) == ("form.flow", ["onlyField"])


def test_no_step_is_called_as_a_call_that_every_form_has() -> None:
    plain = Definition(1, 7, 1, "x", "甲", "A", (BuiltField("c1", "place", "地点", "Place", "text"),))
    calls = {route.path.rpartition("/")[2] for route in routes_of_form(build_resource(plain))}
    assert calls <= TAKEN_CODES
