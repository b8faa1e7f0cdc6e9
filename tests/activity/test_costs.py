"""Costs against the budget of an activity: the sum follows whatever is added, changed, deleted or brought back."""

from typing import Any

from tests.activity.conftest import Hall, SignIn
from tests.kit.people import create_organisation


async def spent(hall: Hall, activity_id: str) -> tuple[Any, Any]:
    row = await hall.desk.result("GET", "/act/activity/queryById", params={"id": activity_id})
    return row["budget"], row["spent"]


async def add(hall: Hall, activity_id: str, amount: str, **rest: Any) -> dict[str, Any]:
    body = {"activityId": activity_id, "item": "场地", "amount": amount, **rest}
    return await hall.desk.call("POST", "/act/cost/add", json=body)


async def test_the_sum_of_costs_stands_beside_the_budget(hall: Hall) -> None:
    activity_id, other = await hall.publish(budget="1000.00"), await hall.publish()
    first = (await add(hall, activity_id, "300.10", paidOn="2026-11-20"))["result"]
    await add(hall, activity_id, "200.00")
    await add(hall, other, "9.00")
    assert await spent(hall, activity_id) == ("1000.00", "500.10")
    body = {"id": first["id"], "rowVersion": first["rowVersion"], "amount": "900.00"}
    assert (await hall.desk.call("POST", "/act/cost/edit", json={**first, **body}))["success"]
    assert (await spent(hall, activity_id))[1] == "1100.00"
    assert (await hall.desk.call("DELETE", "/act/cost/delete", params={"id": first["id"]}))["success"]
    assert (await spent(hall, activity_id))[1] == "200.00"


async def test_a_cost_is_not_below_nothing_and_not_of_another_organisation(hall: Hall, sign_in: SignIn) -> None:
    activity_id = await hall.publish()
    assert set((await add(hall, activity_id, "-1.00"))["fields"]) == {"amount"}
    stranger = await sign_in((await create_organisation("别家")).admin)
    body = {"activityId": activity_id, "item": "场地", "amount": "5.00"}
    assert not (await stranger.call("POST", "/act/cost/add", json=body))["success"]
    assert await spent(hall, activity_id) == (None, "0.00")
