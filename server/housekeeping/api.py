"""What other domains may ask of housekeeping."""

from server.housekeeping.absence import settle_absences
from server.housekeeping.figures import Waiting, open_count, state_counts
from server.housekeeping.rules import raise_event, withdraw_cleaning
from server.housekeeping.watch import raise_alarms, settle_unaccepted

__all__ = [
    "Waiting",
    "open_count",
    "raise_alarms",
    "raise_event",
    "settle_absences",
    "settle_unaccepted",
    "state_counts",
    "withdraw_cleaning",
]
