"""How long talk is kept: messages older than an organisation wants go, with their reactions and what let their files be read."""

from datetime import timedelta

from schema.kit.clock import now
from server.chat.read import reader
from server.kit.actor import Actor, system_actor
from server.kit.switches import CHAT_DAYS, read_switch
from server.kit.unit_of_work import unit_of_work

_AT_ONCE = 5000
MOST_DAYS = 36_500
_CONVERSATIONS = """
SELECT c.id FROM chat_conversation c WHERE c.tenant_id = $1
  AND EXISTS (SELECT 1 FROM chat_message m WHERE m.conversation_id = c.id AND m.sent_at < $2)
"""
_DELETE = f"""
WITH gone AS (DELETE FROM chat_message WHERE id IN (
    SELECT id FROM chat_message WHERE conversation_id = $1 AND sent_at < $2 ORDER BY sent_at LIMIT {_AT_ONCE}) RETURNING id),
  files AS (DELETE FROM chat_file f USING gone WHERE f.message_id = gone.id),
  reactions AS (DELETE FROM chat_reaction r USING gone WHERE r.message_id = gone.id)
SELECT count(*) AS n FROM gone
"""
_LATER = "DELETE FROM chat_later WHERE tenant_id = $1 AND state IN ('sent', 'cancelled') AND send_at < $2 RETURNING id"
_LATER_DAYS = 90


async def days_kept(actor: Actor) -> int:
    """0: for ever."""
    text = await read_switch(actor.tenant_id, CHAT_DAYS)
    return min(int(text), MOST_DAYS) if text.isascii() and text.isdigit() else 0


async def retention(actor: Actor) -> dict[str, int]:
    return {"days": await days_kept(actor)}


async def sweep_talk(tenant_id: int) -> int:
    """Gives how many messages were deleted."""
    actor = system_actor(tenant_id)
    await reader()(_LATER, tenant_id, now() - timedelta(days=_LATER_DAYS))
    days = await days_kept(actor)
    if not days:
        return 0
    before, deleted = now() - timedelta(days=days), 0
    for conversation in await reader()(_CONVERSATIONS, tenant_id, before):
        count = _AT_ONCE
        while count == _AT_ONCE:
            async with unit_of_work(actor) as work:
                count = (await reader(work)(_DELETE, conversation["id"], before))[0]["n"]
            deleted += count
    return deleted
