"""Sign-ups that are reviewed: nothing is taken before, never more than there is after, and who applied is told."""

import asyncio
from collections.abc import Mapping
from typing import Any

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.finance.activity_fee import ActivityFee
from schema.member.person import Member
from schema.system.announcement import AnnouncementSend
from schema.system.text_message import TextMessage
from server.account.codes import all_sent
from tests.activity.conftest import Hall, SignIn


async def counters(activity_id: str) -> tuple[int, int]:
    row = await Activity.get(id=int(activity_id))
    return row.taken, row.queued


async def applied(hall: Hall, activity_id: str, **rest: Any) -> str:
    return str((await hall.register(activity_id, **rest))["result"]["id"])


async def approve(hall: Hall, row_id: str) -> Mapping[str, Any]:
    return await hall.step("registration", "approve", row_id)


async def test_an_application_takes_no_seat_and_no_fee_until_it_is_approved(hall: Hall) -> None:
    activity_id = await hall.publish(needReview=True, fee="30.00")
    row_id = await applied(hall, activity_id)
    assert await hall.states(activity_id) == {"reviewing": 1}
    assert await counters(activity_id) == (0, 0)
    assert not await ActivityFee.filter(registration_id=int(row_id)).exists()
    ticket = (await Registration.get(id=int(row_id))).ticket_no
    checked = await hall.desk.result("POST", "/act/registration/check", json={"ticket": ticket})
    assert (checked["outcome"], checked["state"]) == ("refused", "reviewing")
    assert (await approve(hall, row_id))["result"]["state"] == "confirmed"
    assert await counters(activity_id) == (1, 0)
    assert (await ActivityFee.get(registration_id=int(row_id))).amount == 3000


async def test_all_approved_at_once_get_seats_then_the_line_and_the_rest_stay_to_be_reviewed(hall: Hall) -> None:
    activity_id = await hall.publish(needReview=True, capacity=2, waiting=1)
    rows = [await applied(hall, activity_id) for _ in range(6)]
    answers = await asyncio.gather(*(approve(hall, row_id) for row_id in rows))
    assert await hall.states(activity_id) == {"confirmed": 2, "waiting": 1, "reviewing": 3}
    assert await counters(activity_id) == (2, 1)
    assert {answer["id"] for answer in answers if not answer["success"]} == {"activity.full"}
    assert (await hall.register(activity_id))["id"] == "activity.full"


async def test_who_waits_after_approval_moves_up_and_is_told(hall: Hall) -> None:
    activity_id = await hall.publish(needReview=True, capacity=1, waiting=1)
    first, second = [await applied(hall, activity_id) for _ in range(2)]
    await approve(hall, first)
    assert (await approve(hall, second))["result"]["state"] == "waiting"
    assert (await hall.step("registration", "cancel", first, reason="出差"))["success"]
    row = await Registration.get(id=int(second))
    assert row.state == "confirmed"
    await all_sent()
    told = await TextMessage.filter(phone=row.phone, purpose="activity").order_by("id")
    assert len(told) == 2 and any(row.ticket_no in one.content for one in told)


async def test_a_refusal_has_a_reason_reaches_phone_and_inbox_and_frees_the_number(hall: Hall, sign_in: SignIn) -> None:
    member_user = await hall.organisation.hire("act:activity:list")
    member = await Member.create(
        tenant_id=hall.organisation.id, name="周文", mobile="13811117777", user_id=member_user.user_id
    )
    activity_id = await hall.publish(needReview=True)
    row_id = await applied(hall, activity_id, memberId=str(member.id), name="周文", phone="13811117777")
    assert set((await hall.step("registration", "refuse", row_id))["fields"]) == {"reason"}
    assert (await hall.step("registration", "refuse", row_id, reason="名额留给新会员"))["success"]
    row = await Registration.get(id=int(row_id))
    assert (row.state, row.reason) == ("refused", "名额留给新会员")
    await all_sent()
    assert "名额留给新会员" in (await TextMessage.get(phone="13811117777")).content
    assert await AnnouncementSend.filter(user_id=member_user.user_id).count() == 1
    assert (await hall.register(activity_id, name="周文", phone="13811117777"))["success"]
    assert await counters(activity_id) == (0, 0)


async def test_cancelling_an_application_gives_back_nothing_and_calling_off_ends_it(hall: Hall) -> None:
    activity_id = await hall.publish(needReview=True, capacity=1, waiting=1)
    gone, left = [await applied(hall, activity_id) for _ in range(2)]
    assert (await hall.step("registration", "cancel", gone, reason="不来了"))["success"]
    assert await counters(activity_id) == (0, 0)
    assert (await hall.step("activity", "cancel", activity_id, reason="台风"))["success"]
    assert await hall.states(activity_id) == {"cancelled": 2}
    assert (await approve(hall, left))["code"] == 409


async def test_a_visitor_is_told_that_it_waits_for_approval(hall: Hall) -> None:
    token = await hall.token(await hall.publish(needReview=True))
    page = await hall.visitor.result("POST", "/act/public/open", json={"token": token})
    assert page["needReview"] is True
    got = (await hall.sign_up(token))["result"]
    assert (got["state"], got["place"]) == ("reviewing", None)


async def test_only_who_may_approve_does(hall: Hall, sign_in: SignIn) -> None:
    activity_id = await hall.publish(needReview=True)
    row_id = await applied(hall, activity_id)
    clerk = await sign_in(await hall.organisation.hire("act:registration:list", "act:registration:cancel"))
    answer = await clerk.call("POST", "/act/registration/approve", json={"id": row_id, "version": 1})
    assert answer["code"] == 403
