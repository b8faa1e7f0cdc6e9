"""The answers for one order and one lease as models."""

from pydantic import Field

from server.rental.shapes import HoursShape, Shape


class NightShape(Shape):
    night: str
    unit_id: str | None
    unit_title: str
    price: str
    source: str
    rule: str
    reason: str | None


class GuestShape(Shape):
    """The document number is masked."""

    id: str
    name: str
    gender: str | None
    id_type: str | None
    id_no: str | None
    phone: str | None
    is_main: bool
    renter_id: str | None
    checkin_at: str | None
    checkout_at: str | None


class SegmentShape(Shape):
    """Without a unit it waits in the lane; `overbooked`: more wait than can be placed."""

    id: str
    unit_id: str | None
    overbooked: bool
    unit_title: str
    from_: str = Field(alias="from")
    to: str


class LedgerShape(Shape):
    """`balance` is the running one after this line."""

    id: str
    no: str
    project: str
    direction: str
    amount: str
    method: str | None
    paid_on: str
    note: str | None
    operator: str
    reverses: str | None
    reversed_by: str | None
    balance: str


class ApplicantShape(Shape):
    id: str
    name: str


class WaitingRefundShape(Shape):
    """A refund that a second person has to agree to; `can` lists what the reader may do to it."""

    id: str
    no: str
    title: str
    amount: str
    reason: str
    applicant: ApplicantShape
    create_time: str
    state: str
    version: int
    can: list[str]


class LogShape(Shape):
    time: str
    action: str
    text: str
    by: str


class MoneyShape(Shape):
    total: str
    charged: str
    paid: str
    received_room: str
    received_deposit: str
    refunded_deposit: str
    deposit_held: str
    deposit_due: str
    cancel_fee: str
    balance: str


class DailyOrderShape(Shape):
    """`can` lists the events that are possible now, `reasons` says why the others of this state are not.

    `notices` is what the act that answers with it has to say beside it.
    """

    id: str
    version: int
    order_no: str
    contact_name: str
    contact_phone: str
    unit_id: str | None
    unit_title: str
    unit_type: str | None
    community_id: str
    check_in: str
    check_out: str
    night_count: int
    hours: HoursShape | None
    channel: str
    state: str
    locked: bool
    remark: str
    cancel_policy: str | None
    cancel_reason: str | None
    checked_in_at: str | None
    checked_out_at: str | None
    create_by: str | None
    create_time: str
    nights: list[NightShape]
    guests: list[GuestShape]
    segments: list[SegmentShape]
    ledger: list[LedgerShape]
    waiting: list[WaitingRefundShape]
    log: list[LogShape]
    money: MoneyShape
    can: list[str]
    reasons: dict[str, str]
    notices: list[str]


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


class LeaseShape(Shape):
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
