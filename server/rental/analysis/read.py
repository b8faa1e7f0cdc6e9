"""The analysis of a period: how full it was, what it brought, who came how, and what is on the books against last year.

Occupancy counts bed-nights of leaves (bed, else room, else house) by claims; money counts nights of orders by their price in fen.
"""

from asyncio import gather
from collections.abc import Iterable
from datetime import date, time, timedelta
from typing import Any

from asyncpg import Record
from pydantic import Field

from schema.kit.clock import business_day_of, month_start, now
from schema.kit.errors import Invalid
from schema.kit.money import to_yuan
from schema.rental.unit_type import type_text
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import day_turn
from server.kit.database import pool
from server.kit.scope import parse_id
from server.rental.analysis.queries import (
    ARRIVALS,
    ARRIVING_ROWS,
    BUCKETS,
    CLAIMED,
    OCCUPANCY,
    SALES,
    SOLD_ROWS,
    Facet,
    Group,
    Part,
    Statement,
)
from server.rental.spans import DAY, Span

LONGEST = 400
AHEAD_MONTHS = 4
PICK_UP = 7


class AnalysisQuery(Body):
    """Both days are in the period; without them this month and the five before."""

    from_: date | None = Field(default=None, alias="from")
    to: date | None = None
    community_id: str | None = None


class Paged(AnalysisQuery):
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=20, ge=1, le=200)


class ClaimedQuery(Paged):
    part: Part
    group: Group = "all"
    key: str = Field(default="", max_length=80)


class ArrivingQuery(Paged):
    facet: Facet
    key: str = Field(max_length=40)


async def read_analysis(actor: Actor, query: AnalysisQuery) -> dict[str, Any]:
    """GET /rental/analysis: the figures of the period; seven statements, however long the history is."""
    turn = await day_turn(actor.tenant_id)
    today = business_day_of(now(), turn)
    span = _span(query, today)
    occupancy, sales, arrivals, books = await gather(
        _fetch(_statement(actor, "rental/unit", span, turn, query), OCCUPANCY),
        _fetch(_statement(actor, "rental/order", span, turn, query), SALES),
        _fetch(_statement(actor, "rental/order", span, turn, query), ARRIVALS),
        _on_the_books(actor, query, today, turn),
    )
    sold = {row["month"]: row for row in sales}
    months = _grouped(occupancy, "name")
    return {
        "from": span.start.isoformat(),
        "to": (span.end - DAY).isoformat(),
        "today": today.isoformat(),
        "total": _figures("", "", occupancy, sales),
        "months": [
            _figures(key, key, rows, [sold[key]] if key in sold else []) for key, rows in sorted(months.items())
        ],
        "buildings": [
            _figures(key, _building(rows[0], query), rows, [])
            for key, rows in _grouped(occupancy, "building_id").items()
        ],
        "types": [_figures(key, type_text(key), rows, []) for key, rows in _grouped(occupancy, "type").items()],
        "arriving": _arriving(arrivals),
        "arrivals": {facet: _buckets(facet, arrivals) for facet in BUCKETS},
        "books": books,
    }


async def list_claimed(actor: Actor, query: ClaimedQuery) -> dict[str, Any]:
    """GET /rental/analysis/claimed: the stays behind bed-nights; the sum of their nights is the figure."""
    statement = await _ask(actor, "rental/unit", query)
    statement.of_group(query.part, query.group, query.key)
    rows = await _paged(statement, query, CLAIMED)
    return {
        "total": rows[0]["total"],
        "nights": rows[0]["all_nights"],
        "records": [
            {
                "kind": row["kind"],
                "id": str(row["source_id"]),
                "no": row["no"],
                "who": row["who"],
                "unit": row["title"],
                "from": row["begins"].isoformat(),
                "to": row["ends"].isoformat(),
                "nights": row["nights"],
            }
            for row in rows
            if row["kind"] is not None
        ],
    }


async def list_sold(actor: Actor, query: Paged) -> dict[str, Any]:
    """GET /rental/analysis/sold: orders with nights in the period, and what these brought."""
    statement = await _ask(actor, "rental/order", query)
    return _orders(await _paged(statement, query, SOLD_ROWS))


async def list_arriving(actor: Actor, query: ArrivingQuery) -> dict[str, Any]:
    """GET /rental/analysis/arriving: orders that arrive in the period and belong to a bucket."""
    statement = await _ask(actor, "rental/order", query)
    statement.of_facet(query.facet, query.key)
    return _orders(await _paged(statement, query, ARRIVING_ROWS))


def _building(row: Record, query: AnalysisQuery) -> str:
    """With its community, where there are several."""
    return row["building"] if query.community_id else f"{row['community']} {row['building']}"


def _span(query: AnalysisQuery, today: date) -> Span:
    start = query.from_ or month_start(today, -5)
    last = query.to or month_start(today, 1) - DAY
    span = Span(start, last + DAY)
    if not 0 < span.nights <= LONGEST:
        raise Invalid(fields={"to": f"请选择不超过{LONGEST}天的期间 | Choose a period of at most {LONGEST} days"})
    return span


async def _ask(actor: Actor, path: str, query: AnalysisQuery) -> Statement:
    turn = await day_turn(actor.tenant_id)
    return _statement(actor, path, _span(query, business_day_of(now(), turn)), turn, query)


