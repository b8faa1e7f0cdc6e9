"""Sells the stays of a simulated house: who booked when and through whom, what came to nothing, and what waits for a unit."""

from collections import Counter
from datetime import date, timedelta
from random import Random
from typing import NamedTuple

from schema.rental.overbook_limit import EVERY_TYPE, OverbookLimit
from schema.rental.unit_type import TypeNight, TypeWait, type_key
from server.rental.spans import DAY, Span
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.orders import Agreed, Booking, Desk
from server.seeding.demo.stays import state_of
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet
from server.seeding.simulation.demand import CHANNELS, Calendar, draw_channel, draw_lead
from server.seeding.simulation.filling import Stay

UNITS_PER_WAITING = 60
"""On a full night one stay of so many units was sold beyond them."""


class Lost(NamedTuple):
    """How a second order for the same nights came to nothing."""

    state: str
    agreed: Agreed


class _Type(NamedTuple):
    community: int
    text: str


def full_nights(calendar: Calendar) -> frozenset[date]:
    return frozenset(night for event in calendar.events for night in event.full)


def sell_stays(world: World, found: Property, desk: Desk, calendar: Calendar, stays: list[Stay]) -> list[Booking]:
    """Writes all that was booked by today; gives the stays that begin or end today."""
    rng, near = world.stream("sales"), list[Booking]()
    full = full_nights(calendar)
    for stay in stays:
        agreed = agree(rng, stay.span, world.today, full)
        if agreed is None or not stay.span.overlaps(Span(world.first_day, world.last_day)):
            continue
        unit = found.units[stay.unit]
        lost = draw_lost(rng, stay.span, agreed, world.today)
        if lost is not None:
            desk.book(unit, stay.span, lost.state, lost.agreed)
        booking = desk.book(unit, stay.span, state_of(world, stay.span, stay.unit in desk.present), agreed)
        if world.today in (stay.span.start, stay.span.end):
            near.append(booking)
    return near


def agree(rng: Random, span: Span, today: date, full: frozenset[date]) -> Agreed | None:
    """None where nobody has booked yet; full nights were sold out long ago."""
    channel = draw_channel(rng, span.start)
    booked = span.start - timedelta(days=draw_lead(rng, channel))
    if booked > today and any(night in full for night in span.days()):
        return Agreed(channel if channel != "walk_in" else "phone", today - timedelta(days=rng.randrange(1, 15)))
    return Agreed(channel, booked) if booked <= today else None


def draw_lost(rng: Random, span: Span, agreed: Agreed, today: date) -> Lost | None:
    """One who had booked the same nights before, through any channel, and did not come; known only once it happened."""
    channel = draw_channel(rng, span.start)
    shares, luck = CHANNELS[channel], rng.random()
    booked = agreed.booked - timedelta(days=1 + draw_lead(rng, channel))
    if luck < shares.cancelled:
        return Lost("cancelled", Agreed(channel, booked))
    if luck < shares.cancelled + shares.no_show and span.start < today:
        return Lost("no_show", Agreed(channel, booked))
    return None


def overbook(world: World, found: Property, desk: Desk, calendar: Calendar) -> None:
    """Stays of one night beyond the units on full nights, where the limit allows it; they wait for a unit of their type."""
    rng, leaves = world.stream("overbooking"), found.leaves()
    most = max(1, len(leaves) // UNITS_PER_WAITING)
    waits = Sheet(TypeWait, "id overbooked revision")
    world.sheets.append(waits)
    sheets = (
        world.sheet(OverbookLimit, "id community_id unit_type from_day to_day spare remark create_time"),
        world.sheet(TypeNight, "id community_id unit_type night sold spare"),
    )
    for night in sorted(full_nights(calendar)):
        sold: Counter[_Type] = Counter()
        for unit in rng.sample(leaves, most):
            kind = _type_of(unit)
            sold[kind] += 1
            booked = world.today - timedelta(days=rng.randrange(1, 10))
            desk.book(_any_of(unit, kind), Span(night, night + DAY), "confirmed", Agreed("ctrip", booked))
            waits.add(desk.sheets.segments.rows[-1][0], True, 1)
        _allow(world, sheets, night, most, sold, {_type_of(unit) for unit in leaves})


def _allow(
    world: World, sheets: tuple[Sheet, Sheet], night: date, most: int, sold: Counter[_Type], types: set[_Type]
) -> None:
    """The limit of each community that sold beyond its units, and what it means for its types that night."""
    limits, counters = sheets
    selling = {kind.community for kind in sold}
    made = world.at(world.today - timedelta(days=20), 10)
    for community in sorted(selling):
        limits.add(world.ids(), community, EVERY_TYPE, night, night, most, "展会满房", made)
    for kind in sorted(types):
        if kind.community in selling:
            counters.add(world.ids(), *kind, night, sold[kind], most)


def _type_of(unit: UnitRow) -> _Type:
    return _Type(unit["community_id"], type_key(unit["kind"], unit["house_type"]))


def _any_of(unit: UnitRow, kind: _Type) -> UnitRow:
    """Some unit of the type: with its prices, but without an id."""
    return {**unit, "id": None, "leaf_ids": [], "waits_for": kind.text}
