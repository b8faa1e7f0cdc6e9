"""The view of a change: both sides as they are signed, and the history of the changes of a lease."""

from collections.abc import Sequence
from typing import Any

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.kit.sealing import mask
from schema.rental.lease import Lease
from schema.rental.lease_change import LeaseChange, lease_change
from server.engine.available_actions import available_actions
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.rental.lease_changes.forms import kept_terms
from server.rental.lease_changes.handover import meters_at_handover


async def change_detail(actor: Actor, change_id: int | str) -> dict[str, Any]:
    row = await fetch(LeaseChange, actor, change_id)
    [shown] = await _show(actor, [row])
    after = dict(row.after or {})
    bills = after.pop("bills", [])
    totals = {key: after.pop(key, None) for key in ("totalBefore", "totalAfter")}
    return {
        **shown,
        **totals,
        "wanted": _wanted(row),
        "meters": await meters_at_handover(actor, row),
        "before": row.before,
        "after": after or None,
        "bills": bills,
    }


def _wanted(row: LeaseChange) -> dict[str, Any]:
    """As it was typed, with the document of a new lessee masked."""
    wanted = kept_terms(row).model_dump(mode="json", by_alias=True)
    lessee = wanted["tenant"]
    if lessee is None:
        return wanted
    number = row.lessee_id_no and mask(row.lessee_id_no)
    return {**wanted, "tenant": {"name": lessee["name"], "phone": lessee["phone"], "idNo": number or None}}


async def changes_of(actor: Actor, lease_id: str) -> list[dict[str, Any]]:
    """Of a lease, the newest first."""
    lease = await fetch(Lease, actor, lease_id)
    rows = await scoped(LeaseChange, actor).filter(lease_id=lease.id).order_by("-create_time", "-id")
    return await _show(actor, rows)


async def _show(actor: Actor, rows: Sequence[LeaseChange]) -> list[dict[str, Any]]:
    offers = await available_actions(lease_change, actor, rows)
    named = {row.lease_id for row in rows} | {row.next_lease_id for row in rows if row.next_lease_id}
    leases = {lease.id: lease for lease in await scoped(Lease, actor).filter(id__in=named)}
    return [_shape(row, leases, offers[row.id]._asdict()) for row in rows]


def _shape(row: LeaseChange, leases: dict[int, Lease], offer: dict[str, Any]) -> dict[str, Any]:
    lease, following = leases.get(row.lease_id), leases.get(row.next_lease_id or 0)
    return {
        "id": str(row.id),
        "version": row.row_version,
        "no": row.no,
        "leaseId": str(row.lease_id),
        "contractNo": lease.contract_no if lease else "",
        "lesseeName": lease.renter_name if lease else "",
        "kind": row.kind,
        "form": row.form,
        "state": row.state,
        "effectiveDay": row.effective_day.isoformat(),
        "reason": row.reason or "",
        "difference": to_yuan(row.difference),
        "nextLeaseId": str(row.next_lease_id) if row.next_lease_id else None,
        "nextContractNo": following.contract_no if following else None,
        "signedOn": row.signed_on.isoformat() if row.signed_on else None,
        "scan": row.scan,
        "checkedBy": row.checked_by,
        "holdUntil": to_wire(row.hold_until) if row.hold_until else None,
        "readingsOn": row.readings_on.isoformat() if row.readings_on else None,
        "appliedAt": to_wire(row.applied_at) if row.applied_at else None,
        "createdAt": to_wire(row.create_time),
        "createdBy": row.create_by or "",
        **offer,
    }
