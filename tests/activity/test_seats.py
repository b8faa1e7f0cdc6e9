"""Seats: never more than there are, whoever asks at once; who waits moves up in order, and the counters tell the rows."""

import asyncio
from typing import Any

import asyncpg
import pytest

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from server.kit.database import pool
from tests.activity.conftest import Hall


async def counters(activity_id: str) -> tuple[int, int]:
    row = await Activity.get(id=int(activity_id))
    return row.taken, row.queued


async def test_a_hundred_at_once_get_ten_seats_five_places_in_line_and_a_clear_refusal(hall: Hall) -> None:
    activity_id = await hall.publish()
    answers = await asyncio.gather(*(hall.register(activity_id) for _ in range(100)))
    assert await hall.states(activity_id) == {"confirmed": 10, "waiting": 5}
    assert await counters(activity_id) == (10, 5)
    refused = [answer for answer in answers if not answer["success"]]
    assert len(refused) == 85
    assert {(answer["code"], answer["id"]) for answer in refused} == {(409, "activity.full")}
    assert all(part.strip() for part in refused[0]["message"].split(" | "))
    tickets = [row.ticket_no for row in await Registration.filter(activity_id=int(activity_id))]
    assert len(set(tickets)) == 15 and all(len(number) == 12 for number in tickets)


async def test_the_database_itself_holds_no_more_than_the_seats(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1, waiting=0)
    for column in ("taken", "queued"):
        with pytest.raises(asyncpg.CheckViolationError):
            await pool().execute(f"UPDATE act_activity SET {column} = 2 WHERE id = $1", int(activity_id))


async def test_a_cancelled_seat_goes_to_the_first_in_line_who_fits(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=2, waiting=4)
    first = (await hall.register(activity_id, seats=1))["result"]
    await hall.register(activity_id, seats=1)
    pair = (await hall.register(activity_id, seats=2))["result"]
    single = (await hall.register(activity_id, seats=1))["result"]
    assert (await hall.step("registration", "cancel", first["id"], reason="出差"))["success"]
    assert (await Registration.get(id=int(pair["id"]))).state == "waiting"
    assert (await Registration.get(id=int(single["id"]))).state == "confirmed"
    assert await counters(activity_id) == (2, 2)
    assert (await hall.step("registration", "cancel", pair["id"], reason="不来了"))["success"]
    assert await counters(activity_id) == (2, 0)


async def test_more_seats_are_for_those_who_wait_and_fewer_than_taken_are_refused(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1, waiting=3)
    for _ in range(3):
        await hall.register(activity_id)
    assert await hall.states(activity_id) == {"confirmed": 1, "waiting": 2}
    await hall.desk.result("POST", "/act/activity/edit", json={"id": activity_id, "capacity": 2})
    assert await hall.states(activity_id) == {"confirmed": 2, "waiting": 1}
    answer = await hall.desk.call("POST", "/act/activity/edit", json={"id": activity_id, "capacity": 1})
    assert set(answer["fields"]) == {"capacity"}


async def test_a_session_has_seats_of_its_own(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=10, waiting=1)
    whole = await Activity.get(id=int(activity_id))
    row = await hall.desk.result("GET", "/act/activity/queryById", params={"id": activity_id})
    body = {
        "activityId": activity_id,
        "name": "上午场",
        "beginAt": row["beginAt"],
        "endAt": row["endAt"],
        "capacity": 1,
    }
    part = await hall.desk.result("POST", "/act/session/add", json=body)
    await hall.register(activity_id, sessionId=part["id"])
    assert (await hall.register(activity_id, sessionId=part["id"]))["success"]
    assert await hall.states(activity_id) == {"confirmed": 1, "waiting": 1}
    assert (await hall.register(activity_id, sessionId=part["id"]))["id"] == "activity.full"
    other = await hall.publish()
    assert set((await hall.register(other, sessionId=part["id"]))["fields"]) == {"sessionId"}
    assert (await Activity.get(id=whole.id)).taken == 1


async def test_a_number_is_registered_once_until_it_is_cancelled(hall: Hall) -> None:
    activity_id = await hall.publish()
    made = (await hall.register(activity_id, phone="13811110000"))["result"]
    again = await hall.register(activity_id, phone="13811110000")
    assert set(again["fields"]) == {"phone"}
    await hall.step("registration", "cancel", made["id"], reason="改期")
    assert (await hall.register(activity_id, phone="13811110000"))["success"]
    same: Any = await asyncio.gather(*(hall.register(activity_id, phone="13811112222") for _ in range(8)))
    assert sum(answer["success"] for answer in same) == 1


async def test_what_is_over_takes_nobody_and_settles_who_was_there(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=2, waiting=2)
    came, _, _ = [(await hall.register(activity_id))["result"] for _ in range(3)]
    await hall.step("registration", "checkIn", came["id"])
    for code in ("start", "end"):
        assert (await hall.step("activity", code, activity_id))["success"]
    assert await hall.states(activity_id) == {"checked_in": 1, "absent": 1, "cancelled": 1}
    assert await counters(activity_id) == (2, 0)
    assert (await hall.register(activity_id))["id"] == "activity.over"


async def test_calling_it_off_needs_a_reason_and_cancels_all_who_were_to_come(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1, waiting=1)
    made = (await hall.register(activity_id))["result"]
    await hall.register(activity_id)
    assert "reason" in (await hall.step("activity", "cancel", activity_id))["fields"]
    assert (await hall.step("activity", "cancel", activity_id, reason="台风"))["success"]
    assert await hall.states(activity_id) == {"cancelled": 2}
    assert await counters(activity_id) == (0, 0)
    assert "台风" in ((await Registration.get(id=int(made["id"]))).reason or "")
