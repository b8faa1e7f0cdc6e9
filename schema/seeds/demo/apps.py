"""Assets, risks, requests and public words of the demo organisations."""

from typing import NamedTuple


class AssetPlan(NamedTuple):
    """`pieces` of it; `where`: rooms, or a place by name. Price in fen."""

    name: str
    category: str
    model: str
    price: int
    pieces: int
    place: str | None = None


class RiskPlan(NamedTuple):
    title: str
    category: str
    likelihood: int
    impact: int
    state: str
    days: int
    description: str
    measures: tuple[str, ...]


class RequestPlan(NamedTuple):
    """`asset`: the number of the asset to be scrapped; else something is bought."""

    applicant: str
    reason: str
    state: str
    asset: int | None = None
    name: str = ""
    category: str = "other"
    quantity: int = 1
    price: int = 0


class ArticlePlan(NamedTuple):
    kind: str
    title: str
    summary: str
    content: str
    days_ago: int
    on_top: bool = False


ASSETS: tuple[AssetPlan, ...] = (
    AssetPlan("壁挂空调", "appliance", "格力 云佳 1.5匹", 279900, 10),
    AssetPlan("智能门锁", "lock", "凯迪仕 K20", 129900, 10),
    AssetPlan("滚筒洗衣机", "appliance", "海尔 10公斤", 239900, 6),
    AssetPlan("双门冰箱", "appliance", "美的 210升", 149900, 6),
    AssetPlan("实木餐桌", "furniture", "林氏 LS338", 119900, 4),
    AssetPlan("前台电脑", "it", "联想 M450", 429900, 3, "前厅服务台"),
    AssetPlan("证件扫描仪", "it", "华视 CVR-100", 98000, 2, "前厅服务台"),
    AssetPlan("无线路由器", "it", "华为 AX6", 49900, 4, "弱电间"),
    AssetPlan("洗地机", "tool", "卡赫 BR30", 689900, 2, "保洁库房"),
    AssetPlan("高压清洗机", "tool", "博世 AQT33", 89900, 2, "工程库房"),
    AssetPlan("电动巡逻车", "vehicle", "绿通 LT-S2", 1860000, 1, "地下车库"),
)
RISKS: tuple[RiskPlan, ...] = (
    RiskPlan(
        "地下车库排烟风机异响",
        "fire",
        3,
        5,
        "treating",
        6,
        "月度巡检发现2号风机异响，排烟量下降",
        ("更换轴承并试运行", "加装振动监测"),
    ),
    RiskPlan(
        "6栋外墙瓷砖空鼓",
        "safety",
        3,
        5,
        "open",
        12,
        "北立面约4平方米空鼓，下方为人行通道",
        ("设置围挡与警示", "委托鉴定并修复"),
    ),
    RiskPlan("电梯维保合同月底到期", "contract", 4, 3, "open", 9, "续签未完成，到期后无人应急响应", ("完成续签",)),
    RiskPlan(
        "汛期地下室进水", "weather", 2, 5, "watching", 60, "去年8月曾倒灌10厘米", ("疏通截水沟", "补充防汛沙袋200只")
    ),
    RiskPlan(
        "门锁主控服务器无备份", "data", 2, 4, "treating", 20, "主控单机运行，故障后无法远程开门", ("每日备份到异地",)
    ),
    RiskPlan("消防通道被电动车占用", "fire", 4, 4, "open", 3, "3栋一层通道每晚停放电动车", ("增设充电棚", "夜间巡查")),
    RiskPlan(
        "租客押金未及时退还引发投诉", "finance", 3, 2, "watching", 30, "近三月平均退还时长5.2天", ("退房当日发起退款",)
    ),
    RiskPlan("泳池更衣室地面湿滑", "safety", 3, 3, "treating", 15, "上月一人滑倒，无大碍", ("铺设防滑垫",)),
    RiskPlan("客房布草破损率上升", "facility", 3, 1, "watching", 45, "破损率由1.8%升至3.1%", ()),
    RiskPlan("前台共用账号登录", "data", 2, 3, "closed", -20, "已为每人开通账号并停用共用账号", ("开通个人账号",)),
    RiskPlan("供水水箱未按期清洗", "facility", 1, 4, "closed", -35, "已完成清洗并取得检测报告", ("清洗并送检",)),
    RiskPlan("节假日现金收款过多", "finance", 2, 2, "open", 25, "黄金周现金占比达18%", ("推广扫码支付",)),
)
REQUESTS: tuple[RequestPlan, ...] = (
    RequestPlan("clerk1", "前台第三台电脑频繁死机，影响办理入住", "pending", None, "前台电脑", "it", 1, 429900),
    RequestPlan("works1", "压缩机损坏，维修报价超过残值", "pending", 3),
    RequestPlan("dispatcher", "旺季每日退房超过60间，现有两台不够用", "pending", None, "洗地机", "tool", 1, 689900),
    RequestPlan("lease1", "新接管20间长租房需配置", "pending", None, "智能门锁", "lock", 20, 129900),
    RequestPlan("clerk2", "请补充具体型号与报价单", "returned", None, "自助入住机", "it", 1, 1580000),
    RequestPlan("works2", "主板烧毁无法修复", "approved", 17),
    RequestPlan("clerk1", "大堂饮水机租赁更划算", "refused", None, "直饮水机", "appliance", 2, 359900),
)
ARTICLES: tuple[ArticlePlan, ...] = (
    ArticlePlan(
        "notice",
        "冬季供暖与用电安全提示",
        "供暖季客房温度不低于20℃，请勿在房内使用大功率取暖器。",
        "<p>各位住客：</p><p>供暖季已经开始，客房温度不低于20℃。如感觉偏冷，请联系前台加派暖风机。"
        "为了大家的安全，请勿在房内使用功率超过1500瓦的电器。</p><p>24小时服务热线见页面下方。</p>",
        2,
        True,
    ),
    ArticlePlan(
        "news",
        "长租公寓新增20套精装一居",
        "近地铁，拎包入住，签约一年立减首月服务费。",
        "<p>新增的20套一居室位于云栖花园，步行8分钟到地铁站，配齐空调、洗衣机与智能门锁。</p><p>签约一年，首月服务费减免。</p>",
        6,
    ),
    ArticlePlan(
        "news",
        "自助入住上线，夜间到店不用等",
        "预订后扫码核验身份，门锁密码直接发到手机。",
        "<p>预订成功后，短信中的链接可以完成身份核验，房间准备好后门锁密码会自动发送到您的手机。</p>",
        13,
    ),
    ArticlePlan(
        "notice",
        "电梯例行检修通知",
        "每月第二个星期三上午9点至11点轮流检修。",
        "<p>检修期间每栋保留一部电梯运行，请留意楼内公告。</p>",
        19,
    ),
)
ADDRESSES: tuple[tuple[str, str, str, str, bool], ...] = (
    ("云栖花园服务中心", "杭州市西湖区云栖路88号1栋大堂", "前台", "0571-80001234", True),
    ("租赁顾问", "杭州市西湖区云栖路88号2栋101", "租赁部", "0571-80005678", True),
    ("洁美布草清洗厂", "杭州市余杭区良渚工业园12号", "孙经理", "0571-80009999", False),
)
APPS: tuple[tuple[str, str, str], ...] = (
    ("android", "2.6.0", "自助入住与报修进度"),
    ("ios", "2.6.0", "自助入住与报修进度"),
)
