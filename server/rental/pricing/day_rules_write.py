"""Writes of day rules; open boards get the prices and limits that follow."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, NamedTuple

from schema.kit.money import to_yuan
from schema.rental.price import DayPrice
from schema.rental.unit import Unit
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_units, tell_board
from server.rental.inventory.units import as_row, shape_unit
from server.rental.pricing.day_rules import NO_RULE, DayRule, prices_of, read_rules, shape_rule
from server.rental.pricing.plan_rows import read_unconditional
from server.rental.pricing.plans import place_of
from server.rental.pricing.rule import price_span
from server.rental.pricing.tariffs import price_today, read_holidays, tariff_of
from server.rental.spans import DAY, Span

AT_ONCE = 300
"""Cells in one event: an event stays well under 64 KB."""


class Cell(NamedTuple):
    unit_id: int
    night: date


async def write_rules(work: Work, units: Mapping[int, Unit], wanted: Mapping[Cell, DayRule]) -> None:
    """Each cell as wanted; an empty rule is no row. The units must be locked."""
    if not wanted:
        return
    rows = await scoped(DayPrice, work.actor).filter(
        unit_id__in={cell.unit_id for cell in wanted}, night__in={cell.night for cell in wanted}
    )
    known = {Cell(row.unit_id, row.night): row for row in rows}
    for cell in sorted(wanted):
        rule, row = wanted[cell], known.get(cell)
        if row is None:
            await work.insert(DayPrice(unit_id=cell.unit_id, night=cell.night, **rule._asdict()))
        elif rule.empty:
            await work.delete(row)
        else:
            await work.update(row, rule._asdict())
    await emit_cells(work, units, wanted)


async def emit_cells(work: Work, units: Mapping[int, Unit], cells: Iterable[Cell]) -> None:
    """What boards show of the cells from now on; today's price is also a part of the unit."""
    listed = sorted(cells)
    nights = [cell.night for cell in listed]
    whole = Span(min(nights), max(nights) + DAY)
    ids = sorted({cell.unit_id for cell in listed})
    rules = await read_rules(work.connection, work.actor.tenant_id, ids, whole)
    days = await read_holidays(work.actor.tenant_id, whole)
    plans = await read_unconditional(work.actor.tenant_id, whole)
    prices = {
        unit.id: {
            line.night: line.price
            for line in price_span(
                tariff_of(unit), whole, days, prices_of(rules.get(unit.id, {})), plans.adjust(place_of(unit))
            )
        }
        for unit in (units[unit_id] for unit_id in ids)
    }
    by_community: dict[int, list[dict[str, Any]]] = {}
    for cell in listed:
        by_community.setdefault(units[cell.unit_id].community_id, []).append(
            {
                "unitId": str(cell.unit_id),
                "night": cell.night.isoformat(),
                "price": to_yuan(prices[cell.unit_id][cell.night]),
                "rule": shape_rule(rules.get(cell.unit_id, {}).get(cell.night, NO_RULE)),
            }
        )
    for community, shapes in by_community.items():
        for start in range(0, len(shapes), AT_ONCE):
            tell_board(work, community, "price.put", {"cells": shapes[start : start + AT_ONCE]})
    day = await business_day(work.actor.tenant_id)
    repriced = [units[cell.unit_id] for cell in listed if cell.night == day]
    current = await price_today(repriced)
    emit_units(work, [(unit.community_id, shape_unit(as_row(unit), current[unit.id])) for unit in repriced])
