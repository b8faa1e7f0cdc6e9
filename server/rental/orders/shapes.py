"""Shapes of the answers about an order.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from pydantic import Field

from server.engine.effects import Mend, Offered
from server.rental.cashier.shapes import LedgerShape, WaitingRefundShape
from server.rental.shapes import HoursShape, Shape


class HandedOver(Shape):
    """What the guest pays or gets when they leave, yuan; at most one is above nothing."""

    takes: str
    gives: str


class CheckOutQuoteShape(Shape):
    """Amounts in yuan; `from`: the first night that is given back; `alone`: what one person may still pay out of the account."""

    early: bool
    from_: str | None = Field(alias="from")
    nights: int
    amount: str
    kept_night: bool
    balance: str
    deposit_held: str
    settled: HandedOver
    deposit_kept: HandedOver
    alone: str
    company: str | None


class AccountQuoteShape(Shape):
    """Yuan for all nights: as they are, and as they are quoted on the account of that company."""

    kept: str
    repriced: str


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
    """Without a unit it waits in the unassigned queue; `overbooked`: more wait than can be placed."""

    id: str
    unit_id: str | None
    overbooked: bool
    unit_title: str
    from_: str = Field(alias="from")
    to: str


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


class OccupantShape(Shape):
    """A guest who is still in the room; `balance` in yuan is what they owe."""

    order_id: str
    order_no: str
    guest: str
    balance: str
    check_out: str
    unit_title: str


class ObstacleShape(Shape):
    """What stands in the way of a check-in; `mend` as in what is offered for the order."""

    id: str
    text: str
    mend: Mend | None
    occupants: list[OccupantShape]


class GroupedOrder(Offered):
    """A room of the same party; `balance` in yuan."""

    id: str
    order_no: str
    unit_title: str
    check_in: str
    check_out: str
    state: str
    balance: str


class DailyOrderShape(Offered):
    """An order whole; `notices` is what the act that answers with it has to say beside it."""

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
    company_id: str | None
    group_no: str | None
    state: str
    locked: bool
    remark: str
    cancel_policy: str | None
    cancel_reason: str | None
    checked_in_at: str | None
    checked_out_at: str | None
    create_by: str | None
    create_time: str
    group: list[GroupedOrder]
    nights: list[NightShape]
    guests: list[GuestShape]
    segments: list[SegmentShape]
    ledger: list[LedgerShape]
    waiting: list[WaitingRefundShape]
    log: list[LogShape]
    money: MoneyShape
    arrival: list[ObstacleShape]
    notices: list[str]
