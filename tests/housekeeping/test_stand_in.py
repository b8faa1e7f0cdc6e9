"""An order for a housekeeper who is away reaches the phone of whoever stands in for her."""

from datetime import timedelta
from typing import Any

from schema.housekeeping.staff import Staff
from schema.kit.clock import now
from schema.system.user_agent import UserAgent
from server.housekeeping.absence import settle_absences
from tests.housekeeping.conftest import Heard, SignIn
from tests.housekeeping.crew import Crew
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries


async def appoint(crew: Crew, **values: Any) -> UserAgent:
    absent, agent = crew.keepers[:2]
    times = {"start_time": now() - timedelta(hours=1), "end_time": now() + timedelta(hours=1)}
    return await UserAgent.create(
        tenant_id=crew.tenant,
        user_name=absent.username,
        agent_user_name=agent.username,
        user_id=absent.user_id,
        agent_id=agent.user_id,
        **{**times, **values},
    )


async def test_while_she_is_away_her_orders_go_to_her_stand_in_who_sees_for_whom(
    crew: Crew, desk: Client, sign_in: SignIn, heard: Heard
) -> None:
    await appoint(crew)
    order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish(staffId=str(crew.staff[0].id)))
    assert (order["state"], order["staffId"]) == ("dispatched", str(crew.staff[1].id))
    phone = await sign_in(crew.keepers[1])
    mine = await phone.result("GET", "/housekeeping/mine")
    assert [item["id"] for item in mine["orders"]] == [order["id"]]
    assert f"代{crew.staff[0].name}" in str(mine["orders"][0]["events"])
    assert heard.of(f"hk/{crew.staff[1].id}") and not heard.of(f"hk/{crew.staff[0].id}")


async def test_a_stand_in_for_notices_only_one_over_one_off_duty_or_one_ended_changes_nothing(
    crew: Crew, desk: Client
) -> None:
    line = await appoint(crew, scope="notices")
    over = {"scope": "orders", "end_time": now() - timedelta(seconds=1)}
    off = {"end_time": now() + timedelta(hours=1)}
    for changes in ({}, over, off):
        await UserAgent.filter(id=line.id).update(**changes)
        if changes is off:
            await Staff.filter(id=crew.staff[1].id).update(state="leave")
        order = await desk.result("POST", "/housekeeping/order/add", json=crew.wish(staffId=str(crew.staff[0].id)))
        assert order["staffId"] == str(crew.staff[0].id)


async def given(crew: Crew, desk: Client, unit: int, keeper: int = 0) -> dict[str, Any]:
    body = crew.wish(unit=unit, staffId=str(crew.staff[keeper].id))
    return dict(await desk.result("POST", "/housekeeping/order/add", json=body))


async def bell(client: Client) -> list[str]:
    return [row["titile"] for row in (await client.result("GET", "/sys/annountCement/listByUser"))["sysMsgList"]]


async def test_on_leave_her_orders_are_unassigned_again_but_not_what_she_has_begun(
    crew: Crew, desk: Client, phone: Client, sign_in: SignIn
) -> None:
    await add_dictionaries(crew.tenant)
    waiting, begun, other = [await given(crew, desk, 0), await given(crew, desk, 1), await given(crew, desk, 1, 1)]
    for act in ("accept", "start"):
        body = {"id": begun["id"], "act": act, "clientId": f"{act}-000001"}
        await phone.result("POST", "/housekeeping/mine/act", json=body)
    admin = await sign_in(crew.organisation.admin)
    await admin.result("PUT", "/housekeeping/staff/edit", json={"id": str(crew.staff[0].id), "state": "leave"})
    states = [(await crew.order(row["id"])) for row in (waiting, begun, other)]
    assert [(row.state, row.staff_id) for row in states] == [
        ("pending", None),
        ("in_progress", crew.staff[0].id),
        ("dispatched", crew.staff[1].id),
    ]
    assert await bell(desk) == [f"{crew.staff[0].name}缺勤：1单退回待派"]
    mine = await phone.result("GET", "/housekeeping/mine")
    assert [row["id"] for row in mine["orders"]] == [begun["id"]]


async def test_when_her_stand_in_s_time_begins_the_orders_go_over_once(crew: Crew, desk: Client) -> None:
    order = await given(crew, desk, 0)
    assert await settle_absences(crew.tenant) == 0
    await appoint(crew, start_time=now() - timedelta(milliseconds=1))
    assert await settle_absences(crew.tenant) == 1
    assert (await crew.order(order["id"])).staff_id == crew.staff[1].id
    assert await bell(desk) == [f"{crew.staff[0].name}缺勤：1单转给代理人"]
    assert await settle_absences(crew.tenant) == 0


async def test_with_a_stand_in_off_duty_they_wait_for_a_dispatcher_who_may_give_them_back(
    crew: Crew, desk: Client
) -> None:
    order = await given(crew, desk, 0)
    await appoint(crew, start_time=now() - timedelta(milliseconds=1))
    await Staff.filter(id=crew.staff[1].id).update(state="off")
    assert await settle_absences(crew.tenant) == 1
    assert (await crew.order(order["id"])).state == "pending"
    again = {"id": order["id"], "staffId": str(crew.staff[0].id)}
    await desk.result("POST", "/housekeeping/order/dispatch", json=again)
    assert await settle_absences(crew.tenant) == 0
    assert (await crew.order(order["id"])).staff_id == crew.staff[0].id
