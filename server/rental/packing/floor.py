"""The floor of a re-pack as the database has it: units, movable and waiting stays, and the nights that nobody gives up.

A stay may be moved when it lies in the window as a whole, is of one piece, is not locked and nobody has moved in. Everything
else that takes nights, whatever it is, stands still: it is read from the claims, which are what the database holds apart.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from schema.domains import registry
from schema.kit.clock import now
from schema.rental.order import AHEAD
from schema.rental.unit import Unit
from schema.rental.unit_type import type_key
from server.engine.access import is_narrowed
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.rental.bars.queries import Reader, Row
from server.rental.board.narrowing import seen_units
from server.rental.inventory.types import DAILY
from server.rental.inventory.units import as_row
from server.rental.packing.planner import WAITING, Floor, Lodger, Place, Why, mask_of
from server.rental.pricing.day_rules import Rules, read_rules
from server.rental.spans import DAY, Span

_CLAIMS = """
SELECT leaf_id, from_day, to_day, kind, stay_id FROM occupancy_claim
WHERE tenant_id = $1 AND leaf_id = ANY($2::bigint[]) AND from_day < $4 AND to_day > $3
    AND (hold_until IS NULL OR hold_until > $5)
ORDER BY leaf_id, from_day"""
_HOURS = """
SELECT leaf_id, day FROM rent_day_use_slot
WHERE tenant_id = $1 AND leaf_id = ANY($2::bigint[]) AND day >= $3 AND day <= $4
    AND (hold_until IS NULL OR hold_until > $5)"""
_STAYS = """
SELECT s.id, s.order_id, coalesce(s.unit_id, 0) AS unit_id, coalesce(s.unit_type, '') AS unit_type, s.from_day, s.to_day,
    o.order_no, o.contact_name, o.guest_names, o.guest_count, o.locked, o.row_version,
    s.from_day = o.check_in AND s.to_day = o.check_out AS whole
FROM rent_order_segment s JOIN rent_daily_order o ON o.id = s.order_id
WHERE s.tenant_id = $1 AND s.community_id = $2 AND s.from_day < $4 AND s.to_day > $3 AND s.del_flag = 0
    AND o.del_flag = 0 AND NOT o.day_use AND o.state = ANY($5::text[])
ORDER BY s.from_day, s.id"""


class Taken(NamedTuple):
    """A claim of the window, as the picture shows it."""

    leaf_id: int
    span: Span
    kind: str
    stay_id: int


@dataclass(frozen=True, slots=True)
class ReadFloor:
    """What was read of one community for the nights of `span`; `stays`: rows of movable and waiting stays by their id."""

    community_id: int
    span: Span
    units: Mapping[int, Unit]
    claims: Sequence[Taken]
    stays: Mapping[int, Row]
    floor: Floor


async def read_floor(reader: Reader, actor: Actor, community_id: int, span: Span, kept: Collection[int]) -> ReadFloor:
    """Everything that a plan asks about, in a constant number of queries; `kept`: stays that are left where they are."""
    tenant = actor.tenant_id
    known = await scoped(Unit, actor).filter(community_id=community_id, on_shelf=True).order_by("title", "sort", "id")
    units = {unit.id: unit for unit in known}
    leaves = sorted({leaf for unit in known for leaf in unit.leaf_ids})
    rows = await reader.fetch(_CLAIMS, tenant, leaves, *span, now())
    claims = [Taken(row["leaf_id"], Span(row["from_day"], row["to_day"]), row["kind"], row["stay_id"]) for row in rows]
    stays = await _visible(actor, await reader.fetch(_STAYS, tenant, community_id, *span, list(AHEAD)))
    hours = await reader.fetch(_HOURS, tenant, leaves, *span, now())
    rules = await read_rules(reader, tenant, list(units), Span(span.start, span.end + DAY))
    seen = {row["id"] for row in await seen_units(actor, [as_row(unit) for unit in known])}
    busy = _day_uses(hours, span)
    places = {unit.id: _place(unit, unit.id in seen, busy, rules, span) for unit in known}
    lodgers = [item for row in stays if (item := _lodger(row, places, span, kept)) is not None]
    free_to_go = {item.id for item in lodgers if item.unit}
    taken: dict[int, int] = {}
    for claim in claims:
        if claim.stay_id not in free_to_go:
            taken[claim.leaf_id] = taken.get(claim.leaf_id, 0) | _mask(claim.span, span)
    floor = Floor(span.nights, places, lodgers, taken)
    return ReadFloor(community_id, span, units, claims, {row["id"]: row for row in stays}, floor)


async def _visible(actor: Actor, rows: Sequence[Row]) -> list[Row]:
    """Stays of orders that data rules hide stand still like everything else."""
    resource = registry().require("rental/order")
    if not is_narrowed(resource, actor):
        return list(rows)
    seen = await visible_ids(resource, actor, [row["order_id"] for row in rows])
    return [row for row in rows if row["order_id"] in seen]


def type_group(unit: Unit) -> str:
    """What the unit may stand in for: kind and layout, of units of several leaves with their number; "" when not let by the night."""
    if not unit.sellable or unit.riyue not in DAILY:
        return ""
    key = type_key(unit.kind, unit.house_type)
    return key if list(unit.leaf_ids) == [unit.id] else f"{key}×{len(unit.leaf_ids)}"


def _place(unit: Unit, seen: bool, busy: Mapping[int, int], rules: Rules, span: Span) -> Place:
    """Nothing is put where the day's rules restrict a night or the departure, nor on days of day use, nor out of order."""
    shut = 0
    for day, rule in rules.get(unit.id, {}).items():
        if rule.restricts:
            shut |= _mask(Span(day - DAY, day + DAY), span)
    for leaf in unit.leaf_ids:
        shut |= busy.get(leaf, 0)
    usable = seen and unit.clean_state != "out_of_order"
    return Place(unit.id, type_group(unit) if usable else "", tuple(unit.leaf_ids), unit.resident_limit, shut)


def _day_uses(rows: Sequence[Row], span: Span) -> dict[int, int]:
    """By leaf the nights that begin or end on a day of which somebody has hours."""
    busy: dict[int, int] = {}
    for row in rows:
        busy[row["leaf_id"]] = busy.get(row["leaf_id"], 0) | _mask(Span(row["day"] - DAY, row["day"] + DAY), span)
    return busy


def _lodger(row: Row, places: Mapping[int, Place], span: Span, kept: Collection[int]) -> Lodger | None:
    """A stay as the planner takes it; None for one with a unit that must stay there."""
    why = _why(row, span, kept)
    place = places.get(row["unit_id"])
    if row["unit_id"] != WAITING and (why or place is None or not place.type):
        return None
    unit_type = place.type if place else row["unit_type"]
    first, last = _night(row["from_day"], span), _night(row["to_day"], span)
    return Lodger(row["id"], row["unit_id"], first, last, unit_type, max(row["guest_count"], 1), why)


def _why(row: Row, span: Span, kept: Collection[int]) -> Why | None:
    if row["locked"]:
        return "locked"
    if not row["whole"] or row["from_day"] < span.start or row["to_day"] > span.end:
        return "dates"
    return "kept" if row["id"] in kept else None


def _night(day: date, span: Span) -> int:
    return min(max((day - span.start).days, 0), span.nights)


def _mask(part: Span, span: Span) -> int:
    return mask_of(_night(part.start, span), _night(part.end, span))
