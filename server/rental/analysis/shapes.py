"""Shapes of the analysis; money is yuan text, shares are per cent with one decimal or none where nothing is known."""

from pydantic import Field

from server.rental.shapes import Shape


class AnalysisLine(Shape):
    """Bed-nights by what they are, and what the nights of orders brought."""

    key: str
    name: str
    capacity: int
    order: int
    lease: int
    block: int
    occupancy: float | None
    sold: int
    revenue: str
    adr: str | None
    revpar: str | None


class ArrivalFigures(Shape):
    """ADR = what the orders bring by what they stay, none without nights."""

    orders: int
    nights: int
    revenue: str
    adr: str | None


class ArrivalBucket(ArrivalFigures):
    key: str


class Arriving(ArrivalFigures):
    """On average an order is booked so many days ahead and stays so many nights; day use has no length."""

    lead: float | None
    length: float | None


class Arrivals(Shape):
    channel: list[ArrivalBucket]
    lead: list[ArrivalBucket]
    length: list[ArrivalBucket]
    price: list[ArrivalBucket]


class Booked(Shape):
    nights: int
    revenue: str


class BookedMonth(Booked):
    month: str
    last_year: Booked


class OnTheBooks(Shape):
    """`lastYear` and `pickUpLastYear`: 364 days ago, so that weekdays meet; what was cancelled since is no part of them."""

    from_: str = Field(alias="from")
    to: str
    months: list[BookedMonth]
    days: int
    pick_up: Booked
    pick_up_last_year: Booked


class Analysis(Shape):
    from_: str = Field(alias="from")
    to: str
    today: str
    total: AnalysisLine
    months: list[AnalysisLine]
    buildings: list[AnalysisLine]
    types: list[AnalysisLine]
    arriving: Arriving
    arrivals: Arrivals
    books: OnTheBooks


class ClaimedRow(Shape):
    kind: str
    id: str
    no: str
    who: str | None
    unit: str
    from_: str = Field(alias="from")
    to: str
    nights: int


class ClaimedRows(Shape):
    total: int
    nights: int
    records: list[ClaimedRow]


class AnalysedOrder(Shape):
    id: str
    no: str
    who: str
    channel: str
    unit: str
    from_: str = Field(alias="from")
    to: str
    nights: int
    revenue: str


class AnalysedOrders(Shape):
    total: int
    nights: int
    revenue: str
    records: list[AnalysedOrder]
