"""Shapes of locks."""

from server.rental.shapes import Shape


class IssuedCodeShape(Shape):
    """`shown_once`: the code itself, which no other answer has."""

    id: str
    shown_once: str
