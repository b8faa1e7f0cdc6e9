"""Bills of a lease with their lines, and the money that is open on them."""

from tortoise import Model, fields

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import BigInt, Char, Date, Int, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Due, Wire, f
from schema.kit.resource import Resource, Rows
from schema.kit.snowflake import next_id

BILL_STATE = dictionary(
    "bill_state",
    "账单状态 | Bill state",
    "planned=待出账 | Planned #default",
    "open=未支付 | Unpaid #orange",
    "part=部分支付 | Partly paid #gold",
    "paid=已支付 | Paid #green",
    "written_off=已核销 | Written off #default",
    "void=作废 | Void #default",
)
BILL_KIND = dictionary(
    "bill_kind",
    "账单类型 | Bill kind",
    "rent=租金 | Rent",
    "deposit=押金 | Deposit",
    "utility=水电燃气 | Utilities",
    "service=服务费 | Service",
    "late_fee=滞纳金 | Late fee",
    "damage=赔偿 | Damage",
    "settlement=结算 | Settlement",
)


class Bill(Base):
    """`paid` and `credited` are the sums of its allocations; `credited` is what of its claim was given up.

    `renter_name`, `renter_phone` and `unit_title` are read from the lease.
    """

    bill_no = Char(20)
    lease_id = Ref(db_index=True)
    kind = Char(20)
    period_from = Date()
    period_to = Date()
    due = Date()
    amount = Money()
    paid = Money(default=0)
    credited = Money(default=0)
    open_amount = Money()
    state = Char(20)
    issued_on = Date(null=True)
    promise_date = Date(null=True)
    promise_note = Char(200, null=True)
    revision = Int(default=1)
    payer_name = Char(60, null=True)
    renter_name = Char(60, null=True)
    renter_phone = Char(20, null=True)
    unit_title = Char(200, null=True)

    class Meta:
        table = "rent_bill"
        indexes = (("tenant_id", "state", "due"),)


class BillLine(Model):
    """One item of a bill; `explain` says in words why this amount.

    `origin`: the terms of the lease, a difference to what was billed for its days already, or carried over from the lease before.
    `source_id`: the bill that a late fee is for.
    """

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    bill_id = Ref(db_index=True)
    seq = Int()
    period_from = Date()
    period_to = Date()
    amount = Money()
    explain = Char(200)
    origin = Char(20, default="terms")
    source_id = Ref(null=True, db_index=True)

    class Meta:
        table = "rent_bill_line"


_UNIT = "(SELECT u.title FROM rent_lease l JOIN rent_unit u ON u.id = l.unit_id WHERE l.id = t.lease_id)"


def _of_lease(column: str) -> Wire:
    return Wire(reads=f"(SELECT l.{column} FROM rent_lease l WHERE l.id = t.lease_id)")


bill = Resource(
    Bill,
    path="rental/bill",
    title="租赁账单 | Lease bills",
    fields=[
        f("bill_no", "账单编号 | Bill no.", find="like", flags="unique read_only", width=132),
        f("lease_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only", width=132),
        f("kind", "类型 | Kind", dict="bill_kind", find="in", flags="read_only", width=100),
        f("period_from", "账期开始 | From", find="range", flags="read_only", width=112),
        f("period_to", "账期结束 | To", flags="read_only", width=112),
        f("due", "应付日 | Due", find="range", flags="read_only", width=140, kind=Due({"state": "open part"})),
        f("amount", "金额 | Amount", find="range", flags="read_only", width=120),
        f("paid", "已付 | Paid", flags="read_only"),
        f("credited", "减免核销 | Credited", flags="read_only", hide="list"),
        f("open_amount", "未付 | Open", find="range", flags="read_only", width=116),
        f("state", "状态 | State", dict="bill_state", find="in", flags="read_only", width=100),
        f("issued_on", "出账日 | Issued on", flags="read_only", hide="list"),
        f("promise_date", "承诺付款日 | Promised for", find="range", flags="read_only", width=112),
        f("promise_note", "承诺说明 | About the promise", flags="read_only", hide="list"),
        f("revision", "版次 | Revision", flags="read_only", hide="list"),
        f("payer_name", "付款人 | Payer", find="like", flags="read_only", hide="list"),
        f("renter_name", "承租人 | Lessee", flags="read_only", width=104, wire=_of_lease("renter_name")),
        f("renter_phone", "电话 | Phone", flags="read_only", width=124, wire=_of_lease("renter_phone")),
        f("unit_title", "房间 | Unit", flags="read_only", width=204, wire=Wire(reads=_UNIT)),
    ],
    list="bill_no state renter_name due open_amount unit_title renter_phone kind amount lease_id period_from period_to paid promise_date",
    sort="due bill_no",
    can="list export",
    label="bill_no",
    actions=[
        Action("pay", "收款 | Receive", needs="rental:lease:pay", batch=True, when={"state": "open part"}),
        Action(
            "promise",
            "承诺付款 | Promise to pay",
            needs="rental:bill:promise",
            when={"state": "open part"},
            fields=(
                f(
                    "promise_date",
                    "承诺付款日 | Promised for",
                    kind="date",
                    flags="required",
                    help="到该日之前不再催缴 | There are no reminders until then",
                ),
                f("promise_note", "说明 | Note", kind="textarea", limits=200),
            ),
        ),
        Action(
            "writeOff",
            "核销 | Write off",
            needs="rental:bill:writeOff",
            when={"state": "open part"},
            fields=(
                f(
                    "reason",
                    "原因 | Reason",
                    kind="textarea",
                    flags="required",
                    limits=200,
                    help="须他人在审批中心同意后才核销 | Takes effect once somebody else has approved it",
                ),
            ),
            danger=True,
        ),
        Action(
            "waive",
            "减免滞纳金 | Waive the late fee",
            needs="rental:bill:waive",
            when={"state": "open part", "kind": "late_fee"},
            fields=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
            danger=True,
        ),
        Action(
            "makeUtilities",
            "生成水电账单 | Make utility bills",
            needs="rental:bill:makeUtilities",
            without_row=True,
            fields=(
                f("community_id", "小区 | Community", kind="ref", ref="rental/community", flags="required"),
                f(
                    "month",
                    "账单月份 | Month",
                    kind="date",
                    flags="required",
                    help="取该日所在的月份 | The month of this day",
                ),
                f(
                    "leave_shares",
                    "暂不分摊缺读数的公用表 | Leave out shares without all readings",
                    kind="bool",
                    help="补齐读数后计入下一张账单 | They are on the next bill, once all is read",
                ),
            ),
        ),
    ],
    rows=Rows(
        unique=[("lease_id", "kind", "period_from", "revision")],
        under={"lease_id": "rental/lease"},
        totals="amount paid open_amount",
    ),
)
# What months have brought in is read from the index alone, so it costs the months that are asked for and not what lies before them.
BILL_CONSTRAINTS = (
    'CREATE INDEX IF NOT EXISTS "ix_rent_bill_due" ON "rent_bill" ("tenant_id", "due")'
    ' INCLUDE ("lease_id", "kind", "state", "amount", "paid") WHERE del_flag = 0',
)
