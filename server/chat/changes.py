"""What is done to a message that was sent: edited, recalled, reacted to. Each change counts on in its conversation.

Messages that quote the changed one change with it, and count too, so that what a screen holds is what it would read anew.
"""

from datetime import timedelta

from schema.chat.conversation import Conversation
from schema.chat.message import CARD, SYSTEM, TEXT, ChatMessage, Reaction
from schema.kit.clock import now
from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from server.chat.bodies import React
from server.chat.emoji import one_emoji
from server.chat.errors import gone, missing, not_allowed, recall_late
from server.chat.membership import as_id, lock_membership, membership_of
from server.chat.messages import checked_body
from server.chat.notice import reword_notice
from server.chat.publish import member_ids, publish_change
from server.chat.read import reader
from server.chat.reading_rights import who_lost
from server.chat.shapes import Shape, in_locale, messages_by_id, one_message
from server.chat.terms import terms_of
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.system.api import withdraw_notification

RECALL_WITHIN = timedelta(minutes=2)
MOST_TOLD, MOST_EMOJI = 50, 20
_EDIT = "UPDATE chat_message SET body = $2, edited_at = $3, terms = array_to_tsvector($4::text[]) WHERE id = $1"
_RECALL = "UPDATE chat_message SET recalled_at = $2, terms = NULL WHERE id = $1"
_REV = "UPDATE chat_message SET rev = $2 WHERE id = $1"
_COUNT = "UPDATE chat_conversation SET rev = $2 WHERE id = $1"
_QUOTING = "SELECT id FROM chat_message WHERE reply_to_id = $1 AND recalled_at IS NULL ORDER BY seq"
_UNNAME = """
UPDATE chat_member m SET mention_seq = coalesce((SELECT max(x.seq) FROM chat_message x
  WHERE x.conversation_id = m.conversation_id AND x.seq > m.last_read_seq AND x.recalled_at IS NULL
    AND x.sender_id <> m.user_id AND (x.mentions ? m.user_id::text OR x.mentions ? 'all')), 0)
WHERE m.conversation_id = $1 AND m.mention_seq = $2
"""


async def _found(actor: Actor, message_id: str) -> tuple[ChatMessage, frozenset[int]]:
    """A message that the actor may read, and who hears nothing of what happens to it."""
    row = await of_tenant(ChatMessage, actor.tenant_id).get_or_none(id=as_id(message_id))
    if row is None:
        raise missing()
    membership = await membership_of(actor, row.conversation_id)
    return row, await who_lost(membership.conversation)


async def _again(work: Work, row: ChatMessage) -> ChatMessage:
    """The message as it is now that the conversation is locked."""
    found = await of_tenant(ChatMessage, row.tenant_id).get_or_none(id=row.id)
    if found is None:
        raise missing()
    return found


async def edit(actor: Actor, message_id: str, body: str) -> Shape:
    """Own words, at any time."""
    row, lost = await _found(actor, message_id)
    if row.sender_id != actor.user_id or row.kind not in (TEXT, CARD):
        raise not_allowed("只能修改自己的文字消息 | Only your own words can be edited")
    text = checked_body(row.kind, body)
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, row.conversation_id)
        row = await _again(work, row)
        if row.recalled_at is not None:
            raise gone()
        if text == row.body:
            return in_locale(await one_message(reader(work), row.id), actor.locale)
        await reader(work)(_EDIT, row.id, text, now(), terms_of(text, row.conversation_id))
        message = await _count(work, place.conversation, row, lost, quoted=True)
        await reword_notice(work, row, message)
    return in_locale(message, actor.locale)


async def recall(actor: Actor, message_id: str) -> Shape:
    """Takes one's own message back within two minutes; its files are gone with it."""
    row, lost = await _found(actor, message_id)
    if row.sender_id != actor.user_id or row.kind == SYSTEM:
        raise not_allowed("只能撤回自己的消息 | Only your own messages can be recalled")
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, row.conversation_id)
        row = await _again(work, row)
        if row.recalled_at is not None:
            return in_locale(await one_message(reader(work), row.id), actor.locale)
        moment = now()
        if moment - row.sent_at > RECALL_WITHIN:
            raise recall_late()
        await reader(work)(_RECALL, row.id, moment)
        if row.mentions:
            await reader(work)(_UNNAME, row.conversation_id, row.seq)
            await withdraw_notification(work, [row.notice_id] if row.notice_id else [])
        message = await _count(work, place.conversation, row, lost, quoted=True)
    return in_locale(message, actor.locale)


async def react(actor: Actor, given: React) -> Shape:
    row, lost = await _found(actor, given.id)
    emoji = one_emoji(given.emoji)
    if emoji is None:
        raise Invalid(id="chat.emoji", fields={"emoji": "请选择一个表情 | Choose one emoji"})
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, row.conversation_id)
        row = await _again(work, row)
        if row.recalled_at is not None:
            raise gone()
        if await _set(row, actor, emoji, on=given.on):
            message = await _count(work, place.conversation, row, lost, quoted=False)
        else:
            message = await one_message(reader(work), row.id)
    return in_locale(message, actor.locale)


async def _set(row: ChatMessage, actor: Actor, emoji: str, *, on: bool) -> bool:
    """Whether that changed anything."""
    mine = await of_tenant(Reaction, row.tenant_id).get_or_none(message_id=row.id, user_id=actor.user_id, emoji=emoji)
    if (mine is not None) == on:
        return False
    if mine is not None:
        await mine.delete()
        return True
    used = {one.emoji for one in await of_tenant(Reaction, row.tenant_id).filter(message_id=row.id)}
    if emoji not in used and len(used) >= MOST_EMOJI:
        raise not_allowed("表情种类已满 | No more kinds of reactions here")
    await Reaction.create(id=next_id(), tenant_id=row.tenant_id, message_id=row.id, user_id=actor.user_id, emoji=emoji)
    return True


async def _count(
    work: Work, conversation: Conversation, row: ChatMessage, lost: frozenset[int], *, quoted: bool
) -> Shape:
    """Numbers the change, that of the message itself last: who was not told of all others sees that some are missing."""
    read = reader(work)
    quoting = [one["id"] for one in await read(_QUOTING, row.id)] if quoted else []
    changed = [*quoting, row.id]
    for place, message_id in enumerate(changed, start=1):
        await read(_REV, message_id, conversation.rev + place)
    conversation.rev += len(changed)
    await read(_COUNT, conversation.id, conversation.rev)
    told = [*quoting[:MOST_TOLD], row.id]
    shapes = await messages_by_id(read, told)
    hearers: list[int] | None = None
    for message_id in told:
        in_lists = message_id == conversation.last_message_id or (message_id == row.id and quoted)
        if in_lists and hearers is None:
            hearers = [one for one in await member_ids(work, conversation.id) if one not in lost]
        publish_change(work, shapes[message_id], (hearers or []) if in_lists else [])
    return shapes[row.id]
