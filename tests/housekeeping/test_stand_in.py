"""An order for a housekeeper who is away reaches the phone of whoever stands in for her."""

from datetime import timedelta
from typing import Any

from schema.housekeeping.staff import Staff
from schema.kit.clock import now
from schema.system.user_agent import UserAgent
from tests.housekeeping.conftest import Heard, SignIn
from tests.housekeeping.crew import Crew
from tests.kit.client import Client


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
