"""Customers of the demo organisation: dictionary, experts, resources, questions and what is said in a follow-up."""

from typing import NamedTuple


class Node(NamedTuple):
    code: str
    name: str
    above: str = ""
    disabled: bool = False


class ExpertPlan(NamedTuple):
    """Fee in fen; hours as (weekday, from, until)."""

    subjects: str
    title: str
    org: str
    fee: int
    state: str
    hours: tuple[tuple[str, str, str], ...]
    intro: str
    scores: tuple[int, ...] = ()


class ResourcePlan(NamedTuple):
    """`level` is the place of the level in the list of levels; `uses`: how often it was given."""

    name: str
    kind: str
    provider: str
    content: str
    open_to: str = "public"
    level: int | None = None
    uses: int = 0


class QuestionPlan(NamedTuple):
    """`days` ago it was asked."""

    category: str
    title: str
    content: str
    state: str
    days: int
    answer: str = ""
    rating: int | None = None


NODES: tuple[Node, ...] = (
    Node("KHLB", "客户类别"),
    Node("KHLB-QY", "企业客户", "KHLB"),
    Node("KHLB-QY-ZZ", "制造企业", "KHLB-QY"),
    Node("KHLB-QY-FW", "服务企业", "KHLB-QY"),
    Node("KHLB-GR", "个人客户", "KHLB"),
    Node("KHLB-JG", "机构与院校", "KHLB"),
    Node("KHLY", "客户来源"),
    Node("KHLY-TJ", "会员推荐", "KHLY"),
    Node("KHLY-HD", "活动结识", "KHLY"),
    Node("KHLY-GW", "官网咨询", "KHLY"),
    Node("KHLY-DH", "电话来访", "KHLY"),
    Node("KHLY-CD", "传单", "KHLY", True),
    Node("WTLB", "问题类别"),
    Node("WTLB-ZD", "账单与押金", "WTLB"),
    Node("WTLB-WX", "维修与设施", "WTLB"),
    Node("WTLB-HT", "合同与续租", "WTLB"),
    Node("WTLB-SH", "生活与邻里", "WTLB"),
)
CATEGORIES = ("KHLB-QY-ZZ", "KHLB-QY-FW", "KHLB-GR", "KHLB-JG")
SOURCES = ("KHLY-TJ", "KHLY-HD", "KHLY-GW", "KHLY-DH")
COMPANIES: tuple[tuple[str, str], ...] = (
    ("杭州澜川精密机械有限公司", "总经理"),
    ("浙江闻溪纺织有限公司", "销售总监"),
    ("杭州拾光餐饮管理有限公司", "运营经理"),
    ("宁波海岚物流有限公司", "副总经理"),
    ("绍兴青禾食品有限公司", "市场经理"),
    ("杭州云梯软件有限公司", "创始人"),
    ("湖州竹里民宿管理有限公司", "负责人"),
    ("嘉兴恒毅电气有限公司", "采购经理"),
    ("杭州知行管理咨询有限公司", "合伙人"),
    ("金华远帆进出口有限公司", "总经理助理"),
)
TAGS = ("意向入会", "活动常客", "可提供场地", "关注政策", "有采购需求", "海外业务")
TALKS: tuple[tuple[str, str, str], ...] = (
    ("phone", "介绍商会服务与入会条件，对方希望先参加一次活动", "发送近期活动安排"),
    ("wechat", "发送入会申请表与会费标准，对方已收到", "确认申请材料是否齐全"),
    ("visit", "上门走访，了解企业用工与融资情况，对人才资源感兴趣", "对接人才类资源提供方"),
    ("meeting", "参加季度座谈会，提出希望对接上下游企业", "整理供需信息并回访"),
    ("activity", "活动现场交流，交换名片，对专家咨询感兴趣", "推荐合适的专家并约时间"),
    ("mail", "邮件发送政策汇编，对方询问申报时间", "跟进申报进度"),
)
EXPERTS: tuple[ExpertPlan, ...] = (
    ExpertPlan(
        "law",
        "高级合伙人",
        "浙江衡理律师事务所",
        800_00,
        "published",
        (("1", "09:00:00", "11:30:00"), ("3", "14:00:00", "17:00:00")),
        "从业十八年，专注公司治理、股权纠纷与合同审查。",
        (5, 5, 4),
    ),
    ExpertPlan(
        "tax",
        "注册会计师",
        "杭州信衡会计师事务所",
        600_00,
        "published",
        (("2", "09:00:00", "12:00:00"),),
        "熟悉中小企业税务筹划与高新技术企业认定。",
        (5, 4, 4, 5),
    ),
    ExpertPlan(
        "hr,manage",
        "人力资源总监",
        "杭州知行管理咨询有限公司",
        500_00,
        "published",
        (("4", "13:30:00", "17:00:00"),),
        "擅长绩效体系设计与用工风险防范。",
        (4, 4),
    ),
    ExpertPlan(
        "market",
        "品牌顾问",
        "杭州言川品牌策划有限公司",
        450_00,
        "published",
        (("5", "09:30:00", "11:30:00"),),
        "服务过四十余家消费品企业的品牌与渠道建设。",
        (5, 3),
    ),
    ExpertPlan(
        "digital",
        "首席架构师",
        "杭州云梯软件有限公司",
        700_00,
        "published",
        (("2", "14:00:00", "16:30:00"), ("4", "09:00:00", "11:00:00")),
        "主持过多个制造企业数字化改造项目。",
        (5, 5, 5),
    ),
    ExpertPlan(
        "ip,law",
        "专利代理师",
        "浙江知源知识产权代理有限公司",
        550_00,
        "published",
        (("3", "09:00:00", "11:30:00"),),
        "专利布局、商标注册与侵权应对。",
        (4,),
    ),
    ExpertPlan(
        "trade",
        "外贸顾问",
        "宁波海岚物流有限公司",
        480_00,
        "published",
        (("1", "14:00:00", "17:00:00"),),
        "熟悉跨境结算、出口退税与海外仓运营。",
        (3, 4),
    ),
    ExpertPlan(
        "manage",
        "教授",
        "钱江商学院",
        1200_00,
        "published",
        (("5", "14:00:00", "17:00:00"),),
        "研究家族企业传承与组织变革。",
        (5,),
    ),
    ExpertPlan(
        "tax,manage",
        "财务顾问",
        "绍兴明算财务咨询有限公司",
        400_00,
        "paused",
        (("1", "09:00:00", "11:00:00"),),
        "小微企业财务规范与融资辅导。",
        (3, 3),
    ),
    ExpertPlan(
        "market,digital", "电商运营专家", "嘉兴恒毅电气有限公司", 420_00, "paused", (), "直播电商与私域运营。", (4,)
    ),
    ExpertPlan("hr", "劳动关系协调员", "杭州同安人力资源有限公司", 300_00, "pending", (), "处理劳动争议调解两百余件。"),
    ExpertPlan("ip", "技术转移经纪人", "钱江技术转移中心", 350_00, "pending", (), "高校成果转化与技术合同登记。"),
)
RESOURCES: tuple[ResourcePlan, ...] = (
    ResourcePlan("云栖会客厅", "venue", "商会秘书处", "可容纳40人，配投影与茶歇，工作日可用。", "member", None, 6),
    ResourcePlan("滨江路演中心", "venue", "滨江创业园", "120座阶梯会场，含直播设备，须提前一周预约。", "level", 1, 3),
    ResourcePlan("会长茶室", "venue", "商会秘书处", "小型洽谈室，限6人。", "level", 0, 2),
    ResourcePlan("中小企业技改补贴指引", "policy", "商会政策研究组", "设备投资补贴的申报条件、材料与时间表。", uses=5),
    ResourcePlan("稳岗返还政策汇编", "policy", "商会政策研究组", "失业保险稳岗返还办理流程与常见问题。", uses=3),
    ResourcePlan("高新技术企业认定辅导", "policy", "杭州信衡会计师事务所", "材料预审与一对一辅导。", "member", None, 4),
    ResourcePlan("会员互助周转金", "fund", "商会互助基金", "单笔不超过50万元，期限三个月。", "level", 1, 2),
    ResourcePlan("订单贷合作通道", "fund", "合作银行", "凭订单与开票记录授信，会员利率优惠。", "member", None, 3),
    ResourcePlan(
        "校企实习基地", "talent", "钱江商学院", "每年春秋两季输送实习生，专业涵盖财会与外语。", "member", None, 4
    ),
    ResourcePlan("技能人才共享名册", "talent", "商会人才工作站", "数控、电工、焊工等技能人才的共享用工信息。", uses=2),
    ResourcePlan(
        "商超渠道入驻通道", "channel", "浙江闻溪商业集团", "会员产品可走绿色通道入驻12家门店。", "member", None, 2
    ),
    ResourcePlan("海外仓共享", "channel", "宁波海岚物流有限公司", "美西与欧洲仓位，按立方米计费。", "level", 1, 1),
    ResourcePlan(
        "三坐标测量仪", "equipment", "杭州澜川精密机械有限公司", "精密测量，须由提供方人员操作。", "member", None, 3
    ),
    ResourcePlan("直播设备套装", "equipment", "商会秘书处", "相机、灯光、收音各一套，可外借三天。", "member", None, 5),
    ResourcePlan("展会组团名额", "channel", "商会会展部", "春秋两季展会的联合展位名额。", uses=2),
)
PURPOSES = ("企业年会", "新品发布", "申报材料准备", "客户洽谈", "内部培训", "项目对接", "招聘专场")
QUESTIONS: tuple[QuestionPlan, ...] = (
    QuestionPlan(
        "WTLB-ZD",
        "押金多久可以退还？",
        "我下月到期不续租，想知道押金退还的时间和方式。",
        "published",
        26,
        "办理退房并结清水电后，押金将在7个工作日内原路退回。",
        5,
    ),
    QuestionPlan(
        "WTLB-WX",
        "空调滤网多久清洗一次？",
        "入住时滤网比较脏，请问公司多久清洗？",
        "published",
        24,
        "公司每半年统一清洗一次，也可以在报修中单独预约。",
        4,
    ),
    QuestionPlan(
        "WTLB-HT",
        "续租需要提前多久申请？",
        "合同还有两个月到期，想继续住。",
        "published",
        22,
        "请至少提前30天提出，管家会与您确认新的租期与租金。",
        5,
    ),
    QuestionPlan(
        "WTLB-SH",
        "可以养宠物吗？",
        "想养一只猫，不知道是否允许。",
        "published",
        20,
        "可以养小型宠物，须登记疫苗证明，并保持公共区域卫生。",
        3,
    ),
    QuestionPlan(
        "WTLB-ZD",
        "水电费怎么计算？",
        "账单上的公摊是什么意思？",
        "published",
        18,
        "公摊按合租人数分摊公共区域的用量，明细见账单附件。",
        4,
    ),
    QuestionPlan(
        "WTLB-WX",
        "门锁没电了怎么办？",
        "智能锁提示低电量，需要自己换电池吗？",
        "published",
        16,
        "请联系管家，我们会免费更换；紧急时可用备用钥匙。",
        5,
    ),
    QuestionPlan(
        "WTLB-HT",
        "合同上的名字写错了",
        "合同里我的名字有一个字不对。",
        "answered",
        9,
        "已核对证件，本周内重新出具合同，请留意签署通知。",
        4,
    ),
    QuestionPlan(
        "WTLB-SH",
        "楼上深夜噪音",
        "楼上连续几晚十二点以后还在拖椅子。",
        "answered",
        8,
        "已与楼上住户沟通并提供脚垫，如仍有噪音请告知。",
    ),
    QuestionPlan(
        "WTLB-ZD",
        "可以改成季付吗？",
        "现在是月付，想改成季付。",
        "answered",
        7,
        "可以，请在下个账期开始前到前台签署补充协议。",
    ),
    QuestionPlan(
        "WTLB-WX", "洗手间下水慢", "淋浴时积水，下水很慢。", "answered", 6, "已派工程人员疏通，并更换了地漏。", 5
    ),
    QuestionPlan(
        "WTLB-HT",
        "可以转租给朋友吗？",
        "我要出差半年，想让朋友住。",
        "answered",
        5,
        "不能私自转租，可以办理合同转让，由朋友与我们签约。",
    ),
    QuestionPlan(
        "WTLB-SH", "快递柜放不下大件", "大件快递没有地方放。", "answered", 4, "大件可以暂存前台库房，最多三天。"
    ),
    QuestionPlan(
        "WTLB-ZD",
        "账单重复扣了一次服务费",
        "本月账单有两笔服务费。",
        "closed",
        15,
        "其中一笔为上月补收，已在账单备注中说明。",
        3,
    ),
    QuestionPlan("WTLB-SH", "停车位出租", "想问有没有闲置车位。", "closed", 13),
    QuestionPlan(
        "WTLB-HT", "可以开租房证明吗？", "办居住证需要租房证明。", "closed", 12, "已出具并盖章，请到前台领取。", 5
    ),
    QuestionPlan("WTLB-WX", "厨房灯不亮", "厨房吸顶灯不亮了，换了灯泡也没用。", "open", 3),
    QuestionPlan("WTLB-ZD", "发票怎么开？", "公司报销需要租金发票，请问怎么申请？", "open", 2),
    QuestionPlan("WTLB-SH", "健身房开放时间", "周末健身房几点开门？", "open", 0),
    QuestionPlan("WTLB-HT", "提前退租要赔多少？", "工作调动，可能要提前两个月退租。", "open", 0),
    QuestionPlan("WTLB-WX", "窗户关不严", "卧室窗户关不严，漏风。", "open", 0),
)
