"""Shapes of the portrait of a house.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from schema.rental.unit import UNIT_KIND
from server.http.one_of import OneOf
from server.http.record_of import RecordOf
from server.rental.shapes import Shape


class PortraitUnit(Shape):
    id: str
    title: str
    kind: Annotated[str, OneOf(UNIT_KIND.labels)]


class PortraitMonth(Shape):
    """`places`: nights there were to let; `income` is null for those who may not see the ledger."""

    month: str
    places: int
    taken: int
    blocked: int
    income: str | None


class PortraitLine(Shape):
    """`to` is exclusive; `amount` is the stay's total, the month's rent or the cost of a repair; `name`: of what, for a ticket."""

    kind: Literal["order", "lease", "block", "ticket"]
    source_id: str
    no: str
    name: str
    state: str
    from_: str = Field(alias="from")
    to: str
    unit: str
    amount: str
    reason: str


class PortraitShape(Shape):
    house: Annotated[dict[str, Any], RecordOf("RentalHouse")]
    title: str
    units: list[PortraitUnit]
    places: int
    months: list[PortraitMonth]
    lines: list[PortraitLine]
    repairs: list[PortraitLine]
