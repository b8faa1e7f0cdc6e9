"""Posts of supply and demand: what a member offers or looks for, until when, and for how much.

Who is to be called about one is kept apart (`PostContact`), so that no list, sheet, search or trail can say it.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Quantity, Ref, Sealed, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Due, f, table
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows, Seen
from schema.kit.views import Cards, FormStep, Views
from schema.member.membership import ACTIVE

SUPPLY, DEMAND = "supply", "demand"
DRAFT, SUBMITTED, PUBLISHED = "draft", "submitted", "published"
REJECTED, CLOSED, EXPIRED = "rejected", "closed", "expired"
MOST_DAYS = 90
"""So far ahead a post may be valid at most."""

POST_KIND = dictionary(
    "sd_kind", "供需类型 | Supply or demand", "supply=供给 | Supply #green", "demand=需求 | Demand #blue"
)
POST_CATEGORY = dictionary(
    "sd_category",
    "供需类别 | Category",
    "goods=产品 | Goods",
    "service=服务 | Services",
    "site=场地 | Premises",
    "capital=资金 | Capital",
    "talent=人才 | Talent",
    "technology=技术 | Technology",
    "cooperation=合作 | Cooperation",
)


_MEMBER = f"m.tenant_id = t.tenant_id AND m.del_flag = 0 AND m.state = '{ACTIVE}' AND m.user_id = {{user}}"
OWN_ROW = f"EXISTS (SELECT FROM vip_member m WHERE {_MEMBER} AND (m.id = t.person_id OR m.firm_id = t.firm_id))"
"""SQL over the row t: whether it is of the member whose account {user} is, or of their firm."""


def own_post(column: str) -> str:
    """The same of the post that a column of the row t names."""
    return (
        f"EXISTS (SELECT FROM sd_post p JOIN vip_member m ON m.id = p.person_id OR m.firm_id = p.firm_id"
        f" WHERE p.id = t.{column} AND p.tenant_id = t.tenant_id AND {_MEMBER})"
    )


class Post(Base):
    """Of a person or of a firm. Fen; `reason`: why it was returned or closed."""

    kind = Char(10)
    title = Char(80)
    category = Char(20)
    content = Text()
    region = Char(20, null=True)
    budget_min = Money(null=True)
    budget_max = Money(null=True)
    amount = Quantity(12, 2, null=True)
    unit = Char(20, null=True)
    valid_to = Date(db_index=True)
    person_id = Ref(null=True, db_index=True)
    firm_id = Ref(null=True, db_index=True)
    tags = Char(200, null=True)
    cover = Char(300, null=True)
    files = Char(1000, null=True)
    state = Char(12, default=DRAFT)
    reason = Char(200, null=True)

    class Meta:
        table = "sd_post"
        indexes = (("tenant_id", "kind", "state"),)


class PostContact(Base):
    """Whom to call about a post; no resource shows it."""

    post_id = Ref(unique=True)
    name = Sealed(60)
    phone = Sealed(20)

    class Meta:
        table = "sd_post_contact"


OWN = "会员为本人发布可不填 | Left empty, a member's own"
_REASON = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(2, 200))

PROCESS = Process(
    "state",
    name="sdPost",
    noun="供需信息 | Post",
    number="title",
    states={
        DRAFT: "草稿 | Draft #default",
        SUBMITTED: "待审核 | Submitted #orange",
        PUBLISHED: "已发布 | Published #green",
        REJECTED: "已退回 | Returned #red",
        CLOSED: "已关闭 | Closed #default",
        EXPIRED: "已过期 | Expired #default",
    },
    transitions=[
        Transition(
            "submit",
            "提交 | Submit",
            DRAFT,
            SUBMITTED,
            asks=(
                f("contact_name", "联系人 | Contact", kind="text", rule="name", flags="required", limits=60),
                f(
                    "contact_phone",
                    "联系电话 | Phone",
                    kind="text",
                    rule="phone",
                    flags="required",
                    limits=20,
                    help="双方同意前不对任何人显示 | Shown to nobody before both agree",
                ),
            ),
            done="提交 | Submitted",
        ),
        Transition("publish", "发布 | Publish", SUBMITTED, PUBLISHED, done="发布 | Published"),
        Transition(
            "reject",
            "退回 | Return",
            SUBMITTED,
            REJECTED,
            right="publish",
            asks=(_REASON,),
            writes="reason",
            danger=True,
            done="退回 | Returned",
        ),
        Transition(
            "revise",
            "重新编辑 | Revise",
            REJECTED,
            DRAFT,
            right="submit",
            done="重新编辑 | Taken back to be revised",
        ),
        Transition(
            "close",
            "关闭 | Close",
            PUBLISHED,
            CLOSED,
            asks=(_REASON,),
            writes="reason",
            danger=True,
            done="关闭 | Closed",
        ),
        Transition("expire", "过期 | Expire", PUBLISHED, EXPIRED, internal=True, done="过期 | Expired"),
    ],
)

post = Resource(
    Post,
    path="sd/post",
    title="供需信息 | Supply and demand",
    rows=Rows(
        ordered=("budget_min budget_max",),
        record={"state": f"{CLOSED} {EXPIRED}"},
        settled={"state": f"{SUBMITTED} {PUBLISHED} {CLOSED} {EXPIRED}"},
        seen=Seen(f"(t.state = '{PUBLISHED}' OR {OWN_ROW})"),
        totals="budget_min budget_max",
        totals_by="kind",
    ),
    fields=[
        f("title", "标题 | Title", find="like", width=240),
        f("kind", "类型 | Kind", dict="sd_kind", find="in", width=80),
        f("category", "类别 | Category", dict="sd_category", find="in", width=96),
        f("state", "状态 | State", dict="sd_post_state", find="in", flags="read_only", width=96),
        f(
            "region",
            "地区 | Region",
            choice=table("sys_region,name,code", parent="parent_code", way="tree"),
            find="eq",
            width=112,
        ),
        f("budget_min", "预算下限（元） | Budget from (yuan)", limits=(0, None), find="range", width=128),
        f("budget_max", "预算上限（元） | Budget to (yuan)", limits=(0, None), find="range", width=128),
        f("amount", "数量 | Amount", limits=(0, None), hide="list"),
        f("unit", "单位 | Unit", hide="list"),
        f(
            "valid_to",
            "有效期至 | Valid to",
            kind=Due({"state": PUBLISHED}),
            find="range",
            width=120,
            help=f"最长 {MOST_DAYS} 天 | {MOST_DAYS} days at most",
        ),
        f("person_id", "发布会员 | Of the member", ref="vip/person", find="eq", width=112, help=OWN),
        f("firm_id", "发布企业 | Of the firm", ref="vip/firm", find="eq", width=180),
        f("tags", "标签 | Tags", kind="tags", find="like", width=140),
        f("content", "内容 | Content", limits=4000, find="like", hide="list"),
        f("cover", "封面 | Cover", kind="image", hide="list export"),
        f("files", "附件 | Files", kind="file", hide="list export"),
        f("reason", "退回或关闭原因 | Why returned or closed", flags="read_only", hide="list"),
    ],
    label="title",
    views=Views(
        cards=Cards(cover="cover", title="title", state="state", lines="category valid_to"),
        steps=(
            FormStep("供需 | The post", "title kind category content tags cover files"),
            FormStep("条件 | Terms", "budget_min budget_max amount unit region valid_to"),
            FormStep("发布方 | From whom", "person_id firm_id"),
        ),
        together=True,
    ),
    process=PROCESS,
    actions=[
        Action("findMatches", "找匹配 | Find matches", needs="sd:match:find", plain=True, when={"state": PUBLISHED}),
    ],
)

POST_STATE = states(post, "供需状态 | State of a post")

ONE_OWNER = 'num_nonnulls("person_id", "firm_id") = 1 OR "del_flag" = 2'
POST_CONSTRAINTS = [
    check("sd_post", "sd_post_of_one", ONE_OWNER),
    check("sd_post", "sd_post_budget", '"budget_min" <= "budget_max"'),
]
