"""Figures of deposits: what is owed back as of a day, and how long what should be returned has waited."""

from datetime import date
from itertools import pairwise
from typing import Any

from asyncpg import Record

from schema.kit.money import to_yuan
from schema.rental.deposit import OPEN_STATES, deposit
from server.engine.access import scope_conditions
from server.engine.sql import Parameters
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool

AGES = (0, 7, 15, 30)
"""Days late; each begins a group that goes on to the next."""

_AT = """
SELECT coalesce(sum(held), 0)::bigint AS liability, count(*) FILTER (WHERE held > 0) AS count
FROM (SELECT sum(e.amount) AS held FROM rent_deposit t
    JOIN rent_deposit_entry e ON e.deposit_id = t.id AND e.tenant_id = t.tenant_id AND e.del_flag = 0 AND e.booked_on <= {day}
    WHERE {scope} GROUP BY t.id) d"""
_LATE = f"""
SELECT {{day}} - t.due_back AS days, t.held FROM rent_deposit t
WHERE {{scope}} AND t.state IN {OPEN_STATES} AND t.due_back < {{day}}"""


class DepositQuery(Body):
    """`day`: as of its end; today where it is left out."""

    day: date | None = None


async def read_figures(actor: Actor, query: DepositQuery) -> dict[str, Any]:
    """Of the deposits that the actor may see. What is late is told as of today, whatever day is asked for."""
    today = await business_day(actor.tenant_id)
    day = query.day or today
    (row,) = await _fetch(_AT, actor, day)
    late = await _fetch(_LATE, actor, today)
    return {
        "day": day.isoformat(),
        "liability": to_yuan(row["liability"]),
        "open": row["count"],
        "late": {"count": len(late), "amount": to_yuan(sum(one["held"] for one in late))},
        "ages": [_age(first, after, [(one["days"], one["held"]) for one in late]) for first, after in _spans()],
    }


async def _fetch(statement: str, actor: Actor, day: date) -> list[Record]:
    """Of the rows that the actor's list shows; their ids never leave the database, which had to look thousands of them up again."""
    params = Parameters(actor.today)
    scope = " AND ".join(scope_conditions(deposit, actor, params))
    rows: list[Record] = await pool().fetch(statement.format(scope=scope, day=params.add(day, "date")), *params.values)
    return rows


def _spans() -> list[tuple[int, int | None]]:
    return [*pairwise(AGES), (AGES[-1], None)]


def _age(first: int, after: int | None, late: list[tuple[int, int]]) -> dict[str, Any]:
    """Those more than `first` days late, up to `after`."""
    found = [held for days, held in late if days > first and (after is None or days <= after)]
    return {"over": first, "upTo": after, "count": len(found), "amount": to_yuan(sum(found))}
