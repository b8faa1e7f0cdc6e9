"""Templates of questionnaires: questions that are kept apart from any survey, from which new ones are started."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Int, Json, Text
from schema.kit.field import f
from schema.kit.resource import Resource


class SurveyTemplate(Base):
    """`questions`: a list of the columns of each question, in order; `size`: how many they are."""

    name = Char(100)
    intro = Text(null=True)
    size = Int(default=0)
    questions = Json(default=list)

    class Meta:
        table = "svy_template"


template = Resource(
    SurveyTemplate,
    path="svy/template",
    title="问卷模板 | Survey templates",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=240),
        f("intro", "说明 | Introduction", limits=2000),
        f("size", "题数 | Questions", flags="read_only", width=88),
    ],
    list="name size intro create_time",
    can="list edit delete export",
    search="own",
    actions=[
        Action("use", "用此模板新建问卷 | New survey from it", needs="svy:survey:add", plain=True),
    ],
)
