"""Terms of members in the CPPCC; at each level one at a time."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Child, Resource, Rows
from schema.member.term import one_a_level, term_fields

CPPCC_SECTOR = dictionary(
    "cppcc_sector",
    "政协界别 | CPPCC sector",
    "commerce=工商联 | Industry and commerce",
    "economy=经济 | Economy",
    "science=科技 | Science",
    "education=教育 | Education",
    "health=医药卫生 | Health",
    "culture=文化艺术 | Culture",
    "youth=青联 | Youth",
    "special=特邀 | Specially invited",
)


class MemberCppcc(Base):
    member_id = Ref(db_index=True)
    level = Char(20)
    session = Int(null=True)
    sector = Char(20, null=True)
    post = Char(60, null=True)
    begin_on = Date()
    end_on = Date(null=True)
    state = Char(20, null=True)

    class Meta:
        table = "vip_member_cppcc"


cppcc = Resource(
    MemberCppcc,
    path="vip/cppcc",
    title="政协任职 | CPPCC",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=term_fields(
        f("sector", "界别 | Sector", dict="cppcc_sector", find="in", width=120),
        f("post", "职务 | Post", find="like", width=140),
    ),
    sort="-begin_on",
    label="level",
    children=[Child("vip/cppccProposal", "term_id")],
)

CPPCC_CONSTRAINTS = [one_a_level("vip_member_cppcc")]
