"""Giving a seat to somebody else: the ticket before lets nobody in, the new one does, and the count of seats stays."""

from typing import Any

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.finance.activity_fee import ActivityFee
from server.activity.codes import codes_of
from tests.activity.conftest import Hall, SignIn
from tests.activity.test_tickets import CHECK

NEW = {"name": "赵新", "phone": "13755550001"}


async def registered(hall: Hall, activity_id: str, **rest: Any) -> tuple[Registration, str]:
    """The row and what its QR says."""
    made = (await hall.register(activity_id, **rest))["result"]
    row = await Registration.get(id=int(made["id"]))
    return row, (await codes_of(hall.organisation.id, [row]))[row.id]


async def test_the_old_ticket_is_void_by_number_and_by_code_and_the_new_one_lets_in(hall: Hall) -> None:
    activity_id = await hall.publish(fee="50.00")
    old, code = await registered(hall, activity_id, seats=2)
    assert (await hall.step("registration", "transfer", str(old.id), **NEW))["success"]
    answers = [await hall.desk.call("POST", CHECK, json={"ticket": text}) for text in (code, old.ticket_no)]
    assert [one["id"] for one in answers] == ["ticket.replaced", "ticket.unknown"]
    row = await Registration.get(id=old.id)
    assert (row.name, row.phone, row.state, row.serial, row.seats) == ("赵新", "13755550001", "confirmed", 2, 2)
    fresh = (await codes_of(hall.organisation.id, [row]))[row.id]
    assert (await hall.desk.result("POST", CHECK, json={"ticket": fresh}))["name"] == "赵新"
    assert (await Activity.get(id=int(activity_id))).taken == 2
    assert [fee.amount for fee in await ActivityFee.filter(registration_id=old.id)] == [10000]


async def test_nobody_gets_two_seats_and_a_wrong_number_is_said_at_its_field(hall: Hall) -> None:
    activity_id = await hall.publish()
    row, _ = await registered(hall, activity_id)
    await hall.register(activity_id, phone=NEW["phone"])
    for phone in (NEW["phone"], "12"):
        answer = await hall.step("registration", "transfer", str(row.id), name="赵新", phone=phone)
        assert (answer["code"], set(answer["fields"])) == (422, {"phone"})
    assert (await Registration.get(id=row.id)).serial == 1


async def test_a_seat_for_members_goes_to_members_alone(hall: Hall) -> None:
    activity_id = await hall.publish()
    row, _ = await registered(hall, activity_id)
    await Activity.filter(id=int(activity_id)).update(audience="members")
    assert set((await hall.step("registration", "transfer", str(row.id), **NEW))["fields"]) == {"phone"}


async def test_who_waits_came_or_is_too_late_gives_nothing_on(hall: Hall, sign_in: SignIn) -> None:
    activity_id = await hall.publish(capacity=1, waiting=1)
    seated, code = await registered(hall, activity_id)
    waiting, _ = await registered(hall, activity_id)
    assert (await hall.step("registration", "transfer", str(waiting.id), **NEW))["code"] == 409
    await hall.desk.result("POST", CHECK, json={"ticket": code})
    assert (await hall.step("registration", "transfer", str(seated.id), **NEW))["code"] == 409
    reader = await sign_in(await hall.organisation.hire("act:registration:list", "act:registration:cancel"))
    body = {"id": str(waiting.id), "version": waiting.row_version, **NEW}
    assert (await reader.call("POST", "/act/registration/transfer", json=body))["code"] == 403
