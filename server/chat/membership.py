"""Membership of a conversation: what a person is in it, a member, the reader of its record, or nobody.

Every call asks here first.
"""

from dataclasses import dataclass

from schema.chat.conversation import RECORD, Conversation
from schema.chat.member import ADMIN, OWNER, ChatMember
from schema.kit.errors import NotFound
from server.chat.errors import missing, not_allowed
from server.engine.topics import may_read
from server.kit.actor import Actor
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work


@dataclass(slots=True)
class Membership:
    """A conversation that the actor may read; `member` is None for who may read the record it is about and has not joined."""

    conversation: Conversation
    member: ChatMember | None

    @property
    def is_manager(self) -> bool:
        return self.member is not None and self.member.role in (OWNER, ADMIN)

    def require_manager(self) -> None:
        if not self.is_manager:
            raise not_allowed("只有群主和管理员可以 | Only the owner and administrators may")

    def require_owner(self) -> None:
        if self.member is None or self.member.role != OWNER:
            raise not_allowed("只有群主可以 | Only the owner may")


def as_id(value: int | str) -> int:
    """An id of a conversation, message or person; what cannot be one is missing."""
    try:
        return parse_id(value)
    except NotFound:
        raise missing() from None


async def membership_of(actor: Actor, conversation_id: int | str) -> Membership:
    """Raises missing() for whoever may not read it. To be asked outside a unit of work: rights of records are read elsewhere."""
    found = await scoped(Conversation, actor).get_or_none(id=as_id(conversation_id))
    if found is None:
        raise missing()
    member = await of_tenant(ChatMember, found.tenant_id).get_or_none(conversation_id=found.id, user_id=actor.user_id)
    if found.kind == RECORD:
        if not await may_read(actor, found.ref_path or "", str(found.ref_id)):
            raise missing()
    elif member is None:
        raise missing()
    return Membership(found, member)


async def lock_membership(work: Work, actor: Actor, conversation_id: int) -> Membership:
    """The same under the row lock that every change takes; the right on a record was asked before, by `stand`."""
    found = await scoped(Conversation, actor).select_for_update(no_key=True).get_or_none(id=conversation_id)
    if found is None:
        raise missing()
    member = await of_tenant(ChatMember, found.tenant_id).get_or_none(conversation_id=found.id, user_id=actor.user_id)
    if found.kind != RECORD and member is None:
        raise missing()
    return Membership(found, member)


async def may_subscribe(actor: Actor, conversation_id: str) -> bool:
    """The right on the topic of a conversation."""
    try:
        await membership_of(actor, conversation_id)
    except NotFound:
        return False
    return True
