"""A reader's walk: the readings of their rounds in walking order, with what a phone needs to judge a value without a network."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from schema.rental.community import building, community
from schema.rental.meter import (
    BASE,
    CONFIRMED,
    DRAFT,
    SWAP_IN,
    VOID,
    Meter,
    MeterReading,
    reading,
)
from schema.rental.reading_conflict import OPEN, ReadingConflict
from server.engine.labels import reference_labels
from server.engine.read import visible_ids
from server.http.read_only import why_read_only
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import of_tenant
from server.rental.meters.book import plain
from server.rental.meters.shapes import ReadingCard, ReadingClash, WalkRound, WalkShape
from server.rental.meters.usage import MEAN_OF

MOST = 1000
"""Readings on a phone at once; the rest follows as these are done."""
_MINE = f"""
SELECT id FROM rent_meter_reading WHERE tenant_id = $1 AND del_flag = 0 AND state = '{DRAFT}' AND kind <> '{SWAP_IN}'
  AND (reader_id IS NULL OR reader_id = $2)
UNION SELECT reading_id FROM rent_reading_conflict
WHERE tenant_id = $1 AND del_flag = 0 AND state = '{OPEN}' AND reader_id = $2"""
_ROUNDS = f"""
SELECT community_id, read_date, count(*) AS total,
  count(*) FILTER (WHERE state = '{DRAFT}' AND value IS NULL AND skipped IS NULL) AS open
FROM rent_meter_reading WHERE tenant_id = $1 AND del_flag = 0 AND state <> '{VOID}' AND kind NOT IN ('{BASE}', '{SWAP_IN}')
  AND (reader_id IS NULL OR reader_id = $2) AND (community_id, read_date) IN (SELECT unnest($3::bigint[]), unnest($4::date[]))
GROUP BY community_id, read_date"""
_USAGES = f"""
SELECT meter_id, id, read_date, usage FROM (
  SELECT meter_id, id, read_date, usage, row_number() OVER (PARTITION BY meter_id ORDER BY read_date DESC) AS place
  FROM rent_meter_reading WHERE tenant_id = $1 AND meter_id = ANY($2::bigint[]) AND del_flag = 0 AND state = '{CONFIRMED}'
    AND usage IS NOT NULL AND kind NOT IN ('{BASE}', '{SWAP_IN}')) found
WHERE place <= {MEAN_OF} ORDER BY meter_id, read_date DESC"""
_LIVED_IN = """
SELECT DISTINCT r.id FROM rent_meter_reading r JOIN rent_meter m ON m.id = r.meter_id JOIN rent_unit u ON u.id = m.unit_id
JOIN occupancy_claim c ON c.tenant_id = r.tenant_id AND c.leaf_id = ANY(u.leaf_ids) AND c.kind IN ('order', 'lease')
  AND c.from_day < r.read_date AND c.to_day > coalesce(r.since, r.read_date - 1)
WHERE r.tenant_id = $1 AND r.id = ANY($2::bigint[])"""


async def read_walk(actor: Actor) -> dict[str, Any]:
    """{readings, rounds, more, readOnly}: what is theirs or anybody's, of the rows that they may see."""
    found = [row["id"] for row in await pool().fetch(_MINE, actor.tenant_id, actor.user_id)]
    ids = await visible_ids(reading, actor, found) | await visible_ids(reading, actor, found, deleted=True)
    rows = sorted(await of_tenant(MeterReading, actor.tenant_id).filter(id__in=ids), key=_by_way)
    shown = [*[row for row in rows if _is_open(row)][:MOST], *[row for row in rows if not _is_open(row)][:MOST]]
    cards = await _cards(actor, shown)
    walk = WalkShape(
        readings=cards, rounds=await _rounds(actor, rows, shown), read_only=await why_read_only(actor) is not None
    )
    return walk.model_dump(by_alias=True)


def _is_open(row: MeterReading) -> bool:
    return row.value is None and row.skipped is None


def _by_way(row: MeterReading) -> tuple[date, int, int, int, str, int]:
    return row.read_date, row.community_id, row.building_id or 0, row.walk, row.meter_no, row.id


