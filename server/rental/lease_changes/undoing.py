"""The follow-up lease that is given up before it begins: what the change took from the lease before it is given back.

It stands here, above leases, since bills are planned anew for that.
"""

from dataclasses import replace

from schema.rental.lease import ACTIVE, Lease
from schema.rental.lease import lease as resource
from schema.rental.lease_change import AGREED, RENEW, LeaseChange
from server.engine.effects import Effects
from server.kit.scope import fetch, parse_id, scoped
from server.kit.unit_of_work import Work
from server.rental.availability.refusals import claim_or_offer
from server.rental.inventory.units import lock_units
from server.rental.lease_changes.apply import mark_renewal, write_replan
from server.rental.lease_changes.billed_state import read_billed_state
from server.rental.lease_changes.plan import replan
from server.rental.leases.act import LeaseAct
from server.rental.leases.contract import refresh_lease
from server.rental.leases.effects import EFFECTS as LEASES
from server.rental.leases.effects import cancel, lock_flow
from server.rental.meters.move_in import MOVE_IN
from server.rental.occupancy.claims import Claim, ClaimChange
from server.rental.orders.acting import OrderRef
from server.rental.spans import DAY, Span


async def lock_both(work: Work, body: OrderRef) -> None:
    """The flow, then the lease before it, which is the older one (docs/locks.md)."""
    await lock_flow(work, body)
    row = await fetch(Lease, work.actor, parse_id(body.id))
    if row.prev_lease_id is not None:
        ids = {row.id, row.prev_lease_id}
        await scoped(Lease, work.actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)


async def cancel_follow_up(act: LeaseAct) -> None:
    """As any lease is; the one before it is not renewed any more, or keeps its rooms to its old end."""
    row = await scoped(LeaseChange, act.actor).filter(next_lease_id=act.lease.id).first()
    before = await scoped(Lease, act.actor).get_or_none(id=row.lease_id) if row is not None else None
    if row is not None and before is not None and before.state == ACTIVE:
        if row.kind != RENEW:
            await _extend_again(act.work, before, act.lease)
        elif before.renewal == AGREED:
            await mark_renewal(act.work, [before], "none")
    await cancel(act)


async def _extend_again(work: Work, lease: Lease, followed_by: Lease) -> None:
    """To the end that it had: its nights are its own again, and its bills are those of the whole term."""
    end = followed_by.end_date
    billed_state = await read_billed_state(work.actor, lease)
    bills = replan(replace(billed_state.terms, end=end), billed_state.dues, billed_state.billed, billed_state.revisions)
    unit = (await lock_units(work, {lease.unit_id, followed_by.unit_id}))[lease.unit_id]
    claim = Claim(unit, Span(lease.start_date, end + DAY), "lease", lease.id, lease.id)
    await claim_or_offer(work, ClaimChange([claim], freed=[lease.id, followed_by.id]))
    await write_replan(work, lease, bills, billed_state.today)
    await work.update(lease, {"end_date": end}, action="followed_no_more")
    await refresh_lease(work, lease, "followed_no_more")


_LEASE = LEASES[resource.path].joined(MOVE_IN)
EFFECTS: dict[str, Effects] = {
    resource.path: replace(_LEASE, on={**_LEASE.on, "cancel": cancel_follow_up}, lock=lock_both)
}
