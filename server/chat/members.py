"""Who is in a group and how: added, removed, leaving, made administrator, handing over. Each act is told and audited."""

from schema.chat.conversation import GROUP, MOST_MEMBERS, Conversation
from schema.chat.member import ADMIN, MEMBER, OWNER, ChatMember
from schema.kit.errors import Invalid
from server.chat.append import join
from server.chat.bodies import EditConversation, SetRole, WithUser, WithUsers
from server.chat.conversations import staff
from server.chat.errors import full, missing, not_allowed
from server.chat.files import TALK
from server.chat.listing import conversation_for
from server.chat.membership import Membership, as_id, lock_membership, membership_of
from server.chat.publish import publish_conversation, publish_to_all, publish_to_inboxes, topic_of
from server.chat.read import reader
from server.chat.shapes import Shape, person_of
from server.chat.system import say
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.files import find_file
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work

_MEMBERS = """
SELECT u.id, u.username, u.realname, u.avatar, m.role, m.last_read_seq FROM chat_member m JOIN sys_user u ON u.id = m.user_id
WHERE m.conversation_id = $1 ORDER BY CASE m.role WHEN 'owner' THEN 0 WHEN 'admin' THEN 1 ELSE 2 END, m.joined_at, m.id
"""
_OUT = "DELETE FROM chat_member WHERE conversation_id = $1 AND user_id = $2 RETURNING role"
_LESS = "UPDATE chat_conversation SET members = members - 1 WHERE id = $1"
_HEIR = """
SELECT user_id FROM chat_member WHERE conversation_id = $1 AND user_id <> $2
ORDER BY CASE role WHEN 'admin' THEN 0 ELSE 1 END, joined_at, id LIMIT 1
"""
_ROLE = "UPDATE chat_member SET role = $3 WHERE conversation_id = $1 AND user_id = $2"


async def members_of(actor: Actor, conversation_id: str) -> list[Shape]:
    """The owner first, then administrators, then as they came."""
    membership = await membership_of(actor, conversation_id)
    return [
        {**person_of(row), "role": row["role"], "lastReadSeq": row["last_read_seq"]}
        for row in await reader()(_MEMBERS, membership.conversation.id)
    ]


async def group_of(actor: Actor, conversation_id: str) -> Membership:
    membership = await membership_of(actor, conversation_id)
    if membership.conversation.kind != GROUP:
        raise not_allowed("只有群聊可以 | Only in groups")
    return membership


def note(work: Work, row: Conversation, action: str, label: str, old: str | None, new: str | None) -> None:
    """A line in the trail of the conversation, which has no columns for its people."""
    work.trail.add(row, action, [{"field": "members", "label": label, "old": old, "new": new}], None)


async def _check_picture(actor: Actor, path: str | None) -> None:
    """A stored picture that everybody of the organisation may see: none that was sent in a talk."""
    if path:
        row = await find_file(actor, path)
        if row.kind != "image" or row.biz == TALK:
            text = "请上传图片 | Please upload a picture"
            raise Invalid(text, id="file.type", fields={"avatar": text})


async def edit(actor: Actor, given: EditConversation) -> Shape:
    """Name and picture of a group."""
    membership = await group_of(actor, given.id)
    await _check_picture(actor, given.avatar)
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, membership.conversation.id)
        place.require_manager()
        row, before = place.conversation, place.conversation.name
        wanted = {
            key: value for key, value in (("name", given.name or None), ("avatar", given.avatar)) if value is not None
        }
        await work.update(row, wanted)
        if row.name != before:
            zh, en = f"{actor.realname}将群名改为“{row.name}”", f"{actor.realname} named the group “{row.name}”"
            await say(work, row, zh, en)
        await publish_to_all(work, row.id)
    return await conversation_for(actor, row.id)


async def add_members(actor: Actor, given: WithUsers) -> Shape:
    """Any member brings others; they may read what was said before."""
    membership = await group_of(actor, given.id)
    people = await staff(actor, given.user_ids)
    async with unit_of_work(actor) as work:
        row = (await lock_membership(work, actor, membership.conversation.id)).conversation
        new = await join(work, row, people, row.last_seq)
        if row.members > MOST_MEMBERS:
            raise full()
        if new:
            names = "、".join(people[user_id] for user_id in new[:10])
            await say(work, row, f"{actor.realname}邀请{names}加入", f"{actor.realname} added {names}")
            note(work, row, "addMembers", "加入成员 | Added", None, names)
            work.emit(topic_of(row.id), "members", {})
            await publish_to_all(work, row.id)
    return await conversation_for(actor, row.id)


