"""Registrations (报名): who takes part in an activity, with a ticket, or waits for a seat."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Json, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Wire, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

REVIEWING = "reviewing"
WAITING, CONFIRMED, CHECKED_IN = "waiting", "confirmed", "checked_in"
REFUSED, CANCELLED, ABSENT = "refused", "cancelled", "absent"
SEATED = (CONFIRMED, CHECKED_IN, ABSENT)
"""States in which somebody has a seat of the activity; who stays away had one too."""
GONE = (CANCELLED, REFUSED)
"""States in which a number may be registered anew."""

DESK, LINK = "desk", "link"
REGISTRATION_SOURCE = dictionary(
    "registration_source",
    "报名来源 | Where a registration comes from",
    "desk=工作人员登记 | Entered by staff #default",
    "link=自助报名 | Signed up by link #blue",
)


_FEE = "FROM fin_activity_fee p WHERE p.registration_id = t.id AND p.del_flag = 0"
FEE_STATE = Wire(
    reads=f"(SELECT p.state {_FEE})", among=f"EXISTS (SELECT 1 {_FEE} AND p.state = ANY({{values}}::text[]))"
)


class Registration(Base):
    """`fee` in fen, for all seats; `fee_state` is read from what is to be received for it. `queue_no`: the place in the line of those who had to wait, in order. `answers`: by the id of the
    question; `answer_text` says them as they were asked. `checked_by`: signature of who let them in first.
    `serial`: which ticket of it is good; it rises when one is given to somebody else or is no good any more."""

    activity_id = Ref(db_index=True)
    session_id = Ref(null=True, db_index=True)
    member_id = Ref(null=True, db_index=True)
    name = Char(60, default="")
    phone = Char(20, default="")
    seats = Int(default=1)
    fee = Money(default=0)
    fee_state = Char(12, null=True)
    source = Char(10, default=DESK)
    answers = Json(null=True)
    answer_text = Char(2000, null=True)
    ticket_no = Char(20, default="")
    serial = Int(default=1)
    queue_no = Int(null=True)
    state = Char(12, default=WAITING)
    checked_at = DateTime(null=True)
    checked_by = Char(80, null=True)
    gate = Char(40, null=True)
    reason = Char(200, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "act_registration"
        indexes = (("tenant_id", "activity_id", "state"),)


WHY = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200)

PROCESS = Process(
    "state",
    name="registration",
    noun="报名 | Registration",
    number="ticket_no",
    states={
        REVIEWING: "待审核 | To be reviewed #gold",
        WAITING: "候补 | Waiting #orange",
        CONFIRMED: "已确认 | Confirmed #blue",
        CHECKED_IN: "已签到 | Checked in #green",
        REFUSED: "未通过 | Not approved #red",
        CANCELLED: "已取消 | Cancelled #default",
        ABSENT: "缺席 | Absent #red",
    },
    transitions=[
        Transition("approve", "通过 | Approve", REVIEWING, CONFIRMED, batch=True, done="审核通过 | Approved"),
        Transition(
            "refuse",
            "不通过 | Refuse",
            REVIEWING,
            REFUSED,
            right="approve",
            asks=(WHY,),
            writes="reason",
            danger=True,
            done="审核不通过 | Refused",
        ),
        Transition(
            "checkIn",
            "签到 | Check in",
            f"{CONFIRMED} {ABSENT}",
            CHECKED_IN,
            right="check",
            asks=(f("gate", "入口 | Gate", kind="text", limits=40),),
            writes="gate",
            done="签到 | Checked in",
        ),
        Transition("promote", "候补转正 | Move up", WAITING, CONFIRMED, internal=True, done="候补转正 | Moved up"),
        Transition("miss", "缺席 | Absent", CONFIRMED, ABSENT, internal=True, done="缺席 | Absent"),
        Transition(
            "transfer",
            "转给他人 | Give to somebody else",
            CONFIRMED,
            asks=(
                f("name", "新参加人 | Who comes instead", kind="text", rule="name", flags="required", limits=60),
                f("phone", "新参加人手机 | Their mobile", kind="text", rule="mobile", flags="required", limits=20),
            ),
            confirm="原票立即失效，新参加人会收到新票号；费用不变。 | The ticket is void at once and a new one is made; the fee stays as it is.",
            rare=True,
            done="转给他人 | Given to somebody else",
        ),
        Transition(
            "cancel",
            "取消报名 | Cancel",
            f"{REVIEWING} {WAITING} {CONFIRMED}",
            CANCELLED,
            asks=(WHY,),
            writes="reason",
            danger=True,
            done="取消报名 | Cancelled",
        ),
        Transition(
            "undoCheckIn",
            "撤销签到 | Undo the check-in",
            CHECKED_IN,
            CONFIRMED,
            right="check",
            asks=(WHY,),
            writes="checked_at checked_by gate",
            rare=True,
            on="undo:checkIn",
            done="撤销签到 | Check-in undone",
        ),
    ],
)

registration = Resource(
    Registration,
    path="act/registration",
    title="活动报名 | Registrations",
    fields=[
        f("activity_id", "活动 | Activity", ref="act/activity", find="eq", flags="once", choice="table", width=220),
        f("session_id", "场次 | Session", ref="act/session", find="eq", flags="once", width=140),
        f("member_id", "会员 | Member", ref="vip/person", find="eq", flags="once", width=104),
        f(
            "name",
            "姓名 | Name",
            rule="name",
            find="like",
            width=104,
            help="选了会员可不填 | May be left empty with a member",
        ),
        f("phone", "手机 | Mobile", rule="mobile", find="like", width=124),
        f("seats", "人数 | Seats", limits=(1, 50), flags="once", find="range", width=72),
        f("fee", "费用 | Fee", flags="read_only", find="range", width=96),
        f(
            "fee_state",
            "缴费 | Paid",
            dict="fin_fee_state",
            find="in",
            flags="read_only",
            width=96,
            wire=FEE_STATE,
        ),
        f("ticket_no", "票号 | Ticket", find="like", flags="unique read_only", width=140),
        f("state", "状态 | State", dict="registration_state", find="in", flags="read_only", width=96),
        f("queue_no", "候补序号 | In line", flags="read_only", hide="list"),
        f("source", "来源 | Source", dict="registration_source", find="in", flags="read_only", width=112),
        f("answer_text", "问题与答案 | Answers", flags="read_only", hide="list"),
        f("checked_at", "签到时间 | Checked in at", find="range", flags="read_only", width=152),
        f("checked_by", "签到人 | Checked in by", flags="read_only", hide="list"),
        f("gate", "入口 | Gate", flags="read_only", hide="list"),
        f("reason", "取消或不通过的原因 | Why cancelled or refused", flags="read_only", hide="list"),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="name state activity_id session_id phone seats ticket_no fee fee_state member_id source checked_at create_time",
    can="list add edit export",
    label="name",
    rows=Rows(
        under={"activity_id": "act/activity"},
        record={"state": f"{CHECKED_IN} {REFUSED} {CANCELLED} {ABSENT}"},
        settled={"state": f"{REFUSED} {CANCELLED}"},
    ),
    process=PROCESS,
    actions=[
        Action("check", "签到核销 | Check a ticket", needs="act:registration:check", without_row=True),
        Action("phone", "手机核销 | On the phone", needs="act:registration:door", without_row=True),
    ],
)

REGISTRATION_STATE = states(registration, "报名状态 | State of a registration")
REGISTRATION_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_act_registration_phone" ON "act_registration"'
    ' ("tenant_id", "activity_id", coalesce("session_id", 0), "phone") WHERE state NOT IN (\'cancelled\', \'refused\')'
    " AND del_flag = 0 AND phone <> ''",
    check("act_registration", "act_registration_seats", '"seats" >= 1 AND "fee" >= 0'),
]
