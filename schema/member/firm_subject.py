"""Subjects of members: topics, projects and research that a firm or a person took part in."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

SUBJECT_KIND = dictionary(
    "subject_kind",
    "课题类别 | Kind of subject",
    "topic=专题 | Topic #blue",
    "project=项目 | Project #green",
    "research=研究课题 | Research #purple",
)


class FirmSubject(Base):
    """Of a firm, of a person, or of a person for a firm."""

    firm_id = Ref(null=True, db_index=True)
    member_id = Ref(null=True, db_index=True)
    kind = Char(20)
    subject = Char(120)
    role = Char(40, null=True)
    result = Char(200, null=True)
    year = Int(null=True)

    class Meta:
        table = "vip_ent_subject"


subject = Resource(
    FirmSubject,
    path="vip/firmSubject",
    title="课题项目 | Subjects",
    rows=Rows(any_of=("member_id firm_id",)),
    fields=[
        f("firm_id", "企业 | Firm", ref="vip/firm", flags="once", find="eq", width=200),
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("kind", "类别 | Kind", dict="subject_kind", find="in", width=104),
        f("subject", "名称 | Subject", find="like", width=220),
        f("role", "承担角色 | Role", width=120),
        f("result", "成果 | Result", kind="textarea", find="like"),
        f("year", "年度 | Year", limits=(1950, 2100), find="range", width=88),
    ],
    label="subject",
)
