"""Names in these clients' calls: usernames of people, "group:{id}" for every other conversation."""

from dataclasses import dataclass

from schema.kit.errors import Denied
from server.chat.errors import missing
from server.chat.membership import as_id, membership_of
from server.chat.read import reader
from server.chat.wire.line import GROUP
from server.kit.actor import Actor

_PERSON = """
SELECT u.id, c.id AS conversation_id FROM sys_user u
LEFT JOIN chat_conversation c ON c.tenant_id = $2 AND c.del_flag = 0
  AND c.pair_key = least(u.id, $3::bigint) || '-' || greatest(u.id, $3::bigint)
WHERE u.username = $1 AND u.del_flag = 0 AND u.status = '1' AND (u.tenant_id = $2
  OR EXISTS (SELECT 1 FROM sys_user_tenant t WHERE t.user_id = u.id AND t.tenant_id = $2 AND t.enabled))
"""


@dataclass(frozen=True, slots=True)
class Target:
    """What a name stands for; a person need not have been spoken to yet."""

    user_id: int | None
    conversation_id: int | None


def require_self(actor: Actor, username: str) -> None:
    """These clients name their own person in every call; the token alone says who it is."""
    if username != actor.username:
        raise Denied(
            "只能用自己的账号 | Only your own account",
            id="chat.not_you",
            fields={"username": "不是当前账号 | Not your account"},
        )


async def find(actor: Actor, name: str) -> Target:
    """Raises missing() for nobody, for oneself, and for a conversation that the actor may not read."""
    if name.startswith(GROUP):
        membership = await membership_of(actor, as_id(name.removeprefix(GROUP)))
        return Target(None, membership.conversation.id)
    rows = await reader()(_PERSON, name, actor.tenant_id, actor.user_id)
    if not rows or rows[0]["id"] == actor.user_id:
        raise missing()
    return Target(rows[0]["id"], rows[0]["conversation_id"])
