"""The portrait of a house: its stays or leases in time, what it brought by month, how long it stood empty, its repairs."""

from datetime import date
from typing import Any, Literal

from schema.domains import registry
from schema.kit.clock import month_start
from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.engine.read import get_record, visible_ids
from server.engine.view import view_of
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.local_time import local_day
from server.kit.scope import parse_id, scoped

MONTHS = 12
MOST_LINES = 60

# Nights of the leaves in each month, up to tonight.
_NIGHTS = """
SELECT m.first, m.last - m.first AS nights,
  coalesce(sum(least(c.to_day, m.last) - greatest(c.from_day, m.first)) FILTER (WHERE c.kind <> 'block'), 0) AS taken,
  coalesce(sum(least(c.to_day, m.last) - greatest(c.from_day, m.first)) FILTER (WHERE c.kind = 'block'), 0) AS blocked
FROM (
  SELECT d::date AS first, least((d + interval '1 month')::date, $4::date + 1) AS last
  FROM generate_series($3::date, $4::date, interval '1 month') AS d
) m
LEFT JOIN occupancy_claim c ON c.tenant_id = $1 AND c.leaf_id = ANY($2) AND c.kind IN ('order', 'lease', 'block')
  AND c.from_day < m.last AND c.to_day > m.first
GROUP BY m.first, m.last ORDER BY m.first"""

_ROOM_CHARGE = """
SELECT date_trunc('month', n.night)::date AS first, sum(n.price)::bigint AS amount
FROM rent_order_night n JOIN rent_daily_order o ON o.id = n.order_id AND o.del_flag = 0
WHERE n.tenant_id = $1 AND n.unit_id = ANY($2) AND n.night >= $3 AND n.night <= $4
  AND o.state IN ('in_house', 'checked_out', 'closed')
GROUP BY 1"""

_RENT = """
SELECT date_trunc('month', l.paid_on)::date AS first,
  sum(CASE l.direction WHEN 'in' THEN l.amount ELSE -l.amount END)::bigint AS amount
FROM rent_ledger l JOIN rent_lease s ON s.id = l.account_id AND s.del_flag = 0
WHERE l.tenant_id = $1 AND l.del_flag = 0 AND l.account = 'lease' AND s.unit_id = ANY($2)
  AND l.direction IN ('in', 'out') AND l.project NOT IN ('deposit_in', 'deposit_out')
  AND l.paid_on >= $3 AND l.paid_on <= $4
GROUP BY 1"""

_STAYS = """
SELECT 'order' AS kind, o.id AS source, o.order_no AS no, o.contact_name AS name, o.state, g.from_day, g.to_day,
  u.title, o.room_total AS amount, '' AS reason
FROM rent_order_segment g JOIN rent_daily_order o ON o.id = g.order_id AND o.del_flag = 0
JOIN rent_unit u ON u.id = g.unit_id
WHERE g.tenant_id = $1 AND g.del_flag = 0 AND g.unit_id = ANY($2) AND g.to_day >= $3
  AND o.state NOT IN ('cancelled', 'no_show') ORDER BY g.from_day DESC, g.id LIMIT $4"""

_LEASES = """
SELECT 'lease' AS kind, s.id AS source, s.contract_no AS no, s.renter_name AS name, s.state, s.start_date AS from_day,
  s.end_date + 1 AS to_day, u.title, s.price AS amount, '' AS reason
FROM rent_lease s JOIN rent_unit u ON u.id = s.unit_id
WHERE s.tenant_id = $1 AND s.del_flag = 0 AND s.unit_id = ANY($2) AND s.end_date >= $3 AND s.state <> 'void'
ORDER BY s.start_date DESC, s.id LIMIT $4"""

_BLOCKS = """
SELECT 'block' AS kind, b.id AS source, '' AS no, '' AS name, b.kind AS state, b.from_day, b.to_day, u.title,
  0::bigint AS amount, b.reason
FROM rent_house_block b JOIN rent_unit u ON u.id = b.unit_id
WHERE b.tenant_id = $1 AND b.del_flag = 0 AND b.unit_id = ANY($2) AND b.to_day >= $3
ORDER BY b.from_day DESC, b.id LIMIT $4"""

