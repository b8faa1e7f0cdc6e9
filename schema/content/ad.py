"""Ads of the public site: a picture with a link, in a slot, from one day to another, shown once somebody approved it."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Find, ahead, f, lately
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

DRAFT, APPROVED, ONLINE, OFFLINE = "draft", "approved", "online", "offline"
AD_SLOT = dictionary(
    "cms_ad_slot",
    "广告位 | Ad slot",
    "home_top=首页顶部 | Top of the home page #blue",
    "home_middle=首页中部 | Middle of the home page #cyan",
    "news=动态旁 | Beside the news #purple",
)


class Advert(Base):
    """[begin_on, end_on], both inclusive; no end: until it is taken down. Of those of one slot and `sort` one comes first as often
    as its `weight` says; `clicks`: how often visitors followed its link."""

    slot = Char(20)
    title = Char(60)
    image = Char(600, null=True)
    link = Char(300, null=True)
    begin_on = Date()
    end_on = Date(null=True)
    sort = Int(default=0)
    weight = Int(default=1)
    clicks = Int(default=0)
    state = Char(12, default=DRAFT)
    approver_id = Ref(null=True)

    class Meta:
        table = "cms_ad"
        indexes = (("tenant_id", "state", "slot"),)


AD_CONSTRAINTS = [
    check("cms_ad", "cms_ad_ends", '"end_on" >= "begin_on"'),
    check("cms_ad", "cms_ad_link", """coalesce("link", '') = '' OR "link" LIKE 'https://%'"""),
]

ad = Resource(
    Advert,
    path="cms/ad",
    title="广告 | Ads",
    rows=Rows(ordered=("begin_on end_on",), record={"state": OFFLINE}, settled={"state": f"{APPROVED} {ONLINE}"}),
    fields=[
        f("title", "标题 | Title", find="like", width=200),
        f("slot", "广告位 | Slot", dict="cms_ad_slot", find="in", width=120),
        f("image", "图片 | Picture", kind="image", hide="export"),
        f("link", "链接 | Link", rule="url", hide="list", help="只接受 https 网址 | https addresses only"),
        f(
            "begin_on",
            "开始日期 | From",
            find=Find("range", (lately("近30天 | Last 30 days", 30), ahead("今后 | Coming days"))),
            width=112,
        ),
        f("end_on", "结束日期 | Until", find="range", width=112),
        f("sort", "排序 | Order", limits=(0, 9999), width=88),
        f(
            "weight",
            "权重 | Weight",
            limits=(1, 100),
            hide="list",
            help="同一广告位中排序相同的，按权重随机先后 | Of one slot and order, by chance in proportion to it",
        ),
        f("clicks", "点击 | Clicks", flags="read_only", width=88),
        f("state", "状态 | State", dict="cms_ad_state", flags="read_only", find="in", width=96),
        f("approver_id", "审核人 | Approved by", ref="sys/user", flags="read_only", hide="list"),
    ],
    list="title state slot image begin_on end_on sort clicks",
    sort="slot sort -begin_on",
    label="title",
    actions=[Action("preview", "预览 | Preview", needs="cms:ad:list")],
    process=Process(
        "state",
        name="siteAd",
        noun="广告 | Ad",
        number="title",
        states={
            DRAFT: "草稿 | Draft #default",
            APPROVED: "已审核 | Approved #blue",
            ONLINE: "已上线 | Online #green",
            OFFLINE: "已下线 | Offline #default",
        },
        transitions=[
            Transition("approve", "审核通过 | Approve", DRAFT, APPROVED, batch=True, done="审核通过 | Approved"),
            Transition("publish", "上线 | Go online", APPROVED, ONLINE, batch=True, done="上线 | Online"),
            Transition(
                "takeDown",
                "下线 | Take down",
                ONLINE,
                OFFLINE,
                right="publish",
                batch=True,
                danger=True,
                done="下线 | Taken down",
            ),
            Transition(
                "revise",
                "退回修改 | Back to draft",
                f"{APPROVED} {OFFLINE}",
                DRAFT,
                right="approve",
                writes="approver_id",
                rare=True,
                done="退回修改 | Back to draft",
            ),
        ],
    ),
)

AD_STATE = states(ad, "广告状态 | State of an ad")
