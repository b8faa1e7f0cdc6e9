"""The effect of a change that is signed: what was proposed is written, by the state of things at that moment."""

from collections.abc import Sequence
from datetime import date

from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.lease_change import AGREED, RENEW, TRANSFER, LeaseChange
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_stays
from server.rental.lease_changes.forms import WantedForm
from server.rental.lease_changes.nights import take_nights
from server.rental.lease_changes.plan import Replan
from server.rental.lease_changes.proposals import Proposal, Worked
from server.rental.lease_changes.successor import follow_on, make_successor
from server.rental.leases.contract import next_free_number, refresh_lease
from server.rental.leases.life import write_bills
from server.rental.leases.parties import copy_parties, find_lessee
from server.rental.leases.view import derive


async def apply_change(work: Work, row: LeaseChange, worked: Worked) -> Lease | None:
    """Writes what the locked change proposes; gives the lease that follows, where one does.

    Conflict "occupancy.taken" when somebody has its nights.
    """
    billed_state, proposal = worked.billed_state, worked.proposal
    lease, day = billed_state.lease, billed_state.today
    successor = None
    if proposal.successor is not None:
        successor = make_successor(lease, {**proposal.successor, "form": row.form}, day)
        await take_nights(work, row, billed_state, successor)
    await write_replan(work, lease, proposal.bills, day)
    await _hand_bills(work, lease, proposal)
    if successor is not None:
        await _write_successor(work, row, worked.form, successor, proposal, day)
    await _write_lease(work, lease, row, proposal, day)
    return successor


async def write_replan(work: Work, lease: Lease, replan: Replan, day: date) -> None:
    """Planned bills that no longer hold are void, and those that take their place are written."""
    ids = [bill.id for bill in replan.voided]
    rows = scoped(Bill, work.actor).filter(id__in=ids, state="planned").order_by("id").select_for_update(no_key=True)
    for bill in await rows if ids else ():
        await work.update(bill, {"state": "void"}, action="replan")
    if replan.written:
        await write_bills(work, lease, list(replan.written), day)


async def _hand_bills(work: Work, lease: Lease, proposal: Proposal) -> None:
    """Bills still to be issued are the new payer's."""
    if proposal.payer_from is None:
        return
    rows = scoped(Bill, work.actor).filter(lease_id=lease.id, state="planned", period_from__gte=proposal.payer_from)
    for bill in await rows.order_by("id").select_for_update(no_key=True):
        await work.update(bill, {"payer_name": proposal.columns["payer_name"]}, action="payer")


async def _write_successor(
    work: Work, row: LeaseChange, form: WantedForm, successor: Lease, proposal: Proposal, day: date
) -> None:
    successor.contract_no = await next_free_number(work)
    bills = await write_bills(work, successor, list(proposal.next_bills), day)
    renter = await find_lessee(work, form) if row.kind == TRANSFER else None
    if renter is not None:
        successor.renter_id, successor.renter_name, successor.renter_phone = renter.id, renter.name, renter.phone
    _set(successor, derive(successor, bills, day))
    await work.insert(successor)
    await copy_parties(work, row.lease_id, successor, renter)
    work.log_state(successor, "lease", None, successor.state, row.kind)
    await emit_stays(work, "lease", successor.id, {})


def _set(row: Lease, values: dict[str, object]) -> None:
    for column, value in values.items():
        setattr(row, column, value)


async def _write_lease(work: Work, lease: Lease, row: LeaseChange, proposal: Proposal, day: date) -> None:
    renewal = {"renewal": AGREED} if row.kind == RENEW else {}
    await work.update(lease, {**proposal.columns, **renewal}, action=row.kind)
    if not await follow_on(work, lease, day):
        await refresh_lease(work, lease, row.kind, day)


async def mark_renewal(work: Work, leases: Sequence[Lease], state: str) -> None:
    """How far the lessee's renewal is."""
    for lease in leases:
        if lease.renewal != state:
            await work.update(lease, {"renewal": state}, action="renewal")
