"""What workers and other domains may use of system administration."""

from server.system.announcements import turn_announcements

__all__ = ["turn_announcements"]
