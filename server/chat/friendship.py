"""Friendship: who may begin a conversation with whom.

All staff with each other, or only friends where the organisation wants that.
"""

from schema.chat.friend import ACCEPTED, Friend
from server.chat.errors import not_allowed
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.switches import CHAT_FRIENDS, is_on


async def all_are_friends(tenant_id: int) -> bool:
    return await is_on(tenant_id, CHAT_FRIENDS)


async def are_friends(actor: Actor, other: int) -> bool:
    return (
        await of_tenant(Friend, actor.tenant_id)
        .filter(user_id=actor.user_id, friend_id=other, status=ACCEPTED)
        .exists()
    )


async def require(actor: Actor, other: int) -> None:
    if not await all_are_friends(actor.tenant_id) and not await are_friends(actor, other):
        raise not_allowed("请先加为好友 | Add them as a friend first")
