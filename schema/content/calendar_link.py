"""Addresses of personal calendars: by whom, and of what no more than a hash, as with a session."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref


class CalendarLink(Base):
    """One for a person in an organisation; a new address takes the place of the old one. `locale`: of who made it, since a calendar
    app says none. `read_at`: when an app fetched it last."""

    user_id = Ref()
    token_hash = Char(64, default="")
    locale = Char(5, default="zh")
    read_at = DateTime(null=True)

    class Meta:
        table = "sys_calendar_link"


CALENDAR_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_calendar_link_user" ON "sys_calendar_link" ("tenant_id", "user_id")'
    " WHERE del_flag = 0",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_sys_calendar_link_token" ON "sys_calendar_link" ("token_hash")',
]
