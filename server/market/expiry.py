"""Posts whose last day is over expire by themselves, and what was proposed for them is let go."""

from functools import partial

from schema.kit.clock import today
from schema.market.post import PUBLISHED, Post, post
from server.engine.process import open_transition
from server.kit.actor import Actor, system_actor
from server.kit.business_day import business_day
from server.kit.retry import retrying
from server.kit.scope import everywhere, lock
from server.kit.unit_of_work import unit_of_work
from server.market.matching import drop_matches

MOST = 500
"""So many in one run; the next one goes on."""


async def expire_posts() -> int:
    """Those of every organisation, each in a transaction of its own; gives how many."""
    due = everywhere(Post).filter(del_flag=0, state=PUBLISHED, valid_to__lt=today())
    count = 0
    for row in await due.order_by("id").limit(MOST).only("id", "tenant_id"):
        count += await retrying(partial(_expire, system_actor(row.tenant_id), row.id))
    return count


async def _expire(actor: Actor, post_id: int) -> int:
    """The day of the house ends later than the calendar's; who closed it meanwhile was first."""
    async with unit_of_work(actor) as work:
        row = await lock(Post, actor, post_id)
        if row.state != PUBLISHED or row.valid_to >= await business_day(actor.tenant_id):
            return 0
        async with open_transition(work, post, row, "expire"):
            await drop_matches(work, row.id)
    return 1
