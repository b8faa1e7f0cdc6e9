"""The list of conversations as their people see them: one query for the rows, one for the last messages."""

from collections.abc import Iterable

from schema.chat.conversation import RECORD, SINGLE
from server.chat.read import Read, Row, reader
from server.chat.record_routes import route_of
from server.chat.shapes import Shape, messages_by_id, preview_of, time_of
from server.chat.titles import titles_of
from server.kit.actor import Actor

_COLUMNS = """
SELECT c.id, c.kind, c.name, c.avatar, c.owner_id, c.ref_path, c.ref_id, c.last_seq, c.rev, c.last_message_id, c.last_at,
  c.create_time, c.members, c.closed, cb.realname AS closed_by, m.user_id, m.role, m.muted, m.pinned, m.last_read_seq,
  m.mention_seq, m.hidden_seq, m.draft, m.draft_at, s.passed, p.id AS peer_id, p.username, p.realname, p.avatar AS peer_avatar,
  g.names
"""
_PEER = """
LEFT JOIN LATERAL (SELECT u.id, u.username, u.realname, u.avatar FROM chat_member o JOIN sys_user u ON u.id = o.user_id
  WHERE c.kind = '1' AND o.conversation_id = c.id AND o.user_id <> m.user_id LIMIT 1) p ON true
LEFT JOIN LATERAL (SELECT array_agg(n.realname) AS names FROM (SELECT u.realname FROM chat_member o
  JOIN sys_user u ON u.id = o.user_id WHERE c.kind = '2' AND o.conversation_id = c.id ORDER BY o.joined_at, o.id LIMIT 4) n) g
  ON true
LEFT JOIN sys_user cb ON cb.id = c.closed_by
LEFT JOIN LATERAL (SELECT count(*) AS passed FROM chat_message x WHERE x.conversation_id = c.id
  AND x.seq > greatest(m.last_read_seq, c.last_seq - 200) AND (x.recalled_at IS NOT NULL OR x.sender_id = m.user_id)) s
  ON m.last_read_seq < c.last_seq
"""
_MINE = f"""
{_COLUMNS} FROM chat_member m JOIN chat_conversation c ON c.id = m.conversation_id AND c.del_flag = 0 {_PEER}
WHERE m.user_id = $1 AND m.tenant_id = $2 AND ($3 OR m.hidden_seq IS NULL OR c.last_seq > m.hidden_seq)
ORDER BY m.pinned DESC, coalesce(c.last_at, c.create_time) DESC, c.id DESC LIMIT 1000
"""
_ONE = f"""
{_COLUMNS} FROM chat_conversation c LEFT JOIN chat_member m ON m.conversation_id = c.id AND m.user_id = $1 {_PEER}
WHERE c.id = ANY($2::bigint[]) AND c.del_flag = 0
"""
_OF_EVERYBODY = f"""
{_COLUMNS} FROM chat_conversation c JOIN chat_member m ON m.conversation_id = c.id {_PEER}
WHERE c.id = $1 AND ($2::bigint[] IS NULL OR m.user_id = ANY($2)) ORDER BY m.user_id
"""


def _name(row: Row) -> str:
    return (row["realname"] or "") if row["kind"] == SINGLE else row["name"]


def _peer(row: Row) -> Shape | None:
    if row["peer_id"] is None:
        return None
    return {
        "id": str(row["peer_id"]),
        "username": row["username"],
        "realname": row["realname"],
        "avatar": row["peer_avatar"],
    }


def _record(row: Row, title: str) -> Shape | None:
    if row["kind"] != RECORD:
        return None
    path, row_id = row["ref_path"], str(row["ref_id"])
    return {"path": path, "id": row_id, "title": title, "route": route_of(path, row_id)}


def _unread(row: Row) -> int:
    """Without what was taken back and what is one's own, looked for among the newest 200: nobody is told more of than 99."""
    return max(0, row["last_seq"] - row["last_read_seq"] - (row["passed"] or 0))


