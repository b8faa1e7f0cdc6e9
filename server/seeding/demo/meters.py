"""Meters of let units with six months of readings, their utility bills by the product's own rules, and meters that are shared.

What was read last is on no bill yet, so that the bills of a month can be made in the demo. In one building a round is under way.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from random import Random
from typing import NamedTuple

from schema.rental.meter import BASE, CONFIRMED, DRAFT, ESTIMATED, NORMAL, Meter, MeterCharge, MeterReading
from schema.rental.reading_conflict import ReadingConflict
from schema.rental.tariff import TariffTier, UtilityTariff
from schema.rental.utility_share import UtilityMember, UtilityShare
from server.rental.leases.bills import Planned
from server.rental.leases.periods import Line, add_months
from server.rental.meters.billing import KIND, PAY_WITHIN
from server.rental.meters.book import describe_reading, explain
from server.rental.meters.charges import Tariff, Tier, Used, charge
from server.rental.meters.shares import EQUAL, FIXED, OWN_USE, RATIO
from server.rental.meters.usage import mean_of
from server.rental.spans import DAY, Span
from server.seeding.demo.houses import UnitRow
from server.seeding.demo.world import World

MONTHS = 6
BEGIN = date(2024, 1, 1)
POWER, WATER = "electricity", "water"
NAMES = {POWER: "居民电价", WATER: "居民水价"}
PRICES: dict[str, tuple[Tier, ...]] = {
    POWER: (Tier(Decimal(230), Decimal("0.538")), Tier(Decimal(400), Decimal("0.588")), Tier(None, Decimal("0.838"))),
    WATER: (Tier(None, Decimal("5")),),
}
UNITS = {POWER: "kWh", WATER: "m³"}
# A month of one household, in thousandths of a unit.
USUAL = {POWER: (90_000, 320_000), WATER: (4_000, 14_000)}
COMMON = 180_000
GROUP = 3
# How the first meters of an open round were read: so many times their mean, and what is remarked of it.
READ = ((Decimal(1), None), (Decimal(4), "high,photo"), (Decimal("0.2"), "low,photo"), (Decimal(1), None))
IN_ROUND = 8


@dataclass(frozen=True, slots=True)
class Month:
    """Read on its last day."""

    first: date

    @property
    def last(self) -> date:
        return add_months(self.first, 1) - DAY


class Spot(NamedTuple):
    """A meter, and where one finds it: what each of its readings repeats."""

    id: int
    serial: str
    kind: str
    community: int
    building: int
    place: str
    walk: int


class Seen(NamedTuple):
    """A reading; `before` is the value of the one at `since`."""

    day: date
    value: Decimal
    before: Decimal
    since: date | None
    sort: str = NORMAL
    billed: bool = False
    mean: Decimal | None = None

    @property
    def usage(self) -> Decimal:
        return self.value - self.before


class UtilityBook:
    """Writes tariffs, meters and readings; says what each lease was billed, month by month."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rng = Random(f"guanjia/{world.plan.code}/meters")
        begin = world.today.replace(day=1)
        self.months = [Month(add_months(begin, -back)) for back in range(MONTHS, 0, -1)]
        self.meters = world.sheet(
            Meter,
            "id serial kind unit_id community_id building_id place walk tariff_id base_value installed last_value last_date",
        )
        self.readings = world.sheet(
            MeterReading,
            "id meter_id meter_no meter_kind community_id building_id place walk read_date kind value since last_value usage"
            " billed mean",
            state=CONFIRMED,
        )
        self.walked: list[tuple[Spot, Seen, list[Decimal]]] = []
        self.charges = world.sheet(MeterCharge, "id lease_id reading_id bill_id")
        self.tariffs = {kind: self._write_tariff(kind) for kind in PRICES}
        self.let: list[UnitRow] = []

    def _write_tariff(self, kind: str) -> int:
        rows = self.world.sheet(UtilityTariff, "id name kind unit begin")
        tiers = self.world.sheet(TariffTier, "id tariff_id upto price")
        tariff = self.world.ids()
        rows.add(tariff, NAMES[kind], kind, UNITS[kind], BEGIN)
        for tier in PRICES[kind]:
            tiers.add(self.world.ids(), tariff, tier.upto, tier.price)
        return tariff

    def bill(self, unit: UnitRow, stay: Span) -> list[tuple[Planned, list[int]]]:
        """The meters of a unit; its utility bills with the readings on them. Who moved in later pays from then on."""
        self.let.append(unit)
        lines: dict[Month, list[Line]] = {}
        ids: dict[Month, list[int]] = {}
        for kind in PRICES:
            for month, line, reading in self._read(unit, kind, stay):
                lines.setdefault(month, []).append(line)
                ids.setdefault(month, []).append(reading)
        return [(self._planned(month, found), ids[month]) for month, found in lines.items()]

    def _planned(self, month: Month, lines: Sequence[Line]) -> Planned:
        amount = sum(line.amount for line in lines)
        return Planned(KIND, month.first, month.last, month.last + PAY_WITHIN, amount, tuple(lines))

    def _read(self, unit: UnitRow, kind: str, stay: Span) -> list[tuple[Month, Line, int]]:
        serial = f"{'D' if kind == POWER else 'S'}{len(self.meters.rows) + 1:05d}"
        walk = unit["floor"] * 100 + len(self.let) % 100
        spot = Spot(self.world.ids(), serial, kind, unit["community_id"], unit["building_id"], unit["title"], walk)
        base = value = Decimal(self.rng.randrange(800, 9000))
        start = since = self.months[0].first - DAY
        billed: list[tuple[Month, Line, int]] = []
        usages: list[Decimal] = []
        self._add(spot, Seen(start, base, base, None, BASE))
        for month in self.months:
            lived = stay.start < month.last and month.last - DAY < stay.end
            used = Decimal(self.rng.randrange(*USUAL[kind]) if lived else self.rng.randrange(0, 2000)) / 1000
            on_bill = lived and month is not self.months[-1]
            seen = Seen(month.last, value + used, value, since, billed=on_bill, mean=mean_of(usages))
            usages.insert(0, used)
            reading = self._add(spot, seen)
            if seen.billed:
                billed += [(month, line, reading) for line in self._lines(spot, seen)]
            value, since = seen.value, month.last
        self.walked.append((spot, seen, usages))
        self._lay(spot, unit["id"], None, Seen(since, value, base, start))
        return billed

    def _lines(self, spot: Spot, seen: Seen) -> list[Line]:
        used = Used(seen.since or seen.day, seen.day, seen.usage)
        costs = charge([used], [Tariff(BEGIN, None, PRICES[spot.kind], unit=UNITS[spot.kind])])
        shown = describe_reading(spot.serial, seen.before, seen.value)
        return [Line(one.first, one.last, one.amount, explain(spot.kind, shown, one)) for one in costs]

    def _add(self, spot: Spot, seen: Seen) -> int:
        row = self.world.ids()
        what = (seen.day, seen.sort, seen.value, seen.since, seen.before, seen.usage, seen.billed, seen.mean)
        self.readings.add(row, *spot, *what)
        return row

    def _lay(self, spot: Spot, unit: int | None, place: str | None, last: Seen) -> None:
        """The meter itself, with its last reading; `before` and `since` are those of its base."""
        where = (unit, spot.community, spot.building, place, spot.walk, self.tariffs[spot.kind])
        self.meters.add(spot.id, spot.serial, spot.kind, *where, last.before, last.since, last.value, last.day)

    def charge(self, lease: int, bill: int, readings: Sequence[int]) -> None:
        for reading in dict.fromkeys(readings):
            self.charges.add(self.world.ids(), lease, reading, bill)

    def share(self) -> None:
        """One common meter for each rule, read since the last bills, for neighbours of one building."""
        shares = self.world.sheet(UtilityShare, "id name meter_id rule")
        members = self.world.sheet(UtilityMember, "id share_id unit_id part")
        for number, (rule, group) in enumerate(zip((EQUAL, RATIO, OWN_USE, FIXED), self._groups(), strict=False)):
            meter, share = self.world.ids(), self.world.ids()
            self._read_common(meter, f"G{number + 1:05d}", group)
            shares.add(share, f"{group[0]['title'].rpartition(' ')[0]} 楼道照明", meter, rule)
            for at, unit in enumerate(group):
                part = Decimal(15) if rule == FIXED else Decimal(at + 1)
                members.add(self.world.ids(), share, unit["id"], part)

    def _groups(self) -> list[list[UnitRow]]:
        by_building: dict[int, list[UnitRow]] = {}
        for unit in self.let:
            by_building.setdefault(unit["building_id"], []).append(unit)
        return [
            units[at : at + GROUP] for units in by_building.values() for at in range(0, len(units) - GROUP + 1, GROUP)
        ]

    def _read_common(self, meter: int, serial: str, group: Sequence[UnitRow]) -> None:
        """It measures what the units of the group use, and the stairs."""
        units = {unit["id"] for unit in group}
        own = {row[0] for row in self.meters.rows if row[2] == POWER and row[3] in units}
        start, last, base = self.months[-2].last, self.months[-1].last, Decimal(100)
        used = sum((row[13] for row in self.readings.rows if row[1] in own and row[8] == last), Decimal(COMMON) / 1000)
        first = group[0]
        spot = Spot(meter, serial, POWER, first["community_id"], first["building_id"], "配电间", 1)
        self._add(spot, Seen(start, base, base, None, BASE))
        seen = Seen(last, base + used, base, start)
        self._add(spot, seen)
        self._lay(spot, None, spot.place, seen)

    def begin_round(self) -> None:
        """A round of today in the last building with enough meters: some read, some odd, one by two people, most to be read."""
        by_building: dict[int, list[tuple[Spot, Seen, list[Decimal]]]] = {}
        for walked in self.walked:
            by_building.setdefault(walked[0].building, []).append(walked)
        fit = [building for building, found in by_building.items() if len(found) >= IN_ROUND]
        if not fit:
            return
        sheet = self.world.sheet(
            MeterReading,
            "id meter_id meter_no meter_kind community_id building_id place walk read_date since last_value mean kind value usage"
            " warnings skipped",
            state=DRAFT,
        )
        found = sorted(by_building[max(fit)], key=lambda one: (one[0].walk, one[0].serial))
        for number, (spot, last, usages) in enumerate(found):
            mean = mean_of(usages) or Decimal(0)
            row = self.world.ids()
            head = (row, *spot, self.world.today, last.day, last.value, mean)
            if number < len(READ):
                times, warnings = READ[number]
                used = (mean * times).quantize(Decimal("0.1"))
                sheet.add(*head, NORMAL, last.value + used, used, warnings, None)
                if number == len(READ) - 1:
                    self._doubt(row, spot, last.value + used)
            elif number == len(READ):
                sheet.add(*head, ESTIMATED, last.value + mean, mean, None, None)
            else:
                sheet.add(*head, NORMAL, None, None, None, "家里没人" if number == len(READ) + 1 else None)

    def _doubt(self, reading: int, spot: Spot, typed: Decimal) -> None:
        """Somebody stood in front of the meter and read another value than was typed meanwhile."""
        sheet = self.world.sheet(
            ReadingConflict,
            "id meter_id reading_id meter_no community_id place read_date kind value why taken_at received_at",
        )
        shown = f"{typed:f}".rstrip("0").rstrip(".")
        why = f"已有另一个读数{shown} | Another value was entered: {shown}"
        moment = self.world.at(self.world.today, 9)
        where = (spot.id, reading, spot.serial, spot.community, spot.place, self.world.today)
        sheet.add(self.world.ids(), *where, NORMAL, typed + 10, why, moment, moment)
