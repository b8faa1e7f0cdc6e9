"""Experts of the chamber: whom members may ask, when, and for how much; published once the secretariat has looked at them."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Money, Quantity, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.views import Cards, Views

PENDING, PUBLISHED, PAUSED = "pending", "published", "paused"

EXPERT_FIELD = dictionary(
    "expert_field",
    "专家领域 | Field of an expert",
    "law=法律 | Law",
    "tax=财税 | Finance and tax",
    "hr=人力资源 | Human resources",
    "market=市场营销 | Marketing",
    "digital=数字化 | Digital business",
    "ip=知识产权 | Intellectual property",
    "trade=外贸 | Foreign trade",
    "manage=企业管理 | Management",
)


class Expert(Base):
    """`rating` and `rated` follow from the reviews."""

    name = Char(60)
    subjects = Char(200)
    title = Char(60, null=True)
    org = Char(100, null=True)
    phone = Char(20, null=True)
    intro = Text(null=True)
    fee_per_hour = Money(default=0)
    photo = Char(255, null=True)
    rating = Quantity(3, 2, null=True)
    rated = Int(default=0)
    state = Char(12, default=PENDING)

    class Meta:
        table = "crm_expert"


expert = Resource(
    Expert,
    path="crm/expert",
    title="专家信息 | Experts",
    rows=Rows(unique=(("name", "org"),)),
    fields=[
        f("name", "姓名 | Name", rule="name", find="like", width=112),
        f("subjects", "领域 | Fields", kind="dicts", dict="expert_field", find="like", width=180),
        f("title", "职称 | Title", find="like", width=140),
        f("org", "所在机构 | Organisation", find="like", width=220),
        f("phone", "电话 | Phone", rule="phone", hide="list"),
        f("intro", "简介 | Introduction", limits=2000, hide="list"),
        f("fee_per_hour", "咨询费（元/时） | Fee (yuan an hour)", find="range", width=140),
        f("photo", "照片 | Photo", kind="image", hide="list export"),
        f("rating", "评分 | Rating", flags="read_only", find="range", width=88),
        f("rated", "评价数 | Reviews", flags="read_only", width=88),
        f("state", "状态 | State", dict="expert_state", find="in", flags="read_only", width=96),
    ],
    list="name subjects title org state fee_per_hour rating rated",
    views=Views(cards=Cards(cover="photo", title="name", state="state", lines="title org")),
    children=[Child("crm/expertSlot", "expert_id", inline=True), Child("crm/expertReview", "expert_id")],
    process=Process(
        "state",
        name="expert",
        noun="专家 | Expert",
        number="name",
        states={
            PENDING: "待审核 | Pending #orange",
            PUBLISHED: "已发布 | Published #green",
            PAUSED: "已暂停 | Paused #default",
        },
        transitions=[
            Transition(
                "publish",
                "发布 | Publish",
                PENDING,
                PUBLISHED,
                confirm="资料已核对，确认发布？ | The details are checked: publish?",
                done="发布 | Published",
            ),
            Transition(
                "pause",
                "暂停 | Pause",
                PUBLISHED,
                PAUSED,
                right="publish",
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                done="暂停 | Paused",
            ),
            Transition("resume", "恢复 | Resume", PAUSED, PUBLISHED, right="publish", done="恢复 | Resumed"),
        ],
    ),
)

EXPERT_STATE = states(expert, "专家状态 | Expert state")
