"""The menu that the server drives: groups, pages, and the actions behind them; order here is order on screen."""

from dataclasses import dataclass, field

LIST_PAGE = "engine/ListPage"
SUB_APP = "subapp/Container"


@dataclass(frozen=True, slots=True)
class Action:
    """A right below a page; `code` is the permission code."""

    code: str
    title: str


@dataclass(frozen=True, slots=True)
class Page:
    """`title` empty takes the resource's. `resource` brings its verbs and actions as rights; `code` is the right of a
    page that has no resource. `extra`: further rights that belong here. `route` False: no page of the portal."""

    url: str
    title: str = ""
    icon: str = ""
    component: str = LIST_PAGE
    resource: str = ""
    code: str = ""
    hidden: bool = False
    route: bool = True
    extra: tuple[Action, ...] = field(default_factory=tuple)


@dataclass(frozen=True, slots=True)
class Group:
    url: str
    title: str
    icon: str
    pages: tuple[Page, ...]


MENU: tuple[Group, ...] = (
    Group(
        "/dashboard",
        "工作台 | Workbench",
        "dashboard",
        (
            Page("/dashboard/analysis", "首页 | Home", "home", "rental/Today", code="rental:today:list"),
            Page(
                "/dashboard/chamber",
                "商会总览 | The chamber",
                "bar-chart",
                "overview/Chamber",
                code="vip:overview:list",
            ),
            Page(
                "/dashboard/monitor",
                "运行监控 | Health",
                "bar-chart",
                "dashboard/Monitor",
                code="sys:service:monitor",
                hidden=True,
            ),
            Page(
                "/rental/board",
                "房态图 | Room board",
                "calendar",
                "rental/Board",
                code="rental:board:list",
                extra=(
                    Action("rental:board:hold", "占位 | Hold"),
                    Action("rental:block:add", "关房 | Block a unit"),
                    Action("rental:block:edit", "修改关房 | Change a block"),
                    Action("rental:block:delete", "开房 | Open a unit"),
                    Action("rental:room:clean", "改清洁状态 | Set clean state"),
                ),
            ),
            Page(
                "/housekeeping/dispatch",
                "保洁派单 | Dispatch",
                "table",
                "housekeeping/Dispatch",
                code="housekeeping:dispatch",
            ),
        ),
    ),
    Group(
        "/house",
        "房源 | Property",
        "home",
        (
            Page("/rental/community", icon="bank", resource="rental/community"),
            Page("/rental/building", icon="apartment", resource="rental/building"),
            Page("/rental/house", icon="home", resource="rental/house"),
            Page(
                "/Housekeeping/propertyPortrait",
                "日租房源画像 | Portrait of a daily rental",
                "home",
                "rental/Portrait",
                code="rental:house:list",
                hidden=True,
            ),
            Page(
                "/Housekeeping/propertyPortraitlong",
                "长租房源画像 | Portrait of a long rental",
                "home",
                "rental/Portrait",
                code="rental:house:list",
                hidden=True,
            ),
            Page("/rental/room", icon="key", resource="rental/room"),
            Page("/rental/bed", icon="appstore", resource="rental/bed"),
            Page("/rental/unit", icon="table", resource="rental/unit"),
            Page("/goose/gooseHouseDict", icon="apartment", resource="goose/gooseHouseDict"),
            Page("/rental/overbookLimit", icon="table", resource="rental/overbookLimit"),
            Page("/rental/prices", "房价管理 | Prices", "wallet", "rental/Prices", code="rental:price:list"),
            Page("/rental/dayPrice", icon="wallet", resource="rental/dayPrice"),
            Page("/rental/pricePlan", icon="wallet", resource="rental/pricePlan"),
            Page("/rental/block", icon="safety", resource="rental/block"),
            Page("/rental/owner", icon="contacts", resource="rental/owner"),
            Page("/rental/ownerStatement", icon="file-text", resource="rental/ownerStatement"),
            Page("/rental/ownerStatementLine", icon="table", resource="rental/ownerStatementLine", hidden=True),
            Page("/rental/ownerCost", icon="wallet", resource="rental/ownerCost"),
            Page("/rental/ticket", icon="tool", resource="rental/ticket"),
            Page("/rental/supplier", icon="team", resource="rental/supplier"),
            Page("/rental/key", icon="key", resource="rental/key"),
            Page("/rental/lostItem", icon="book", resource="rental/lostItem"),
            Page("/rental/bedType", icon="appstore", resource="rental/bedType"),
            Page("/rental/facility", icon="table", resource="rental/facility"),
        ),
    ),
    Group(
        "/order",
        "订单 | Orders",
        "file-text",
        (
            Page("/rental/order", icon="file-text", resource="rental/order"),
            Page("/rental/viewing", icon="calendar", component="rental/Viewings", resource="rental/viewing"),
            Page(
                "/m/viewings",
                "手机带看 | Viewings by phone",
                "home",
                "phone/Viewings",
                code="rental:viewing:mine",
                hidden=True,
                route=False,
            ),
            Page("/rental/lease", icon="profile", resource="rental/lease"),
            Page("/contract", "合同专区 | Contract area", icon="profile", resource="rental/lease"),
            Page(
                "/rental/renewals",
                "续租跟进 | Renewals",
                "clock-circle",
                "rental/Renewals",
                code="rental:leaseChange:add",
            ),
            Page("/rental/leaseChange", icon="audit", resource="rental/leaseChange"),
            Page("/rental/leaseParty", icon="team", resource="rental/leaseParty", hidden=True),
            Page("/rental/bill", icon="wallet", resource="rental/bill"),
            Page("/rental/arrears", "欠款与收款 | Arrears", "bar-chart", "rental/Arrears", code="rental:arrears:list"),
            Page("/rental/dunning", icon="notification", resource="rental/dunning"),
            Page("/rental/turnFailure", icon="clock-circle", resource="rental/turnFailure", hidden=True),
            Page(
                "/rental/ledger",
                icon="bank",
                component="rental/Cashier",
                resource="rental/ledger",
                extra=(Action("rental:ledger:backdate", "补录更早的收款 | Enter older payments"),),
            ),
            Page(
                "/rental/shift",
                icon="clock-circle",
                resource="rental/shift",
                extra=(Action("rental:shift:others", "代为清点 | Count for somebody else"),),
            ),
            Page("/rental/settlement", icon="file-text", resource="rental/settlement"),
            Page("/rental/deposit", icon="safety", component="rental/Deposits", resource="rental/deposit"),
            Page("/rental/depositEntry", icon="table", resource="rental/depositEntry", hidden=True),
            Page(
                "/rental/rentRoll", "租金总览 | Rent roll", "bar-chart", "rental/RentRoll", code="rental:rentRoll:list"
            ),
            Page(
                "/rental/analysis", "经营分析 | Analysis", "bar-chart", "rental/Analysis", code="rental:analysis:list"
            ),
            Page("/rental/tenant", icon="contacts", resource="rental/tenant"),
            Page("/sign/flow", icon="safety", resource="sign/flow"),
            Page("/sign/party", icon="team", resource="sign/party", hidden=True),
            Page("/sign/root", icon="safety", resource="sign/root", hidden=True),
        ),
    ),
    Group(
        "/meters",
        "水电 | Utilities",
        "bar-chart",
        (
            Page("/rental/meterReading", icon="profile", resource="rental/meterReading"),
            Page("/rental/readingConflict", icon="safety", resource="rental/readingConflict"),
            Page("/rental/meter", icon="dashboard", resource="rental/meter"),
            Page("/rental/tariff", icon="wallet", resource="rental/tariff"),
            Page("/rental/tariffTier", icon="table", resource="rental/tariffTier", hidden=True),
            Page("/rental/utilityShare", icon="team", resource="rental/utilityShare"),
            Page("/rental/utilityMember", icon="table", resource="rental/utilityMember", hidden=True),
            Page(
                "/m/meters",
                "手机抄表 | Meter reading by phone",
                "home",
                "phone/Meters",
                code="rental:meterReading:mine",
                hidden=True,
                route=False,
            ),
        ),
    ),
    Group(
        "/hk",
        "保洁 | Housekeeping",
        "tool",
        (
            Page(
                "/housekeeping/order",
                icon="profile",
                resource="housekeeping/order",
            ),
            Page("/housekeeping/staff", icon="team", resource="housekeeping/staff"),
            Page("/housekeeping/item", icon="appstore", resource="housekeeping/item"),
            Page("/housekeeping/rule", icon="setting", resource="housekeeping/rule"),
            Page("/housekeeping/defaultWorker", icon="user", resource="housekeeping/defaultWorker"),
            Page("/housekeeping/device", icon="safety", resource="housekeeping/device"),
            Page(
                "/m/housekeeping",
                "我的保洁 | My housekeeping",
                "home",
                "phone/Housekeeping",
                code="housekeeping:mine",
                hidden=True,
                route=False,
            ),
        ),
    ),
    Group(
        "/vip",
        "会员 | Members",
        "contacts",
        (
            Page("/vip/person", icon="user", resource="vip/person"),
            Page("/vip/firm", icon="bank", resource="vip/firm"),
            Page("/vip/level", icon="safety", resource="vip/level"),
            Page("/vip/org", icon="cluster", resource="vip/org"),
            Page("/vip/rating", icon="profile", resource="vip/rating"),
            Page("/vip/scoreRule", icon="setting", resource="vip/scoreRule"),
            Page("/vip/score", icon="bar-chart", resource="vip/score"),
            Page("/vip/followUp", icon="notification", resource="vip/followUp"),
            Page("/vip/agreement", icon="file-text", resource="vip/agreement"),
            Page("/vip/trip", icon="calendar", resource="vip/trip"),
            Page("/vip/contact", icon="table", resource="vip/contact", hidden=True),
            Page("/vip/work", icon="table", resource="vip/work", hidden=True),
            Page("/vip/study", icon="table", resource="vip/study", hidden=True),
            Page("/vip/learning", icon="table", resource="vip/learning", hidden=True),
            Page("/vip/honour", icon="table", resource="vip/honour", hidden=True),
            Page("/vip/social", icon="table", resource="vip/social", hidden=True),
            Page("/vip/cppcc", icon="table", resource="vip/cppcc", hidden=True),
            Page("/vip/npc", icon="table", resource="vip/npc", hidden=True),
            Page("/vip/assistant", icon="table", resource="vip/assistant", hidden=True),
            Page("/vip/otherPost", icon="table", resource="vip/otherPost", hidden=True),
            Page("/vip/ratingItem", icon="table", resource="vip/ratingItem", hidden=True),
            Page("/vip/firmProduct", icon="table", resource="vip/firmProduct", hidden=True),
            Page("/vip/firmTarget", icon="table", resource="vip/firmTarget", hidden=True),
            Page("/vip/firmShare", icon="table", resource="vip/firmShare", hidden=True),
            Page("/vip/firmIncome", icon="table", resource="vip/firmIncome", hidden=True),
            Page("/vip/firmSubject", icon="table", resource="vip/firmSubject", hidden=True),
            Page("/vip/firmDepartment", icon="table", resource="vip/firmDepartment", hidden=True),
        ),
    ),
    Group(
        "/crm",
        "客户 | Customers",
        "team",
        (
            Page("/crm/contact", icon="contacts", resource="crm/contact"),
            Page("/crm/followUp", icon="clock-circle", resource="crm/followUp"),
            Page("/crm/expert", icon="idcard", resource="crm/expert"),
            Page("/crm/expertSlot", icon="calendar", resource="crm/expertSlot", hidden=True),
            Page("/crm/expertReview", icon="profile", resource="crm/expertReview", hidden=True),
            Page("/crm/resource", icon="appstore", resource="crm/resource"),
            Page("/crm/resourceUse", icon="table", resource="crm/resourceUse", hidden=True),
            Page("/crm/question", icon="notification", resource="crm/question"),
            Page("/crm/customerDict", icon="apartment", resource="crm/customerDict"),
        ),
    ),
    Group(
        "/fin",
        "会费财务 | Dues and fees",
        "wallet",
        (
            Page("/fin/due", icon="wallet", resource="fin/due"),
            Page("/fin/payment", icon="audit", resource="fin/payment"),
            Page("/fin/refund", icon="bank", resource="fin/refund"),
            Page("/fin/invoice", icon="file-text", resource="fin/invoice"),
            Page("/fin/payMethod", icon="setting", resource="fin/payMethod"),
        ),
    ),
    Group(
        "/act",
        "活动 | Activities",
        "calendar",
        (
            Page("/act/activity", icon="calendar", resource="act/activity"),
            Page("/act/registration", icon="contacts", resource="act/registration"),
            Page("/act/category", icon="cluster", resource="act/category"),
            Page("/act/session", icon="calendar", resource="act/session", hidden=True),
            Page("/act/question", icon="calendar", resource="act/question", hidden=True),
        ),
    ),
    Group(
        "/svy",
        "问卷投票 | Surveys and votes",
        "profile",
        (
            Page("/svy/survey", icon="profile", resource="svy/survey"),
            Page("/svy/response", icon="file-text", resource="svy/response"),
            Page("/svy/question", icon="table", resource="svy/question", hidden=True),
            Page("/svy/voteOption", icon="table", resource="svy/voteOption", hidden=True),
            Page("/svy/answer", icon="table", resource="svy/answer", hidden=True),
            Page(
                "/svy/analysis",
                "问卷分析 | Analysis of a survey",
                "bar-chart",
                "survey/Analysis",
                code="svy:survey:list",
                hidden=True,
            ),
        ),
    ),
    Group(
        "/sd",
        "供需 | Supply and demand",
        "notification",
        (
            Page("/sd/post", icon="notification", resource="sd/post"),
            Page("/sd/match", icon="cluster", resource="sd/match"),
            Page("/sd/contactRequest", icon="contacts", resource="sd/contactRequest"),
        ),
    ),
    Group(
        "/biz",
        "商务与内容 | Business and content",
        "file-text",
        (
            Page("/biz/task", icon="profile", resource="biz/task"),
            Page("/biz/trip", icon="calendar", resource="biz/trip"),
            Page("/biz/message", icon="notification", resource="biz/message"),
            Page("/cms/column", icon="cluster", resource="cms/column"),
            Page("/cms/ad", icon="shop", resource="cms/ad"),
            Page("/cms/page", icon="file-text", resource="cms/page"),
            Page("/biz/taskItem", icon="profile", resource="biz/taskItem", hidden=True),
            Page("/cms/block", icon="file-text", resource="cms/block", hidden=True),
        ),
    ),
    Group(
        "/apps",
        "应用 | Applications",
        "appstore",
        (
            Page("/assetMg", "资产管理 | Assets", "bank", SUB_APP, resource="asset/card"),
            Page("/risk", "风险管理 | Risks", "safety", SUB_APP, resource="risk/register"),
            Page("/workflow", "审批中心 | Approvals", "profile", SUB_APP, resource="workflow/request"),
            Page("/apps/assetEvent", icon="file-text", resource="asset/event", hidden=True),
            Page("/apps/riskMeasure", icon="tool", resource="risk/measure", hidden=True),
            Page("/apps/workflowStep", icon="file-text", resource="workflow/step", hidden=True),
        ),
    ),
    Group(
        "/site",
        "门户 | Portal",
        "notification",
        (
            Page("/portal/article", icon="file-text", resource="portal/article"),
            Page("/portal/improve", icon="contacts", resource="portal/improve"),
            Page("/portal/display", icon="table", resource="portal/display"),
            Page(
                "/bigscreen",
                "大屏 | Wall display",
                "bar-chart",
                "portal/Bigscreen",
                code="portal:wall:list",
                hidden=True,
                route=False,
                extra=(Action("portal:wall:income", "大屏显示收入 | Income on the wall"),),
            ),
        ),
    ),
    Group(
        "/isystem",
        "组织与权限 | People and rights",
        "safety",
        (
            Page(
                "/isystem/user",
                icon="user",
                component="system/Users",
                resource="sys/user",
            ),
            Page("/isystem/realName", icon="idcard", resource="sys/realName"),
            Page("/isystem/userAgent", icon="contacts", resource="sys/sysUserAgent", hidden=True),
            Page(
                "/isystem/role",
                icon="safety",
                resource="sys/role",
                extra=(Action("sys:view:share", "共享列表视图 | Share list views"),),
            ),
            Page(
                "/isystem/permission",
                "菜单管理 | Menus and rights",
                "menu",
                "system/Menu",
                code="sys:permission:list",
                extra=(
                    Action("sys:permission:add", "新增 | Add"),
                    Action("sys:permission:edit", "修改 | Change"),
                    Action("sys:permission:delete", "删除 | Delete"),
                    Action("sys:permission:explain", "权限解释 | Explain a right"),
                    Action("sys:permission:tenant", "租户权限 | Rights of a tenant"),
                    Action("sys:permission:depart", "部门权限 | Rights of a department"),
                ),
            ),
            Page("/isystem/depart", icon="cluster", component="system/Departs", resource="sys/sysDepart"),
            Page(
                "/isystem/myDepart", "我的部门 | My departments", "team", "system/MyDeparts", code="sys:sysDepart:mine"
            ),
            Page("/isystem/departRole", icon="safety", resource="sys/sysDepartRole", hidden=True),
            Page("/isystem/position", icon="idcard", resource="sys/position"),
            Page(
                "/isystem/tenant",
                icon="cluster",
                resource="sys/tenant",
                extra=(Action("sys:tenant:delete", "删除 | Delete"),),
            ),
            Page("/isystem/supportVisit", icon="eye", resource="sys/supportVisit"),
            Page(
                "/isystem/online",
                "在线用户 | Online users",
                "user",
                "system/Online",
                code="sys:online:list",
                extra=(Action("sys:online:forceLogout", "强制退出 | Force sign-out"),),
            ),
            Page("/isystem/thirdAccount", icon="contacts", resource="sys/thirdAccount"),
        ),
    ),
    Group(
        "/isetting",
        "系统设置 | Settings",
        "setting",
        (
            Page(
                "/isystem/settings", "设置中心 | All settings", "setting", "system/Settings", code="sys:settings:list"
            ),
            Page("/isystem/dict", icon="book", component="system/Dicts", resource="sys/dict"),
            Page("/isystem/dictItem", icon="book", resource="sys/dictItem", hidden=True),
            Page("/isystem/category", icon="cluster", resource="sys/category"),
            Page("/isystem/sysParam", icon="setting", resource="sys/sysParam"),
            Page(
                "/isystem/annountCement",
                icon="notification",
                resource="sys/annountCement",
            ),
            Page("/isystem/announcementSend", icon="profile", resource="sys/sysAnnouncementSend", hidden=True),
            Page("/isystem/region", icon="cluster", resource="sys/region"),
            Page("/isystem/festival", icon="calendar", component="system/Festivals", resource="isystem/festival"),
            Page("/isystem/address", icon="contacts", resource="sys/address"),
            Page("/isystem/userAgreement", icon="file-text", resource="sys/userAgreement"),
            Page("/isystem/agreementAccept", icon="file-text", resource="sys/agreementAccept"),
            Page("/isystem/appVersion", icon="appstore", resource="sys/appVersion"),
            Page("/online/cgreport", icon="bar-chart", resource="online/cgreport/head"),
            Page("/isystem/sysMessageTemplate", icon="profile", resource="sys/message/sysMessageTemplate"),
            Page("/signing/template", icon="file-text", resource="sign/template"),
            Page("/signing/clause", icon="file-text", resource="sign/clause"),
            Page("/signing/key", icon="safety", resource="sign/key"),
            Page("/isystem/checkRule", icon="profile", resource="sys/checkRule"),
            Page("/isystem/fillRule", icon="profile", resource="sys/fillRule"),
            Page("/isystem/dataSource", icon="table", resource="sys/dataSource"),
            Page("/isystem/gatewayRoute", icon="appstore", resource="sys/gatewayRoute"),
            Page("/isystem/templateParse", icon="file-text", resource="sys/bTemplateParseConfigInfo"),
            Page("/isystem/fieldMap", icon="file-text", resource="sys/bFieldMapTemplateInfo", hidden=True),
        ),
    ),
    Group(
        "/imonitor",
        "监控与日志 | Monitoring",
        "bar-chart",
        (
            Page(
                "/isystem/service",
                "服务配置 | Services",
                "setting",
                "system/Service",
                code="sys:service:list",
                extra=(Action("sys:service:edit", "设置开关 | Set a switch"),),
            ),
            Page("/isystem/quartzJob", icon="clock-circle", resource="sys/quartzJob"),
            Page("/isystem/quartzJobLog", icon="bar-chart", resource="sys/quartzJobLog"),
            Page("/isystem/log", icon="file-text", component="system/Logs", resource="sys/log"),
            Page("/isystem/dataLog", "数据日志 | Data log", "profile", "system/DataLog", code="sys:dataLog:list"),
            Page(
                "/isystem/conversation",
                icon="profile",
                resource="chat/admin/conversation",
            ),
            Page("/isystem/sms", icon="file-text", resource="sys/sms"),
            Page("/isystem/sysMessage", icon="file-text", resource="sys/message/sysMessage"),
            Page("/isystem/ossFile", icon="file-text", resource="sys/oss/file"),
            Page("/isystem/ossLink", icon="file-text", resource="sys/oss/link"),
        ),
    ),
)
VERBS = {
    "list": "查询 | List",
    "add": "新增 | Add",
    "edit": "修改 | Change",
    "delete": "删除 | Delete",
    "export": "导出 | Export",
    "import": "导入 | Import",
}
