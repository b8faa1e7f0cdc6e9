"""The reckoning of a month of a company: what its guests left owing who were gone by its end, and no other statement asks for."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

import asyncpg

from schema.kit.clock import month_start

# One line for an order. What was left open by a month before stands in the next one until it is in one that was issued.
_LINES = """
SELECT o.id AS order_id, o.order_no, o.guest_names AS guests, coalesce(u.title, '') AS room, o.check_in, o.check_out,
    o.balance AS amount
FROM rent_daily_order o LEFT JOIN rent_unit u ON u.id = o.unit_id AND u.tenant_id = o.tenant_id
WHERE o.tenant_id = $1 AND o.company_id = $2 AND o.del_flag = 0 AND o.state = 'checked_out' AND o.balance > 0
    AND o.check_out < $3 AND NOT EXISTS (SELECT 1 FROM rent_company_statement_line l
        JOIN rent_company_statement s ON s.id = l.statement_id AND s.del_flag = 0
        WHERE l.order_id = o.id AND l.tenant_id = $1 AND s.id <> $4 AND s.state <> 'paid')
ORDER BY o.check_out, o.order_no"""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Fen; `lines` are columns of `CompanyStatementLine`."""

    lines: Sequence[dict[str, Any]]

    def totals(self) -> dict[str, int]:
        return {"stays": len(self.lines), "amount": sum(line["amount"] for line in self.lines)}


async def reckon(
    reader: asyncpg.Connection, tenant_id: int, company_id: int, month: date, statement_id: int = 0
) -> Reckoned:
    """The month of the day `month`; `statement_id`: the statement that it is for, whose own lines stand in no way."""
    after = month_start(month, 1)
    rows = await reader.fetch(_LINES, tenant_id, company_id, after, statement_id)
    return Reckoned([dict(row) for row in rows])
