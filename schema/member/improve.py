"""Links by which one member completes their own data; the secretariat takes over what they accept of it."""

from schema.kit.columns import Int, Ref
from schema.kit.field import f
from schema.kit.own_data import OwnDataLink, own_data
from schema.member.person import person


class MemberImprove(OwnDataLink):
    """`campaign_id`: of the campaign that it was sent for, if any; `reminded`: how often since."""

    member_id = Ref(db_index=True)
    campaign_id = Ref(null=True, db_index=True)
    reminded = Int(default=0)

    class Meta:
        table = "vip_improve"


MEMBER_DATA = own_data(
    MemberImprove,
    "vip/improve",
    "会员资料完善 | Own-data links of members",
    of=person,
    owner=f("member_id", "会员 | Member", ref="vip/person", find="eq", width=140),
    columns="mobile birth nation party party_date education degree marital health",
    choices="member_own_field",
    name="memberImprove",
    more=(
        f("campaign_id", "所属活动 | Campaign", ref="vip/campaign", find="eq", hide="list"),
        f("reminded", "提醒次数 | Reminded", hide="list"),
    ),
)
improve = MEMBER_DATA.links

MEMBER_OWN_FIELD = MEMBER_DATA.choices("会员可完善的资料 | Own data of a member")
MEMBER_IMPROVE_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_vip_improve_token" ON "vip_improve" (token_hash)',
]
