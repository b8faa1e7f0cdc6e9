"""Arrears by age: who owes what since when, at any date, in buckets that add up to all that is receivable.

What was open on a past day is what is open now less what has happened since: allocations keep the days on which they were booked
and taken back, so a past figure never changes.
"""

from datetime import date
from typing import Any, Literal, get_args

from pydantic import Field

from schema.domains import registry
from schema.kit.money import to_yuan
from schema.kit.numerals import read_row_id
from server.engine.access import scope_conditions
from server.engine.sql import Parameters
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool

Bucket = Literal["current", "d7", "d15", "d30", "d60", "d90", "over"]
BUCKETS: tuple[str, ...] = get_args(Bucket)
MOST_LESSEES = 100

# Days late decide the bucket; what is not due yet is current.
_BUCKET = """CASE WHEN late <= 0 THEN 'current' WHEN late <= 7 THEN 'd7' WHEN late <= 15 THEN 'd15' WHEN late <= 30 THEN 'd30'
    WHEN late <= 60 THEN 'd60' WHEN late <= 90 THEN 'd90' ELSE 'over' END"""
_BILL = "t.id, t.row_version, t.state, t.bill_no, t.kind, t.lease_id, t.due, t.amount, t.promise_date, {day} - t.due AS late"
# Two ways to a bill, each by an index: it is open now, or something has happened to it since. Neither grows with what was paid before.
_ITEMS = f"""
WITH since AS MATERIALIZED (
    SELECT bill_id, sum(CASE WHEN booked_on > {{day}} THEN CASE WHEN ended_on IS NULL THEN amount ELSE 0 END
        WHEN ended_on > {{day}} THEN -amount ELSE 0 END)::bigint AS amount
    FROM rent_bill_allocation
    WHERE tenant_id = {{tenant}} AND bill_id IS NOT NULL AND (booked_on > {{day}} OR ended_on > {{day}}) GROUP BY bill_id
), bills AS (
    SELECT {_BILL}, t.open_amount + coalesce(s.amount, 0) AS open FROM rent_bill t LEFT JOIN since s ON s.bill_id = t.id
    WHERE {{bill_scope}} AND t.issued_on <= {{day}} AND t.state IN ('open', 'part')
    UNION ALL
    SELECT {_BILL}, t.open_amount + s.amount AS open FROM since s JOIN rent_bill t ON t.id = s.bill_id
    WHERE {{bill_scope}} AND t.issued_on <= {{day}} AND t.state IN ('paid', 'written_off')
), items AS (
    SELECT b.*, {_BUCKET} AS bucket, t.contract_no, t.community_id, t.renter_id, t.renter_name, t.renter_phone, t.state AS lease_state
    FROM bills b JOIN rent_lease t ON t.id = b.lease_id WHERE b.open > 0 AND {{lease_scope}}
)"""
_SUMS = ", ".join(
    f"count(*) FILTER (WHERE bucket = '{code}') AS n_{code},"
    f" coalesce(sum(open) FILTER (WHERE bucket = '{code}'), 0)::bigint AS sum_{code}"
    for code in BUCKETS
)
# All in one pass: the whole, each community, and of the lessees those who owe most.
_FIGURES = f"""{_ITEMS}, groups AS (
    SELECT grouping(community_id) = 0 AS of_community, grouping(renter_id) = 0 AS of_lessee, coalesce(community_id, renter_id) AS id,
        coalesce(sum(open), 0)::bigint AS total, coalesce(sum(open) FILTER (WHERE late > 0), 0)::bigint AS overdue,
        max(late) AS late, min(renter_name) AS name, min(renter_phone) AS phone, max(promise_date) AS promise, {_SUMS}
    FROM items GROUP BY GROUPING SETS ((), (community_id), (renter_id))
), ranked AS (
    SELECT *, row_number() OVER kind AS place, count(*) OVER (PARTITION BY of_community, of_lessee) AS many FROM groups
    WINDOW kind AS (PARTITION BY of_community, of_lessee ORDER BY overdue DESC, id)
)
SELECT r.*, c.name AS community FROM ranked r LEFT JOIN rent_community c ON r.of_community AND c.id = r.id
WHERE NOT r.of_lessee OR r.place <= {MOST_LESSEES} ORDER BY r.place"""
_PAGE = f"""{_ITEMS}
SELECT *, count(*) OVER () AS total, sum(open) OVER ()::bigint AS sum FROM items
WHERE ({{bucket}} = '' OR bucket = ANY(string_to_array({{bucket}}, ',')))
ORDER BY late DESC, open DESC, id LIMIT {{size}} OFFSET {{before}}"""


