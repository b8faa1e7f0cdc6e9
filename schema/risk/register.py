"""The risk register; score and level follow from likelihood and impact, the state is a step of a process."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Due, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

HAZARD_LEVEL = dictionary(
    "hazard_level",
    "风险等级 | Risk level",
    "low=低 | Low #green",
    "medium=中 | Medium #gold",
    "high=高 | High #orange",
    "extreme=极高 | Extreme #red",
)

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


WHY = f("note", "理由 | Why", kind="textarea", flags="required", limits=200)

register = Resource(
    Risk,
    path="risk/register",
    title="风险登记册 | Risk register",
    rows=Rows(record={"state": CLOSED}),
    fields=[
        f("title", "风险 | Risk", find="like", width=212),
        f("category", "类别 | Category", dict="hazard_category", find="in", width=104),
        f("no", "编号 | No.", find="like", flags="unique read_only", width=120),
        f("community_id", "小区 | Community", ref="rental/community", find="eq"),
        f("description", "描述 | Description", hide="list"),
        f(
            "likelihood",
            "可能性 | Likelihood",
            limits=(1, 5),
            find="eq",
            width=88,
            help="1 罕见 – 5 几乎必然 | 1 rare – 5 almost certain",
        ),
        f(
            "impact",
            "影响 | Impact",
            limits=(1, 5),
            find="eq",
            width=88,
            help="1 轻微 – 5 灾难 | 1 slight – 5 disastrous",
        ),
        f("score", "分值 | Score", flags="read_only", find="range", width=72),
        f("level", "等级 | Level", dict="hazard_level", flags="read_only", find="in", width=88),
        f("owner_id", "负责人 | Owner", ref="sys/user", find="eq", width=104),
        f("due", "整改期限 | Due", find="range", width=140, kind=Due({"state": f"{OPEN} {TREATING} {WATCHING}"})),
        f("state", "状态 | State", dict="hazard_state", flags="read_only", find="in", width=132),
        f("closing", "关闭说明 | Why closed", flags="read_only", hide="list"),
    ],
    list="title level score state due owner_id category community_id likelihood impact no",
    sort="-score create_time",
    label="title",
    children=[Child("risk/measure", "risk_id", inline=True)],
    process=Process(
        "state",
        name="risk",
        noun="风险 | Risk",
        states={
            OPEN: "待处理 | Open #red",
            TREATING: "整改中 | Being treated #orange",
            WATCHING: "监控中 | Watched #blue",
            CLOSED: "已关闭 | Closed #default",
        },
        transitions=[
            Transition("treat", "开始整改 | Start treating", f"{OPEN} {WATCHING}", TREATING),
            Transition("watch", "转为监控 | Watch", f"{OPEN} {TREATING}", WATCHING, right="treat"),
            Transition("close", "关闭风险 | Close", f"{OPEN} {TREATING} {WATCHING}", CLOSED, asks=(WHY,)),
            Transition("reopen", "重新打开 | Reopen", CLOSED, OPEN, right="close", asks=(WHY,)),
        ],
    ),
)

HAZARD_STATE = states(register, "风险状态 | Risk state")
