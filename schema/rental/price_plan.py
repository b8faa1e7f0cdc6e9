"""Price plans (价格计划): what nights cost more or less under conditions, looked at before it counts, and kept when it is over.

An active plan is never edited: what was previewed is what is charged.
"""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, Int, Money, Quantity, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Chosen, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows
from schema.kit.views import FormStep, Views

DRAFT, ACTIVE, ENDED = "draft", "active", "ended"
FACTOR, ADD, FIXED = "factor", "add", "fixed"
ALL, FIRST = "all", "first"

PLAN_METHOD = dictionary(
    "price_plan_method",
    "定价方式 | Way of pricing",
    f"{FACTOR}=按系数 | By a factor",
    f"{ADD}=加减金额 | By an amount",
    f"{FIXED}=一口价 | Fixed price",
)
PLAN_COMBINE = dictionary(
    "price_plan_combine", "与其他计划 | With other plans", f"{ALL}=可叠加 | Together", f"{FIRST}=独占 | Alone"
)


class PricePlan(Base):
    """Conditions that are empty hold always; ranges and `end_day` are inclusive. Occupancy in per cent of the community's leaves. Of those
    who pay on account: `company_id` for one of them, `on_account` for any."""

    name = Char(60)
    method = Char(10, default=FACTOR)
    factor = Quantity(6, 3, null=True)
    amount = Money(null=True)
    begin_day = Date()
    end_day = Date(null=True)
    community_id = Ref(null=True)
    house_type = Char(40, null=True)
    unit_ids = Char(1000, null=True)
    weekdays = Char(20, null=True)
    lead_from = Int(null=True)
    lead_to = Int(null=True)
    nights_from = Int(null=True)
    nights_to = Int(null=True)
    occupancy_from = Int(null=True)
    occupancy_to = Int(null=True)
    channels = Char(200, null=True)
    company_id = Ref(null=True)
    on_account = Bool(default=False)
    priority = Int(default=0)
    combine = Char(10, default=ALL)
    floor = Money(null=True)
    ceiling = Money(null=True)
    state = Char(10, default=DRAFT)
    remark = Char(200, null=True)

    class Meta:
        table = "rent_price_plan"
        indexes = (("tenant_id", "state"),)


_DAYS, _NIGHTS, _SHARE = (0, 730), (1, 365), (0, 100)

price_plan = Resource(
    PricePlan,
    path="rental/pricePlan",
    title="价格计划 | Price plans",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=180),
        f("method", "方式 | Way", dict="price_plan_method", find="eq", width=104),
        f(
            "factor",
            "系数 | Factor",
            limits=(0, 10),
            example="0.9",
            width=88,
            help="0.9 为九折，1.2 为上浮20% | 0.9 is ten per cent off",
        ),
        f(
            "amount",
            "金额 | Amount",
            limits=(-1_000_000, None),
            example="30",
            width=104,
            help="加减时可为负数 | May be below 0 where it is added",
        ),
        f("begin_day", "开始日期 | From", find="range", width=112),
        f("end_day", "截止日期(含) | Until", width=112, help="不填为长期 | Empty: without an end"),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", width=120),
        f("house_type", "户型 | House type", find="like", example="2室1厅1卫", width=104),
        f(
            "unit_ids",
            "指定房源 | Units",
            choice=Chosen("rental/unit", store="id", many=True),
            hide="list import",
            help="不填为全部房源 | Empty: all units",
        ),
        f("weekdays", "星期 | Weekdays", kind="dicts", dict="weekday", choice="checkbox", example="5,6"),
        f("lead_from", "提前天数 ≥ | Days ahead, least", limits=_DAYS, hide="list"),
        f("lead_to", "提前天数 ≤ | Days ahead, most", limits=_DAYS, hide="list"),
        f("nights_from", "连住晚数 ≥ | Nights, least", limits=_NIGHTS, hide="list"),
        f("nights_to", "连住晚数 ≤ | Nights, most", limits=_NIGHTS, hide="list"),
        f("occupancy_from", "当晚出租率 ≥ % | Occupancy, least", limits=_SHARE, hide="list"),
        f("occupancy_to", "当晚出租率 ≤ % | Occupancy, most", limits=_SHARE, hide="list"),
        f("channels", "渠道 | Channels", kind="dicts", dict="channel"),
        f(
            "company_id",
            "协议单位 | Company",
            ref="rental/company",
            find="eq",
            width=140,
            help="只适用于该单位挂账的住宿 | Only for stays on its account",
        ),
        f(
            "on_account",
            "全部协议单位 | Any company",
            hide="list",
            help="适用于任一协议单位挂账的住宿 | For stays on the account of any company",
        ),
        f(
            "priority",
            "优先级 | Priority",
            limits=(0, 999),
            width=88,
            help="大的先算 | The highest is reckoned first",
        ),
        f("combine", "与其他计划 | With others", dict="price_plan_combine", width=104),
        f("floor", "最低价 | Floor", limits=(0, None), hide="list"),
        f("ceiling", "最高价 | Ceiling", limits=(0, None), hide="list"),
        f("state", "状态 | State", dict="price_plan_state", find="in", flags="read_only", width=96),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="name state method factor amount begin_day end_day community_id house_type weekdays channels priority combine",
    sort="state -priority name",
    rows=Rows(
        ordered=(
            "begin_day end_day",
            "lead_from lead_to",
            "nights_from nights_to",
            "occupancy_from occupancy_to",
            "floor ceiling",
        ),
        record={"state": ENDED},
        settled={"state": f"{ACTIVE} {ENDED}"},
    ),
    views=Views(
        steps=(
            FormStep("价格 | The price", "name method factor amount floor ceiling"),
            FormStep("适用范围 | Where and when", "begin_day end_day weekdays community_id house_type unit_ids"),
            FormStep(
                "条件 | Conditions",
                "lead_from lead_to nights_from nights_to occupancy_from occupancy_to channels company_id on_account",
            ),
            FormStep("与其他计划 | Beside other plans", "priority combine remark"),
        ),
        together=True,
    ),
    process=Process(
        "state",
        name="plan",
        noun="价格计划 | Price plan",
        number="name",
        states={DRAFT: "草稿 | Draft #default", ACTIVE: "生效中 | Active #green", ENDED: "已结束 | Ended #default"},
        transitions=[
            Transition(
                "activate", "预览并生效 | Preview and activate", DRAFT, ACTIVE, dialog=True, done="生效 | Activated"
            ),
            Transition(
                "end",
                "结束 | End",
                ACTIVE,
                ENDED,
                right="activate",
                confirm="结束后按其余价格报价，已有订单不变 | Nights are quoted without it from now on; orders stay as they are",
                danger=True,
                done="结束 | Ended",
            ),
        ],
    ),
)

PLAN_STATE = states(price_plan, "价格计划状态 | State of a price plan")
