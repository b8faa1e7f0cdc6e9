"""Writes a message into its conversation: numbers, counters, members and events in the caller's one transaction.

The caller holds the row lock of the conversation, so the order of messages is the order of commits.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import orjson

from schema.chat.conversation import RECORD, Conversation
from schema.chat.message import SYSTEM
from schema.kit.clock import now
from schema.kit.snowflake import next_id
from server.chat.errors import reused
from server.chat.media import Media
from server.chat.notice import tell_named
from server.chat.publish import member_ids, publish_message, publish_to_all, publish_to_inboxes
from server.chat.read import reader
from server.chat.shapes import Shape, one_message
from server.chat.terms import terms_of
from server.kit.unit_of_work import Work

ALL = "all"
_INSERT = """
INSERT INTO chat_message (id, tenant_id, conversation_id, seq, rev, sender_id, kind, body, media, reply_to_id, mentions,
  sent_at, client_id, forwarded_from, terms)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11::jsonb, $12, $13, $14, array_to_tsvector($15::text[]))
ON CONFLICT (sender_id, client_id) DO NOTHING RETURNING id
"""
_COUNT = """
UPDATE chat_conversation SET last_seq = $2, rev = $3, last_message_id = $4, last_at = $5,
  closed = false, closed_by = NULL, closed_at = NULL WHERE id = $1
"""
_FILE = """
INSERT INTO chat_file (id, tenant_id, file_id, conversation_id, message_id) VALUES ($1, $2, $3, $4, $5)
"""
_OWN = """
UPDATE chat_member m SET last_read_seq = $3
FROM (SELECT id, last_read_seq FROM chat_member WHERE conversation_id = $1 AND user_id = $2 FOR NO KEY UPDATE) b
WHERE m.id = b.id AND (NOT $4 OR b.last_read_seq = $3 - 1) RETURNING b.last_read_seq < $3 - 1 AS caught_up
"""
_NAMED = "UPDATE chat_member SET mention_seq = $3 WHERE conversation_id = $1 AND user_id = ANY($2::bigint[])"
_JOIN = """
INSERT INTO chat_member (id, tenant_id, conversation_id, user_id, role, muted, pinned, last_read_seq, mention_seq, joined_at)
SELECT g.id, $1, $2, g.user_id, 'member', false, false, $3, 0, $4 FROM unnest($5::bigint[], $6::bigint[]) AS g(id, user_id)
ON CONFLICT (conversation_id, user_id) DO NOTHING RETURNING user_id
"""
_MORE = "UPDATE chat_conversation SET members = members + $2 WHERE id = $1"


@dataclass(slots=True)
class Draft:
    """A message that has no number yet. `silent`: whose right on the record is gone; they hear nothing.

    `by_clock`: nobody sits there, so that what came before it stays unread for its author.
    """

    sender_id: int
    client_id: str
    kind: str
    body: str = ""
    media: Media | None = None
    reply_to_id: int | None = None
    mentions: list[str] = field(default_factory=list)
    forwarded_from: str | None = None
    silent: frozenset[int] = frozenset()
    by_clock: bool = False


async def join(work: Work, conversation: Conversation, users: Iterable[int], read_to: int) -> list[int]:
    """Adds members who are not there yet; gives those who are new."""
    wanted = sorted(set(users))
    if not wanted:
        return []
    ids = [next_id() for _ in wanted]
    rows = await reader(work)(_JOIN, conversation.tenant_id, conversation.id, read_to, now(), ids, wanted)
    if rows:
        await reader(work)(_MORE, conversation.id, len(rows))
        conversation.members += len(rows)
    return [row["user_id"] for row in rows]


async def append_message(work: Work, conversation: Conversation, draft: Draft) -> Shape:
    """The message as everybody sees it from now on."""
    reopened = conversation.closed
    seq, rev, message_id, moment = conversation.last_seq + 1, conversation.rev + 1, next_id(), now()
    await _insert(work, conversation, draft, message_id, seq, rev, moment)
    await reader(work)(_COUNT, conversation.id, seq, rev, message_id, moment)
    conversation.last_seq, conversation.rev, conversation.last_message_id = seq, rev, message_id
    conversation.last_at, conversation.closed = moment, False
    if draft.media is not None:
        values = (next_id(), conversation.tenant_id, draft.media.file_id, conversation.id, message_id)
        await reader(work)(_FILE, *values)
    named = await _members_of(work, conversation, draft, seq)
    caught_up = await _read_own(work, conversation, draft, seq)
    message = await one_message(reader(work), message_id)
    head = {"id": str(conversation.id), "kind": int(conversation.kind), "lastSeq": seq, "rev": rev}
    hearers = [one for one in await member_ids(work, conversation.id) if one not in draft.silent]
    publish_message(work, head, message, hearers, named)
    if caught_up:
        reached = {"conversationId": str(conversation.id), "lastReadSeq": seq}
        publish_to_inboxes(work, conversation.id, [draft.sender_id], "read", reached)
    if reopened:
        await publish_to_all(work, conversation.id, hearers)
    if named and draft.kind != SYSTEM:
        await tell_named(work, conversation, message, named)
    return message


async def _insert(
    work: Work, conversation: Conversation, draft: Draft, message_id: int, seq: int, rev: int, moment: datetime
) -> None:
    facts: dict[str, Any] | None = draft.media.facts if draft.media else None
    searched = "" if draft.kind == SYSTEM else f"{draft.body} {facts['name'] if facts else ''}"
    rows = await reader(work)(
        _INSERT,
        message_id,
        conversation.tenant_id,
        conversation.id,
        seq,
        rev,
        draft.sender_id,
        draft.kind,
        draft.body,
        orjson.dumps(facts).decode() if facts else None,
        draft.reply_to_id,
        orjson.dumps(draft.mentions).decode(),
        moment,
        draft.client_id,
        draft.forwarded_from,
        terms_of(searched, conversation.id) if searched.strip() else [],
    )
    if not rows:
        raise reused()


async def _members_of(work: Work, conversation: Conversation, draft: Draft, seq: int) -> set[int]:
    """Marks whom the message names; gives those."""
    named = {int(one) for one in draft.mentions if one != ALL}
    if conversation.kind == RECORD:
        await join(work, conversation, {draft.sender_id, *named} - {0}, seq - 1)
    if ALL in draft.mentions:
        named |= set(await member_ids(work, conversation.id))
    named -= {draft.sender_id, *draft.silent}
    if named:
        await reader(work)(_NAMED, conversation.id, sorted(named), seq)
    return named


async def _read_own(work: Work, conversation: Conversation, draft: Draft, seq: int) -> bool:
    """Whoever writes has read to there; whether that made anything else read."""
    rows = await reader(work)(_OWN, conversation.id, draft.sender_id, seq, draft.by_clock)
    return bool(rows and rows[0]["caught_up"])
