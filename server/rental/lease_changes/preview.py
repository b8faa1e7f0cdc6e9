"""The preview of a change: both sides, every bill before and after, and the difference in fen, each line explained."""

from collections.abc import Iterator, Sequence
from typing import Any

from schema.kit.money import to_yuan
from schema.rental.lease import Lease
from schema.rental.lease_change import TRANSFER, LeaseChange
from schema.rental.unit import Unit
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, of_tenant, parse_id, scoped
from server.rental.availability.alternatives import find_alternatives
from server.rental.inventory.types import LONG
from server.rental.lease_changes.billed_state import BilledState, check_changeable, read_billed_state
from server.rental.lease_changes.forms import ChangePreviewForm, WantedForm
from server.rental.lease_changes.plan import Billed
from server.rental.lease_changes.proposals import Proposal, Worked, work_out
from server.rental.leases.bills import Planned
from server.rental.leases.contract import check_long
from server.rental.leases.parties import named_lessee
from server.rental.leases.periods import Line, price_at
from server.rental.leases.terms import terms_of
from server.rental.spans import DAY, Span

_FREE = """
SELECT NOT EXISTS (SELECT 1 FROM occupancy_claim c WHERE c.leaf_id = ANY($1::bigint[]) AND c.from_day < $3 AND c.to_day > $2
    AND c.kind <> 'hold' AND c.stay_id <> ALL($4::bigint[]))"""


async def preview_change(actor: Actor, form: ChangePreviewForm) -> dict[str, Any]:
    """What the change would do now; Invalid and Conflict as writing it would say."""
    lease = await fetch_visible(Lease, actor, form.lease_id)
    own = await _draft_of(actor, lease, form)
    await check_changeable(actor, lease, form.kind, own)
    return await show_change(actor, work_out(await read_billed_state(actor, lease), form.kind, form, own))


async def _draft_of(actor: Actor, lease: Lease, form: ChangePreviewForm) -> int:
    """The change that is edited, which does not stand in its own way; 0 for a new one."""
    rows = scoped(LeaseChange, actor).filter(id=parse_id(form.change_id), lease_id=lease.id) if form.change_id else None
    row = await rows.first() if rows is not None else None
    return row.id if row else 0


async def show_change(actor: Actor, worked: Worked) -> dict[str, Any]:
    """Amounts are yuan texts; the total is of all bills of both leases, of any kind."""
    billed_state, kind, form, proposal, own = worked
    before = await _side(actor, billed_state.lease)
    after = await _side(actor, after_of(billed_state.lease, proposal))
    if kind == TRANSFER:
        after["lesseeName"], after["lesseePhone"] = await _named(actor, form)
    after["depositSurplus"] = to_yuan(surplus) if (surplus := surplus_of(worked)) else None
    after["surplusReturned"] = bool(proposal.successor and proposal.successor["surplus_back"])
    old = sum(bill.amount for bill in billed_state.billed)
    difference = proposal.bills.amount - old + proposal.next_total
    taken = await _taken(actor, billed_state, proposal, own)
    return {
        "effectiveDay": proposal.effective_day.isoformat(),
        "before": before,
        "after": after,
        "bills": list(rows_of(billed_state, proposal)),
        "totalBefore": to_yuan(billed_state.total),
        "totalAfter": to_yuan(billed_state.total + difference),
        "difference": to_yuan(difference),
        "taken": taken is not None,
        "alternatives": taken or [],
    }


def surplus_of(worked: Worked) -> int:
    """Fen by which the deposit of the lease that follows is lower."""
    successor = worked.proposal.successor
    return max(0, worked.billed_state.lease.deposit - successor["deposit"]) if successor else 0


def after_of(lease: Lease, proposal: Proposal) -> Lease:
    """A copy that is never written."""
    columns = {name: getattr(lease, name) for name in lease._meta.db_fields}
    return Lease(**{**columns, **(proposal.successor or proposal.columns)})


async def _side(actor: Actor, lease: Lease) -> dict[str, Any]:
    unit = await of_tenant(Unit, actor.tenant_id).filter(id=lease.unit_id).first()
    return side_of(lease, unit.title if unit else "")


def side_of(lease: Lease, unit_title: str) -> dict[str, Any]:
    """The lease as one side of the change; amounts are yuan texts."""
    terms = terms_of(lease)
    return {
        "unitTitle": unit_title,
        "lesseeName": lease.renter_name,
        "lesseePhone": lease.renter_phone,
        "startDate": lease.start_date.isoformat(),
        "endDate": lease.end_date.isoformat(),
        "price": to_yuan(lease.price),
        "steps": [{"from": step.start.isoformat(), "price": to_yuan(step.price)} for step in terms.steps],
        "lastPrice": to_yuan(price_at(terms, lease.end_date)),
        "payCycle": str(lease.pay_cycle),
        "deposit": to_yuan(lease.deposit),
        "payerName": lease.payer_name,
        "payerFrom": lease.payer_from.isoformat() if lease.payer_from else None,
    }


async def _named(actor: Actor, form: WantedForm) -> tuple[str, str]:
    lessee = await named_lessee(actor, form)
    return lessee.name, lessee.phone


def rows_of(billed_state: BilledState, proposal: Proposal) -> Iterator[dict[str, Any]]:
    """The bills of the lease by their first day, then those of the lease that follows."""
    kept = {bill.id for bill in proposal.bills.kept}
    instead: dict[Any, Planned] = {bill.first: bill for bill in proposal.bills.written}
    for bill in billed_state.billed:
        if bill.id in kept:
            yield _row(bill, bill, "issued" if bill.issued else "kept")
        else:
            fresh = instead.pop(bill.first, None)
            yield _row(bill, fresh, "changed" if fresh else "void")
    for fresh in instead.values():
        yield _row(None, fresh, "new")
    for fresh in proposal.next_bills:
        yield _row(None, fresh, "next")


def _row(before: Billed | None, after: Billed | Planned | None, state: str) -> dict[str, Any]:
    shown = after or before
    assert shown is not None
    was, will = before.amount if before else 0, after.amount if after else 0
    return {
        "kind": shown.kind if isinstance(shown, Planned) else "rent",
        "state": state,
        "from": shown.first.isoformat(),
        "to": shown.last.isoformat(),
        "due": shown.due.isoformat(),
        "before": to_yuan(was) if before else None,
        "after": to_yuan(will) if after else None,
        "difference": to_yuan(will - was),
        "lines": _shown(after.lines if after else ()),
    }


def _shown(lines: Sequence[Line]) -> list[dict[str, str]]:
    return [{"amount": to_yuan(line.amount), "explain": line.explain, "origin": line.origin} for line in lines]


async def _taken(actor: Actor, billed_state: BilledState, proposal: Proposal, own: int) -> list[dict[str, str]] | None:
    """What is free instead, where somebody has the nights of the lease that follows; None where they are free."""
    if proposal.successor is None:
        return None
    after = after_of(billed_state.lease, proposal)
    unit = await fetch(Unit, actor, after.unit_id)
    check_long(unit)
    span = Span(after.start_date, after.end_date + DAY)
    free = await pool().fetchval(_FREE, unit.leaf_ids, span.start, span.end, [billed_state.lease.id, own])
    return None if free else await find_alternatives(pool(), unit, span, letting=LONG)
