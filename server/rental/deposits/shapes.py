"""Shapes of deposits.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.rental.shapes import Shape


class LateShape(Shape):
    count: int
    amount: str


class AgeShape(LateShape):
    """More than `over` days late, at most `up_to`; amounts in yuan."""

    over: int
    up_to: int | None


class DepositFiguresShape(Shape):
    """`liability` is what is owed back at the end of `day`, for `open` deposits; what is late is so today."""

    day: str
    liability: str
    open: int
    late: LateShape
    ages: list[AgeShape]


class DepositShape(Shape):
    """`waiting`: the return needs a second person's approval and has been asked for."""

    id: str
    version: int
    state: str
    held: str
    waiting: bool
