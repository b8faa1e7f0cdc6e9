"""What workers and other domains may ask of chat."""

from server.chat.export import write_export
from server.chat.files import TALK, may_see_talk_file
from server.chat.later import send_due
from server.chat.members import hand_over_groups
from server.chat.messages import send
from server.chat.retention import sweep_talk

__all__ = ["TALK", "hand_over_groups", "may_see_talk_file", "send", "send_due", "sweep_talk", "write_export"]
