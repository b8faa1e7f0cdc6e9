"""Shapes of the lines of an account.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.rental.shapes import Shape


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
