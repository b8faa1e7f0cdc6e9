"""Reading of announcements: the bell, my announcements, marking read; and the sender's view of who read."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import NotFound
from schema.kit.snowflake import next_id
from schema.kit.text import localize
from schema.system.announcement import MESSAGE, NOTICE, AnnouncementSend, announcement
from schema.system.notice_setting import DESKTOP, POPUP
from server.engine.labels import add_labels
from server.engine.read import get_record, visible_ids
from server.engine.records import select_list, to_record
from server.engine.sql import Parameters
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import of_tenant, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.system.announcements.shapes import AnnouncementId, MyAnnouncements, ReadAnnouncement
from server.system.messages.notice_settings import may_remind, setting_of

Record = dict[str, Any]
BELL = 5
BELL_LISTS = {"annt": NOTICE, "sys": MESSAGE}
"""Name in the answer -> the kind of which the bell lists the unread."""
_PRIVATE = ("userIds", "roleIds", "departIds")

_SENDING = "s.id, s.annt_id, s.read_flag, s.read_time, s.personal"
_WORDS = ("titile", "msgContent", "msgAbstract", "senderName")
_MINE = """
FROM sys_announcement_send s JOIN sys_announcement t ON t.id = s.annt_id AND t.del_flag = 0 AND t.send_status = '1'
  AND (t.end_time IS NULL OR t.end_time > now())
WHERE s.tenant_id = $1 AND s.user_id = $2 AND s.del_flag = 0
"""
_LATE = """
SELECT a.id FROM sys_announcement a
WHERE a.tenant_id = $1 AND a.del_flag = 0 AND a.send_status = '1' AND a.msg_type = 'ALL'
  AND (a.end_time IS NULL OR a.end_time > now())
  AND NOT EXISTS (SELECT 1 FROM sys_announcement_send s WHERE s.annt_id = a.id AND s.user_id = $2)
"""
_JOIN = """
INSERT INTO sys_announcement_send (id, tenant_id, annt_id, user_id, realname, create_by, create_time, del_flag, row_version,
  read_flag, star, personal)
VALUES ($1, $2, $3, $4, $5, 'system', now(), 0, 1, '0', false, false) ON CONFLICT DO NOTHING
"""
_SENT_MORE = "UPDATE sys_announcement SET sent_total = sent_total + 1 WHERE id = $1"
_READ_MORE = "UPDATE sys_announcement SET read_total = read_total + 1 WHERE id = ANY($1)"
_UNREAD = """
SELECT id FROM sys_announcement WHERE id IN (SELECT annt_id FROM sys_announcement_send
  WHERE tenant_id = $1 AND user_id = $2 AND read_flag = '0' AND del_flag = 0
    AND ($3::bigint[] IS NULL OR annt_id = ANY($3))) ORDER BY id FOR NO KEY UPDATE
"""
_MARK = """
UPDATE sys_announcement_send SET read_flag = '1', read_time = $3, row_version = row_version + 1
WHERE tenant_id = $1 AND user_id = $2 AND read_flag = '0' AND del_flag = 0 AND annt_id = ANY($4::bigint[])
RETURNING id, annt_id, row_version
"""
_ABOUT = """
SELECT s.annt_id FROM sys_announcement_send s JOIN sys_announcement a ON a.id = s.annt_id
WHERE s.tenant_id = $1 AND s.user_id = $2 AND s.read_flag = '0' AND s.del_flag = 0 AND a.bus_type = $3 AND a.bus_id = $4
"""


def _conditions(query: MyAnnouncements, params: Parameters) -> str:
    exact = {
        "s.read_flag": query.read_flag,
        "t.sender": query.sender.strip("*"),
        "t.msg_category": query.msg_category,
        "t.priority": query.priority,
    }
    found = [f" AND {column} = {params.add(value)}" for column, value in exact.items() if value]
    if query.titile.strip("*"):
        found.append(f" AND strpos(lower(t.title), lower({params.add(query.titile.strip('*'))})) > 0")
    return "".join(found)


async def _mine(actor: Actor, query: MyAnnouncements) -> tuple[list[Record], int]:
    """A page of what was sent to the actor, unread first, then the newest, and how many there are."""
    params = Parameters(actor.today)
    params.add(actor.tenant_id, "ref")
    params.add(actor.user_id, "ref")
    tail = _MINE + _conditions(query, params)
    total = await pool().fetchval(f"SELECT count(*) {tail}", *params.values)
    offset = (query.page_no - 1) * query.page_size
    order = f"ORDER BY s.read_flag, t.send_time DESC, s.id DESC LIMIT {query.page_size} OFFSET {offset}"
    sends = await pool().fetch(f"SELECT {_SENDING} {tail} {order}", *params.values)
    found = await _records([send["annt_id"] for send in sends], actor)
    return [_sent(found[send["annt_id"]], send, actor) for send in sends if send["annt_id"] in found], int(total)


async def _records(ids: list[int], actor: Actor) -> dict[int, Record]:
    sql = f"SELECT {select_list(announcement)} FROM sys_announcement t WHERE t.tenant_id = $1 AND t.id = ANY($2)"
    records = [to_record(announcement, row) for row in await pool().fetch(sql, actor.tenant_id, ids)]
    for record in records:
        for key in _PRIVATE:
            record[key] = None
    await add_labels(announcement, records, actor.tenant_id)
    return {int(record["id"]): record for record in records}


def _sent(record: Record, send: Any, actor: Actor) -> Record:
    if send["personal"]:  # the product's own words are pairs
        record = {**record, **{key: localize(record[key] or "", actor.locale) for key in _WORDS}}
    return {
        **record,
        "sender_dictText": record["senderName"],
        "sendId": str(send["id"]),
        "anntId": record["id"],
        "userId": str(actor.user_id),
        "readFlag": send["read_flag"],
        "readTime": to_wire(send["read_time"]) if send["read_time"] else None,
        "bizSource": record["busType"],
    }


async def _join_late(actor: Actor) -> None:
    """Somebody hired after an announcement to everybody went out finds it all the same."""
    for row in await pool().fetch(_LATE, actor.tenant_id, actor.user_id):
        joined = await pool().execute(_JOIN, next_id(), actor.tenant_id, row["id"], actor.user_id, actor.realname)
        if joined.endswith(" 1"):
            await pool().execute(_SENT_MORE, row["id"])


async def bell(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/annountCement/listByUser: the newest unread of each kind, whether each may pop up now, and how many there are."""
    await _join_late(actor)
    setting, moment = await setting_of(actor), now()
    answer: dict[str, Any] = {}
    for name, category in BELL_LISTS.items():
        asked = MyAnnouncements(read_flag="0", msg_category=category, page_size=BELL)
        unread, answer[f"{name}MsgTotal"] = await _mine(actor, asked)
        answer[f"{name}MsgList"] = [
            {
                **record,
                "remind": may_remind(setting, record, moment, POPUP),
                "desktop": may_remind(setting, record, moment, DESKTOP),
            }
            for record in unread
        ]
    return answer


