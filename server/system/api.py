"""What workers and other domains may use of system administration."""

from server.system.access.holders import administrators_of, holders_by_rows, holders_of
from server.system.access.platform import is_platform
from server.system.announcements.effects import turn_announcements
from server.system.announcements.files import KINDS as ANNOUNCED
from server.system.announcements.files import may_see_file
from server.system.announcements.reading import read_about
from server.system.menus.online_entries import is_online, resource_behind
from server.system.messages.notifications import notify, update_notification, withdraw_notification
from server.system.messages.text import write_text
from server.system.public.apps import apps_of
from server.system.reports.lists import open_report
from server.system.rules.fill import draw_number
from server.system.stand_ins.queries import stand_ins, stand_ins_of
from server.system.tenants.terms import check_quota, hold_quota

__all__ = [
    "ANNOUNCED",
    "administrators_of",
    "apps_of",
    "check_quota",
    "draw_number",
    "hold_quota",
    "holders_by_rows",
    "holders_of",
    "is_online",
    "is_platform",
    "may_see_file",
    "notify",
    "open_report",
    "read_about",
    "resource_behind",
    "stand_ins",
    "stand_ins_of",
    "turn_announcements",
    "update_notification",
    "withdraw_notification",
    "write_text",
]
