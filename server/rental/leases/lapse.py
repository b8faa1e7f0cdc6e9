"""Contracts that lapse: drafts and submitted ones that nobody took on in time give their nights back by themselves.

Changes of a lease lapse in the same way (`lease_changes/lapse.py`).
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, cast

from schema.kit.clock import now
from schema.kit.resource import Resource
from schema.rental.lease import UNSIGNED
from schema.rental.lease import lease as resource
from server.engine.effects import Act
from server.engine.process import open_transition
from server.kit.actor import Actor, system_actor
from server.kit.retry import retrying
from server.kit.scope import everywhere, lock
from server.kit.unit_of_work import unit_of_work
from server.rental.leases.act import LeaseAct
from server.rental.leases.life import let_go
from server.rental.leases.papers import KIND
from server.signing.api import lock_open_flow, withdraw_of

WHY = "逾期未签"
MOST = 500
"""So many in one run; the next one goes on."""


class Lapsing(NamedTuple):
    """Rows with a `hold_until` that lapse while in one of the states; `kind` is that of their signing flow."""

    resource: Resource
    states: tuple[str, ...]
    kind: str
    let_go: Callable[[Any], Awaitable[None]]


async def lapse_leases() -> int:
    """Those of every organisation whose time is over; gives how many."""
    return await lapse_due(LEASES)


async def lapse_due(lapsing: Lapsing) -> int:
    """Each in a transaction of its own; gives how many."""
    model: Any = lapsing.resource.model
    due = everywhere(model).filter(del_flag=0, state__in=lapsing.states, hold_until__lte=now())
    count = 0
    for row in await due.order_by("id").limit(MOST).only("id", "tenant_id"):
        count += await retrying(partial(_lapse, lapsing, system_actor(row.tenant_id), row.id))
    return count


async def _lapse(lapsing: Lapsing, actor: Actor, row_id: int) -> int:
    """Who signed, withdrew or changed it meanwhile was first."""
    async with unit_of_work(actor) as work:
        await lock_open_flow(work, lapsing.kind, row_id)
        row: Any = await lock(lapsing.resource.model, actor, row_id)
        if row.state not in lapsing.states or row.hold_until is None or row.hold_until > now():
            return 0
        async with open_transition(work, lapsing.resource, row, "lapse") as act:
            await lapsing.let_go(act)
    return 1


async def _let_go(act: Act) -> None:
    await let_go(cast(LeaseAct, act), WHY)
    await withdraw_of(act.work, KIND, act.row.id, WHY)


LEASES = Lapsing(resource, UNSIGNED, KIND, _let_go)
