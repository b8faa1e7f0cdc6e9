"""Steps of approval requests: what was done to each, by whom and why."""

from schema.approval.request import request
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.dictionary import history
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

APPROVAL_VERB = history(request, "approval_verb", "审批动作 | Act on a request", submit="提交 | Submitted")


class Step(Base):
    request_id = Ref(db_index=True)
    verb = Char(12)
    user_id = Ref()
    user_name = Char(110)
    at = DateTime()
    note = Char(300, null=True)

    class Meta:
        table = "wf_step"


step = Resource(
    Step,
    path="workflow/step",
    title="审批记录 | Steps of requests",
    rows=Rows(record=True),
    fields=[
        f("request_id", "审批单 | Request", ref="workflow/request", find="eq"),
        f("verb", "动作 | Act", dict="approval_verb", find="in"),
        f("user_id", "操作人 | By", ref="sys/user", find="eq"),
        f("user_name", "姓名（账号） | Name (account)", find="like"),
        f("at", "时间 | At", find="range"),
        f("note", "意见 | Note"),
    ],
    sort="at",
    can="list export",
    label="at",
)
