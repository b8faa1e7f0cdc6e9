"""What other domains and jobs may call of rental. It imports nothing that calls other domains back."""

from server.rental.availability.offer import read_offer
from server.rental.board.holds import release_expired_holds, release_holds_of
from server.rental.cleaning.states import clean_targets, set_clean_state
from server.rental.day.figures import clean_states, month_figures, nightly_occupancy, order_figures
from server.rental.inventory.units import lock_units_left
from server.rental.meters.billing import make_utility_bills
from server.rental.renters import OWN_DATA, own_data_of, take_over

__all__ = [
    "OWN_DATA",
    "clean_states",
    "clean_targets",
    "lock_units_left",
    "make_utility_bills",
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
