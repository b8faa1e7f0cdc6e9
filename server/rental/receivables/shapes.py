"""Shapes of the answers about what leases owe.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from pydantic import Field

from server.rental.receivables.aging import Bucket
from server.rental.shapes import Shape


class PostedLineShape(Shape):
    id: str
    no: str
    lease_id: str
    contract_no: str
    project: str
    amount: str


class PaidBillsShape(Shape):
    """The lines that one payment wrote; `surplus` of it is prepaid."""

    lines: list[PostedLineShape]
    surplus: str


class CorrectionShape(Shape):
    """The line of today, and the one that it corrects."""

    id: str
    no: str
    amount: str
    corrects: str


class BillStateShape(Shape):
    id: str
    state: str
    version: int


class RemindedShape(Shape):
    """Drafts that were made; `known`: bills that have a reminder of their step already, or need none."""

    made: int
    known: int


class ReminderShape(Shape):
    """`own`: in a person's words, not by the template."""

    id: str
    way: str
    phone: str
    text: str
    own: bool


class OpenLeaseShape(Shape):
    id: str
    version: int
    contract_no: str
    unit_title: str
    state: str
    prepaid: str


class OpenItemShape(Shape):
    """A bill, or prepaid money (kind prepay) with a negative sign and the id of its lease."""

    id: str
    lease_id: str
    kind: str
    no: str
    from_: str | None = Field(alias="from")
    to: str | None
    due: str | None
    days_late: int
    amount: str
    open: str


class OpenItemsShape(Shape):
    renter_id: str
    renter_name: str
    renter_phone: str
    open: str
    prepaid: str
    balance: str
    leases: list[OpenLeaseShape]
    items: list[OpenItemShape]


class BucketShape(Shape):
    code: Bucket
    count: int
    amount: str


class AgedShape(Shape):
    """`total` is the sum of all buckets, `overdue` without what is not due yet."""

    total: str
    overdue: str
    buckets: list[BucketShape]


class AgedCommunityShape(AgedShape):
    id: str
    name: str


class AgedLesseeShape(AgedShape):
    id: str
    name: str
    phone: str
    days_late: int
    promise: str | None


class AgingShape(AgedShape):
    """`lesseeCount`: how many owe anything; `lessees` are those who owe most."""

    date: str
    communities: list[AgedCommunityShape]
    lessees: list[AgedLesseeShape]
    lessee_count: int


class AgedItemShape(Shape):
    """`row_version` is that of the bill, for what is done with it."""

    id: str
    row_version: int
    state: str
    bill_no: str
    kind: str
    lease_id: str
    contract_no: str
    lease_state: str
    renter_id: str
    renter_name: str
    renter_phone: str
    due: str
    days_late: int
    bucket: Bucket
    amount: str
    open: str
    promise: str | None


class AgedItemsShape(Shape):
    """`total` rows in all and `amount`, what they add up to."""

    records: list[AgedItemShape]
    total: int
    amount: str
