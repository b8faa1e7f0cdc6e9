"""Chapters, committees and groups of the members, as a tree."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

CHAPTER_KIND = dictionary(
    "chapter_kind",
    "组织类别 | Kind of organisation",
    "chapter=分会 | Chapter #blue",
    "committee=专委会 | Committee #purple",
    "group=小组 | Group #default",
)


class Chapter(Base):
    parent_id = Ref(null=True, db_index=True)
    name = Char(60)
    kind = Char(20, default="chapter")
    leader = Char(60, null=True)
    term = Char(20, null=True)
    begin_on = Date(null=True)
    end_on = Date(null=True)

    class Meta:
        table = "vip_org"


chapter = Resource(
    Chapter,
    path="vip/org",
    title="会员组织 | Chapters",
    rows=Rows(ordered=("begin_on end_on",), tree="parent_id"),
    fields=[
        f("name", "名称 | Name", find="like", width=200),
        f("parent_id", "上级组织 | Above", ref="vip/org", find="eq"),
        f("kind", "类别 | Kind", dict="chapter_kind", find="in", width=104),
        f("leader", "负责人 | Leader", rule="name", find="like", width=120),
        f("term", "届次 | Term", width=104),
        f("begin_on", "任期开始 | From", width=120),
        f("end_on", "任期结束 | Until", width=120),
    ],
    sort="create_time",
)
