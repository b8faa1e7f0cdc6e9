"""What workers and other domains may use of system administration."""

from server.system.announcements import turn_announcements
from server.system.fill_rules import draw_number
from server.system.stand_in import stand_ins, stand_ins_of

__all__ = ["draw_number", "stand_ins", "stand_ins_of", "turn_announcements"]
