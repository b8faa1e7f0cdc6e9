"""Tasks, trips, messages and the site of the chamber in the demo organisation."""

from typing import NamedTuple


class TripPlan(NamedTuple):
    """`begin`: days from today; `days`: how long. Budget and cost in fen."""

    title: str
    purpose: str
    places: str
    state: str
    begin: int
    days: int
    budget: int
    cost: int | None = None
    text: str | None = None


class MessagePlan(NamedTuple):
    """`departs` and `levels` by their place in the plan, `chapters` too; `read`: how many have read it."""

    title: str
    body: str
    state: str
    departs: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    chapters: tuple[int, ...] = ()
    read: int = 0


class AdPlan(NamedTuple):
    slot: str
    title: str
    link: str
    begin: int
    end: int | None
    state: str


class PagePlan(NamedTuple):
    """`blocks` as (kind, title, html, place of the column)."""

    path: str
    title: str
    state: str
    blocks: tuple[tuple[str, str | None, str | None, int | None], ...]


TASKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("起草年度会员大会议程", ("汇总各分会提案", "确定会场与时间", "送会长审阅")),
    ("核对会费到账名单", ("导出本月收款", "与名册逐一核对")),
    ("更新会员企业通讯录", ("收集变更回执", "更新系统资料")),
    ("走访新入会企业", ("预约时间", "准备入会资料袋", "整理走访记录")),
    ("准备行业沙龙物料", ("设计海报", "印制桌签")),
    ("整理上季度活动照片", ()),
    ("撰写商会月报", ("收集分会动态", "统计活动人次", "校对排版")),
    ("联系培训讲师", ("确认档期", "签订讲课协议")),
    ("安排参观考察车辆", ("确认人数", "预订大巴")),
    ("制作会员证", ("核对照片", "送制证点")),
    ("回访退会意向企业", ()),
    ("汇总政策需求问卷", ("导出问卷结果", "撰写分析")),
    ("筹备青年企业家论坛", ("邀请嘉宾", "发布报名通知", "布置会场")),
    ("更新官网动态", ("选题", "配图")),
    ("检查办公用品库存", ()),
)
PRIORITIES = ("L", "M", "H")
TASK_STATES = ("todo", "doing", "done", "doing", "cancelled", "todo", "done")
DUE_DAYS = (-6, -2, 0, 3, 5, 9, 14, 21)

TRIPS: tuple[TripPlan, ...] = (
    TripPlan(
        "赴宁波分会调研",
        "了解分会换届准备情况",
        "宁波",
        "closed",
        -40,
        2,
        180000,
        165000,
        "走访五家企业，换届方案已定。",
    ),
    TripPlan(
        "参加长三角商会联席会",
        "交流会员服务做法",
        "上海",
        "closed",
        -26,
        1,
        90000,
        87600,
        "签订互访备忘录，明年轮值承办。",
    ),
    TripPlan(
        "考察智慧园区",
        "为会员企业对接园区资源",
        "苏州;无锡",
        "closed",
        -18,
        3,
        360000,
        341200,
        "带回三家园区的入驻政策。",
    ),
    TripPlan("宁波企业家活动", "协助青年企业家论坛", "宁波", "running", -1, 3, 220000),
    TripPlan("温州商会互访", "落实互访备忘录", "温州", "running", 0, 2, 200000),
    TripPlan("赴嘉兴走访会员", "收集会费与服务意见", "嘉兴", "approved", 6, 1, 60000),
    TripPlan("参加全国商会培训", "秘书长业务培训", "北京", "approved", 12, 4, 680000),
    TripPlan("绍兴产业对接会", "组织会员与供应商对接", "绍兴", "submitted", 13, 2, 150000),
    TripPlan("赴金华考察物流园", "为会员争取仓储优惠", "金华", "submitted", 18, 2, 160000),
    TripPlan(
        "参观海外展会", "随团参观消费品展", "广州", "rejected", 25, 5, 1200000, None, "预算超出年度计划，请减少天数"
    ),
    TripPlan("湖州分会筹备", "与发起企业见面", "湖州", "draft", 30, 1, 50000),
    TripPlan("衢州公益活动", "组织会员捐赠", "衢州", "draft", 36, 2, 120000),
)

