"""Totals: what an order costs in fen, and what a housekeeper has done in all."""

from server.kit.unit_of_work import Work

_SUM = """
SELECT coalesce(sum(amount), 0) AS total FROM hk_order_item WHERE tenant_id = $1 AND order_id = $2 AND del_flag = 0
"""

# Two orders of hers that end at one moment are counted one after the other: the second count sees what the first has committed.
_QUEUE = "SELECT id FROM hk_staff WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE"
# No row version: derived figures must not make a form that somebody has open stale.
_TOTALS = """
UPDATE hk_staff s SET orders_total = t.orders, amount_total = t.amount
FROM (SELECT count(*) AS orders, coalesce(sum(cost), 0) AS amount FROM hk_order
      WHERE tenant_id = $1 AND staff_id = $2 AND state = 'completed' AND del_flag = 0) t
WHERE s.tenant_id = $1 AND s.id = $2 RETURNING s.row_version
"""


async def sum_amounts(work: Work, order_id: int) -> int:
    """Fen of all lines of an order."""
    _, rows = await work.db.execute_query(_SUM, [work.actor.tenant_id, order_id])
    return int(rows[0]["total"])


async def refresh_totals(work: Work, staff_id: int) -> None:
    """Counts completed orders and their cost anew and tells the staff list."""
    whose = [work.actor.tenant_id, staff_id]
    await work.db.execute_query(_QUEUE, whose)
    _, rows = await work.db.execute_query(_TOTALS, whose)
    if rows:
        work.emit_rows("housekeeping/staff", "edit", [(staff_id, int(rows[0]["row_version"]))])
