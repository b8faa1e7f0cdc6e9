"""Terms of members in the CPPCC; at each level one at a time."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Wire, f
from schema.kit.indexes import exclude
from schema.kit.resource import Resource
from schema.member.term import TERM

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
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f(
            "level",
            "级别 | Level",
            dict="admin_level",
            find="in",
            width=96,
            help="同级同期只能任一届 | One term at a time at each level",
        ),
        f("session", "届次 | Session", limits=(1, 99), width=80),
        f("sector", "界别 | Sector", dict="cppcc_sector", find="in", width=120),
        f("post", "职务 | Post", find="like", width=140),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
        f(
            "state",
            "任期状态 | State",
            dict="term_state",
            flags="read_only",
            find="in",
            width=120,
            hide="import",
            wire=Wire(reads=TERM),
        ),
    ],
    sort="-begin_on",
    label="level",
)

CPPCC_CONSTRAINTS = [
    exclude(
        "vip_member_cppcc",
        "vip_member_cppcc_one_a_level",
        """int8range(member_id, member_id, '[]') WITH &&, int8range(hashtext(level)::bigint, hashtext(level)::bigint, '[]') WITH &&, daterange(begin_on, end_on, '[]') WITH &&""",
        where="del_flag = 0",
    ),
]
