"""The door on a phone: what it carries, scans made without a network, and two doors that let the same ticket in."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.activity.scan import TicketScan
from schema.kit.clock import now, to_wire
from tests.activity.conftest import Hall, SignIn
from tests.kit.client import Client
from tests.kit.people import create_organisation

DOOR = "/act/registration/door"


async def today(hall: Hall, **rest: Any) -> str:
    """An activity that is on now."""
    begin = now() - timedelta(hours=1)
    activity_id = await hall.publish(**rest)
    await Activity.filter(id=int(activity_id)).update(begin_at=begin, end_at=begin + timedelta(hours=4))
    return activity_id


async def ticket(hall: Hall, activity_id: str) -> tuple[str, str]:
    made = (await hall.register(activity_id))["result"]
    return str(made["id"]), str(made["ticketNo"])


async def scan(phone: Client, row: tuple[str, str], minutes_ago: int = 0, **rest: Any) -> dict[str, Any]:
    at = to_wire(now() - timedelta(minutes=minutes_ago))
    body = {"id": row[0], "act": "check", "ticket": row[1], "clientId": str(uuid4()), "at": at, **rest}
    return await phone.call("POST", f"{DOOR}/act", json=body)


async def test_a_phone_carries_the_tickets_of_these_days_without_numbers_of_people(hall: Hall) -> None:
    here, number = await ticket(hall, await today(hall))
    await ticket(hall, await hall.publish())
    door = await hall.desk.result("GET", DOOR)
    assert [(one["id"], one["ticketNo"], one["state"]) for one in door["tickets"]] == [(here, number, "confirmed")]
    assert (await Registration.get(id=int(here))).phone not in str(door)


async def test_a_scan_without_a_network_counts_at_its_moment_and_once_however_often_it_is_sent(hall: Hall) -> None:
    row = await ticket(hall, await today(hall))
    sent = {"clientId": str(uuid4()), "gate": "东门"}
    for _ in range(2):
        got = (await scan(hall.desk, row, 30, **sent))["result"]["ticket"]
        assert (got["state"], got["gate"], len(got["scans"])) == ("checked_in", "东门", 1)
    assert await TicketScan.filter(registration_id=int(row[0])).count() == 1
    stored = (await Registration.get(id=int(row[0]))).checked_at
    assert stored is not None and now() - stored > timedelta(minutes=29)


async def test_of_two_doors_the_earlier_counts_and_the_other_is_told_afterwards(hall: Hall) -> None:
    row = await ticket(hall, await today(hall))
    late, early = str(uuid4()), str(uuid4())
    await scan(hall.desk, row, 5, gate="西门", clientId=late)
    got = (await scan(hall.desk, row, 9, gate="东门", clientId=early))["result"]["ticket"]
    assert got["gate"] == "东门"
    assert [(one["clientId"], one["outcome"]) for one in got["scans"]] == [(early, "admitted"), (late, "double")]
    third = (await scan(hall.desk, row, 1, gate="北门"))["result"]["ticket"]
    assert (third["gate"], [one["gate"] for one in third["scans"]]) == ("东门", ["东门", "西门", "北门"])
    asked = (await scan(hall.desk, row, 30, letIn=False))["result"]["ticket"]
    assert (asked["gate"], asked["scans"][0]["outcome"]) == ("东门", "again")
    rows = await TicketScan.filter(registration_id=int(row[0])).order_by("at")
    assert [one.outcome for one in rows] == ["again", "admitted", "double", "double"]


async def test_who_was_let_in_with_a_ticket_cancelled_meanwhile_is_told_and_stays_cancelled(hall: Hall) -> None:
    row = await ticket(hall, await today(hall))
    assert (await hall.step("registration", "cancel", row[0], reason="不来了"))["success"]
    got = (await scan(hall.desk, row, 3))["result"]["ticket"]
    assert (got["state"], [one["outcome"] for one in got["scans"]]) == ("cancelled", ["void"])
    other = (await scan(hall.desk, row, letIn=False))["result"]["ticket"]
    assert [one["outcome"] for one in other["scans"]] == ["void", "refused"]
    assert (await scan(hall.desk, ("x", "23456789ABCD")))["id"] == "ticket.unknown"


async def test_a_wrong_clock_neither_checks_in_tomorrow_nor_last_week(hall: Hall) -> None:
    activity_id = await today(hall)
    for minutes in (-5000, 50_000):
        row = await ticket(hall, activity_id)
        await scan(hall.desk, row, minutes)
        stored = (await Registration.get(id=int(row[0]))).checked_at
        assert stored is not None and now() - timedelta(days=4) < stored <= now()
    assert (await scan(hall.desk, row, at="gestern"))["code"] == 422


async def test_the_list_of_scans_tells_what_the_desk_saw_too(hall: Hall) -> None:
    _, number = await ticket(hall, await today(hall))
    for _ in range(2):
        await hall.desk.result("POST", "/act/registration/check", json={"ticket": number, "gate": "东门"})
    page = await hall.desk.result("GET", "/act/checkin/list", params={"column": "createTime", "order": "asc"})
    assert sorted(one["outcome"] for one in page["records"]) == ["admitted", "again"]


async def test_the_door_is_closed_to_others(hall: Hall, sign_in: SignIn) -> None:
    row = await ticket(hall, await today(hall))
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await stranger.result("GET", DOOR))["tickets"] == []
    assert (await scan(stranger, row))["code"] == 404
    reader = await sign_in(await hall.organisation.hire("act:registration:list"))
    assert (await reader.send("GET", DOOR)).status_code == 403
    watcher = await sign_in(await hall.organisation.hire("act:registration:list", "act:registration:door"))
    assert (await scan(watcher, row))["code"] == 403
