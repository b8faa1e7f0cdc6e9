"""Reliefs of dues: one person asks that a member need not pay a part of them, or the rest; another one decides.

Nothing of it is edited or deleted: what was granted is taken back by a step of its own, and then it is owed again.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

AMOUNT, PERCENT, WHOLE = "amount", "percent", "whole"
ASKED, GRANTED, REFUSED, REVOKED = "asked", "granted", "refused", "revoked"


class DueRelief(Base):
    """Fen. `amount`: what is asked for, and once it is granted what is no longer owed. `percent`: of what is payable, where it was asked so.

    The whole is what is still owed at the decision. `reason` is the asker's, `note` that of who refused it. One from before there
    were reliefs has no asker.
    """

    due_id = Ref(db_index=True)
    name = Char(100, default="")
    kind = Char(8)
    percent = Int(null=True)
    amount = Money()
    reason = Char(200)
    state = Char(12, default=ASKED)
    asked_by = Ref(null=True)
    decided_by = Ref(null=True)
    decided_at = DateTime(null=True)
    note = Char(200, null=True)
    revoked_by = Ref(null=True)
    revoked_at = DateTime(null=True)
    revoke_reason = Char(200, null=True)

    class Meta:
        table = "fin_due_relief"


NOTE = f("note", "理由 | Reason", kind="textarea", flags="required", limits=(2, 200))
WHY_REVOKED = f("revoke_reason", "撤销原因 | Why it is taken back", kind="textarea", flags="required", limits=(2, 200))

relief = Resource(
    DueRelief,
    path="fin/relief",
    title="会费减免 | Reliefs of dues",
    fields=[
        f("due_id", "会费 | Dues", ref="fin/due", find="eq", flags="read_only", width=220),
        f("name", "会员 | Member", find="like", flags="read_only", width=200),
        f("kind", "方式 | Kind", dict="fin_relief_kind", find="in", flags="read_only", width=112),
        f("percent", "比例(%) | Percent", flags="read_only", width=88),
        f("amount", "减免金额（元） | Amount (yuan)", find="range", flags="read_only", width=128),
        f("reason", "减免理由 | Reason", find="like", flags="read_only", width=220),
        f("state", "状态 | State", dict="fin_relief_state", find="in", flags="read_only", width=104),
        f("asked_by", "申请人 | Asked by", ref="sys/user", find="eq", flags="read_only", width=112),
        f("decided_by", "审批人 | Decided by", ref="sys/user", find="eq", flags="read_only", width=112),
        f("decided_at", "审批时间 | Decided at", find="range", flags="read_only", width=168),
        f("note", "拒绝理由 | Why refused", flags="read_only", hide="list"),
        f("revoked_by", "撤销人 | Taken back by", ref="sys/user", flags="read_only", hide="list"),
        f("revoked_at", "撤销时间 | Taken back at", flags="read_only", hide="list"),
        f("revoke_reason", "撤销原因 | Why it was taken back", flags="read_only", hide="list"),
    ],
    list="name state amount kind percent due_id reason asked_by decided_by decided_at",
    sort="-create_time",
    can="list export",
    label="name",
    rows=Rows(
        record={"state": f"{REFUSED} {REVOKED}"},
        settled={"state": f"{ASKED} {GRANTED} {REFUSED} {REVOKED}"},
        totals="amount",
        totals_by="state",
    ),
    process=Process(
        "state",
        name="dueRelief",
        noun="减免 | Relief of",
        number="name",
        states={
            ASKED: "待审批 | Asked #orange",
            GRANTED: "已批准 | Granted #green",
            REFUSED: "已拒绝 | Refused #red",
            REVOKED: "已撤销 | Taken back #default",
        },
        transitions=[
            Transition(
                "grant",
                "批准减免 | Grant",
                ASKED,
                GRANTED,
                batch=True,
                confirm="确认批准该减免？ | Grant this relief?",
                done="批准减免 | Granted",
            ),
            Transition(
                "refuse",
                "拒绝 | Refuse",
                ASKED,
                REFUSED,
                right="grant",
                asks=(NOTE,),
                writes="note",
                danger=True,
                done="拒绝减免 | Refused",
            ),
            Transition(
                "revoke",
                "撤销减免 | Take back",
                GRANTED,
                REVOKED,
                asks=(WHY_REVOKED,),
                writes="revoke_reason",
                danger=True,
                done="撤销减免 | Taken back",
            ),
        ],
        once="grant revoke",
    ),
)

ASK_RELIEF = Action(
    "askRelief",
    "申请减免 | Ask for relief",
    needs="fin:due:askRelief",
    batch=True,
    when={"state": "unpaid part"},
)
"""Of dues, one or many at once, which begins a relief of each."""

RELIEF_STATE = states(relief, "减免状态 | State of a relief")
RELIEF_KIND = dictionary(
    "fin_relief_kind",
    "减免方式 | Kind of relief",
    f"{AMOUNT}=按金额 | An amount",
    f"{PERCENT}=按比例 | A percentage",
    f"{WHOLE}=全部减免 | The whole",
)

RELIEF_CONSTRAINTS = [
    check(
        "fin_due_relief",
        "fin_relief_two_people",
        '"amount" > 0 AND ("percent" IS NULL OR "percent" BETWEEN 1 AND 99)'
        ' AND ("decided_by" IS NULL OR "asked_by" IS NULL OR "decided_by" <> "asked_by")'
        ' AND ("revoked_by" IS NULL OR "decided_by" IS NULL OR "revoked_by" <> "decided_by")',
    ),
]
