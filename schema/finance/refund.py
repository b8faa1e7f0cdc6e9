"""Refunds of payments: one person asks, another one agrees, and then what the member has paid is less."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

ASKED, REPAID, REFUSED = "asked", "paid", "refused"


class DueRefund(Base):
    """Fen. `reason` is the asker's, `note` that of who refused it."""

    payment_id = Ref(db_index=True)
    payer = Char(60, default="")
    amount = Money()
    method_id = Ref()
    reason = Char(200)
    state = Char(12, default=ASKED)
    asked_by = Ref(null=True)
    approver_id = Ref(null=True)
    decided_at = DateTime(null=True)
    note = Char(200, null=True)

    class Meta:
        table = "fin_refund"


NOTE = f("note", "理由 | Reason", kind="textarea", flags="required", limits=(2, 200))

refund = Resource(
    DueRefund,
    path="fin/refund",
    title="退款 | Refunds",
    fields=[
        f("payment_id", "缴费 | Payment", ref="fin/payment", find="eq", flags="read_only", width=220),
        f("payer", "缴费人 | Payer", find="like", flags="read_only", width=160),
        f("amount", "退款金额（元） | Amount (yuan)", find="range", flags="read_only", width=128),
        f("method_id", "退款方式 | Method", ref="fin/payMethod", find="eq", flags="read_only", width=128),
        f("reason", "退款原因 | Reason", flags="read_only", width=200),
        f("state", "状态 | State", dict="fin_refund_state", find="in", flags="read_only", width=104),
        f("asked_by", "申请人 | Asked by", ref="sys/user", find="eq", flags="read_only", width=112),
        f("approver_id", "审批人 | Approver", ref="sys/user", find="eq", flags="read_only", width=112),
        f("decided_at", "审批时间 | Decided at", find="range", flags="read_only", width=168),
        f("note", "拒绝理由 | Why refused", flags="read_only", hide="list"),
    ],
    list="payer state amount payment_id method_id reason asked_by approver_id decided_at",
    sort="-create_time",
    can="list export",
    label="payer",
    rows=Rows(
        record={"state": f"{REPAID} {REFUSED}"},
        settled={"state": f"{ASKED} {REPAID} {REFUSED}"},
        totals="amount",
        totals_by="state",
    ),
    process=Process(
        "state",
        name="dueRefund",
        noun="退款 | Refund of",
        number="payer",
        states={
            ASKED: "待审批 | Asked #orange",
            REPAID: "已退款 | Paid back #green",
            REFUSED: "已拒绝 | Refused #red",
        },
        transitions=[
            Transition(
                "approve",
                "同意退款 | Approve",
                ASKED,
                REPAID,
                confirm="确认已同意并退款？ | Agree, and pay it back?",
                done="同意退款 | Approved",
            ),
            Transition(
                "refuse",
                "拒绝 | Refuse",
                ASKED,
                REFUSED,
                right="approve",
                asks=(NOTE,),
                writes="note",
                danger=True,
                done="拒绝退款 | Refused",
            ),
        ],
        once="approve",
    ),
)

ASK = Action(
    "askRefund",
    "申请退款 | Ask for a refund",
    needs="fin:payment:askRefund",
    when={"state": "confirmed"},
    fields=(
        f("amount", "退款金额（元） | Amount (yuan)", kind="money", flags="required", limits=(0, None)),
        f("method_id", "退款方式 | Method", kind="ref", ref="fin/payMethod", flags="required"),
        f("reason", "退款原因 | Reason", kind="textarea", flags="required", limits=(2, 200)),
    ),
)
"""Of a payment, which begins a refund."""

REFUND_STATE = states(refund, "退款状态 | State of a refund")

REFUND_CONSTRAINTS = [
    check(
        "fin_refund", "fin_refund_two_people", """"amount" > 0 AND ("state" <> 'paid' OR "approver_id" <> "asked_by")"""
    ),
]
