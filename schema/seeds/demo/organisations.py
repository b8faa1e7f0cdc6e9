"""The two demo organisations with departments and staff; nobody and nothing is shared between them."""

from typing import NamedTuple

from schema.seeds.demo.communities import HAITANG, YUNQI, CommunityPlan


class DepartPlan(NamedTuple):
    key: str
    name: str
    name_en: str
    parent: str | None = None
    category: str = "2"


class UserPlan(NamedTuple):
    username: str
    realname: str
    sex: str
    depart: str
    roles: tuple[str, ...]
    post: str | None = None


class Organisation(NamedTuple):
    """`phone_prefix`: what eleven digits begin with, the rest counts up. `leases`, `blocks`: how many."""

    id: int
    code: str
    name: str
    phone_prefix: str
    communities: tuple[CommunityPlan, ...]
    departs: tuple[DepartPlan, ...]
    users: tuple[UserPlan, ...]
    leases: int
    blocks: int
    company_code: str


_YUNQI_DEPARTS = (
    DepartPlan("root", "云栖物业", "Yunqi Property", None, "1"),
    DepartPlan("office", "总经理办公室", "General office", "root"),
    DepartPlan("front", "前厅部", "Front office", "root"),
    DepartPlan("lease", "租赁部", "Leasing", "root"),
    DepartPlan("house", "客房保洁部", "Housekeeping", "root"),
    DepartPlan("finance", "财务部", "Finance", "root"),
    DepartPlan("works", "工程部", "Maintenance", "root"),
    DepartPlan("secretariat", "商会秘书处", "Secretariat", "root"),
)
_YUNQI_USERS = (
    UserPlan("admin", "顾云深", "1", "office", ("admin",), "gm"),
    UserPlan("manager", "沈知秋", "2", "office", ("front_desk", "dispatcher", "finance", "dues_manager"), "manager"),
    UserPlan("clerk1", "林晓雯", "2", "front", ("front_desk",), "clerk"),
    UserPlan("clerk2", "周子轩", "1", "front", ("front_desk",), "clerk"),
    UserPlan("clerk3", "宋佳琪", "2", "front", ("front_desk",), "clerk"),
    UserPlan("clerk4", "郑浩然", "1", "front", ("front_desk",), "clerk"),
    UserPlan("clerk5", "孟若曦", "2", "front", ("front_desk",), "supervisor"),
    UserPlan("clerk6", "罗嘉诚", "1", "front", ("front_desk",), "clerk"),
    UserPlan("clerk7", "程诗涵", "2", "front", ("front_desk",), "clerk"),
    UserPlan("clerk8", "魏泽宇", "1", "front", ("front_desk",), "clerk"),
    UserPlan("clerk9", "姚可欣", "2", "front", ("front_desk",), "clerk"),
    UserPlan("lease1", "许博文", "1", "lease", ("front_desk",), "clerk"),
    UserPlan("lease2", "唐雅静", "2", "lease", ("front_desk",), "clerk"),
    UserPlan("lease3", "田承泽", "1", "lease", ("front_desk",), "clerk"),
    UserPlan("lease4", "潘思琪", "2", "lease", ("front_desk",), "supervisor"),
    UserPlan("dispatcher", "韩立群", "1", "house", ("dispatcher",), "supervisor"),
    UserPlan("dispatcher2", "曾海燕", "2", "house", ("dispatcher",), "supervisor"),
    UserPlan("finance1", "梁慧敏", "2", "finance", ("finance",), "clerk"),
    UserPlan("finance2", "邓国栋", "1", "finance", ("finance",), "clerk"),
    UserPlan("finance3", "方淑芬", "2", "finance", ("finance",), "supervisor"),
    UserPlan("auditor", "钱书瑶", "2", "finance", ("finance",), "supervisor"),
    UserPlan("works1", "石永康", "1", "works", ("dispatcher",), "engineer"),
    UserPlan("works2", "雷海涛", "1", "works", ("dispatcher",), "engineer"),
    UserPlan("works3", "江启航", "1", "works", ("dispatcher",), "engineer"),
    UserPlan("works4", "龚振宇", "1", "works", ("dispatcher",), "engineer"),
    UserPlan("secretary1", "秦慕白", "1", "secretariat", ("secretariat",), "manager"),
    UserPlan("secretary2", "陆清妍", "2", "secretariat", ("secretariat",), "clerk"),
    UserPlan("hk1", "王秀英", "2", "house", ("housekeeper",), "housekeeper"),
    UserPlan("hk2", "李桂英", "2", "house", ("housekeeper",), "housekeeper"),
    UserPlan("hk3", "张春梅", "2", "house", ("housekeeper",), "housekeeper"),
    UserPlan("hk4", "陈美玲", "2", "house", ("housekeeper",), "housekeeper"),
    UserPlan("hk5", "刘淑芬", "2", "house", ("housekeeper",), "housekeeper"),
    UserPlan("hk6", "杨建华", "1", "house", ("housekeeper",), "housekeeper"),
    UserPlan("hk7", "吴秀兰", "2", "house", ("housekeeper",), "housekeeper"),
    UserPlan("hk8", "赵丽华", "2", "house", ("housekeeper",), "housekeeper"),
    UserPlan("member1", "曹俊杰", "1", "root", ("member",)),
)
_HAITANG_DEPARTS = (
    DepartPlan("root", "海棠公寓", "Haitang Apartments", None, "1"),
    DepartPlan("front", "前台", "Front desk", "root"),
    DepartPlan("house", "保洁组", "Housekeeping", "root"),
)
_HAITANG_USERS = (
    UserPlan("admin2", "符海棠", "2", "root", ("admin",), "manager"),
    UserPlan("clerk21", "吉雨桐", "2", "front", ("front_desk",), "clerk"),
    UserPlan("hk21", "黎月华", "2", "house", ("housekeeper",), "housekeeper"),
)
POSITIONS: tuple[tuple[str, str, str], ...] = (
    ("gm", "总经理", "1"),
    ("manager", "运营经理", "2"),
    ("supervisor", "主管", "3"),
    ("clerk", "前台专员", "4"),
    ("engineer", "工程师", "4"),
    ("housekeeper", "保洁员", "5"),
)

