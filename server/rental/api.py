"""What other domains and jobs may call of rental. It imports nothing that calls other domains back."""

from server.rental.availability.offer import read_offer
from server.rental.board.holds import release_expired_holds, release_holds_of
from server.rental.cleaning.past_events import PastEvent, read_past_events
from server.rental.cleaning.states import clean_targets, set_clean_state
from server.rental.day.figures import clean_states, month_figures, nightly_occupancy, order_figures, room_plan
from server.rental.inventory.units import lock_units_left
from server.rental.leases.lapse import lapse_leases
from server.rental.meters.billing import make_utility_bills
from server.rental.meters.rounds import AT_ONCE as METERS_AT_ONCE
from server.rental.meters.rounds import BeginRound, begin_round, plan_round
from server.rental.tickets.opening import open_ticket

__all__ = [
    "METERS_AT_ONCE",
    "BeginRound",
    "PastEvent",
    "begin_round",
    "clean_states",
    "clean_targets",
    "lapse_leases",
    "lock_units_left",
    "make_utility_bills",
    "month_figures",
    "nightly_occupancy",
    "open_ticket",
    "order_figures",
    "plan_round",
    "read_offer",
    "read_past_events",
    "release_expired_holds",
    "release_holds_of",
    "room_plan",
    "set_clean_state",
]
