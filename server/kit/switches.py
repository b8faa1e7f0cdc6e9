"""Switches: parameters with a declared meaning that administrators set.

They are cached per process and read anew when one is changed.
"""

from schema.kit.text import Pair, pair
from server.kit.cache import TenantCache
from server.kit.database import pool
from server.kit.parameter import ON, Switch

PLATFORM_TENANT = 1
PATH = "sys/sysParam"


SAFE_MODE, ALL_SAFE_MODE, NOTICE, CAPTCHA, LOG = (
    "safeMode",
    "platformSafeMode",
    "maintenanceNotice",
    "loginCaptcha",
    "logOn",
)
REGISTRATION, APPROVAL, SIGN_UP_ROLE = "registration", "registrationApproval", "registrationRole"

PORTAL, PORTAL_HOST = "portalOpen", "portalHost"
SITE_SLOGAN, SITE_RECORD = "siteSlogan", "siteRecord"
REFUND_APPROVAL, BUSINESS_DAY, EDITABLE_DAYS = "refundApprovalAbove", "businessDayTurn", "editableDays"
PENALTY_MONTHS, HOLDOVER_FACTOR, RENT_FIRST = "penaltyMonths", "holdoverFactor", "setOffRentFirst"
SHIFT_DUE, PRICE_APPROVAL = "shiftDue", "priceApprovalAbove"
COUNT_REVIEW = "countReviewAbove"
DAY_USE_SHARE, VIEWINGS_PER_HOUSE = "dayUseShare", "viewingsPerHouse"
LEASE_DRAFT_HOURS, LEASE_UNSIGNED_DAYS = "leaseDraftHours", "leaseUnsignedDays"
LATE_FEE, LATE_FEE_FROM, LATE_FEE_RATE, LATE_FEE_CAP = "lateFee", "lateFeeFromDay", "lateFeeRate", "lateFeeCap"
DUNNING_AUTO = "dunningAuto"
STORAGE, STORAGE_PERSON = "storageQuota", "storagePersonQuota"
CHAT_FRIENDS, CHAT_DAYS = "chat.friends.default", "chat.retention.days"
SHARED_TABLES = "sharedTables"
# By the name that fields give (`Files.by`): part of their limits -> parameter.
PHOTO_LIMITS: dict[str, dict[str, str]] = {
    "property": {"most": "photoCount", "megabytes": "photoMegabytes", "side": "photoSide"},
    "cover": {"megabytes": "photoMegabytes", "side": "photoSide"},
    "voucher": {"most": "voucherCount", "megabytes": "voucherMegabytes"},
    "staff": {"most": "staffPhotoCount", "megabytes": "staffPhotoMegabytes"},
}
SUB_APPS = {"assetMg": "subAppAssetMg", "risk": "subAppRisk", "workflow": "subAppWorkflow"}
_ENTRY = pair(
    "入口 JSON 的地址；空为本机自带的应用，其他主机须由部署者列入允许名单"
    " | Address of the entry JSON; empty: our own; other hosts must be allowed by whoever runs the installation"
)


def _photo_limits(by: str, what: Pair, *, most: tuple[str, str], megabytes: str, side: str = "") -> list[Switch]:
    """Its count, its size and, where it is asked for, its least side in pixels."""
    keys = PHOTO_LIMITS[by]
    zh, en = what.zh, what.en

    def limit(part: str, label: tuple[str, str], value: tuple[str, str, str], unit: str) -> Switch:
        effect = Pair(f"上传{zh}时检查；已有的不受影响", f"Checked when one is brought ({en}); what is there stays")
        default, least, top = value
        names = Pair(f"{zh}{label[0]}", f"{en}: {label[1]}")
        return Switch(keys[part], names, effect, "number", default, least=least, most=top, unit=pair(unit))

    found = [
        limit("most", ("数量上限", "at most"), (most[0], "1", most[1]), "张 | photos"),
        limit("megabytes", ("大小上限", "size of each"), (megabytes, "1", megabytes), "MB | MB"),
    ]
    if side:
        found.append(limit("side", ("短边下限", "shorter side"), (side, "0", "4000"), "像素 | pixels"))
    return found


