"""What workers and other domains may use of system administration."""

from server.system.announcements import turn_announcements
from server.system.fill_rules import draw_number

__all__ = ["draw_number", "turn_announcements"]
