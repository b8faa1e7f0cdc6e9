"""Price plans as a rule: which hold for a night of a stay, and what it costs by them. Without any I/O.

Plans are reckoned exactly, the highest priority first, and rounded once, to whole yuan; floor and ceiling bound what comes out.
A price of a single day (`DayRule`) stands above every plan.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Any, NamedTuple

from schema.kit.money import round_fen
from schema.rental.price_plan import ADD, FACTOR, FIRST
from server.rental.pricing.origin import UNKNOWN, Origin
from server.rental.pricing.rule import PriceLine

NOTE_LENGTH = 100
_WHOLE_YUAN = 100


class Limits(NamedTuple):
    """An inclusive range; None is open."""

    least: int | None = None
    most: int | None = None

    @property
    def open(self) -> bool:
        return self.least is None and self.most is None

    def hold(self, value: int) -> bool:
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


ANY = Limits()


class Occupancy(NamedTuple):
    """Leaves of a community that are taken in a night, of all that are let by the night."""

    taken: int
    total: int

    @property
    def percent(self) -> int:
        """Rounded down; a community without leaves is empty."""
        return self.taken * 100 // self.total if self.total else 0


class Terms(NamedTuple):
    """What a plan may ask about a stay; `booked` is the business day of the quote."""

    arrival: date
    nights: int
    booked: date
    origin: Origin = UNKNOWN

    @property
    def lead(self) -> int:
        return max((self.arrival - self.booked).days, 0)


class Place(NamedTuple):
    """What a plan may ask about a unit."""

    unit_id: int
    community_id: int
    house_type: str | None


@dataclass(frozen=True, slots=True)
class PlanRule:
    """An active plan. Empty conditions always hold. `value`: the factor, or fen. `on_account`: only for stays of any company."""

    id: int
    name: str
    method: str
    value: Decimal
    begin: date
    end: date | None = None
    community_id: int | None = None
    house_type: str | None = None
    unit_ids: frozenset[int] = frozenset()
    weekdays: frozenset[int] = frozenset()
    lead: Limits = ANY
    nights: Limits = ANY
    occupancy: Limits = ANY
    channels: frozenset[str] = frozenset()
    company_id: int | None = None
    on_account: bool = False
    priority: int = 0
    combine: str = "all"
    floor: int | None = None
    ceiling: int | None = None

    @property
    def unconditional(self) -> bool:
        """It asks about the night alone, so that everybody pays it: boards show it."""
        asked = self.channels or self.on_account or self.company_id is not None
        return self.lead.open and self.nights.open and self.occupancy.open and not asked

    def fits(self, place: Place) -> bool:
        return (
            self.community_id in (None, place.community_id)
            and self.house_type in (None, "", place.house_type)
            and (not self.unit_ids or place.unit_id in self.unit_ids)
        )

    def holds(self, night: date, terms: Terms | None, occupancy: Occupancy | None) -> bool:
        """Whether all conditions hold; without terms none that asks about a stay does."""
        if night < self.begin or (self.end is not None and night > self.end):
            return False
        if self.weekdays and night.isoweekday() not in self.weekdays:
            return False
        if self.unconditional:
            return True
        if terms is None or not self._for(terms.origin):
            return False
        if not self.occupancy.open and (occupancy is None or not self.occupancy.hold(occupancy.percent)):
            return False
        return self.lead.hold(terms.lead) and self.nights.hold(terms.nights)

    def _for(self, origin: Origin) -> bool:
        if self.channels and origin.channel not in self.channels:
            return False
        if self.on_account and origin.company_id is None:
            return False
        return self.company_id in (None, origin.company_id)

    def apply(self, price: Decimal) -> Decimal:
        if self.method == FACTOR:
            return price * self.value
        return price + self.value if self.method == ADD else self.value


Adjust = Callable[[PriceLine], PriceLine]
"""The price of a night by the plans, from the one without them."""


@dataclass(frozen=True, slots=True)
class Plans:
    """The plans of a quote, by priority, and what they are to know; `terms` None: only those that everybody pays."""

    rules: Sequence[PlanRule] = ()
    terms: Terms | None = None
    occupancy: Mapping[tuple[int, date], Occupancy] = field(default_factory=dict)

    def of(self, place: Place) -> tuple[PlanRule, ...]:
        """Those of a unit, the first to be reckoned first."""
        fitting = [rule for rule in self.rules if (self.terms or rule.unconditional) and rule.fits(place)]
        return tuple(sorted(fitting, key=lambda rule: (-rule.priority, rule.id)))

    def adjust(self, place: Place) -> Adjust:
        rules = self.of(place)
        return lambda line: price_by_plans(
            line, rules, self.terms, self.occupancy.get((place.community_id, line.night))
        )


NO_PLANS = Plans()


def price_by_plans(
    line: PriceLine, rules: Sequence[PlanRule], terms: Terms | None, occupancy: Occupancy | None
) -> PriceLine:
    """The line by the plans that hold, named in its note; as it is where a day has a price of its own, or none holds."""
    if not rules or line.rule == "override":
        return line
    price, used = Decimal(line.price), list[PlanRule]()
    for rule in rules:
        if (rule.combine == FIRST and used) or not rule.holds(line.night, terms, occupancy):
            continue
        price = rule.apply(price)
        used.append(rule)
        if rule.combine == FIRST:
            break
    if not used:
        return line
    note = "、".join(rule.name for rule in used)[:NOTE_LENGTH]
    return PriceLine(line.night, _bounded(price, used), "plan", note)


def _bounded(price: Decimal, used: Sequence[PlanRule]) -> int:
    """Fen; the highest floor wins over the lowest ceiling."""
    fen = max(round_fen(price / _WHOLE_YUAN) * _WHOLE_YUAN, 0)
    ceilings = [rule.ceiling for rule in used if rule.ceiling is not None]
    floors = [rule.floor for rule in used if rule.floor is not None]
    return max([min([fen, *ceilings]), *floors])


def place_of(unit: Any) -> Place:
    """Of a unit row, model or driver row."""
    if hasattr(unit, "community_id"):
        return Place(unit.id, unit.community_id, unit.house_type)
    return Place(unit["id"], unit["community_id"], unit["house_type"])
