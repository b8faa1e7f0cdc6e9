"""Shapes of shifts.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.engine.effects import Offered
from server.rental.day.shapes import CardList
from server.rental.shapes import Shape


class TakingShape(Shape):
    """What came in and went out by one way of paying; `lines` of the ledger."""

    method: str
    received: str
    paid: str
    lines: int


class HandoverItemsShape(Shape):
    """`names`: of the first thirty. `list` opens what is open of the kind now."""

    kind: str
    count: int
    amount: str | None
    names: list[str]
    list: CardList


class ShiftShape(Offered):
    """Of a shift that is on duty, cash and open items are those of now; later, as they were counted."""

    id: str
    no: str
    version: int
    state: str
    operator: str
    biz_date: str
    begun_at: str
    open_cash: str
    cash_in: str
    cash_out: str
    expected: str
    counts: dict[str, int]
    counted: str | None
    diff: str | None
    handed_in: str | None
    left: str | None
    reason: str | None
    note: str | None
    counted_by: str | None
    counted_at: str | None
    receiver: str | None
    closed_at: str | None
    takings: list[TakingShape]
    items: list[HandoverItemsShape]


class WaitingShiftShape(Shape):
    id: str
    no: str
    operator: str


class OutsideShape(Shape):
    """Cash that the reader took today without a shift: `amount` is what came in less what went out."""

    count: int
    amount: str


class MyShiftShape(Shape):
    """`shift`: the reader's that is on duty. `waiting`: counted and named for the reader to take over."""

    shift: ShiftShape | None
    waiting: list[WaitingShiftShape]
    outside: OutsideShape
