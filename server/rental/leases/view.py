"""The view of a lease as its page shows it, and what is derived: contract type, billing, months left, sums in fen."""

from collections.abc import Iterable
from datetime import date, timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.kit.sealing import mask
from schema.rental.bill import Bill, BillLine
from schema.rental.deposit import Deposit
from schema.rental.lease import ACTIVE, SIGNED, UNSIGNED, VOID, Lease
from schema.rental.lease import lease as resource
from schema.rental.lease_party import LeaseParty
from schema.rental.ledger import Ledger
from schema.rental.unit import Unit
from schema.system.tenant import Tenant
from server.engine.available_actions import available_actions
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import everywhere, fetch, of_tenant, scoped
from server.kit.switches import HOLDOVER_FACTOR, read_switch
from server.rental.cashier.refund_requests import waiting_refunds
from server.rental.leases.bills import plan_bills
from server.rental.leases.due_days import read_shift
from server.rental.leases.holdover import holdover_lines, holdover_text
from server.rental.leases.parties import read_parties
from server.rental.leases.periods import add_months, bill_periods, price_at
from server.rental.leases.preview import shape_planned
from server.rental.leases.terms import FreeForm, StepForm, terms_of
from server.rental.spans import DAY

ISSUED = ("open", "part", "paid", "written_off")
UNPAID = ("open", "part")
ENDING = timedelta(days=30)


class BillFacts(NamedTuple):
    """What of a bill a lease is derived from, where many leases are."""

    state: str
    due: date
    amount: int
    paid: int
    open_amount: int


def contract_type(form: str, signed: bool, start: date, today: date) -> str | None:
    """None for a contract on paper that is not signed: it is none of the four."""
    if form == "paper":
        return "paper_effective" if signed else None
    if not signed:
        return "electronic_unsigned"
    return "electronic_pending" if today < start else "electronic_effective"


def billing_state(bills: Iterable[Bill | BillFacts], today: date) -> str:
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


def derive(lease: Lease, bills: Iterable[Bill | BillFacts], today: date) -> dict[str, Any]:
    """The columns that follow from dates and bills."""
    rows = [bill for bill in bills if bill.state != "void"]
    runs = lease.state == ACTIVE
    return {
        "contract_type": contract_type(lease.form, lease.signed_on is not None, lease.start_date, today),
        "billing_state": billing_state(rows, today),
        "months_left": months_left(lease.end_date, today),
        **_prices(lease, today),
        "ending": runs and today <= lease.end_date <= today + ENDING,
        "holdover": runs and lease.end_date < today,
        "total": sum(bill.amount for bill in rows) if lease.signed_on else _promised(lease),
        "paid": sum(bill.paid for bill in rows),
        "balance": sum(bill.open_amount for bill in rows if bill.state in UNPAID and bill.due <= today),
    }


def _prices(lease: Lease, today: date) -> dict[str, Any]:
    """The rent of a day, within the term, and the day from which it is another one."""
    if not lease.price_steps:
        return {"price_now": lease.price, "next_step_on": None}
    terms = terms_of(lease)
    coming = min((step.start for step in terms.steps if step.start > today), default=None)
    return {"price_now": price_at(terms, min(max(today, terms.start), terms.end)), "next_step_on": coming}


def _promised(lease: Lease) -> int:
    """What it will come to, in fen, as long as no bill is written."""
    return lease.deposit + sum(period.amount for period in bill_periods(terms_of(lease)))


