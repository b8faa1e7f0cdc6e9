"""Leases held over: as long as nobody has left after the last day, the coming night is the lessee's, claimed anew each day.

Nobody else can book a unit that is lived in. Where somebody had booked it before, a person is told, once until it is settled.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from schema.rental.lease import ACTIVE, SETTLING, Lease
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.bars.events import emit_resync
from server.rental.inventory.units import lock_units_left
from server.rental.occupancy.claims import Claim, ClaimChange, Taken, replace_claims
from server.rental.spans import DAY, Span
from server.system.api import holders_by_rows, notify

RIGHT = "rental:settlement:save"
# Lived in past its end and without the night of $2: nobody has agreed on a day of leaving before it, and no lease of the same lessee
# follows. A renewal that waits for signatures holds these nights itself.
_LACKING = """
SELECT l.id FROM rent_lease l
WHERE l.tenant_id = $1 AND l.del_flag = 0 AND l.state IN ('active', 'settling') AND l.end_date < $2
    AND coalesce(l.claimed_until, l.end_date + 1) <= $2
    AND NOT EXISTS (SELECT 1 FROM rent_settlement s WHERE s.tenant_id = l.tenant_id AND s.lease_id = l.id AND s.del_flag = 0
        AND s.state IN ('to_sign', 'to_confirm', 'agreed') AND s.leave_date < $2)
    AND NOT EXISTS (SELECT 1 FROM rent_lease n WHERE n.tenant_id = l.tenant_id AND n.prev_lease_id = l.id AND n.del_flag = 0
        AND n.state <> 'void')
    AND NOT EXISTS (SELECT 1 FROM rent_lease n WHERE n.tenant_id = l.tenant_id AND n.renter_id = l.renter_id
        AND n.unit_id = l.unit_id AND n.start_date = l.end_date + 1 AND n.del_flag = 0 AND n.state <> 'void')
    AND NOT EXISTS (SELECT 1 FROM rent_lease_change c WHERE c.tenant_id = l.tenant_id AND c.lease_id = l.id AND c.del_flag = 0
        AND c.kind = 'renew' AND c.state IN ('to_sign', 'to_confirm'))
ORDER BY l.id"""


async def leases_in_holdover(actor: Actor, day: date) -> list[int]:
    """The leases whose coming night is to be claimed; empty when it was done."""
    return [row["id"] for row in await pool().fetch(_LACKING, actor.tenant_id, day)]


async def keep_nights(actor: Actor, ids: Sequence[int], day: date) -> int:
    """Claims what they lack up to the morning after `day`, of all of them or none: Taken where somebody has a night. How many."""
    async with unit_of_work(actor) as work:
        rows = scoped(Lease, actor).filter(id__in=list(ids), state__in=(ACTIVE, SETTLING))
        return await _claim(work, await rows.order_by("id").select_for_update(no_key=True), day)


async def keep_night(actor: Actor, lease_id: int, day: date) -> None:
    """The same of one. What was sold anyway is sold: then it has the coming night at least, or somebody is told."""
    try:
        await keep_nights(actor, [lease_id], day)
        return
    except Taken:
        pass
    async with unit_of_work(actor) as work:
        lease = await lock(Lease, actor, lease_id)
        try:
            async with work.part():
                await _claim(work, [lease], day, gap=False)
        except Taken as taken:
            await _tell_clash(work, lease, day, taken.rival)


async def _claim(work: Work, leases: Sequence[Lease], day: date, *, gap: bool = True) -> int:
    """Nights that they lack up to the morning after `day`; without `gap` that one alone."""
    units = await lock_units_left(work, [lease.unit_id for lease in leases])
    lacking = [(lease, lease.claimed_until or lease.end_date + DAY) for lease in leases if lease.unit_id in units]
    spans = [(lease, Span(first if gap else day, day + DAY)) for lease, first in lacking if first <= day]
    claims = [Claim(units[lease.unit_id], span, "lease", lease.id, lease.id) for lease, span in spans]
    await replace_claims(work, ClaimChange(claims, checked=False))
    kept = {"claimed_until": day + DAY, "clash_on": None}
    await work.update_many([(lease, kept) for lease, _ in spans], action="hold_over")
    for community in {lease.community_id for lease, _ in spans}:
        emit_resync(work, community)
    return len(spans)


async def _tell_clash(work: Work, lease: Lease, day: date, rival: Mapping[str, Any] | None) -> None:
    """Two parties have the same night: only a person can mend that."""
    if lease.clash_on is not None:
        return
    unit = await fetch(Unit, work.actor, lease.unit_id)
    await work.update(lease, {"clash_on": day}, action="hold_over")
    holders = await holders_by_rows(work.actor.tenant_id, RIGHT, "rental/lease", [lease.id])
    other = f"{rival['no']} {rival['guest']}".strip() if rival else ""
    await notify(
        work,
        [user for users in holders.values() for user in users],
        f"{unit.title} 到期未退，{day}晚已另订 | {unit.title} is held over, the night of {day} is sold",
        f"合同{lease.contract_no}（{lease.renter_name}）已于{lease.end_date}到期，租客尚未退租，当晚另有占用：{other}。请尽快安排"
        f" | Lease {lease.contract_no} ({lease.renter_name}) ended on {lease.end_date} and nobody has left; that night belongs to {other}",
        url=f"/rental/lease?open={lease.id}",
        priority="H",
        bus=("rental/lease", lease.id),
    )
