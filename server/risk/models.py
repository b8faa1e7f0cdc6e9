"""Models of what the calls of risks answer."""

from server.http.shape import Shape


class Cell(Shape):
    likelihood: int
    impact: int
    count: int
    level: str


class Matrix(Shape):
    """Risks that are not closed, by likelihood and impact; cells without one are there too."""

    cells: list[Cell]
    total: int
    overdue: int
