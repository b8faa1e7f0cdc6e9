"""Payments of members: what somebody says was paid, who looked at it, and the receipt that it got.

Nothing of it is ever deleted: what was wrong is rejected or reversed, and the receipts have no gaps.
"""

from schema.finance.refund import ASK
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import Files, Find, f, lately
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

SUBMITTED, CONFIRMED, REJECTED, REVERSED = "submitted", "confirmed", "rejected", "reversed"
REVIEWED_FROM = 5_000_00
"""From here on, in fen, a second person looks at it."""


class DuePayment(Base):
    """Fen. Of dues or of the fee of an activity. `receipt_no` is given when it counts; `fee` is what the method keeps; `refunded` has been paid back of it.

    `reviewed_by` is empty where it counted at once, `submitted_by` where a bank said it. A reversal counts on its own day.
    """

    receipt_no = Char(20, null=True)
    due_id = Ref(null=True, db_index=True)
    fee_id = Ref(null=True, db_index=True)
    payer = Char(60)
    amount = Money()
    method_id = Ref(db_index=True)
    paid_at = DateTime()
    txn_no = Char(64, null=True)
    proof = Char(200, null=True)
    state = Char(12, default=SUBMITTED)
    fee = Money(default=0)
    refunded = Money(default=0)
    submitted_by = Ref(null=True)
    reviewed_by = Ref(null=True)
    reviewed_at = DateTime(null=True)
    reversed_at = DateTime(null=True)
    reason = Char(200, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "fin_payment"


REASON = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200))

PROCESS = Process(
    "state",
    name="duePayment",
    noun="收款 | Payment of",
    number="payer",
    states={
        SUBMITTED: "待审核 | To be reviewed #orange",
        CONFIRMED: "已入账 | Confirmed #green",
        REJECTED: "已驳回 | Rejected #red",
        REVERSED: "已冲正 | Reversed #default",
    },
    transitions=[
        Transition("confirm", "审核通过 | Confirm", SUBMITTED, CONFIRMED, batch=True, done="审核通过 | Confirmed"),
        Transition(
            "reject",
            "驳回 | Reject",
            SUBMITTED,
            REJECTED,
            right="confirm",
            asks=(REASON,),
            writes="reason",
            danger=True,
            done="驳回 | Rejected",
        ),
        Transition(
            "reverse",
            "冲正 | Reverse",
            CONFIRMED,
            REVERSED,
            asks=(REASON,),
            writes="reason",
            danger=True,
            done="冲正 | Reversed",
        ),
        Transition("accept", "直接入账 | Count at once", SUBMITTED, CONFIRMED, internal=True),
        Transition("payBack", "退款 | Pay back", CONFIRMED, internal=True, done="退款 | Paid back"),
    ],
    once="confirm reverse",
)

payment = Resource(
    DuePayment,
    path="fin/payment",
    title="缴费信息 | Payments",
    fields=[
        f("receipt_no", "收据号 | Receipt no.", find="like", flags="unique read_only", width=136),
        f("due_id", "会费 | Dues", ref="fin/due", find="eq", width=240),
        f("fee_id", "活动费用 | Fee of an activity", ref="fin/activityFee", find="eq", width=240),
        f("payer", "缴费人 | Payer", find="like", width=160),
        f("amount", "金额（元） | Amount (yuan)", limits=(0, None), find="range", width=112),
        f("method_id", "收款方式 | Method", ref="fin/payMethod", find="eq", width=128),
        f(
            "paid_at",
            "缴费时间 | Paid at",
            find=Find("range", (lately("近7天 | Last 7 days", 7), lately("近30天 | Last 30 days", 30))),
            width=168,
        ),
        f(
            "txn_no",
            "交易号 | Transaction no.",
            find="like",
            width=180,
            help="银行流水或支付订单号，同一方式不可重复 | Of the bank or the payment service; once for each method",
        ),
        f(
            "proof",
            "凭证 | Proof",
            kind=Files("image", guarded=True),
            hide="list export",
            help="对公转账必填 | Needed for a bank transfer",
        ),
        f("state", "状态 | State", dict="fin_payment_state", find="in", flags="read_only", width=104),
        f("fee", "手续费（元） | Fee (yuan)", flags="read_only", width=104),
        f("refunded", "已退（元） | Refunded (yuan)", flags="read_only", width=104),
        f("submitted_by", "提交人 | Submitted by", ref="sys/user", find="eq", flags="read_only", width=112),
        f("reviewed_by", "审核人 | Reviewed by", ref="sys/user", find="eq", flags="read_only", width=112),
        f("reviewed_at", "入账时间 | Decided at", find="range", flags="read_only", width=168),
        f("reversed_at", "冲正时间 | Reversed at", find="range", flags="read_only", hide="list"),
        f("reason", "原因 | Reason", flags="read_only", hide="list"),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="payer state amount due_id fee_id method_id paid_at txn_no receipt_no submitted_by reviewed_by refunded",
    sort="-create_time",
    can="list add export",
    label="receipt_no payer",
    rows=Rows(
        settled={"state": f"{SUBMITTED} {CONFIRMED} {REJECTED} {REVERSED}"}, totals="amount refunded", totals_by="state"
    ),
    children=[Child("fin/refund", "payment_id")],
    process=PROCESS,
    actions=[ASK],
)

PAYMENT_STATE = states(payment, "缴费状态 | State of a payment")

PAYMENT_CONSTRAINTS = [
    check("fin_payment", "fin_payment_of_one", 'num_nonnulls("due_id", "fee_id") = 1 OR "del_flag" = 2'),
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_fin_payment_txn" ON "fin_payment" ("tenant_id", "method_id", "txn_no")'
    " WHERE txn_no IS NOT NULL AND state IN ('submitted', 'confirmed') AND del_flag = 0",
    check(
        "fin_payment",
        "fin_payment_within",
        '"amount" > 0 AND "fee" >= 0 AND "refunded" >= 0 AND "refunded" <= "amount"',
    ),
    check(
        "fin_payment",
        "fin_payment_two_people",
        '"state" NOT IN (\'confirmed\', \'reversed\') OR "reviewed_by" IS NULL OR "reviewed_by" <> "submitted_by"',
    ),
]
