"""Rules that make orders by themselves: which event, which items, until when, and who gets them."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Ref, Text, Time
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource

HK_RULE_EVENT = dictionary(
    "hk_rule_event",
    "触发事件 | Event",
    "check_out=退房 | Check-out",
    "early_leave=提前离店 | Early leave",
    "in_house_day_n=在住第N天 | Day n in house",
    "lease_end=租约到期 | Lease end",
    "room_change=换房 | Room change",
    "block_end=开房 | Block end",
)
HK_DEADLINE_RULE = dictionary(
    "hk_deadline_rule",
    "截止规则 | Deadline rule",
    "next_arrival=下一位客人到店前 | Before the next guest",
    "same_day=当日 | The same day",
    "hours=开始后小时内 | Within the planned hours",
)
HK_ASSIGN = dictionary(
    "hk_assign",
    "派单方式 | Assignment",
    "default=默认人员 | Default housekeeper",
    "balance=均衡工时 | Balance minutes",
    "none=人工派单 | By hand",
)


class Rule(Base):
    name = Char(40)
    event = Char(20)
    type = Char(10, default="checkout")
    community_id = Ref(null=True)
    every_days = Int(default=1)
    items = Text()
    offset_minutes = Int(default=0)
    deadline_rule = Char(20, default="next_arrival")
    deadline_time = Time(default="15:00:00")
    assign = Char(10, default="balance")
    inspect = Bool(default=False)
    active = Bool(default=True)
    sort = Int(default=0)

    class Meta:
        table = "hk_rule"


rule = Resource(
    Rule,
    path="housekeeping/rule",
    title="保洁规则 | Housekeeping rules",
    fields=[
        f("name", "规则名称 | Rule", find="like", flags="unique", width=180),
        f("event", "触发事件 | Event", dict="hk_rule_event", find="eq"),
        f("type", "保洁类型 | Type", dict="hk_type"),
        f("community_id", "适用小区 | Community", ref="rental/community", help="留空为全部 | Empty means all"),
        f(
            "every_days",
            "每几天 | Every n days",
            limits=(1, 365),
            help="仅用于「在住第N天」：入住后每满N天一次 | Only for “day n in house”: once every n days of the stay",
        ),
        f("items", "保洁项目 | Items", kind="refs", ref="housekeeping/item", flags="required"),
        f("offset_minutes", "延后（分钟） | Starts after (minutes)", limits=(0, 1440)),
        f("deadline_rule", "截止规则 | Deadline rule", dict="hk_deadline_rule", width=170),
        f("deadline_time", "截止时刻 | Deadline time"),
        f("assign", "派单方式 | Assignment", dict="hk_assign"),
        f("inspect", "需要查房 | Inspection"),
        f("active", "启用 | Active", find="eq"),
        f("sort", "顺序 | Order", limits=(0, None)),
    ],
    list="name event type community_id items deadline_rule deadline_time assign inspect active",
    sort="sort",
    actions=[Action("trial", "试算一个月 | Try a month", needs="housekeeping:rule:edit")],
)
