"""What workers and other domains may use of system administration."""

from server.system.announcement_files import KINDS as ANNOUNCED
from server.system.announcement_files import may_see_file
from server.system.announcement_reading import read_about
from server.system.announcements import turn_announcements
from server.system.apps import apps_of
from server.system.fill_rules import draw_number
from server.system.holders import administrators_of, holders_of
from server.system.messages import retell, tell, untell
from server.system.online_entries import is_online, resource_behind
from server.system.platform import is_platform
from server.system.stand_in import stand_ins, stand_ins_of
from server.system.terms import check_quota

__all__ = [
    "ANNOUNCED",
    "administrators_of",
    "apps_of",
    "check_quota",
    "draw_number",
    "holders_of",
    "is_online",
    "is_platform",
    "may_see_file",
    "read_about",
    "resource_behind",
    "retell",
    "stand_ins",
    "stand_ins_of",
    "tell",
    "turn_announcements",
    "untell",
]
