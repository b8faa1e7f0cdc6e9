"""Open items of a lessee: the bills of all their leases that are to be paid, and prepaid money as an item with a negative sign."""

from typing import Any

from schema.domains import registry
from schema.kit.errors import NotFound
from schema.kit.money import to_yuan
from schema.rental.bill import Bill
from schema.rental.lease import VOID, Lease
from schema.rental.unit import Unit
from server.engine.read import visible_ids
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, of_tenant, parse_id, scoped
from server.rental.leases.view import UNPAID
from server.rental.receivables.allocation import oldest_first


class ItemsQuery(Body):
    """One of the two: all leases of a renter, or of the lessee of a lease."""

    lease_id: str = ""
    renter_id: str = ""


async def read_open_items(actor: Actor, query: ItemsQuery) -> dict[str, Any]:
    """What is to be paid, the oldest first; NotFound when nobody is named."""
    if not query.lease_id and not query.renter_id:
        raise NotFound()
    renter_id = parse_id(query.renter_id) if query.renter_id else (await fetch(Lease, actor, query.lease_id)).renter_id
    leases = await scoped(Lease, actor).filter(renter_id=renter_id).exclude(state=VOID).order_by("start_date", "id")
    seen = await visible_ids(registry().require("rental/lease"), actor, [lease.id for lease in leases])
    leases = [lease for lease in leases if lease.id in seen]
    if not leases:
        raise NotFound()
    found = await scoped(Bill, actor).filter(lease_id__in=[lease.id for lease in leases], state__in=UNPAID)
    shown = await visible_ids(registry().require("rental/bill"), actor, [bill.id for bill in found])
    bills = [bill for bill in found if bill.id in shown]
    units = await of_tenant(Unit, actor.tenant_id).filter(id__in=[lease.unit_id for lease in leases])
    titles = {unit.id: unit.title for unit in units}
    day = await business_day(actor.tenant_id)
    prepaid = sum(lease.prepaid for lease in leases)
    opened = sum(bill.open_amount for bill in bills)
    return {
        "renterId": str(renter_id),
        "renterName": leases[0].renter_name,
        "renterPhone": leases[0].renter_phone,
        "open": to_yuan(opened),
        "prepaid": to_yuan(prepaid),
        "balance": to_yuan(opened - prepaid),
        "leases": [_shape_lease(lease, titles.get(lease.unit_id, "")) for lease in leases],
        "items": [
            *(_shape_bill(bill, (day - bill.due).days) for bill in oldest_first(bills)),
            *(_shape_prepaid(lease) for lease in leases if lease.prepaid),
        ],
    }


def _shape_lease(lease: Lease, unit: str) -> dict[str, Any]:
    return {
        "id": str(lease.id),
        "version": lease.row_version,
        "contractNo": lease.contract_no,
        "unitTitle": unit,
        "state": lease.state,
        "prepaid": to_yuan(lease.prepaid),
    }


def _shape_bill(bill: Bill, late: int) -> dict[str, Any]:
    return {
        "id": str(bill.id),
        "leaseId": str(bill.lease_id),
        "kind": bill.kind,
        "no": bill.bill_no,
        "from": bill.period_from.isoformat(),
        "to": bill.period_to.isoformat(),
        "due": bill.due.isoformat(),
        "daysLate": max(late, 0),
        "amount": to_yuan(bill.amount),
        "open": to_yuan(bill.open_amount),
    }


def _shape_prepaid(lease: Lease) -> dict[str, Any]:
    return {
        "id": str(lease.id),
        "leaseId": str(lease.id),
        "kind": "prepay",
        "no": lease.contract_no,
        "from": None,
        "to": None,
        "due": None,
        "daysLate": 0,
        "amount": to_yuan(-lease.prepaid),
        "open": to_yuan(-lease.prepaid),
    }