async def _rounds(actor: Actor, rows: Sequence[MeterReading], shown: Sequence[MeterReading]) -> list[WalkRound]:
    """`more`: open readings that are not on the phone yet."""
    pairs = sorted({(row.read_date, row.community_id) for row in rows})
    days, places = [day for day, _ in pairs], [place for _, place in pairs]
    found = await pool().fetch(_ROUNDS, actor.tenant_id, actor.user_id, places, days)
    names = await _names(actor, community.path, set(places))
    here = [(row.read_date, row.community_id) for row in shown if _is_open(row)]
    return [
        WalkRound(
            key=round_key(row["community_id"], row["read_date"]),
            name=names.get(str(row["community_id"]), ""),
            read_date=row["read_date"].isoformat(),
            total=row["total"],
            more=max(row["open"] - here.count((row["read_date"], row["community_id"])), 0),
        )
        for row in sorted(found, key=lambda one: (one["read_date"], one["community_id"]))
    ]


def round_key(community_id: int, day: date) -> str:
    return f"{community_id}/{day}"


async def _names(actor: Actor, path: str, ids: set[int]) -> dict[str, str]:
    return await reference_labels(path, ids, actor.tenant_id, english=actor.locale == "en")


async def card_of(actor: Actor, reading_id: int) -> ReadingCard:
    """One reading as it is now, whatever became of it."""
    row = await of_tenant(MeterReading, actor.tenant_id).get(id=reading_id)
    [card] = await _cards(actor, [row])
    return card


async def _cards(actor: Actor, rows: Sequence[MeterReading]) -> list[ReadingCard]:
    """A handful of statements, however many readings."""
    ids, meter_ids = [row.id for row in rows], list({row.meter_id for row in rows})
    meters = {one.id: one for one in await of_tenant(Meter, actor.tenant_id).filter(id__in=meter_ids)}
    usages: dict[int, list[str]] = {}
    for found in await pool().fetch(_USAGES, actor.tenant_id, meter_ids):
        usages.setdefault(found["meter_id"], []).append(plain(found["usage"]))
    lived = {row["id"] for row in await pool().fetch(_LIVED_IN, actor.tenant_id, ids)}
    open_ones = of_tenant(ReadingConflict, actor.tenant_id).filter(
        reading_id__in=ids, state=OPEN, reader_id=actor.user_id, del_flag=0
    )
    clashes = {one.reading_id: one for one in await open_ones.order_by("id")}
    places = await _names(actor, community.path, {row.community_id for row in rows})
    houses = await _names(actor, building.path, {row.building_id or 0 for row in rows})
    return [
        ReadingCard(
            **_written(row),
            community=places.get(str(row.community_id), ""),
            building=houses.get(str(row.building_id), ""),
            digits=meters[row.meter_id].digits,
            factor=plain(Decimal(meters[row.meter_id].factor)),
            usages=usages.get(row.meter_id, []),
            lived_in=row.id in lived,
            conflict=_told(clashes.get(row.id)),
        )
        for row in rows
    ]


def _told(clash: ReadingConflict | None) -> ReadingClash | None:
    return ReadingClash(value=_text(clash.value), why=clash.why) if clash else None


def _text(value: Decimal | None) -> str | None:
    return None if value is None else plain(value)


def _written(row: MeterReading) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "version": row.row_version,
        "round": round_key(row.community_id, row.read_date),
        "meter_id": str(row.meter_id),
        "meter_no": row.meter_no,
        "meter_kind": row.meter_kind,
        "place": row.place,
        "walk": row.walk,
        "read_date": row.read_date.isoformat(),
        "kind": row.kind,
        "since": row.since.isoformat() if row.since else None,
        "last_value": plain(row.last_value),
        "value": _text(row.value),
        "rolled": row.rolled,
        "usage": _text(row.usage),
        "warnings": [code for code in (row.warnings or "").split(",") if code],
        "skipped": row.skipped,
        "photo": row.photo,
        "state": "deleted" if row.del_flag else row.state,
    }
