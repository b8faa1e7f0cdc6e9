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


class CopyLine(PaintLine):
    """`source`: the night it is copied from, if any; `kept`: it has a price of its own and keeps it."""

    source: str | None
    kept: bool


class CopyShape(ChangesShape):
    """As `PaintShape`; `changed` counts the nights that are written, `kept` those that keep their own, `unpaired` those for which
    there is nothing to copy. The last two stay as they are."""

    lines: list[CopyLine]
    changed: int
    kept: int
    unpaired: int
    unsold: int
    income_old: str
    income_new: str
    seen: str


class HolidayShape(Shape):
    name: str
    kind: str


class PlanNight(Shape):
    night: str
    weekday: int
    holiday: HolidayShape | None


class PlanUnit(Shape):
    """Prices of a unit by night, before and after."""

    unit_id: str
    title: str
    old: list[str]
    new: list[str]
    sold: list[bool]


class PlanPreviewShape(Shape):
    """`units` are the first of `unitCount`; `changed` counts nights of all of them. Income counts unsold nights, as if all were
    sold; expected is that times `occupancy`, the per cent of the last 28 nights. `seen` names these very prices."""

    nights: list[PlanNight]
    units: list[PlanUnit]
    unit_count: int
    changed: int
    unsold: int
    income_old: str
    income_new: str
    occupancy: int
    expected_old: str
    expected_new: str
    seen: str


class PriceCell(Shape):
    """`rule`: by which rule it costs that; `note`: the plans, or why the day has a price of its own."""

    price: str
    rule: str
    note: str | None


class PriceRow(Shape):
    """A unit with its four standing prices and a cell for each day."""

    unit_id: str
    title: str
    kind: str
    unit_type: str
    type_text: str
    base: str
    weekday: str | None
    weekend: str | None
    holiday: str | None
    cells: list[PriceCell]


class PriceCalendarShape(Shape):
    today: str
    community_id: str | None
    days: list[PlanNight]
    rows: list[PriceRow]
