"""Long leases: the contract, its dates, its price and its process."""

from dataclasses import replace

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Int, Json, Money, Quantity, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Files, Find, f, upto
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

DRAFT, TO_SIGN, TO_CONFIRM, SIGNED = "draft", "to_sign", "to_confirm", "signed"
ACTIVE, SETTLING, ENDED, VOID = "active", "settling", "ended", "void"
UNSIGNED = (DRAFT, TO_SIGN, TO_CONFIRM)
"""States in which the terms may still be changed, and in which it lapses when nothing happens."""

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
LESSOR_KIND = dictionary(
    "lessor_kind",
    "出租方 | Lessor",
    "self=本公司 | This company",
    "owner=业主 | The owner",
)
FILING_STATE = dictionary(
    "filing_state",
    "备案状态 | Filing",
    "none=未备案 | Not filed #default",
    "filed=已备案 | Filed #green",
    "exempt=无需备案 | Not needed #default",
)
HANDED_STATE = dictionary(
    "handed_state",
    "交接物品状况 | Condition of what is handed over",
    "good=完好 | Good #green",
    "worn=有使用痕迹 | Worn #gold",
    "broken=损坏 | Broken #red",
    "missing=缺失 | Missing #red",
)
LEASE_SERVICE = dictionary(
    "lease_service",
    "租赁服务 | Services",
    "property=物业管理 | Property management",
    "internet=宽带 | Internet",
    "cleaning=保洁 | Cleaning",
    "heating=供暖 | Heating",
    "parking=停车位 | Parking",
    "furniture=家具家电 | Furniture and appliances",
    "maintenance=维修 | Maintenance",
)


class Lease(Base):
    """`hold_until`: it lapses then, unless it goes on. `price` is the first rent, `price_now` that of today, which is another from
    `next_step_on` on. `penalty_months`: so many months of rent are due from who breaks it; none: as the organisation's parameter says; `penalty_cap`: never more than so much. `surplus_back`: of the deposit that it takes over, what is above its own stays to be paid back. `renewal_told`: so many days before its end somebody was last told. `handed`: [{name, count, state, photo}], what the lessee got with the keys. `claimed_until`: past its end the nights before that day are claimed, `clash_on` the night since which they belong to somebody else. `free_days` and `price_steps` are kept as they were typed, prices in yuan."""

    contract_no = Char(20)
    order_no = Char(30, null=True)
    renter_id = Ref(db_index=True)
    renter_name = Char(60)
    renter_phone = Char(20)
    unit_id = Ref(db_index=True)
    community_id = Ref()
    lessor_kind = Char(10, default="self")
    form = Char(20, default="paper")
    start_date = Date()
    end_date = Date()
    pay_cycle = Int()
    pay_advance_days = Int(default=7)
    anchor = Char(20, default="lease_day")
    anchor_day = Int()
    price = Money()
    price_now = Money(default=0)
    next_step_on = Date(null=True)
    deposit_charged = Bool(default=True)
    deposit_months = Int(default=1)
    deposit = Money(default=0)
    deposit_back_days = Int(default=7)
    deduct_terms = Char(1000, null=True)
    penalty_months = Quantity(4, 2, null=True)
    penalty_cap = Money(null=True)
    services = Char(200, null=True)
    free_days = Json(null=True)
    price_steps = Json(null=True)
    water_base = Quantity(12, 3, null=True)
    elec_base = Quantity(12, 3, null=True)
    gas_base = Quantity(12, 3, null=True)
    check_in = DateTime(null=True)
    departure = DateTime(null=True)
    handed_over_on = Date(null=True)
    handed = Json(null=True)
    filing_no = Char(40, null=True)
    filing_state = Char(20, default="none")
    notes = Char(500, null=True)
    state = Char(20)
    hold_until = DateTime(null=True)
    scan = Char(1000, null=True)
    files = Char(4000, null=True)
    checked_by = Char(110, null=True)
    signed_on = Date(null=True)
    total = Money(default=0)
    paid = Money(default=0)
    balance = Money(default=0)
    prepaid = Money(default=0)
    contract_type = Char(30, null=True)
    billing_state = Char(20, default="normal")
    months_left = Int(default=0)
    ending = Bool(default=False)
    holdover = Bool(default=False)
    claimed_until = Date(null=True)
    clash_on = Date(null=True)
    surplus_back = Bool(default=False)
    prev_lease_id = Ref(null=True, db_index=True)
    renewal = Char(20, default="none")
    renewal_told = Int(null=True)
    payer_kind = Char(20, null=True)
    payer_name = Char(60, null=True)
    payer_phone = Char(20, null=True)
    payer_tax_no = Char(30, null=True)
    payer_from = Date(null=True)
    left_on = Date(null=True)

    class Meta:
        table = "rent_lease"
        indexes = (("tenant_id", "community_id", "end_date"), ("hold_until",))


