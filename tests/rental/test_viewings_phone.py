"""Viewings by phone: an agent's own, told of once however often the network repeats it; and the time of the clock beside the period."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio

from schema.rental.viewing import Viewing
from server.rental.viewings.phone import MOST
from tests.kit.client import Client
from tests.kit.clock import today
from tests.rental.test_viewings import book, colleague, refused, take
from tests.rental.village import Village, build, on

MINE = "/rental/viewing/mine"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def act(phone: Client, row: dict[str, Any], code: str, **rest: Any) -> dict[str, Any]:
    body = {"id": row["id"], "act": code, "clientId": str(uuid4()), **rest}
    return await phone.call("POST", f"{MINE}/act", json=body)


async def test_an_agent_sees_their_own_of_these_days_in_order(village: Village, desk: Client) -> None:
    await book(desk, village, viewDate=on(2), contactName="后天")
    await book(desk, village, viewDate=on(0), contactName="今天", period="", time="14:30:00")
    await book(desk, village, viewDate=on(90), contactName="太远")
    await book(desk, village, viewDate=on(1), contactName="别人", agentId=await colleague(village))
    day = await desk.result("GET", MINE)
    assert [(one["contactName"], one["time"]) for one in day["viewings"]] == [("今天", "14:30"), ("后天", None)]
    first, second = day["viewings"]
    assert first["period"] == "afternoon" and first["unit"] == village.whole.title
    assert "complete" in first["can"] and "complete" in second["reasons"]


async def test_a_phone_holds_the_nearest_and_tells_how_many_come_later(village: Village, desk: Client) -> None:
    def made(day: int, state: str = "booked") -> Viewing:
        return Viewing(
            tenant_id=village.org.id,
            contact_name="客户",
            contact_phone="13700137000",
            view_date=today() + timedelta(days=day),
            period="morning",
            unit_id=village.whole.id,
            agent_id=village.actor.user_id,
            state=state,
        )

    ahead = [made(1 + n % 20) for n in range(MOST + 5)]
    behind = [made(-1 - n % 10, "completed") for n in range(MOST + 7)]
    await Viewing.bulk_create([*ahead, *behind, made(0, "cancelled"), made(0)])
    day = await desk.result("GET", MINE)
    days = [one["viewDate"] for one in day["viewings"]]
    assert days == sorted(days) and len(days) == 2 * MOST and day["more"] == 6
    assert days.count(on(-1)) == 31 and days.count(on(0)) == 1
    assert days.count(on(-10)) == 30 - 7 and days.count(on(20)) == 15 - 6


async def test_what_was_done_without_a_network_counts_once_and_leads_to_the_result(
    village: Village, desk: Client
) -> None:
    row = await book(desk, village, viewDate=on(0))
    for _ in range(2):
        done = await act(desk, row, "complete")
        assert done["success"] and done["result"]["viewing"]["state"] == "completed"
    told = await act(desk, row, "record", result="considers", reason="再看一套", followUpAt="2026-12-01 10:00:00")
    assert told["result"]["viewing"]["followUpAt"] == "2026-12-01 10:00:00"
    stored = await Viewing.get(id=int(row["id"]))
    assert (stored.result, stored.reason) == ("considers", "再看一套")
    assert not (await act(desk, row, "record", result="nonsense"))["success"]


@pytest.mark.parametrize(
    ("code", "rest", "state"), [("noShow", {}, "no_show"), ("cancel", {"reason": "改主意"}, "cancelled")]
)
async def test_who_did_not_come_and_who_called_off(
    village: Village, desk: Client, code: str, rest: dict[str, str], state: str
) -> None:
    row = await book(desk, village, viewDate=on(0))
    assert (await act(desk, row, code, **rest))["result"]["viewing"]["state"] == state
    late = await act(desk, row, "complete")
    assert not late["success"] and late["id"] == "viewing.state"


async def test_a_viewing_that_went_to_another_agent_is_refused_in_words(village: Village, desk: Client) -> None:
    row = await book(desk, village, viewDate=on(0))
    other = await colleague(village)
    assert (await take(desk, "rebook", row, viewDate=on(0), period="noon", agentId=other))["success"]
    assert (await act(desk, row, "complete"))["id"] == "viewing.moved"


async def test_a_time_tells_the_period_and_must_lie_in_the_one_that_is_named(village: Village, desk: Client) -> None:
    for time, period in (
        ("09:00:00", "morning"),
        ("11:30:00", "noon"),
        ("13:30:00", "afternoon"),
        ("18:00:00", "evening"),
    ):
        row = await book(desk, village, viewDate=on(3), time=time, period="")
        assert (await Viewing.get(id=int(row["id"]))).period == period
    assert set(await refused(desk, village, period="")) == {"period"}
    assert set(await refused(desk, village, period="morning", time="15:00:00")) == {"time"}
    assert set(await refused(desk, village, period="", time="25:00:00")) == {"time"}


async def test_rebooking_takes_a_time_too(village: Village, desk: Client) -> None:
    row = await book(desk, village)
    to = {"viewDate": on(2), "agentId": str(village.actor.user_id)}
    assert set((await take(desk, "rebook", row, **to, period="", time="7 pm"))["fields"]) == {"time"}
    assert (await take(desk, "rebook", row, **to, period="", time="19:00:00"))["success"]
    stored = await Viewing.get(id=int(row["id"]))
    assert (stored.period, stored.time) == ("evening", "19:00:00")


async def test_result_reason_and_follow_up_are_told_after_the_viewing_only(village: Village, desk: Client) -> None:
    row = await book(desk, village, viewDate=on(0), result="wants", reason="喜欢")
    stored = await Viewing.get(id=int(row["id"]))
    assert (stored.result, stored.reason) == (None, None)
    early = await take(desk, "record", row, result="wants")
    assert not early["success"] and early["id"] == "viewing.state"


async def test_without_the_right_of_the_step_a_phone_takes_none(village: Village, desk: Client, sign_in: Any) -> None:
    agent = await village.org.hire("rental:viewing:mine", "rental:viewing:list")
    row = await book(desk, village, viewDate=on(0), agentId=str(agent.user_id))
    phone = await sign_in(agent)
    [card] = (await phone.result("GET", MINE))["viewings"]
    assert card["can"] == []
    assert (await act(phone, row, "complete"))["code"] == 403
    stranger = await sign_in(await village.org.hire("rental:viewing:list"))
    assert (await stranger.send("GET", MINE)).status_code == 403
