"""What other domains and jobs may call. Imports nothing that calls other domains back."""

from server.rental.cleaning import clean_targets, set_clean_state
from server.rental.holds import release_expired_holds, release_holds_of
from server.rental.leases import turn_day

__all__ = ["clean_targets", "release_expired_holds", "release_holds_of", "set_clean_state", "turn_day"]
