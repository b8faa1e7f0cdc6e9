"""Expiry: a flow whose codes have all run out waits for new ones, and its screen says so."""

from schema.kit.clock import now
from schema.signing.flow import ON_TURN, UNDER_WAY, SignFlow, flow
from server.engine.process import open_transition
from server.kit.actor import system_actor
from server.kit.database import pool
from server.kit.scope import lock
from server.kit.unit_of_work import unit_of_work
from server.signing.chain import EventDraft, append
from server.signing.flows import parties_of
from server.signing.links import is_over, live_links

_DUE = """
SELECT f.tenant_id, f.id FROM sign_flow f
WHERE f.state IN ('sent', 'partly_signed') AND f.del_flag = 0 AND NOT EXISTS (
  SELECT 1 FROM sign_party p JOIN sign_token t ON t.party_id = p.id AND t.used_at IS NULL AND t.revoked_at IS NULL
  WHERE p.flow_id = f.id AND p.state IN ('invited', 'opened', 'identified') AND t.expires_at > $1)
ORDER BY f.id LIMIT 500"""


async def expire_flows() -> int:
    """How many flows nobody can sign any more until the desk makes a new code."""
    rows = await pool().fetch(_DUE, now())
    return sum([await _expire(row["tenant_id"], row["id"]) for row in rows])


async def _expire(tenant_id: int, flow_id: int) -> bool:
    actor = system_actor(tenant_id)
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, flow_id)
        if row.state not in UNDER_WAY:
            return False
        links, moment = await live_links(row), now()
        waited = [one for one in await parties_of(actor, row) if one.state in ON_TURN]
        if any(not is_over(links.get(one.id), moment) for one in waited):
            return False
        async with open_transition(work, flow, row, "expire"):
            await append(work, row, EventDraft("expired"))
    return True
