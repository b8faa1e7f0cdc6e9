"""Requests to be approved; only the process writes them, so the engine serves lists alone."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Json, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Field, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Also, Child, Family, Resource, Rows

APPROVAL_KIND = dictionary(
    "approval_kind",
    "审批类型 | Kind of request",
    "asset_purchase=资产采购 | Asset purchase",
    "asset_scrap=资产报废 | Asset scrapping",
    "refund=退款 | Refund",
    "write_off=坏账核销 | Write-off",
    "price=订单改价 | Prices of a stay",
)

PENDING, RETURNED, APPROVED, REFUSED, WITHDRAWN = "pending", "returned", "approved", "refused", "withdrawn"


class Request(Base):
    """`subject_id` is the row that the decision changes; `payload` what the kind needs to take effect."""

    no = Char(20)
    kind = Char(20)
    title = Char(120)
    reason = Char(300)
    amount = Money(null=True)
    applicant_id = Ref()
    assignee_id = Ref(null=True)
    state = Char(12, default=PENDING)
    subject_id = Ref(null=True)
    payload = Json(default=dict)
    decided_by = Ref(null=True)
    decided_at = DateTime(null=True)
    decision = Char(300, null=True)

    class Meta:
        table = "wf_request"


SUBJECT_PATH = (
    "CASE WHEN t.kind = 'asset_scrap' THEN 'asset/card' WHEN t.kind = 'refund' THEN 'rental/' || (t.payload ->> 'account')"
    " WHEN t.kind = 'write_off' THEN 'rental/bill' WHEN t.kind = 'price' THEN 'rental/order' END"
)
OPINION = f("note", "意见 | Note", kind="textarea", limits=300)


def _reason(label: str) -> Field:
    return f("note", label, kind="textarea", flags="required", limits=300)


request = Resource(
    Request,
    path="workflow/request",
    title="审批单 | Requests",
    rows=Rows(record={"state": f"{APPROVED} {REFUSED} {WITHDRAWN}"}),
    fields=[
        f("title", "事项 | Matter", find="like", width=212),
        f("kind", "类型 | Kind", dict="approval_kind", find="in", width=112),
        f("reason", "理由 | Reason", width=200),
        f("no", "单号 | No.", find="like", flags="unique", width=140),
        f("amount", "金额 | Amount", find="range", width=112),
        f("applicant_id", "申请人 | Applicant", ref="sys/user", find="eq", width=104),
        f("assignee_id", "指定审批人 | Assigned to", ref="sys/user", find="eq"),
        f("state", "状态 | State", dict="approval_state", find="in", width=96),
        f("decided_by", "审批人 | Decided by", ref="sys/user", find="eq", width=104),
        f("decided_at", "审批时间 | Decided at", find="range"),
        f("decision", "审批意见 | Decision", hide="list"),
    ],
    list="title kind amount state applicant_id reason create_time decided_by decided_at no",
    can="list export",
    label="title",
    children=[Child("workflow/step", "request_id")],
    actions=[Action("subject", "相关记录 | What it is about", needs="workflow:request:list")],
    family=Family(also=[Also("subjectPath", SUBJECT_PATH), Also("subjectId", "t.subject_id::text")]),
    process=Process(
        "state",
        name="approval",
        noun="审批单 | Request",
        once="approve",
        states={
            PENDING: "待审批 | Waiting #orange",
            RETURNED: "退回修改 | Returned #gold",
            APPROVED: "已同意 | Approved #green",
            REFUSED: "已拒绝 | Refused #red",
            WITHDRAWN: "已撤回 | Withdrawn #default",
        },
        transitions=[
            Transition("approve", "同意 | Approve", PENDING, APPROVED, done="同意 | Approved", asks=(OPINION,)),
            Transition(
                "refuse",
                "拒绝 | Refuse",
                PENDING,
                REFUSED,
                right="approve",
                done="拒绝 | Refused",
                asks=(_reason("理由 | Why"),),
                danger=True,
            ),
            Transition(
                "return",
                "退回修改 | Return",
                PENDING,
                RETURNED,
                right="approve",
                done="退回 | Returned",
                asks=(_reason("需补充的内容 | What is missing"),),
            ),
            Transition(
                "delegate",
                "转交 | Delegate",
                PENDING,
                right="approve",
                done="转交 | Delegated",
                asks=(f("user_id", "转交给 | To whom", kind="ref", ref="sys/user", flags="required"), OPINION),
            ),
            Transition(
                "withdraw",
                "撤回 | Withdraw",
                f"{PENDING} {RETURNED}",
                WITHDRAWN,
                right=None,
                done="撤回 | Withdrawn",
                asks=(OPINION,),
            ),
            Transition(
                "resubmit",
                "重新提交 | Submit again",
                RETURNED,
                PENDING,
                right=None,
                done="重新提交 | Submitted again",
                asks=(_reason("新的理由 | The new reason"),),
            ),
        ],
    ),
)

APPROVAL_STATE = states(request, "审批状态 | State of a request")
