"""Shapes of the answers about prices and limits.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.rental.shapes import Shape


class RuleShape(Shape):
    """What is not sold on a day of a unit."""

    min_nights: int | None
    closed_in: bool
    closed_out: bool
    closed: bool
    reason: str | None


class QuoteLine(Shape):
    night: str
    price: str
    rule: str
    rule_text: str


class QuoteShape(Shape):
    lines: list[QuoteLine]
    total: str


class PaintLine(Shape):
    """One night: what it costs, what it would cost, and whether somebody has it already."""

    unit_id: str
    night: str
    old: str
    new: str
    sold: bool


class RuleState(RuleShape):
    price: str | None


class RuleChangeShape(Shape):
    """What was set before and after; sent back to `restore`, it takes the change back."""

    unit_id: str
    night: str
    before: RuleState | None
    after: RuleState | None


class ChangesShape(Shape):
    changes: list[RuleChangeShape]


class PaintShape(ChangesShape):
    """`seen` names this very answer; income counts the nights that are still unsold."""

    lines: list[PaintLine]
    unsold: int
    income_old: str
    income_new: str
    seen: str
