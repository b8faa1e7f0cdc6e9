"""The day use share: what hours cost of the night's price, a parameter that administrators set."""

from decimal import Decimal

from schema.kit.money import round_fen
from server.kit.parameter import fault_of
from server.kit.switches import DAY_USE_SHARE, SWITCHES, read_switch


async def read_share(tenant_id: int) -> Decimal:
    """The parameter of the organisation; what was stored before its kind was checked counts as not set."""
    switch, value = SWITCHES[DAY_USE_SHARE], await read_switch(tenant_id, DAY_USE_SHARE)
    return Decimal(value if fault_of(switch, value) is None else switch.default)


def share_of(price: int, share: Decimal) -> int:
    """Rounded half up to whole yuan."""
    return round_fen(price * share / 100) * 100
