"""Dues: what a member, person or firm, owes for a year, what was relieved of it, and what has come in for it.

What is paid follows from payments and refunds alone, what is relieved from reliefs, so that both can be reckoned anew at any time.
"""

from schema.finance.due_relief import ASK_RELIEF
from schema.finance.owing import OWING_STATES, PAID, PART, PAYING_STEPS, UNPAID, WAIVED
from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import Due, Wire, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

FIRST_YEAR, LAST_YEAR = 2000, 2100


class MemberDue(Base):
    """Fen; `payable` = `amount` − `discount`; `relief` is what was granted and not taken back; `paid` is what was confirmed, less what
    was reversed and refunded. `owed` = `payable` − `relief` − `paid`, which is read and never stored.

    Of a person or of a firm, whose `name` is kept as it was.
    """

    no = Char(20, default="")
    name = Char(100, default="")
    person_id = Ref(null=True, db_index=True)
    firm_id = Ref(null=True, db_index=True)
    year = Int()
    level_id = Ref(null=True)
    amount = Money()
    discount = Money(default=0)
    discount_reason = Char(200, null=True)
    payable = Money(default=0)
    relief = Money(default=0)
    paid = Money(default=0)
    owed = Money(default=0)
    due_date = Date()
    state = Char(12, default=UNPAID)
    remark = Char(200, null=True)

    class Meta:
        table = "fin_member_due"


RELIEF_STEPS = (
    Transition("waive", "减免 | Waive", UNPAID, WAIVED, internal=True, done="全部减免 | Relieved whole"),
    Transition("unwaive", "撤销减免 | Take the relief back", WAIVED, UNPAID, internal=True),
    Transition("relieve", "部分减免 | Relieve in part", f"{UNPAID} {PART}", internal=True),
    Transition("charge", "撤销部分减免 | Take a part of the relief back", f"{UNPAID} {PART}", internal=True),
)
"""What reliefs do to the dues that they are of."""

PROCESS = Process(
    "state",
    name="memberDue",
    noun="会费 | Dues",
    states=OWING_STATES,
    transitions=(*RELIEF_STEPS, *PAYING_STEPS),
)

due = Resource(
    MemberDue,
    path="fin/due",
    title="会员会费 | Member dues",
    fields=[
        f("no", "编号 | No.", find="like", flags="unique read_only", width=128),
        f("name", "会员 | Member", find="like", flags="read_only", width=200),
        f("person_id", "个人 | Person", ref="vip/person", find="eq", flags="once", hide="list"),
        f("firm_id", "企业 | Firm", ref="vip/firm", find="eq", flags="once", hide="list"),
        f("year", "年度 | Year", limits=(FIRST_YEAR, LAST_YEAR), find="eq", flags="once", width=80),
        f("level_id", "等级 | Level", ref="vip/level", find="eq", width=120),
        f("amount", "标准金额（元） | Standard (yuan)", limits=(0, None), find="range", width=128),
        f("discount", "优惠（元） | Discount (yuan)", limits=(0, None), width=112),
        f("discount_reason", "优惠原因 | Reason of the discount", hide="list"),
        f("payable", "应缴（元） | Payable (yuan)", find="range", flags="read_only", width=112),
        f("relief", "减免（元） | Relieved (yuan)", find="range", flags="read_only", width=112),
        f("paid", "已缴（元） | Paid (yuan)", find="range", flags="read_only", width=112),
        f(
            "owed",
            "待缴（元） | Owed (yuan)",
            find="range",
            flags="read_only",
            width=112,
            wire=Wire(reads="(t.payable - t.relief - t.paid)"),
        ),
        f("due_date", "截止日期 | Due", find="range", width=128, kind=Due({"state": f"{UNPAID} {PART}"})),
        f("state", "状态 | State", dict="fin_due_state", find="in", flags="read_only", width=104),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="no name year state payable relief paid owed due_date level_id amount discount",
    sort="-year no",
    label="no name",
    rows=Rows(
        unique=[("person_id", "year"), ("firm_id", "year")],
        settled={"state": f"{PART} {PAID} {WAIVED}"},
        totals="payable relief paid owed",
    ),
    children=[Child("fin/payment", "due_id"), Child("fin/relief", "due_id")],
    process=PROCESS,
    actions=[
        ASK_RELIEF,
        Action("issue", "批量出账 | Issue dues", needs="fin:due:issue", without_row=True),
    ],
)

DUE_STATE = states(due, "会费状态 | State of dues")

DUE_CONSTRAINTS = [
    check("fin_member_due", "fin_due_of_one", 'num_nonnulls("person_id", "firm_id") = 1 OR "del_flag" = 2'),
    check(
        "fin_member_due",
        "fin_due_within",
        '"amount" > 0 AND "discount" >= 0 AND "discount" < "amount" AND "payable" = "amount" - "discount"'
        ' AND "relief" >= 0 AND "paid" >= 0 AND "paid" + "relief" <= "payable"',
    ),
]
