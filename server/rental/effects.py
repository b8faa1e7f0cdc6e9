"""What the transitions of rental do besides changing a state: the effects of every part."""

from server.engine.effects import Effects
from server.rental.leases.effects import EFFECTS as LEASE_EFFECTS
from server.rental.meters.effects import EFFECTS as METER_EFFECTS
from server.rental.orders.effects import EFFECTS as ORDER_EFFECTS
from server.rental.viewings.effects import EFFECTS as VIEWING_EFFECTS

EFFECTS: dict[str, Effects] = {**ORDER_EFFECTS, **LEASE_EFFECTS, **METER_EFFECTS, **VIEWING_EFFECTS}
