"""Figures of deposits: what is owed back as of a day, and how long what should be returned has waited."""

from datetime import date
from itertools import pairwise
from typing import Any

from schema.kit.money import to_yuan
from schema.rental.deposit import OPEN_STATES, deposit
from server.engine.read import visible_ids
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool

AGES = (0, 7, 15, 30)
"""Days late; each begins a group that goes on to the next."""

_AT = """
SELECT coalesce(sum(held), 0)::bigint AS liability, count(*) FILTER (WHERE held > 0) AS count
FROM (SELECT sum(amount) AS held FROM rent_deposit_entry
    WHERE tenant_id = $1 AND del_flag = 0 AND booked_on <= $2 AND deposit_id = ANY($3::bigint[]) GROUP BY deposit_id) d"""
_ALL = "SELECT id FROM rent_deposit WHERE tenant_id = $1 AND del_flag = 0"
_LATE = f"""
SELECT $2 - due_back AS days, held FROM rent_deposit
WHERE tenant_id = $1 AND del_flag = 0 AND state IN {OPEN_STATES} AND due_back < $2 AND id = ANY($3::bigint[])"""


class DepositQuery(Body):
    """`day`: as of its end; today where it is left out."""

    day: date | None = None


async def read_figures(actor: Actor, query: DepositQuery) -> dict[str, Any]:
    """Of the deposits that the actor may see. What is late is told as of today, whatever day is asked for."""
    today = await business_day(actor.tenant_id)
    day = query.day or today
    seen = await visible_ids(deposit, actor, [row["id"] for row in await pool().fetch(_ALL, actor.tenant_id)])
    row = await pool().fetchrow(_AT, actor.tenant_id, day, list(seen))
    late = await pool().fetch(_LATE, actor.tenant_id, today, list(seen))
    assert row is not None
    return {
        "day": day.isoformat(),
        "liability": to_yuan(row["liability"]),
        "open": row["count"],
        "late": {"count": len(late), "amount": to_yuan(sum(one["held"] for one in late))},
        "ages": [_age(first, after, [(one["days"], one["held"]) for one in late]) for first, after in _spans()],
    }


def _spans() -> list[tuple[int, int | None]]:
    return [*pairwise(AGES), (AGES[-1], None)]


def _age(first: int, after: int | None, late: list[tuple[int, int]]) -> dict[str, Any]:
    """Those more than `first` days late, up to `after`."""
    found = [held for days, held in late if days > first and (after is None or days <= after)]
    return {"over": first, "upTo": after, "count": len(found), "amount": to_yuan(sum(found))}
