"""The calls by which other clients of the family show a form: by its code, in its organisation, as one may see it."""

from tests.kit.people import create_organisation
from tests.online.conftest import SignIn, Workshop, field

API = "/online/cgform/api"


async def test_columns_and_rows_are_those_of_the_list(workshop: Workshop) -> None:
    fields = [
        field("place"),
        field("cost", "money"),
        field("result", "options", options="a=甲 | A"),
        field("note", listShow=False),
    ]
    row_id, path = await workshop.build("inspection", fields)
    await workshop.client.result("POST", f"/{path}/add", json={"place": "泵房", "cost": "3.00", "result": "a"})
    told = await workshop.client.result("GET", f"{API}/getColumns/inspection")
    assert [(one["dataIndex"], one["align"]) for one in told["columns"]][:3] == [
        ("place", "left"),
        ("cost", "right"),
        ("result", "left"),
    ]
    assert (told["headId"], told["path"], told["description"]) == (row_id, path, "设备巡检")
    chosen = told["columns"][2]["customRender"]
    assert [item["text"] for item in told["dictOptions"][chosen]] == ["甲"]
    page = await workshop.client.result("GET", f"{API}/getData/inspection", params={"place": "*泵*", "pageSize": 5})
    assert (page["total"], page["records"][0]["result_dictText"], page["records"][0]["cost"]) == (1, "甲", "3.00")


async def test_they_need_the_right_and_know_no_form_of_others(workshop: Workshop, sign_in: SignIn) -> None:
    _, path = await workshop.build("inspection", [field("place")])
    clerk = await sign_in(await workshop.organisation.hire())
    stranger = await sign_in((await create_organisation("别家")).admin)
    for call in ("getColumns", "getData"):
        refused = await clerk.send("GET", f"{API}/{call}/inspection")
        assert (refused.status_code, refused.json()["result"]) == (403, {"needs": f"{path.replace('/', ':')}:list"})
        for code in ("inspection", "nothing", "'; --"):
            assert (await stranger.send("GET", f"{API}/{call}/{code}")).status_code == 404