_SCAN = f(
    "scan",
    "合同扫描件 | Scan of the contract",
    kind=Files("file", most=10, megabytes=20),
    limits=1000,
    hide="list export",
    help="签字页须清晰可见 | The signed pages must be readable",
)
_FILES = f(
    "files",
    "附件 | Files",
    kind=Files("file", most=30, megabytes=50, guarded=True),
    limits=4000,
    hide="list export",
    help="证件复印件、交房照片等，仅能查看本合同的人可打开 | Copies of IDs, photos of the handover; opened only by those who may see the lease",
)
_BASES = (
    f("water_base", "水表底数 | Water base", kind="decimal", limits=(0, 999_999_999), hide="list"),
    f("elec_base", "电表底数 | Electricity base", kind="decimal", limits=(0, 999_999_999), hide="list"),
    f("gas_base", "燃气底数 | Gas base", kind="decimal", limits=(0, 999_999_999), hide="list"),
)
_NOT_RENEWED = f("reason", "不续租原因 | Why not", kind="textarea", flags="required", limits=200)
_CHANGE = "rental:leaseChange:add"

PROCESS = Process(
    "state",
    name="lease",
    noun="合同 | Lease",
    number="contract_no",
    states={
        DRAFT: "草稿 | Draft #default",
        TO_SIGN: "待签署 | To sign #orange",
        TO_CONFIRM: "待确认 | To confirm #orange",
        SIGNED: "已签署 | Signed #blue",
        ACTIVE: "履行中 | Active #green",
        SETTLING: "结算中 | Settling #purple",
        ENDED: "已结束 | Ended #default",
        VOID: "已作废 | Void #default",
    },
    transitions=[
        Transition("submit", "提交 | Submit", DRAFT, TO_SIGN, done="提交 | Submitted"),
        Transition(
            "confirm",
            "核对签署 | Check and confirm",
            TO_CONFIRM,
            SIGNED,
            asks=(f("signed_on", "签署日期 | Signed on", kind="date", help="不填为今天 | Today where it is left out"),),
            confirm="已核对扫描件与合同一致，双方均已签字？ | The scan agrees with the contract, and all have signed it?",
            done="核对签署 | Checked and confirmed",
        ),
        Transition(
            "attachScan",
            "上传扫描件 | Upload the scan",
            TO_CONFIRM,
            asks=(replace(_SCAN, required=True),),
            writes="scan",
            done="上传扫描件 | Scan uploaded",
        ),
        Transition("sign", "签署完成 | All have signed", TO_SIGN, SIGNED, internal=True),
        Transition(
            "turnToPaper",
            "改为纸质签署 | Signed on paper instead",
            TO_SIGN,
            TO_CONFIRM,
            right="attachScan",
            asks=(replace(_SCAN, required=True),),
            writes="scan",
            confirm="电子签署随即终止，扫描件核对后合同才算签署。 | The signing by phone ends; the lease is signed once the scan is checked.",
            done="改为纸质签署 | Signed on paper instead",
            rare=True,
        ),
        Transition(
            "record",
            "登记已签合同 | Record a signed contract",
            DRAFT,
            SIGNED,
            internal=True,
            done="登记已签合同 | Recorded as signed",
        ),
        Transition("turn_day", "开始 | Begin", SIGNED, ACTIVE, internal=True),
        Transition("follow", "由新合同接续 | Followed by another lease", ACTIVE, "ended", internal=True),
        Transition(
            "handOver",
            "交房 | Hand over",
            f"{SIGNED} {ACTIVE}",
            ACTIVE,
            dialog=True,
            writes="water_base elec_base gas_base",
            done="交房 | Handed over",
        ),
        Transition("edit", "修改合同 | Edit", " ".join(UNSIGNED), dialog=True, done="修改合同 | Edited"),
        Transition("lapse", "逾期失效 | Lapse", " ".join(UNSIGNED), VOID, internal=True, done="逾期失效 | Lapsed"),
        Transition("begin_settlement", "开始结算 | Begin to settle", f"{SIGNED} {ACTIVE}", SETTLING, internal=True),
        Transition("resume", "恢复履行 | Resume", SETTLING, ACTIVE, internal=True),
        Transition("end", "结束 | End", SETTLING, ENDED, internal=True),
        Transition(
            "attachFiles",
            "管理附件 | Files",
            " ".join((*UNSIGNED, SIGNED, ACTIVE, SETTLING, ENDED, VOID)),
            right="attachScan",
            asks=(_FILES,),
            writes="files",
            rare=True,
            done="更新附件 | Files changed",
        ),
        Transition(
            "cancel",
            "作废 | Void",
            f"{DRAFT} {TO_SIGN} {TO_CONFIRM} {SIGNED}",
            VOID,
            asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
            danger=True,
            rare=True,
        ),
    ],
    once="confirm cancel",
)

