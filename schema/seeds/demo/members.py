"""Levels, chapters, firms and words of the members' files of the demo organisation; all of them are invented."""

from typing import NamedTuple


class LevelPlan(NamedTuple):
    name: str
    code: str
    dues: int
    rights: str
    points: int


class ChapterPlan(NamedTuple):
    """`above`: the number of the chapter that it belongs to."""

    name: str
    kind: str
    above: int | None = None


class FirmPlan(NamedTuple):
    name: str
    industry: str
    kind: str
    products: tuple[str, ...]
    need: str


LEVELS: tuple[LevelPlan, ...] = (
    LevelPlan("会长单位", "president", 50_000_00, "理事会席位；年度论坛主席台；专属走访", 500),
    LevelPlan("副会长单位", "vice", 30_000_00, "理事会席位；年度论坛贵宾席", 300),
    LevelPlan("常务理事", "standing", 20_000_00, "常务理事会议；活动优先报名", 200),
    LevelPlan("理事", "director", 10_000_00, "理事会议；供需优先推荐", 100),
    LevelPlan("普通会员", "member", 2_000_00, "参加活动；查阅会刊", 0),
)
CHAPTERS: tuple[ChapterPlan, ...] = (
    ChapterPlan("杭州分会", "chapter"),
    ChapterPlan("宁波分会", "chapter"),
    ChapterPlan("青年企业家专委会", "committee"),
    ChapterPlan("温州分会", "chapter"),
    ChapterPlan("数字经济专委会", "committee"),
    ChapterPlan("西湖小组", "group", 0),
    ChapterPlan("上城小组", "group", 0),
    ChapterPlan("海曙小组", "group", 1),
)
FIRMS: tuple[FirmPlan, ...] = (
    FirmPlan(
        "杭州云栖物业服务有限公司", "property", "private", ("写字楼物业管理", "园区巡检服务"), "需要设备维保合作方"
    ),
    FirmPlan("杭州青澜智能装备有限公司", "manufacture", "private", ("搬运机器人", "视觉检测台"), "寻找整车厂客户"),
    FirmPlan("宁波望潮文旅发展有限公司", "culture", "joint", ("海岛民宿线路", "研学营地"), "寻找企业团建客户"),
    FirmPlan("杭州竹里餐饮管理有限公司", "catering", "private", ("商务套餐", "会议茶歇"), "寻找园区食堂项目"),
    FirmPlan("杭州星垂信息技术有限公司", "it", "private", ("门禁云平台", "能耗看板"), "寻找物业公司试点"),
    FirmPlan("温州鹿鸣商贸有限公司", "trade", "private", ("办公用品集采", "节礼定制"), "寻找年度集采客户"),
    FirmPlan("杭州砚山建筑设计有限公司", "building", "private", ("旧楼改造设计", "室内设计"), "寻找城市更新项目"),
    FirmPlan("宁波远帆国际货运有限公司", "trade", "foreign", ("海运订舱", "仓配一体"), "寻找出口制造企业"),
    FirmPlan("杭州知春教育科技有限公司", "education", "private", ("职业技能培训", "安全员课程"), "寻找企业内训客户"),
    FirmPlan("杭州栖霞健康管理有限公司", "medical", "private", ("员工体检", "健康小屋"), "寻找企业福利客户"),
    FirmPlan("杭州松月金融信息服务有限公司", "finance", "joint", ("供应链融资顾问", "财务外包"), "寻找成长型制造企业"),
    FirmPlan("温州瓯江机电有限公司", "manufacture", "private", ("工业水泵", "配电柜"), "寻找物业改造项目"),
    FirmPlan("杭州荷风酒店管理有限公司", "culture", "private", ("公寓托管", "酒店筹建顾问"), "寻找闲置物业"),
    FirmPlan("杭州禾木绿化工程有限公司", "building", "self", ("园区绿化养护", "屋顶花园"), "寻找长期养护项目"),
    FirmPlan("宁波海曙新材料有限公司", "manufacture", "state", ("保温板", "防水卷材"), "寻找建筑总包客户"),
    FirmPlan("杭州墨白文化传播有限公司", "culture", "private", ("企业宣传片", "展厅设计"), "寻找周年庆典客户"),
    FirmPlan("杭州拾光数据服务有限公司", "it", "private", ("问卷分析", "数据标注"), "寻找行业协会客户"),
    FirmPlan("杭州湖畔法律咨询服务中心", "other", "institution", ("合同审查", "劳动用工顾问"), "寻找年度顾问单位"),
    FirmPlan("温州塘河食品有限公司", "catering", "private", ("预制菜", "年货礼盒"), "寻找渠道代理"),
    FirmPlan("杭州清越环保科技有限公司", "manufacture", "private", ("污水监测仪", "餐厨垃圾设备"), "寻找园区示范点"),
)
SCHOOLS = ("钱江工商学院", "东海大学堂", "江南理工学院", "会稽师范学院", "瓯越财经学院")
MAJORS = ("工商管理", "机械工程", "计算机科学", "会计学", "土木工程", "市场营销")
COURSES = ("企业数字化转型研修班", "新公司法解读", "安全生产负责人培训", "青年企业家领导力训练营", "绿色工厂建设讲座")
HONOURS = ("优秀民营企业家", "光彩事业贡献奖", "五一劳动奖章", "创新创业先锋", "社会责任之星")
SOCIETIES = ("浙商慈善促进会", "钱塘青年企业家协会", "云栖行业协会", "之江公益基金会")
CRITERIA = (("参加活动", 30), ("按时缴费", 30), ("公益贡献", 20), ("会务支持", 20))
TALKS = (
    "走访企业，介绍秋季论坛安排，对方愿意承办一场圆桌。",
    "电话沟通会费缴纳，确认月底前安排。",
    "了解产品与用工需求，记录对接两家上下游企业。",
    "反馈政策补贴申报疑问，已转专家库答复。",
    "回访入会感受，建议增加行业参访。",
)
TRIPS = (
    ("广州展会参展", "广州", "exhibition"),
    ("深圳企业考察", "深圳", "visit"),
    ("成都商务洽谈", "成都", "business"),
    ("北京行业会议", "北京", "meeting"),
)
SCORE_RULES = (
    ("activity", "参加商会活动", "activity", 10, 20, 200),
    ("dues", "按时缴纳会费", "dues", 50, 0, 50),
    ("survey", "完成调查问卷", "survey", 5, 10, 100),
    ("introduce", "介绍新会员入会", "introduce", 30, 0, 0),
    ("donation", "公益捐赠", "donation", 100, 0, 500),
    ("redeem", "兑换会刊广告位", "redeem", -40, 0, 0),
)
PROPOSALS = (
    "关于完善中小企业融资担保体系的提案",
    "关于加强产业园区公共交通配套的提案",
    "关于支持企业数字化改造的提案",
    "关于规范住房租赁市场的提案",
)
BILLS = (
    "关于制定民营经济促进条例的议案",
    "关于修改物业管理条例的议案",
    "关于加快职业技能培训立法的建议",
)
