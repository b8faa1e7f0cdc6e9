"""Questionnaires and votes of the demo: what they ask, and what people write where they write freely."""

from typing import NamedTuple


class QuestionPlan(NamedTuple):
    """`options` one a line."""

    kind: str
    title: str
    page: int = 1
    required: bool = True
    options: str = ""
    logic: str = ""
    score: str = ""
    max_select: int | None = None


class SurveyPlan(NamedTuple):
    """`begin` and `end`: days from today. `people`: how many have answered or voted."""

    title: str
    intro: str
    state: str
    begin: int
    end: int
    people: int
    questions: tuple[QuestionPlan, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    anonymous: bool = False
    show_result: str = "never"
    most: int | None = None
    per_day: int | None = None


Q = QuestionPlan

QUESTIONNAIRES = (
    SurveyPlan(
        "会员服务满意度调查",
        "请花三分钟告诉我们这一年的服务哪里好、哪里还不够。",
        "published",
        -20,
        25,
        52,
        (
            Q("section", "一、基本情况", required=False),
            Q(
                "single",
                "您今年参加过商会活动吗？",
                options="经常参加\n偶尔参加\n没有参加",
                logic="没有参加=>5",
                score="3\n2\n0",
            ),
            Q("multi", "参加过哪些活动？", options="座谈会\n考察参访\n培训讲座\n文体联谊", max_select=3),
            Q("scale", "活动组织得怎么样？"),
            Q("nps", "您愿意把商会推荐给同行吗？", 2),
            Q("matrix", "请评价各项服务", 2, options="政策咨询\n融资对接\n法律服务\n---\n满意\n一般\n不满意"),
            Q("rank", "最希望加强的服务，请排序", 2, options="政策咨询\n融资对接\n市场拓展"),
            Q("text", "其他建议", 3, False),
        ),
    ),
    SurveyPlan(
        "企业用工需求摸底",
        "了解会员企业下半年的用工缺口，便于组织专场招聘。",
        "ended",
        -50,
        -12,
        40,
        (
            Q("region", "企业主要经营地"),
            Q("number", "预计招聘人数"),
            Q("date", "希望到岗日期"),
            Q("single", "是否需要专场招聘会？", options="需要\n不需要", logic="不需要=>end"),
            Q("phone", "联系人手机", 2),
            Q("upload", "岗位说明书", 2, False),
            Q("signature", "经办人签名", 2, False),
        ),
    ),
    SurveyPlan(
        "青年企业家成长营匿名反馈",
        "本问卷匿名，不保存谁答了什么。",
        "paused",
        -15,
        10,
        28,
        (
            Q("scale", "课程内容对您的帮助"),
            Q("multi", "最有收获的环节", options="案例研讨\n名师讲座\n企业参访\n同学交流"),
            Q("text", "想对组织者说的话", required=False),
        ),
        anonymous=True,
    ),
    SurveyPlan(
        "明年活动意向征集",
        "草稿，待秘书长审定后发布。",
        "draft",
        5,
        35,
        0,
        (
            Q("multi", "明年想参加的活动", options="产业考察\n政策解读\n读书会\n运动会"),
            Q("number", "可接受的人均费用（元）", required=False),
        ),
    ),
)

VOTES = (
    SurveyPlan(
        "年度优秀会员企业评选",
        "每人每天可投两票，同一企业只能投一次。",
        "published",
        -6,
        20,
        46,
        options=(
            ("云栖智造", "连续三年获评绿色工厂"),
            ("湖畔物业", "服务社区一百二十个"),
            ("钱塘文旅", "打造夜游新线路"),
            ("西溪餐饮", "社区食堂示范单位"),
        ),
        show_result="after_vote",
        most=4,
        per_day=2,
    ),
    SurveyPlan(
        "理事会换届意向（无记名）",
        "无记名投票，结束前不公布任何票数。",
        "ended",
        -30,
        -9,
        37,
        options=(("方案一", "保持现有理事名额"), ("方案二", "增加两名青年理事"), ("方案三", "按分会分配名额")),
        anonymous=True,
        show_result="after_end",
    ),
    SurveyPlan(
        "商会标识征集",
        "上一轮征集的结果，已存档。",
        "archived",
        -120,
        -90,
        25,
        options=(("作品甲", "以潮水为形"), ("作品乙", "以桥为形")),
        show_result="always",
    ),
)

WISHES = (
    "希望多组织走进企业的参访",
    "培训能安排在周末就更好了",
    "融资对接会效果不错，请继续",
    "建议建立线上交流群",
    "活动通知可以再早几天",
)
REGIONS = ("浙江省/杭州市/西湖区", "浙江省/杭州市/余杭区", "浙江省/宁波市/鄞州区", "浙江省/绍兴市/越城区")
