"""What other domains may call: clean states and names of units. Imports nothing that calls other domains back."""

from server.rental.cleaning import clean_targets, set_clean_state
from server.rental.holds import release_expired_holds, release_holds_of

__all__ = ["clean_targets", "release_expired_holds", "release_holds_of", "set_clean_state"]