def conversation_of(row: Row, last: Shape | None, title: str | None = None) -> Shape:
    """`title`: of the record as the reader may see it; else as it was when the talk about it began."""
    joined = row["role"] is not None
    name = title or _name(row)
    return {
        "id": str(row["id"]),
        "kind": int(row["kind"]),
        "name": name,
        "avatar": row["peer_avatar"] if row["kind"] == SINGLE else row["avatar"],
        "peer": _peer(row),
        "record": _record(row, name),
        "owner": str(row["owner_id"]) if row["owner_id"] else None,
        "role": row["role"],
        "members": row["members"],
        "names": row["names"] or [],
        "muted": bool(row["muted"]),
        "pinned": bool(row["pinned"]),
        "closed": row["closed"],
        "closedBy": row["closed_by"] if row["closed"] else None,
        "lastSeq": row["last_seq"],
        "rev": row["rev"],
        "lastReadSeq": row["last_read_seq"] if joined else row["last_seq"],
        "unread": _unread(row) if joined else 0,
        "mentioned": joined and row["mention_seq"] > row["last_read_seq"],
        "last": last,
        "lastAt": time_of(row["last_at"] or row["create_time"]),
        "draft": row["draft"],
        "draftAt": time_of(row["draft_at"]),
    }


async def _shaped(
    read: Read, rows: list[Row], locale: str, titles: dict[int, str] | None = None, *, whole: bool = False
) -> list[Shape]:
    """`whole`: with all of the last message, not only what a line shows of it."""
    found = await messages_by_id(read, {row["last_message_id"] for row in rows}, locale)
    last = found if whole else {message_id: preview_of(message) for message_id, message in found.items()}
    named = titles or {}
    return [conversation_of(row, last.get(row["last_message_id"]), named.get(row["id"])) for row in rows]


async def _mine(actor: Actor, *, hidden: bool) -> tuple[list[Row], dict[int, str]]:
    """A record's talk only as long as they may read the record; with the names of records."""
    rows = await reader()(_MINE, actor.user_id, actor.tenant_id, hidden)
    titles = await titles_of(actor, rows)
    return [row for row in rows if row["kind"] != RECORD or row["id"] in titles], titles


async def conversations_of(actor: Actor, *, whole: bool = False) -> list[Shape]:
    """The actor's list: pinned ones first, then the newest."""
    rows, titles = await _mine(actor, hidden=False)
    return await _shaped(reader(), rows, actor.locale, titles, whole=whole)


def head_of(row: Row, title: str | None = None) -> Shape:
    """What a conversation is called, where no more is needed."""
    return {"id": str(row["id"]), "name": title or _name(row), "kind": int(row["kind"])}


async def heads_of(actor: Actor, only: int | None = None) -> dict[int, Shape]:
    """Everything that the actor has in common with others, hidden or not; `only` one that they may read."""
    if only is not None:
        rows = await reader()(_ONE, actor.user_id, [only])
        titles = await titles_of(actor, rows)
    else:
        rows, titles = await _mine(actor, hidden=True)
    return {row["id"]: head_of(row, titles.get(row["id"])) for row in rows}


async def conversation_for(actor: Actor, conversation_id: int, read: Read | None = None) -> Shape:
    """One conversation as the actor sees it; that they may was asked before."""
    rows = await (read or reader())(_ONE, actor.user_id, [conversation_id])
    titles = await titles_of(actor, rows) if read is None else {}
    return (await _shaped(read or reader(), rows, actor.locale, titles))[0]


async def as_each_sees(read: Read, conversation_id: int, users: Iterable[int] | None = None) -> dict[int, Shape]:
    """User id -> the conversation, for all its people or those named."""
    rows = await read(_OF_EVERYBODY, conversation_id, None if users is None else list(users))
    return dict(zip((row["user_id"] for row in rows), await _shaped(read, rows, "zh"), strict=True))
