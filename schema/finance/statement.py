"""Bank statements: what a bank says came into an account, read from its export, and what became of each line.

A line is the bank's word, so nobody types or edits one. It counts once somebody has confirmed what it was paid for, and only once:
the bank's number is unique, so that the same file twice changes nothing.
"""

from schema.finance.payment import REASON
from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, DateTime, Int, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import Find, Wire, f, lately
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

OPEN, MATCHED, CONFIRMED, IGNORED = "open", "matched", "confirmed", "ignored"

_LINES = "FROM fin_statement_line l WHERE l.statement_id = t.id AND l.del_flag = 0"


def _of_lines(what: str, where: str = "") -> Wire:
    """What the lines of a statement come to, so that it is never out of step with them."""
    return Wire(reads=f"(SELECT {what} {_LINES}{where})")


class Statement(Base):
    """One import of a file. `act` is that of the import; the days, counts and sum are read from the lines."""

    no = Char(20, default="")
    account = Char(40, null=True)
    method_id = Ref(null=True, db_index=True)
    file = Char(200, null=True)
    act = Char(64, null=True, index=True)
    first_day = Date(null=True)
    last_day = Date(null=True)
    lines = Int(default=0)
    waiting = Int(default=0)
    amount = Money(default=0)

    class Meta:
        table = "fin_statement"


class StatementLine(Base):
    """Fen that came in. What it was paid for is one of `due_id`, `fee_id`, or a payment that somebody had entered already."""

    statement_id = Ref(null=True, db_index=True)
    account = Char(40, null=True)
    paid_on = Date()
    amount = Money()
    payer = Char(100, null=True)
    payer_account = Char(40, null=True)
    note = Char(200, null=True)
    txn_no = Char(64)
    state = Char(12, default=OPEN)
    due_id = Ref(null=True, db_index=True)
    fee_id = Ref(null=True, db_index=True)
    payment_id = Ref(null=True, db_index=True)
    imported_by = Ref(null=True)
    confirmed_by = Ref(null=True)
    confirmed_at = DateTime(null=True)
    reason = Char(200, null=True)

    class Meta:
        table = "fin_statement_line"


statement = Resource(
    Statement,
    path="fin/statement",
    title="银行对账单 | Bank statements",
    fields=[
        f("no", "编号 | No.", find="like", flags="unique read_only", width=136),
        f("account", "账号 | Account", find="like", flags="read_only", width=200),
        f("method_id", "收款方式 | Method", ref="fin/payMethod", find="eq", flags="read_only", width=128),
        f("first_day", "起始日期 | From", kind="date", flags="read_only", width=120, wire=_of_lines("min(l.paid_on)")),
        f("last_day", "截止日期 | To", kind="date", flags="read_only", width=120, wire=_of_lines("max(l.paid_on)")),
        f("lines", "笔数 | Lines", kind="int", flags="read_only", width=88, wire=_of_lines("count(*)")),
        f(
            "waiting",
            "待处理 | Waiting",
            kind="int",
            flags="read_only",
            width=96,
            wire=_of_lines("count(*)", f" AND l.state IN ('{OPEN}', '{MATCHED}')"),
        ),
        f(
            "amount",
            "收入合计（元） | Came in (yuan)",
            flags="read_only",
            width=136,
            wire=_of_lines("coalesce(sum(l.amount), 0)::bigint"),
        ),
        f("file", "文件 | File", find="like", flags="read_only", width=220),
    ],
    list="no account method_id first_day last_day lines waiting amount file create_time",
    can="list export",
    label="no",
    rows=Rows(record=True),
    children=[Child("fin/statementLine", "statement_id")],
)

