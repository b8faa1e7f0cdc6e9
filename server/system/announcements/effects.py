"""Effects of an announcement's life: draft, scheduled, released, revoked, ended.

Each step notifies exactly those it concerns.
"""

from functools import partial
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.snowflake import next_id
from schema.system.announcement import (
    DEPARTS,
    EVERYBODY,
    RELEASED,
    ROLES,
    SCHEDULED,
    USERS,
    Announcement,
    announcement,
)
from schema.system.user_agent import NOTICES
from server.engine.effects import Act, Effects
from server.engine.process import open_transition
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import known_ids, lock, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.system.announcements.shapes import AnnouncementAgain, AnnouncementStep, SendStatus
from server.system.announcements.urgent import escalate_unread
from server.system.stand_ins.notice import tell_stand_ins
from server.system.stand_ins.queries import stand_ins
from server.system.tenants.support import end_visits

NOTICE = "notice"
NOBODY = "没有可发送的用户 | There is nobody to send it to"
OVER = "结束时间已过 | Its end has passed"
_TOLD = {
    "release": "announcement.released",
    "revoke": "announcement.revoked",
    "end": "announcement.ended",
}

_PEOPLE = "SELECT u.id, u.realname FROM sys_user u WHERE u.tenant_id = $1 AND u.del_flag = 0 AND u.status = '1'"
ADDRESSED = {
    EVERYBODY: "",
    ROLES: " AND EXISTS (SELECT 1 FROM sys_user_role r WHERE r.user_id = u.id AND r.tenant_id = $1 AND r.del_flag = 0"
    " AND r.role_id = ANY($2::bigint[]))",
    DEPARTS: " AND EXISTS (SELECT 1 FROM sys_user_depart b JOIN sys_depart d ON d.id = b.depart_id AND d.del_flag = 0"
    " JOIN sys_depart top ON top.id = ANY($2::bigint[]) AND top.tenant_id = $1 AND left(d.org_code, length(top.org_code))"
    " = top.org_code WHERE b.user_id = u.id AND b.tenant_id = $1 AND b.del_flag = 0)",
    USERS: " AND u.id = ANY($2::bigint[])",
}
"""Whom an announcement is for, by its kind."""
_SEND = """
INSERT INTO sys_announcement_send (id, tenant_id, annt_id, user_id, realname, create_by, create_time, del_flag, row_version,
  read_flag, star, personal)
SELECT s.id, $1, $2, s.user_id, s.realname, $3, now(), 0, 1, '0', false, false
FROM unnest($4::bigint[], $5::bigint[], $6::text[]) AS s(id, user_id, realname)
ON CONFLICT (annt_id, user_id) DO UPDATE SET read_flag = '0', read_time = NULL, del_flag = 0,
  row_version = sys_announcement_send.row_version + 1
"""
_DROP = "UPDATE sys_announcement_send SET del_flag = 1 WHERE annt_id = $1 AND NOT user_id = ANY($2::bigint[])"
_HEARERS = "SELECT user_id FROM sys_announcement_send WHERE annt_id = $1 AND del_flag = 0"
_DUE = """
SELECT id, tenant_id, send_status FROM sys_announcement
WHERE del_flag = 0 AND (send_status = '3' AND start_time <= now() OR send_status = '1' AND end_time <= now())
ORDER BY id LIMIT 500
"""
_UNREAD = """
SELECT a.id FROM sys_announcement_send s JOIN sys_announcement a ON a.id = s.annt_id
WHERE s.tenant_id = $1 AND s.user_id = $2 AND s.del_flag = 0 AND s.read_flag = '0' AND a.del_flag = 0
  AND a.send_status = '1' AND ($3::bigint IS NULL OR a.id = $3)
"""


async def _people(work: Work, row: Announcement) -> list[tuple[int, str]]:
    """(id, name) of those whom it is for, as things stand now, and of whoever stands in for the absent among them."""
    chosen = {ROLES: row.role_ids, DEPARTS: row.depart_ids}.get(row.msg_type, row.user_ids)
    values: list[Any] = [row.tenant_id]
    if row.msg_type != EVERYBODY:
        values.append(known_ids(chosen or ""))
    found = await work.db.execute_query_dict(_PEOPLE + ADDRESSED[row.msg_type], values)
    people = {person["id"]: person["realname"] for person in found}
    people |= dict((await stand_ins(row.tenant_id, list(people), NOTICES)).values())
    return list(people.items())


