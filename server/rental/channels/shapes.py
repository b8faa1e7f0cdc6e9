"""Shapes of the calls about channels' calendars."""

from server.http.shape import Shape


class ChannelLink(Shape):
    url: str
    svg: str


class ChannelReading(Shape):
    """`found`: events that are to come; `applied`: of these, blocked here; `conflicts`, `missing`: those that wait for a person."""

    found: int
    applied: int
    conflicts: int
    missing: int
