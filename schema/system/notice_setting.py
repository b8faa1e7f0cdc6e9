"""Reminder settings of a person: the hours in which nothing pops up, and what is shown where."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Ref
from schema.kit.dictionary import dictionary

# What a notice is about; the program tells it from its kind and the page where it is handled.
NOTICE_KIND = dictionary(
    "notice_kind",
    "消息类别 | Kind of notice",
    "announcement=通知公告 | Announcements",
    "approval=审批 | Approvals",
    "rental=房源与订单 | Houses and orders",
    "housekeeping=保洁 | Housekeeping",
    "chamber=会员与商会 | Members and the chamber",
    "account=账号与安全 | Account and security",
    "other=其他消息 | Other messages",
)
POPUP, DESKTOP = "popup", "desktop"


class NoticeSetting(Base):
    """`quiet_begin` and `quiet_end` are "HH:MM" of the business clock; a night runs over midnight. `muted`: "kind.channel" of what is not
    shown there, comma-joined; the list of notices has everything."""

    user_id = Ref()
    quiet = Bool(default=False)
    quiet_begin = Char(5, default="22:00")
    quiet_end = Char(5, default="08:00")
    urgent_through = Bool(default=True)
    muted = Char(400, default="")

    class Meta:
        table = "sys_notice_setting"


NOTICE_SETTING_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_notice_setting ON sys_notice_setting (tenant_id, user_id) WHERE del_flag = 0",
]
