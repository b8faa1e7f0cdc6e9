"""A list that was built at run time is measured on a dashboard as any other, in its organisation alone."""

from tests.kit.people import create_organisation
from tests.online.conftest import SignIn, Workshop

PLACE = {"x": 0, "y": 0, "w": 4, "h": 3}


async def test_a_built_list_is_measured_as_any_other_and_by_nobody_elsewhere(
    workshop: Workshop, sign_in: SignIn
) -> None:
    _, path = await workshop.build()
    for cost, result, day in (
        ("12.50", "good", "2026-03-02"),
        ("7.50", "bad", "2026-03-30"),
        ("1.00", "bad", "2026-04-01"),
    ):
        await workshop.client.result(
            "POST", f"/{path}/add", json={"place": "泵房", "cost": cost, "result": result, "day": day}
        )
    summed = {"path": path, "how": "sum", "of": "cost", "place": PLACE, "title": "花费"}
    cards = [
        {"id": "all", "kind": "number", **summed},
        {"id": "result", "kind": "bar", "by": "result", **summed},
        {"id": "day", "kind": "line", "by": "day", "every": "month", **summed},
    ]
    whole, result, day = await workshop.client.result("POST", "/sys/dashboard/figures", json={"cards": cards})
    assert (whole["value"], whole["kind"]) == ("21.00", "money")
    assert [(one["text"], one["figure"]) for one in result["groups"]] == [
        ("正常", "12.50"),
        ("异常", "8.50"),
    ]
    assert [(one["text"], one["figure"]) for one in day["groups"]] == [("2026-03", "20.00"), ("2026-04", "1.00")]
    kept = await workshop.client.call("POST", "/sys/dashboard/add", json={"name": "巡检", "cards": cards})
    assert kept["success"], kept
    abroad = await sign_in((await create_organisation("别家")).admin)
    told = await abroad.result("POST", "/sys/dashboard/figures", json={"cards": cards})
    assert {(one["problem"], one["value"]) for one in told} == {("gone", None)}
    refused = await abroad.call("POST", "/sys/dashboard/add", json={"name": "巡检", "cards": cards})
    assert set(refused["fields"]) == {f"cards.{at}.path" for at in range(3)}
