"""The view of a lease as its page shows it, and what is derived: contract type, billing, months left, sums in fen."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.rental.lease import SIGNED, Bill, BillLine, Lease
from schema.rental.lease import lease as resource
from schema.rental.ledger import Ledger
from schema.rental.unit import Unit
from schema.system.tenant import Tenant
from server.engine.available_actions import available_actions
from server.kit.actor import Actor
from server.kit.scope import everywhere, fetch, of_tenant, scoped
from server.rental.cashier.refund_requests import waiting_refunds
from server.rental.leases.periods import add_months
from server.rental.spans import DAY

ISSUED = ("open", "part", "paid", "written_off")
UNPAID = ("open", "part")


def contract_type(form: str, signed: bool, start: date, today: date) -> str:
    if form == "paper":
        return "paper_effective"
    if not signed:
        return "electronic_unsigned"
    return "electronic_pending" if today < start else "electronic_effective"


def billing_state(bills: Iterable[Bill], today: date) -> str:
    """Overdue before all else; paid when everything issued is."""
    issued = [bill for bill in bills if bill.state in ISSUED]
    if any(bill.state in UNPAID and bill.due < today for bill in issued):
        return "overdue"
    return "paid" if issued and all(bill.state not in UNPAID for bill in issued) else "normal"


def months_left(end: date, today: date) -> int:
    """Begun months until the end; 0 when it is over."""
    count = 0
    while count < 240 and add_months(today, count) <= end:
        count += 1
    return count


def begins(lease: Lease, today: date) -> bool:
    """Signed, and its first day has come."""
    return lease.state == SIGNED and lease.start_date <= today


def derive(lease: Lease, bills: Iterable[Bill], today: date) -> dict[str, Any]:
    """The columns that follow from dates and bills."""
    rows = [bill for bill in bills if bill.state != "void"]
    return {
        "contract_type": contract_type(lease.form, lease.signed_on is not None, lease.start_date, today),
        "billing_state": billing_state(rows, today),
        "months_left": months_left(lease.end_date, today),
        "total": sum(bill.amount for bill in rows),
        "paid": sum(bill.paid for bill in rows),
        "balance": sum(bill.open_amount for bill in rows if bill.state in UNPAID and bill.due <= today),
    }


async def lease_detail(actor: Actor, lease_id: int | str) -> dict[str, Any]:
    """The lease with its bills and why each amount is what it is."""
    lease = await fetch(Lease, actor, lease_id)
    bills = await scoped(Bill, actor).filter(lease_id=lease.id).order_by("due", "period_from", "bill_no")
    lines = await of_tenant(BillLine, actor.tenant_id).filter(bill_id__in=[bill.id for bill in bills]).order_by("seq")
    unit = await of_tenant(Unit, actor.tenant_id).filter(id=lease.unit_id).first()
    lessor = await everywhere(Tenant).get_or_none(id=actor.tenant_id)
    offer = (await available_actions(resource, actor, [lease]))[lease.id]
    payments = await scoped(Ledger, actor).filter(account_id=lease.id).order_by("seq")
    return {
        "id": str(lease.id),
        "version": lease.row_version,
        "contractNo": lease.contract_no,
        "lessor": lessor.name if lessor else "",
        "lessorCode": lessor.company_code if lessor else None,
        "tenantId": str(lease.renter_id),
        "tenantName": lease.renter_name,
        "tenantPhone": lease.renter_phone,
        "unitId": str(lease.unit_id),
        "unitTitle": unit.title if unit else "",
        "form": lease.form,
        "state": lease.state,
        "contractType": lease.contract_type,
        "billingState": lease.billing_state,
        "monthsLeft": lease.months_left,
        "startDate": lease.start_date.isoformat(),
        "endDate": lease.end_date.isoformat(),
        "payCycle": str(lease.pay_cycle),
        "price": to_yuan(lease.price),
        "depositCharged": lease.deposit_charged,
        "deposit": to_yuan(lease.deposit),
        "total": to_yuan(lease.total),
        "paid": to_yuan(lease.paid),
        "balance": to_yuan(lease.balance),
        "signedOn": lease.signed_on.isoformat() if lease.signed_on else None,
        "signature": lease.signature,
        "signedAt": to_wire(lease.signed_at) if lease.signed_at else None,
        "witness": lease.witness,
        "notes": lease.notes or "",
        "checkIn": to_wire(lease.check_in) if lease.check_in else None,
        "departure": to_wire(lease.departure) if lease.departure else None,
        "ledger": [_payment(line) for line in payments],
        "waiting": await waiting_refunds(actor, lease.id),
        **offer._asdict(),
        "bills": [_bill(bill, [line for line in lines if line.bill_id == bill.id]) for bill in bills],
    }


def _payment(line: Ledger) -> dict[str, Any]:
    return {
        "id": str(line.id),
        "no": line.no,
        "billId": str(line.bill_id) if line.bill_id else None,
        "project": line.project,
        "direction": line.direction,
        "amount": to_yuan(line.amount),
        "method": line.method,
        "paidOn": line.paid_on.isoformat(),
        "note": line.note or "",
        "operator": line.operator,
        "reverses": str(line.reverses) if line.reverses else None,
        "reversedBy": str(line.reversed_by) if line.reversed_by else None,
    }


def _bill(bill: Bill, lines: list[BillLine]) -> dict[str, Any]:
    return {
        "id": str(bill.id),
        "version": bill.row_version,
        "billNo": bill.bill_no,
        "kind": bill.kind,
        "from": bill.period_from.isoformat(),
        "to": bill.period_to.isoformat(),
        "days": (bill.period_to + DAY - bill.period_from).days,
        "due": bill.due.isoformat(),
        "amount": to_yuan(bill.amount),
        "paid": to_yuan(bill.paid),
        "open": to_yuan(bill.open_amount),
        "state": bill.state,
        "lines": [{"amount": to_yuan(line.amount), "explain": line.explain} for line in lines],
    }