class AgingQuery(Body):
    """`date`: a business day, today where none is named."""

    day: date | None = Field(default=None, alias="date")
    community_id: str = ""
    renter_id: str = ""


class AgingItems(AgingQuery):
    """`bucket`: several by comma, all of them when empty."""

    bucket: str = Field(default="", max_length=60, pattern=f"^(({'|'.join(BUCKETS)})(,|$))*$")
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=20, ge=1, le=200)


async def _day(actor: Actor, query: AgingQuery) -> date:
    return query.day or await business_day(actor.tenant_id)


def _bounds(actor: Actor, query: AgingQuery, day: date, params: Parameters) -> dict[str, str]:
    """What every statement is bounded by: the day, and the leases and bills that the actor may see."""
    leases = scope_conditions(registry().require("rental/lease"), actor, params)
    for column, chosen in (("community_id", query.community_id), ("renter_id", query.renter_id)):
        if chosen:
            leases.append(f"t.{column} = {params.add(read_row_id(chosen) or 0, 'ref')}")
    return {
        "tenant": params.add(actor.tenant_id, "ref"),
        "day": params.add(day, "date"),
        "bill_scope": " AND ".join(scope_conditions(registry().require("rental/bill"), actor, params)),
        "lease_scope": " AND ".join(leases),
    }


async def read_aging(actor: Actor, query: AgingQuery) -> dict[str, Any]:
    """The buckets in all, by community and by lessee; lessees that owe most come first, at most `MOST_LESSEES` of them."""
    params, day = Parameters(actor.today), await _day(actor, query)
    bounds = _bounds(actor, query, day, params)
    rows = await pool().fetch(_FIGURES.format(**bounds), *params.values)
    [whole] = [row for row in rows if not row["of_community"] and not row["of_lessee"]]
    communities, lessees = [[row for row in rows if row[kind]] for kind in ("of_community", "of_lessee")]
    return {
        "date": day.isoformat(),
        **_sums(whole),
        "communities": [{"id": str(row["id"]), "name": row["community"] or "", **_sums(row)} for row in communities],
        "lessees": [_shape_lessee(row) for row in lessees],
        "lesseeCount": lessees[0]["many"] if lessees else 0,
    }


def _sums(row: Any) -> dict[str, Any]:
    buckets = [{"code": code, "count": row[f"n_{code}"], "amount": to_yuan(row[f"sum_{code}"])} for code in BUCKETS]
    return {"total": to_yuan(row["total"]), "overdue": to_yuan(row["overdue"]), "buckets": buckets}


def _shape_lessee(row: Any) -> dict[str, Any]:
    return {
        "id": str(row["id"]),
        "name": row["name"],
        "phone": row["phone"],
        "daysLate": max(0, row["late"]),
        "promise": row["promise"].isoformat() if row["promise"] else None,
        **_sums(row),
    }


async def read_aging_items(actor: Actor, query: AgingItems) -> dict[str, Any]:
    """A page of the open bills behind the figures, the latest first, with their number and sum."""
    params = Parameters(actor.today)
    places = _bounds(actor, query, await _day(actor, query), params)
    places["bucket"] = params.add(query.bucket) + "::text"
    places["size"] = params.add(query.page_size, "int")
    places["before"] = params.add((query.page_no - 1) * query.page_size, "int")
    rows = await pool().fetch(_PAGE.format(**places), *params.values)
    return {
        "records": [_shape_item(row) for row in rows],
        "total": rows[0]["total"] if rows else 0,
        "amount": to_yuan(rows[0]["sum"] if rows else 0),
    }


def _shape_item(row: Any) -> dict[str, Any]:
    return {
        "id": str(row["id"]),
        "rowVersion": row["row_version"],
        "state": row["state"],
        "billNo": row["bill_no"],
        "kind": row["kind"],
        "leaseId": str(row["lease_id"]),
        "contractNo": row["contract_no"],
        "leaseState": row["lease_state"],
        "renterId": str(row["renter_id"]),
        "renterName": row["renter_name"],
        "renterPhone": row["renter_phone"],
        "due": row["due"].isoformat(),
        "daysLate": max(row["late"], 0),
        "bucket": row["bucket"],
        "amount": to_yuan(row["amount"]),
        "open": to_yuan(row["open"]),
        "promise": row["promise_date"].isoformat() if row["promise_date"] else None,
    }
