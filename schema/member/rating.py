"""Yearly ratings of members: criteria with weights and scores, of which the total and the grade follow."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Quantity, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Wire, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

DRAFT, CONFIRMED = "draft", "confirmed"
RATING_GRADE = dictionary(
    "rating_grade",
    "评价等次 | Grade",
    "excellent=优秀 | Excellent #green",
    "good=良好 | Good #blue",
    "pass=合格 | Passed #gold",
    "fail=待改进 | To improve #red",
)

_ITEMS = "FROM vip_member_rating_item i WHERE i.rating_id = t.id AND i.del_flag = 0"
WEIGHTS = f"(SELECT coalesce(sum(i.weight), 0) {_ITEMS})"
TOTAL = f"(SELECT coalesce(round(sum(i.weight * i.points) / 100, 2), 0) {_ITEMS})"
GRADE = (
    f"CASE WHEN {WEIGHTS} = 0 THEN NULL WHEN {TOTAL} >= 90 THEN 'excellent' WHEN {TOTAL} >= 75 THEN 'good'"
    f" WHEN {TOTAL} >= 60 THEN 'pass' ELSE 'fail' END"
)


class MemberRating(Base):
    """`weights`, `total` and `grade` are read from the criteria; the weights make 100 when it is confirmed."""

    no = Char(20, default="")
    member_id = Ref(db_index=True)
    year = Int()
    weights = Quantity(6, 2, default=0)
    total = Quantity(5, 2, default=0)
    grade = Char(20, null=True)
    rater = Char(60, null=True)
    comment = Char(500, null=True)
    state = Char(20, default=DRAFT)

    class Meta:
        table = "vip_member_rating"


class RatingItem(Base):
    rating_id = Ref(db_index=True)
    criterion = Char(60)
    weight = Quantity(5, 2)
    points = Quantity(5, 2)

    class Meta:
        table = "vip_member_rating_item"


rating = Resource(
    MemberRating,
    path="vip/rating",
    title="会员评价 | Ratings",
    rows=Rows(unique=[("member_id", "year")], settled={"state": CONFIRMED}),
    fields=[
        f("member_id", "会员 | Member", ref="vip/person", flags="once", find="eq", width=120),
        f("no", "编号 | No.", flags="unique read_only", find="like", width=120, hide="import"),
        f("year", "年度 | Year", limits=(1990, 2100), find="range", width=88),
        f("total", "总分 | Total", flags="read_only", find="range", width=88, hide="import", wire=Wire(reads=TOTAL)),
        f(
            "grade",
            "等次 | Grade",
            dict="rating_grade",
            flags="read_only",
            find="in",
            width=96,
            hide="import",
            wire=Wire(reads=GRADE),
        ),
        f("weights", "权重合计 | Weights", flags="read_only", width=96, hide="import", wire=Wire(reads=WEIGHTS)),
        f("state", "状态 | State", dict="rating_state", flags="read_only", find="in", width=96, hide="import"),
        f("rater", "评价人 | Rater", rule="name", find="like", width=120),
        f("comment", "评语 | Comment", kind="textarea"),
    ],
    sort="-year",
    label="no",
    children=[Child("vip/ratingItem", "rating_id", inline=True)],
    process=Process(
        "state",
        name="rating",
        noun="评价 | Rating",
        number="no",
        states={DRAFT: "草稿 | Draft #blue", CONFIRMED: "已确认 | Confirmed #green"},
        transitions=[
            Transition("confirm", "确认评价 | Confirm", DRAFT, CONFIRMED, done="确认评价 | Confirmed"),
            Transition("reopen", "重新评价 | Reopen", CONFIRMED, DRAFT, right="confirm", done="重新评价 | Reopened"),
        ],
    ),
)
RATING_STATE = states(rating, "评价状态 | State of a rating")

rating_item = Resource(
    RatingItem,
    path="vip/ratingItem",
    title="评价指标 | Criteria",
    fields=[
        f("rating_id", "评价 | Rating", ref="vip/rating", flags="once", find="eq", width=120),
        f("criterion", "指标 | Criterion", find="like", width=200),
        f(
            "weight",
            "权重 | Weight",
            limits=(0, 100),
            width=96,
            help="全部指标合计为100 | All together 100",
            example="5",
        ),
        f("points", "得分 | Score", limits=(0, 100), width=96),
    ],
    sort="create_time",
    label="criterion",
)
