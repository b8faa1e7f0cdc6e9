"""The cashier ledger: append only; a mistake is a reversal line and a new line."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.resource import Resource, Rows

CASH_PROJECT = dictionary(
    "cash_project",
    "收款项目 | Cashier item",
    "room_fee=房费 | Room fee",
    "deposit_in=押金 | Deposit",
    "deposit_out=退押金 | Deposit refund",
    "deposit_deduct=扣押金 | Deposit deduction",
    "rent=租金 | Rent",
    "penalty=违约金 | Penalty",
    "late_fee=滞纳金 | Late fee",
    "water=水费 | Water",
    "electricity=电费 | Electricity",
    "gas=燃气费 | Gas",
    "utility=水电燃气 | Utilities",
    "service=服务费 | Service",
    "damage=赔偿 | Damage",
    "discount=优惠 | Discount",
    "refund=退款 | Refund",
    "prepay=预存 | Prepayment",
    "write_off=坏账核销 | Write-off",
    "adjust=调整 | Adjustment",
)
CASH_DIRECTION = dictionary(
    "cash_direction",
    "方向 | Direction",
    "charge=应收 | Charge",
    "credit=减免 | Credit",
    "in=收款 | Received #green",
    "out=退款 | Paid out #red",
)
PAY_METHOD = dictionary(
    "pay_method",
    "支付方式 | Payment method",
    "cash=现金 | Cash",
    "wechat=微信支付 | WeChat Pay",
    "alipay=支付宝 | Alipay",
    "card=银行卡 | Bank card",
    "transfer=转账 | Bank transfer",
    "company=挂账 | On account",
    "other=其他 | Other",
)
LEDGER_ACCOUNT = dictionary(
    "ledger_account",
    "账户类型 | Account",
    "order=日租订单 | Daily order",
    "lease=长租合同 | Lease",
    "tenant=租客 | Tenant",
)


class Ledger(Base):
    """`shift_id`: the shift of the cashier in whose hands money came in or went out; none where nobody was on duty.

    `corrects`: the line of a closed day that this one puts right; both stand.
    """

    no = Char(30)
    account = Char(10)
    account_id = Ref()
    account_no = Char(30)
    seq = Int()
    project = Char(20)
    direction = Char(10)
    amount = Money()
    method = Char(20, null=True)
    paid_on = Date()
    note = Char(200, null=True)
    cause = Char(20, null=True)
    operator = Char(110)
    shift_id = Ref(null=True, db_index=True)
    bill_id = Ref(null=True)
    request_id = Ref(null=True)
    corrects = Ref(null=True)
    reverses = Ref(null=True)
    reversed_by = Ref(null=True)

    class Meta:
        table = "rent_ledger"
        unique_together = (("account_id", "seq"),)


ledger = Resource(
    Ledger,
    path="rental/ledger",
    title="收银流水 | Cashier ledger",
    fields=[
        f("no", "单号 | No.", find="like", flags="unique read_only"),
        f("account", "账户类型 | Account", dict="ledger_account", find="eq", flags="read_only"),
        f("account_id", "订单 | Order", ref="rental/order", flags="read_only", hide="list form export"),
        f("account_no", "订单/合同号 | Order or contract", find="like", flags="read_only"),
        f("project", "项目 | Project", dict="cash_project", find="in", flags="read_only"),
        f("direction", "方向 | Direction", dict="cash_direction", find="in", flags="read_only"),
        f("amount", "金额 | Amount", find="range", flags="read_only"),
        f("method", "支付方式 | Method", dict="pay_method", find="in", flags="read_only"),
        f("paid_on", "付款日期 | Paid on", find="range", flags="read_only"),
        f("note", "说明 | Note", flags="read_only"),
        f("cause", "事由 | Cause", dict="order_event", find="in", flags="read_only"),
        f("operator", "操作人 | Operator", find="eq", flags="read_only"),
        f("shift_id", "班次 | Shift", ref="rental/shift", find="eq", flags="read_only", width=120),
        f("request_id", "审批单 | Request", ref="workflow/request", flags="read_only", hide="list"),
        f(
            "corrects",
            "更正的流水 | Corrects",
            kind="ref",
            ref="rental/ledger",
            find="eq",
            flags="read_only",
            hide="list",
        ),
        f("reverses", "冲正的流水 | Reverses", kind="ref", ref="rental/ledger", flags="read_only", hide="list"),
        f("reversed_by", "被冲正 | Reversed by", kind="ref", ref="rental/ledger", flags="read_only"),
    ],
    list="no account_no project direction amount method paid_on operator shift_id cause note create_time",
    can="list export",
    label="no",
    rows=Rows(under={"account_id": "rental/lease rental/order"}, totals="amount", totals_by="direction"),
    actions=[
        Action("reverse", "冲正 | Reverse", needs="rental:order:reverse", when={"reverses": "", "reversed_by": ""}),
        Action(
            "correct",
            "更正旧账 | Correct an old line",
            needs="rental:ledger:correct",
            when={"reverses": "", "reversed_by": "", "corrects": "", "direction": "in out charge credit"},
            fields=(
                f("amount", "更正金额 | Amount", kind="money", flags="required", limits=(0, None)),
                f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),
            ),
            confirm="原流水不变，今天记一笔相反的更正流水。 | The line stays; an opposite one is posted today.",
            danger=True,
        ),
        Action("print", "打印小票 | Print a receipt", needs="rental:ledger:print"),
    ],
)

LEDGER_CONSTRAINTS = [
    """CREATE OR REPLACE FUNCTION rent_ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE own text[] := ARRAY['reversed_by', 'row_version', 'update_by', 'update_time'];
BEGIN
    IF TG_OP = 'UPDATE' AND OLD.reversed_by IS NULL AND NEW.reversed_by IS NOT NULL
        AND to_jsonb(OLD) - own = to_jsonb(NEW) - own THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'rent_ledger is append only' USING ERRCODE = 'integrity_constraint_violation';
END $$""",
    'DROP TRIGGER IF EXISTS rent_ledger_append_only ON "rent_ledger"',
    'CREATE TRIGGER rent_ledger_append_only BEFORE UPDATE OR DELETE ON "rent_ledger"'
    " FOR EACH ROW EXECUTE FUNCTION rent_ledger_append_only()",
    check("rent_ledger", "rent_ledger_positive", '"amount" > 0'),
]
