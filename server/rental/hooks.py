"""Hooks of the generic screens of rental, collected from every part."""

from server.engine.hooks import Hooks
from server.rental.houses.hooks import HOOKS as HOUSE_HOOKS
from server.rental.houses.overbooking import HOOKS as OVERBOOKING_HOOKS
from server.rental.merging import HOOKS as MERGING_HOOKS
from server.rental.meters.hooks import HOOKS as METER_HOOKS
from server.rental.orders.imports import HOOKS as ORDER_HOOKS
from server.rental.owners.hooks import HOOKS as OWNER_HOOKS
from server.rental.pricing.hooks import HOOKS as PRICE_HOOKS
from server.rental.pricing.long_prices import HOOKS as LONG_PRICE_HOOKS
from server.rental.pricing.plan_steps import HOOKS as PLAN_HOOKS
from server.rental.tickets.hooks import HOOKS as TICKET_HOOKS
from server.rental.viewings.hooks import HOOKS as VIEWING_HOOKS

HOOKS: dict[str, Hooks] = {
    **OVERBOOKING_HOOKS,
    **HOUSE_HOOKS,
    **PRICE_HOOKS,
    **LONG_PRICE_HOOKS,
    **PLAN_HOOKS,
    **ORDER_HOOKS,
    **METER_HOOKS,
    **VIEWING_HOOKS,
    **TICKET_HOOKS,
    **OWNER_HOOKS,
    **MERGING_HOOKS,
}
