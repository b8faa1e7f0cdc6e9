"""Questions of tenants: asked, answered within a day, and published where others may want to know it too."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Ref, Text
from schema.kit.dictionary import states
from schema.kit.field import Due, f
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

OPEN, ANSWERED, PUBLISHED, CLOSED = "open", "answered", "published", "closed"
ANSWER_HOURS = 24


class TenantQuestion(Base):
    """`due_at` is a day after the asking; `answered_by` and `answered_at` are written by the step."""

    no = Char(20, default="")
    title = Char(80)
    content = Text()
    asker_name = Char(60)
    asker_phone = Char(20, null=True)
    unit_id = Ref(null=True)
    category_id = Ref(null=True, db_index=True)
    files = Char(1000, null=True)
    state = Char(12, default=OPEN)
    due_at = DateTime(null=True)
    answer = Text(null=True)
    answered_by = Ref(null=True)
    answered_at = DateTime(null=True)
    rating = Int(null=True)
    closing = Char(200, null=True)

    class Meta:
        table = "crm_tenant_question"


_ANSWER = f("answer", "答复 | Answer", kind="textarea", flags="required", limits=(2, 4000))

PROCESS = Process(
    "state",
    name="question",
    noun="问题 | Question",
    states={
        OPEN: "待答复 | Open #orange",
        ANSWERED: "已答复 | Answered #blue",
        PUBLISHED: "已公开 | Published #green",
        CLOSED: "已关闭 | Closed #default",
    },
    transitions=[
        Transition("answer", "答复 | Answer", OPEN, ANSWERED, asks=(_ANSWER,), writes="answer", done="答复 | Answered"),
        Transition(
            "publish",
            "公开 | Publish",
            ANSWERED,
            PUBLISHED,
            confirm="公开后，标题与答复显示在官网上；提问人、详情与房源不公开。确认？ | The title and the answer are shown on the public site then; who asked, the details and the property are not. Publish?",
            done="公开 | Published",
        ),
        Transition(
            "revise",
            "修改答复 | Revise the answer",
            ANSWERED,
            right="answer",
            asks=(_ANSWER,),
            writes="answer",
            done="修改答复 | Answer revised",
            rare=True,
        ),
        Transition(
            "withdraw",
            "取消公开 | Withdraw",
            PUBLISHED,
            ANSWERED,
            right="publish",
            done="取消公开 | Withdrawn",
        ),
        Transition(
            "rate",
            "登记评分 | Record the rating",
            f"{ANSWERED} {PUBLISHED}",
            asks=(f("rating", "评分（1–5） | Rating (1–5)", kind="int", flags="required", limits=(1, 5)),),
            writes="rating",
            right="answer",
            done="登记评分 | Rating recorded",
        ),
        Transition(
            "close",
            "关闭 | Close",
            f"{OPEN} {ANSWERED} {PUBLISHED}",
            CLOSED,
            asks=(f("closing", "关闭说明 | Why closed", kind="textarea", flags="required", limits=200),),
            writes="closing",
            danger=True,
            done="关闭 | Closed",
        ),
    ],
)

tenant_question = Resource(
    TenantQuestion,
    path="crm/question",
    title="租客问答 | Tenant questions",
    rows=Rows(record={"state": CLOSED}, settled={"state": f"{ANSWERED} {PUBLISHED} {CLOSED}"}),
    fields=[
        f("title", "问题 | Question", find="like", width=240),
        f("no", "编号 | No.", find="like", flags="unique read_only", width=112),
        f("content", "详情 | Details", find="like", limits=(2, 4000), hide="list"),
        f("asker_name", "提问人 | Asked by", rule="name", find="like", width=104),
        f("asker_phone", "电话 | Phone", rule="phone", find="like", width=128),
        f("unit_id", "房源 | Property", ref="rental/unit", find="eq", width=200, choice="table"),
        f("category_id", "类别 | Category", kind="tree", ref="crm/customerDict", find="eq", width=112),
        f("files", "附件 | Files", kind="file", hide="list export"),
        f("state", "状态 | State", dict="question_state", find="in", flags="read_only", width=96),
        f(
            "due_at",
            "答复期限 | Answer due",
            kind=Due({"state": OPEN}),
            find="range",
            flags="read_only",
            width=168,
        ),
        f("answer", "答复 | Answer", flags="read_only", hide="list"),
        f("answered_by", "答复人 | Answered by", ref="sys/user", find="eq", flags="read_only", width=104),
        f("answered_at", "答复时间 | Answered at", find="range", flags="read_only", width=160),
        f("rating", "评分 | Rating", find="eq", flags="read_only", width=80),
        f("closing", "关闭说明 | Why closed", flags="read_only", hide="list"),
    ],
    list="title state due_at asker_name category_id unit_id answered_by answered_at rating no asker_phone",
    label="title",
    process=PROCESS,
)

QUESTION_STATE = states(tenant_question, "问答状态 | Question state")

QUESTION_CONSTRAINTS = [
    check("crm_tenant_question", "crm_tenant_question_rating", '"rating" BETWEEN 1 AND 5'),
]
