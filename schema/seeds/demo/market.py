"""What the members of the demo organisation offer and look for."""

from typing import NamedTuple


class Theme(NamedTuple):
    """`low` and `high` are yuan."""

    category: str
    thing: str
    tags: str
    low: int
    high: int
    amount: int
    unit: str
    supply: str
    demand: str


THEMES: tuple[Theme, ...] = (
    Theme(
        "goods", "办公家具", "办公;家具", 8000, 60000, 40, "套", "现货办公桌椅，可上门量尺安装", "新办公室需要整套桌椅"
    ),
    Theme(
        "goods", "公寓布草", "布草;公寓", 5000, 30000, 200, "套", "纯棉床品，支持按月配送", "公寓更新床品，要求可补货"
    ),
    Theme(
        "service",
        "保洁服务",
        "保洁;物业",
        3000,
        20000,
        12,
        "月",
        "持证团队，可承接日常与开荒保洁",
        "园区寻长期保洁单位",
    ),
    Theme("service", "财税代理", "财税;代理", 2000, 12000, 12, "月", "代理记账与年度汇算", "小微企业寻财税顾问"),
    Theme("site", "展会场地", "场地;展会", 10000, 80000, 600, "平方米", "城西展厅可短租", "秋季产品展需要室内场地"),
    Theme(
        "capital", "设备融资", "融资;设备", 200000, 2000000, 1, "笔", "设备融资租赁，手续简便", "扩产购置设备，需要资金"
    ),
    Theme("talent", "运营人才", "招聘;运营", 6000, 18000, 5, "人", "可推荐有经验的运营人员", "公寓运营岗位招聘"),
    Theme(
        "technology", "智能门锁", "智能;门锁", 20000, 150000, 150, "把", "门锁与平台对接方案", "旧公寓改造需要智能门锁"
    ),
    Theme("technology", "节能改造", "节能;改造", 50000, 400000, 1, "项", "照明与空调节能方案", "办公楼计划节能改造"),
    Theme("cooperation", "渠道合作", "渠道;合作", 10000, 100000, 1, "项", "线上渠道可共享客源", "寻长三角销售渠道"),
)
TITLES = {"supply": "提供{}", "demand": "寻求{}"}
SEASONS = ("", "（第二批）", "（长期）")
# States of the posts of one kind, in turn.
STATES = (
    ("published",) * 20
    + ("draft", "draft", "submitted", "submitted", "rejected", "rejected")
    + (
        "closed",
        "closed",
        "expired",
        "expired",
    )
)
REASONS = {"rejected": "内容过于简单，请补充规格与交付要求", "closed": "已与会员企业成交"}
REQUESTS = (
    "想了解详细规格与报价",
    "我们有相近的项目，希望面谈",
    "请问是否支持分批交付",
    "希望实地看一看后再商量",
)
NOT_NOW = "目前已有合作方，暂不考虑"
OUTCOME = "双方已面谈并签订意向书"
# Reason, weight in percent, how often accepted and refused.
WEIGHTS = (
    ("region", 115, 9, 2),
    ("city", 105, 4, 1),
    ("tags", 110, 8, 3),
    ("words", 90, 5, 6),
    ("budget", 105, 6, 2),
    ("products", 110, 3, 0),
)
