"""Leases that follow another: made of it, with its nights and bills, and taking its deposit over when it ends."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, cast

from schema.kit.snowflake import next_id
from schema.rental.lease import ACTIVE, SIGNED, VOID, Lease
from schema.rental.lease import lease as lease_resource
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work
from server.rental.cashier.deposit_entries import set_due_back
from server.rental.cleaning.after_stay import soil_unit
from server.rental.deposits.book import move_deposit
from server.rental.inventory.units import load_units
from server.rental.leases.act import LeaseAct
from server.rental.leases.view import begins

_OWN = frozenset(
    [
        "id",
        "row_version",
        "del_flag",
        "create_by",
        "create_time",
        "update_by",
        "update_time",
        "contract_no",
        "order_no",
        "state",
        "signed_on",
        "scan",
        "checked_by",
        "hold_until",
        "total",
        "paid",
        "balance",
        "prepaid",
        "contract_type",
        "billing_state",
        "months_left",
        "ending",
        "holdover",
        "claimed_until",
        "clash_on",
        "renewal",
        "renewal_told",
        "prev_lease_id",
        "handed_over_on",
        "filing_no",
        "filing_state",
        "check_in",
        "departure",
    ]
)
"""Columns that a lease has for itself alone."""


def make_successor(lease: Lease, columns: Mapping[str, Any], day: date) -> Lease:
    """As the lease is, but for the columns; signed as the change is, on its business day."""
    inherited = {name: getattr(lease, name) for name in lease._meta.db_fields if name not in _OWN}
    row = Lease(
        **{**inherited, **columns},
        id=next_id(),
        prev_lease_id=lease.id,
        state=SIGNED,
        signed_on=day,
        contract_type="",
    )
    row.state = ACTIVE if begins(row, day) else SIGNED
    return row


async def end_followed(work: Work, lease: Lease, day: date) -> bool:
    """The turn of the day for a locked lease whose last day is past and that another follows; whether it ended it.

    A unit that is left for another one is to be cleaned.
    """
    successor = await successor_of(work.actor, lease) if _is_over(lease, day) else None
    if successor is None:
        return False
    if successor.unit_id != lease.unit_id:
        for unit in (await load_units(work.actor, [lease.unit_id])).values():
            await soil_unit(work, unit, "room_change", lease.id)
    return await follow_on(work, lease, day)


async def follow_on(work: Work, lease: Lease, day: date) -> bool:
    """Ends a locked lease whose last day is past and that another one follows. Whether it did.

    Its deposit goes along; of one that is lower now the surplus stays, due back, where that was agreed.
    """
    successor = await successor_of(work.actor, lease) if _is_over(lease, day) else None
    if successor is None:
        return False
    new = await lock(Lease, work.actor, successor.id)
    most = new.deposit if new.surplus_back else None
    await move_deposit(work, lease, new, pays=False, most=most)
    if most is not None:
        await set_due_back(work, lease.id, lease.end_date + timedelta(days=lease.deposit_back_days))
    async with open_transition(work, lease_resource, lease, "follow") as act:
        cast(LeaseAct, act).today = day
    return True


def _is_over(lease: Lease, day: date) -> bool:
    return lease.state == ACTIVE and lease.end_date < day


async def successor_of(actor: Actor, lease: Lease) -> Lease | None:
    """The lease that follows, unless it was made void."""
    return await scoped(Lease, actor).filter(prev_lease_id=lease.id).exclude(state=VOID).first()
