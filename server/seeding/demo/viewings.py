"""Viewings of a demo organisation: the days around today, in every state, by the rules that hold for people."""

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import cycle
from random import Random

from schema.rental.lease import Lease
from schema.rental.viewing import BOOKED, CANCELLED, COMPLETED, NO_SHOW, Viewing
from server.rental.spans import Span
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

PERIODS = ("morning", "noon", "afternoon", "evening")
SOURCES = ("phone", "wechat", "walk_in", "website", "other")
AGENTS = ("lease1", "lease2", "lease3", "clerk1")
# A viewing has a time of the clock more often than not; the others only a period.
TIMES: dict[str, tuple[str | None, ...]] = {
    "morning": ("09:30:00", None, "10:00:00", "11:00:00"),
    "noon": ("12:00:00", "12:30:00", None),
    "afternoon": ("14:00:00", "15:30:00", None, "16:30:00", "17:00:00"),
    "evening": ("18:30:00", None, "19:00:00", "20:00:00"),
}
PAST, COMING = -9, 9
GROUP_IN, FULL_IN = 3, 4
"""So many days ahead an agent shows two units to a group at once, and from then on a house is full at the first time that
enough agents are free."""
SHARE, SHARE_TODAY = 0.13, 0.5
"""How much of the calendar of agents, days and periods is taken."""
MOST = 3
RESULTS = ("considers", "wants", "price", "considers", "place", "gone")
ENDED = (COMPLETED, COMPLETED, NO_SHOW, COMPLETED, CANCELLED)
REASONS = ("客户改主意", "已租到房子", "时间冲突", "联系不上客户")


def build_viewings(world: World, found: Property, leases: dict[int, list[Span]]) -> None:
    """Some forty, of units that are let by the month and where no tenant lives.

    By a chance of their own: how often the parts before draw hangs on the day, and so would the number of viewings.
    """
    agents = [name for name in AGENTS if name in world.users]
    if not agents:
        return
    sheet = world.sheet(
        Viewing,
        "id contact_name contact_phone view_date period unit_id agent_id guests_agreed source state result reason"
        " follow_up_at remark create_time lease_id time group_viewing",
    )
    _write_signed(world, sheet)
    chance = Random(f"guanjia/{world.plan.code}/viewing")
    units = cycle(_free_units(found, leases, chance))
    taken: Counter[tuple[int, date, str]] = Counter()
    made = 0
    for day in (world.today + timedelta(days=days) for days in range(PAST, COMING)):
        for period in PERIODS:
            for agent in agents:
                if chance.random() > (SHARE_TODAY if day == world.today else SHARE):
                    continue
                unit = next(units)
                if taken[unit["house_id"], day, period] < MOST:
                    taken[unit["house_id"], day, period] += 1
                    _write(world, sheet, made, (day, period, agent), unit)
                    made += 1
    _write_crowded(world, sheet, found, agents)


def _write_signed(world: World, sheet: Sheet) -> None:
    """The contracts of the last days began with a viewing."""
    leases = next(made for made in world.sheets if made.table == Lease._meta.db_table)
    shown: Counter[date] = Counter()
    for values in leases.rows:
        lease = dict(zip(leases.columns, values, strict=True))
        if lease["signed_on"] is None or lease["signed_on"] < world.today - timedelta(days=-PAST):
            continue
        day = lease["signed_on"] - timedelta(days=2)
        if shown[day] == len(PERIODS):
            continue
        agent, period = world.users.get("lease4"), PERIODS[shown[day]]
        shown[day] += 1
        head = (world.ids(), lease["renter_name"], lease["renter_phone"], day, period, lease["unit_id"], agent, True)
        made_at = world.at(day - timedelta(days=2), 15)
        sheet.add(*head, "wechat", COMPLETED, "wants", None, None, None, made_at, lease["id"], None, False)


def _write_crowded(world: World, sheet: Sheet, found: Property, agents: Sequence[str]) -> None:
    """Where the rules are met: a group with one agent, and a house that has as many viewings as it may."""
    taken = {(row[3], row[4], row[6]) for row in sheet.rows}
    houses: dict[int, list[UnitRow]] = {}
    for unit in found.leaves():
        if unit["riyue"] != "1":
            houses.setdefault(unit["house_id"], []).append(unit)
    used = {row[5] for row in sheet.rows}
    house = next(
        (units for units in houses.values() if len(units) >= MOST and not used & {u["id"] for u in units}), None
    )
    if house is None:
        return
    group_day = world.today + timedelta(days=GROUP_IN)
    times = [(world.today + timedelta(days=days), period) for days in range(FULL_IN, COMING) for period in PERIODS]
    free = ([name for name in agents if (*time, world.users[name]) not in taken] for time in times)
    time, most = next((pair for pair in zip(times, free, strict=True) if len(pair[1]) >= MOST), (times[0], []))
    for number, (agent, unit) in enumerate(zip(most, house[:MOST], strict=False)):
        _write(world, sheet, number, (*time, agent), unit, fixed=True)
    guide = next((name for name in agents if (group_day, "morning", world.users[name]) not in taken), None)
    for number in range(2 if guide else 0):
        _write(world, sheet, number, (group_day, "morning", guide or ""), house[number], fixed=True, group=True)


def _free_units(found: Property, leases: dict[int, list[Span]], chance: Random) -> list[UnitRow]:
    fit = [unit for unit in found.leaves() if unit["riyue"] != "1" and unit["id"] not in leases]
    return chance.sample(fit, min(60, len(fit)))


def _write(
    world: World,
    sheet: Sheet,
    number: int,
    slot: tuple[date, str, str],
    unit: UnitRow,
    *,
    fixed: bool = False,
    group: bool = False,
) -> None:
    """What is past has ended; of today the morning, and now and then one to come is called off, unless it is `fixed`."""
    day, period, agent = slot
    ended = day < world.today or (day == world.today and period == "morning")
    state = ENDED[number % len(ENDED)] if ended else CANCELLED if number % 13 == 5 and not fixed else BOOKED
    seen = state == COMPLETED
    person = world.person()
    sheet.add(
        world.ids(),
        person.name,
        person.phone,
        day,
        period,
        unit["id"],
        world.users[agent],
        True,
        SOURCES[number % len(SOURCES)],
        state,
        RESULTS[number % len(RESULTS)] if seen else None,
        REASONS[number % len(REASONS)] if state == CANCELLED else None,
        world.at(day + timedelta(days=2), 10) if seen and number % 2 else None,
        "想看采光和车位" if number % 6 == 0 else None,
        world.at(day - timedelta(days=3), 11),
        None,
        TIMES[period][number % len(TIMES[period])],
        group,
    )
