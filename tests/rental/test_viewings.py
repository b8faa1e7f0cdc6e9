"""Viewings: one slot for one agent and a few for a house, moved on the same row, and the contract that follows."""

import asyncio
from typing import Any

import pytest_asyncio

from schema.rental.viewing import Viewing
from schema.system.user import User
from server.kit.database import pool
from tests.kit.client import Client
from tests.kit.lease_forms import lease_body
from tests.kit.people import make_user
from tests.kit.switch import set_switch
from tests.rental.village import Village, build, on

PATH = "/rental/viewing"
ALL = tuple(f"rental:viewing:{verb}" for verb in ("list", "add", "edit", "complete", "cancel", "noShow", "rebook"))


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


def form(village: Village, **rest: Any) -> dict[str, Any]:
    return {
        "contactName": "赵强",
        "contactPhone": "13700137000",
        "viewDate": on(1),
        "period": "morning",
        "unitId": str(village.whole.id),
        "agentId": str(village.actor.user_id),
        **rest,
    }


async def book(desk: Client, village: Village, **rest: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"{PATH}/add", json=form(village, **rest)))


async def refused(desk: Client, village: Village, **rest: Any) -> dict[str, str]:
    """The fields at fault."""
    answer = await desk.call("POST", f"{PATH}/add", json=form(village, **rest))
    assert not answer["success"], answer
    return dict(answer["fields"])


async def take(desk: Client, code: str, row: dict[str, Any], **rest: Any) -> dict[str, Any]:
    stored = await Viewing.get(id=int(row["id"]))
    return await desk.call("POST", f"{PATH}/{code}", json={"id": row["id"], "version": stored.row_version, **rest})


async def colleague(village: Village, name: str = "许博文") -> str:
    return str((await make_user(village.org.id, name)).user_id)


async def test_an_agent_has_one_viewing_in_a_period_unless_all_are_of_a_group(village: Village, desk: Client) -> None:
    await book(desk, village)
    both = await refused(desk, village, unitId=str(village.rooms[0].id))
    assert set(both) == {"agentId"} and all(part.strip() for part in both["agentId"].split(" | "))
    assert set(await refused(desk, village, unitId=str(village.rooms[0].id), groupViewing=True)) == {"agentId"}
    await book(desk, village, period="noon", groupViewing=True)
    await book(desk, village, period="noon", groupViewing=True, unitId=str(village.rooms[0].id))
    assert set(await refused(desk, village, period="noon", unitId=str(village.beds[0].id))) == {"agentId"}
    await book(desk, village, agentId=await colleague(village), unitId=str(village.rooms[0].id))
    await book(desk, village, viewDate=on(2))


async def test_a_house_with_its_rooms_and_beds_is_seen_three_times_in_a_period(village: Village, desk: Client) -> None:
    places = [village.bunk, *village.beds[:2]]
    for place in places:
        await book(desk, village, unitId=str(place.id), agentId=await colleague(village))
    full = await refused(desk, village, unitId=str(village.beds[3].id), agentId=await colleague(village))
    assert set(full) == {"period"} and "3" in full["period"]
    await book(desk, village, unitId=str(village.rooms[0].id), agentId=await colleague(village))
    await set_switch(village.org.id, "viewingsPerHouse", "4")
    await book(desk, village, unitId=str(village.beds[3].id), agentId=await colleague(village))


async def test_whoever_lives_there_that_day_is_asked_first(village: Village, desk: Client) -> None:
    cash = [{"project": "room_fee", "amount": "188", "method": "cash"}]
    await village.book(village.rooms[0], 0, 2, checkInNow=True, cashier=cash)
    room = str(village.rooms[0].id)
    asked = await refused(desk, village, unitId=room)
    assert set(asked) == {"guestsAgreed"} and all(part.strip() for part in asked["guestsAgreed"].split(" | "))
    assert set(await refused(desk, village, unitId=str(village.shared.id))) == {"guestsAgreed"}
    await book(desk, village, unitId=room, guestsAgreed=True)
    await book(desk, village, unitId=room, viewDate=on(3))
    await village.book(village.rooms[1], 0, 2)
    await book(desk, village, unitId=str(village.rooms[1].id), period="noon")


async def test_no_viewing_begins_in_the_past(village: Village, desk: Client) -> None:
    assert set(await refused(desk, village, viewDate=on(-1))) == {"viewDate"}
    row = await book(desk, village, viewDate=on(0))
    late = await take(desk, "rebook", row, viewDate=on(-1), period="morning")
    assert set(late["fields"]) == {"viewDate"}


