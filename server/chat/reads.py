"""Read positions and drafts: both follow the person from window to window."""

from schema.chat.member import ChatMember
from schema.kit.clock import now
from server.chat.bodies import Draft, ReadUpTo
from server.chat.membership import membership_of
from server.chat.messages import clean
from server.chat.notice import BUS
from server.chat.publish import publish_to_inboxes, topic_of
from server.chat.read import reader
from server.chat.shapes import Shape, time_of
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import unit_of_work
from server.system.api import read_about

_READ = """
UPDATE chat_member m SET last_read_seq = least($3, c.last_seq) FROM chat_conversation c
WHERE c.id = m.conversation_id AND m.conversation_id = $1 AND m.user_id = $2 AND m.last_read_seq < least($3, c.last_seq)
RETURNING m.last_read_seq, m.mention_seq > 0 AS named
"""
_DRAFT = "UPDATE chat_member SET draft = $3, draft_at = $4 WHERE conversation_id = $1 AND user_id = $2"


async def read_up_to(actor: Actor, given: ReadUpTo) -> Shape:
    """Never backwards."""
    membership = await membership_of(actor, given.id)
    conversation = membership.conversation
    if membership.member is None:
        return {"lastReadSeq": conversation.last_seq}
    async with unit_of_work(actor) as work:
        rows = await reader(work)(_READ, conversation.id, actor.user_id, given.seq)
        if rows:
            reached = rows[0]["last_read_seq"]
            work.emit(topic_of(conversation.id), "read", {"userId": str(actor.user_id), "seq": reached})
            data = {"conversationId": str(conversation.id), "lastReadSeq": reached}
            publish_to_inboxes(work, conversation.id, [actor.user_id], "read", data)
            if rows[0]["named"]:
                await read_about(work, (BUS, conversation.id))
            return {"lastReadSeq": reached}
    member = await of_tenant(ChatMember, conversation.tenant_id).get_or_none(
        conversation_id=conversation.id, user_id=actor.user_id
    )
    return {"lastReadSeq": member.last_read_seq if member else conversation.last_seq}


async def keep_draft(actor: Actor, given: Draft) -> None:
    """Whoever is not a member has none: it stays in their window."""
    membership = await membership_of(actor, given.id)
    if membership.member is None:
        return
    text = clean(given.draft or "") or None
    moment = now() if text else None
    async with unit_of_work(actor) as work:
        await reader(work)(_DRAFT, membership.conversation.id, actor.user_id, text, moment)
        data = {"conversationId": given.id, "draft": text, "draftAt": time_of(moment), "client": actor.client_id}
        publish_to_inboxes(work, membership.conversation.id, [actor.user_id], "draft", data)
