"""Giving a seat to somebody else: the registration and its fee stay, the person and the ticket are others."""

from typing import Any

from schema.activity.activity import MEMBERS, OVER, Activity
from schema.kit.errors import Conflict, Invalid
from schema.kit.rules import RULES
from schema.member.person import Member
from server.activity.notices import tell
from server.activity.registering import refuse_twice
from server.activity.tickets import make_number
from server.engine.effects import Act
from server.kit.scope import fetch, scoped

GIVEN = "您的报名已转给{name}，原票失效 | Your seat was given to {name}; your ticket is void"


async def give_on(act: Act) -> None:
    """The activity is locked. Invalid where the other has a seat already, or is no member where only these come."""
    whole = await fetch(Activity, act.actor, act.row.activity_id)
    if whole.state in OVER:
        raise Conflict("活动已结束或取消 | The activity is over or cancelled", id="activity.over")
    name, phone = _read(act.body)
    await refuse_twice(act.actor, {"phone": phone}, act.row)
    member = await scoped(Member, act.actor).filter(mobile=phone).order_by("id").first()
    if whole.audience == MEMBERS and member is None:
        raise Invalid(fields={"phone": "仅限会员，此手机不是会员的 | For members only; this is no member's number"})
    await tell(act.work, act.row, GIVEN.format(name=name))
    act.changes |= {
        "name": name,
        "phone": phone,
        "member_id": member.id if member else None,
        "ticket_no": make_number(),
        "serial": act.row.serial + 1,
    }


def _read(body: Any) -> tuple[str, str]:
    """(name, mobile) as they are kept; Invalid at the field that is wrong."""
    asked = (("name", RULES["name"], body.name), ("phone", RULES["mobile"], body.phone))
    read = {key: rule.read(text.strip()) for key, rule, text in asked}
    wrong = {key: rule.message for key, rule, _ in asked if read[key] is None}
    if wrong:
        raise Invalid(fields=wrong)
    return str(read["name"]), str(read["phone"])
