"""An order from the dispatcher's desk to the phone and back, step by step."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest

from schema.housekeeping.order import OPEN, PROCESS
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.staff import Staff
from server.kit.files import save_file
from tests.files.conftest import picture
from tests.housekeeping.conftest import Heard, SignIn
from tests.housekeeping.crew import Crew, gather_crew
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.people import create_organisation


async def act(phone: Client, order: str, name: str, **rest: Any) -> dict[str, Any]:
    body = {"id": order, "act": name, "clientId": str(uuid4()), **rest}
    return dict((await phone.result("POST", "/housekeeping/mine/act", json=body))["order"])


async def given(desk: Client, crew: Crew, **wish: Any) -> dict[str, Any]:
    """An order dispatched to the first housekeeper."""
    return dict(
        await desk.result("POST", "/housekeeping/order/add", json=crew.wish(staffId=str(crew.staff[0].id), **wish))
    )


async def test_an_order_runs_from_dispatch_to_completion_and_takes_its_room_along(
    crew: Crew, desk: Client, phone: Client, heard: Heard
) -> None:
    order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish())
    assert order["no"] == f"JJ{today():%y%m%d}0001"
    assert (order["state"], order["staffId"], order["minutes"], order["quoted"]) == ("pending", None, 40, "45.00")
    body = {"id": order["id"], "version": order["version"], "staffId": str(crew.staff[0].id)}
    sent = await desk.result("POST", "/housekeeping/order/dispatch", json=body)
    assert (sent["state"], sent["staffName"]) == ("dispatched", "王秀英")
    mine = await phone.result("GET", "/housekeeping/mine")
    assert [item["id"] for item in mine["orders"]] == [order["id"]]
    assert mine["staff"]["minutes"] == 40
    assert (await act(phone, order["id"], "accept"))["state"] == "accepted"
    assert (await act(phone, order["id"], "start"))["state"] == "in_progress"
    assert await crew.clean_state() == "cleaning"
    assert (await act(phone, order["id"], "pause"))["paused"] is True
    assert (await act(phone, order["id"], "resume"))["paused"] is False
    done = await act(phone, order["id"], "finish", note="换了地巾")
    assert (done["state"], done["cost"], done["situation"]) == ("completed", "45.00", "换了地巾")
    assert await crew.clean_state() == "clean"
    kinds = [event["kind"] for event in done["events"]]
    assert kinds == ["create", "dispatch", "accept", "start", "pause", "resume", "finish"]
    member = await Staff.get(id=crew.staff[0].id)
    assert (member.orders_total, member.amount_total) == (1, 4500)
    steps = [data["order"]["state"] for op, data in heard.of("hk-dispatch") if op == "order.put"]
    assert steps == ["pending", "dispatched", "accepted", *["in_progress"] * 3, "completed"]
    assert len(heard.of(f"hk/{crew.staff[0].id}")) == 6
    assert heard.of("today")
    boards = heard.of(f"board/{crew.community.id}")
    assert [data["unit"]["cleanState"] for op, data in boards if op == "unit.put"] == ["cleaning", "clean"]


async def test_an_inspection_sends_work_back_with_a_photo_or_passes_it(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew, inspect=True)
    for name in ("accept", "start", "finish"):
        order = await act(phone, order["id"], name)
    assert (order["state"], order["cost"]) == ("to_inspect", None)
    fail = {"id": order["id"], "version": order["version"], "note": "浴室有水渍"}
    refused = await desk.call("POST", "/housekeeping/order/fail", json=fail)
    assert (refused["code"], list(refused["fields"])) == (422, ["photos"])
    unknown = await desk.call("POST", "/housekeeping/order/fail", json={**fail, "photos": ["t1/a.jpg"]})
    assert list(unknown["fields"]) == ["photos"]
    photo = (await save_file(crew.dispatcher, picture(), "水渍.jpg", "temp")).file_path
    back = await desk.result("POST", "/housekeeping/order/fail", json={**fail, "photos": [photo]})
    assert back["state"] == "in_progress"
    assert await crew.clean_state() == "cleaning"
    order = await act(phone, order["id"], "finish")
    done = await desk.result("POST", "/housekeeping/order/pass", json={"id": order["id"], "version": order["version"]})
    assert (done["state"], done["cost"]) == ("completed", "45.00")
    assert await crew.clean_state() == "inspected"


async def test_a_problem_goes_to_another_housekeeper_or_is_resolved(
    crew: Crew, desk: Client, phone: Client, sign_in: SignIn, heard: Heard
) -> None:
    order = await given(desk, crew)
    for name in ("accept", "start"):
        await act(phone, order["id"], name)
    order = await act(phone, order["id"], "problem", note="没有热水")
    assert (order["state"], await crew.clean_state()) == ("abnormal", "dirty")
    body = {"id": order["id"], "version": order["version"]}
    order = await desk.result("POST", "/housekeeping/order/resolve", json=body)
    assert order["state"] == "accepted"
    order = await act(phone, order["id"], "problem", note="门锁坏了")
    body = {"id": order["id"], "version": order["version"], "staffId": str(crew.staff[1].id)}
    order = await desk.result("POST", "/housekeeping/order/redispatch", json=body)
    assert (order["state"], order["staffName"]) == ("dispatched", "李桂英")
    assert ("order.del", {"id": order["id"]}) in heard.of(f"hk/{crew.staff[0].id}")
    other = await sign_in(crew.keepers[1])
    assert [item["id"] for item in (await other.result("GET", "/housekeeping/mine"))["orders"]] == [order["id"]]


async def test_a_started_task_is_never_taken_away(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    for name in ("accept", "start"):
        order = await act(phone, order["id"], name)
    body = {"id": order["id"], "version": order["version"]}
    for verb, rest in (("redispatch", {"staffId": str(crew.staff[1].id)}), ("cancel", {"reason": "不用了"})):
        answer = await desk.call("POST", f"/housekeeping/order/{verb}", json={**body, **rest})
        assert (answer["code"], answer["id"]) == (409, "hk.state"), verb
    assert (await crew.order(order["id"])).state == "in_progress"


async def test_an_order_taken_back_waits_for_somebody_again(crew: Crew, desk: Client) -> None:
    order = await given(desk, crew)
    body = {"id": order["id"], "version": order["version"], "staffId": None}
    order = await desk.result("POST", "/housekeeping/order/redispatch", json=body)
    assert (order["state"], order["staffId"]) == ("pending", None)
    body = {"id": order["id"], "version": order["version"], "reason": "客人续住"}
    order = await desk.result("POST", "/housekeeping/order/cancel", json=body)
    assert order["state"] == "cancelled"


async def test_a_completed_order_opens_again_within_a_day_only(crew: Crew, desk: Client, phone: Client) -> None:
    order = await given(desk, crew)
    for name in ("accept", "start", "finish"):
        order = await act(phone, order["id"], name)
    body = {"id": order["id"], "version": order["version"]}
    order = await desk.result("POST", "/housekeeping/order/reopen", json=body)
    assert (order["state"], order["cost"]) == ("in_progress", None)
    assert (await Staff.get(id=crew.staff[0].id)).orders_total == 0
    order = await act(phone, order["id"], "finish")
    row = await crew.order(order["id"])
    row.finish_at = row.finish_at - timedelta(days=365)
    await row.save()
    body = {"id": order["id"], "version": row.row_version}
    assert (await desk.call("POST", "/housekeeping/order/reopen", json=body))["id"] == "hk.reopen.late"


async def test_whoever_saw_an_older_version_is_told_the_present_one(crew: Crew, desk: Client) -> None:
    order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish())
    body = {"id": order["id"], "version": order["version"], "staffId": str(crew.staff[0].id)}
    await desk.result("POST", "/housekeeping/order/dispatch", json=body)
    late = await desk.call("POST", "/housekeeping/order/dispatch", json={**body, "staffId": str(crew.staff[1].id)})
    assert (late["code"], late["id"]) == (409, "row.stale")
    assert late["result"]["staffId"] == str(crew.staff[0].id)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"items": []}, "items"),
        ({"items": [{"itemId": "1"}]}, "items"),
        ({"type": "party"}, "type"),
        ({"comment": "长" * 201}, "comment"),
        ({"deadline": "tomorrow"}, "deadline"),
        ({"items": [{"itemId": "1", "price": "-1"}]}, "items.0.price"),
    ],
)
async def test_a_wrong_order_is_refused_at_its_field(
    crew: Crew, desk: Client, change: dict[str, Any], field: str
) -> None:
    answer = await desk.call("POST", "/housekeeping/order/add", json=crew.wish(**change))
    assert answer["code"] == 422
    assert field in answer["fields"], answer


async def test_a_quoted_price_beats_the_item_and_a_later_price_change_rewrites_nothing(
    crew: Crew, desk: Client
) -> None:
    item = crew.items["退房清洁"]
    lines = [{"itemId": str(item.id), "times": 2, "price": "50.5"}]
    order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish(items=lines))
    assert (order["quoted"], order["minutes"]) == ("101.00", 80)
    item.unit_price = 1
    await item.save()
    board = await desk.result("GET", "/housekeeping/dispatch")
    assert board["orders"][0]["items"][0]["amount"] == "101.00"


async def test_nobody_on_leave_gets_an_order(crew: Crew, desk: Client) -> None:
    await Staff.filter(id=crew.staff[1].id).update(state="leave")
    wish = crew.wish(staffId=str(crew.staff[1].id))
    answer = await desk.call("POST", "/housekeeping/order/add", json=wish)
    assert (answer["code"], list(answer["fields"])) == (422, ["staffId"])
    assert not await OrderEvent.filter(tenant_id=crew.tenant).exists()


async def test_another_organisation_sees_nothing(crew: Crew, desk: Client, sign_in: SignIn) -> None:
    stranger = await gather_crew(await create_organisation())
    other = await sign_in(stranger.dispatcher)
    order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish())
    assert (await other.result("GET", "/housekeeping/dispatch"))["orders"] == []
    body = {"id": order["id"], "version": order["version"], "staffId": str(stranger.staff[0].id)}
    assert (await other.call("POST", "/housekeeping/order/dispatch", json=body))["code"] == 404
    assert (await other.call("POST", "/housekeeping/order/add", json=crew.wish()))["code"] == 404
    body = {"id": order["id"], "version": order["version"], "staffId": str(stranger.staff[0].id)}
    assert (await desk.call("POST", "/housekeeping/order/dispatch", json=body))["code"] == 404


async def test_each_call_needs_its_right(crew: Crew, phone: Client, desk: Client) -> None:
    order = await given(desk, crew)
    for verb in ("add", "dispatch", "redispatch", "cancel", "resolve", "pass", "fail", "reopen", "autoDispatch"):
        answer = await phone.call("POST", f"/housekeeping/order/{verb}", json={"id": order["id"]})
        assert answer["code"] == 403, verb
    assert (await phone.call("GET", "/housekeeping/dispatch"))["code"] == 403
    assert (await desk.call("GET", "/housekeeping/mine"))["code"] == 403


def test_the_table_leads_from_every_open_state_to_an_end() -> None:
    ends = {"completed", "cancelled"}
    reach = dict.fromkeys(ends, True)
    for _ in OPEN:
        for step in PROCESS.transitions:
            if step.target in reach:
                reach.update(dict.fromkeys(step.starts, True))
    assert set(OPEN) <= set(reach)
