"""Notices to who registered: in the inbox of a member with an account, and by a message to the phone.

A message goes out once the step is kept; that it cannot be sent undoes nothing.
"""

from functools import partial

from schema.activity.activity import Activity
from schema.activity.registration import Registration, registration
from schema.kit.text import pair
from schema.member.person import Member
from server.account.api import text_later
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.system.api import notify

PURPOSE = "activity"
_LONGEST = 200
CONFIRMED = "报名已确认，请凭票号 {ticket} 签到入场 | You have a seat; ticket {ticket} lets you in"
IN_LINE = "报名已通过，名额已满，候补第 {place} 号 | Approved, but it is full: you are number {place} in line"


async def tell_confirmed(work: Work, row: Registration) -> None:
    await tell(work, row, CONFIRMED.format(ticket=row.ticket_no))


async def tell_in_line(work: Work, row: Registration, place: int | None) -> None:
    await tell(work, row, IN_LINE.format(place=place))


async def tell_refused(work: Work, row: Registration, reason: str) -> None:
    await tell(work, row, f"报名未通过：{reason} | Your sign-up was not approved: {reason}")


async def tell_called_off(work: Work, row: Registration, reason: str) -> None:
    await tell(work, row, f"活动已取消：{reason} | The activity is cancelled: {reason}")


async def tell(work: Work, row: Registration, words: str) -> None:
    """One pair of words about one registration. Whoever signs up by a link has no language on record, so phones get Chinese."""
    whole = await scoped(Activity, work.actor).get_or_none(id=row.activity_id)
    title = whole.title if whole else ""
    member = await scoped(Member, work.actor).get_or_none(id=row.member_id or 0)
    if member is not None and member.user_id:
        about = (registration.path, row.id)
        await notify(work, [member.user_id], f"活动：{title} | Activity: {title}", words, bus=about)
    if row.phone:
        text = f"【{title}】{pair(words).zh}"[:_LONGEST]
        work.after_commit(partial(_send, work.actor.tenant_id, row.phone, text))


async def _send(tenant_id: int, phone: str, text: str) -> None:
    text_later(tenant_id, phone, PURPOSE, text)