_SWITCHES = [
    Switch(
        SAFE_MODE,
        pair("只读模式 | Read only"),
        pair("本机构的人只能查看，不能修改 | People of this organisation may look, not change"),
    ),
    Switch(
        ALL_SAFE_MODE,
        pair("全平台只读 | Whole platform read only"),
        pair("所有机构只能查看，用于升级维护 | All organisations may only look, for maintenance"),
        platform=True,
    ),
    Switch(
        NOTICE,
        pair("维护公告 | Maintenance notice"),
        pair("显示在每个页面顶部，空则不显示 | Shown above every page; empty shows nothing"),
        kind="text",
        default="",
    ),
    Switch(
        CAPTCHA,
        pair("登录总是要验证码 | Sign-in always asks for the code"),
        pair("关闭时只在多次失败后要求 | Switched off, only after failures"),
        platform=True,
    ),
    Switch(
        REGISTRATION,
        pair("开放注册 | Registration"),
        pair("任何人可凭手机验证码注册账号 | Anybody may make an account with a code to their phone"),
        default=ON,
    ),
    Switch(
        APPROVAL,
        pair("注册须审核 | Approve registrations"),
        pair("注册后由管理员在用户管理中通过 | Who registered waits until an administrator approves"),
        default=ON,
    ),
    Switch(
        SIGN_UP_ROLE,
        pair("注册用户的角色 | Role of registered users"),
        pair("角色编码；空则总须审核并由管理员分配 | A role code; empty: always approved, and given roles by hand"),
        kind="text",
        default="",
    ),
    Switch(
        LOG,
        pair("记录操作日志 | Log operations"),
        pair("关闭后不再记录操作，登录仍记录 | Switched off, only sign-ins are logged"),
        default=ON,
    ),
    Switch(
        PORTAL,
        pair("开放门户 | Public portal"),
        pair("官网 /guanwang 对任何人公开已发布的内容 | The page /guanwang shows what is published to everybody"),
    ),
    Switch(
        PORTAL_HOST,
        pair("门户域名 | Host of the portal"),
        pair("以此域名访问时显示本机构的门户 | Visitors of this host see this organisation's portal"),
        kind="text",
        default="",
    ),
    Switch(
        SITE_SLOGAN,
        pair("官网标语 | Slogan of the site"),
        pair("官网首屏的大字，空则为系统自带 | In large letters on the site; empty: ours"),
        kind="text",
        default="",
    ),
    Switch(
        SITE_RECORD,
        pair("官网备案号 | Record number of the site"),
        pair("显示在官网底部，空则不显示 | At the foot of the site; empty shows nothing"),
        kind="text",
        default="",
    ),
    Switch(
        CHAT_FRIENDS,
        pair("同事互为好友 | All staff are friends"),
        pair("关闭后只有已加的好友可以开始单聊 | Switched off, only accepted friends may begin a talk"),
        default=ON,
    ),
    Switch(
        CHAT_DAYS,
        pair("聊天记录保留天数 | Days that talk is kept"),
        pair(
            "更早的消息及其文件每天夜里删除，不能恢复；0 为永久"
            " | Older messages and their files are deleted for good each night; 0 keeps them for ever"
        ),
        kind="number",
        default="0",
        most="99999",
        unit=pair("天 | days"),
    ),
    Switch(
        REFUND_APPROVAL,
        pair("退款审批起点（元） | Refunds need approval above (yuan)"),
        pair(
            "同一订单或合同累计退出的金额超过它时，须他人在审批中心同意后才付款；0 为每笔都审批"
            " | What goes out of one order or lease above this waits until somebody else agrees; 0: every refund waits"
        ),
        kind="number",
        default="2000",
        most="99999",
        unit=pair("元 | yuan"),
    ),
    Switch(
        PRICE_APPROVAL,
        pair("改价审批起点（元） | Lower prices need approval above (yuan)"),
        pair(
            "订单改价使房费比原来少收超过此额时，须他人在审批中心同意后才生效；0 为每次降价都审批"
            " | What a change of prices takes off a stay above this waits until somebody else agrees; 0: every lower price"
        ),
        kind="number",
        default="2000",
        most="99999",
        unit=pair("元 | yuan"),
    ),
    Switch(
        COUNT_REVIEW,
        pair("盘点复核起点（元） | Counts need a second person above (yuan)"),
        pair(
            "盘点差异合计超过此额时，须由盘点人以外的人结账；0 为有差异即须他人"
            " | A count whose differences come to more is closed by somebody else; 0: whenever anything differs"
        ),
        kind="number",
        default="200",
        most="99999",
        unit=pair("元 | yuan"),
    ),
    Switch(
        BUSINESS_DAY,
        pair("营业日切换时刻 | The business day turns at"),
        pair(
            "早于此时刻仍属前一营业日：入住、离店、收银、保洁与日报都按它计，格式 06:00"
            " | Until then it is still the day before: arrivals, departures, cashier, housekeeping, figures; like 06:00"
        ),
        kind="time",
        default="06:00",
        most="12:00",
    ),
    Switch(
        EDITABLE_DAYS,
        pair("可改天数 | Days that can still be changed"),
        pair(
            "更早的收款、读数不能冲正或修改，只能用今天的更正流水指向它，旧日报不变；0 为只能改当天"
            " | Older money and readings are neither reversed nor changed, only corrected by a line of today; 0: today alone"
        ),
        kind="number",
        default="7",
        most="60",
        unit=pair("天 | days"),
    ),
    Switch(
        DAY_USE_SHARE,
        pair("钟点房价格比例 | What day use costs"),
        pair("钟点房按当晚房价的比例计价 | Day use costs this share of the night's price"),
        kind="number",
        default="0.5",
        least="0.01",
        most="2",
        places=2,
    ),
    Switch(
        VIEWINGS_PER_HOUSE,
        pair("每套房源每时段看房数 | Viewings of a house in a period"),
        pair(
            "同一套房源（含其房间和床位）同一时段最多预约几次 | At most so many in a period, its rooms and beds included"
        ),
        kind="number",
        default="3",
        least="1",
        most="99",
        unit=pair("次 | viewings"),
    ),
    Switch(
        LEASE_DRAFT_HOURS,
        pair("合同草稿保留小时数 | Hours that a draft lease is held"),
        pair("草稿占用房源这么久，过时自动作废 | A draft holds its unit so long, then it is void"),
        kind="number",
        default="24",
        least="1",
        most="720",
        unit=pair("小时 | hours"),
    ),
    Switch(
        LEASE_UNSIGNED_DAYS,
        pair("未签合同保留天数 | Days that an unsigned lease is held"),
        pair(
            "提交后这么多天仍未签署，自动作废并释放房源 | Not signed within so many days, it is void and its unit free"
        ),
        kind="number",
        default="3",
        least="1",
        most="60",
        unit=pair("天 | days"),
    ),
    Switch(
        PENALTY_MONTHS,
        pair("租客违约金（月租） | Penalty of a lessee (months)"),
        pair(
            "租客违约退租时，未另行约定的违约金为几个月租金"
            " | What a lessee who breaks the contract pays in months of rent, where nothing else was agreed"
        ),
        kind="number",
        default="1",
        most="12",
        places=2,
        unit=pair("月 | months"),
    ),
    Switch(
        HOLDOVER_FACTOR,
        pair("超期占用租金倍数 | Rent after the end"),
        pair("合同到期未退租，按月租的几倍计到离开日 | Who stays on pays so many times the rent"),
        kind="number",
        default="1",
        least="1",
        most="1.5",
        places=2,
    ),
    Switch(
        RENT_FIRST,
        pair("退租先抵租金 | Rent is set off first"),
        pair(
            "开启时先抵未付租金再抵其他账单，各自从最早的开始；关闭时只按应付日先后"
            " | On: unpaid rent before other bills, the oldest first; off: by due date alone"
        ),
        default=ON,
    ),
    Switch(
        SHIFT_DUE,
        pair("应付日遇休息日顺延 | Due days move on from rest days"),
        pair(
            "开启后，新计划的租金和押金账单遇周末或法定节假日，应付日顺延到下一个工作日；已有账单不变"
            " | On: rent and deposits planned from now on that fall due on a weekend or legal holiday are due on the next working day"
        ),
    ),
    Switch(
        LATE_FEE,
        pair("收取滞纳金 | Late fee"),
        pair(
            "逾期租金按日计滞纳金，付款时或月末出账 | Rent that is late costs a fee a day, billed when it is paid or at the month's end"
        ),
    ),
    Switch(
        LATE_FEE_FROM,
        pair("滞纳金起算日 | Late fee from day"),
        pair("逾期第几天开始计 | The day late from which it counts"),
        kind="number",
        default="4",
        least="1",
        most="365",
        unit=pair("天 | days"),
    ),
    Switch(
        LATE_FEE_RATE,
        pair("滞纳金日利率 | Late fee a day"),
        pair("每天按未付租金的百分比计 | A percentage of the open rent for each day"),
        kind="number",
        default="0.05",
        least="0.001",
        most="1",
        places=3,
        unit=pair("% | %"),
    ),
    Switch(
        LATE_FEE_CAP,
        pair("滞纳金上限 | Most late fee"),
        pair("一张账单的滞纳金不超过其金额的百分比 | No more than this percentage of the bill"),
        kind="number",
        default="20",
        least="1",
        most="100",
        unit=pair("% | %"),
    ),
    Switch(
        DUNNING_AUTO,
        pair("催缴短信自动发送 | Send reminders by themselves"),
        pair(
            "关闭时每条催缴短信都须有人批准才发送；催款函始终须人工出具"
            " | Switched off, each reminder waits for a person's approval; letters always do"
        ),
    ),
    Switch(
        STORAGE,
        pair("机构存储空间默认上限 | Storage of an organisation"),
        pair(
            "未单独设置的机构最多存放的文件量，上传中和回收站中的都计入"
            " | What organisations without a limit of their own may keep; uploads on their way and the bin count too"
        ),
        kind="number",
        default="51200",
        platform=True,
        least="1",
        most="100000000",
        unit=pair("MB | MB"),
    ),
    Switch(
        STORAGE_PERSON,
        pair("每人存储空间上限 | Storage of a person"),
        pair("本机构每个人最多存放的文件量；0 为不限 | What each person of this organisation may keep; 0: no limit"),
        kind="number",
        default="10240",
        most="100000000",
        unit=pair("MB | MB"),
    ),
    Switch(
        SHARED_TABLES,
        pair("多人编辑的其他表格 | Other tables that are edited together"),
        pair(
            "同族客户端的表格键，逗号分隔；本机构的人编辑时互相看到，系统自带的表格按各自权限，不必列入"
            " | Keys of tables of other clients, by commas: people of this organisation see each other's edits; ours go by their rights"
        ),
        kind="text",
        default="",
    ),
    *_photo_limits("property", pair("房源照片 | Photos of a property"), most=("3", "7"), megabytes="20", side="600"),
    *_photo_limits("voucher", pair("保洁凭证 | Vouchers of cleaning"), most=("20", "50"), megabytes="10"),
    *_photo_limits("staff", pair("保洁员证件照 | ID photos of housekeepers"), most=("5", "20"), megabytes="10"),
    Switch(SUB_APPS["assetMg"], pair("资产应用入口 | Entry of assets"), _ENTRY, kind="text", default=""),
    Switch(SUB_APPS["risk"], pair("风险应用入口 | Entry of risks"), _ENTRY, kind="text", default=""),
    Switch(SUB_APPS["workflow"], pair("审批应用入口 | Entry of approvals"), _ENTRY, kind="text", default=""),
]
SWITCHES: dict[str, Switch] = {switch.key: switch for switch in _SWITCHES}

