"""Other posts of members beside their work, paid or honorary."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class MemberPost(Base):
    member_id = Ref(db_index=True)
    organisation = Char(100)
    post = Char(60, null=True)
    begin_on = Date(null=True)
    end_on = Date(null=True)
    paid = Bool(default=False)

    class Meta:
        table = "vip_member_other_post"


other_post = Resource(
    MemberPost,
    path="vip/otherPost",
    title="其他职务 | Other posts",
    rows=Rows(ordered=("begin_on end_on",)),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("organisation", "单位 | Organisation", find="like", width=200),
        f("post", "职务 | Post", find="like", width=140),
        f("begin_on", "开始 | From", find="range", width=120),
        f("end_on", "结束 | Until", find="range", width=120),
        f("paid", "带薪 | Paid", find="eq", width=80),
    ],
    sort="-begin_on",
    label="organisation",
)
