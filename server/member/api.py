"""What the workers may ask of members."""

from server.member.suspensions import propose_suspensions

__all__ = ["propose_suspensions"]
