"""Signing in by oneself with the code of the wall that changes, and the wall that shows it."""

from datetime import timedelta
from typing import Any

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.activity.scan import TicketScan
from schema.activity.session import ActivitySession
from schema.kit.clock import now
from schema.kit.snowflake import next_id
from server.activity.here import SELF, STEP, code_of, is_current, step_of
from tests.activity.conftest import Hall, SignIn
from tests.activity.test_door import today
from tests.kit.people import create_organisation

WALL = "/act/activity/wall"


async def code(hall: Hall, activity_id: str) -> dict[str, str]:
    """What the QR on the wall says now."""
    wall = await hall.desk.result("GET", WALL, params={"id": activity_id})
    activity, _, said = str(wall["url"]).rpartition("#")[2].partition(".")
    return {"activity": activity, "code": said}


async def key(hall: Hall, activity_id: str) -> str:
    return str((await hall.visitor.result("POST", "/act/public/here", json=await code(hall, activity_id)))["key"])


async def come(hall: Hall, given: str, who: str = "", **rest: Any) -> dict[str, Any]:
    return await hall.visitor.call("POST", "/act/public/signIn", json={"key": given, "who": who, **rest})


async def seat(hall: Hall, activity_id: str, **rest: Any) -> Registration:
    made = await hall.register(activity_id, **rest)
    return await Registration.get(id=int(made["result"]["id"]))


async def test_who_registered_signs_in_by_number_once_and_is_told_of_the_first_time(hall: Hall) -> None:
    activity_id = await today(hall)
    row = await seat(hall, activity_id)
    given = await key(hall, activity_id)
    first = (await come(hall, given, row.phone))["result"]
    assert (first["outcome"], first["name"]) == ("admitted", "李*明")
    again = (await come(hall, given, row.ticket_no.lower()))["result"]
    assert (again["outcome"], again["checkedAt"]) == ("again", first["checkedAt"])
    stored = await Registration.get(id=row.id)
    assert (stored.state, stored.gate, stored.checked_by) == ("checked_in", SELF, SELF)
    scans = await TicketScan.filter(registration_id=row.id).order_by("id")
    assert [scan.outcome for scan in scans] == ["admitted", "again"]


async def test_the_link_of_a_ticket_says_who_comes_and_only_to_its_own_activity(hall: Hall) -> None:
    activity_id, other = await hall.publish(), await today(hall)
    link = (await hall.sign_up(await hall.token(activity_id)))["result"]["link"]
    assert set((await come(hall, await key(hall, other), ticket=link))["fields"]) == {"who"}
    await Activity.filter(id=int(activity_id)).update(begin_at=now())
    assert (await come(hall, await key(hall, activity_id), ticket=link))["result"]["outcome"] == "admitted"


def test_a_code_is_taken_while_it_stands_and_one_step_longer_and_by_its_activity_alone() -> None:
    moment, activity_id = now(), next_id()
    said = code_of(activity_id, step_of(moment))
    later = [is_current(activity_id, said, moment + timedelta(seconds=STEP * steps)) for steps in (-1, 0, 1, 2)]
    assert later == [False, True, True, False]
    assert not is_current(next_id(), said, moment)


async def test_a_made_up_code_or_key_opens_nothing(hall: Hall) -> None:
    activity_id = await today(hall)
    row, said = await seat(hall, activity_id), await code(hall, activity_id)
    for wrong in ({**said, "code": "A" * 26}, {**said, "activity": str(next_id())}, {**said, "activity": "x"}):
        assert (await hall.visitor.call("POST", "/act/public/here", json=wrong))["id"] == "here.code"
    given = await key(hall, activity_id)
    for forged in ("", "x" * 43, given[:-2] + "AA", given[4:] + "AAAA"):
        assert (await come(hall, forged, row.phone))["id"] == "here.code"


async def test_too_early_too_late_and_a_called_off_activity_sign_nobody_in(hall: Hall) -> None:
    activity_id = await today(hall)
    row, given = await seat(hall, activity_id), await key(hall, activity_id)
    mine, moment = Activity.filter(id=int(activity_id)), now()
    await mine.update(begin_at=moment + timedelta(hours=3), end_at=moment + timedelta(hours=5))
    assert (await come(hall, given, row.phone))["id"] == "here.early"
    assert (await hall.desk.result("GET", WALL, params={"id": activity_id}))["svg"] is None
    await mine.update(begin_at=moment - timedelta(hours=3), end_at=moment - timedelta(hours=1))
    assert (await come(hall, given, row.phone))["id"] == "here.over"
    await mine.update(end_at=moment + timedelta(hours=1), state="cancelled")
    assert (await come(hall, given, row.phone))["id"] == "here.code"


async def test_who_is_not_registered_or_waits_is_sent_to_the_desk(hall: Hall) -> None:
    activity_id = await today(hall, capacity=1)
    await seat(hall, activity_id)
    waits, given = await seat(hall, activity_id), await key(hall, activity_id)
    assert set((await come(hall, given, "13600000001"))["fields"]) == {"who"}
    assert (await come(hall, given, waits.phone))["id"] == "here.state"
    assert await hall.states(activity_id) == {"confirmed": 1, "waiting": 1}


async def test_of_two_sessions_the_one_that_is_on_is_signed_in_for(hall: Hall) -> None:
    activity_id = await today(hall)
    whole = await Activity.get(id=int(activity_id))
    phone, rows = "13655556666", []
    for name, hours in (("下午", 6), ("上午", 0)):
        begin = whole.begin_at + timedelta(hours=hours)
        times = {"begin_at": begin, "end_at": begin + timedelta(hours=2)}
        mine: Any = {"tenant_id": whole.tenant_id, "activity_id": whole.id, "name": name, "capacity": 5}
        part = await ActivitySession.create(id=next_id(), **mine, **times)
        rows.append(await seat(hall, activity_id, sessionId=str(part.id), phone=phone))
    given = await key(hall, activity_id)
    assert (await come(hall, given, phone))["result"]["session"] == "上午"
    assert [(await Registration.get(id=row.id)).state for row in rows] == ["confirmed", "checked_in"]


async def test_numbers_are_not_tried_out_one_after_the_other_for_one_person(hall: Hall) -> None:
    activity_id = await today(hall)
    given = await key(hall, activity_id)
    codes = [(await come(hall, given, "13612340000"))["code"] for _ in range(11)]
    assert codes[-1] == 429 and set(codes[:-1]) == {422}


async def test_the_wall_counts_people_and_shows_names_that_are_masked(hall: Hall, sign_in: SignIn) -> None:
    activity_id = await today(hall)
    row = await seat(hall, activity_id, seats=2)
    await seat(hall, activity_id)
    await come(hall, await key(hall, activity_id), row.phone)
    wall = await hall.desk.result("GET", WALL, params={"id": activity_id})
    assert (wall["came"], wall["expected"], [one["name"] for one in wall["latest"]]) == (2, 3, ["李*明"])
    assert row.phone not in str(wall) and 0 < wall["left"] <= STEP
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await stranger.send("GET", WALL, params={"id": activity_id})).status_code == 404
    reader = await sign_in(await hall.organisation.hire("act:activity:list", "act:registration:list"))
    assert (await reader.send("GET", WALL, params={"id": activity_id})).status_code == 403