MESSAGES: tuple[MessagePlan, ...] = (
    MessagePlan("本周值班安排", "请各部门按排班表到岗，换班须提前一天报备。", "sent", ("secretariat", "works"), read=3),
    MessagePlan("会员大会筹备分工", "请各自查看分工表，本周五前反馈进度。", "sent", ("secretariat",), read=2),
    MessagePlan("消防演练通知", "周三下午三点在东广场集合，请工程部提前检查设备。", "sent", ("works",)),
    MessagePlan("年度会费缴纳提醒", "新年度会费已开始缴纳，请在月底前完成。", "approved", levels=(0, 1, 2)),
    MessagePlan("理事会会议通知", "理事会将于下月召开，请预留时间。", "approved", levels=(0, 1)),
    MessagePlan("青年企业家沙龙邀请", "欢迎参加本月沙龙，主题为数字化转型。", "draft", chapters=(2,)),
    MessagePlan("分会换届意见征集", "请就换届方案提出意见。", "draft", chapters=(0, 1)),
    MessagePlan("办公系统升级说明", "升级期间请保存好未提交的内容。", "draft", ("secretariat", "finance")),
)

# Name, place of the column above, about it, whether it is shown.
COLUMNS: tuple[tuple[str, int | None, str, bool], ...] = (
    ("商会动态", None, "商会的新闻与活动", True),
    ("活动报道", 0, "会员活动的现场", True),
    ("会员风采", 0, "会员企业的故事", True),
    ("通知公告", None, "商会的通知", True),
    ("政策法规", None, "与企业有关的政策", True),
    ("内部资料", None, "整理中，暂不公开", False),
)
# Kind, place of the column, title, summary, text, days ago.
ARTICLES: tuple[tuple[str, int, str, str, str, int], ...] = (
    (
        "news",
        1,
        "青年企业家走进智能工厂",
        "三十位会员参观数字化产线。",
        "<p>会员们参观了数字化产线，并就设备联网与能耗管理交流经验。</p>",
        4,
    ),
    (
        "news",
        1,
        "秋季会员徒步活动圆满结束",
        "近百名会员家庭参加。",
        "<p>徒步路线全长八公里，沿途设三个补给点，感谢志愿者的付出。</p>",
        15,
    ),
    (
        "news",
        2,
        "老字号餐饮的新生意",
        "会员企业讲述三代人的坚持。",
        "<p>从街边小店到连锁品牌，这家会员企业把老味道做成了新生意。</p>",
        9,
    ),
    (
        "notice",
        3,
        "年度会员大会预通知",
        "请各会员单位预留时间。",
        "<p>年度会员大会将审议工作报告与财务报告，并表彰优秀会员。</p>",
        3,
    ),
    (
        "notice",
        3,
        "会费缴纳办法",
        "对公转账与现场缴纳均可。",
        "<p>会费按会员等级缴纳，缴纳后可在会员中心查看收据。</p>",
        21,
    ),
    (
        "news",
        4,
        "小微企业稳岗政策摘要",
        "符合条件的企业可申请补贴。",
        "<p>秘书处整理了申请条件、所需材料与办理流程，供会员参考。</p>",
        11,
    ),
)

ADS: tuple[AdPlan, ...] = (
    AdPlan("home_top", "入会申请正在受理", "https://example.com/join", -30, 60, "online"),
    AdPlan("home_top", "年度会员大会", "https://example.com/assembly", -3, 20, "online"),
    AdPlan("home_middle", "会员企业产品展", "https://example.com/fair", -10, None, "online"),
    AdPlan("news", "法律服务日", "https://example.com/law", -5, 25, "online"),
    AdPlan("home_middle", "冬季招聘会", "https://example.com/jobs", 8, 30, "approved"),
    AdPlan("news", "数字化培训班", "https://example.com/training", 5, 40, "draft"),
    AdPlan("home_top", "秋季徒步活动", "https://example.com/walk", -60, -20, "offline"),
    AdPlan("news", "供需对接会", "https://example.com/match", -45, -15, "offline"),
)

PAGES: tuple[PagePlan, ...] = (
    PagePlan(
        "about",
        "关于商会",
        "published",
        (
            ("heading", "我们是谁", None, None),
            ("text", None, "<p>商会由本地企业自愿组成，为会员提供交流、培训与维权服务。</p>", None),
            ("heading", "最新活动", None, None),
            ("cards", "活动报道", None, 1),
        ),
    ),
    PagePlan(
        "join",
        "加入我们",
        "draft",
        (
            ("heading", "入会条件", None, None),
            ("text", None, "<p>依法登记、守法经营的企业均可申请，由理事会审议通过。</p>", None),
        ),
    ),
    PagePlan(
        "expo",
        "往届展会",
        "offline",
        (
            ("heading", "会员企业产品展", None, None),
            ("text", None, "<p>上一届展会有六十家会员企业参展。</p>", None),
        ),
    ),
)
