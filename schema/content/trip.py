"""Business trips: who goes where and why, what it may cost and did cost, and what came of it."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Ref, Text
from schema.kit.dictionary import states
from schema.kit.field import Choice, Find, Wire, ahead, f, lately
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows
from schema.kit.views import Span, Views

DRAFT, SUBMITTED, APPROVED, REJECTED, RUNNING, CLOSED = (
    "draft",
    "submitted",
    "approved",
    "rejected",
    "running",
    "closed",
)
OVERLAPS = (
    "SELECT count(*)::int FROM biz_trip o WHERE o.tenant_id = t.tenant_id AND o.traveller_id = t.traveller_id AND o.id <> t.id"
    " AND o.del_flag = 0 AND o.state IN ('submitted', 'approved', 'running')"
    " AND t.state IN ('draft', 'submitted', 'approved', 'running')"
    " AND o.begin_on <= t.end_on AND o.end_on >= t.begin_on"
)


class Trip(Base):
    """[begin_on, end_on], both inclusive. `overlaps` holds nothing: it is counted where it is read."""

    title = Char(100)
    traveller_id = Ref(db_index=True)
    purpose = Char(500)
    begin_on = Date()
    end_on = Date()
    places = Char(200, null=True)
    member_ids = Char(500, null=True)
    budget = Money(null=True)
    cost = Money(null=True)
    report = Text(null=True)
    state = Char(12, default=DRAFT)
    reason = Char(200, null=True)
    overlaps = Int(default=0)

    class Meta:
        table = "biz_trip"
        indexes = (("tenant_id", "traveller_id", "begin_on"),)


TRIP_CONSTRAINTS = [
    check("biz_trip", "biz_trip_ends", '"end_on" >= "begin_on"'),
]

trip = Resource(
    Trip,
    path="biz/trip",
    title="出差 | Business trips",
    rows=Rows(
        ordered=("begin_on end_on",),
        record={"state": f"{REJECTED} {CLOSED}"},
        settled={"state": f"{SUBMITTED} {APPROVED} {RUNNING} {CLOSED}"},
        totals="budget cost",
    ),
    fields=[
        f("title", "出差事由 | Trip", find="like", width=220),
        f("traveller_id", "出差人 | Traveller", ref="sys/user", find="eq", width=104),
        f("purpose", "目的 | Purpose", kind="textarea", find="like", hide="list"),
        f(
            "begin_on",
            "开始日期 | From",
            find=Find("range", (lately("近30天 | Last 30 days", 30), ahead("今后 | Coming days"))),
            width=112,
        ),
        f("end_on", "结束日期 | Until", find="range", width=112),
        f("places", "地点 | Places", kind="tags", find="like", width=140),
        f("member_ids", "同行人员 | With", kind="refs", ref="sys/user", choice=Choice(pick=(0, 20)), hide="list"),
        f("budget", "预算（元） | Budget (yuan)", limits=(0, None), find="range", width=120),
        f("cost", "实际费用（元） | Cost (yuan)", flags="read_only", find="range", width=120),
        f("state", "状态 | State", dict="biz_trip_state", flags="read_only", find="in", width=96),
        f(
            "overlaps",
            "重叠行程 | Overlapping trips",
            flags="read_only",
            width=104,
            help="同一出差人同一时间的其他行程数 | Other trips of the same traveller on the same days",
            wire=Wire(reads=OVERLAPS),
        ),
        f("reason", "驳回原因 | Why rejected", flags="read_only", hide="list"),
        f("report", "出差报告 | Report", kind="textarea", flags="read_only", hide="list"),
    ],
    list="title state traveller_id begin_on end_on places budget cost overlaps",
    sort="-begin_on",
    label="title",
    views=Views(span=Span(begin="begin_on", end="end_on", title="title")),
    process=Process(
        "state",
        name="bizTrip",
        noun="出差 | Trip",
        number="title",
        states={
            DRAFT: "草稿 | Draft #default",
            SUBMITTED: "待审批 | Submitted #blue",
            APPROVED: "已批准 | Approved #cyan",
            REJECTED: "已驳回 | Rejected #red",
            RUNNING: "出差中 | On the way #orange",
            CLOSED: "已结束 | Closed #green",
        },
        transitions=[
            Transition(
                "submit", "提交 | Submit", f"{DRAFT} {REJECTED}", SUBMITTED, writes="reason", done="提交 | Submitted"
            ),
            Transition("approve", "批准 | Approve", SUBMITTED, APPROVED, batch=True, done="批准 | Approved"),
            Transition(
                "reject",
                "驳回 | Reject",
                SUBMITTED,
                REJECTED,
                right="approve",
                asks=(f("reason", "驳回原因 | Why", kind="textarea", flags="required", limits=(2, 200)),),
                writes="reason",
                danger=True,
                done="驳回 | Rejected",
            ),
            Transition("depart", "出发 | Set out", APPROVED, RUNNING, done="出发 | Set out"),
            Transition(
                "close",
                "结束并报告 | Close and report",
                RUNNING,
                CLOSED,
                asks=(
                    f("cost", "实际费用（元） | Cost (yuan)", kind="money", flags="required"),
                    f("report", "出差报告 | Report", kind="textarea", flags="required", limits=(2, 5000)),
                ),
                writes="report",
                done="结束 | Closed",
            ),
            Transition(
                "withdraw",
                "撤回 | Withdraw",
                f"{SUBMITTED} {APPROVED}",
                DRAFT,
                right="submit",
                rare=True,
                done="撤回 | Withdrawn",
            ),
        ],
    ),
)

BIZ_TRIP_STATE = states(trip, "出差状态 | State of a trip")
