"""Conversations: the list, one of them, and making those of two people, of a group, and about a record."""

from typing import Any

from tortoise.exceptions import IntegrityError

from schema.chat.conversation import GROUP, MOST_MEMBERS, RECORD, SINGLE, Conversation
from schema.chat.member import MEMBER, OWNER, ChatMember
from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from server.chat import friendship
from server.chat.bodies import NewGroup, RecordRef
from server.chat.errors import full, missing
from server.chat.listing import conversation_for, conversations_of
from server.chat.membership import as_id, membership_of
from server.chat.people import STAFF
from server.chat.publish import publish_conversation
from server.chat.read import reader
from server.chat.shapes import Shape
from server.chat.system import say
from server.chat.titles import record_names
from server.kit.actor import Actor
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work

_STAFF = f"SELECT u.id, u.realname {STAFF} AND u.id = ANY($2::bigint[])"
_LATER = (
    "SELECT count(*) AS n FROM chat_later WHERE sender_id = $1 AND tenant_id = $2 AND state IN ('waiting', 'failed')"
)


async def inbox(actor: Actor) -> Shape:
    """The list, what is unread in it without what is muted, and how many messages wait to be sent."""
    conversations = await conversations_of(actor)
    later = await reader()(_LATER, actor.user_id, actor.tenant_id)
    unread = sum(one["unread"] for one in conversations if not one["muted"])
    return {"conversations": conversations, "unread": unread, "later": later[0]["n"]}


async def one(actor: Actor, conversation_id: str) -> Shape:
    membership = await membership_of(actor, conversation_id)
    return await conversation_for(actor, membership.conversation.id)


async def staff(actor: Actor, ids: list[str]) -> dict[int, str]:
    """Id -> name of the living people of the organisation; raises when one is none of them."""
    wanted = {as_id(one) for one in ids}
    found = {row["id"]: row["realname"] for row in await reader()(_STAFF, actor.tenant_id, list(wanted))}
    if set(found) != wanted:
        text = "人员不存在或已停用 | No such person, or frozen"
        raise Invalid(text, id="chat.no_person", fields={"userIds": text})
    return {user_id: found[user_id] for user_id in (as_id(one) for one in ids)}


async def open_single(actor: Actor, user_id: str) -> Shape:
    """The talk with one person; made when it is new. Two at once make one."""
    other = as_id(user_id)
    if other == actor.user_id:
        text = "不能与自己聊天 | Not with yourself"
        raise Invalid(text, id="chat.self", fields={"userId": text})
    key = f"{min(other, actor.user_id)}-{max(other, actor.user_id)}"
    found = await scoped(Conversation, actor).get_or_none(pair_key=key)
    if found is None:
        await staff(actor, [user_id])
        await friendship.require(actor, other)
        found = await _make_single(actor, key, other)
    return await conversation_for(actor, found.id)


async def _make_single(actor: Actor, key: str, other: int) -> Conversation:
    row = Conversation(id=next_id(), kind=SINGLE, pair_key=key, members=2)
    try:
        async with unit_of_work(actor) as work:
            await work.insert(row, audit=False)
            await _seat(work, row, actor.user_id)
            await _seat(work, row, other, hidden_seq=0)
            await publish_conversation(work, row.id, [actor.user_id])
    except IntegrityError:
        return await scoped(Conversation, actor).get(pair_key=key)
    return row


async def _seat(work: Work, row: Conversation, user_id: int, role: str = MEMBER, **more: Any) -> None:
    await ChatMember.create(
        id=next_id(), tenant_id=row.tenant_id, conversation_id=row.id, user_id=user_id, role=role, **more
    )


async def make_group(actor: Actor, given: NewGroup) -> Shape:
    people = await staff(actor, list(dict.fromkeys([str(actor.user_id), *given.user_ids])))
    if len(people) > MOST_MEMBERS:
        raise full()
    name = given.name or "、".join(list(people.values())[:3])
    row = Conversation(id=next_id(), kind=GROUP, name=name[:100], owner_id=actor.user_id, members=len(people))
    async with unit_of_work(actor) as work:
        await work.insert(row)
        await ChatMember.bulk_create(
            ChatMember(
                id=next_id(),
                tenant_id=row.tenant_id,
                conversation_id=row.id,
                user_id=user_id,
                role=OWNER if user_id == actor.user_id else MEMBER,
            )
            for user_id in people
        )
        await publish_conversation(work, row.id)
        await say(work, row, f"{actor.realname}发起了群聊", f"{actor.realname} started the group")
    return await conversation_for(actor, row.id)


async def open_record(actor: Actor, given: RecordRef) -> Shape:
    """The talk about a record, for whoever may read it; made when it is new."""
    row_id = as_id(given.id)
    names = await record_names(actor, given.path, [row_id])
    if row_id not in names:
        raise missing()
    key = {"ref_path": given.path, "ref_id": row_id}
    found = await scoped(Conversation, actor).get_or_none(**key)
    if found is None:
        found = Conversation(id=next_id(), kind=RECORD, name=names[row_id][:100], **key)
        try:
            async with unit_of_work(actor) as work:
                await work.insert(found, audit=False)
        except IntegrityError:
            found = await scoped(Conversation, actor).get(**key)
    return await conversation_for(actor, found.id)


async def of_record(actor: Actor, given: RecordRef) -> Shape:
    """What a record's page shows of the talk about it, without making one."""
    row_id = as_id(given.id)
    if row_id not in await record_names(actor, given.path, [row_id]):
        raise missing()
    found = await scoped(Conversation, actor).get_or_none(ref_path=given.path, ref_id=row_id)
    if found is None:
        return {"id": None, "messages": 0, "closed": False, "following": False}
    following = (
        await of_tenant(ChatMember, found.tenant_id).filter(conversation_id=found.id, user_id=actor.user_id).exists()
    )
    return {"id": str(found.id), "messages": found.last_seq, "closed": found.closed, "following": following}
