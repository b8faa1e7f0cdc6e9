"""Changes that lapse: sent to be signed, and signed by nobody in time, they give the nights back that they hold."""

from schema.rental.lease_change import TO_CONFIRM, TO_SIGN, lease_change
from server.rental.lease_changes.acts import ChangeAct
from server.rental.lease_changes.effects import SUBJECT, let_go
from server.rental.leases.lapse import WHY, Lapsing, lapse_due


async def lapse_changes() -> int:
    """Those of every organisation whose time is over; gives how many."""
    return await lapse_due(CHANGES)


async def _let_go(act: ChangeAct) -> None:
    act.changes["reason"] = WHY
    await let_go(act, "none", WHY)


CHANGES = Lapsing(lease_change, (TO_SIGN, TO_CONFIRM), SUBJECT, _let_go)
