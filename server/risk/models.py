"""Models of what the calls of risks take and answer."""

from server.http.body import Body
from server.http.shape import Shape


class SeenMeasure(Body):
    """A measure as the person saw it."""

    id: str
    version: int


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


class MeasureDone(Shape):
    id: str
    done: bool
