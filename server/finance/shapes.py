"""Bodies and answers of the calls of dues."""

from datetime import date
from typing import Literal

from pydantic import Field

from schema.finance.due import FIRST_YEAR, LAST_YEAR
from server.engine.effects import Step
from server.http.amount import Yuan
from server.http.body import Body
from server.http.shape import Shape

Whom = Literal["all", "person", "firm"]


class IssueDues(Body):
    """`dryRun` only answers; `seen` is what a dry run said, so that nothing else is written than what was looked at."""

    year: int = Field(ge=FIRST_YEAR, le=LAST_YEAR)
    due_date: date
    whom: Whom = "all"
    level_id: str = Field("", max_length=40)
    chapter_id: str = Field("", max_length=40)
    segment_id: str = Field("", max_length=40)
    dry_run: bool = False
    seen: str = Field("", max_length=64)


class DueToIssue(Shape):
    """`months` of the year that are charged; `amount` in yuan."""

    kind: Literal["person", "firm"]
    name: str
    level: str
    months: int
    amount: str


class IssuedDues(Shape):
    """`already` have dues of the year, `free` have a level that costs nothing, `unleveled` have none, `later` join after the
    year. `lines` are the first of what is issued."""

    issued: bool
    seen: str
    persons: int
    firms: int
    prorated: int
    total: str
    already: int
    free: int
    unleveled: int
    later: int
    lines: list[DueToIssue]


class AskRefund(Step):
    """`id` is the payment."""

    amount: Yuan
    method_id: str = Field(max_length=40)
    reason: str = Field(min_length=2, max_length=200)
