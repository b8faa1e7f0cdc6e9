"""What a price plan would do, night by night and in all, for a stay that begins on each night; computed alike for looking and for activating.

Nothing is written. Money in fen inside, yuan on the wire; nights are [from, to) of the business day.
"""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from decimal import Decimal
from hashlib import sha256
from typing import Any, NamedTuple

from pydantic import Field

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import round_fen, to_yuan
from schema.rental.price_plan import DRAFT, PricePlan
from schema.rental.unit import Unit
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import scoped
from server.rental.bars.queries import Reader
from server.rental.inventory.types import DAILY
from server.rental.pricing.day_rules import read_overrides
from server.rental.pricing.day_rules_write import Cell
from server.rental.pricing.origin import OriginForm
from server.rental.pricing.paint_lines import sold_cells
from server.rental.pricing.plan_rows import read_active, read_occupancy, rule_of
from server.rental.pricing.plans import Occupancy, PlanRule, Plans, Terms, place_of, price_by_plans
from server.rental.pricing.rule import Holiday, price_span
from server.rental.pricing.tariffs import read_holidays, shape_days, tariff_of
from server.rental.spans import DAY, Span

MOST_SHOWN = 60
MOST_DAYS = 92
RECENT = 28
"""Nights before today whose occupancy is what is expected of the nights to come."""


class PlanStay(OriginForm):
    """The stay that is asked about: its nights, its origin, and how many nights from today on are looked at."""

    nights: int = Field(default=1, ge=1, le=365)
    days: int = Field(default=30, ge=1, le=MOST_DAYS)


class PlanPreview(PlanStay):
    id: str


class Night(NamedTuple):
    """One night of one unit: what it costs now, what it would cost, and whether it is sold."""

    unit_id: int
    night: date
    old: int
    new: int
    sold: bool


class Outlook(NamedTuple):
    """All that a preview says. `counted`: units whose income counts: none holds another of them."""

    units: Sequence[Unit]
    span: Span
    days: Mapping[date, Holiday]
    nights: Sequence[Night]
    counted: frozenset[int]
    recent: Occupancy

    @property
    def seen(self) -> str:
        """The name of exactly these prices."""
        text = "\n".join(f"{one.unit_id} {one.night} {one.old} {one.new}" for one in self.nights)
        return sha256(text.encode()).hexdigest()

    @property
    def communities(self) -> set[int]:
        return {unit.community_id for unit in self.units}


async def preview_plan(actor: Actor, body: PlanPreview) -> dict[str, Any]:
    """POST /rental/pricePlan/preview: old and new of each night, and what the unsold ones bring."""
    row = await fetch_visible(PricePlan, actor, body.id)
    if row.state != DRAFT:
        raise Conflict("只有草稿可以预览 | Only a draft can be previewed", id="plan.state")
    return shape_outlook(await look(pool(), actor, row, body))


async def look(reader: Reader, actor: Actor, row: PricePlan, stay: PlanStay) -> Outlook:
    """The plan added to those that are active; Invalid where it touches no unit or no night."""
    rule = rule_of({column: getattr(row, column) for column in row._meta.db_fields})
    units = await _units(actor, rule)
    today = await business_day(actor.tenant_id)
    span = _span(rule, today, stay.days)
    prices = await _Prices.read(reader, actor.tenant_id, units, span, stay, today)
    cells = [Cell(unit.id, night) for unit in units for night in span.days()]
    sold = await sold_cells(reader, {unit.id: unit for unit in units}, cells)
    nights = [
        Night(unit.id, night, old, new, Cell(unit.id, night) in sold)
        for unit in units
        for night, old, new in prices.of(unit, rule)
    ]
    above = {part for unit in units for part in (unit.house_id, unit.parent_id) if part != unit.id}
    counted = frozenset(unit.id for unit in units if unit.id not in above)
    past = await read_occupancy(
        reader, actor.tenant_id, {unit.community_id for unit in units}, Span(today - timedelta(days=RECENT), today)
    )
    recent = Occupancy(sum(one.taken for one in past.values()), sum(one.total for one in past.values()))
    return Outlook(units, span, prices.days, nights, counted, recent)


