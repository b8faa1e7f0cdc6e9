"""Activities of the demo organisation: what they are, when, and how many signed up."""

from typing import NamedTuple


class ActivityPlan(NamedTuple):
    """`day`: so many days from today; `long`: it lasts so many days more than one. Fee in fen. `signed`: how many registered, of
    whom `queue` wait. `sessions`: their names, one after the other on the first day."""

    title: str
    category: str
    state: str
    day: int
    hour: int
    hours: int
    capacity: int
    place: str
    signed: int = 0
    queue: int = 0
    fee: int = 0
    long: int = 0
    audience: str = "everyone"
    review: bool = False
    reason: str | None = None
    sessions: tuple[str, ...] = ()
    questions: tuple[tuple[str, str, str | None, bool], ...] = ()


CATEGORIES: tuple[tuple[str, str, str | None, str], ...] = (
    ("HY", "会议", None, "#0156C6"),
    ("HY01", "会员大会", "HY", "#0156C6"),
    ("HY02", "座谈对接", "HY", "#2F54EB"),
    ("PX", "培训讲座", None, "#389E0D"),
    ("PX01", "政策法规", "PX", "#389E0D"),
    ("PX02", "数字化", "PX", "#13A8A8"),
    ("LY", "联谊", None, "#D46B08"),
    ("LY01", "文体活动", "LY", "#D46B08"),
    ("LY02", "考察交流", "LY", "#C41D7F"),
)
MEAL = ("用餐要求", "single", "无要求;素食;清真", True)
TRAVEL = ("如何到场", "single", "自驾;地铁;大巴", False)
TOPICS = ("关注的话题", "multi", "税收优惠;社保;出口退税;研发加计", False)
WISH = ("想请教老师的问题", "text", None, False)

ACTIVITIES: tuple[ActivityPlan, ...] = (
    ActivityPlan(
        "年度会员大会", "HY01", "ended", -40, 9, 7, 60, "云栖会展中心一号厅", 24, audience="members", questions=(MEAL,)
    ),
    ActivityPlan("智能制造供需对接会", "HY02", "archived", -75, 14, 3, 40, "商会三楼多功能厅", 14),
    ActivityPlan(
        "秋季企业家研修班",
        "PX",
        "running",
        -1,
        9,
        8,
        50,
        "湖畔培训基地",
        30,
        fee=68000,
        long=2,
        questions=(MEAL, TRAVEL),
    ),
    ActivityPlan(
        "税收新政解读讲座", "PX01", "published", 9, 14, 2, 16, "商会二楼报告厅", 22, queue=5, questions=(TOPICS, WISH)
    ),
    ActivityPlan(
        "青年企业家徒步",
        "LY01",
        "published",
        16,
        8,
        6,
        40,
        "九溪烟树入口",
        18,
        fee=12000,
        review=True,
        questions=(TRAVEL,),
    ),
    ActivityPlan(
        "赴苏州产业园考察", "LY02", "cancelled", 20, 7, 11, 30, "商会门口集合", 8, fee=38000, reason="接待方档期有变"
    ),
    ActivityPlan("法律咨询日", "PX01", "approved", 25, 9, 8, 36, "商会一楼会客厅"),
    ActivityPlan("新会员见面会", "HY02", "submitted", 30, 15, 2, 24, "商会三楼多功能厅", audience="members"),
    ActivityPlan("迎春联谊会", "LY", "draft", 45, 17, 4, 120, "西溪宾馆宴会厅", fee=20000),
    ActivityPlan(
        "高尔夫邀请赛",
        "LY01",
        "rejected",
        35,
        8,
        8,
        32,
        "九龙球场",
        fee=120000,
        reason="预算超出年度安排，请改为室内项目",
    ),
    ActivityPlan(
        "数字化工具训练营",
        "PX02",
        "published",
        5,
        9,
        8,
        40,
        "数字经济园 B 座",
        24,
        fee=9900,
        sessions=("上午场：协同办公", "下午场：数据看板"),
        questions=(WISH,),
    ),
    ActivityPlan("消防安全公开课", "PX", "ended", -12, 10, 2, 45, "街道应急体验馆", 20),
)
