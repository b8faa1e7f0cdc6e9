"""Registering somebody: who it is, what it costs, the ticket, and the seat or the place in the line.

Staff register in the list, others by the public link; both come through `register`'s rules under the lock of the activity.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from schema.activity.activity import EVERYONE, OVER, SEGMENT, Activity
from schema.activity.registration import CONFIRMED, GONE, Registration
from schema.activity.session import ActivitySession
from schema.kit.errors import Conflict, Invalid
from schema.member.person import Member
from server.activity.places import apply_for_place, take_place
from server.activity.tickets import make_number
from server.engine.hooks import Change, value_after
from server.finance.api import charge
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work
from server.member.api import holds_member

OUTSIDE = "该会员不在活动指定的分群中 | The activity is for a segment that this member is not in"


async def lock_activities(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """All that the act registers for, by id, so that seats and phone numbers are asked for one after the other."""
    ids = {value_after(values, row, "activity_id") for values, row in changes} - {None}
    await scoped(Activity, actor).filter(id__in=sorted(ids)).order_by("id").select_for_update(no_key=True)


async def check_person(actor: Actor, values: dict[str, Any], row: Registration | None) -> None:
    """A member says who it is; a guest has a name and a number."""
    member_id = value_after(values, row, "member_id")
    member = await scoped(Member, actor).get_or_none(id=member_id) if member_id else None
    if member is not None and not value_after(values, row, "name"):
        values["name"] = member.name
    if member is not None and not value_after(values, row, "phone"):
        values["phone"] = member.mobile or ""
    wrong = {
        key: f"请填写{zh} | Fill in the {en}"
        for key, zh, en in (("name", "姓名", "name"), ("phone", "手机", "mobile"))
        if not value_after(values, row, key)
    }
    if wrong:
        raise Invalid(fields=wrong)


async def complete(work: Work, values: dict[str, Any], row: Registration | None, actor: Actor) -> None:
    """Everything that follows from what was typed; the activity is locked."""
    whole = await fetch(Activity, actor, value_after(values, row, "activity_id"))
    await refuse_twice(actor, values, row)
    if row is not None:
        return
    if whole.state in OVER:
        raise Conflict("活动已结束或取消，不能报名 | The activity is over or cancelled", id="activity.over")
    if whole.audience != EVERYONE and not values.get("member_id"):
        raise Invalid(fields={"memberId": "仅限会员，请选择会员 | For members only: choose the member"})
    await _check_audience(actor, values, whole)
    await _check_session(actor, values, whole)
    seats = values.get("seats") or 1
    place = (
        await apply_for_place(work, whole.id, seats)
        if whole.need_review
        else await take_place(work, whole.id, values.get("session_id"), seats)
    )
    values |= {
        "seats": seats,
        "fee": whole.fee * seats,
        "ticket_no": make_number(),
        "state": place.state,
        "queue_no": place.queue_no,
    }


async def charge_seat(work: Work, row: Registration, actor: Actor) -> None:
    """Who has a seat at once owes the fee at once; others do when they move up or are approved."""
    if row.state == CONFIRMED:
        await charge(work, row)


async def refuse_twice(actor: Actor, values: Mapping[str, Any], row: Registration | None) -> None:
    """One live registration for a number, of each session."""
    same = scoped(Registration, actor).filter(
        activity_id=value_after(values, row, "activity_id"),
        session_id=value_after(values, row, "session_id"),
        phone=value_after(values, row, "phone"),
    )
    if await same.exclude(state__in=GONE).exclude(id=row.id if row else 0).exists():
        raise Invalid(fields={"phone": "该手机已报名 | This number is registered already"})


async def _check_audience(actor: Actor, values: Mapping[str, Any], whole: Activity) -> None:
    """Of a segment: the member, or the firm of theirs; found with the organisation's own rights, as is said of every audience."""
    if whole.audience != SEGMENT:
        return
    if not whole.segment_id or not await holds_member(actor.tenant_id, whole.segment_id, values["member_id"]):
        raise Invalid(fields={"memberId": OUTSIDE})


async def _check_session(actor: Actor, values: Mapping[str, Any], whole: Activity) -> None:
    session_id = values.get("session_id")
    if not session_id:
        return
    if not await scoped(ActivitySession, actor).filter(id=session_id, activity_id=whole.id).exists():
        raise Invalid(fields={"sessionId": "请选择该活动的场次 | Choose a session of this activity"})
