"""Shapes of the answers about a lease.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from typing import Annotated

from pydantic import Field

from schema.rental.lease import HANDED_STATE
from server.engine.effects import Offered
from server.http.one_of import OneOf
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


class AccruedShape(Shape):
    """Rent since the last day that nobody has billed yet; `explain` is a pair."""

    from_: str = Field(alias="from")
    to: str
    amount: str
    explain: str


class HandedItemShape(Shape):
    """What the lessee got with the keys."""

    name: str
    count: int
    state: Annotated[str, OneOf(HANDED_STATE.labels)]
    photo: str


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


class LeasePartyShape(Shape):
    id: str
    role: str
    name: str
    phone: str | None
    id_type: str
    id_no: str | None
    seq: int


class PriceStepShape(Shape):
    """A new rent from a day on; `price` is empty where a percentage says it."""

    from_: str = Field(alias="from")
    price: str
    percent: str | None


class FreeDaysShape(Shape):
    from_: str = Field(alias="from")
    to: str


class LeaseShape(Offered):
    """`price` is the first rent, `priceNow` that of today, `lastPrice` that of the last day. `planned`: the bills of a contract that is not signed; `bills` are written ones."""

    id: str
    version: int
    contract_no: str
    order_no: str | None
    create_time: str
    lessor_kind: str
    lessor: str
    lessor_code: str | None
    tenant_id: str
    tenant_name: str
    tenant_phone: str
    unit_id: str
    unit_title: str
    form: str
    state: str
    contract_type: str | None
    billing_state: str
    months_left: int
    start_date: str
    end_date: str
    ending: bool
    holdover: bool
    accrued: AccruedShape | None
    pay_cycle: str
    pay_advance_days: int
    anchor: str
    anchor_day: int
    price: str
    price_now: str
    last_price: str
    price_steps: list[PriceStepShape]
    free_days: list[FreeDaysShape]
    deposit_charged: bool
    deposit_months: int
    deposit: str
    deposit_back_days: int
    deduct_terms: str | None
    penalty_months: str | None
    penalty_cap: str | None
    services: str | None
    water_base: str | None
    elec_base: str | None
    gas_base: str | None
    filing_no: str | None
    filing_state: str
    total: str
    paid: str
    balance: str
    prepaid: str
    deposit_held: str
    hold_until: str | None
    scan: str | None
    files: str | None
    checked_by: str | None
    handed_over_on: str | None
    handed: list[HandedItemShape]
    prev_lease_id: str | None
    next_lease_id: str | None
    signed_on: str | None
    notes: str
    check_in: str | None
    departure: str | None
    parties: list[LeasePartyShape]
    planned: list[PlannedBillShape]
    ledger: list[LeasePaymentShape]
    waiting: list[WaitingRefundShape]
    bills: list[BillShape]


class LeasePreviewShape(Shape):
    start_date: str
    end_date: str
    earliest_end: str
    latest_end: str
    list_price: str | None
    deposit: str
    rent: str
    total: str
    bills: list[PlannedBillShape]
