"""Shapes of the answers about a lease.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from pydantic import Field

from server.engine.effects import Offered
from server.rental.cashier.shapes import WaitingRefundShape
from server.rental.shapes import Shape


class BillLineShape(Shape):
    amount: str
    explain: str


class BillShape(Shape):
    id: str
    version: int
    bill_no: str
    kind: str
    from_: str = Field(alias="from")
    to: str
    days: int
    due: str
    amount: str
    paid: str
    open: str
    state: str
    lines: list[BillLineShape]


class LeasePaymentShape(Shape):
    id: str
    no: str
    bill_id: str | None
    project: str
    direction: str
    amount: str
    method: str | None
    paid_on: str
    note: str
    operator: str
    reverses: str | None
    reversed_by: str | None


class LeaseShape(Offered):
    id: str
    version: int
    contract_no: str
    lessor: str
    lessor_code: str | None
    tenant_id: str
    tenant_name: str
    tenant_phone: str
    unit_id: str
    unit_title: str
    form: str
    state: str
    contract_type: str
    billing_state: str
    months_left: int
    start_date: str
    end_date: str
    pay_cycle: str
    price: str
    deposit_charged: bool
    deposit: str
    total: str
    paid: str
    balance: str
    signed_on: str | None
    signature: str | None
    signed_at: str | None
    witness: str | None
    notes: str
    check_in: str | None
    departure: str | None
    ledger: list[LeasePaymentShape]
    waiting: list[WaitingRefundShape]
    bills: list[BillShape]


class PlannedLineShape(Shape):
    amount: str
    explain: str


class PlannedBillShape(Shape):
    kind: str
    from_: str = Field(alias="from")
    to: str
    days: int
    due: str
    amount: str
    lines: list[PlannedLineShape]


class LeasePreviewShape(Shape):
    start_date: str
    end_date: str
    earliest_end: str
    latest_end: str
    deposit: str
    rent: str
    total: str
    bills: list[PlannedBillShape]
