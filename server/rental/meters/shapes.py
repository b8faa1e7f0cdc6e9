"""Shapes of the answers about meters."""

from server.rental.shapes import Shape


class RoundShape(Shape):
    """Readings that were begun, and meters that had one."""

    made: int
    left: int
