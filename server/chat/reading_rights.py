"""Rights to read a record's conversation, checked again: who joined it and has lost the right on the record since.

Nothing is published to them any more.
"""

import asyncio
from collections.abc import Iterable

from schema.chat.conversation import RECORD, Conversation
from server.chat.read import reader
from server.engine.topics import may_read
from server.http.rights import load_actor

_AT_ONCE = 4
_PEOPLE = """
SELECT u.id, u.org_code FROM sys_user u WHERE u.tenant_id = $2 AND (u.id = ANY($3::bigint[])
  OR EXISTS (SELECT 1 FROM chat_member m WHERE m.conversation_id = $1 AND m.user_id = u.id))
"""


async def who_lost(conversation: Conversation, named: Iterable[int] = ()) -> frozenset[int]:
    """Members, and those about to be named, who may not read the record; asked outside the unit of work."""
    if conversation.kind != RECORD:
        return frozenset()
    people = await reader()(_PEOPLE, conversation.id, conversation.tenant_id, list(named))
    slots = asyncio.Semaphore(_AT_ONCE)

    async def reads(user_id: int, org_code: str) -> bool:
        async with slots:
            actor = await load_actor(user_id, conversation.tenant_id, org_code, 0)
            return actor is not None and await may_read(actor, conversation.ref_path or "", str(conversation.ref_id))

    held = await asyncio.gather(*(reads(person["id"], person["org_code"] or "") for person in people))
    return frozenset(person["id"] for person, holds in zip(people, held, strict=True) if not holds)
