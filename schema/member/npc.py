"""Terms of members in people's congresses; at each level one at a time."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.field import Wire, f
from schema.kit.indexes import exclude
from schema.kit.resource import Resource
from schema.member.term import TERM


class MemberNpc(Base):
    member_id = Ref(db_index=True)
    level = Char(20)
    session = Int(null=True)
    delegation = Char(60, null=True)
    committee = Char(60, null=True)
    begin_on = Date()
    end_on = Date(null=True)
    state = Char(20, null=True)

    class Meta:
        table = "vip_member_npc"


npc = Resource(
    MemberNpc,
    path="vip/npc",
    title="人大任职 | NPC",
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
        f("delegation", "代表团 | Delegation", find="like", width=140),
        f("committee", "专门委员会 | Committee", find="like", width=140),
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

NPC_CONSTRAINTS = [
    exclude(
        "vip_member_npc",
        "vip_member_npc_one_a_level",
        """int8range(member_id, member_id, '[]') WITH &&, int8range(hashtext(level)::bigint, hashtext(level)::bigint, '[]') WITH &&, daterange(begin_on, end_on, '[]') WITH &&""",
        where="del_flag = 0",
    ),
]
