"""A member's own settings of a conversation, and closing it as solved."""

from typing import Any

from schema.chat.conversation import GROUP, RECORD
from schema.chat.member import ChatMember
from schema.kit.clock import now
from server.chat.append import join
from server.chat.bodies import Close, Follow, Mute, Pin
from server.chat.errors import not_allowed
from server.chat.listing import conversation_for
from server.chat.members import take_out
from server.chat.membership import lock_membership, membership_of
from server.chat.publish import member_ids, publish_conversation, publish_to_all, publish_to_inboxes
from server.chat.read import reader
from server.chat.reading_rights import who_lost
from server.chat.shapes import Shape
from server.chat.system import say
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import unit_of_work

_HIDE = """
UPDATE chat_member SET hidden_seq = $3, last_read_seq = greatest(last_read_seq, $3), pinned = false
WHERE conversation_id = $1 AND user_id = $2
"""


async def _set(actor: Actor, conversation_id: str, **values: Any) -> Shape:
    """Other windows of the same person follow."""
    membership = await membership_of(actor, conversation_id)
    if membership.member is None:
        raise not_allowed("请先关注该讨论 | Follow this talk first")
    row = membership.conversation
    async with unit_of_work(actor) as work:
        await (
            of_tenant(ChatMember, row.tenant_id).filter(conversation_id=row.id, user_id=actor.user_id).update(**values)
        )
        await publish_conversation(work, row.id, [actor.user_id])
    return await conversation_for(actor, row.id)


async def mute(actor: Actor, given: Mute) -> Shape:
    return await _set(actor, given.id, muted=given.muted)


async def pin(actor: Actor, given: Pin) -> Shape:
    return await _set(actor, given.id, pinned=given.pinned)


async def hide(actor: Actor, conversation_id: str) -> Shape:
    """Out of the list until the next message; what was unread is given up."""
    membership = await membership_of(actor, conversation_id)
    row = membership.conversation
    if membership.member is not None:
        async with unit_of_work(actor) as work:
            await reader(work)(_HIDE, row.id, actor.user_id, row.last_seq)
            publish_to_inboxes(work, row.id, [actor.user_id], "left", {"conversationId": str(row.id)})
    return await conversation_for(actor, row.id)


async def follow(actor: Actor, given: Follow) -> Shape:
    """A record's talk in one's list, or no longer."""
    membership = await membership_of(actor, given.id)
    row = membership.conversation
    if row.kind != RECORD:
        raise not_allowed("只有业务讨论可以关注 | Only talk about records is followed")
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, row.id)
        if given.follow and await join(work, place.conversation, [actor.user_id], place.conversation.last_seq):
            await publish_conversation(work, row.id, [actor.user_id])
        elif not given.follow:
            await take_out(work, place.conversation, actor.user_id)
    return await conversation_for(actor, row.id)


async def close(actor: Actor, given: Close) -> Shape:
    """Solved, or open again; writing opens it too. Of a group the owner and administrators say so."""
    membership = await membership_of(actor, given.id)
    lost = await who_lost(membership.conversation)
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, membership.conversation.id)
        if place.conversation.kind == GROUP:
            place.require_manager()
        row = place.conversation
        if row.closed != given.closed:
            zh, en = (
                ("标记为已解决", "marked this as solved") if given.closed else ("重新打开了讨论", "opened this again")
            )
            await say(work, row, f"{actor.realname}{zh}", f"{actor.realname} {en}", silent=lost)
            moment = now() if given.closed else None
            by = actor.user_id if given.closed else None
            await work.update(row, {"closed": given.closed, "closed_by": by, "closed_at": moment})
            await publish_to_all(work, row.id, [one for one in await member_ids(work, row.id) if one not in lost])
    return await conversation_for(actor, row.id)
