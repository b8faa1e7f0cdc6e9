"""Notices to both people when a stand-in begins, once, whether it was appointed for now or long ago."""

from functools import partial

from schema.kit.clock import now, to_wire
from schema.system.user_agent import UserAgent
from server.kit.actor import Actor, system_actor
from server.kit.control import announce_rights
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import lock, of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.system.messages.notifications import notify

_DUE = """
SELECT id, tenant_id FROM sys_user_agent
WHERE del_flag = 0 AND status = '1' AND told_at IS NULL AND start_time <= now() AND end_time > now() ORDER BY id LIMIT 200
"""
_NAMES = "SELECT id, realname FROM sys_user WHERE id = ANY($1::bigint[])"


async def tell_stand_ins() -> int:
    """In all tenants; gives how many began."""
    told = 0
    for due in await pool().fetch(_DUE):
        told += await retrying(partial(_tell_one, system_actor(due["tenant_id"]), due["id"]))
    return told


async def _tell_one(actor: Actor, row_id: int) -> bool:
    async with unit_of_work(actor) as work:
        row = await lock(UserAgent, actor, row_id)
        if row.told_at is not None:
            return False
        await of_tenant(UserAgent, row.tenant_id).filter(id=row.id).update(told_at=now())
        await _tell_both(work, row)
        announce_rights(work, [row.user_id, row.agent_id])
        return True


async def _tell_both(work: Work, row: UserAgent) -> None:
    found = await work.db.execute_query_dict(_NAMES, [[row.user_id, row.agent_id]])
    names = {person["id"]: person["realname"] for person in found}
    absent, agent, end = names.get(row.user_id, ""), names.get(row.agent_id, ""), to_wire(row.end_time)[:16]
    subject = ("sys/sysUserAgent", row.id)
    await notify(
        work,
        [row.agent_id],
        f"您开始代理{absent} | You now stand in for {absent}",
        f"到{end}为止，其工单与通知会转给您。 | Until {end} their orders and notices come to you.",
        priority="M",
        bus=subject,
    )
    await notify(
        work,
        [row.user_id],
        f"{agent}开始代理您 | {agent} now stands in for you",
        f"到{end}为止，您的工单与通知会转给{agent}。 | Until {end} your orders and notices go to {agent}.",
        bus=subject,
    )
