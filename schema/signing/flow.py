"""Signing flows (签署): one document, its frozen file, the parties who sign it and how far they have come."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Ref, Sealed
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

DRAFT, SENT, PARTLY, COMPLETED = "draft", "sent", "partly_signed", "completed"
EXPIRED, REFUSED, WITHDRAWN = "expired", "refused", "withdrawn"
UNDER_WAY = (SENT, PARTLY)
"""States in which a party may sign."""
VOID = (EXPIRED, REFUSED, WITHDRAWN)
"""States whose document does not stand: every print of it says so."""
OPEN = (DRAFT, SENT, PARTLY, EXPIRED)
"""States in which the flow still stands for its subject: there is one such flow of a subject at most."""

SEQUENCE, PARALLEL = "sequence", "parallel"
SEAL_NONE, SEAL_DUE, SEAL_WORKING, SEAL_DONE, SEAL_FAILED = "none", "due", "working", "done", "failed"

SIGN_ORDER = dictionary(
    "sign_order",
    "签署顺序 | Order of signing",
    "sequence=依次签署 | One after another",
    "parallel=同时签署 | Side by side",
)
SIGN_SEAL = dictionary(
    "sign_seal",
    "盖章状态 | Seal",
    "none=未盖章 | Not sealed #default",
    "due=待盖章 | To be sealed #blue",
    "working=盖章中 | Being sealed #blue",
    "done=已盖章 | Sealed #green",
    "failed=盖章失败 | Sealing failed #red",
)


class SignFlow(Base):
    """`subject_id`: the row of the domain that `kind` names. `doc_sha256`: of the file that every party reads and signs.

    `code` leads to the verify page and is no secret of the parties; `origin`: the address under which the portal was called.
    `fault_seq`: the first event whose chain does not hold, found by the nightly check. `keep_until`: of one whose personal data
    were erased, until when the sealed file is kept all the same, UTC.
    """

    no = Char(20)
    kind = Char(30)
    subject_id = Ref()
    subject_no = Char(40)
    title = Char(120)
    template_id = Ref(null=True)
    template_version = Int(default=0)
    order_mode = Char(12, default=PARALLEL)
    state = Char(16, default=DRAFT)
    code = Char(32, null=True)
    origin = Char(200, default="")
    doc_sha256 = Char(64)
    pdf = Char(255)
    final_pdf = Char(255, null=True)
    final_sha256 = Char(64, null=True)
    seal_state = Char(10, default=SEAL_NONE)
    seal_at = DateTime(null=True)
    seal_note = Char(200, null=True)
    reason = Char(200, null=True)
    sent_at = DateTime(null=True)
    ended_at = DateTime(null=True)
    fault_seq = Int(null=True)
    checked_at = DateTime(null=True)
    erased_at = DateTime(null=True)
    keep_until = DateTime(null=True)

    class Meta:
        table = "sign_flow"
        indexes = (("tenant_id", "kind", "subject_id"),)


FLOW_PROCESS = Process(
    "state",
    name="signing",
    noun="签署 | Signing",
    states={
        DRAFT: "草稿 | Draft #default",
        SENT: "待签署 | Sent #orange",
        PARTLY: "部分已签 | Partly signed #blue",
        COMPLETED: "已完成 | Completed #green",
        EXPIRED: "二维码已过期 | Code expired #orange",
        REFUSED: "已拒签 | Refused #red",
        WITHDRAWN: "已撤回 | Withdrawn #default",
    },
    transitions=[
        Transition("send", "发起签署 | Send", DRAFT, SENT, internal=True, done="发起签署 | Sent"),
        Transition("sign", "签署 | Sign", f"{SENT} {PARTLY}", PARTLY, internal=True, done="签署 | Signed"),
        Transition(
            "complete", "全部签署 | Complete", f"{SENT} {PARTLY}", COMPLETED, internal=True, done="全部签署 | Completed"
        ),
        Transition("expire", "过期 | Expire", f"{SENT} {PARTLY}", EXPIRED, internal=True, done="过期 | Expired"),
        Transition("renew", "重新生成 | Regenerate", EXPIRED, SENT, internal=True, done="重新生成 | Regenerated"),
        Transition("refuse", "拒签 | Refuse", f"{SENT} {PARTLY}", REFUSED, internal=True, done="拒签 | Refused"),
        Transition(
            "withdraw",
            "撤回签署 | Withdraw",
            f"{SENT} {PARTLY} {EXPIRED}",
            WITHDRAWN,
            right=None,
            asks=(f("reason", "撤回原因 | Reason", kind="textarea", flags="required", limits=200),),
            writes="reason",
            danger=True,
            done="撤回 | Withdrawn",
        ),
        Transition(
            "drop",
            "随业务作废 | End with its record",
            f"{SENT} {PARTLY} {EXPIRED}",
            WITHDRAWN,
            internal=True,
            done="随业务作废 | Ended with its record",
        ),
    ],
)

flow = Resource(
    SignFlow,
    path="sign/flow",
    title="签署记录 | Signing",
    fields=[
        f("no", "签署编号 | No.", find="like", flags="unique read_only", width=148),
        f("title", "文件 | Document", find="like", flags="read_only", width=220),
        f("subject_no", "业务编号 | Belongs to", find="like", flags="read_only", width=148),
        f("kind", "类型 | Kind", find="eq", flags="read_only", hide="list"),
        f("state", "状态 | State", dict="sign_flow_state", find="in", flags="read_only", width=112),
        f("order_mode", "顺序 | Order", dict="sign_order", flags="read_only", width=104),
        f("sent_at", "发起时间 | Sent", find="range", flags="read_only", width=148),
        f("ended_at", "结束时间 | Ended", find="range", flags="read_only", width=148),
        f("seal_state", "盖章 | Seal", dict="sign_seal", find="in", flags="read_only", width=96),
        f("seal_note", "盖章说明 | About the seal", flags="read_only", hide="list"),
        f("reason", "原因 | Reason", flags="read_only", hide="list"),
        f("doc_sha256", "待签文件指纹 | Fingerprint to sign", flags="read_only", hide="list"),
        f("final_sha256", "成品指纹 | Fingerprint when sealed", flags="read_only", hide="list"),
        f("final_pdf", "成品文件 | Sealed file", kind="file", flags="read_only", hide="list export"),
        f("fault_seq", "存证异常 | Evidence broken at", find="range", flags="read_only", hide="list"),
        f("checked_at", "最近校验 | Last checked", flags="read_only", hide="list"),
        f("keep_until", "成品保留至 | Sealed file kept until", flags="read_only", hide="list"),
    ],
    list="no title subject_no state order_mode sent_at ended_at seal_state",
    can="list export",
    label="no",
    children=[Child("sign/party", "flow_id")],
    rows=Rows(record={"state": f"{COMPLETED} {REFUSED} {WITHDRAWN}"}),
    process=FLOW_PROCESS,
    actions=[
        Action(
            "sealAgain",
            "重新盖章 | Seal again",
            needs="sign:flow:seal",
            plain=True,
            when={"seal_state": SEAL_FAILED},
        ),
        Action(
            "erase",
            "清除个人信息 | Erase personal data",
            needs="sign:flow:erase",
            fields=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200)),),
            when={"state": f"{COMPLETED} {REFUSED} {WITHDRAWN}"},
            confirm="清除后无法恢复，存证链仍然有效。确定清除？ | It cannot be brought back; the evidence still holds. Erase?",
            danger=True,
        ),
    ],
)

FLOW_STATE = states(flow, "签署状态 | Signing state")

WAITING, INVITED, OPENED, IDENTIFIED = "waiting", "invited", "opened", "identified"
SIGNED, PARTY_REFUSED = "signed", "refused"
ON_TURN = (INVITED, OPENED, IDENTIFIED)
"""States of a party whose signature the flow waits for."""
DRAW, TYPE, PAPER = "draw", "type", "paper"

LESSOR = "lessor"
"""The side that the organisation itself has where no party has it: it seals instead of signing."""
SIGN_ROLE = dictionary(
    "sign_role",
    "签署身份 | Role",
    "tenant=承租人 | Lessee",
    "co_tenant=共同承租人 | Co-lessee",
    "guarantor=担保人 | Guarantor",
    "lessor=出租人 | Lessor",
    "witness=见证人 | Witness",
)
SIGN_METHOD = dictionary(
    "sign_method", "签署方式 | Way of signing", "draw=手写 | Drawn", "type=键入 | Typed", "paper=纸质 | On paper"
)


class SignParty(Base):
    """`seq`: its turn; equal ones sign side by side. `id_no`: whole, of which the last four are asked.
    `locale`: the language in which it proved itself, for what it is sent later."""

    flow_id = Ref()
    role = Char(20)
    name = Char(60)
    phone = Char(20)
    id_no = Sealed(40, null=True)
    seq = Int(default=1)
    state = Char(12, default=WAITING)
    method = Char(10, null=True)
    signature = Char(255, null=True)
    signature_sha256 = Char(64, null=True)
    witness = Char(110, null=True)
    locale = Char(5, default="zh")
    reason = Char(200, null=True)
    opened_at = DateTime(null=True)
    identified_at = DateTime(null=True)
    signed_at = DateTime(null=True)

    class Meta:
        table = "sign_party"
        indexes = (("tenant_id", "flow_id"),)


def _step(code: str, label: str, sources: str, target: str = "") -> Transition:
    return Transition(code, label, sources, target, internal=True)


party = Resource(
    SignParty,
    path="sign/party",
    title="签署方 | Signing parties",
    search="off",
    fields=[
        f("flow_id", "签署 | Signing", ref="sign/flow", find="eq", flags="read_only"),
        f("seq", "顺序 | Turn", flags="read_only", width=72),
        f("role", "身份 | Role", dict="sign_role", flags="read_only", width=104),
        f("name", "姓名 | Name", flags="read_only", width=104),
        f("phone", "手机 | Phone", flags="read_only", width=124),
        f("state", "状态 | State", dict="sign_party_state", find="in", flags="read_only", width=104),
        f("method", "方式 | Way", dict="sign_method", flags="read_only", width=88),
        f("witness", "见证人 | Witness", flags="read_only"),
        f("reason", "拒签原因 | Reason", flags="read_only", hide="list"),
        f("opened_at", "打开时间 | Opened", flags="read_only", hide="list"),
        f("identified_at", "核验时间 | Identified", flags="read_only", hide="list"),
        f("signed_at", "签署时间 | Signed", flags="read_only", width=148),
    ],
    list="seq role name phone state method signed_at witness",
    sort="seq",
    can="list",
    rows=Rows(record=True),
    process=Process(
        "state",
        name="sign_party",
        noun="签署方 | Party",
        number="name",
        states={
            WAITING: "等待轮到 | Waiting #default",
            INVITED: "待打开 | Invited #orange",
            OPENED: "已打开 | Opened #blue",
            IDENTIFIED: "已核验 | Identified #blue",
            SIGNED: "已签署 | Signed #green",
            PARTY_REFUSED: "已拒签 | Refused #red",
        },
        transitions=[
            _step("invite", "邀请 | Invite", WAITING, INVITED),
            _step("open", "打开 | Open", INVITED, OPENED),
            _step("identify", "核验身份 | Identify", f"{INVITED} {OPENED} {IDENTIFIED}", IDENTIFIED),
            _step("witness", "见证 | Witness", f"{INVITED} {OPENED} {IDENTIFIED}"),
            _step("sign", "签署 | Sign", IDENTIFIED, SIGNED),
            _step("refuse", "拒签 | Refuse", f"{OPENED} {IDENTIFIED}", PARTY_REFUSED),
        ],
    ),
)

PARTY_STATE = states(party, "签署方状态 | State of a party")

FLOW_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sign_flow_open" ON "sign_flow" ("tenant_id", "kind", "subject_id")'
    " WHERE state IN ('draft', 'sent', 'partly_signed', 'expired') AND del_flag = 0",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sign_flow_code" ON "sign_flow" ("code")',
    'CREATE INDEX IF NOT EXISTS "ix_sign_flow_doc" ON "sign_flow" ("doc_sha256")',
    'CREATE INDEX IF NOT EXISTS "ix_sign_flow_final" ON "sign_flow" ("final_sha256") WHERE final_sha256 IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_sign_flow_seal" ON "sign_flow" ("seal_at") WHERE seal_state IN (\'due\', \'working\')',
    'CREATE INDEX IF NOT EXISTS "ix_sign_flow_keep" ON "sign_flow" ("keep_until") WHERE keep_until IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_sign_flow_under_way" ON "sign_flow" ("tenant_id", "id")'
    " WHERE state IN ('sent', 'partly_signed')",
]
