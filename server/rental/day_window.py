"""The day window: how far back what was booked can still be changed; older days only get correction entries of today.

So the figures of an old day never change, and nothing is frozen while the house goes on.
"""

from datetime import date, timedelta

from schema.kit.base import Base
from schema.kit.errors import Conflict
from server.kit.business_day import business_day
from server.kit.switches import EDITABLE_DAYS, SWITCHES, read_switch


async def editable_days(tenant_id: int) -> int:
    """Days before the business day that can still be changed; nonsense counts as not set."""
    text = await read_switch(tenant_id, EDITABLE_DAYS)
    return int(text if text.isdecimal() else SWITCHES[EDITABLE_DAYS].default)


async def first_editable(tenant_id: int) -> date:
    """The first business day that can still be changed."""
    return await business_day(tenant_id) - timedelta(days=await editable_days(tenant_id))


async def booked_day(row: Base, day: date) -> date:
    """The business day that a row counts on: the one that it says, or the later one on which it was entered."""
    return max(day, await business_day(row.tenant_id, row.create_time))


async def refuse_closed(tenant_id: int, day: date, hint: str) -> None:
    """Conflict when a day is older than the window; `hint`: what to do instead, a pair text."""
    first = await first_editable(tenant_id)
    if day < first:
        zh, en = hint.split(" | ")
        text = f"{day}已日结，只能改{first}及以后；{zh} | {day} is closed, changes go back to {first}; {en}"
        raise Conflict(text, id="day.closed", result={"day": day.isoformat(), "first": first.isoformat()})
