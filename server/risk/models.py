"""What the calls of risks take and answer."""

from pydantic import Field

from server.http.body import Body


class RiskAct(Body):
    """`version`: the row version that the person saw."""

    id: str
    version: int
    note: str = Field(default="", max_length=200)


class RiskState(Body):
    id: str
    state: str
    version: int


class Cell(Body):
    likelihood: int
    impact: int
    count: int
    level: str


class Matrix(Body):
    """Risks that are not closed, by likelihood and impact; cells without one are there too."""

    cells: list[Cell]
    total: int
    overdue: int
