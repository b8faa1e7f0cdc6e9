"""Shapes of settlements.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from typing import Annotated

from schema.rental.settlement import SETTLEMENT_KIND
from server.engine.effects import Offered
from server.http.one_of import OneOf
from server.rental.cashier.shapes import WaitingRefundShape
from server.rental.meters.shapes import MeterToReadShape
from server.rental.settlements.forms import Condition
from server.rental.shapes import Shape


class StatementLineShape(Shape):
    """`amount` in yuan, above 0 in the lessee's favour; `text` says why, as a pair; `photos` are joined by commas."""

    code: str
    text: str
    amount: str
    photos: str


class StatementShape(Shape):
    """`net` above 0 is paid out, below it becomes a bill."""

    lines: list[StatementLineShape]
    refundable: str
    receivable: str
    net: str


class FinalReadingShape(Shape):
    meter_id: str
    value: str | None
    rolled: bool
    photo: str


class DamageShape(Shape):
    text: str
    amount: str
    photos: str


class ExtraShape(Shape):
    text: str
    amount: str


class HandedShape(Shape):
    text: str
    done: bool
    was: Condition
    state: Condition


class SettlementFormShape(Shape):
    kind: Annotated[str, OneOf(SETTLEMENT_KIND.labels)]
    leave_date: str
    readings: list[FinalReadingShape]
    damages: list[DamageShape]
    extras: list[ExtraShape]
    handover: list[HandedShape]
    penalty: str
    payee_account: str
    new_lease_id: str | None


class SettlementShape(Offered):
    """`reason`: why it is void, or a draft again. `fault`: what a draft still lacks, as a pair; its statement is the last one then."""

    id: str
    version: int
    no: str
    state: str
    revision: int
    reason: str | None
    lease_id: str
    contract_no: str
    lessor: str
    renter_name: str
    renter_phone: str
    unit_title: str
    start_date: str
    end_date: str
    price: str
    before_start: bool
    form: SettlementFormShape
    statement: StatementShape
    fault: str | None
    meters: list[MeterToReadShape]
    scan: str
    checked_by: str | None
    signed_on: str | None
    method: str | None
    bill_no: str | None
    done_on: str | None
    waiting: list[WaitingRefundShape]
