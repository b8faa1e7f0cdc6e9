"""Shapes of the answers about what is free.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.rental.shapes import Shape


class FitShape(Shape):
    """`before` and `after`: nights left empty around the stay, null when nothing is near."""

    unit_id: str
    title: str
    unit_type: str
    before: int | None
    after: int | None
    price: str
    total: str
    reason: str


class FreeShape(Shape):
    unit_id: str
    title: str
    price: str
    total: str
