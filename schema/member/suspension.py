"""Proposals to suspend a member whose dues are more than a year late; only a person suspends anybody."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

PROPOSED, SUSPENDED, DISMISSED, SETTLED = "proposed", "suspended", "dismissed", "settled"
DAYS_LATE = 365
"""After so many days behind the day on which they were due."""


class Suspension(Base):
    """Of a person or of a firm, whose `name` is kept as it was. Dues are proposed about once. `owed`: what was open then, in fen."""

    person_id = Ref(null=True, db_index=True)
    firm_id = Ref(null=True, db_index=True)
    name = Char(100, default="")
    due_id = Ref()
    year = Int(default=0)
    due_date = Date()
    owed = Money(default=0)
    state = Char(12, default=PROPOSED)
    reason = Char(200, null=True)

    class Meta:
        table = "vip_suspension"


_WHY = (f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200)),)

suspension = Resource(
    Suspension,
    path="vip/suspension",
    title="暂停会籍建议 | Proposed suspensions",
    fields=[
        f("name", "会员 | Member", find="like", flags="read_only", width=200),
        f("person_id", "个人 | Person", ref="vip/person", find="eq", flags="read_only", width=120),
        f("firm_id", "企业 | Firm", ref="vip/firm", find="eq", flags="read_only", width=200),
        f("due_id", "会费 | Dues", ref="fin/due", find="eq", flags="read_only", width=200),
        f("year", "年度 | Year", find="eq", flags="read_only", width=80),
        f("due_date", "截止日期 | Due", find="range", flags="read_only", width=120),
        f("owed", "欠缴（元） | Owed (yuan)", find="range", flags="read_only", width=120),
        f("state", "状态 | State", dict="vip_suspension_state", find="in", flags="read_only", width=104),
        f("reason", "说明 | Reason", flags="read_only", width=200),
    ],
    list="name state due_id due_date owed reason create_time",
    can="list export",
    label="name year",
    rows=Rows(unique=[("due_id",)], record={"state": f"{SUSPENDED} {DISMISSED} {SETTLED}"}),
    process=Process(
        "state",
        name="suspension",
        noun="建议 | Proposal about",
        number="name",
        states={
            PROPOSED: "待处理 | Proposed #orange",
            SUSPENDED: "已暂停会籍 | Suspended #red",
            DISMISSED: "不暂停 | Not suspended #default",
            SETTLED: "已无欠缴 | Nothing owed any more #green",
        },
        transitions=[
            Transition(
                "accept",
                "暂停会籍 | Suspend",
                PROPOSED,
                SUSPENDED,
                right="decide",
                asks=_WHY,
                writes="reason",
                danger=True,
                done="暂停会籍 | Suspended",
            ),
            Transition(
                "dismiss",
                "不暂停 | Do not suspend",
                PROPOSED,
                DISMISSED,
                right="decide",
                asks=_WHY,
                writes="reason",
                done="不暂停 | Not suspended",
            ),
            Transition("settle", "已无欠缴 | Nothing owed", PROPOSED, SETTLED, internal=True),
        ],
    ),
)

SUSPENSION_STATE = states(suspension, "暂停建议状态 | State of a proposed suspension")
