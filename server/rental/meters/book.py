"""The book of a community's meters for one month: all that utility bills follow from, read once.

What it says of who pays what is told without any I/O.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal
from typing import NamedTuple

from schema.kit.money import to_yuan
from schema.rental.meter import BASE, CONFIRMED, METER_KIND, SWAP_IN, Meter, MeterCharge, MeterReading, meter
from schema.rental.tariff import TariffTier, UtilityTariff
from schema.rental.unit import Unit
from schema.rental.utility_share import UtilityMember, UtilityShare
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import of_tenant, scoped
from server.rental.leases.periods import Line
from server.rental.meters.charges import YEAR, Cost, NoTariff, Tariff, Tier, Used, charge
from server.rental.meters.parts import Measured, Period, is_cut_blind, part_in
from server.rental.meters.shares import split_bill

_DAY = timedelta(days=1)
# What was read so long ago and is on no bill will not be on one.
LOOK_BACK = timedelta(days=366)
KINDS = METER_KIND.labels
_TENANCIES = """
SELECT c.leaf_id, c.from_day, c.to_day, c.source_id FROM occupancy_claim c JOIN rent_lease l ON l.id = c.source_id
WHERE c.tenant_id = $1 AND c.kind = 'lease' AND c.leaf_id = ANY($2::bigint[]) AND c.to_day > $3 AND c.from_day <= $4
  AND l.del_flag = 0 AND l.state IN ('active', 'settling', 'ended')