# One that is not done lasts until today.
_TICKETS = f"""
SELECT 'ticket' AS kind, k.id AS source, k.no, k.title AS name, k.state, {local_day("k.create_time")} AS from_day,
  coalesce(k.done_on, $5::date) + 1 AS to_day, u.title, coalesce(k.cost, 0) AS amount, coalesce(k.outcome, '') AS reason
FROM rent_ticket k JOIN rent_unit u ON u.id = k.unit_id
WHERE k.tenant_id = $1 AND k.del_flag = 0 AND k.unit_id = ANY($2) AND coalesce(k.done_on, $5::date) >= $3
ORDER BY k.create_time DESC, k.id LIMIT $4"""

Mode = Literal["daily", "long"]


class PortraitQuery(Body):
    id: str
    mode: Mode = "daily"


async def read_portrait(actor: Actor, query: PortraitQuery) -> dict[str, Any]:
    """GET /rental/portrait?id&mode: a house that the actor's list shows, with what they may see of its stays."""
    house = await get_record(view_of(registry().require("rental/house"), actor), actor, query.id)
    units = await scoped(Unit, actor).filter(house_id=parse_id(query.id)).order_by("sort", "id")
    ids = [unit.id for unit in units]
    leaves = [unit.id for unit in units if list(unit.leaf_ids) == [unit.id]]
    day = await business_day(actor.tenant_id)
    first = month_start(day, 1 - MONTHS)
    return {
        "house": house,
        "title": next((unit.title for unit in units if str(unit.id) == query.id), house["houseNo"]),
        "units": [{"id": str(unit.id), "title": unit.title, "kind": unit.kind} for unit in units],
        "places": len(leaves),
        "months": await _months(actor, query.mode, ids, leaves, first, day),
        "lines": await _lines(actor, query.mode, ids, first),
        "repairs": await _repairs(actor, ids, first, day),
    }


async def _months(
    actor: Actor, mode: Mode, ids: list[int], leaves: list[int], first: date, today: date
) -> list[dict[str, Any]]:
    """Money only for those who may see the ledger."""
    nights = await pool().fetch(_NIGHTS, actor.tenant_id, leaves, first, today)
    money: dict[date, int] | None = None
    if actor.can("rental:ledger:list"):
        rows = await pool().fetch(_ROOM_CHARGE if mode == "daily" else _RENT, actor.tenant_id, ids, first, today)
        money = {row["first"]: row["amount"] for row in rows}
    return [
        {
            "month": f"{row['first']:%Y-%m}",
            "places": row["nights"] * len(leaves),
            "taken": row["taken"],
            "blocked": row["blocked"],
            "income": None if money is None else to_yuan(money.get(row["first"], 0)),
        }
        for row in nights
    ]


async def _lines(actor: Actor, mode: Mode, ids: list[int], first: date) -> list[dict[str, Any]]:
    """What stands in the time line, newest first: stays or leases, and closed days among them."""
    sql, path = (_STAYS, "rental/order") if mode == "daily" else (_LEASES, "rental/lease")
    shown = await _shown(actor, path, await pool().fetch(sql, actor.tenant_id, ids, first, MOST_LINES))
    return _newest([*shown, *await _blocks(actor, ids, first)])


async def _repairs(actor: Actor, ids: list[int], first: date, today: date) -> list[dict[str, Any]]:
    """What was or is broken, by its tickets, and days that were closed for repairs; newest first."""
    tickets = await pool().fetch(_TICKETS, actor.tenant_id, ids, first, MOST_LINES, today)
    closed = [line for line in await _blocks(actor, ids, first) if line["state"] == "repair"]
    return _newest([*await _shown(actor, "rental/ticket", tickets), *closed])


async def _shown(actor: Actor, path: str, rows: list[Any]) -> list[dict[str, Any]]:
    """The lines of rows that the actor's own list of them shows."""
    resource = registry().require(path)
    if not actor.can(resource.code("list")):
        return []
    seen = await visible_ids(resource, actor, [row["source"] for row in rows])
    return [_line(row) for row in rows if row["source"] in seen]


def _newest(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(lines, key=lambda line: str(line["from"]), reverse=True)[:MOST_LINES]


async def _blocks(actor: Actor, ids: list[int], first: date) -> list[dict[str, Any]]:
    return [_line(row) for row in await pool().fetch(_BLOCKS, actor.tenant_id, ids, first, MOST_LINES)]


def _line(row: Any) -> dict[str, Any]:
    return {
        "kind": row["kind"],
        "sourceId": str(row["source"]),
        "no": row["no"],
        "name": row["name"],
        "state": row["state"],
        "from": row["from_day"].isoformat(),
        "to": row["to_day"].isoformat(),
        "unit": row["title"],
        "amount": to_yuan(row["amount"]),
        "reason": row["reason"],
    }
