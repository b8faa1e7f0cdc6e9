"""The rent roll of a day and its months: how much is let, collected, renewed, and lost to empty units (entities.md 12, BX21)."""

from asyncio import gather
from datetime import date
from typing import Any

from asyncpg import Record
from pydantic import Field

from schema.kit.clock import month_start
from schema.kit.money import to_yuan
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import parse_id
from server.rental.rent_roll.queries import DEPOSITS, STATUSES, TREND, roll_query, trend_query
from server.rental.rent_roll.shapes import Status

MONTHS = 12


class PlaceOfRoll(Body):
    community_id: str | None = None


class RollQuery(PlaceOfRoll):
    status: Status | None = None
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=50, ge=1, le=200)


async def read_roll(actor: Actor, query: RollQuery) -> dict[str, Any]:
    """GET /rental/rentRoll: the units of the business day, a page of them with their lease, and the sums over all."""
    day = await business_day(actor.tenant_id)
    page = (query.page_size, (query.page_no - 1) * query.page_size)
    sql, values = roll_query(actor, day, _community(query), query.status, page)
    rows = await pool().fetch(sql, *values)
    shown = [row for row in rows if row["unit_id"] is not None]
    figures = _figures(rows[0])
    held = await _deposits(actor, [row["lease_id"] for row in shown if row["lease_id"] is not None])
    return {
        "day": day.isoformat(),
        "figures": figures,
        "records": [_row(row, held) for row in shown],
        "total": rows[0][f"n_{query.status}"] if query.status else rows[0]["units"],
    }


async def read_trend(actor: Actor, query: PlaceOfRoll) -> dict[str, Any]:
    """GET /rental/rentRoll/months: the last twelve months, this one up to today; each of the figures on a connection of its own."""
    day = await business_day(actor.tenant_id)
    first = month_start(day, 1 - MONTHS)
    span = (first, day, _community(query))
    bills, ends, vacancy = await gather(*(_by_month(actor, name, *span) for name in TREND))
    firsts = [month_start(first, offset) for offset in range(MONTHS)]
    months = [_month(month, bills.get(month), ends.get(month), vacancy.get(month)) for month in firsts]
    return {
        "collection": _share(sum(row["received"] for row in bills.values()), sum(row["due"] for row in bills.values())),
        "renewal": _share(sum(row["renewed"] for row in ends.values()), sum(row["ended"] for row in ends.values())),
        "months": months,
    }


async def _by_month(actor: Actor, name: str, first: date, day: date, community_id: int | None) -> dict[date, Record]:
    sql, values = trend_query(actor, name, first, day, community_id)
    return {row["first"]: row for row in await pool().fetch(sql, *values)}


async def _deposits(actor: Actor, leases: list[int]) -> dict[int, int]:
    rows = await pool().fetch(DEPOSITS, actor.tenant_id, leases) if leases else []
    return {row["account_id"]: row["held"] for row in rows}


def _community(query: PlaceOfRoll) -> int | None:
    return parse_id(query.community_id) if query.community_id else None


def _share(part: int, whole: int) -> float | None:
    """Per cent with one decimal."""
    return round(part * 100 / whole, 1) if whole else None


def _figures(row: Record) -> dict[str, Any]:
    let = row["n_let"] + row["n_ending"] + row["n_holdover"]
    return {
        "units": row["units"],
        "occupancy": _share(let, row["units"]),
        **{key: to_yuan(row[key]) for key in ("potential", "contracted", "vacancy", "overdue")},
        "statuses": [{"status": status, "count": row[f"n_{status}"]} for status in STATUSES],
    }


def _row(row: Record, held: dict[int, int]) -> dict[str, Any]:
    leased = row["lease_id"] is not None
    return {
        "unitId": str(row["unit_id"]),
        "unit": row["title"],
        "community": row["community"] or "",
        "status": row["status"],
        "leaseId": str(row["lease_id"]) if leased else None,
        "contractNo": row["contract_no"],
        "renter": row["renter_name"],
        "startDate": row["start_date"].isoformat() if leased else None,
        "endDate": row["end_date"].isoformat() if leased else None,
        "price": to_yuan(row["price"]) if leased else None,
        "listPrice": to_yuan(row["list_price"]),
        "deposit": to_yuan(held.get(row["lease_id"], 0)) if leased else None,
        "balance": to_yuan(row["balance"]) if leased else None,
    }


def _month(month: date, bills: Record | None, ends: Record | None, vacancy: Record | None) -> dict[str, Any]:
    due, received = (bills["due"], bills["received"]) if bills else (0, 0)
    return {
        "month": f"{month:%Y-%m}",
        "due": to_yuan(due),
        "received": to_yuan(received),
        "collection": _share(received, due),
        "ended": ends["ended"] if ends else 0,
        "renewed": ends["renewed"] if ends else 0,
        "vacancy": to_yuan(vacancy["amount"] if vacancy else 0),
    }
