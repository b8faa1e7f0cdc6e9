"""The bell: notifications of the system to single people, stored as announcements that nobody else sees."""

from collections.abc import Iterable, Sequence
from html import escape

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.kit.text import localize
from schema.system.announcement import MESSAGE, RELEASED, USERS, Announcement
from server.kit.unit_of_work import Work

SYSTEM = "system"
SYSTEM_NAME = "系统 | System"
_LIVING = """
SELECT id, realname FROM sys_user WHERE tenant_id = $1 AND id = ANY($2::bigint[]) AND del_flag = 0 ORDER BY id
"""
_SEND = """
INSERT INTO sys_announcement_send (id, tenant_id, annt_id, user_id, realname, create_by, create_time, del_flag, row_version,
  read_flag, star, personal)
SELECT s.id, $1, $2, s.user_id, s.realname, $3, now(), 0, 1, '0', false, true
FROM unnest($4::bigint[], $5::bigint[], $6::text[]) AS s(id, user_id, realname)
"""
_REWORD = """
WITH worded AS (UPDATE sys_announcement SET msg_content = $3, msg_abstract = $4, row_version = row_version + 1
  WHERE tenant_id = $1 AND id = $2 AND personal RETURNING id)
SELECT s.user_id FROM sys_announcement_send s JOIN worded ON worded.id = s.annt_id WHERE s.del_flag = 0
"""
_TAKE_BACK = """
WITH gone AS (DELETE FROM sys_announcement WHERE id IN (SELECT id FROM sys_announcement
    WHERE tenant_id = $1 AND id = ANY($2::bigint[]) AND personal ORDER BY id FOR UPDATE) RETURNING id),
  sent AS (DELETE FROM sys_announcement_send s USING gone WHERE s.annt_id = gone.id RETURNING s.user_id, s.annt_id)
SELECT user_id, max(annt_id) AS annt_id FROM sent GROUP BY user_id ORDER BY user_id
"""


async def notify(
    work: Work,
    user_ids: Iterable[int],
    title: str,
    text: str,
    *,
    url: str | None = None,
    priority: str = "L",
    bus: tuple[str, int | str] | None = None,
    files: str | None = None,
) -> int | None:
    """Tells people of the actor's organisation, within the caller's transaction; gives the id of it, None when there is nobody.

    title and text are pairs of plain words, shown in each reader's language. url: the portal's page where it is handled.
    priority: L, M or H. bus: kind and id of the row it is about.
    files: stored paths, joined by commas, that come along.
    """
    actor = work.actor
    wanted = sorted(set(user_ids))
    people = await work.db.execute_query_dict(_LIVING, [actor.tenant_id, wanted]) if wanted else []
    if not people:
        return None
    row = Announcement(
        id=next_id(),
        title=title[:200],
        msg_content=_paragraphs(text),
        msg_abstract=text[:200],
        sender=actor.username or SYSTEM,
        sender_name=(actor.realname or SYSTEM_NAME)[:50],
        priority=priority,
        msg_category=MESSAGE,
        msg_type=USERS,
        send_status=RELEASED,
        send_time=now(),
        open_type="url" if url else None,
        open_page=url,
        bus_type=bus[0] if bus else None,
        bus_id=str(bus[1]) if bus else None,
        files=files,
        personal=True,
        sent_total=len(people),
    )
    await work.insert(row, audit=False)
    ids, names = [person["id"] for person in people], [person["realname"] for person in people]
    await work.db.execute_query(
        _SEND, [actor.tenant_id, row.id, actor.username or SYSTEM, [next_id() for _ in ids], ids, names]
    )
    said = {
        "id": str(row.id),
        "msgId": str(row.id),
        "msgTxt": localize(row.title, "zh"),
        "msgCategory": MESSAGE,
        "priority": priority,
    }
    for user_id in ids:
        work.emit(f"user/{user_id}", "announcement.released", dict(said))
    return int(row.id)


async def update_notification(work: Work, told: int, text: str) -> None:
    """What was told reads otherwise now; who has read it is not told again."""
    rows = await work.db.execute_query_dict(_REWORD, [work.actor.tenant_id, told, _paragraphs(text), text[:200]])
    for row in rows:
        work.emit(f"user/{row['user_id']}", "announcement.edited", {"id": str(told), "quiet": True})


async def withdraw_notification(work: Work, told: Sequence[int]) -> None:
    """What `tell` told is gone for good, also from open screens; one event each makes those look."""
    if not told:
        return
    rows = await work.db.execute_query_dict(_TAKE_BACK, [work.actor.tenant_id, list(told)])
    for row in rows:
        work.emit(f"user/{row['user_id']}", "announcement.revoked", {"id": str(row["annt_id"]), "quiet": True})


def _paragraphs(text: str) -> str:
    """Both languages keep their own markup, still joined as a pair."""
    return " | ".join(
        "".join(f"<p>{escape(line)}</p>" for line in side.splitlines() if line.strip()) for side in text.split(" | ", 1)
    )
