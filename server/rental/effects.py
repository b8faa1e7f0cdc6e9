"""What the transitions of rental do besides changing a state: the effects of every part."""

from server.engine.effects import Effects
from server.rental.channels.effects import EFFECTS as CHANNEL_EFFECTS
from server.rental.companies.effects import EFFECTS as COMPANY_EFFECTS
from server.rental.houses.shelf import EFFECTS as HOUSE_EFFECTS
from server.rental.lease_changes.effects import EFFECTS as LEASE_CHANGE_EFFECTS
from server.rental.lease_changes.undoing import EFFECTS as LEASE_EFFECTS
from server.rental.locks.codes import EFFECTS as LOCK_EFFECTS
from server.rental.meters.effects import EFFECTS as METER_EFFECTS
from server.rental.orders.effects import EFFECTS as ORDER_EFFECTS
from server.rental.owners.effects import EFFECTS as OWNER_EFFECTS
from server.rental.pricing.plan_steps import EFFECTS as PLAN_EFFECTS
from server.rental.receivables.messages import EFFECTS as DUNNING_EFFECTS
from server.rental.settlements.effects import EFFECTS as SETTLEMENT_EFFECTS
from server.rental.shifts.effects import EFFECTS as SHIFT_EFFECTS
from server.rental.tickets.effects import EFFECTS as TICKET_EFFECTS
from server.rental.viewings.effects import EFFECTS as VIEWING_EFFECTS

EFFECTS: dict[str, Effects] = {
    **CHANNEL_EFFECTS,
    **COMPANY_EFFECTS,
    **HOUSE_EFFECTS,
    **ORDER_EFFECTS,
    **LEASE_EFFECTS,
    **LEASE_CHANGE_EFFECTS,
    **LOCK_EFFECTS,
    **METER_EFFECTS,
    **DUNNING_EFFECTS,
    **VIEWING_EFFECTS,
    **SETTLEMENT_EFFECTS,
    **SHIFT_EFFECTS,
    **TICKET_EFFECTS,
    **PLAN_EFFECTS,
    **OWNER_EFFECTS,
}
