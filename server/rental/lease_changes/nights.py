"""Nights of changes: held from the moment that a change is sent to be signed, and taken by the lease that follows.

What is held is a claim of the change itself, so that it goes with it whatever becomes of the lease.
"""

from copy import copy

from schema.rental.lease import Lease
from schema.rental.lease_change import RENEW, ROOM_CHANGE, TRANSFER, LeaseChange
from schema.rental.unit import Unit
from server.kit.unit_of_work import Work
from server.rental.availability.refusals import claim_or_offer
from server.rental.cleaning.after_stay import soil_unit
from server.rental.inventory.units import lock_units, lock_units_left
from server.rental.lease_changes.billed_state import BilledState
from server.rental.lease_changes.proposals import Proposal
from server.rental.leases.contract import check_long
from server.rental.occupancy.claims import Claim, ClaimChange, release_stays
from server.rental.spans import DAY, Span

KIND = "lease"
"""Firm as those of a lease, since only a signature is missing."""


async def hold_nights(work: Work, row: LeaseChange, billed_state: BilledState, proposal: Proposal) -> None:
    """Those of a renewal, or of another room; Conflict "occupancy.taken" where somebody has one of them.

    What the lease holds itself until the change takes effect is not held twice.
    """
    if proposal.successor is None or row.kind not in (RENEW, ROOM_CHANGE):
        return
    lease, columns = billed_state.lease, proposal.successor
    wanted = columns.get("unit_id", lease.unit_id)
    units = await lock_units(work, {lease.unit_id, wanted})
    check_long(units[wanted])
    unit = units[wanted] if row.kind == RENEW else _without(units[wanted], units[lease.unit_id])
    span = Span(max(columns["start_date"], lease.claimed_until or lease.start_date), columns["end_date"] + DAY)
    claims = [Claim(unit, span, KIND, row.id, row.id)] if unit.leaf_ids else []
    await claim_or_offer(work, ClaimChange(claims, freed=[row.id]))


def _without(unit: Unit, own: Unit) -> Unit:
    left = copy(unit)
    left.leaf_ids = [leaf for leaf in unit.leaf_ids if leaf not in own.leaf_ids]
    return left


async def free_nights(work: Work, row: LeaseChange, lease: Lease, wanted: int | None) -> None:
    """What the change held; `wanted`: the unit that it is about, where that is another one."""
    await lock_units_left(work, [lease.unit_id, *([wanted] if wanted else [])])
    await release_stays(work, [row.id])


async def take_nights(work: Work, row: LeaseChange, billed_state: BilledState, successor: Lease) -> None:
    """The nights of both leases at once; a unit that is left today is to be cleaned."""
    lease = billed_state.lease
    units = await lock_units(work, {lease.unit_id, successor.unit_id})
    left, taken = units[lease.unit_id], units[successor.unit_id]
    claims = [_claim(taken, successor, Span(successor.start_date, successor.end_date + DAY))]
    freed = [row.id]
    if row.kind in (ROOM_CHANGE, TRANSFER) or lease.claimed_until:
        freed.append(lease.id)
        claims.append(_claim(left, lease, Span(lease.start_date, successor.start_date)))
    if row.kind == ROOM_CHANGE:
        check_long(taken)
        successor.community_id = taken.community_id
        if successor.start_date <= billed_state.today:
            await soil_unit(work, left, "room_change", lease.id)
    await claim_or_offer(work, ClaimChange(claims, freed=freed))
    if lease.claimed_until:
        await work.update(lease, {"claimed_until": None, "clash_on": None}, action="followed")


def _claim(unit: Unit, lease: Lease, span: Span) -> Claim:
    return Claim(unit, span, KIND, lease.id, lease.id)
