"""Dunning: reminders of open bills as drafts, one for each step of the ladder that a bill has reached.

Nothing of it leaves the house before a person has approved it, unless the parameter says that it may.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, DateTime, Int, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

DRAFT, APPROVED, SENT, FAILED, SKIPPED, DROPPED, LISTED = (
    "draft",
    "approved",
    "sent",
    "failed",
    "skipped",
    "dropped",
    "listed",
)
WAITING = (DRAFT, FAILED)
"""States of a reminder that nobody has decided on, or that did not arrive."""

DUNNING_STEP = dictionary(
    "dunning_step",
    "催缴步骤 | Dunning step",
    "before7=到期前7天提醒 | Reminder 7 days ahead #blue",
    "before3=到期前3天提醒 | Reminder 3 days ahead #blue",
    "due=到期提醒 | Reminder on the day #blue",
    "late3=逾期3天提醒 | Friendly reminder, 3 days late #gold",
    "late7=逾期7天催缴 | Notice, 7 days late #orange",
    "late15=逾期15天催款函 | Formal letter, 15 days late #red",
    "late30=逾期30天风险名单 | Risk list, 30 days late #red",
)
DUNNING_WAY = dictionary(
    "dunning_way", "催缴方式 | Way", "sms=短信 | Text message", "letter=书面 | Letter", "list=名单 | List"
)


class Dunning(Base):
    """`content` is what was sent, or a person's own words for it; a draft without reads as the template says when it is sent."""

    bill_id = Ref(db_index=True)
    bill_no = Char(20)
    lease_id = Ref(db_index=True)
    community_id = Ref()
    renter_id = Ref()
    renter_name = Char(60)
    renter_phone = Char(20)
    step = Char(20)
    way = Char(10)
    due = Date()
    days_late = Int(default=0)
    open_amount = Money()
    content = Char(500, null=True)
    state = Char(12, default=DRAFT)
    sent_at = DateTime(null=True)
    result = Char(200, null=True)

    class Meta:
        table = "rent_dunning"
        indexes = (("tenant_id", "state"),)


DUNNING_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_dunning_step" ON "rent_dunning" ("tenant_id", "bill_id", "step")'
    " WHERE state <> 'dropped'",
]

_REASON = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200)

dunning = Resource(
    Dunning,
    path="rental/dunning",
    title="催缴 | Dunning",
    search="own",
    fields=[
        f("renter_name", "承租人 | Lessee", find="like", flags="read_only", width=104),
        f("step", "步骤 | Step", dict="dunning_step", find="in", flags="read_only", width=168),
        f("state", "状态 | State", dict="dunning_state", find="in", flags="read_only", width=104),
        f("open_amount", "未付 | Open", find="range", flags="read_only", width=112),
        f("days_late", "逾期天数 | Days late", find="range", flags="read_only", width=96),
        f("due", "应付日 | Due", find="range", flags="read_only", width=112),
        f("bill_no", "账单编号 | Bill no.", find="like", flags="read_only", width=136),
        f("bill_id", "账单 | Bill", kind="ref", ref="rental/bill", flags="read_only", hide="list"),
        f("lease_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only", width=132),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", flags="read_only", width=120),
        f("renter_id", "承租人档案 | Lessee's file", ref="rental/tenant", find="eq", flags="read_only", hide="list"),
        f("renter_phone", "手机 | Phone", find="like", flags="read_only", width=124),
        f("way", "方式 | Way", dict="dunning_way", find="in", flags="read_only", width=96),
        f("content", "内容 | Text", flags="read_only", hide="list"),
        f("sent_at", "发出时间 | Sent at", find="range", flags="read_only"),
        f("result", "结果 | Result", flags="read_only"),
    ],
    list="renter_name step state open_amount days_late due lease_id community_id way renter_phone sent_at bill_no",
    can="list export",
    sort="-days_late due",
    label="renter_name",
    actions=[
        Action("pay", "收款 | Receive", needs="rental:lease:pay", when={"state": LISTED}),
        Action("promise", "承诺付款 | Promise to pay", needs="rental:bill:promise", when={"state": LISTED}),
        Action("text", "查看内容 | Read", needs="rental:dunning:list"),
        Action("remind", "生成催缴草稿 | Draft reminders", needs="rental:dunning:remind"),
    ],
    rows=Rows(record=True, under={"lease_id": "rental/lease"}, totals="open_amount"),
    process=Process(
        "state",
        name="dunning",
        noun="催缴 | Reminder",
        number="bill_no",
        states={
            DRAFT: "待审核 | To approve #orange",
            APPROVED: "待发送 | To be sent #blue",
            SENT: "已发出 | Sent #green",
            FAILED: "发送失败 | Failed #red",
            SKIPPED: "已跳过 | Skipped #default",
            DROPPED: "已撤销 | Dropped #default",
            LISTED: "已列入 | Listed #purple",
        },
        transitions=[
            Transition(
                "approve",
                "批准发送 | Approve",
                f"{DRAFT} {FAILED}",
                APPROVED,
                batch=True,
                confirm="批准后短信将发给承租人，确认？ | Once approved, the message goes to the lessee: approve?",
                done="批准发送 | Approved",
            ),
            Transition(
                "reword",
                "改写 | Reword",
                f"{DRAFT} {FAILED}",
                asks=(f("content", "内容 | Text", kind="textarea", flags="required", limits=200),),
                writes="content",
                done="改写 | Reworded",
            ),
            Transition(
                "skip",
                "跳过 | Skip",
                f"{DRAFT} {FAILED}",
                SKIPPED,
                asks=(_REASON,),
                batch=True,
                done="跳过 | Skipped",
            ),
            Transition("hand_over", "出具 | Issue", f"{DRAFT} {FAILED}", SENT, internal=True, done="出具 | Issued"),
            Transition("deliver", "发出 | Send", APPROVED, SENT, internal=True, done="发出 | Sent"),
            Transition("fail", "发送失败 | Fail", APPROVED, FAILED, internal=True, done="发送失败 | Failed"),
            Transition(
                "drop",
                "撤销 | Drop",
                f"{DRAFT} {APPROVED} {FAILED} {LISTED}",
                DROPPED,
                internal=True,
                done="撤销 | Dropped",
            ),
        ],
    ),
)

DUNNING_STATE = states(dunning, "催缴状态 | State of a reminder")
