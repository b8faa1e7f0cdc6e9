"""Settlements at leaving: the inputs, the statement that follows from them, and its way to being signed and paid."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Int, Json, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

DRAFT, TO_SIGN, TO_CONFIRM, AGREED, DONE, VOID = "draft", "to_sign", "to_confirm", "agreed", "done", "void"
FROZEN = (TO_SIGN, TO_CONFIRM, AGREED)
"""States in which the day of leaving is what was sent to be signed."""
LIVE = (DRAFT, *FROZEN)
EXPIRY, EARLY, BREACH_TENANT, BREACH_LESSOR, SWAP, HOLDOVER = (
    "expiry",
    "early",
    "breach_tenant",
    "breach_lessor",
    "swap",
    "holdover",
)
SETTLEMENT_KIND = dictionary(
    "settlement_kind",
    "退租类型 | Kind of leaving",
    f"{EXPIRY}=到期 | Expiry",
    f"{EARLY}=协商提前 | Early, agreed",
    f"{BREACH_TENANT}=租客违约 | Breach by the lessee",
    f"{BREACH_LESSOR}=出租方违约 | Breach by the lessor",
    f"{SWAP}=换房 | Room change",
    f"{HOLDOVER}=超期占用 | Stayed on after the end",
)

SETTLEMENT_LINE = dictionary(
    "settlement_line",
    "结算项目 | Line of a settlement",
    "unused_rent=退未用租金 | Unused rent",
    "rent=未出账租金 | Rent not billed yet",
    "holdover=超期占用 | Stayed on",
    "penalty=违约金 | Penalty",
    "utility=水电燃气 | Utilities",
    "service=服务费 | Service",
    "late_fee=滞纳金 | Late fee",
    "settlement=前次结算 | Earlier settlement",
    "damage=赔偿扣款 | Damage",
    "extra=其他应退 | Also paid back",
    "arrears=未付账单 | Unpaid bill",
    "prepaid=预存余额 | Prepaid",
    "deposit=押金 | Deposit",
)


class Settlement(Base):
    """Of one lease; amounts in fen, `net` above nothing is paid out, below it becomes a bill.

    readings: [{meterId, value, rolled, photo}]. damages and extras: [{text, amount, photos}], an extra below nothing is in the
    lessor's favour. handover: [{text, done, was, state}], `was` the condition in which the lessee got it, `state` that in which it comes back. penalty: what was agreed, none for what the kind means. payee_account: where
    money goes that is paid out. lines: the statement as it was frozen. revision: grows each time that something agreed is changed.
    vacated_on: the day of leaving for which housekeeping has been told. before_start: of a lease that was signed and never began.
    """

    no = Char(20)
    lease_id = Ref(db_index=True)
    contract_no = Char(20)
    renter_name = Char(60)
    unit_id = Ref()
    community_id = Ref()
    kind = Char(20)
    leave_date = Date()
    vacated_on = Date(null=True)
    before_start = Bool(default=False)
    readings = Json(null=True)
    damages = Json(null=True)
    extras = Json(null=True)
    handover = Json(null=True)
    penalty = Money(null=True)
    new_lease_id = Ref(null=True)
    payee_account = Char(120, null=True)
    lines = Json(null=True)
    receivable = Money(default=0)
    refundable = Money(default=0)
    net = Money(default=0)
    revision = Int(default=1)
    state = Char(20, default=DRAFT)
    scan = Char(1000, null=True)
    checked_by = Char(110, null=True)
    signed_on = Date(null=True)
    method = Char(20, null=True)
    bill_id = Ref(null=True)
    done_on = Date(null=True)
    reason = Char(200, null=True)

    class Meta:
        table = "rent_settlement"
        indexes = (("tenant_id", "state", "leave_date"),)


_SCAN = f(
    "scan",
    "签字扫描件 | Signed scan",
    kind=Files("file", most=10, megabytes=20),
    flags="required",
    help="签字处须清晰可见 | The signatures must be readable",
)

PROCESS = Process(
    "state",
    name="settlement",
    noun="退租结算 | Settlement",
    states={
        DRAFT: "草稿 | Draft #default",
        TO_SIGN: "待签署 | To sign #orange",
        TO_CONFIRM: "待核对 | To confirm #orange",
        AGREED: "已确认 | Agreed #blue",
        DONE: "已完成 | Done #green",
        VOID: "已作废 | Void #default",
    },
    transitions=[
        Transition("save", "办理结算 | Work on it", DRAFT, dialog=True, done="修改 | Changed"),
        Transition(
            "submit",
            "定稿，纸质签字 | Freeze, sign on paper",
            DRAFT,
            TO_CONFIRM,
            confirm="结算单将被冻结，等待双方在纸上签字。 | The statement is frozen for both sides to sign on paper.",
            done="定稿，纸质签字 | Frozen, to be signed on paper",
        ),
        Transition(
            "submitToSign",
            "定稿，电子签署 | Freeze, sign by phone",
            DRAFT,
            TO_SIGN,
            right="sign",
            confirm="结算单将被冻结，由双方扫码签署。 | The statement is frozen for both sides to sign on their phones.",
            done="定稿，电子签署 | Frozen, to be signed by phone",
        ),
        Transition(
            "attachScan",
            "上传签字扫描件 | Upload the signed scan",
            TO_CONFIRM,
            asks=(_SCAN,),
            writes="scan",
            done="上传签字扫描件 | Signed scan uploaded",
        ),
        Transition(
            "confirm",
            "核对签字 | Check and confirm",
            TO_CONFIRM,
            AGREED,
            confirm="已核对：扫描件与结算单一致，双方均已签字？ | The scan agrees with the statement, and both have signed it?",
            done="核对签字 | Checked and confirmed",
        ),
        Transition("sign", "签署完成 | All have signed", TO_SIGN, AGREED, internal=True),
        Transition(
            "turnToPaper",
            "改为纸质签署 | Signed on paper instead",
            TO_SIGN,
            TO_CONFIRM,
            right="attachScan",
            asks=(_SCAN,),
            writes="scan",
            confirm="电子签署随即终止，由人核对扫描件。 | The signing by phone ends; somebody checks the scan.",
            done="改为纸质签署 | Signed on paper instead",
            rare=True,
        ),
        Transition("unsign", "签署中止 | Signing ended", TO_SIGN, DRAFT, internal=True),
        Transition(
            "finish",
            "退租完成 | Finish",
            AGREED,
            DONE,
            asks=(
                f(
                    "method",
                    "退款方式 | Paid out by",
                    kind="dict",
                    dict="pay_method",
                    help="应退金额大于0时必填 | Needed where money is paid out",
                ),
            ),
            writes="method",
            confirm="将结束合同、释放房源、入账并退款，不能撤销。 | This ends the lease, frees the unit, books and pays: it cannot be undone.",
            danger=True,
            done="退租完成 | Finished",
        ),
        Transition(
            "ask", "提交退款审批 | Ask for approval", AGREED, internal=True, done="提交退款审批 | Sent for approval"
        ),
        Transition(
            "revise",
            "重新修改 | Change it again",
            f"{TO_SIGN} {TO_CONFIRM} {AGREED}",
            DRAFT,
            asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
            writes="reason",
            rare=True,
            done="重新修改 | Opened again",
        ),
        Transition(
            "void",
            "作废 | Void",
            f"{DRAFT} {TO_SIGN} {TO_CONFIRM} {AGREED}",
            VOID,
            asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
            writes="reason",
            danger=True,
            rare=True,
        ),
    ],
    once="finish",
)

settlement = Resource(
    Settlement,
    path="rental/settlement",
    title="退租结算 | Settlements",
    fields=[
        f("no", "结算单号 | No.", find="like", flags="unique read_only", width=132),
        f("lease_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only", width=132),
        f("contract_no", "合同编号 | Contract no.", find="like", flags="read_only", hide="list"),
        f("renter_name", "租客姓名 | Tenant", find="like", flags="read_only", width=96),
        f("unit_id", "房源 | Property", ref="rental/unit", find="eq", flags="read_only", width=204, choice="tree"),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", flags="read_only", hide="list"),
        f("kind", "类型 | Kind", dict="settlement_kind", find="in", flags="read_only", width=112),
        f("leave_date", "离开日期 | Leaving on", find="range", flags="read_only", width=112),
        f("state", "状态 | State", dict="settlement_state", find="in", flags="read_only", width=96),
        f("refundable", "应退合计 | In the lessee's favour", flags="read_only", width=120),
        f("receivable", "应收合计 | In the lessor's favour", flags="read_only", width=120),
        f(
            "net",
            "净额 | Net",
            find="range",
            flags="read_only",
            width=120,
            help="正数退款，负数补缴 | Above 0 is paid out",
        ),
        f("penalty", "约定违约金 | Penalty agreed", flags="read_only", hide="list"),
        f("payee_account", "收款账户 | Account of the payee", flags="read_only", hide="list"),
        f("new_lease_id", "新合同 | New lease", ref="rental/lease", flags="read_only", hide="list"),
        f("revision", "版次 | Revision", flags="read_only", hide="list"),
        f(
            "scan",
            "签字扫描件 | Signed scan",
            kind=Files("file", most=10, megabytes=20),
            flags="read_only",
            hide="list export",
        ),
        f("checked_by", "核对人 | Checked by", flags="read_only", hide="list"),
        f("signed_on", "签署日期 | Signed on", flags="read_only", hide="list"),
        f("method", "退款方式 | Paid out by", dict="pay_method", flags="read_only", hide="list"),
        f("bill_id", "账单 | Bill", ref="rental/bill", flags="read_only", hide="list"),
        f("done_on", "完成日期 | Done on", find="range", flags="read_only", width=112),
        f("reason", "原因 | Reason", flags="read_only", hide="list"),
    ],
    list="no state renter_name unit_id kind leave_date net refundable receivable lease_id done_on",
    sort="-leave_date",
    can="list export",
    label="no",
    process=PROCESS,
    rows=Rows(record={"state": f"{DONE} {VOID}"}, under={"lease_id": "rental/lease"}),
    actions=[
        Action("begin", "办理退租 | Begin leaving", needs="rental:settlement:save"),
        Action("signHere", "现场签署 | Sign here", needs="rental:settlement:sign", when={"state": TO_SIGN}),
    ],
)

SETTLEMENT_STATE = states(settlement, "结算状态 | Settlement state")
