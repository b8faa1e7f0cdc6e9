"""The view of a settlement as its wizard and its statement show it."""

from collections.abc import Iterable
from typing import Any

from schema.kit.errors import AppError
from schema.kit.money import to_yuan
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.settlement import DONE, DRAFT, VOID, Settlement, settlement
from schema.rental.unit import Unit
from schema.system.tenant import Tenant
from server.engine.available_actions import available_actions
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.kit.scope import everywhere, fetch, of_tenant, scoped
from server.rental.cashier.refund_requests import waiting_refunds
from server.rental.meters.handover import shape_meter
from server.rental.settlements.facts import find, frozen_lines, meters_left
from server.rental.settlements.forms import PreviewSettlement, SettlementForm, form_of


async def preview(actor: Actor, form: PreviewSettlement) -> dict[str, Any]:
    """The statement that a form would give, now; Invalid at its fields."""
    lease = await fetch_visible(Lease, actor, form.lease_id)
    return shape_lines(frozen_lines(await find(actor, lease, form)))


def shape_lines(lines: Iterable[dict[str, Any]]) -> dict[str, Any]:
    rows = list(lines)
    return {
        "lines": [
            {"code": row["code"], "text": row["text"], "amount": to_yuan(row["amount"]), "photos": row["photos"]}
            for row in rows
        ],
        "refundable": to_yuan(sum(row["amount"] for row in rows if row["amount"] > 0)),
        "receivable": to_yuan(-sum(row["amount"] for row in rows if row["amount"] < 0)),
        "net": to_yuan(sum(row["amount"] for row in rows)),
    }


async def settlement_detail(actor: Actor, row_id: int | str) -> dict[str, Any]:
    """Inputs, statement and what may be done; a draft is reckoned anew, anything later is as it was frozen."""
    row = await fetch(Settlement, actor, row_id)
    lease = await fetch(Lease, actor, row.lease_id)
    form = form_of(row)
    unit = await of_tenant(Unit, actor.tenant_id).filter(id=row.unit_id).first()
    lessor = await everywhere(Tenant).get_or_none(id=actor.tenant_id)
    bill = await scoped(Bill, actor).get_or_none(id=row.bill_id) if row.bill_id else None
    lines, fault = await read_lines(actor, lease, row)
    offer = (await available_actions(settlement, actor, [row]))[row.id]
    meters = [] if row.state in (DONE, VOID) else await meters_left(actor, lease, row)
    return {
        "id": str(row.id),
        "version": row.row_version,
        "no": row.no,
        "state": row.state,
        "revision": row.revision,
        "reason": row.reason,
        "leaseId": str(lease.id),
        "contractNo": lease.contract_no,
        "lessor": lessor.name if lessor else "",
        "renterName": row.renter_name,
        "renterPhone": lease.renter_phone,
        "unitTitle": unit.title if unit else "",
        "startDate": lease.start_date.isoformat(),
        "endDate": lease.end_date.isoformat(),
        "price": to_yuan(lease.price_now),
        "beforeStart": row.before_start,
        "form": _wire(form),
        "statement": shape_lines(lines),
        "fault": fault,
        "meters": [shape_meter(meter) for meter in meters],
        "scan": row.scan or "",
        "checkedBy": row.checked_by,
        "signedOn": row.signed_on.isoformat() if row.signed_on else None,
        "method": row.method,
        "billNo": bill.bill_no if bill else None,
        "doneOn": row.done_on.isoformat() if row.done_on else None,
        "waiting": await waiting_refunds(actor, lease.id),
        **offer._asdict(),
    }


async def read_lines(actor: Actor, lease: Lease, row: Settlement) -> tuple[list[dict[str, Any]], str | None]:
    """Lines in fen; what a draft lacks is told beside its last ones, so that it can be opened and mended."""
    if row.state != DRAFT:
        return row.lines or [], None
    try:
        return frozen_lines(await find(actor, lease, form_of(row))), None
    except AppError as error:
        return row.lines or [], next(iter((error.fields or {}).values()), error.message)


def _wire(form: SettlementForm) -> dict[str, Any]:
    return form.model_dump(mode="json", by_alias=True)
