"""Social posts of members: in which organisation, and until when."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import Wire, f
from schema.kit.resource import Resource, Rows
from schema.member.term import TERM

SOCIAL_POST = dictionary(
    "social_post",
    "社会职务 | Social post",
    "president=会长 | President",
    "vice=副会长 | Vice president",
    "secretary=秘书长 | Secretary general",
    "director=理事 | Director",
    "standing=常务理事 | Standing director",
    "supervisor=监事 | Supervisor",
    "member=委员 | Committee member",
    "adviser=顾问 | Adviser",
)


class MemberSocial(Base):
    member_id = Ref(db_index=True)
    organisation = Char(100)
    post = Char(20, null=True)
    level = Char(20, null=True)
    term = Int(null=True)
    begin_on = Date(null=True)
    end_on = Date(null=True)
    state = Char(20, null=True)

    class Meta:
        table = "vip_member_social"


social = Resource(
    MemberSocial,
    path="vip/social",
    title="社会职务 | Social posts",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("organisation", "组织 | Organisation", find="like", width=200),
        f("post", "职务 | Post", dict="social_post", find="in", width=120),
        f("level", "级别 | Level", dict="admin_level", find="in", width=96),
        f("term", "届次 | Term", limits=(1, 99), width=80),
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
    label="organisation",
)
