"""The business day of an organisation: it begins at a parameter (06:00 Shanghai time), not at midnight.

Arrivals, figures and shifts belong to the day in which they are worked.
"""

import re
from datetime import date, datetime, time

from schema.kit.clock import business_day_of, now, start_of_business_day
from server.kit.switches import BUSINESS_DAY, SWITCHES, read_switch

LATEST_TURN = time(12)
_CLOCK = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])", re.ASCII)


def read_turn(text: str) -> time | None:
    """The time of a parameter's text; None when it is none, or later than noon."""
    found = _CLOCK.fullmatch(text.strip())
    turn = time(int(found[1]), int(found[2])) if found else None
    return turn if turn is not None and turn <= LATEST_TURN else None


USUAL_TURN = read_turn(SWITCHES[BUSINESS_DAY].default) or time(6)


async def day_turn(tenant_id: int) -> time:
    """When the business day of an organisation turns, Shanghai time; nonsense counts as not set."""
    return read_turn(await read_switch(tenant_id, BUSINESS_DAY)) or USUAL_TURN


async def business_day(tenant_id: int, moment: datetime | None = None) -> date:
    """The day of the house now, or at a moment."""
    turn = await day_turn(tenant_id)
    return business_day_of(moment or now(), turn)


async def day_begins(tenant_id: int, day: date) -> datetime:
    """The moment at which a business day begins, as UTC."""
    return start_of_business_day(day, await day_turn(tenant_id))
