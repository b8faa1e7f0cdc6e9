"""Open items of a handover: what the next cashier must know of, each with the list that opens exactly these rows."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from schema.domains import registry
from schema.kit.money import to_yuan
from schema.rental.key_register import OUT
from schema.rental.ticket import WORKING
from server.engine.access import scope_conditions
from server.engine.sql import Parameters, quote
from server.kit.actor import Actor
from server.kit.business_day import business_day

MOST_NAMED = 30
NO_MONEY = "NULL::bigint"
_ORDER = "concat_ws(' ', t.order_no, t.contact_name)"


@dataclass(frozen=True, slots=True)
class _Kind:
    """`where` has the business day as {0}; `query` narrows the list to the same rows; amount: SQL of fen, if it is about money."""

    code: str
    path: str
    label: str
    where: str
    query: Mapping[str, str]
    amount: str = NO_MONEY


def _kinds(day: date) -> tuple[_Kind, ...]:
    until = day.isoformat()
    order, ticket, key = "rental/order", "rental/ticket", "rental/key"
    states = WORKING.split()
    return (
        _Kind(
            "arrivals",
            order,
            _ORDER,
            "t.state IN ('reserved', 'confirmed') AND t.check_in <= {0}",
            {"state": "reserved,confirmed", "checkIn_end": until},
        ),
        _Kind(
            "departures",
            order,
            _ORDER,
            "t.state = 'in_house' AND t.check_out <= {0}",
            {"state": "in_house", "checkOut_end": until},
        ),
        _Kind(
            "owing",
            order,
            _ORDER,
            "t.state IN ('in_house', 'checked_out') AND t.balance > 0",
            {"state": "in_house,checked_out", "balance_begin": "0.01"},
            "t.balance",
        ),
        _Kind(
            "tickets",
            ticket,
            "concat_ws(' ', t.no, t.title)",
            f"t.state IN {tuple(states)}",
            {"state": ",".join(states)},
        ),
        _Kind("keys", key, "concat_ws(' ', t.no, t.holder)", f"t.state = '{OUT}'", {"state": OUT}),
    )


async def read_open_items(connection: Any, actor: Actor) -> list[dict[str, Any]]:
    """Of each kind that the actor may list: how many, the sum where it is money, and the names of the first `MOST_NAMED`."""
    day = await business_day(actor.tenant_id)
    found = []
    for kind in _kinds(day):
        if actor.can(registry().require(kind.path).code("list")):
            found.append(await _read(connection, actor, kind, day))
    return found


async def _read(connection: Any, actor: Actor, kind: _Kind, day: date) -> dict[str, Any]:
    resource, params = registry().require(kind.path), Parameters(actor.today)
    scope = " AND ".join(scope_conditions(resource, actor, params))
    where = kind.where.format(params.add(day)) if "{0}" in kind.where else kind.where
    row = await connection.fetchrow(
        f"SELECT count(*) AS count, coalesce(sum({kind.amount}), 0)::bigint AS amount,"
        f" (array_agg({kind.label} ORDER BY t.id))[1:{MOST_NAMED}] AS names"
        f" FROM {quote(resource.table)} t WHERE {scope} AND {where}",
        *params.values,
    )
    return {
        "kind": kind.code,
        "count": row["count"],
        "amount": to_yuan(row["amount"]) if kind.amount != NO_MONEY else None,
        "names": row["names"] or [],
        "list": {"path": kind.path, "query": dict(kind.query)},
    }
