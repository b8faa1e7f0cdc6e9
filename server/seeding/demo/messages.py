"""Business messages of the demo, and what lies of them in the inboxes."""

from datetime import datetime, timedelta

from schema.content.message import BizMessage
from schema.seeds.demo.content import MESSAGES, MessagePlan
from schema.system.announcement import MESSAGE, READ, RELEASED, UNREAD, USERS, Announcement, AnnouncementSend
from schema.system.depart import Depart
from server.seeding.demo.members import Membership
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

_SENDER = "secretary1"


def build_messages(world: World, members: Membership) -> None:
    messages = world.sheet(
        BizMessage,
        "id title body depart_ids level_ids org_ids state sent_at notice_id create_time",
    )
    notices = world.sheet(
        Announcement,
        "id title msg_content msg_abstract send_time sent_total read_total bus_id",
        sender=_SENDER,
        sender_name="秦慕白",
        msg_category=MESSAGE,
        msg_type=USERS,
        send_status=RELEASED,
        bus_type="biz/message",
        personal=True,
    )
    receipts = world.sheet(AnnouncementSend, "id annt_id user_id realname read_flag read_time", personal=True)
    departs = _departs(world)
    for number, plan in enumerate(MESSAGES):
        made = world.at(world.today - timedelta(days=12 - number), 9)
        sent = world.at(world.today - timedelta(days=11 - number), 10) if plan.state == "sent" else None
        message, notice = world.ids(), world.ids() if sent else None
        messages.add(
            message,
            plan.title,
            plan.body,
            _joined([departs[key] for key in plan.departs]),
            _joined([members.levels[at] for at in plan.levels]),
            _joined([members.chapters[at] for at in plan.chapters]),
            plan.state,
            sent,
            notice,
            made,
        )
        if sent and notice:
            people = _send(world, receipts, plan, notice, sent)
            text = f"<p>{plan.body}</p>"
            notices.add(notice, plan.title, text, plan.body, sent, people, plan.read, str(message))


def _joined(ids: list[int]) -> str | None:
    return ",".join(str(one) for one in ids) or None


def _departs(world: World) -> dict[str, int]:
    """Ids by the key of the plan, in whose order they were written."""
    sheet = next(one for one in world.sheets if one.table == Depart._meta.db_table)
    return {plan.key: int(row[0]) for plan, row in zip(world.plan.departs, sheet.rows, strict=True)}


def _send(world: World, receipts: Sheet, plan: MessagePlan, notice: int, sent: datetime) -> int:
    """One receipt for each of the departments' people; gives how many."""
    people = [user for user in world.plan.users if user.depart in plan.departs]
    for number, user in enumerate(people):
        read = number < plan.read
        at = min(sent + timedelta(hours=2 + number), world.moment) if read else None
        receipts.add(world.ids(), notice, world.users[user.username], user.realname, READ if read else UNREAD, at)
    return len(people)