def _page(records: list[Record], total: int, query: MyAnnouncements) -> dict[str, Any]:
    size, current = query.page_size, query.page_no
    return {"records": records, "total": total, "size": size, "current": current, "pages": -(-total // size)}


async def list_by_read(request: Request, actor: Actor, query: MyAnnouncements) -> dict[str, Any]:
    """GET /sys/annountCement/listByRead?readFlag: the reader's page; `id` is the announcement's."""
    records, total = await _mine(actor, query)
    return _page(records, total, query)


async def my_sends(request: Request, actor: Actor, query: MyAnnouncements) -> dict[str, Any]:
    """GET /sys/sysAnnouncementSend/getMyAnnouncementSend: the same, `id` is that of the sending."""
    records, total = await _mine(actor, query)
    paging = {"pageNo": query.page_no, "pageSize": query.page_size}
    return _page([{**record, "id": record["sendId"], **paging} for record in records], total, query)


async def read_one(request: Request, actor: Actor, query: AnnouncementId) -> Record:
    """GET /sys/annountCement/queryById: for those it was sent to while it is out, and for those who administer them."""
    wanted = parse_id(query.id)
    if actor.can(announcement.code("list")) and await visible_ids(announcement, actor, [wanted]):
        return await get_record(view_of(announcement, actor), actor, query.id)
    await _join_late(actor)
    sql = f"SELECT {_SENDING} {_MINE} AND t.id = $3"
    send = await pool().fetchrow(sql, actor.tenant_id, actor.user_id, wanted)
    if send is None:
        actor.require(announcement.code("list"))
        raise NotFound()
    return _sent((await _records([wanted], actor))[wanted], send, actor)


async def _mark(work: Work, annt_ids: list[int] | None) -> int:
    """Of these, or of all. Announcements are locked before what was sent of them, as whoever releases one does."""
    actor = work.actor
    unread = await work.db.execute_query_dict(_UNREAD, [actor.tenant_id, actor.user_id, annt_ids])
    values = [actor.tenant_id, actor.user_id, now(), [row["id"] for row in unread]]
    rows = await work.db.execute_query_dict(_MARK, values) if unread else []
    if rows:
        await work.db.execute_query(_READ_MORE, [sorted(row["annt_id"] for row in rows)])
        work.emit_rows("sys/sysAnnouncementSend", "edit", [(row["id"], row["row_version"]) for row in rows])
        work.emit_rows("sys/annountCement", "edit", [(row["annt_id"], 0) for row in rows])
        ids = [str(row["annt_id"]) for row in rows]
        work.emit(f"user/{actor.user_id}", "announcement.read", {"ids": ids, "quiet": True})
    return len(rows)


async def read_about(work: Work, bus: tuple[str, int | str]) -> None:
    """The actor has seen the thing itself, so that what was told them about it has been read."""
    actor = work.actor
    told = await work.db.execute_query_dict(_ABOUT, [actor.tenant_id, actor.user_id, bus[0], str(bus[1])])
    if told:
        await _mark(work, [row["annt_id"] for row in told])


async def mark_read(request: Request, actor: Actor, body: ReadAnnouncement) -> None:
    """PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId {anntId}; only one's own."""
    wanted = parse_id(body.annt_id)
    await _join_late(actor)
    if not await of_tenant(AnnouncementSend, actor.tenant_id).filter(annt_id=wanted, user_id=actor.user_id).exists():
        raise NotFound()
    async with unit_of_work(actor) as work:
        await _mark(work, [wanted])


async def mark_all_read(request: Request, actor: Actor) -> int:
    """PUT /sys/sysAnnouncementSend/readAll."""
    async with unit_of_work(actor) as work:
        return await _mark(work, None)
