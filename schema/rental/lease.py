"""Long leases with the bills that follow from their period rule."""

from tortoise import Model, fields

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import BigInt, Bool, Char, Date, DateTime, Int, Json, Money, Quantity, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Due, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.snowflake import next_id

TO_SIGN, SIGNED, ACTIVE, VOID = "to_sign", "signed", "active", "void"
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
BILLING_STATE = dictionary(
    "billing_state",
    "账单状态 | Billing state",
    "overdue=逾期未付 | Overdue, unpaid #red",
    "normal=正常 | Normal #blue",
    "paid=已付清 | Paid #green",
)
CONTRACT_TYPE_VIEW = dictionary(
    "contract_type_view",
    "合同类型 | Contract type",
    "paper_effective=纸质已生效 | Paper, effective #green",
    "electronic_pending=电子未生效 | Electronic, not yet effective #blue",
    "electronic_effective=电子已生效 | Electronic, effective #green",
    "electronic_unsigned=电子未签署 | Electronic, unsigned #orange",
)


class Lease(Base):
    contract_no = Char(20)
    renter_id = Ref()
    renter_name = Char(60)
    renter_phone = Char(20)
    unit_id = Ref()
    community_id = Ref()
    form = Char(20, default="paper")
    start_date = Date()
    end_date = Date()
    pay_cycle = Int()
    pay_advance_days = Int(default=7)
    anchor = Char(20, default="lease_day")
    anchor_day = Int()
    price = Money()
    deposit_charged = Bool(default=True)
    deposit_months = Int(default=1)
    deposit = Money(default=0)
    free_days = Json(null=True)
    price_steps = Json(null=True)
    water_base = Quantity(12, 3, null=True)
    elec_base = Quantity(12, 3, null=True)
    gas_base = Quantity(12, 3, null=True)
    check_in = DateTime(null=True)
    departure = DateTime(null=True)
    notes = Char(500, null=True)
    state = Char(20)
    signed_on = Date(null=True)
    signature = Char(255, null=True)
    signed_at = DateTime(null=True)
    witness = Char(110, null=True)
    total = Money(default=0)
    paid = Money(default=0)
    balance = Money(default=0)
    contract_type = Char(30)
    billing_state = Char(20, default="normal")
    months_left = Int(default=0)
    prev_lease_id = Ref(null=True)

    class Meta:
        table = "rent_lease"
        indexes = (("tenant_id", "community_id", "end_date"),)


class Bill(Base):
    bill_no = Char(20)
    lease_id = Ref(db_index=True)
    kind = Char(20)
    period_from = Date()
    period_to = Date()
    due = Date()
    amount = Money()
    paid = Money(default=0)
    open_amount = Money()
    state = Char(20)
    revision = Int(default=1)

    class Meta:
        table = "rent_bill"
        indexes = (("tenant_id", "state", "due"),)


