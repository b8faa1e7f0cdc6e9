"""Fills the calendar: which unit is taken when, and in which state such a stay is today."""

from datetime import timedelta

from server.rental.spans import Span
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.nights import Calendar, nights_in
from server.seeding.demo.orders import Booking, Desk
from server.seeding.demo.world import World

WANTED = 0.70
LOST_EVERY = 30
RECENT = timedelta(days=3)


def build_stays(
    world: World, found: Property, desk: Desk, leases: dict[int, list[Span]], blocks: dict[int, list[Span]]
) -> list[Booking]:
    """Orders on everything that leases and blocks leave; gives those that matter for the cleaning of today."""
    taken = {unit["id"]: [*leases.get(unit["id"], []), *blocks.get(unit["id"], [])] for unit in found.leaves()}
    share = _share(world, found, leases, blocks)
    calendar = Calendar(world.rng, Span(world.first_day, world.last_day), share)
    near: list[Booking] = []
    for unit in _houses_by_room(world, found, taken):
        _book_house(world, desk, unit, taken, near)
    count = 0
    for unit in found.leaves():
        if unit["riyue"] == "2":
            continue
        for span in calendar.lay(taken[unit["id"]]):
            booking = desk.book(unit, span, state_of(world, span, unit["id"] in desk.present))
            count += 1
            if span.end == world.today or span.start == world.today:
                near.append(booking)
            if count % LOST_EVERY == 0:
                _lose_one(world, desk, unit)
    return near


def _share(world: World, found: Property, leases: dict[int, list[Span]], blocks: dict[int, list[Span]]) -> float:
    """The share that daily stays must take of what is left for them, so that all together take the wanted share."""
    days = (world.last_day - world.first_day).days
    leaves = len(found.leaves()) * days
    leased = sum(nights_in(spans, world.first_day, world.last_day) for spans in leases.values())
    blocked = sum(nights_in(spans, world.first_day, world.last_day) for spans in blocks.values())
    return ((leaves - blocked) * WANTED - leased) / (leaves - blocked - leased)


def _houses_by_room(world: World, found: Property, taken: dict[int, list[Span]]) -> list[UnitRow]:
    """Some shared houses of which nothing is let long: now and then a group takes the whole."""
    shared = [
        unit
        for unit in found.units.values()
        if unit["kind"] == "house" and len(unit["leaf_ids"]) > 1 and not any(taken[leaf] for leaf in unit["leaf_ids"])
    ]
    return world.rng.sample(shared, len(shared) // 3)


def _book_house(world: World, desk: Desk, unit: UnitRow, taken: dict[int, list[Span]], near: list[Booking]) -> None:
    for base in (-40, -2, 18, 41):
        start = world.today + timedelta(days=base + world.rng.randrange(10))
        span = Span(start, start + timedelta(days=world.rng.randrange(2, 6)))
        booking = desk.book(unit, span, state_of(world, span, lived_in=True))
        for leaf in unit["leaf_ids"]:
            taken[leaf].append(span)
        if span.end == world.today:
            near.append(booking)


def state_of(world: World, span: Span, lived_in: bool) -> str:
    """What became of a stay by today; `lived_in`: the guest before is still there today."""
    rng, today = world.rng, world.today
    if span.end < today:
        return "checked_out" if today - span.end <= RECENT and rng.random() < 0.25 else "closed"
    if span.end == today:
        return rng.choices(("checked_out", "in_house"), (40, 60))[0]
    if span.start < today:
        return "in_house"
    if span.start == today:
        return rng.choices(("in_house", "confirmed", "reserved"), (0 if lived_in else 25, 55, 20))[0]
    soon = span.start - today < timedelta(days=14)
    return rng.choices(("confirmed", "reserved"), (75, 25) if soon else (40, 60))[0]


def _lose_one(world: World, desk: Desk, unit: UnitRow) -> None:
    """An order that came to nothing; its nights are free again."""
    rng = world.rng
    past = rng.random() < 0.3
    start = world.today + timedelta(days=rng.randrange(-50, -2) if past else rng.randrange(1, 50))
    span = Span(start, start + timedelta(days=rng.randrange(1, 5)))
    desk.book(unit, span, "no_show" if past else "cancelled")
