"""Shapes of viewings.

OpenAPI and the generated types follow from them, and tests hold real answers against them.
"""

from server.rental.shapes import Shape


class ConversionShape(Shape):
    """Viewings that were completed, and those of them that led to a contract."""

    completed: int
    leased: int
