"""Changes of a running lease: renewal, another room, another lessee, another price or payer, each signed before it takes effect."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, DateTime, Json, Money, Ref, Sealed
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

DRAFT, TO_SIGN, TO_CONFIRM = "draft", "to_sign", "to_confirm"
EFFECTIVE, DECLINED, VOID = "effective", "declined", "void"
UNDER_WAY = (DRAFT, TO_SIGN, TO_CONFIRM)
"""States in which a change may still take effect; a lease has one such change at most."""

RENEW, PRICE, PAYER = "renew", "price", "payer"
ROOM_CHANGE = "room_change"
TRANSFER = "transfer"
LEASE_CHANGE_KIND = dictionary(
    "lease_change_kind",
    "变更类型 | Kind of change",
    f"{RENEW}=续租 | Renewal #green",
    f"{ROOM_CHANGE}=换房 | Room change #blue",
    f"{TRANSFER}=转租 | Transfer #purple",
    f"{PRICE}=调价 | Price #orange",
    f"{PAYER}=变更付款人 | Payer #default",
)
ASKED, AGREED = "asked", "agreed"
LEASE_RENEWAL = dictionary(
    "lease_renewal",
    "续租意向 | Renewal",
    "none=未洽谈 | Not asked #default",
    f"{ASKED}=洽谈中 | Being agreed #orange",
    f"{AGREED}=已续租 | Renewed #green",
    f"{DECLINED}=不续租 | Not renewed #red",
)
PAYER_KIND = dictionary("payer_kind", "付款人类型 | Kind of payer", "person=个人 | Person", "company=企业 | Company")


class LeaseChange(Base):
    """`terms` is what was asked for, the document of a new lessee apart from it (`lessee_id_no`); `before` and `after` what the parties sign: both sides as they were worked out then.

    `difference`: fen that all bills together grow by, below zero where they shrink. `hold_until`: one that is sent to be signed
    keeps its nights until then and lapses. `readings_on`: the meters were read on that day, up to which the old lease pays.
    """

    no = Char(20)
    lease_id = Ref(db_index=True)
    kind = Char(20)
    form = Char(20, default="paper")
    state = Char(20, default=DRAFT)
    effective_day = Date()
    reason = Char(200, null=True)
    terms = Json(null=True)
    lessee_id_no = Sealed(50, document=True, null=True)
    before = Json(null=True)
    after = Json(null=True)
    difference = Money(default=0)
    next_lease_id = Ref(null=True, db_index=True)
    hold_until = DateTime(null=True)
    readings_on = Date(null=True)
    scan = Char(1000, null=True)
    checked_by = Char(110, null=True)
    signed_on = Date(null=True)
    applied_at = DateTime(null=True)

    class Meta:
        table = "rent_lease_change"
        indexes = (("tenant_id", "state", "effective_day"), ("hold_until",))


_REASON = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200)
_SCAN = f(
    "scan",
    "签署件扫描 | Scan of what was signed",
    kind=Files("file", most=10, megabytes=20),
    hide="list export",
    help="签字页须清晰可见 | The signed pages must be readable",
)
_SCAN_ASKED = f(
    "scan", "签署件扫描 | Scan of what was signed", kind=Files("file", most=10, megabytes=20), flags="required"
)
_OPEN = " ".join(UNDER_WAY)

PROCESS = Process(
    "state",
    name="lease_change",
    noun="合同变更 | Change",
    states={
        DRAFT: "草稿 | Draft #default",
        TO_SIGN: "待签署 | To sign #orange",
        TO_CONFIRM: "待确认 | To confirm #orange",
        EFFECTIVE: "已生效 | Effective #green",
        DECLINED: "对方未同意 | Declined #red",
        VOID: "已作废 | Void #default",
    },
    transitions=[
        Transition("edit", "修改变更 | Edit", DRAFT, dialog=True, done="修改变更 | Edited"),
        Transition("submit", "提交签署 | Send to be signed", DRAFT, TO_SIGN, done="提交签署 | Sent to be signed"),
        Transition("submit_paper", "提交确认 | To be confirmed", DRAFT, TO_CONFIRM, internal=True),
        Transition(
            "sign",
            "签署完成 | All have signed",
            TO_SIGN,
            EFFECTIVE,
            internal=True,
            done="签署生效 | Signed and in effect",
        ),
        Transition(
            "turnToPaper",
            "改为纸质签署 | Signed on paper instead",
            TO_SIGN,
            TO_CONFIRM,
            right="confirm",
            asks=(_SCAN_ASKED,),
            writes="scan",
            confirm="电子签署随即终止，扫描件核对后变更才生效。 | The signing by phone ends; the change takes effect once the scan is checked.",
            done="改为纸质签署 | Signed on paper instead",
            rare=True,
        ),
        Transition(
            "confirm",
            "确认生效 | Confirm",
            TO_CONFIRM,
            EFFECTIVE,
            asks=(
                _SCAN_ASKED,
                f("signed_on", "签署日期 | Signed on", kind="date", help="不填为今天 | Today where it is left out"),
            ),
            writes="scan",
            done="确认生效 | Confirmed and in effect",
        ),
        Transition(
            "decline",
            "对方未同意 | Declined",
            _OPEN,
            DECLINED,
            asks=(_REASON,),
            writes="reason",
            done="对方未同意 | Declined",
            rare=True,
        ),
        Transition(
            "readMeters",
            "交接抄表 | Meters at the handover",
            EFFECTIVE,
            dialog=True,
            done="交接抄表 | Meters read at the handover",
        ),
        Transition(
            "lapse",
            "逾期失效 | Lapse",
            f"{TO_SIGN} {TO_CONFIRM}",
            VOID,
            internal=True,
            done="逾期失效 | Lapsed",
        ),
        Transition("cancel", "作废 | Void", _OPEN, VOID, asks=(_REASON,), danger=True, rare=True),
    ],
    once="confirm readMeters",
)

lease_change = Resource(
    LeaseChange,
    path="rental/leaseChange",
    title="合同变更 | Changes of leases",
    fields=[
        f("no", "变更编号 | Change no.", find="like", flags="unique read_only", width=132),
        f("kind", "变更类型 | Kind", dict="lease_change_kind", find="in", flags="read_only", width=124),
        f("state", "状态 | State", dict="lease_change_state", find="in", flags="read_only", width=104),
        f("lease_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only", width=140),
        f("effective_day", "生效日期 | Effective", find="range", flags="read_only", width=112),
        f("difference", "账单差额 | Difference of bills", flags="read_only", width=132),
        f("form", "签署方式 | Form", dict="lease_form", find="in", flags="read_only", width=96),
        f("next_lease_id", "新合同 | New lease", ref="rental/lease", find="eq", flags="read_only", width=140),
        f("reason", "原因 | Reason", find="like", flags="read_only"),
        f("signed_on", "签署日期 | Signed on", find="range", flags="read_only", hide="list"),
        _SCAN,
        f("checked_by", "核对人 | Checked by", flags="read_only", hide="list"),
        f("hold_until", "保留至 | Held until", flags="read_only", hide="list"),
        f("readings_on", "交接抄表日期 | Meters read on", flags="read_only", hide="list"),
        f("applied_at", "生效时间 | Took effect at", flags="read_only", hide="list"),
    ],
    list="no kind state lease_id effective_day difference next_lease_id reason form create_by create_time",
    can="list export",
    label="no",
    rows=Rows(record={"state": f"{EFFECTIVE} {DECLINED} {VOID}"}, under={"lease_id": "rental/lease"}),
    process=PROCESS,
    actions=[
        Action("add", "发起变更 | Start a change", needs="rental:leaseChange:add"),
        Action("signHere", "现场签署 | Sign here", needs="rental:leaseChange:sign", when={"state": TO_SIGN}),
    ],
)

LEASE_CHANGE_STATE = states(lease_change, "合同变更状态 | State of a change")
