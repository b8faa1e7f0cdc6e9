"""Questions of a questionnaire: fourteen kinds, in the order of `seq` on numbered pages, with jumps that only lead forward."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Quantity, Ref, Text
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

SINGLE, MULTI, TEXT, NUMBER, DATE, SCALE, NPS = "single", "multi", "text", "number", "date", "scale", "nps"
MATRIX, RANK, UPLOAD, REGION, PHONE = "matrix", "rank", "upload", "region", "phone"
SIGNATURE, SECTION = "signature", "section"
CHOSEN = frozenset({SINGLE, MULTI, MATRIX, RANK})
"""Kinds that are answered by their options."""
COUNTED = frozenset({SCALE, NPS, NUMBER})
"""Kinds that are answered by a number."""

QUESTION_KIND = dictionary(
    "svy_question_kind",
    "题型 | Kind of question",
    "single=单选 | One choice",
    "multi=多选 | Several choices",
    "text=文本 | Text",
    "number=数字 | Number",
    "date=日期 | Date",
    "scale=评分 | Scale",
    "nps=推荐度 NPS | NPS",
    "matrix=矩阵 | Matrix",
    "rank=排序 | Ranking",
    "upload=上传 | Upload",
    "region=地区 | Region",
    "phone=手机号 | Phone",
    "signature=签名 | Signature",
    "section=分节说明 | Section",
)


class SurveyQuestion(Base):
    """`options`: one a line; of a matrix its rows, a line `---`, its columns. `score`: points of the options, one a line.

    `logic`: lines `answer=>seq` or `answer=>end`; the first that fits says where it goes on. `quota`: lines `option=>places`.
    """

    survey_id = Ref(db_index=True)
    seq = Int()
    page = Int(default=1)
    kind = Char(12)
    title = Char(300)
    required = Bool(default=False)
    options = Text(null=True)
    min_select = Int(null=True)
    max_select = Int(null=True)
    min_value = Quantity(12, 2, null=True)
    max_value = Quantity(12, 2, null=True)
    pattern = Char(200, null=True)
    score = Text(null=True)
    logic = Text(null=True)
    quota = Text(null=True)

    class Meta:
        table = "svy_question"


question = Resource(
    SurveyQuestion,
    path="svy/question",
    title="问卷题目 | Questions",
    fields=[
        f("survey_id", "问卷 | Survey", ref="svy/survey", find="eq", flags="once", width=200),
        f("seq", "题号 | No.", limits=(1, 500), width=72),
        f("page", "页 | Page", limits=(1, 50), width=64),
        f("kind", "题型 | Kind", dict="svy_question_kind", find="in", width=96),
        f(
            "title",
            "题目 | Question",
            find="like",
            width=280,
            help="{{Q3}} 处显示第3题的答案，只能引用前面的题"
            " | {{Q3}} shows what question 3 was answered with, of earlier questions only",
        ),
        f("required", "必答 | Required", width=72),
        f(
            "options",
            "选项 | Options",
            hide="list",
            limits=4000,
            example="是\n否",
            help="每行一个；矩阵先写行，再写一行 ---，再写列 | One a line; of a matrix the rows, a line ---, the columns",
        ),
        f("min_select", "至少选 | At least", limits=(1, 100), hide="list"),
        f("max_select", "至多选 | At most", limits=(1, 100), hide="list"),
        f("min_value", "最小值 | Least", hide="list", help="文本为最少字数 | Of a text its length"),
        f("max_value", "最大值 | Most", hide="list", help="文本为最多字数 | Of a text its length"),
        f("pattern", "格式（正则） | Pattern", hide="list", example="[0-9]+"),
        f(
            "score",
            "分值 | Points",
            hide="list",
            limits=1000,
            example="5",
            help="与选项逐行对应 | One a line, as the options",
        ),
        f(
            "logic",
            "跳题 | Jumps",
            hide="list",
            limits=1000,
            example="否=>end",
            help="每行一条：答案=>题号，或 答案=>end | One a line: answer=>no., or answer=>end",
        ),
        f(
            "quota",
            "名额 | Places",
            hide="list",
            limits=1000,
            example="是=>10",
            help="单选、多选：每行一条，选项=>名额，选满即止"
            " | Of one or several choices: one a line, option=>places; what is full cannot be chosen",
        ),
    ],
    list="seq page kind title required survey_id",
    sort="survey_id seq",
    label="title",
    search="own",
    rows=Rows(
        ordered=("min_select max_select", "min_value max_value"),
        unique=[("survey_id", "seq")],
        under={"survey_id": "svy/survey"},
    ),
)
