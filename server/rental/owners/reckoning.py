"""The reckoning of a month of an owner: room charges of nights slept, rent that came in, repairs and expenses that the owner bears.

payout = income − costs − share, to the fen; the share is rounded once, over the income of the month (features.md BX57).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

import asyncpg

from schema.kit.clock import month_start
from schema.kit.money import round_fen
from schema.rental.owner_statement import EXPENSE, INCOME, RENT, REPAIR, STAY
from server.rental.spans import DAY

# One line for an order in a house. A stay counts from the night after which somebody has slept there.
_STAYS = """
SELECT h.id AS house_id, o.order_no AS no, '' AS text, min(n.night) AS from_day, max(n.night) AS to_day,
    count(*)::int AS nights, sum(n.price)::bigint AS amount
FROM rent_order_night n JOIN rent_daily_order o ON o.id = n.order_id AND o.del_flag = 0
JOIN rent_unit u ON u.id = n.unit_id JOIN rent_house h ON h.id = u.house_id
WHERE n.tenant_id = $1 AND h.owner_id = $2 AND n.night >= $3 AND n.night <= $4
    AND o.state IN ('in_house', 'checked_out', 'closed')
GROUP BY h.id, o.id, o.order_no"""

# Money on bills of rent, in the month in which it came; what is taken back counts against the month in which it was.
_RENT = """
SELECT h.id AS house_id, l.contract_no AS no, b.bill_no AS text, b.period_from AS from_day, b.period_to AS to_day,
    NULL::int AS nights,
    (coalesce(sum(a.amount) FILTER (WHERE a.booked_on >= $3 AND a.booked_on <= $4), 0)
        - coalesce(sum(a.amount) FILTER (WHERE a.ended_on >= $3 AND a.ended_on <= $4), 0))::bigint AS amount
FROM rent_bill_allocation a JOIN rent_bill b ON b.id = a.bill_id AND b.kind = 'rent'
JOIN rent_lease l ON l.id = b.lease_id JOIN rent_unit u ON u.id = l.unit_id JOIN rent_house h ON h.id = u.house_id
WHERE a.tenant_id = $1 AND h.owner_id = $2 AND a.kind = 'paid'
    AND ((a.booked_on >= $3 AND a.booked_on <= $4) OR (a.ended_on >= $3 AND a.ended_on <= $4))
GROUP BY h.id, l.contract_no, b.id, b.bill_no, b.period_from, b.period_to"""

_REPAIRS = """
SELECT h.id AS house_id, t.no, t.title AS text, t.done_on AS from_day, t.done_on AS to_day, NULL::int AS nights, t.cost AS amount
FROM rent_ticket t JOIN rent_unit u ON u.id = t.unit_id JOIN rent_house h ON h.id = u.house_id
WHERE t.tenant_id = $1 AND t.del_flag = 0 AND h.owner_id = $2 AND t.payer = 'lessor' AND t.state IN ('done', 'closed')
    AND t.done_on >= $3 AND t.done_on <= $4 AND t.cost > 0"""

_EXPENSES = """
SELECT h.id AS house_id, '' AS no, concat_ws(' ', i.item_text, c.note) AS text, c.day AS from_day, c.day AS to_day,
    NULL::int AS nights, c.amount
FROM rent_owner_cost c JOIN rent_house h ON h.id = c.house_id
LEFT JOIN sys_dict d ON d.tenant_id = c.tenant_id AND d.dict_code = 'owner_cost_item' AND d.del_flag = 0
LEFT JOIN sys_dict_item i ON i.dict_id = d.id AND i.item_value = c.item AND i.del_flag = 0
WHERE c.tenant_id = $1 AND c.del_flag = 0 AND h.owner_id = $2 AND c.day >= $3 AND c.day <= $4"""

_LINES = {STAY: _STAYS, RENT: _RENT, REPAIR: _REPAIRS, EXPENSE: _EXPENSES}

_TITLES = "SELECT id, title FROM rent_unit WHERE tenant_id = $1 AND id = ANY($2::bigint[])"


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Fen, the rate in per cent; `lines` are columns of `OwnerStatementLine`."""

    lines: Sequence[dict[str, Any]]
    income: int
    cost: int
    share: int
    share_rate: Decimal

    @property
    def payout(self) -> int:
        return self.income - self.cost - self.share

    def totals(self) -> dict[str, Any]:
        return {
            "share_rate": self.share_rate,
            "income": self.income,
            "cost": self.cost,
            "share": self.share,
            "payout": self.payout,
        }


def month_span(day: date) -> tuple[date, date]:
    """First and last day of the month of a day."""
    return month_start(day), month_start(day, 1) - DAY


def sum_up(lines: Sequence[dict[str, Any]], rate: Decimal) -> Reckoned:
    """`rate` in per cent; half a fen of the share is rounded up."""
    income = sum(line["amount"] for line in lines if line["kind"] in INCOME)
    cost = sum(line["amount"] for line in lines if line["kind"] not in INCOME)
    return Reckoned(lines, income, cost, round_fen(income * rate / 100), rate)


async def reckon(
    reader: asyncpg.Connection, tenant_id: int, owner_id: int, rate: Decimal, month: date, today: date
) -> Reckoned:
    """The month of the day `month`, of houses as they belong to the owner now; `today` is the business day, whose night is not over."""
    first, last = month_span(month)
    lines: list[dict[str, Any]] = []
    for kind, sql in _LINES.items():
        until = min(last, today - DAY) if kind == STAY else last
        rows = await reader.fetch(sql, tenant_id, owner_id, first, until)
        lines += [{"kind": kind, **dict(row)} for row in rows if row["amount"]]
    ids = {line["house_id"] for line in lines}
    titles = {row["id"]: row["title"] for row in await reader.fetch(_TITLES, tenant_id, list(ids))}
    for line in lines:
        line["house"] = titles.get(line.pop("house_id"), "")
    order = list(_LINES)
    lines.sort(key=lambda line: (order.index(line["kind"]), line["house"], line["from_day"], line["no"]))
    return sum_up(lines, rate)
