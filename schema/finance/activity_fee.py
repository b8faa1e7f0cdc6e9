"""Fees of activities: what a registration owes, and what has come in for it, by the same payments as dues.

What is paid follows from payments and refunds alone. A registration that is cancelled owes nothing more; what it paid
beyond the part that is kept goes back.
"""

from schema.finance.owing import OWING_STATES, PAID, PART, PAYING_STEPS, UNPAID, WAIVED, WAIVING_STEPS
from schema.kit.base import Base
from schema.kit.columns import Char, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

REFUNDING, CANCELLED = "refunding", "cancelled"
ENDED = (REFUNDING, CANCELLED)
"""States of a fee whose registration was cancelled."""


class ActivityFee(Base):
    """Fen; `amount` as it was when a seat was given; `payable` is that, or once it was cancelled the part of what was paid that
    is kept; `paid` is what was confirmed, less what was reversed and refunded. `name`: of the registration, as it was."""

    no = Char(20, default="")
    name = Char(60, default="")
    registration_id = Ref()
    activity_id = Ref(db_index=True)
    member_id = Ref(null=True, db_index=True)
    amount = Money()
    payable = Money(default=0)
    paid = Money(default=0)
    state = Char(12, default=UNPAID)
    reason = Char(200, null=True)

    class Meta:
        table = "fin_activity_fee"


activity_fee = Resource(
    ActivityFee,
    path="fin/activityFee",
    title="活动费用 | Fees of activities",
    fields=[
        f("no", "编号 | No.", find="like", flags="unique read_only", width=128),
        f("name", "报名人 | Registered", find="like", flags="read_only", width=120),
        f("activity_id", "活动 | Activity", ref="act/activity", find="eq", flags="read_only", width=220),
        f("registration_id", "报名 | Registration", ref="act/registration", find="eq", flags="read_only", width=120),
        f("member_id", "会员 | Member", ref="vip/person", find="eq", flags="read_only", width=120),
        f("amount", "费用（元） | Fee (yuan)", find="range", flags="read_only", width=112),
        f("payable", "应缴（元） | Payable (yuan)", find="range", flags="read_only", width=112),
        f("paid", "已缴（元） | Paid (yuan)", find="range", flags="read_only", width=112),
        f("state", "状态 | State", dict="fin_fee_state", find="in", flags="read_only", width=104),
        f("reason", "减免理由 | Reason of the waiver", flags="read_only", hide="list"),
    ],
    list="no name state payable paid activity_id member_id amount create_time",
    can="list export",
    label="no name",
    rows=Rows(
        unique=[("registration_id",)],
        record={"state": f"{PAID} {WAIVED} {CANCELLED}"},
        under={"activity_id": "act/activity"},
        totals="payable paid",
    ),
    children=[Child("fin/payment", "fee_id")],
    process=Process(
        "state",
        name="activityFee",
        noun="活动费用 | Fee",
        states={
            **OWING_STATES,
            REFUNDING: "待退款 | To be paid back #gold",
            CANCELLED: "已取消 | Cancelled #default",
        },
        transitions=[
            *WAIVING_STEPS,
            *PAYING_STEPS,
            Transition(
                "giveBack",
                "待退款 | To be paid back",
                f"{PART} {PAID} {REFUNDING} {CANCELLED}",
                REFUNDING,
                internal=True,
            ),
            Transition(
                "drop",
                "取消费用 | Cancel the fee",
                f"{UNPAID} {PART} {PAID} {WAIVED} {REFUNDING} {CANCELLED}",
                CANCELLED,
                internal=True,
                done="取消 | Cancelled",
            ),
        ],
    ),
)

FEE_STATE = states(activity_fee, "活动费用状态 | State of a fee")
FEE_CONSTRAINTS = [
    check(
        "fin_activity_fee",
        "fin_fee_within",
        '"amount" > 0 AND "payable" >= 0 AND "payable" <= "amount" AND "paid" >= 0 AND "paid" <= "amount"'
        f""" AND ("state" = '{REFUNDING}' OR "paid" <= "payable")""",
    ),
]
