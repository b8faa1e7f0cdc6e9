"""What the steps of the domain's processes do besides changing the state."""

import secrets
from typing import Any

from schema.activity.activity import OVER, Activity, activity
from schema.activity.registration import CONFIRMED, REVIEWING, WAITING, Registration, registration
from schema.kit.clock import now
from schema.kit.errors import Conflict
from server.activity.notices import tell_called_off, tell_confirmed, tell_in_line, tell_refused
from server.activity.places import close_line, free_place, take_place, tell_today
from server.activity.tickets import checked_now
from server.activity.transfer import give_on
from server.engine.effects import Act, Blocker, Effects
from server.finance.api import charge, end_fee
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work
from server.member.api import award, withdraw_award

PAST = Blocker("activity.past", "活动时间已过 | The time of the activity has passed")


def refuse_past(actor: Actor, row: Activity) -> list[Blocker]:
    return [PAST] if row.end_at <= now() else []


async def publish(act: Act) -> None:
    """From now on there is a page by which people sign up; its link stays the same."""
    act.changes["link_code"] = act.row.link_code or secrets.token_urlsafe(24)


async def end(act: Act) -> None:
    """Who has not come stayed away; who waited gets no seat any more."""
    await close_line(act.work, act.row.id, "miss", (CONFIRMED,), "活动结束未签到 | Not there when it ended")
    await close_line(act.work, act.row.id, "cancel", (REVIEWING, WAITING), "活动已结束 | The activity has ended")


async def call_off(act: Act) -> None:
    states = (REVIEWING, CONFIRMED, WAITING)
    for row in await close_line(act.work, act.row.id, "cancel", states, f"活动取消：{act.body.reason}"[:200]):
        await tell_called_off(act.work, row, act.body.reason)


async def announce(act: Act) -> None:
    tell_today(act.work)


async def lock_seats(work: Work, body: Any) -> None:
    """The activity comes before the registration whose seat it takes back."""
    row = await fetch(Registration, work.actor, body.id)
    await scoped(Activity, work.actor).select_for_update(no_key=True).get_or_none(id=row.activity_id)


async def approve(act: Act) -> None:
    """A seat, or a place in the line where all are taken; Conflict where both are full leaves it to be reviewed."""
    whole = await fetch(Activity, act.actor, act.row.activity_id)
    if whole.state in OVER:
        raise Conflict("活动已结束或取消 | The activity is over or cancelled", id="activity.over")
    place = await take_place(act.work, whole.id, act.row.session_id, act.row.seats)
    act.target = place.state
    act.changes["queue_no"] = place.queue_no
    if place.state == CONFIRMED:
        await charge(act.work, act.row)
        await tell_confirmed(act.work, act.row)
    else:
        await tell_in_line(act.work, act.row, place.queue_no)


async def refuse(act: Act) -> None:
    await tell_refused(act.work, act.row, act.body.reason)


async def check_in(act: Act) -> None:
    act.changes |= checked_now(act.actor)


async def follow(act: Act) -> None:
    """Whoever a seat was given to hears of it; a member who comes gets points, and loses them where they had not come."""
    row: Registration = act.row
    if act.transition.code == "transfer":
        await tell_confirmed(act.work, row)
    elif act.transition.code == "checkIn" and row.member_id:
        await award(act.work, "activity", row.id, row.member_id)
    elif act.transition.code == "undoCheckIn":
        await withdraw_award(act.work, "activity", row.id, "撤销签到 | Check-in undone")


async def give_back(act: Act) -> None:
    act.changes["serial"] = act.row.serial + 1
    await free_place(act.work, act.row)
    held = await fetch(Activity, act.actor, act.row.activity_id)
    await end_fee(act.work, act.row, held.begin_at, f"取消报名：{act.body.reason}")


EFFECTS: dict[str, Effects] = {
    activity.path: Effects(
        on={"publish": publish, "end": end, "cancel": call_off}, guards={"publish": refuse_past}, after=announce
    ),
    registration.path: Effects(
        on={"approve": approve, "refuse": refuse, "checkIn": check_in, "cancel": give_back, "transfer": give_on},
        lock=lock_seats,
        after=follow,
    ),
}
