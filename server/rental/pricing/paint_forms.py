"""Forms of painting: which nights of which units, and what is to become of their prices and limits."""

from datetime import date
from typing import Literal

from pydantic import Field

from server.http.body import Body

MOST_CELLS = 2000


class Cells(Body):
    """Nights [from, to) of one unit."""

    unit_id: str
    from_: date = Field(alias="from")
    to: date


class PricePaint(Body):
    """`dryRun` only answers; `seen` is what a dry run said, so that nothing else is written than what was looked at. To copy is
    to give each night the price of its own that the night `daysBack` days before has, or none."""

    spans: list[Cells] = Field(min_length=1, max_length=MOST_CELLS)
    mode: Literal["set", "percent", "add", "base", "copy"]
    value: str | None = Field(default=None, max_length=20)
    days_back: int = Field(default=7, ge=1, le=731)
    reason: str | None = Field(default=None, max_length=100)
    dry_run: bool = False
    seen: str | None = Field(default=None, max_length=64)


class Restriction(Body):
    """What is set; a field that is left out stays as it is. `minNights` 0 takes the minimum away."""

    spans: list[Cells] = Field(min_length=1, max_length=MOST_CELLS)
    closed_in: bool | None = None
    closed_out: bool | None = None
    closed: bool | None = None
    min_nights: int | None = Field(default=None, ge=0, le=60)
    reason: str | None = Field(default=None, max_length=100)


class RuleForm(Body):
    price: str | None = None
    min_nights: int | None = Field(default=None, ge=1, le=60)
    closed_in: bool = False
    closed_out: bool = False
    closed: bool = False
    reason: str | None = Field(default=None, max_length=100)


class RuleChange(Body):
    unit_id: str
    night: date
    before: RuleForm | None = None
    after: RuleForm | None = None


class Restore(Body):
    """The changes of an earlier answer, to be taken back."""

    changes: list[RuleChange] = Field(min_length=1, max_length=MOST_CELLS)
