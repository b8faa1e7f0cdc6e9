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
    """`dryRun` only answers; `seen` is what a dry run said, so that nothing else is written than what was looked at."""

    spans: list[Cells] = Field(min_length=1, max_length=MOST_CELLS)
    mode: Literal["set", "percent", "add", "base"]
    value: str | None = Field(default=None, max_length=20)
    reason: str | None = Field(default=None, max_length=100)
    dry_run: bool = False
    seen: str | None = Field(default=None, max_length=64)


class PriceCopy(Body):
    """Prices of the nights [from, to) for those from `target` on, once or over and over until before `until`.

    `take`: prices of single nights only, where a night without one leaves none behind, or whatever each night costs. `align`: the
    nights in their order, or each from a night of its weekday. `kept`: nights that have a price of their own keep it. `dryRun`
    and `seen` as in `PricePaint`."""

    unit_ids: list[str] = Field(min_length=1, max_length=MOST_CELLS)
    from_: date = Field(alias="from")
    to: date
    target: date
    until: date | None = None
    take: Literal["own", "all"] = "own"
    align: Literal["weekday", "date"] = "weekday"
    shift: Literal["none", "percent", "add"] = "none"
    value: str | None = Field(default=None, max_length=20)
    rounding: Literal["none", "yuan", "ten", "eight"] = "none"
    kept: bool = False
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
