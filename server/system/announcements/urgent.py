"""Urgent announcements: one that was not read is shown once more, and its sender learns how many have not seen it."""

from datetime import timedelta
from functools import partial

from schema.kit.clock import now
from schema.system.announcement import RELEASED, Announcement
from schema.system.user import User
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import lock, of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.messages.notifications import notify

PATIENCE = timedelta(minutes=30)
_DUE = """
SELECT a.id, a.tenant_id FROM sys_announcement a
WHERE a.del_flag = 0 AND a.send_status = '1' AND a.priority = 'H' AND a.escalated_at IS NULL AND NOT a.personal
  AND a.send_time <= $1 AND (a.end_time IS NULL OR a.end_time > now()) ORDER BY a.id LIMIT 100
"""
_UNREAD = "SELECT user_id FROM sys_announcement_send WHERE annt_id = $1 AND del_flag = 0 AND read_flag = '0'"


async def escalate_unread() -> int:
    """In all tenants; gives how many announcements were brought up again."""
    raised = 0
    for due in await pool().fetch(_DUE, now() - PATIENCE):
        raised += await retrying(partial(_escalate_one, system_actor(due["tenant_id"]), due["id"]))
    return raised


async def _escalate_one(actor: Actor, row_id: int) -> bool:
    async with unit_of_work(actor) as work:
        row = await lock(Announcement, actor, row_id)
        if row.escalated_at is not None or row.send_status != RELEASED:
            return False
        await of_tenant(Announcement, row.tenant_id).filter(id=row.id).update(escalated_at=now())
        return await _bring_up(work, row)


async def _bring_up(work: Work, row: Announcement) -> bool:
    unread = [one["user_id"] for one in await work.db.execute_query_dict(_UNREAD, [row.id])]
    for user_id in unread:
        work.emit(f"user/{user_id}", "announcement.remind", {"id": str(row.id), "msgTxt": row.title})
    sender = await scoped(User, work.actor).get_or_none(username=row.sender or "")
    if not unread or sender is None:
        return bool(unread)
    await notify(
        work,
        [sender.id],
        f"紧急通告尚有{len(unread)}人未读 | {len(unread)} have not read your urgent announcement",
        f"{row.title}：已再次提醒未读人员。 | {row.title}: those who have not read it were reminded.",
        url="/isystem/annountCement",
        priority="M",
        bus=("sys/annountCement", row.id),
    )
    return True
