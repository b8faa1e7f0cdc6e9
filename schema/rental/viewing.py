"""Viewings (看房): who comes when to see which unit, with whom, and what came of it."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Ref, Time
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Find, Wire, ahead, f, lately
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows
from schema.kit.views import Span, Views

BOOKED, COMPLETED, CANCELLED, NO_SHOW = "booked", "completed", "cancelled", "no_show"
TAKING = (BOOKED, COMPLETED)
"""States in which a viewing takes the period of its agent and a place of its house."""

_DAY = "((now() - interval '6 hours') AT TIME ZONE 'Asia/Shanghai')::date"
# By the index that keeps two from having one night.
_SOLD_FROM = f"""(SELECT min(greatest(c.from_day, {_DAY})) FROM rent_unit u CROSS JOIN LATERAL unnest(u.leaf_ids) AS leaf
    JOIN occupancy_claim c ON int8range(c.leaf_id, c.leaf_id, '[]') @> leaf
      AND daterange(c.from_day, c.to_day, '[)') && daterange({_DAY}, NULL)
    WHERE u.id = t.unit_id AND c.tenant_id = t.tenant_id AND c.kind IN ('order', 'lease'))"""

VIEWING_RESULT = dictionary(
    "viewing_result",
    "看房结果 | Viewing result",
    "wants=有意签约 | Wants to sign #green",
    "considers=考虑中 | Considering #blue",
    "price=价格不合适 | Price does not fit #orange",
    "place=房源不合适 | Property does not fit #orange",
    "gone=已租别处 | Rented elsewhere #default",
)


class Viewing(Base):
    """Of a period of the day; a time of the clock says it more closely, and the period alone where it was left out.

    `sold_from`: the first day from now on for which somebody else has it, as the board knows it.
    """

    contact_name = Char(60)
    contact_phone = Char(20)
    view_date = Date()
    period = Char(20, null=True)
    time = Time(null=True)
    unit_id = Ref(db_index=True)
    agent_id = Ref(null=True)
    group_viewing = Bool(default=False)
    guests_agreed = Bool(default=False)
    source = Char(20, null=True)
    state = Char(20, default=BOOKED)
    result = Char(20, null=True)
    reason = Char(200, null=True)
    follow_up_at = DateTime(null=True)
    lease_id = Ref(null=True)
    remark = Char(100, null=True)
    sold_from = Date(null=True)

    class Meta:
        table = "rent_viewing"
        indexes = (("tenant_id", "view_date", "period"), ("tenant_id", "agent_id", "view_date"))


_TIME = f(
    "time",
    "时间 | Time",
    kind="time",
    flags="once",
    hide="list",
    help="可只填时段或时间；填了时间则时段随之 | A period or a time will do; the time tells the period",
)
_GUESTS_AGREED = f(
    "guests_agreed",
    "住客已同意 | Guests agreed",
    kind="bool",
    flags="once",
    hide="list",
    help="当天有人住时须先征得同意 | Needed where somebody stays there that day",
)

PROCESS = Process(
    "state",
    name="viewing",
    noun="看房预约 | Viewing",
    number="contact_name",
    states={
        BOOKED: "待看房 | Booked #blue",
        COMPLETED: "已完成 | Completed #green",
        CANCELLED: "已取消 | Cancelled #default",
        NO_SHOW: "未到场 | No-show #red",
    },
    transitions=[
        Transition(
            "complete",
            "完成看房 | Complete",
            BOOKED,
            COMPLETED,
            confirm="客户已看过房，确认完成？ | The customer has seen it: complete the viewing?",
            done="完成看房 | Completed",
            on="phone",
        ),
        Transition(
            "record",
            "登记结果 | Record the result",
            COMPLETED,
            asks=(
                f("result", "结果 | Result", kind="dict", dict="viewing_result", flags="required"),
                f("reason", "原因 | Reason", kind="textarea", limits=200),
                f("follow_up_at", "跟进时间 | Follow up at", kind="datetime"),
            ),
            writes="result reason follow_up_at",
            done="登记结果 | Result recorded",
            on="phone",
        ),
        Transition(
            "rebook",
            "改约 | Rebook",
            BOOKED,
            asks=(
                f("view_date", "看房日期 | Date", kind="date", flags="required"),
                f("period", "时段 | Period", kind="dict", dict="day_period"),
                _TIME,
                f("agent_id", "经办人 | Agent", kind="ref", ref="sys/user"),
                _GUESTS_AGREED,
            ),
            writes="view_date period time agent_id",
            done="改约 | Rebooked",
        ),
        Transition(
            "noShow",
            "未到场 | No-show",
            BOOKED,
            NO_SHOW,
            confirm="客户没有来？ | The customer did not come?",
            done="未到场 | Did not come",
            on="phone",
        ),
        Transition(
            "cancel",
            "取消 | Cancel",
            BOOKED,
            CANCELLED,
            asks=(f("reason", "取消原因 | Reason", kind="textarea", flags="required", limits=200),),
            writes="reason",
            danger=True,
            done="取消 | Cancelled",
            on="phone",
        ),
        Transition("contract", "签约 | Make contract", COMPLETED, internal=True, done="签约 | Contract made"),
        Transition(
            "uncontract",
            "合同作废 | Contract void",
            COMPLETED,
            internal=True,
            done="合同作废 | The contract became void",
        ),
    ],
)

viewing = Resource(
    Viewing,
    path="rental/viewing",
    title="看房预约 | Viewings",
    fields=[
        f("contact_name", "联系人 | Contact", rule="name", find="like", width=104),
        f("contact_phone", "联系电话 | Phone", rule="phone", find="like", width=124),
        f(
            "view_date",
            "看房日期 | Date",
            find=Find(
                "range",
                (lately("近7天 | Last 7 days", 7), lately("近30天 | Last 30 days", 30), ahead("今后 | Coming days")),
            ),
            flags="once",
            width=112,
        ),
        f("period", "时段 | Period", dict="day_period", find="in", flags="once", width=88),
        _TIME,
        f("unit_id", "房源 | Property", ref="rental/unit", find="eq", flags="once", width=204, choice="tree"),
        f("agent_id", "经办人 | Agent", ref="sys/user", find="eq", flags="once", width=96),
        f(
            "group_viewing",
            "集体看房 | Group viewing",
            flags="once",
            hide="list",
            help="同一经办人同一时段可带多组 | Lets an agent show several at once in a period",
        ),
        _GUESTS_AGREED,
        f(
            "sold_from",
            "已订自 | Sold from",
            flags="read_only",
            width=112,
            hide="import export",
            wire=Wire(reads=_SOLD_FROM),
        ),
        f("source", "来源 | Source", dict="channel", find="in", width=96),
        f("state", "状态 | State", dict="viewing_state", find="in", flags="read_only", width=96),
        f("result", "结果 | Result", dict="viewing_result", flags="read_only", find="in", width=112),
        f("reason", "原因 | Reason", flags="read_only", hide="list"),
        f("follow_up_at", "跟进时间 | Follow up at", flags="read_only", find="range", hide="list"),
        f("lease_id", "合同 | Lease", ref="rental/lease", flags="read_only", width=132),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="contact_name state view_date period unit_id sold_from agent_id contact_phone result lease_id source",
    sort="-view_date",
    label="contact_name",
    views=Views(span=Span(begin="view_date", title="contact_name")),
    rows=Rows(record={"state": f"{COMPLETED} {CANCELLED} {NO_SHOW}"}),
    process=PROCESS,
    actions=[
        Action(
            "makeContract",
            "签约 | Make contract",
            needs="rental:lease:add",
            when={"state": COMPLETED, "lease_id": ""},
        ),
        Action("phone", "手机带看 | On the phone", needs="rental:viewing:mine", without_row=True),
    ],
)

VIEWING_STATE = states(viewing, "看房状态 | Viewing state")