class BillLine(Model):
    """One item of a bill; `explain` says in words why this amount."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    bill_id = Ref(db_index=True)
    seq = Int()
    period_from = Date()
    period_to = Date()
    amount = Money()
    explain = Char(200)

    class Meta:
        table = "rent_bill_line"


PROCESS = Process(
    "state",
    name="lease",
    noun="合同 | Lease",
    number="contract_no",
    states={
        "draft": "草稿 | Draft #default",
        TO_SIGN: "待签署 | To sign #orange",
        "to_confirm": "待确认 | To confirm #orange",
        SIGNED: "已签署 | Signed #blue",
        ACTIVE: "履行中 | Active #green",
        "settling": "结算中 | Settling #purple",
        "ended": "已结束 | Ended #default",
        VOID: "已作废 | Void #default",
    },
    transitions=[
        Transition("sign", "登记签署 | Record signing", TO_SIGN, SIGNED),
        Transition("turn_day", "开始 | Begin", SIGNED, ACTIVE, internal=True),
        Transition(
            "cancel",
            "作废 | Void",
            f"{TO_SIGN} {SIGNED}",
            VOID,
            asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
            danger=True,
            rare=True,
        ),
    ],
    once="sign cancel",
)

lease = Resource(
    Lease,
    path="rental/lease",
    title="长租合同 | Long leases",
    fields=[
        f("contract_no", "合同编号 | Contract no.", find="like", flags="unique read_only", width=132),
        f("renter_id", "承租人 | Lessee", ref="rental/tenant", flags="read_only", hide="list"),
        f("renter_name", "租客姓名 | Tenant", find="like", flags="read_only", width=92),
        f("renter_phone", "租客电话 | Phone", find="like", flags="read_only", width=124),
        f("unit_id", "房源 | Property", ref="rental/unit", find="eq", flags="read_only", width=204),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", flags="read_only"),
        f("state", "合同状态 | State", dict="lease_state", find="in", flags="read_only", width=104),
        f(
            "contract_type",
            "合同类型 | Contract type",
            dict="contract_type_view",
            find="in",
            flags="read_only",
            width=128,
        ),
        f("billing_state", "账单状态 | Billing", dict="billing_state", find="in", flags="read_only", width=104),
        f("months_left", "剩余租期(月) | Months left", find="range", flags="read_only"),
        f("start_date", "开始日期 | Start", find="range", flags="read_only", width=112),
        f("end_date", "结束日期 | End", find="range", flags="read_only", width=112),
        f("pay_cycle", "付款方式 | Payment", kind="dict", dict="pay_cycle", find="in", flags="read_only"),
        f("price", "合同月租 | Rent per month", flags="read_only", width=128),
        f("deposit_charged", "收取押金 | Deposit charged", flags="read_only", hide="list"),
        f("deposit", "押金 | Deposit", flags="read_only"),
        f("total", "合同总额 | Total", flags="read_only", hide="list"),
        f("paid", "已付 | Paid", flags="read_only", hide="list"),
        f("balance", "应收未付 | Due now", find="range", flags="read_only", width=116),
        f("water_base", "水表底数 | Water base", flags="read_only", hide="list"),
        f("elec_base", "电表底数 | Electricity base", flags="read_only", hide="list"),
        f("gas_base", "燃气底数 | Gas base", flags="read_only", hide="list"),
        f("check_in", "入住时间 | Check-in", flags="read_only", hide="list"),
        f("departure", "离开时间 | Departure", flags="read_only", hide="list"),
        f("signed_on", "签署日期 | Signed on", flags="read_only", hide="list"),
        f("signature", "租客签名 | Tenant's signature", kind="signature", flags="read_only", hide="list export"),
        f("signed_at", "现场签署时间 | Signed here at", flags="read_only", hide="list"),
        f("witness", "签署见证人 | Witness", flags="read_only", hide="list"),
        f("notes", "备注 | Notes", flags="read_only", hide="list"),
    ],
    list="contract_no state renter_name unit_id end_date billing_state balance price start_date contract_type renter_phone",
    can="list export",
    label="contract_no",
    children=[Child("rental/bill", "lease_id")],
    process=PROCESS,
    actions=[
        Action("add", "新签合同 | New lease", needs="rental:lease:add"),
        Action("signHere", "现场签署 | Sign here", needs="rental:lease:sign"),
        Action("pay", "收款 | Take payment", needs="rental:lease:pay"),
        Action("reverse", "冲正收款 | Reverse a payment", needs="rental:lease:reverse"),
    ],
)

LEASE_STATE = states(lease, "租约状态 | Lease state")

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
        f("open_amount", "未付 | Open", find="range", flags="read_only", width=116),
        f("state", "状态 | State", dict="bill_state", find="in", flags="read_only", width=100),
        f("revision", "版次 | Revision", flags="read_only", hide="list"),
    ],
    list="bill_no state lease_id kind due amount open_amount period_from period_to paid",
    sort="due bill_no",
    can="list export",
    label="bill_no",
    actions=[
        Action(
            "makeUtilities",
            "生成水电账单 | Make utility bills",
            needs="rental:bill:makeUtilities",
            standing=True,
            fields=(
                f("community_id", "小区 | Community", kind="ref", ref="rental/community", flags="required"),
                f(
                    "month",
                    "账单月份 | Month",
                    kind="date",
                    flags="required",
                    help="取该日所在的月份 | The month of this day",
                ),
            ),
        )
    ],
    rows=Rows(unique=[("lease_id", "kind", "period_from", "revision")]),
)
