"""The history of a conversation: pages by place, changes by number, the first message of a day, and who has seen one."""

from schema.chat.message import ChatMessage
from schema.kit.clock import start_of_day
from server.chat.bodies import ChangesQuery, DateQuery, PageQuery
from server.chat.errors import missing
from server.chat.membership import as_id, membership_of
from server.chat.read import Row, reader
from server.chat.retention import first_kept
from server.chat.shapes import Shape, message_of, messages_sql, person_of
from server.kit.actor import Actor
from server.kit.scope import of_tenant

_LAST = 1 << 62
_BEFORE = messages_sql(
    "(SELECT * FROM chat_message WHERE conversation_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT $3)", "ORDER BY m.seq"
)
_FROM = messages_sql(
    "(SELECT * FROM chat_message WHERE conversation_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3)", "ORDER BY m.seq"
)
_CHANGES = messages_sql(
    "(SELECT * FROM chat_message WHERE conversation_id = $1 AND rev > $2 ORDER BY rev LIMIT $3)", "ORDER BY m.rev"
)
_ANY_BEFORE = "SELECT seq FROM chat_message WHERE conversation_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1"
_AT_DATE = """
SELECT seq FROM chat_message WHERE conversation_id = $1 AND sent_at >= $2 ORDER BY sent_at, seq LIMIT 1
"""
_SEEN = """
SELECT u.id, u.username, u.realname, u.avatar, m.last_read_seq FROM chat_member m JOIN sys_user u ON u.id = m.user_id
WHERE m.conversation_id = $1 AND m.user_id <> $2 ORDER BY u.realname, u.id
"""


async def page_of(actor: Actor, query: PageQuery) -> Shape:
    """The counters are read before the messages: what is committed between comes again with the changes, and is never missed."""
    place = (await membership_of(actor, query.conversation_id)).conversation
    rows, before, after = await _rows(place.id, query)
    return {
        "messages": [message_of(row, actor.locale) for row in rows],
        "hasBefore": before,
        "hasAfter": after,
        "rev": place.rev,
        "lastSeq": place.last_seq,
    }


async def _rows(conversation_id: int, query: PageQuery) -> tuple[list[Row], bool, bool]:
    """(rows ascending, are there more before, more after)."""
    if query.around is not None:
        older = await _older(conversation_id, query.around, query.limit // 2)
        newer = await _newer(conversation_id, query.around, query.limit - query.limit // 2)
        return [*older[0], *newer[0]], older[1], newer[1]
    if query.after is not None:
        rows, more = await _newer(conversation_id, query.after + 1, query.limit)
        return rows, bool(await reader()(_ANY_BEFORE, conversation_id, query.after + 1)), more
    rows, more = await _older(conversation_id, _LAST if query.before is None else query.before, query.limit)
    return rows, more, query.before is not None and (await _newer(conversation_id, query.before, 0))[1]


async def _older(conversation_id: int, before: int, limit: int) -> tuple[list[Row], bool]:
    rows = await reader()(_BEFORE, conversation_id, before, limit + 1)
    return rows[-limit:] if limit else [], len(rows) > limit


async def _newer(conversation_id: int, start: int, limit: int) -> tuple[list[Row], bool]:
    rows = await reader()(_FROM, conversation_id, start, limit + 1)
    return rows[:limit], len(rows) > limit


async def changes_since(actor: Actor, query: ChangesQuery) -> Shape:
    """Every message that changed after a number, as it is now; `more`: ask again from `rev`; below `firstSeq` none is kept."""
    place = (await membership_of(actor, query.conversation_id)).conversation
    rows = await reader()(_CHANGES, place.id, query.since, query.limit + 1)
    more, rows = len(rows) > query.limit, rows[: query.limit]
    reached = max([query.since if more else place.rev, *(row["rev"] for row in rows)])
    first = await first_kept(place)
    return {
        "messages": [message_of(row, actor.locale) for row in rows],
        "rev": reached,
        "more": more,
        "firstSeq": first,
    }


async def at_date(actor: Actor, query: DateQuery) -> Shape:
    """The first message of a day in Shanghai, or after it."""
    place = (await membership_of(actor, query.conversation_id)).conversation
    rows = await reader()(_AT_DATE, place.id, start_of_day(query.date))
    return {"seq": rows[0]["seq"] if rows else None}


async def seen_by(actor: Actor, message_id: str) -> Shape:
    """Members but the sender, by whether they have read as far as the message."""
    row = await of_tenant(ChatMessage, actor.tenant_id).get_or_none(id=as_id(message_id))
    if row is None:
        raise missing()
    await membership_of(actor, row.conversation_id)
    people = await reader()(_SEEN, row.conversation_id, row.sender_id)
    return {
        "seen": [person_of(one) for one in people if one["last_read_seq"] >= row.seq],
        "unseen": [person_of(one) for one in people if one["last_read_seq"] < row.seq],
    }
