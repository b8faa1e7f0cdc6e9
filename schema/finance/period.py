"""Months that are closed: what counts in one of them is no longer added, changed or taken back; a correction is of today."""

from schema.finance.payment import REASON
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource

CLOSED, REOPENED = "closed", "reopened"


class Period(Base):
    """`month` as 2026-11, in Shanghai time."""

    month = Char(7)
    state = Char(12, default=CLOSED)
    closed_by = Ref(null=True)
    closed_at = DateTime(null=True)
    reason = Char(200, null=True)

    class Meta:
        table = "fin_period"


period = Resource(
    Period,
    path="fin/period",
    title="月结 | Closed months",
    fields=[
        f("month", "月份 | Month", find="like", flags="unique once", width=112, example="2026-01"),
        f("state", "状态 | State", dict="fin_period_state", find="in", flags="read_only", width=112),
        f("closed_by", "结账人 | Closed by", ref="sys/user", find="eq", flags="read_only", width=120),
        f("closed_at", "结账时间 | Closed at", flags="read_only", width=168),
        f("reason", "反结账原因 | Why reopened", flags="read_only", width=240),
    ],
    sort="-month",
    can="list add export",
    label="month",
    process=Process(
        "state",
        name="finPeriod",
        noun="月份 | Month",
        number="month",
        states={CLOSED: "已结账 | Closed #green", REOPENED: "已反结账 | Reopened #orange"},
        transitions=[
            Transition(
                "reopen",
                "反结账 | Reopen",
                CLOSED,
                REOPENED,
                asks=(REASON,),
                writes="reason",
                danger=True,
                done="反结账 | Reopened",
            ),
            Transition("close", "重新结账 | Close again", REOPENED, CLOSED, right="add", done="结账 | Closed"),
        ],
    ),
)

PERIOD_STATE = states(period, "月结状态 | State of a month")
