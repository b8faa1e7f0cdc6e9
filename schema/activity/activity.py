"""Activities: what is on, when and where, for how many; planned, approved, published, held and kept.

Whether signing up is open and whether it is full follow from times and counters, so they are no states.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Money, Quantity, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Find, ahead, f, lately
from schema.kit.indexes import check
from schema.kit.linkage import Linked
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.views import Cards, FormStep, Span, Views

DRAFT, SUBMITTED, REJECTED, APPROVED = "draft", "submitted", "rejected", "approved"
PUBLISHED, RUNNING, ENDED, ARCHIVED, CANCELLED = "published", "running", "ended", "archived", "cancelled"
ON = (PUBLISHED, RUNNING)
"""States in which people come to know of it, sign up and come in."""
OVER = (REJECTED, ENDED, ARCHIVED, CANCELLED)
"""States in which nobody is registered any more."""

EVERYONE, MEMBERS, SEGMENT = "everyone", "members", "segment"
AUDIENCE = dictionary(
    "activity_audience",
    "活动对象 | Audience of an activity",
    "everyone=不限 | Everyone #blue",
    "members=仅限会员 | Members only #purple",
    "segment=指定分群 | A segment #cyan",
)


class Activity(Base):
    """`taken`: seats of those who are confirmed, came or stayed away; `queued`: seats of those who wait; `queue_last`: the last
    number in the line. They are counted in the transaction that registers, promotes or cancels. `link_code` opens the public page.
    `spent`: what its costs come to, in fen, counted with each of them."""

    no = Char(20, default="")
    title = Char(100)
    category_id = Ref(db_index=True)
    cover = Char(300, null=True)
    content = Text(null=True)
    place = Char(120, null=True)
    longitude = Quantity(9, 6, null=True)
    latitude = Quantity(9, 6, null=True)
    begin_at = DateTime()
    end_at = DateTime()
    sign_begin = DateTime(null=True)
    sign_end = DateTime(null=True)
    capacity = Int()
    waiting = Int(default=0)
    fee = Money(default=0)
    budget = Money(null=True)
    spent = Money(default=0)
    audience = Char(12, default=EVERYONE)
    segment_id = Ref(null=True)
    need_review = Bool(default=False)
    organiser = Char(60, null=True)
    contact = Char(60, null=True)
    contact_phone = Char(20, null=True)
    state = Char(12, default=DRAFT)
    reason = Char(200, null=True)
    taken = Int(default=0)
    queued = Int(default=0)
    queue_last = Int(default=0)
    link_code = Char(64, null=True)

    class Meta:
        table = "act_activity"
        indexes = (("tenant_id", "begin_at"),)


WHY = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200)

PROCESS = Process(
    "state",
    name="activity",
    noun="活动 | Activity",
    states={
        DRAFT: "草稿 | Draft #default",
        SUBMITTED: "待审批 | Submitted #orange",
        REJECTED: "已驳回 | Rejected #red",
        APPROVED: "已通过 | Approved #cyan",
        PUBLISHED: "已发布 | Published #blue",
        RUNNING: "进行中 | Running #green",
        ENDED: "已结束 | Ended #default",
        ARCHIVED: "已归档 | Archived #default",
        CANCELLED: "已取消 | Cancelled #red",
    },
    transitions=[
        Transition("submit", "提交审批 | Submit", DRAFT, SUBMITTED, done="提交审批 | Submitted"),
        Transition("approve", "通过 | Approve", SUBMITTED, APPROVED, batch=True, done="通过 | Approved"),
        Transition(
            "reject",
            "驳回 | Reject",
            SUBMITTED,
            REJECTED,
            right="approve",
            asks=(WHY,),
            writes="reason",
            danger=True,
            done="驳回 | Rejected",
        ),
        Transition("revise", "改为草稿 | Revise", REJECTED, DRAFT, right="submit", done="改为草稿 | Taken up again"),
        Transition("publish", "发布 | Publish", APPROVED, PUBLISHED, done="发布 | Published"),
        Transition("start", "开始 | Start", PUBLISHED, RUNNING, right="run", done="开始 | Started"),
        Transition(
            "end",
            "结束 | End",
            RUNNING,
            ENDED,
            right="run",
            confirm="结束后，未签到的记为缺席。确认结束？ | Whoever has not come counts as absent then. End it?",
            done="结束 | Ended",
        ),
        Transition("archive", "归档 | Archive", ENDED, ARCHIVED, right="run", batch=True, done="归档 | Archived"),
        Transition(
            "cancel",
            "取消活动 | Cancel",
            f"{PUBLISHED} {RUNNING}",
            CANCELLED,
            asks=(WHY,),
            writes="reason",
            danger=True,
            done="取消活动 | Cancelled",
        ),
    ],
)

activity = Resource(
    Activity,
    path="act/activity",
    title="活动列表 | Activities",
    fields=[
        f("title", "活动名称 | Title", find="like", width=240),
        f("no", "编号 | No.", find="like", flags="unique read_only", width=104),
        f("category_id", "分类 | Category", ref="act/category", find="eq", width=120),
        f("cover", "封面 | Cover", kind="image", hide="list export"),
        f("place", "地点 | Place", find="like", width=180),
        f("longitude", "经度 | Longitude", limits=(-180, 180), hide="list"),
        f("latitude", "纬度 | Latitude", limits=(-90, 90), hide="list"),
        f(
            "begin_at",
            "开始时间 | Begins",
            find=Find("range", (lately("近30天 | Last 30 days", 30), ahead("今后 | Coming days"))),
            width=152,
            example="2099-06-01 09:00:00",
        ),
        f("end_at", "结束时间 | Ends", width=152, example="2099-06-01 17:00:00"),
        f(
            "sign_begin",
            "报名开始 | Signing from",
            hide="list",
            example="2099-04-01 09:00:00",
            help="不填则发布即可报名 | Empty: from the publication on",
        ),
        f(
            "sign_end",
            "报名截止 | Signing until",
            width=152,
            example="2099-05-30 18:00:00",
            help="不填则至活动开始 | Empty: until it begins",
        ),
        f("capacity", "名额 | Seats", limits=(1, 100_000), find="range", width=80, example="200"),
        f("taken", "已占 | Taken", flags="read_only", find="range", width=80),
        f("waiting", "候补名额 | Waiting list", limits=(0, 100_000), hide="list", example="50"),
        f("queued", "候补中 | Waiting", flags="read_only", find="range", width=80),
        f("fee", "费用（元/人） | Fee each (yuan)", limits=(0, None), find="range", width=120),
        f("budget", "预算（元） | Budget (yuan)", limits=(0, None), find="range", width=112),
        f("spent", "已支出（元） | Spent (yuan)", flags="read_only", find="range", width=112),
        f("audience", "对象 | Audience", dict="activity_audience", find="in", width=104),
        f(
            "segment_id",
            "会员分群 | Segment",
            ref="vip/segment",
            hide="list",
            help="对象为指定分群时填写 | Where the audience is a segment",
        ),
        f(
            "need_review",
            "报名需审核 | Sign-ups are reviewed",
            find="eq",
            hide="list",
            help="审核通过后才占名额 | A seat is taken once it is approved",
        ),
        f("organiser", "主办 | Organiser", find="like", width=160),
        f("contact", "联系人 | Contact", rule="name", hide="list"),
        f("contact_phone", "联系电话 | Contact's phone", rule="phone", hide="list"),
        f("content", "活动内容 | Content", kind="html", hide="list export"),
        f("state", "状态 | State", dict="activity_state", find="in", flags="read_only", width=96),
        f("reason", "驳回或取消原因 | Why rejected or cancelled", flags="read_only", hide="list"),
    ],
    list="title state begin_at place capacity taken queued category_id fee budget spent audience sign_end organiser no",
    sort="-begin_at",
    label="title",
    children=[
        Child("act/session", "activity_id", inline=True),
        Child("act/question", "activity_id", inline=True),
        Child("act/registration", "activity_id"),
        Child("act/cost", "activity_id"),
    ],
    rows=Rows(
        ordered=("begin_at < end_at",),
        linked=(Linked("segment_id", "audience", (SEGMENT,), needed=True, always=True),),
        record={"state": f"{ARCHIVED} {CANCELLED}"},
        settled={"state": f"{SUBMITTED} {ENDED} {ARCHIVED} {CANCELLED}"},
        beside="category_id",
    ),
    views=Views(
        cards=Cards(cover="cover", title="title", state="state", lines="begin_at place"),
        span=Span(begin="begin_at", end="end_at", title="title"),
        steps=(
            FormStep("活动 | The activity", "title category_id organiser cover content"),
            FormStep("时间与地点 | When and where", "begin_at end_at place longitude latitude"),
            FormStep(
                "报名 | Sign-up",
                "audience segment_id fee budget sign_begin sign_end capacity waiting need_review contact contact_phone",
            ),
        ),
        together=True,
    ),
    process=PROCESS,
    actions=[
        Action("link", "报名链接 | Sign-up link", needs="act:activity:list", when={"state": f"{PUBLISHED} {RUNNING}"}),
        Action(
            "signInForm",
            "签到表 | Sign-in form",
            needs="act:registration:list",
            when={"state": f"{PUBLISHED} {RUNNING}"},
        ),
        Action(
            "wall",
            "会场大屏 | Wall of the hall",
            needs="act:registration:door",
            when={"state": f"{PUBLISHED} {RUNNING}"},
        ),
    ],
)

ACTIVITY_STATE = states(activity, "活动状态 | State of an activity")
ACTIVITY_CONSTRAINTS = [
    check(
        "act_activity",
        "act_activity_seats",
        '"taken" BETWEEN 0 AND "capacity" AND "queued" BETWEEN 0 AND "waiting" AND "fee" >= 0',
    ),
    check("act_activity", "act_activity_times", '"end_at" >= "begin_at" AND "sign_end" <= "begin_at"'),
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_act_activity_link_code" ON "act_activity" ("link_code")'
    " WHERE link_code IS NOT NULL",
]
