"""The reckoning of a month of a housekeeper: the orders that she completed, each at what its lines came to when it was done.

An order is in one sheet at most; one that was passed only after its month was drawn up stands in the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import asyncpg

from schema.kit.clock import month_start
from server.kit.local_time import local_day

_FINISHED = local_day("o.finish_at")
# What came before her first sheet was paid in another way.
_LINES = f"""
SELECT o.id AS order_id, o.order_no, o.type, coalesce(u.title, '') AS room, {_FINISHED} AS finished_on, o.minutes, o.cost AS amount
FROM hk_order o LEFT JOIN rent_unit u ON u.id = o.unit_id AND u.tenant_id = o.tenant_id
WHERE o.tenant_id = $1 AND o.staff_id = $2 AND o.del_flag = 0 AND o.state = 'completed' AND o.cost > 0
    AND {_FINISHED} < $4 AND {_FINISHED} >= least($3, (SELECT min(first_day) FROM hk_pay_sheet
        WHERE tenant_id = $1 AND staff_id = $2 AND del_flag = 0))
    AND NOT EXISTS (SELECT 1 FROM hk_pay_sheet_line l JOIN hk_pay_sheet s ON s.id = l.sheet_id AND s.del_flag = 0
        WHERE l.order_id = o.id AND l.tenant_id = $1 AND s.id <> $5)
ORDER BY o.finish_at, o.order_no"""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Fen; `lines` are columns of `PaySheetLine`."""

    lines: Sequence[dict[str, Any]]

    def totals(self) -> dict[str, int]:
        return {
            "orders": len(self.lines),
            "minutes": sum(line["minutes"] for line in self.lines),
            "amount": sum(line["amount"] for line in self.lines),
        }


async def reckon(reader: asyncpg.Connection, tenant_id: int, staff_id: int, month: date, sheet_id: int = 0) -> Reckoned:
    """The month of the day `month`; `sheet_id`: the sheet that it is for, whose own lines stand in no way."""
    first, after = month_start(month), month_start(month, 1)
    rows = await reader.fetch(_LINES, tenant_id, staff_id, first, after, sheet_id)
    return Reckoned([dict(row) for row in rows])
