"""Numbers of housekeeping orders: JJ, the day, and four digits that start again every day."""

from server.kit.business_day import business_day
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work

_NEXT = """
SELECT coalesce(max(substring(order_no FROM 9)::int), 0) + 1 AS next FROM hk_order
WHERE tenant_id = $1 AND order_no LIKE $2 AND order_no ~ '^JJ[0-9]{10,}$'
"""


async def next_order_no(work: Work) -> str:
    """The next number; makers of orders of one tenant wait for each other until they commit."""
    prefix = f"JJ{await business_day(work.actor.tenant_id):%y%m%d}"
    tenant = work.actor.tenant_id
    await take_turn(work.connection, "hk_order_no", tenant)
    _, rows = await work.db.execute_query(_NEXT, [tenant, f"{prefix}%"])
    return f"{prefix}{rows[0]['next']:04d}"
