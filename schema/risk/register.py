"""The risk register; score and level follow from likelihood and impact, the state is a step of a process."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref, Text
from schema.kit.field import f
from schema.kit.resource import Resource

OPEN, TREATING, WATCHING, CLOSED = "open", "treating", "watching", "closed"


class Risk(Base):
    no = Char(20, default="")
    title = Char(80)
    category = Char(20)
    community_id = Ref(null=True)
    description = Text(null=True)
    likelihood = Int()
    impact = Int()
    score = Int(default=0)
    level = Char(10, default="low")
    owner_id = Ref(null=True)
    due = Date(null=True)
    state = Char(12, default=OPEN)
    closing = Char(200, null=True)

    class Meta:
        table = "risk_register"


WHY = f("note", "理由 | Why", kind="textarea", required=True, max=200)

register = Resource(
    Risk,
    path="risk/register",
    title="风险登记册 | Risk register",
    record={"state": CLOSED},
    fields=[
        f("no", "编号 | No.", find="like", unique=True, read_only=True, width=120),
        f("title", "风险 | Risk", find="like", width=220),
        f("category", "类别 | Category", dict="hazard_category", find="in", width=104),
        f("community_id", "小区 | Community", ref="rental/community", find="eq"),
        f("description", "描述 | Description", hide="list"),
        f(
            "likelihood",
            "可能性 | Likelihood",
            min=1,
            max=5,
            find="eq",
            width=88,
            help="1 罕见 – 5 几乎必然 | 1 rare – 5 almost certain",
        ),
        f(
            "impact",
            "影响 | Impact",
            min=1,
            max=5,
            find="eq",
            width=88,
            help="1 轻微 – 5 灾难 | 1 slight – 5 disastrous",
        ),
        f("score", "分值 | Score", read_only=True, find="range", width=72),
        f("level", "等级 | Level", dict="hazard_level", read_only=True, find="in", width=88),
        f("owner_id", "负责人 | Owner", ref="sys/user", find="eq", width=104),
        f("due", "整改期限 | Due", find="range"),
        f("state", "状态 | State", dict="hazard_state", read_only=True, find="in", width=96),
        f("closing", "关闭说明 | Why closed", read_only=True, hide="list"),
    ],
    list="no title category level score likelihood impact state owner_id due community_id",
    sort="-score create_time",
    label="title",
    children=[("risk/measure", "risk_id")],
    inline=["risk/measure"],
    actions=[
        Action(
            "treat",
            "开始整改 | Start treating",
            "risk:register:treat",
            plain=True,
            when={"state": f"{OPEN} {WATCHING}"},
        ),
        Action("watch", "转为监控 | Watch", "risk:register:treat", plain=True, when={"state": f"{OPEN} {TREATING}"}),
        Action(
            "close",
            "关闭 | Close",
            "risk:register:close",
            fields=(WHY,),
            when={"state": f"{OPEN} {TREATING} {WATCHING}"},
        ),
        Action("reopen", "重新打开 | Reopen", "risk:register:close", fields=(WHY,), when={"state": CLOSED}),
    ],
)
