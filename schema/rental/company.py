"""Companies whose guests stay on account (协议单位), and their monthly statements (协议单位对账单): what is owed for whom, and its payment.

A draft is reckoned anew as often as one likes; what was issued stays as it is, and what is owed of it follows its orders.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Int, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import Wire, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

DRAFT, ISSUED, PAID = "draft", "issued", "paid"
ON_ACCOUNT = ("reserved", "confirmed", "in_house", "checked_out")
"""States of orders whose balance a company stands for."""
_STATES = ", ".join(f"'{state}'" for state in ON_ACCOUNT)
USED = (
    "(SELECT coalesce(sum(o.balance), 0) FROM rent_daily_order o WHERE o.company_id = t.id AND o.tenant_id = t.tenant_id"
    f" AND o.del_flag = 0 AND o.balance > 0 AND o.state IN ({_STATES}))::bigint"
)
OPEN = (
    "(SELECT coalesce(sum(greatest(o.balance, 0)), 0) FROM rent_company_statement_line l"
    " JOIN rent_daily_order o ON o.id = l.order_id WHERE l.statement_id = t.id AND l.del_flag = 0)::bigint"
)


class Company(Base):
    """`credit`: fen that its guests may owe together; none: no limit. `used` is read from their orders. `terms_days`: a statement is
    due so many days after it is issued."""

    name = Char(100)
    tax_no = Char(20, null=True)
    contact = Char(60, null=True)
    phone = Char(20, null=True)
    email = Char(100, null=True)
    address = Char(200, null=True)
    credit = Money(null=True)
    terms_days = Int(default=15)
    used = Money(null=True)
    active = Bool(default=True)
    remark = Char(200, null=True)

    class Meta:
        table = "rent_company"


class CompanyStatement(Base):
    """Fen; `amount` as it was when it was reckoned, `owed` what its orders still owe, which is read. `month`: 2026-11, which begins with
    `first_day`."""

    company_id = Ref(db_index=True)
    month = Char(7)
    first_day = Date()
    stays = Int(default=0)
    amount = Money(default=0)
    owed = Money(null=True)
    state = Char(12, default=DRAFT)
    due = Date(null=True)
    paid_on = Date(null=True)
    method = Char(20, null=True)
    note = Char(200, null=True)

    class Meta:
        table = "rent_company_statement"


class CompanyStatementLine(Base):
    """What an order owed; `room` is its title as it was."""

    statement_id = Ref(db_index=True)
    order_id = Ref(db_index=True)
    order_no = Char(20)
    guests = Char(260, null=True)
    room = Char(160, null=True)
    check_in = Date()
    check_out = Date()
    amount = Money()

    class Meta:
        table = "rent_company_statement_line"


company = Resource(
    Company,
    path="rental/company",
    title="协议单位 | Companies on account",
    fields=[
        f("name", "单位名称 | Name", find="like", flags="unique", width=220),
        f("tax_no", "统一社会信用代码 | Credit code", rule="company_code", flags="unique", hide="list"),
        f("contact", "联系人 | Contact", rule="name", find="like", width=104),
        f("phone", "电话 | Phone", rule="phone", find="like", width=140),
        f("email", "邮箱 | E-mail", rule="email", hide="list"),
        f("address", "地址 | Address", hide="list"),
        f(
            "credit",
            "信用额度 | Credit",
            limits=(0, None),
            width=128,
            help="住客挂账合计不超过此额；不填则不限 | What its guests owe together stays below; empty: no limit",
        ),
        f("used", "已用额度 | Used", flags="read_only", width=128, hide="import", wire=Wire(reads=USED)),
        f("terms_days", "账期(天) | Due within (days)", limits=(0, 180), width=104),
        f("active", "启用 | Active", find="eq", width=80),
        f("remark", "备注 | Remark", hide="list"),
    ],
    list="name contact phone credit used terms_days active",
    sort="name",
    label="name",
    children=[
        Child("rental/companyStatement", "company_id"),
        Child("rental/order", "company_id"),
        Child("rental/pricePlan", "company_id"),
    ],
)

company_statement = Resource(
    CompanyStatement,
    path="rental/companyStatement",
    title="协议单位对账单 | Company statements",
    fields=[
        f("company_id", "协议单位 | Company", ref="rental/company", find="eq", flags="read_only", width=220),
        f("month", "月份 | Month", find="like", flags="read_only", width=104),
        f("state", "状态 | State", dict="company_statement_state", find="in", flags="read_only", width=104),
        f("stays", "订单数 | Orders", flags="read_only", width=88),
        f("amount", "应收 | Amount", find="range", flags="read_only", width=128),
        f("owed", "未收 | Still owed", flags="read_only", width=128, wire=Wire(reads=OPEN)),
        f("due", "应付日 | Due", find="range", flags="read_only", width=112),
        f("paid_on", "结清日期 | Settled on", find="range", flags="read_only", width=112),
        f("method", "付款方式 | Method", dict="pay_method", find="in", flags="read_only", width=104),
        f("note", "说明 | Note", flags="read_only", hide="list"),
    ],
    list="company_id month state stays amount owed due paid_on method",
    sort="-month company_id",
    can="list delete export",
    label="month",
    search="off",
    children=[Child("rental/companyStatementLine", "statement_id", inline=True)],
    rows=Rows(unique=[("company_id", "month")], settled={"state": f"{ISSUED} {PAID}"}, totals="amount"),
    process=Process(
        "state",
        name="company_statement",
        noun="对账单 | Statement",
        number="month",
        states={DRAFT: "草稿 | Draft #default", ISSUED: "待收款 | Issued #blue", PAID: "已结清 | Settled #green"},
        transitions=[
            Transition("issue", "出具 | Issue", DRAFT, ISSUED, batch=True, done="出具 | Issued"),
            Transition(
                "reckon", "重新计算 | Reckon anew", DRAFT, right="draw", batch=True, done="重新计算 | Reckoned anew"
            ),
            Transition(
                "pay",
                "收款结清 | Take the payment",
                ISSUED,
                PAID,
                asks=(
                    f("paid_on", "付款日期 | Paid on", kind="date", flags="required"),
                    f("method", "付款方式 | Method", kind="dict", dict="pay_method", flags="required"),
                    f("note", "说明 | Note", kind="textarea", limits=200),
                ),
                writes="paid_on method note",
                done="收款结清 | Settled",
            ),
            Transition(
                "reopen",
                "撤回 | Take back",
                ISSUED,
                DRAFT,
                right="issue",
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                rare=True,
                done="撤回 | Taken back",
            ),
        ],
        once="pay",
    ),
    actions=[
        Action(
            "draw",
            "生成对账单 | Draw up",
            needs="rental:companyStatement:draw",
            without_row=True,
            fields=(
                f("day", "月份 | Month", kind="date", flags="required", help="选该月任意一天 | Any day of the month"),
                f(
                    "company_id",
                    "协议单位 | Company",
                    kind="ref",
                    ref="rental/company",
                    help="不选则全部单位 | Empty: every company",
                ),
            ),
        ),
    ],
)

company_statement_line = Resource(
    CompanyStatementLine,
    path="rental/companyStatementLine",
    title="对账单订单 | Orders of company statements",
    fields=[
        f("statement_id", "对账单 | Statement", ref="rental/companyStatement", find="eq", flags="read_only", width=104),
        f("order_id", "订单 | Order", ref="rental/order", find="eq", flags="read_only", hide="list"),
        f("order_no", "订单号 | Order no.", find="like", flags="read_only", width=140),
        f("guests", "入住人 | Guests", find="like", flags="read_only", width=160),
        f("room", "房间 | Room", find="like", flags="read_only", width=200),
        f("check_in", "入住日期 | Check-in", find="range", flags="read_only", width=112),
        f("check_out", "离店日期 | Check-out", flags="read_only", width=112),
        f("amount", "金额 | Amount", flags="read_only", width=120),
    ],
    list="order_no guests room check_in check_out amount",
    sort="check_out order_no",
    can="list export",
    label="order_no",
    search="off",
    rows=Rows(record=True, under={"statement_id": "rental/companyStatement"}, totals="amount"),
)

COMPANY_STATEMENT_STATE = states(company_statement, "协议单位对账单状态 | State of a company's statement")
COMPANY_CONSTRAINTS = [check("rent_company", "rent_company_credit", '"credit" >= 0 AND "terms_days" >= 0')]