def _statement(actor: Actor, path: str, span: Span, turn: time, query: AnalysisQuery) -> Statement:
    return Statement(actor, path, span, turn, parse_id(query.community_id) if query.community_id else None)


async def _fetch(statement: Statement, sql: str) -> list[Record]:
    text, values = statement.finish(sql)
    rows: list[Record] = await pool().fetch(text, *values)
    return rows


async def _paged(statement: Statement, query: Paged, sql: str) -> list[Record]:
    statement.page(query.page_size, (query.page_no - 1) * query.page_size)
    return await _fetch(statement, sql)


def _grouped(rows: Iterable[Record], column: str) -> dict[str, list[Record]]:
    groups: dict[str, list[Record]] = {}
    for row in rows:
        groups.setdefault(str(row[column]), []).append(row)
    return groups


def _figures(key: str, name: str, rows: Iterable[Record], sales: Iterable[Record]) -> dict[str, Any]:
    """occupancy = (orders + leases) / (capacity − blocked); ADR = revenue / nights sold; RevPAR = revenue / (capacity − blocked − leases)."""
    nights = dict.fromkeys(("capacity", "order", "lease", "block"), 0)
    for row in rows:
        nights[row["kind"]] += row["nights"]
    revenue, sold = sum(row["revenue"] for row in sales), sum(row["nights"] for row in sales)
    open_nights = nights["capacity"] - nights["block"]
    return {
        "key": key,
        "name": name,
        **nights,
        "occupancy": round((nights["order"] + nights["lease"]) * 100 / open_nights, 1) if open_nights else None,
        "sold": sold,
        "revenue": to_yuan(revenue),
        "adr": _per(revenue, sold),
        "revpar": _per(revenue, open_nights - nights["lease"]),
    }


def _per(revenue: int, nights: int) -> str | None:
    """Rounded half up to the fen."""
    return to_yuan((revenue * 2 + nights) // (nights * 2)) if nights > 0 else None


def _buckets(facet: Facet, rows: Iterable[Record]) -> list[dict[str, Any]]:
    found = {row[facet]: row for row in rows if row[facet] is not None}
    order = BUCKETS[facet] or tuple(sorted(found, key=lambda key: -found[key]["orders"]))
    return [
        {
            "key": key,
            "orders": found[key]["orders"] if key in found else 0,
            "nights": found[key]["nights"] if key in found else 0,
            "revenue": to_yuan(found[key]["revenue"] if key in found else 0),
            "adr": _per(found[key]["revenue"], found[key]["nights"]) if key in found else None,
        }
        for key in order
    ]


def _arriving(rows: list[Record]) -> dict[str, Any]:
    """All orders that arrive, which belong to no bucket; a day use has no length."""
    [row] = [row for row in rows if all(row[facet] is None for facet in BUCKETS)]
    return {
        "orders": row["orders"],
        "nights": row["nights"],
        "revenue": to_yuan(row["revenue"]),
        "adr": _per(row["revenue"], row["nights"]),
        "lead": row["mean_lead"],
        "length": row["mean_length"],
    }


async def _on_the_books(actor: Actor, query: AnalysisQuery, today: date, turn: time) -> dict[str, Any]:
    """Nights from today on that are booked by now, by month, and the same days a year ago as they were booked then."""
    span = Span(today, month_start(today, AHEAD_MONTHS))
    then = today - timedelta(days=364)
    before = Span(then, then + (span.end - span.start))
    week = timedelta(days=PICK_UP - 1)
    statements = [_statement(actor, "rental/order", days, turn, query) for days in (span, before, span, before)]
    statements[1].made_before(then)
    statements[2].made_between(today - week, today)
    statements[3].made_between(then - week, then)
    now, past, gained, gained_then = await gather(*(_fetch(one, SALES) for one in statements))
    by_month, by_month_then = ({row["month"]: row for row in rows} for rows in (now, past))
    months = []
    for ahead in range(AHEAD_MONTHS):
        first = month_start(today, ahead)
        here, there = by_month.get(f"{first:%Y-%m}"), by_month_then.get(f"{month_start(then, ahead):%Y-%m}")
        months.append({"month": f"{first:%Y-%m}", **_sales(here), "lastYear": _sales(there)})
    return {
        "from": span.start.isoformat(),
        "to": (span.end - DAY).isoformat(),
        "months": months,
        "days": PICK_UP,
        "pickUp": _total(gained),
        "pickUpLastYear": _total(gained_then),
    }


def _sales(row: Record | None) -> dict[str, Any]:
    return {"nights": row["nights"] if row else 0, "revenue": to_yuan(row["revenue"] if row else 0)}


def _total(rows: list[Record]) -> dict[str, Any]:
    return {"nights": sum(row["nights"] for row in rows), "revenue": to_yuan(sum(row["revenue"] for row in rows))}


def _orders(rows: list[Record]) -> dict[str, Any]:
    return {
        "total": rows[0]["total"],
        "nights": rows[0]["all_nights"],
        "revenue": to_yuan(rows[0]["all_revenue"]),
        "records": [
            {
                "id": str(row["id"]),
                "no": row["order_no"],
                "who": row["contact_name"],
                "channel": row["channel"],
                "unit": row["title"] or "",
                "from": row["check_in"].isoformat(),
                "to": row["check_out"].isoformat(),
                "nights": row["nights"],
                "revenue": to_yuan(row["revenue"]),
            }
            for row in rows
            if row["id"] is not None
        ],
    }
