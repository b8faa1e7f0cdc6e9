"""Shapes of the answers about changes.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from pydantic import Field

from server.engine.effects import Offered
from server.rental.leases.shapes import PriceStepShape
from server.rental.shapes import Shape


class ChangedStepShape(Shape):
    from_: str = Field(alias="from")
    price: str


class LeaseSideShape(Shape):
    """A lease before or after; `lastPrice` is the rent of its last day. `depositSurplus`: yuan by which the new deposit is lower."""

    unit_title: str
    lessee_name: str
    lessee_phone: str
    start_date: str
    end_date: str
    price: str
    steps: list[ChangedStepShape]
    last_price: str
    pay_cycle: str
    deposit: str
    payer_name: str | None
    payer_from: str | None
    deposit_surplus: str | None = None
    surplus_returned: bool = False


class ChangedLineShape(Shape):
    amount: str
    explain: str
    origin: str


class ChangedBillShape(Shape):
    """`state`: issued and kept stay, changed and void are planned ones that do not, new and next are added, next to the lease that
    follows."""

    kind: str
    state: str
    from_: str = Field(alias="from")
    to: str
    due: str
    before: str | None
    after: str | None
    difference: str
    lines: list[ChangedLineShape]


class InsteadShape(Shape):
    unit_id: str
    title: str
    price: str


class ChangePreviewShape(Shape):
    """`difference`: yuan that all bills together grow by. `taken`: somebody has the nights that it needs."""

    effective_day: str
    before: LeaseSideShape
    after: LeaseSideShape
    bills: list[ChangedBillShape]
    total_before: str
    total_after: str
    difference: str
    taken: bool
    alternatives: list[InsteadShape]


class ChangeShape(Offered):
    id: str
    version: int
    no: str
    lease_id: str
    contract_no: str
    lessee_name: str
    kind: str
    form: str
    state: str
    effective_day: str
    reason: str
    difference: str
    next_lease_id: str | None
    next_contract_no: str | None
    signed_on: str | None
    scan: str | None
    checked_by: str | None
    hold_until: str | None
    readings_on: str | None
    applied_at: str | None
    created_at: str
    created_by: str


class WantedLesseeShape(Shape):
    """The document is masked; sent back so, it stays as it was."""

    name: str
    phone: str
    id_no: str | None


class WantedShape(Shape):
    """What was asked for, as it was typed; empty or None where nothing was."""

    effective_day: str | None
    price: str
    end_date: str | None
    pay_cycle: int | None
    deposit: str
    deposit_surplus: str
    price_steps: list[PriceStepShape]
    unit_id: str | None
    tenant_id: str | None
    tenant: WantedLesseeShape | None
    payer_kind: str
    payer_name: str
    payer_phone: str
    payer_tax_no: str


class HandoverMeterShape(Shape):
    """A meter that is to be read; `leaves`: of the unit that is left."""

    id: str
    serial: str
    kind: str
    place: str
    leaves: bool
    last_value: str | None
    last_date: str | None


class ChangeDetailShape(ChangeShape):
    """Both sides as they were when it was sent to be signed, and again when it took effect; none where nothing was proposed."""

    wanted: WantedShape
    meters: list[HandoverMeterShape]
    before: LeaseSideShape | None
    after: LeaseSideShape | None
    bills: list[ChangedBillShape]
    total_before: str | None
    total_after: str | None
