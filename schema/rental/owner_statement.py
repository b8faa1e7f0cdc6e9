"""Owner statements (业主对账单): what the houses of an owner brought in a month, what they cost, what the operator keeps, what is paid out.

A draft is reckoned anew as often as one likes; what was confirmed stays as it is.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Quantity, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

DRAFT, CONFIRMED, PAID = "draft", "confirmed", "paid"
STAY, RENT, REPAIR, EXPENSE = "stay", "rent", "repair", "expense"
INCOME = (STAY, RENT)
"""Kinds of lines that bring money; the others cost some."""
OWNER_LINE = dictionary(
    "owner_statement_line",
    "对账单明细 | Line of an owner statement",
    "stay=日租房费 | Room charge",
    "rent=长租租金 | Rent",
    "repair=维修 | Repair",
    "expense=费用 | Expense",
)


class OwnerStatement(Base):
    """Fen; `payout` = `income` − `cost` − `share`, below zero where the owner owes. `month`: 2026-11, which begins with
    `first_day`."""

    owner_id = Ref(db_index=True)
    month = Char(7)
    first_day = Date()
    share_rate = Quantity(5, 2)
    income = Money()
    cost = Money()
    share = Money()
    payout = Money()
    state = Char(12, default=DRAFT)
    paid_on = Date(null=True)
    method = Char(20, null=True)
    note = Char(200, null=True)

    class Meta:
        table = "rent_owner_statement"


class OwnerStatementLine(Base):
    """`house` is its title as it was; `no`: order, contract or ticket. [from_day, to_day], both inclusive. `amount` in fen, below zero
    where income was taken back."""

    statement_id = Ref(db_index=True)
    kind = Char(10)
    house = Char(160)
    no = Char(40, null=True)
    text = Char(160, null=True)
    from_day = Date()
    to_day = Date()
    nights = Int(null=True)
    amount = Money()

    class Meta:
        table = "rent_owner_statement_line"


owner_statement = Resource(
    OwnerStatement,
    path="rental/ownerStatement",
    title="业主对账单 | Owner statements",
    fields=[
        f("owner_id", "业主 | Owner", ref="rental/owner", find="eq", flags="read_only", width=160),
        f("month", "月份 | Month", find="like", flags="read_only", width=104),
        f("state", "状态 | State", dict="owner_statement_state", find="in", flags="read_only", width=104),
        f("income", "收入 | Income", find="range", flags="read_only", width=128),
        f("cost", "费用 | Costs", find="range", flags="read_only", width=120),
        f("share_rate", "分成比例(%) | Share (%)", flags="read_only", width=104),
        f("share", "运营方分成 | Operator's share", flags="read_only", width=128),
        f("payout", "应付业主 | Payout", find="range", flags="read_only", width=128),
        f("paid_on", "付款日期 | Paid on", find="range", flags="read_only", width=112),
        f("method", "付款方式 | Method", dict="pay_method", find="in", flags="read_only", width=104),
        f("note", "付款说明 | Note", flags="read_only", hide="list"),
    ],
    list="owner_id month state payout income cost share paid_on method",
    sort="-month owner_id",
    can="list delete export",
    label="month",
    search="off",
    children=[Child("rental/ownerStatementLine", "statement_id", inline=True)],
    rows=Rows(
        unique=[("owner_id", "month")],
        settled={"state": f"{CONFIRMED} {PAID}"},
        totals="income cost share payout",
    ),
    process=Process(
        "state",
        name="ownerStatement",
        noun="对账单 | Statement",
        number="month",
        states={
            DRAFT: "草稿 | Draft #default",
            CONFIRMED: "已确认 | Confirmed #blue",
            PAID: "已付款 | Paid #green",
        },
        transitions=[
            Transition("confirm", "确认 | Confirm", DRAFT, CONFIRMED, batch=True),
            Transition(
                "reckon", "重新计算 | Reckon anew", DRAFT, right="draw", batch=True, done="重新计算 | Reckoned anew"
            ),
            Transition(
                "pay",
                "登记付款 | Record the payout",
                CONFIRMED,
                PAID,
                asks=(
                    f("paid_on", "付款日期 | Paid on", kind="date", flags="required"),
                    f("method", "付款方式 | Method", kind="dict", dict="pay_method", flags="required"),
                    f("note", "说明 | Note", kind="textarea", limits=200),
                ),
                writes="paid_on method note",
                done="付款 | Paid out",
            ),
            Transition(
                "reopen",
                "撤回确认 | Reopen",
                CONFIRMED,
                DRAFT,
                right="confirm",
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                rare=True,
            ),
        ],
        once="pay",
    ),
    actions=[
        Action("print", "打印 | Print", needs="rental:ownerStatement:list"),
        Action(
            "draw",
            "生成对账单 | Draw up",
            needs="rental:ownerStatement:draw",
            without_row=True,
            fields=(
                f(
                    "day",
                    "月份 | Month",
                    kind="date",
                    flags="required",
                    help="选该月任意一天 | Any day of the month",
                ),
                f(
                    "owner_id",
                    "业主 | Owner",
                    kind="ref",
                    ref="rental/owner",
                    help="不选则全部业主 | Empty: every owner",
                ),
            ),
        ),
    ],
)

statement_line = Resource(
    OwnerStatementLine,
    path="rental/ownerStatementLine",
    title="对账单明细 | Lines of owner statements",
    fields=[
        f("statement_id", "对账单 | Statement", ref="rental/ownerStatement", find="eq", flags="read_only", width=104),
        f("kind", "类型 | Kind", dict="owner_statement_line", find="in", flags="read_only", width=104),
        f("house", "房源 | House", find="like", flags="read_only", width=200),
        f("no", "单号 | No.", find="like", flags="read_only", width=140),
        f("text", "说明 | What", flags="read_only", width=180),
        f("from_day", "从 | From", find="range", flags="read_only", width=112),
        f("to_day", "到 | To", flags="read_only", width=112),
        f("nights", "晚数 | Nights", flags="read_only", width=80),
        f("amount", "金额 | Amount", flags="read_only", width=120),
    ],
    list="kind house no text from_day to_day nights amount",
    sort="kind house from_day no",
    can="list export",
    label="house",
    search="off",
    rows=Rows(record=True, under={"statement_id": "rental/ownerStatement"}, totals="amount"),
)
OWNER_STATEMENT_STATE = states(owner_statement, "对账单状态 | State of an owner statement")
