"""Numbers of housekeeping orders: JJ, the day, and four digits that start again every day."""

from server.kit.business_day import business_day
from server.kit.numbers import next_number
from server.kit.unit_of_work import Work


async def next_order_no(work: Work) -> str:
    """The next number; makers of orders of one tenant wait for each other until they commit."""
    prefix = f"JJ{await business_day(work.actor.tenant_id):%y%m%d}"
    return await next_number(work, "hk_order", "order_no", prefix, 4)
