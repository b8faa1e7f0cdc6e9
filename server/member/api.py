"""What workers and other domains may ask of members."""

from server.member.awards import award, award_account, withdraw_award
from server.member.segments import accounts_of_segments, holds_account, holds_member, ids_of_segment, open_segment
from server.member.suspensions import propose_suspensions

__all__ = [
    "accounts_of_segments",
    "award",
    "award_account",
    "holds_account",
    "holds_member",
    "ids_of_segment",
    "open_segment",
    "propose_suspensions",
    "withdraw_award",
]
