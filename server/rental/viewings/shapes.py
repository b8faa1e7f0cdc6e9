"""Shapes of viewings.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.rental.shapes import Shape


class ConversionShape(Shape):
    """Viewings that were completed, and those of them that led to a contract."""

    completed: int
    leased: int


class ViewingCard(Shape):
    """A viewing on a phone; `can` and `reasons` say what may be done with it. `time` is HH:mm."""

    id: str
    version: int
    contact_name: str
    contact_phone: str
    view_date: str
    period: str
    time: str | None
    group_viewing: bool
    guests_agreed: bool
    unit: str
    community: str
    state: str
    result: str | None
    reason: str | None
    follow_up_at: str | None
    remark: str | None
    contracted: bool
    can: list[str]
    reasons: dict[str, str]


class ViewingDay(Shape):
    """Viewings of an agent around today, which is the day of the house; `more` are to come and not among them yet."""

    viewings: list[ViewingCard]
    more: int
    today: str
    read_only: bool


class ActedViewing(Shape):
    viewing: ViewingCard