line = Resource(
    StatementLine,
    path="fin/statementLine",
    title="银行流水 | Bank lines",
    fields=[
        f(
            "statement_id",
            "对账单 | Statement",
            ref="fin/statement",
            find="eq",
            flags="read_only",
            hide="list",
            width=136,
        ),
        f(
            "account",
            "本方账号 | Our account",
            find="like",
            width=180,
            wire=Wire(heads="账号 查询账号 本方帐号 我方账号 卡号"),
        ),
        f(
            "paid_on",
            "入账日期 | Day",
            limits=(2000, 2100),
            find=Find("range", (lately("近7天 | Last 7 days", 7), lately("近30天 | Last 30 days", 30))),
            width=112,
            wire=Wire(heads="交易日期 交易日 记账日期 记账日 交易时间 日期 入账时间"),
        ),
        f(
            "amount",
            "收入（元） | Came in (yuan)",
            limits=(0, None),
            find="range",
            width=120,
            wire=Wire(
                heads="贷方金额 贷方发生额 贷方 贷方金额(元) 贷方发生额(元) 收入 收入金额 收入金额(元) 存入金额 贷方发生额/元(收入) 交易金额"
            ),
        ),
        f(
            "payer",
            "付款人 | Payer",
            find="like",
            width=200,
            wire=Wire(heads="对方户名 对方名称 对方单位 对方单位名称 付款人名称 付款方户名 付款户名 交易对手"),
        ),
        f(
            "payer_account",
            "付款账号 | Payer's account",
            find="like",
            width=180,
            wire=Wire(heads="对方账号 对方帐号 付款人账号 付款方账号"),
        ),
        f("note", "附言 | Note", find="like", width=220, wire=Wire(heads="摘要 用途 附言 备注 交易附言 交易用途")),
        f(
            "txn_no",
            "交易流水号 | Bank no.",
            find="like",
            flags="unique",
            width=200,
            wire=Wire(heads="流水号 交易号 银行流水号 核心流水号 柜员流水号 交易流水 业务流水号 凭证号"),
        ),
        f("state", "状态 | State", dict="fin_line_state", find="in", flags="read_only", width=104),
        f("due_id", "会费 | Dues", ref="fin/due", find="eq", flags="read_only", width=200),
        f("fee_id", "活动费用 | Fee of an activity", ref="fin/activityFee", find="eq", flags="read_only", width=200),
        f("payment_id", "缴费 | Payment", ref="fin/payment", find="eq", flags="read_only", width=200),
        f("imported_by", "导入人 | Imported by", ref="sys/user", find="eq", flags="read_only", hide="list"),
        f("confirmed_by", "确认人 | Confirmed by", ref="sys/user", find="eq", flags="read_only", width=104),
        f("confirmed_at", "确认时间 | Confirmed at", flags="read_only", hide="list", width=168),
        f("reason", "原因 | Reason", flags="read_only", hide="list"),
    ],
    list="paid_on amount payer note state due_id fee_id payment_id txn_no payer_account confirmed_by",
    sort="-paid_on -amount",
    can="list export import",
    label="txn_no payer",
    rows=Rows(
        settled={"state": f"{MATCHED} {CONFIRMED} {IGNORED}"},
        totals="amount",
        totals_by="state",
    ),
    process=Process(
        "state",
        name="statementLine",
        noun="银行流水 | Bank line",
        number="txn_no",
        states={
            OPEN: "待匹配 | Open #orange",
            MATCHED: "已匹配 | Matched #blue",
            CONFIRMED: "已入账 | Confirmed #green",
            IGNORED: "不入账 | Ignored #default",
        },
        transitions=[
            Transition(
                "confirm",
                "确认入账 | Confirm",
                f"{OPEN} {MATCHED}",
                CONFIRMED,
                dialog=True,
                done="确认入账 | Confirmed",
            ),
            Transition("match", "匹配 | Match", f"{OPEN} {MATCHED}", MATCHED, dialog=True, done="匹配 | Matched"),
            Transition(
                "unmatch", "取消匹配 | Unmatch", MATCHED, OPEN, right="match", done="取消匹配 | Match taken back"
            ),
            Transition(
                "ignore",
                "不入账 | Ignore",
                f"{OPEN} {MATCHED}",
                IGNORED,
                asks=(REASON,),
                writes="reason",
                danger=True,
                done="不入账 | Ignored",
            ),
            Transition("heed", "恢复 | Take up again", IGNORED, OPEN, right="ignore", done="恢复 | Taken up again"),
            Transition(
                "release", "退回待匹配 | Open again", CONFIRMED, OPEN, internal=True, done="冲正退回 | Open again"
            ),
        ],
        once="confirm",
    ),
    actions=[Action("propose", "自动匹配 | Match", needs="fin:statementLine:match", plain=True, without_row=True)],
)

LINE_STATE = states(line, "银行流水状态 | State of a bank line")

LINE_CONSTRAINTS = [
    check(
        "fin_statement_line",
        "fin_line_of_one",
        '"amount" > 0 AND num_nonnulls("due_id", "fee_id") <= 1'
        ' AND ("state" <> \'confirmed\' OR "payment_id" IS NOT NULL)',
    ),
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_fin_line_payment" ON "fin_statement_line" ("tenant_id", "payment_id")'
    " WHERE payment_id IS NOT NULL AND state = 'confirmed' AND del_flag = 0",
]
