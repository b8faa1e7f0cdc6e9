"""Posts that are marked as changed are matched anew, one in a transaction, by the workers as soon as the change is committed."""

import logging
from dataclasses import replace
from functools import partial

from schema.market.mark import MatchMark
from schema.market.post import Post
from server.kit.actor import Actor, system_actor
from server.kit.business_day import day_turn
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import of_tenant
from server.kit.unit_of_work import unit_of_work
from server.market.matching import rematch, take_matching

MOST = 50
logger = logging.getLogger(__name__)
_MARKED = "SELECT tenant_id, post_id FROM sd_match_mark GROUP BY tenant_id, post_id ORDER BY max(id) DESC LIMIT $1"


async def rematch_marked() -> int:
    """Until nothing is marked, the newest first; gives how many posts were matched. One that fails keeps its mark and waits for
    the next call, so that it holds up no other."""
    count, failed = 0, set[int]()
    while marked := [line for line in await pool().fetch(_MARKED, MOST) if line["post_id"] not in failed]:
        for line in marked:
            try:
                actor = replace(system_actor(line["tenant_id"]), turn=await day_turn(line["tenant_id"]))
                count += await retrying(partial(_settle, actor, line["post_id"]))
            except Exception:
                logger.exception("post %s was not matched", line["post_id"])
                failed.add(line["post_id"])
    return count


async def _settle(actor: Actor, post_id: int) -> int:
    """The marks go once the row is locked and before anything else is read: what changes from here on is marked anew."""
    async with unit_of_work(actor) as work:
        await take_matching(work)
        row = await of_tenant(Post, actor.tenant_id).select_for_update(no_key=True).get_or_none(id=post_id)
        gone = await of_tenant(MatchMark, actor.tenant_id).filter(post_id=post_id).delete()
        if gone and row is not None:
            await rematch(work, row)
    return 1 if gone else 0