lease = Resource(
    Lease,
    path="rental/lease",
    title="长租合同 | Long leases",
    fields=[
        f("contract_no", "合同编号 | Contract no.", find="like", flags="unique read_only", width=132),
        f("order_no", "订单号 | Order no.", find="like", flags="read_only", width=124),
        f("renter_id", "承租人 | Lessee", ref="rental/tenant", flags="read_only", hide="list"),
        f("renter_name", "租客姓名 | Tenant", rule="name", find="like", flags="read_only", width=92),
        f("renter_phone", "租客电话 | Phone", find="like", flags="read_only", width=124),
        f("unit_id", "房源 | Property", ref="rental/unit", find="eq", flags="read_only", width=204, choice="tree"),
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
        f(
            "months_left",
            "剩余租期(月) | Months left",
            find=Find(
                "range",
                tuple(upto(f"不足{n}个月 | Below {n} month{'s' * (n > 1)}", 1, n) for n in (1, 3, 6, 12)),
            ),
            flags="read_only",
        ),
        f("ending", "即将到期 | Ending soon", find="eq", flags="read_only", hide="list"),
        f("holdover", "到期未退 | Holding over", find="eq", flags="read_only", hide="list"),
        f("clash_on", "到期未退且已另订，自 | Held over and sold, since", find="range", flags="read_only", hide="list"),
        f("start_date", "开始日期 | Start", find="range", flags="read_only", width=112),
        f("end_date", "结束日期 | End", find="range", flags="read_only", width=112),
        f("lessor_kind", "出租方 | Lessor", dict="lessor_kind", find="in", flags="read_only", hide="list"),
        f("form", "合同形式 | Form", dict="lease_form", find="in", flags="read_only", hide="list"),
        f("pay_cycle", "付款方式 | Payment", kind="dict", dict="pay_cycle", find="in", flags="read_only"),
        f("price", "合同月租 | Rent per month", flags="read_only", hide="list", width=128),
        f("price_now", "现月租 | Rent now", find="range", flags="read_only", width=128),
        f("deposit_charged", "收取押金 | Deposit charged", flags="read_only", hide="list"),
        f("deposit", "押金 | Deposit", flags="read_only"),
        f("deposit_back_days", "押金退还期限(天) | Deposit returned within (days)", flags="read_only", hide="list"),
        f("deduct_terms", "押金扣除约定 | Terms of deduction", kind="textarea", flags="read_only", hide="list"),
        f("penalty_months", "违约金(月租数) | Penalty (months of rent)", flags="read_only", hide="list"),
        f("penalty_cap", "违约金上限 | Most penalty", flags="read_only", hide="list"),
        f("services", "包含服务 | Services", kind="dicts", dict="lease_service", flags="read_only", hide="list"),
        f("total", "合同总额 | Total", flags="read_only", hide="list"),
        f("paid", "已付 | Paid", flags="read_only", hide="list"),
        f("balance", "应收未付 | Due now", find="range", flags="read_only", width=116),
        f("prepaid", "预存余额 | Prepaid", find="range", flags="read_only", hide="list"),
        *(replace(item, kind="", read_only=True) for item in _BASES),
        f("check_in", "入住时间 | Check-in", flags="read_only", hide="list"),
        f("left_on", "离开日期 | Left on", flags="read_only", hide="list"),
        f("departure", "离开时间 | Departure", flags="read_only", hide="list"),
        f("handed_over_on", "交房日期 | Handed over on", flags="read_only", hide="list"),
        f("hold_until", "保留至 | Held until", flags="read_only", hide="list"),
        f("filing_no", "备案号 | Filing no.", find="like", flags="read_only", hide="list"),
        f("filing_state", "备案状态 | Filing", dict="filing_state", find="in", flags="read_only", hide="list"),
        f("signed_on", "签署日期 | Signed on", find="range", flags="read_only", hide="list"),
        replace(_SCAN, read_only=True),
        replace(_FILES, read_only=True),
        f("checked_by", "核对人 | Checked by", flags="read_only", hide="list"),
        f("notes", "备注 | Notes", flags="read_only", hide="list"),
        f("renewal", "续租意向 | Renewal", dict="lease_renewal", find="in", flags="read_only", width=96),
        f("prev_lease_id", "原合同 | Follows", ref="rental/lease", find="eq", flags="read_only", hide="list"),
        f("payer_name", "付款人 | Payer", find="like", flags="read_only", hide="list"),
        f("payer_from", "付款人自 | Pays from", flags="read_only", hide="list"),
    ],
    list="renter_name state unit_id end_date contract_no billing_state balance price_now months_left start_date contract_type renter_phone order_no",
    can="list export",
    label="contract_no",
    children=[Child("rental/bill", "lease_id"), Child("rental/leaseParty", "lease_id")],
    rows=Rows(totals="price_now deposit balance"),
    process=PROCESS,
    actions=[
        Action("add", "新签合同 | New lease", needs="rental:lease:add", without_row=True),
        Action("signHere", "现场签署 | Sign here", needs="rental:lease:sign", when={"state": TO_SIGN}),
        Action("pay", "收款 | Take payment", needs="rental:lease:pay"),
        Action("reverse", "冲正收款 | Reverse a payment", needs="rental:lease:reverse"),
        Action("renew", "续租 | Renew", needs=_CHANGE, when={"state": ACTIVE}),
        Action(
            "notRenew",
            "不续租 | Not renewed",
            needs=_CHANGE,
            fields=(_NOT_RENEWED,),
            when={"state": ACTIVE, "renewal": "none"},
        ),
        Action("changeRoom", "换房 | Change the room", needs=_CHANGE, when={"state": ACTIVE}),
        Action("transfer", "转租 | Transfer", needs=_CHANGE, when={"state": ACTIVE}),
        Action("changePrice", "调价 | Change the price", needs=_CHANGE, when={"state": ACTIVE}),
        Action("changePayer", "变更付款人 | Change the payer", needs=_CHANGE, when={"state": ACTIVE}),
        Action("allocate", "预存抵账 | Use prepaid money", needs="rental:lease:pay"),
        Action("print", "打印账单 | Print the bills", needs="rental:lease:print"),
    ],
)

LEASE_CONSTRAINTS = (
    'CREATE INDEX IF NOT EXISTS "ix_rent_lease_files" ON "rent_lease" ("tenant_id") WHERE files IS NOT NULL',
)
"""Whoever opens a file is asked whether they see the lease that names it."""

LEASE_STATE = states(lease, "租约状态 | Lease state")
