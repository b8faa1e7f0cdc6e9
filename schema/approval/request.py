"""Requests to be approved; only the process writes them, so the engine serves lists alone."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Json, Money, Ref
from schema.kit.field import f
from schema.kit.resource import Resource

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


request = Resource(
    Request,
    path="workflow/request",
    title="审批单 | Requests",
    record={"state": f"{APPROVED} {REFUSED} {WITHDRAWN}"},
    fields=[
        f("no", "单号 | No.", find="like", unique=True, width=140),
        f("kind", "类型 | Kind", dict="approval_kind", find="in", width=112),
        f("title", "事项 | Matter", find="like", width=240),
        f("reason", "理由 | Reason", hide="list"),
        f("amount", "金额 | Amount", find="range", width=112),
        f("applicant_id", "申请人 | Applicant", ref="sys/user", find="eq", width=104),
        f("assignee_id", "指定审批人 | Assigned to", ref="sys/user", find="eq"),
        f("state", "状态 | State", dict="approval_state", find="in", width=96),
        f("decided_by", "审批人 | Decided by", ref="sys/user", find="eq", width=104),
        f("decided_at", "审批时间 | Decided at", find="range"),
        f("decision", "审批意见 | Decision", hide="list"),
    ],
    list="no kind title amount applicant_id state decided_by decided_at create_time",
    can="list export",
    label="title",
    children=[("workflow/step", "request_id")],
    actions=[
        Action("approve", "同意 | Approve", needs="workflow:request:approve"),
        Action("refuse", "拒绝 | Refuse", needs="workflow:request:approve"),
        Action("return", "退回修改 | Return", needs="workflow:request:approve"),
        Action("delegate", "转交 | Delegate", needs="workflow:request:approve"),
    ],
)