"""


class Item(NamedTuple):
    """Lines of one meter for one lease, and the readings that they come from."""

    lines: tuple[Line, ...]
    readings: tuple[int, ...]


class Tenancy(NamedTuple):
    leaf: int
    first: date
    until: date
    lease: int


@dataclass
class Book:
    """`seen` are the meters that whoever makes bills may see; the others tell what is common, and nobody pays for them now.
    `charged` are (lease, reading) that are on a bill already; `lacking` the meters without a price. Readings of days that are not
    in `span` only tell what of another meter, or another period, is in it. `unread`: for each lease that would pay a share, the
    units of which readings are missing."""

    meters: Mapping[int, Meter]
    readings: Mapping[int, Sequence[MeterReading]]
    tariffs: Mapping[int, Sequence[Tariff]]
    shares: Mapping[int, tuple[str, Sequence[UtilityMember]]]
    leaves: Mapping[int, frozenset[int]]
    tenancies: Sequence[Tenancy]
    charged: frozenset[tuple[int, int]]
    seen: frozenset[int]
    span: Period
    lacking: set[int] = field(default_factory=set)
    unread: dict[int, set[int]] = field(default_factory=dict)

    @property
    def unread_units(self) -> frozenset[int]:
        return frozenset(unit for units in self.unread.values() for unit in units)

    def items(self) -> dict[int, list[Item]]:
        """What each lease is to pay for."""
        found: dict[int, list[Item]] = defaultdict(list)
        for one in (self.meters[number] for number in self.meters if number in self.seen):
            try:
                for lease, item in self._of_meter(one):
                    found[lease].append(item)
            except NoTariff:
                self.lacking.add(one.id)
        return found

    def _of_meter(self, meter: Meter) -> Iterable[tuple[int, Item]]:
        return self._common(meter) if meter.id in self.shares else self._own(meter)

    def _counted(self, meter: Meter) -> list[MeterReading]:
        """Readings that somebody pays for: what a base ends, such as a vacancy, is on no lease."""
        rows = [row for row in self.readings.get(meter.id, ()) if row.kind not in (BASE, SWAP_IN)]
        return [row for row in rows if (self.span.first or row.read_date) <= row.read_date < self.span.until]

    def _own(self, meter: Meter) -> list[tuple[int, Item]]:
        """The readings of one lease are settled together, so that its tiers and fees count once."""
        rows: dict[int, list[MeterReading]] = defaultdict(list)
        for row in self._counted(meter):
            lease = self._payer(meter.unit_id, row)
            if lease is not None and (lease, row.id) not in self.charged:
                rows[lease].append(row)
        return [(lease, self._charged(meter, found)) for lease, found in rows.items()]

    def _charged(self, meter: Meter, rows: Sequence[MeterReading]) -> Item:
        costs = self._cost(meter, rows)
        first, last = rows[0], rows[-1]
        shown = describe_reading(meter.serial, first.last_value, last.value)
        lines = tuple(Line(one.first, one.last, one.amount, explain(meter.kind, shown, one)) for one in costs)
        return Item(lines, tuple(row.id for row in rows))

    def _cost(self, meter: Meter, rows: Sequence[MeterReading], less: Decimal = Decimal(0)) -> list[Cost]:
        """`less`: what others have paid for by meters of their own."""
        used = [
            Used(row.since or row.read_date, row.read_date, max((row.usage or Decimal(0)) - less, Decimal(0)))
            for row in rows
        ]
        tariffs = self.tariffs.get(meter.id, ())
        filled = self._filled(meter, rows[0]) if any(one.period == YEAR for one in tariffs) else Decimal(0)
        return charge(used, tariffs, filled=filled)

    def _filled(self, meter: Meter, first: MeterReading) -> Decimal:
        """Used in the year of its first day before that day; of what was read together with days of the year before, a part."""
        day = first.since or first.read_date
        earlier = (row for row in self.readings.get(meter.id, ()) if row.read_date <= day and row.id != first.id)
        year = Period(date(day.year, 1, 1), day)
        return sum((part_in(_measured(meter, row), year) for row in earlier), Decimal(0))

    def _common(self, meter: Meter) -> list[tuple[int, Item]]:
        """What the members' own meters do not explain, reading by reading.

        A part by days may be more than the common meter shows for these days: what is too much then is taken off the next.
        """
        found: list[tuple[int, Item]] = []
        over = Decimal(0)
        for row in self._counted(meter):
            own = self._own_usages(meter, row)
            if own is None:
                continue
            less = sum(own, over)
            found += self._shared(meter, row, own, less)
            over = max(less - (row.usage or Decimal(0)), Decimal(0))
        return found

    def _shared(self, meter: Meter, row: MeterReading, own: Sequence[Decimal], less: Decimal) -> list[tuple[int, Item]]:
        """The parts of a reading by the rule of the share."""
        rule, members = self.shares[meter.id]
        costs = self._cost(meter, [row], less)
        total, quantity = (
            sum(one.amount for one in costs),
            sum((one.quantity for one in costs if not one.fixed), Decimal(0)),
        )
        parts = split_bill(rule, total, [Decimal(member.part) for member in members], own)
        items = []
        for member, part in zip(members, parts, strict=True):
            lease = self._payer(member.unit_id, row)
            if part and lease is not None and (lease, row.id) not in self.charged:
                text = explain_share(meter, plain(quantity), costs[0].unit, total)
                items.append((lease, Item((Line(costs[0].first, costs[-1].last, part, text),), (row.id,))))
        return items

    def _own_usages(self, common: Meter, row: MeterReading) -> list[Decimal] | None:
        """Of each member on the days of the common reading; None, and the missing ones noted, where one of them is not known."""
        _, members = self.shares[common.id]
        period = Period(row.since or common.installed, row.read_date)
        own = [self._own_usage(common, member.unit_id, period) for member in members]
        lacking = {member.unit_id for member, usage in zip(members, own, strict=True) if usage is None}
        for lease in {self._payer(member.unit_id, row) for member in members} if lacking else ():
            if lease is not None and (lease, row.id) not in self.charged:
                self.unread.setdefault(lease, set()).update(lacking)
        return None if lacking else [usage for usage in own if usage is not None]

    def _own_usage(self, common: Meter, unit_id: int, period: Period) -> Decimal | None:
        """By the unit's own meters of that kind; None while one of them has no confirmed reading from the end of the period on."""
        leaves = self.leaves.get(unit_id, frozenset())
        meters = [
            one
            for one in self.meters.values()
            if one.kind == common.kind
            and one.id not in self.shares
            and self.leaves.get(one.unit_id or 0, _NOWHERE) <= leaves
        ]
        lines = [(one, [_measured(one, row) for row in self.readings.get(one.id, ())]) for one in meters]
        if any(not _reaches(one, line, period) for one, line in lines):
            return None
        return sum((part_in(measured, period) for _, line in lines for measured in line), Decimal(0))

    def _payer(self, unit_id: int | None, row: MeterReading) -> int | None:
        """The one lease that holds all of the unit on the last day that was measured."""
        leaves, day = self.leaves.get(unit_id or 0, frozenset()), row.read_date - _DAY
        held = {one.leaf: one.lease for one in self.tenancies if one.leaf in leaves and one.first <= day < one.until}
        whole = bool(leaves) and held.keys() == leaves and len(set(held.values())) == 1
        return next(iter(held.values())) if whole else None


_NOWHERE = frozenset({0})


def _measured(meter: Meter, row: MeterReading) -> Measured:
    return Measured(row.since or meter.installed, row.read_date, row.usage or Decimal(0))


def _reaches(meter: Meter, line: Sequence[Measured], period: Period) -> bool:
    """Whether all is known that the meter measured in a period; one that is out of use is not read any more."""
    if any(is_cut_blind(measured, period) for measured in line):
        return False
    begun = meter.installed is None or meter.installed < period.until
    return meter.archived or not begun or any(measured.until >= period.until for measured in line)


# Leaves a line room for both languages.
_SERIAL = 20


def plain(value: Decimal | None) -> str:
    """Without the zeros behind: 265.500 -> 265.5."""
    text = f"{value or Decimal(0):f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def describe_reading(serial: str, before: Decimal | None, value: Decimal | None) -> str:
    """A meter from one value to another."""
    return f"{shorten(serial)} {plain(before)} → {plain(value)}"


