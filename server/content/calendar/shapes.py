"""Shapes of the calls about one's calendar address."""

from server.http.shape import Shape


class OwnCalendar(Shape):
    """`read_at`: when an app fetched it last."""

    active: bool
    made_at: str | None
    read_at: str | None


class CalendarAddress(Shape):
    """Shown this once: what is kept of it is a hash."""

    url: str
