"""Shapes of the to-do of today.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.rental.shapes import Shape


class CardList(Shape):
    path: str
    query: dict[str, str]


class CardShape(Shape):
    """A figure of the day and the list that opens exactly its rows."""

    count: int
    list: CardList
    amount: str | None = None
    oldest: str | None = None
    received: str | None = None
    refunded: str | None = None


class TodayShape(Shape):
    """Cards that the reader may not list are left out."""

    date: str
    arrivals: CardShape | None = None
    departures: CardShape | None = None
    in_house: CardShape | None = None
    owing: CardShape | None = None
    unpaid: CardShape | None = None
    risks: CardShape | None = None
    finance: CardShape | None = None
    housekeeping: CardShape | None = None
    viewings: CardShape | None = None
    renewals: CardShape | None = None
    holdovers: CardShape | None = None
    deposits: CardShape | None = None
