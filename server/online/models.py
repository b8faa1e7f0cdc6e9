"""Shapes of the calls of online forms."""

from server.http.shape import Shape


class FormChange(Shape):
    """One operation that publishing would carry out; `column` is empty where it concerns the form itself."""

    code: str
    column: str
    text: str


class FormChanges(Shape):
    """`version`: the number that it would get."""

    version: int
    changes: list[FormChange]
