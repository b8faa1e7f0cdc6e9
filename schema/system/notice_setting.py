"""Reminder settings of a person: the hours in which nothing pops up."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Ref


class NoticeSetting(Base):
    """`quiet_begin` and `quiet_end` are "HH:MM" of the business clock; a night runs over midnight."""

    user_id = Ref()
    quiet = Bool(default=False)
    quiet_begin = Char(5, default="22:00")
    quiet_end = Char(5, default="08:00")
    urgent_through = Bool(default=True)

    class Meta:
        table = "sys_notice_setting"


NOTICE_SETTING_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_notice_setting ON sys_notice_setting (tenant_id, user_id) WHERE del_flag = 0",
]
