"""How long talk is kept: messages older than an organisation wants go, with their reactions, the notices of them and what let
their files be read.

What is gone counts as read, and open windows are told from which place on messages are kept.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial

from schema.chat.conversation import Conversation
from schema.kit.clock import now
from server.chat.publish import member_ids, publish_conversation, topic_of
from server.chat.read import reader
from server.chat.reading_rights import who_lost
from server.kit.actor import Actor, system_actor
from server.kit.retry import retrying
from server.kit.scope import scoped
from server.kit.switches import CHAT_DAYS, read_switch
from server.kit.unit_of_work import Work, unit_of_work
from server.system.api import withdraw_notification

_AT_ONCE = 5000
MOST_DAYS = 36_500
_CONVERSATIONS = """
SELECT c.id FROM chat_conversation c WHERE c.tenant_id = $1
  AND EXISTS (SELECT 1 FROM chat_message m WHERE m.conversation_id = c.id AND m.sent_at < $2)
"""
_DELETE = f"""
WITH gone AS (DELETE FROM chat_message WHERE id IN (
    SELECT id FROM chat_message WHERE conversation_id = $1 AND sent_at < $2 ORDER BY sent_at LIMIT {_AT_ONCE})
    RETURNING id, notice_id),
  files AS (DELETE FROM chat_file f USING gone WHERE f.message_id = gone.id RETURNING f.file_id),
  reactions AS (DELETE FROM chat_reaction r USING gone WHERE r.message_id = gone.id)
SELECT (SELECT count(*) FROM gone) AS n, (SELECT array_agg(DISTINCT file_id) FROM files) AS files,
  (SELECT array_agg(notice_id) FROM gone WHERE notice_id IS NOT NULL) AS notices
"""
_FIRST = "SELECT min(seq) AS seq FROM chat_message WHERE conversation_id = $1"
_LAST = """
UPDATE chat_conversation c SET last_message_id = NULL WHERE c.id = $1
  AND NOT EXISTS (SELECT 1 FROM chat_message m WHERE m.id = c.last_message_id)
"""
_READ = """
UPDATE chat_member SET last_read_seq = greatest(last_read_seq, $2 - 1),
  mention_seq = CASE WHEN mention_seq < $2 THEN 0 ELSE mention_seq END
WHERE conversation_id = $1 AND (last_read_seq < $2 - 1 OR mention_seq BETWEEN 1 AND $2 - 1)
"""
_LATER = "DELETE FROM chat_later WHERE tenant_id = $1 AND state IN ('sent', 'cancelled') AND send_at < $2 RETURNING id"
_LATER_DAYS = 90


@dataclass(slots=True)
class Swept:
    """How many messages are gone, and the files that they showed."""

    messages: int = 0
    files: set[int] = field(default_factory=set)


async def days_kept(actor: Actor) -> int:
    """0: for ever."""
    text = await read_switch(actor.tenant_id, CHAT_DAYS)
    return min(int(text), MOST_DAYS) if text.isascii() and text.isdigit() else 0


async def retention(actor: Actor) -> dict[str, int]:
    return {"days": await days_kept(actor)}


async def first_kept(conversation: Conversation) -> int:
    """The place of the oldest message that is there; behind the last one when none is."""
    rows = await reader()(_FIRST, conversation.id)
    return rows[0]["seq"] or conversation.last_seq + 1


async def sweep_talk(tenant_id: int) -> Swept:
    actor, swept = system_actor(tenant_id), Swept()
    await reader()(_LATER, tenant_id, now() - timedelta(days=_LATER_DAYS))
    days = await days_kept(actor)
    if not days:
        return swept
    before = now() - timedelta(days=days)
    for row in await reader()(_CONVERSATIONS, tenant_id, before):
        conversation = await scoped(Conversation, actor).get_or_none(id=row["id"])
        lost = await who_lost(conversation) if conversation else frozenset[int]()
        count = _AT_ONCE
        while count == _AT_ONCE:
            part = await retrying(partial(_sweep_part, actor, row["id"], before, lost))
            count = part.messages
            swept.messages += count
            swept.files |= part.files
    return swept


async def _sweep_part(actor: Actor, conversation_id: int, before: datetime, lost: frozenset[int]) -> Swept:
    async with unit_of_work(actor) as work:
        return await _sweep(work, conversation_id, before, lost)


async def _sweep(work: Work, conversation_id: int, before: datetime, lost: frozenset[int]) -> Swept:
    """One part of a conversation, under the row lock that every change takes."""
    place = await scoped(Conversation, work.actor).select_for_update(no_key=True).get_or_none(id=conversation_id)
    gone = (await reader(work)(_DELETE, conversation_id, before))[0]
    if place is not None and gone["n"]:
        await _move_readers(work, place, conversation_id, lost)
    await withdraw_notification(work, gone["notices"] or ())
    return Swept(int(gone["n"]), set(gone["files"] or ()))


async def _move_readers(work: Work, place: Conversation, conversation_id: int, lost: frozenset[int]) -> None:
    """Members before the notices that they were told by, as whoever reads takes them."""
    first = (await reader(work)(_FIRST, conversation_id))[0]["seq"] or place.last_seq + 1
    await reader(work)(_LAST, conversation_id)
    await reader(work)(_READ, conversation_id, first)
    work.emit(topic_of(conversation_id), "swept", {"firstSeq": first})
    hearers = [one for one in await member_ids(work, conversation_id) if one not in lost]
    await publish_conversation(work, conversation_id, hearers)