def shorten(serial: str) -> str:
    """Of a long number its end, which tells it from its neighbours."""
    return serial if len(serial) <= _SERIAL else f"…{serial[1 - _SERIAL :]}"


def explain(kind: str, shown: str, cost: Cost) -> str:
    """Why a line is what it is, as a pair text."""
    name = KINDS[kind]
    if cost.fixed:
        count = plain(cost.quantity)
        return f"{name.zh} {shown}：固定费 {count}个月 × {plain(cost.price)} | {name.en} {shown}: fixed fee, {count} × {plain(cost.price)}"
    rate = f"{plain(cost.quantity)} {cost.unit} × {plain(cost.price)}"
    return f"{name.zh} {shown}：{rate} | {name.en} {shown}: {rate}"


def explain_share(meter: Meter, quantity: str, unit: str, total: int) -> str:
    name, whole, serial = KINDS[meter.kind], f"{quantity} {unit} = {to_yuan(total)}", shorten(meter.serial)
    return f"公摊{name.zh} {serial}：{whole} 的份额 | Share of {name.en.lower()} {serial}: of {whole}"


async def read_book(actor: Actor, community_id: int, until: date) -> Book:
    """All of a community up to, without, `until`."""
    since = until - LOOK_BACK
    meters = await scoped(Meter, actor).filter(community_id=community_id).order_by("walk", "id")
    readings = await _read_readings(actor, [one.id for one in meters], Period(since, until))
    shares = await _read_shares(actor, meters)
    units = {one.unit_id for one in meters if one.unit_id} | {
        one.unit_id for _, found in shares.values() for one in found
    }
    leaves = {unit.id: frozenset(unit.leaf_ids) for unit in await scoped(Unit, actor).filter(id__in=units)}
    every = sorted({leaf for some in leaves.values() for leaf in some})
    found = await pool().fetch(_TENANCIES, actor.tenant_id, every, since, until)
    return Book(
        {one.id: one for one in meters},
        readings,
        await _read_tariffs(actor, meters),
        shares,
        leaves,
        [Tenancy(*row) for row in found],
        await _read_charged(actor, [row.id for some in readings.values() for row in some]),
        frozenset(await visible_ids(meter, actor, [one.id for one in meters])),
        Period(since, until),
    )


async def _read_readings(actor: Actor, ids: Sequence[int], span: Period) -> dict[int, list[MeterReading]]:
    """Those of the span, and all that tells what was used on their days, or before them in their year."""
    rows = scoped(MeterReading, actor).filter(meter_id__in=ids, state=CONFIRMED).order_by("read_date", "id")
    paid = await rows.filter(read_date__gte=span.first, read_date__lt=span.until)
    begun = min((row.since or row.read_date for row in paid), default=span.until)
    found: dict[int, list[MeterReading]] = defaultdict(list)
    for row in await rows.filter(read_date__gte=begun.replace(month=1, day=1)):
        found[row.meter_id].append(row)
    return found


async def _read_shares(actor: Actor, meters: Sequence[Meter]) -> dict[int, tuple[str, list[UtilityMember]]]:
    shares = await scoped(UtilityShare, actor).filter(meter_id__in=[one.id for one in meters])
    members = await scoped(UtilityMember, actor).filter(share_id__in=[one.id for one in shares]).order_by("id")
    return {one.meter_id: (one.rule, [row for row in members if row.share_id == one.id]) for one in shares}


async def _read_tariffs(actor: Actor, meters: Sequence[Meter]) -> dict[int, list[Tariff]]:
    """For each meter the tariffs of the name and the kind of the one that it names."""
    rows = await scoped(UtilityTariff, actor)
    steps = await scoped(TariffTier, actor).filter(tariff_id__in=[row.id for row in rows])
    by_id = {row.id: row for row in rows}
    named: dict[tuple[str, str], list[Tariff]] = defaultdict(list)
    for row in rows:
        if tiers := read_tiers([step for step in steps if step.tariff_id == row.id]):
            named[row.kind, row.name].append(Tariff(row.begin, row.end, tiers, row.tier_period, row.fixed, row.unit))
    return {
        one.id: named[tariff.kind, tariff.name]
        for one in meters
        if one.tariff_id is not None and (tariff := by_id.get(one.tariff_id)) is not None
    }


def read_tiers(rows: Iterable[TariffTier]) -> tuple[Tier, ...]:
    """By their bounds; the one without is the last."""
    steps = sorted((row.upto is None, row.upto or Decimal(0), row.price) for row in rows)
    return tuple(Tier(None if last else upto, price) for last, upto, price in steps)


async def _read_charged(actor: Actor, ids: Sequence[int]) -> frozenset[tuple[int, int]]:
    rows = of_tenant(MeterCharge, actor.tenant_id).filter(reading_id__in=ids)
    return frozenset(await rows.values_list("lease_id", "reading_id"))