async def lease_detail(actor: Actor, lease_id: int | str) -> dict[str, Any]:
    """The lease with its bills and why each amount is what it is."""
    lease = await fetch(Lease, actor, lease_id)
    bills = await scoped(Bill, actor).filter(lease_id=lease.id).order_by("due", "period_from", "bill_no")
    lines = await of_tenant(BillLine, actor.tenant_id).filter(bill_id__in=[bill.id for bill in bills]).order_by("seq")
    unit = await of_tenant(Unit, actor.tenant_id).filter(id=lease.unit_id).first()
    lessor = await everywhere(Tenant).get_or_none(id=actor.tenant_id)
    offer = (await available_actions(resource, actor, [lease]))[lease.id]
    payments = await scoped(Ledger, actor).filter(account_id=lease.id).order_by("seq")
    book = await scoped(Deposit, actor).filter(account="lease", account_id=lease.id).first()
    renewed = await scoped(Lease, actor).filter(prev_lease_id=lease.id).exclude(state=VOID).first()
    return {
        "id": str(lease.id),
        "version": lease.row_version,
        "contractNo": lease.contract_no,
        "orderNo": lease.order_no,
        "createTime": to_wire(lease.create_time),
        "lessorKind": lease.lessor_kind,
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
        "ending": lease.ending,
        "holdover": lease.holdover,
        "accrued": await _accrued(lease),
        "payCycle": str(lease.pay_cycle),
        "payAdvanceDays": lease.pay_advance_days,
        "anchor": lease.anchor,
        "anchorDay": lease.anchor_day,
        "price": to_yuan(lease.price),
        "priceNow": to_yuan(lease.price_now),
        "lastPrice": to_yuan(price_at(terms_of(lease), lease.end_date)),
        "priceSteps": [
            StepForm.model_validate(step).model_dump(mode="json", by_alias=True) for step in lease.price_steps or ()
        ],
        "freeDays": [
            FreeForm.model_validate(item).model_dump(mode="json", by_alias=True) for item in lease.free_days or ()
        ],
        "depositCharged": lease.deposit_charged,
        "depositMonths": lease.deposit_months,
        "deposit": to_yuan(lease.deposit),
        "depositBackDays": lease.deposit_back_days,
        "deductTerms": lease.deduct_terms,
        "penaltyMonths": _months(lease.penalty_months),
        "penaltyCap": None if lease.penalty_cap is None else to_yuan(lease.penalty_cap),
        "services": lease.services,
        "waterBase": _reading(lease.water_base),
        "elecBase": _reading(lease.elec_base),
        "gasBase": _reading(lease.gas_base),
        "filingNo": lease.filing_no,
        "filingState": lease.filing_state,
        "total": to_yuan(lease.total),
        "paid": to_yuan(lease.paid),
        "balance": to_yuan(lease.balance),
        "prepaid": to_yuan(lease.prepaid),
        "depositHeld": to_yuan(book.held if book else 0),
        "holdUntil": to_wire(lease.hold_until) if lease.hold_until else None,
        "scan": lease.scan,
        "files": lease.files,
        "checkedBy": lease.checked_by,
        "handedOverOn": lease.handed_over_on.isoformat() if lease.handed_over_on else None,
        "handed": lease.handed or [],
        "prevLeaseId": str(lease.prev_lease_id) if lease.prev_lease_id else None,
        "nextLeaseId": str(renewed.id) if renewed else None,
        "signedOn": lease.signed_on.isoformat() if lease.signed_on else None,
        "notes": lease.notes or "",
        "checkIn": to_wire(lease.check_in) if lease.check_in else None,
        "departure": to_wire(lease.departure) if lease.departure else None,
        "parties": [_party(row) for row in await read_parties(actor, lease.id)],
        "planned": await _planned(actor, lease),
        "ledger": [_payment(line) for line in payments],
        "waiting": await waiting_refunds(actor, lease.id),
        **offer._asdict(),
        "bills": [_bill(bill, [line for line in lines if line.bill_id == bill.id]) for bill in bills],
    }


async def _accrued(lease: Lease) -> dict[str, Any] | None:
    """The rent since the last day of one that is held over, which its settlement will bill."""
    if lease.state != ACTIVE:
        return None
    factor = Decimal(await read_switch(lease.tenant_id, HOLDOVER_FACTOR))
    lines = holdover_lines(terms_of(lease), await business_day(lease.tenant_id), factor)
    if not lines:
        return None
    return {
        "from": lines[0].first.isoformat(),
        "to": lines[-1].last.isoformat(),
        "amount": to_yuan(sum(line.amount for line in lines)),
        "explain": holdover_text(lines, factor),
    }


async def _planned(actor: Actor, lease: Lease) -> list[dict[str, Any]]:
    """The bills that it will have if it is signed today; none once they are written."""
    if lease.state not in UNSIGNED:
        return []
    today = await business_day(actor.tenant_id)
    planned = plan_bills(
        terms_of(lease), lease.deposit, lease.pay_advance_days, today, await read_shift(lease.tenant_id)
    )
    return [shape_planned(bill) for bill in planned]


def _party(row: LeaseParty) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "role": row.role,
        "name": row.name,
        "phone": row.phone,
        "idType": row.id_type,
        "idNo": mask(row.id_no) if row.id_no else None,
        "seq": row.seq,
    }


def _reading(value: Any) -> str | None:
    return None if value is None else f"{value:f}"


def _months(value: Decimal | None) -> str | None:
    return None if value is None else f"{value.normalize():f}"


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