async def remove_member(actor: Actor, given: WithUser) -> Shape:
    """The removed hear and read nothing from the same moment."""
    membership = await group_of(actor, given.id)
    user_id = as_id(given.user_id)
    if user_id == actor.user_id:
        raise not_allowed("请使用退出群聊 | Leave the group instead")
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, membership.conversation.id)
        place.require_manager()
        other = await _member(place.conversation, user_id)
        if other.role == OWNER or (other.role == ADMIN and place.member is not None and place.member.role != OWNER):
            raise not_allowed("不能移除群主或管理员 | Owners and administrators stay")
        await take_out(work, place.conversation, user_id)
        name = (await reader(work)("SELECT realname FROM sys_user WHERE id = $1", user_id))[0]["realname"]
        zh, en = f"{actor.realname}将{name}移出群聊", f"{actor.realname} removed {name}"
        await say(work, place.conversation, zh, en)
        note(work, place.conversation, "removeMember", "移出成员 | Removed", name, None)
        await publish_to_all(work, place.conversation.id)
    return await conversation_for(actor, place.conversation.id)


async def take_out(work: Work, row: Conversation, user_id: int) -> None:
    """Ends a membership: the row, the list of that person, and what their windows listen to."""
    if not await reader(work)(_OUT, row.id, user_id):
        return
    await reader(work)(_LESS, row.id)
    row.members -= 1
    publish_to_inboxes(work, row.id, [user_id], "left", {"conversationId": str(row.id)})
    work.emit(topic_of(row.id), "members", {})
    announce_rights(work, [user_id])


async def leave(actor: Actor, conversation_id: str) -> None:
    """An owner hands over first, to the oldest administrator or else member; the last one leaves nobody."""
    membership = await group_of(actor, conversation_id)
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, membership.conversation.id)
        row = place.conversation
        if place.member is not None and place.member.role == OWNER:
            heirs = await reader(work)(_HEIR, row.id, actor.user_id)
            if heirs:
                await _give(work, row, heirs[0]["user_id"], None)
        await take_out(work, row, actor.user_id)
        note(work, row, "leave", "退出 | Left", actor.realname, None)
        if row.members:
            await say(work, row, f"{actor.realname}退出了群聊", f"{actor.realname} left")
        await publish_conversation(work, row.id)


async def _give(work: Work, row: Conversation, heir: int, former: str | None) -> None:
    """`former`: what the owner is afterwards; None: they go."""
    await reader(work)(_ROLE, row.id, heir, OWNER)
    if former is not None:
        await reader(work)(_ROLE, row.id, work.actor.user_id, former)
    await work.update(row, {"owner_id": heir})
    work.emit(topic_of(row.id), "members", {})


async def hand_over_groups(work: Work, user_id: int) -> None:
    """Groups of somebody who left the organisation go to whom they would have gone had the owner left them."""
    for row in await scoped(Conversation, work.actor).filter(kind=GROUP, owner_id=user_id).select_for_update():
        heirs = await reader(work)(_HEIR, row.id, user_id)
        if heirs:
            await reader(work)(_ROLE, row.id, user_id, MEMBER)
            await _give(work, row, heirs[0]["user_id"], None)
            await publish_conversation(work, row.id)


async def _member(row: Conversation, user_id: int) -> ChatMember:
    found = await of_tenant(ChatMember, row.tenant_id).get_or_none(conversation_id=row.id, user_id=user_id)
    if found is None:
        raise missing()
    return found


async def hand_over(actor: Actor, given: WithUser) -> Shape:
    membership = await group_of(actor, given.id)
    heir = as_id(given.user_id)
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, membership.conversation.id)
        place.require_owner()
        await _member(place.conversation, heir)
        if heir != actor.user_id:
            await _give(work, place.conversation, heir, MEMBER)
            name = (await reader(work)("SELECT realname FROM sys_user WHERE id = $1", heir))[0]["realname"]
            await say(work, place.conversation, f"{name}成为新群主", f"{name} owns the group now")
            await publish_to_all(work, place.conversation.id)
    return await conversation_for(actor, place.conversation.id)


async def set_role(actor: Actor, given: SetRole) -> Shape:
    membership = await group_of(actor, given.id)
    user_id = as_id(given.user_id)
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, membership.conversation.id)
        place.require_owner()
        other = await _member(place.conversation, user_id)
        if other.role == OWNER:
            raise not_allowed("请使用转让群主 | Hand the group over instead")
        if other.role != given.role:
            await reader(work)(_ROLE, place.conversation.id, user_id, given.role)
            note(work, place.conversation, "setRole", "角色 | Role", other.role, given.role)
            work.emit(topic_of(place.conversation.id), "members", {})
            await publish_conversation(work, place.conversation.id, [user_id])
    return await conversation_for(actor, place.conversation.id)
