"""Bodies and answers of the calls of dues."""

from datetime import date
from typing import Literal

from pydantic import Field

from schema.finance.due import FIRST_YEAR, LAST_YEAR
from server.engine.effects import Step
from server.http.amount import Yuan, YuanIfAny
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


class AskRelief(Body):
    """Of each of the dues: `amount` in yuan, or `percent` of what is payable, or all that is still owed."""

    dues: list[Step] = Field(min_length=1, max_length=200)
    kind: Literal["amount", "percent", "whole"]
    amount: YuanIfAny = ""
    percent: int | None = Field(None, ge=1, le=99)
    reason: str = Field(min_length=2, max_length=200)


class AskedReliefs(Shape):
    """`total` in yuan."""

    ids: list[str]
    total: str


class MatchLines(Body):
    """Those of one statement, or all."""

    statement_id: str = Field("", max_length=40)


class MatchLine(Step):
    """What a line of a statement was paid for; one of them."""

    due_id: str = Field("", max_length=40)
    fee_id: str = Field("", max_length=40)
    payment_id: str = Field("", max_length=40)


class ConfirmLine(MatchLine):
    """Nothing said is what the line was matched with. `paidOn`: the day on which it counts where that is not the bank's, such as
    today where that month is closed."""

    method_id: str = Field("", max_length=40)
    paid_on: date | None = None


class Proposal(Shape):
    """`left`: what is still owed, in yuan; `score` of 100."""

    kind: Literal["due", "fee", "payment"]
    id: str
    no: str
    name: str
    left: str
    score: int
    reasons: list[str]


class Proposals(Shape):
    """`methodId`: by whose account the statement is; empty where nobody knows."""

    method_id: str
    proposals: list[Proposal]


class Matched(Shape):
    """How many of the lines that were looked at have been matched."""

    matched: int
    looked_at: int
