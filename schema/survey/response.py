"""Answers to questionnaires: one response a person, one row a question; of an anonymous one nothing leads to whoever gave it."""

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.columns import BigInt, Char, DateTime, Int, Json, Quantity, Ref, Text
from schema.kit.field import Files, f
from schema.kit.resource import Child, Resource, Rows


class SurveyResponse(Base):
    """`user_id` and `ip` stay empty where the questionnaire is anonymous."""

    survey_id = Ref()
    version = Int(default=1)
    user_id = Ref(null=True)
    ip = Char(60, null=True)
    submit_at = DateTime()
    score = Quantity(10, 2, null=True)

    class Meta:
        table = "svy_response"
        indexes = (("tenant_id", "survey_id", "submit_at"),)


class SurveyAnswer(Base):
    """`value`: the choices as a list of texts, `number` where it is one, `text` as a person reads it, `file` what was handed in."""

    survey_id = Ref()
    response_id = Ref(db_index=True)
    question_id = Ref()
    value = Json(null=True)
    number = Quantity(12, 2, null=True)
    text = Text(null=True)
    file = Char(600, null=True)

    class Meta:
        table = "svy_answer"
        indexes = (("tenant_id", "survey_id", "question_id"),)


class SurveyTally(Model):
    """What was counted of the answers of a questionnaire that were sent until a moment, as `server.survey.tally` reads it."""

    id = fields.BigIntField(primary_key=True, generated=False)
    tenant_id = BigInt()
    survey_id = Ref()
    until = DateTime()
    figures = Json()

    class Meta:
        table = "svy_tally"


TALLY_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_svy_tally_survey" ON "svy_tally" ("tenant_id", "survey_id")',
]

response = Resource(
    SurveyResponse,
    path="svy/response",
    title="答卷 | Responses",
    fields=[
        f("survey_id", "问卷 | Survey", ref="svy/survey", find="eq", flags="read_only", width=240),
        f("submit_at", "提交时间 | Submitted at", find="range", flags="read_only", width=160),
        f("version", "版本 | Version", flags="read_only", width=72),
        f("user_id", "答卷人 | Answered by", ref="sys/user", find="eq", flags="read_only", width=120),
        f("ip", "网络地址 | Address", flags="read_only", width=140),
        f("score", "得分 | Points", find="range", flags="read_only", width=88),
    ],
    list="survey_id submit_at version user_id score ip",
    sort="-submit_at",
    can="list export",
    label="submit_at",
    search="off",
    children=[Child("svy/answer", "response_id")],
    rows=Rows(record=True, under={"survey_id": "svy/survey"}),
)

answer = Resource(
    SurveyAnswer,
    path="svy/answer",
    title="答案 | Answers",
    fields=[
        f("response_id", "答卷 | Response", ref="svy/response", find="eq", flags="read_only", width=160),
        f("survey_id", "问卷 | Survey", ref="svy/survey", find="eq", flags="read_only", width=200),
        f("question_id", "题目 | Question", ref="svy/question", find="eq", flags="read_only", width=280),
        f("text", "答案 | Answer", find="like", flags="read_only", width=280),
        f("number", "数值 | Number", find="range", flags="read_only", width=88),
        f("file", "文件 | File", kind=Files("file", guarded=True), flags="read_only"),
    ],
    list="question_id text number file",
    sort="response_id id",
    can="list export",
    label="text",
    search="off",
    rows=Rows(record=True, under={"response_id": "svy/response", "survey_id": "svy/survey"}),
)
