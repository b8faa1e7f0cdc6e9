"""What other domains and jobs may call. Imports nothing that calls other domains back."""

from server.rental.cleaning import clean_targets, set_clean_state
from server.rental.figures import clean_states, month_figures, nightly_occupancy, order_figures
from server.rental.holds import release_expired_holds, release_holds_of
from server.rental.offer import read_offer
from server.rental.renters import OWN_DATA, own_data_of, take_over
from server.rental.units import lock_units_left

__all__ = [
    "OWN_DATA",
    "clean_states",
    "clean_targets",
    "lock_units_left",
    "month_figures",
    "nightly_occupancy",
    "order_figures",
    "own_data_of",
    "read_offer",
    "release_expired_holds",
    "release_holds_of",
    "set_clean_state",
    "take_over",
]
