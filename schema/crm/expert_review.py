"""Reviews of experts: what those who asked one say of it; the expert's rating is their mean and never typed."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.resource import Resource


class ExpertReview(Base):
    expert_id = Ref(db_index=True)
    member_id = Ref(null=True)
    held_on = Date()
    score = Int()
    comment = Char(500, null=True)

    class Meta:
        table = "crm_expert_review"


expert_review = Resource(
    ExpertReview,
    path="crm/expertReview",
    title="专家评价 | Expert reviews",
    fields=[
        f("expert_id", "专家 | Expert", ref="crm/expert", flags="once", find="eq", width=120),
        f("member_id", "评价会员 | Member", ref="vip/person", find="eq", width=120),
        f("held_on", "咨询日期 | Asked on", find="range", width=120),
        f(
            "score",
            "评分 | Score",
            limits=(1, 5),
            find="range",
            width=88,
            help="1 最低 – 5 最高 | 1 lowest – 5 highest",
        ),
        f("comment", "评语 | Comment", find="like", width=320),
    ],
    sort="-held_on",
    label="comment",
)

REVIEW_CONSTRAINTS = [
    check("crm_expert_review", "crm_expert_review_score", '"score" BETWEEN 1 AND 5'),
]