_READ = "SELECT param_key, param_value FROM sys_param WHERE tenant_id = $1 AND del_flag = 0 AND param_key = ANY($2)"


async def _read(tenant_id: int) -> dict[str, str]:
    rows = await pool().fetch(_READ, tenant_id, list(SWITCHES))
    return {row["param_key"]: row["param_value"] or "" for row in rows}


_held = TenantCache(_read, [PATH], unsubscribed_seconds=2.0)


async def read_switch(tenant_id: int, key: str) -> str:
    """The value of a declared switch for an organisation."""
    switch = SWITCHES[key]
    values = await _held.get(PLATFORM_TENANT if switch.platform else tenant_id)
    return values.get(key, switch.default)


def peek(tenant_id: int, key: str) -> str:
    """The value as last read, where nothing may be waited for."""
    switch = SWITCHES[key]
    values = _held.peek(PLATFORM_TENANT if switch.platform else tenant_id) or {}
    return values.get(key, switch.default)


async def is_on(tenant_id: int, key: str) -> bool:
    return await read_switch(tenant_id, key) == ON


async def is_safe_mode(tenant_id: int) -> bool:
    """Whether an organisation may only look, by its own choice or by that of the platform."""
    return await is_on(tenant_id, SAFE_MODE) or await is_on(tenant_id, ALL_SAFE_MODE)
