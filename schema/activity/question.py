"""Questions that an activity asks of its own when somebody signs up."""

import re

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

TEXT, SINGLE, MULTI = "text", "single", "multi"
QUESTION_KIND = dictionary(
    "sign_up_question",
    "报名问题类型 | Kind of a sign-up question",
    "text=填空 | Text #default",
    "single=单选 | One of several #blue",
    "multi=多选 | Several of them #purple",
)


class SignUpQuestion(Base):
    """`options`: see `choices_of`; none where a text is asked."""

    activity_id = Ref(db_index=True)
    label = Char(100)
    kind = Char(10, default=TEXT)
    options = Char(500, null=True)
    required = Bool(default=False)
    sort = Int(default=0)

    class Meta:
        table = "act_question"


def choices_of(options: str | None) -> list[str]:
    """What may be chosen: between semicolons, as tags are; between commas where they were written so."""
    return [part.strip() for part in re.split("[;,；，]", options or "") if part.strip()]


question = Resource(
    SignUpQuestion,
    path="act/question",
    title="报名问题 | Sign-up questions",
    fields=[
        f("activity_id", "活动 | Activity", ref="act/activity", find="eq", flags="once", width=200),
        f("label", "问题 | Question", find="like", width=240),
        f("kind", "类型 | Kind", dict="sign_up_question", find="in", width=104),
        f(
            "options",
            "选项 | Options",
            kind="tags",
            help="单选、多选至少两项 | At least two where one chooses",
        ),
        f("required", "必答 | Required", width=80),
        f("sort", "排序 | Order", limits=(0, 9999), width=80),
    ],
    list="label kind options required sort activity_id",
    sort="sort create_time",
    label="label",
    search="off",
    rows=Rows(under={"activity_id": "act/activity"}),
)