async def test_two_who_book_the_same_period_at_once_do_not_both_get_it(village: Village, desk: Client) -> None:
    units = [village.whole, *village.rooms, village.bunk]
    calls = [desk.call("POST", f"{PATH}/add", json=form(village, unitId=str(unit.id))) for unit in units]
    answers = await asyncio.gather(*calls)
    assert sorted(answer["success"] for answer in answers) == [False] * 4 + [True]
    agents = [await colleague(village) for _ in range(6)]
    calls = [desk.call("POST", f"{PATH}/add", json=form(village, agentId=agent, period="evening")) for agent in agents]
    assert sum(answer["success"] for answer in await asyncio.gather(*calls)) == 3


async def test_the_same_row_is_moved_to_another_period_day_and_agent(village: Village, desk: Client) -> None:
    other = await colleague(village)
    row, taken = await book(desk, village), await book(desk, village, viewDate=on(2), unitId=str(village.rooms[0].id))
    me = str(village.actor.user_id)
    busy = await take(desk, "rebook", row, viewDate=on(2), period="morning", agentId=me)
    assert set(busy["fields"]) == {"agentId"}
    moved = await take(desk, "rebook", row, viewDate=on(2), period="morning", agentId=other)
    assert moved["success"] and moved["result"]["id"] == row["id"] and moved["result"]["state"] == "booked"
    stored = await Viewing.get(id=int(row["id"]))
    assert (stored.view_date.isoformat(), stored.period, str(stored.agent_id)) == (on(2), "morning", other)
    assert set((await take(desk, "rebook", row, viewDate=on(2), period="midnight"))["fields"]) == {"period"}
    nobody = await take(desk, "rebook", row, viewDate=on(2), period="noon", agentId="7")
    assert set(nobody["fields"]) == {"agentId"}
    edited = await desk.call("PUT", f"{PATH}/edit", json={"id": taken["id"], "viewDate": on(9), "remark": "带钥匙"})
    assert edited["success"], edited
    assert (await Viewing.get(id=int(taken["id"]))).view_date.isoformat() == on(2)


async def test_two_who_move_into_the_same_period_at_once_do_not_both_get_there(village: Village, desk: Client) -> None:
    rows = [await book(desk, village, viewDate=on(day)) for day in (1, 2, 3, 4)]
    me = str(village.actor.user_id)
    answers = await asyncio.gather(
        *(take(desk, "rebook", row, viewDate=on(8), period="noon", agentId=me) for row in rows)
    )
    assert sorted(answer["success"] for answer in answers) == [False] * 3 + [True]


async def test_it_ends_as_completed_cancelled_or_missed_and_frees_what_it_took(village: Village, desk: Client) -> None:
    row = await book(desk, village, viewDate=on(0))
    cancelled = await take(desk, "cancel", row, reason="客户改主意")
    assert cancelled["result"]["state"] == "cancelled"
    assert (await Viewing.get(id=int(row["id"]))).reason == "客户改主意"
    again = await book(desk, village, viewDate=on(0))
    assert (await take(desk, "noShow", again))["result"]["state"] == "no_show"
    third = await book(desk, village, viewDate=on(0))
    assert (await take(desk, "complete", third))["result"]["state"] == "completed"
    assert set(await refused(desk, village, viewDate=on(0))) == {"agentId"}
    later = await book(desk, village, viewDate=on(1))
    early = await take(desk, "complete", later)
    assert (early["code"], early["id"]) == (409, "viewing.early")


async def test_what_comes_back_from_the_bin_needs_its_period(village: Village, desk: Client) -> None:
    row = await book(desk, village)
    await desk.result("DELETE", f"{PATH}/delete", params={"id": row["id"]})
    await book(desk, village)
    back = await desk.call("POST", f"{PATH}/restore", json={"ids": [row["id"]]})
    assert (await Viewing.get(id=int(row["id"]))).del_flag == 1, back


def lease_of(village: Village, viewing: str, **rest: Any) -> dict[str, Any]:
    return lease_body(**{"unitId": str(village.whole.id), "endDate": on(60), "viewingId": viewing, **rest})