async def _tell(work: Work, row: Announcement, op: str) -> None:
    """Everybody of the tenant hears what is for everybody, else each person alone."""
    data = {
        "id": str(row.id),
        "msgId": str(row.id),
        "msgTxt": row.title,
        "msgCategory": row.msg_category,
        "priority": row.priority,
    }
    if row.msg_type == EVERYBODY:
        work.emit(NOTICE, op, data)
        return
    for hearer in await work.db.execute_query_dict(_HEARERS, [row.id]):
        work.emit(f"user/{hearer['user_id']}", op, dict(data))


async def _send(work: Work, row: Announcement) -> int:
    """A round of sending: unread for everybody whom it is for, gone for those whom it no longer is for."""
    people = await _people(work, row)
    ids, names = [user_id for user_id, _ in people], [name for _, name in people]
    await work.db.execute_query(_DROP, [row.id, ids])
    author = work.actor.username
    await work.db.execute_query(_SEND, [row.tenant_id, row.id, author, [next_id() for _ in ids], ids, names])
    work.emit_rows("sys/sysAnnouncementSend", "add", [(row.id, 0)])
    return len(people)


async def send_out(act: Act) -> int:
    """Releases it to everybody whom it is for as things stand now; gives how many."""
    sent = await _send(act.work, act.row)
    act.changes |= {"sent_total": sent, "read_total": 0, "escalated_at": None, "send_time": now(), "cancel_time": None}
    return sent


async def release_or_schedule(act: Act) -> None:
    """Waits for its time when that is to come; asked again, a waiting one is released at once."""
    row: Announcement = act.row
    if row.end_time is not None and row.end_time <= now():
        raise Conflict(OVER, id="announcement.over")
    if row.send_status != SCHEDULED and row.start_time is not None and row.start_time > now():
        act.turn_into("schedule")
        return
    act.turn_into("release")
    if not await send_out(act):
        raise Conflict(NOBODY, id="announcement.nobody")


async def take_back(act: Act) -> None:
    """A released one is revoked: out of sight, the reads kept. A scheduled one is a draft again."""
    if act.row.send_status == SCHEDULED:
        act.turn_into("unschedule")
    else:
        act.turn_into("revoke")
        act.changes["cancel_time"] = now()


async def tell_step(act: Act) -> None:
    told = _TOLD.get(act.transition.code)
    if told:
        await _tell(act.work, act.row, told)


async def answer(act: Act) -> dict[str, str]:
    """{sendStatus}: a release with a time to come says that it waits."""
    return {"sendStatus": act.row.send_status}


EFFECTS: dict[str, Effects] = {
    announcement.path: Effects(
        on={"doReleaseData": release_or_schedule, "doReovkeData": take_back},
        step=AnnouncementStep,
        after=tell_step,
        answer=answer,
        result=SendStatus,
    )
}


async def ring(request: Request, actor: Actor, given: AnnouncementAgain) -> int:
    """GET /sys/annountCement/syncNotic?anntId: the asker's own windows look at the bell again; gives how much they have not read.

    Pages of the family ask after every announcement that was opened, so it is nobody else's reminder.
    """
    wanted = parse_id(given.annt_id) if given.annt_id else None
    async with unit_of_work(actor) as work:
        unread = await work.db.execute_query_dict(_UNREAD, [actor.tenant_id, actor.user_id, wanted])
        work.emit(f"user/{actor.user_id}", "announcement.remind", {"id": given.annt_id, "msgTxt": "未读通告"})
    return len(unread)


async def _turn(work: Work, row: Announcement) -> bool:
    """What its time asks for, looked at again under the lock."""
    moment = now()
    if row.send_status == SCHEDULED and row.start_time is not None and row.start_time <= moment:
        async with open_transition(work, announcement, row, "release") as act:
            await send_out(act)
    elif row.send_status == RELEASED and row.end_time is not None and row.end_time <= moment:
        async with open_transition(work, announcement, row, "end"):
            pass
    else:
        return False
    return True


async def _turn_one(actor: Actor, row_id: int) -> bool:
    async with unit_of_work(actor) as work:
        return await _turn(work, await lock(Announcement, actor, row_id))


async def turn_announcements() -> int:
    """Releases what was scheduled, ends what is over, brings up what is urgent and unread, and tells of stand-ins that begin;
    in all tenants. Gives how much was done."""
    changed = 0
    for due in await pool().fetch(_DUE):
        changed += await retrying(partial(_turn_one, system_actor(due["tenant_id"]), due["id"]))
    return changed + await escalate_unread() + await tell_stand_ins() + await end_visits()