async def _units(actor: Actor, rule: PlanRule) -> list[Unit]:
    query = scoped(Unit, actor).filter(sellable=True, riyue__in=DAILY)
    if rule.community_id is not None:
        query = query.filter(community_id=rule.community_id)
    if rule.house_type:
        query = query.filter(house_type=rule.house_type)
    if rule.unit_ids:
        query = query.filter(id__in=list(rule.unit_ids))
    units = await query.order_by("community_id", "building_id", "floor", "title", "id")
    if not units:
        raise Invalid(fields={"unitIds": "没有可日租的房源符合条件 | No unit that is let by the night fits"})
    return units


def _span(rule: PlanRule, today: date, days: int) -> Span:
    start = max(today, rule.begin)
    end = start + timedelta(days=days)
    span = Span(start, end if rule.end is None else min(end, rule.end + DAY))
    if span.nights <= 0:
        raise Invalid(fields={"endDay": "计划已过期 | The plan is over already"})
    return span


class _Prices(NamedTuple):
    """All that the prices of the nights follow from, read once for all units."""

    span: Span
    days: Mapping[date, Holiday]
    overrides: Mapping[int, Mapping[date, int]]
    plans: Plans
    occupancy: Mapping[tuple[int, date], Occupancy]
    stay: PlanStay
    today: date

    @classmethod
    async def read(
        cls, reader: Reader, tenant_id: int, units: Sequence[Unit], span: Span, stay: PlanStay, today: date
    ) -> "_Prices":
        ids, communities = [unit.id for unit in units], {unit.community_id for unit in units}
        terms = Terms(span.start, stay.nights, today, stay.origin())
        return cls(
            span,
            await read_holidays(tenant_id, span),
            await read_overrides(reader, tenant_id, ids, span),
            Plans(await read_active(tenant_id, span), terms),
            await read_occupancy(reader, tenant_id, communities, span),
            stay,
            today,
        )

    def of(self, unit: Unit, added: PlanRule) -> list[tuple[date, int, int]]:
        """(night, old, new) in fen."""
        place = place_of(unit)
        active = self.plans.of(place)
        wanted = Plans([*self.plans.rules, added], self.plans.terms).of(place)
        found = []
        for line in price_span(tariff_of(unit), self.span, self.days, self.overrides.get(unit.id, {})):
            terms = Terms(line.night, self.stay.nights, self.today, self.stay.origin())
            full = self.occupancy.get((unit.community_id, line.night))
            old, new = (price_by_plans(line, rules, terms, full).price for rules in (active, wanted))
            found.append((line.night, old, new))
        return found


def shape_outlook(outlook: Outlook) -> dict[str, Any]:
    """Sums over all units, prices of the first of them; income counts nights that are still to be sold."""
    unsold = [one for one in outlook.nights if not one.sold and one.unit_id in outlook.counted]
    old, new = sum(one.old for one in unsold), sum(one.new for one in unsold)
    share = outlook.recent
    by_unit: dict[int, list[Night]] = {}
    for one in outlook.nights:
        by_unit.setdefault(one.unit_id, []).append(one)
    return {
        "nights": shape_days(outlook.span, outlook.days),
        "units": [
            {
                "unitId": str(unit.id),
                "title": unit.title,
                "old": [to_yuan(one.old) for one in by_unit[unit.id]],
                "new": [to_yuan(one.new) for one in by_unit[unit.id]],
                "sold": [one.sold for one in by_unit[unit.id]],
            }
            for unit in outlook.units[:MOST_SHOWN]
        ],
        "unitCount": len(outlook.units),
        "changed": sum(one.old != one.new for one in outlook.nights),
        "unsold": len(unsold),
        "incomeOld": to_yuan(old),
        "incomeNew": to_yuan(new),
        "occupancy": share.percent,
        "expectedOld": to_yuan(_expected(old, share)),
        "expectedNew": to_yuan(_expected(new, share)),
        "seen": outlook.seen,
    }


def _expected(income: int, share: Occupancy) -> int:
    return round_fen(Decimal(income) * share.taken / share.total) if share.total else 0