async def test_a_contract_is_made_of_a_completed_viewing_once_and_counts(village: Village, desk: Client) -> None:
    rows = [await book(desk, village, viewDate=on(0), period=period) for period in ("morning", "noon", "evening")]
    body = lease_of(village, rows[0]["id"])
    early = await desk.call("POST", "/rental/lease/add", json=body)
    assert (early["code"], early["id"]) == (409, "viewing.state")
    for row in rows[:2]:
        await take(desk, "complete", row)
    lease = await desk.result("POST", "/rental/lease/add", json=body)
    assert str((await Viewing.get(id=int(rows[0]["id"]))).lease_id) == lease["id"]
    again = await desk.call(
        "POST", "/rental/lease/add", json=lease_of(village, rows[0]["id"], startDate=on(90), endDate=on(190))
    )
    assert (again["code"], again["id"]) == (409, "viewing.contracted")
    days = {"from": on(-6), "to": on(0)}
    assert await desk.result("GET", f"{PATH}/conversion", params=days) == {"completed": 2, "leased": 1}
    await pool().execute(
        "UPDATE rent_lease SET create_time = create_time + interval '15 days' WHERE id = $1", int(lease["id"])
    )
    assert (await desk.result("GET", f"{PATH}/conversion", params=days))["leased"] == 0
    answer = await desk.send("GET", f"{PATH}/conversion", params={"from": "1990-01-01", "to": "2999-12-31"})
    assert answer.status_code == 422 and "to" in answer.text


async def test_a_viewing_is_free_again_when_its_contract_comes_to_nothing(village: Village, desk: Client) -> None:
    row = await book(desk, village, viewDate=on(0))
    await take(desk, "complete", row)
    lease = await desk.result("POST", "/rental/lease/add", json=lease_of(village, row["id"], stage="draft"))
    body = {"id": lease["id"], "reason": "客户反悔"}
    await desk.result("POST", "/rental/lease/cancel", json=body)
    assert (await Viewing.get(id=int(row["id"]))).lease_id is None
    again = await desk.result("POST", "/rental/lease/add", json=lease_of(village, row["id"]))
    assert str((await Viewing.get(id=int(row["id"]))).lease_id) == again["id"]


async def test_it_says_from_when_on_somebody_else_has_the_place(village: Village, desk: Client) -> None:
    made = await book(desk, village, unitId=str(village.shared.id))
    assert (await desk.result("GET", f"{PATH}/queryById", params={"id": made["id"]}))["soldFrom"] is None
    await village.book(village.rooms[1], 5, 7)
    await village.book(village.whole, 2, 3)
    [row] = (await desk.result("GET", f"{PATH}/list"))["records"]
    assert row["soldFrom"] == on(5), "one of its rooms; another house does not count"


async def test_each_step_needs_its_right(village: Village, desk: Client, sign_in: Any) -> None:
    row = await book(desk, village, viewDate=on(0))
    for code in ("complete", "noShow", "cancel", "rebook"):
        rights = [right for right in ALL if not right.endswith(code)]
        clerk = await sign_in(await village.org.hire(*rights))
        answer = await take(clerk, code, row, reason="不来了", viewDate=on(1), period="noon")
        assert answer["code"] == 403, (code, answer)
    looker = await sign_in(await village.org.hire("rental:viewing:list"))
    assert (await looker.call("POST", f"{PATH}/add", json=form(village)))["code"] == 403


async def test_another_organisation_neither_sees_nor_moves_it(village: Village, desk: Client, sign_in: Any) -> None:
    row = await book(desk, village, viewDate=on(0))
    await take(desk, "complete", row)
    other = await build()
    stranger = await sign_in(other.actor)
    assert (await stranger.result("GET", f"{PATH}/list"))["total"] == 0
    assert (await take(stranger, "cancel", row, reason="不来了"))["code"] == 404
    body = lease_of(other, row["id"])
    assert (await stranger.call("POST", "/rental/lease/add", json=body))["code"] == 404
    assert set(await refused(stranger, other, unitId=str(village.whole.id))) == {"unitId"}
    days = {"from": on(-6), "to": on(0)}
    assert (await stranger.result("GET", f"{PATH}/conversion", params=days))["completed"] == 0
    # The same period of an agent with the same name elsewhere is nobody's business here.
    await book(stranger, other, viewDate=on(0))


async def test_my_viewings_of_today_are_a_card_that_opens_them(village: Village, desk: Client) -> None:
    await book(desk, village, viewDate=on(0))
    await book(desk, village, viewDate=on(0), agentId=await colleague(village))
    await book(desk, village, viewDate=on(1))
    card = (await desk.result("GET", "/rental/today"))["viewings"]
    assert card["count"] == 1
    page = await desk.result("GET", f"/{card['list']['path']}/list", params=card["list"]["query"])
    assert [row["agentId"] for row in page["records"]] == [str(village.actor.user_id)]
    assert page["records"][0]["agentId_dictText"] == (await User.get(id=village.actor.user_id)).realname