ORGANISATIONS: tuple[Organisation, ...] = (
    Organisation(1, "yunqi", "云栖物业", "1700000", YUNQI, _YUNQI_DEPARTS, _YUNQI_USERS, 120, 14, "91330106MA2H7YQX89"),
    Organisation(
        2, "haitang", "海棠公寓", "1700001", HAITANG, _HAITANG_DEPARTS, _HAITANG_USERS, 2, 1, "91330110MA2B3HTX5P"
    ),
)


class PackagePlan(NamedTuple):
    """`grants`: patterns over permission codes as those of roles."""

    name: str
    description: str
    users: int
    megabytes: int
    grants: tuple[str, ...]


PACKAGES: tuple[PackagePlan, ...] = (
    PackagePlan(
        "公寓基础版",
        "房态、订单、租约与保洁",
        30,
        2_048,
        ("rental:*", "housekeeping:*", "sys:user:*", "sys:role:*", "sys:sysDepart:*", "sys:report:list"),
    ),
    PackagePlan("物业标准版", "全部功能，不含平台管理", 200, 20_480, ("*", "!sys:tenant*", "!sys:permission:*")),
)

# Code, name; a code below another begins with it.
CATEGORIES: tuple[tuple[str, str], ...] = (
    ("A01", "家具"),
    ("A01A01", "床"),
    ("A01A02", "桌椅"),
    ("A01A03", "柜子"),
    ("A02", "家用电器"),
    ("A02A01", "空调"),
    ("A02A02", "冰箱"),
    ("A02A03", "洗衣机"),
    ("A03", "办公设备"),
    ("A03A01", "电脑"),
    ("A03A02", "打印机"),
    ("A04", "工程工具"),
)
