"""Resources of the chamber: venues, policies, funds and the like that it can open to its members, and how far."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Int, Ref, Text
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.linkage import Linked
from schema.kit.resource import Child, Resource, Rows

PUBLIC, MEMBER, LEVEL = "public", "member", "level"

RESOURCE_KIND = dictionary(
    "resource_kind",
    "资源类别 | Kind of resource",
    "venue=场地 | Venue #blue",
    "policy=政策 | Policy #purple",
    "fund=资金 | Fund #gold",
    "talent=人才 | Talent #cyan",
    "channel=渠道 | Channel #green",
    "equipment=设备 | Equipment #default",
)
RESOURCE_OPEN = dictionary(
    "resource_open",
    "开放范围 | Open to",
    f"{PUBLIC}=公开 | Everybody #green",
    f"{MEMBER}=会员 | Members #blue",
    f"{LEVEL}=指定等级以上 | A level and above #purple",
)


class ChamberResource(Base):
    """`level_id` counts where it is open to a level; `uses` follows from the log of its uses."""

    name = Char(80)
    kind = Char(20)
    provider = Char(100, null=True)
    content = Text(null=True)
    open_level = Char(10, default=PUBLIC)
    level_id = Ref(null=True)
    begin_on = Date(null=True)
    end_on = Date(null=True)
    contact = Char(60, null=True)
    phone = Char(20, null=True)
    files = Char(1000, null=True)
    uses = Int(default=0)

    class Meta:
        table = "crm_chamber_resource"


chamber_resource = Resource(
    ChamberResource,
    path="crm/resource",
    title="商会资源 | Chamber resources",
    rows=Rows(
        ordered=("begin_on end_on",), linked=(Linked("level_id", "open_level", (LEVEL,), needed=True, always=True),)
    ),
    fields=[
        f("name", "资源名称 | Name", find="like", flags="unique", width=220),
        f("kind", "类别 | Kind", dict="resource_kind", find="in", width=96),
        f("provider", "提供方 | Provider", find="like", width=200),
        f("content", "内容 | Content", limits=4000, hide="list"),
        f("open_level", "开放范围 | Open to", dict="resource_open", find="in", width=128),
        f(
            "level_id",
            "起始等级 | From level",
            ref="vip/level",
            find="eq",
            width=120,
            help="此等级及排在其前的等级可用 | Open to this level and to those that stand before it",
        ),
        f("begin_on", "开放自 | From", find="range", width=112),
        f("end_on", "开放至 | Until", find="range", width=112),
        f("contact", "联系人 | Contact", rule="name", find="like", width=104),
        f("phone", "联系电话 | Phone", rule="phone", hide="list"),
        f("files", "附件 | Files", kind="file", hide="list export"),
        f("uses", "使用次数 | Uses", flags="read_only", find="range", width=96),
    ],
    list="name kind provider open_level level_id begin_on end_on uses contact",
    children=[Child("crm/resourceUse", "resource_id")],
)

RESOURCE_CONSTRAINTS = [
    check("crm_chamber_resource", "crm_chamber_resource_period", '"begin_on" <= "end_on"'),
]
