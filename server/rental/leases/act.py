"""What every transition of a lease carries along: what follows from its dates and bills, and its bar on the board."""

from copy import copy
from dataclasses import dataclass, field
from datetime import date
from typing import cast

from schema.rental.bill import Bill
from schema.rental.lease import ACTIVE, VOID, Lease
from server.engine.effects import Act
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.rental.bars.events import Shown, emit_stays, shown_now
from server.rental.leases.view import begins, derive
from server.rental.locks.codes import revoke_past


@dataclass
class LeaseAct(Act):
    """`today`: the business day, where not the present one but one that is caught up."""

    today: date | None = None
    shown: Shown = field(default_factory=dict)

    @property
    def lease(self) -> Lease:
        return cast(Lease, self.row)


async def begin_act(act: LeaseAct) -> None:
    """Its bar as it is before."""
    act.shown = await shown_now(act.work, "lease", act.lease.id)


async def settle_act(act: LeaseAct) -> None:
    """The columns that follow; a lease that is signed on its first day or later begins at once."""
    if act.target == VOID:
        return
    today = act.today or await business_day(act.actor.tenant_id)
    after = copy(act.lease)
    for column, value in {**act.changes, "state": act.target}.items():
        setattr(after, column, value)
    after.state = act.target = ACTIVE if begins(after, today) else act.target
    bills = await scoped(Bill, act.actor).filter(lease_id=act.lease.id)
    act.changes |= derive(after, bills, today)


async def spread_act(act: LeaseAct) -> None:
    """Codes of its doors end with it; boards hear of its bar."""
    await revoke_past(act.work, act.lease)
    await emit_stays(act.work, "lease", act.lease.id, act.shown)
