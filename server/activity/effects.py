"""What the steps of the domain's processes do besides changing the state."""

import secrets
from typing import Any

from schema.activity.activity import Activity, activity
from schema.activity.registration import CONFIRMED, WAITING, Registration, registration
from schema.kit.clock import now
from server.activity.places import close_line, free_place
from server.activity.tickets import checked_now
from server.engine.effects import Act, Blocker, Effects
from server.finance.api import end_fee
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work

PAST = Blocker("activity.past", "活动时间已过 | The time of the activity has passed")


def refuse_past(actor: Actor, row: Activity) -> list[Blocker]:
    return [PAST] if row.end_at <= now() else []


async def publish(act: Act) -> None:
    """From now on there is a page by which people sign up; its link stays the same."""
    act.changes["link_code"] = act.row.link_code or secrets.token_urlsafe(24)


async def end(act: Act) -> None:
    """Who has not come stayed away; who waited gets no seat any more."""
    await close_line(act.work, act.row.id, "miss", (CONFIRMED,), "活动结束未签到 | Not there when it ended")
    await close_line(act.work, act.row.id, "cancel", (WAITING,), "活动已结束 | The activity has ended")


async def call_off(act: Act) -> None:
    await close_line(act.work, act.row.id, "cancel", (CONFIRMED, WAITING), f"活动取消：{act.body.reason}"[:200])


async def lock_seats(work: Work, body: Any) -> None:
    """The activity comes before the registration whose seat it takes back."""
    row = await fetch(Registration, work.actor, body.id)
    await scoped(Activity, work.actor).select_for_update(no_key=True).get_or_none(id=row.activity_id)


async def check_in(act: Act) -> None:
    act.changes |= checked_now(act.actor)


async def give_back(act: Act) -> None:
    await free_place(act.work, act.row)
    held = await fetch(Activity, act.actor, act.row.activity_id)
    await end_fee(act.work, act.row, held.begin_at, f"取消报名：{act.body.reason}")


EFFECTS: dict[str, Effects] = {
    activity.path: Effects(on={"publish": publish, "end": end, "cancel": call_off}, guards={"publish": refuse_past}),
    registration.path: Effects(on={"checkIn": check_in, "cancel": give_back}, lock=lock_seats),
}
