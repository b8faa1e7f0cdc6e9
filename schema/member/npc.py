"""Terms of members in people's congresses; at each level one at a time."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Child, Resource, Rows
from schema.member.term import one_a_level, term_fields


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
    rows=Rows(ordered=("begin_on end_on",)),
    fields=term_fields(
        f("delegation", "代表团 | Delegation", find="like", width=140),
        f("committee", "专门委员会 | Committee", find="like", width=140),
    ),
    sort="-begin_on",
    label="level",
    children=[Child("vip/npcBill", "term_id")],
)

NPC_CONSTRAINTS = [one_a_level("vip_member_npc")]
