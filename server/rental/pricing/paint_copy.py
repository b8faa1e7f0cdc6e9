"""A period of prices copied to another one of the same units, once or over and over, raised or lowered on the way.

Apart from painting, since a copied night has a night that it comes from; it is looked at, written and taken back in the same way.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from schema.kit.errors import Invalid
from schema.kit.money import round_fen
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.inventory.units import lock_units
from server.rental.pricing.day_rules import NO_RULE, DayRule, Rules, prices_of, read_rules
from server.rental.pricing.day_rules_write import Cell
from server.rental.pricing.paint import (
    MOST_FEN,
    check_nightly,
    list_prices,
    raise_price,
    read_change,
    write_as_seen,
)
from server.rental.pricing.paint_forms import MOST_CELLS, PriceCopy
from server.rental.pricing.paint_lines import Line, digest, shape_lines, sold_cells
from server.rental.spans import Span

LONGEST = 366
_WEEK = 7
_YUAN = 100
_STEPS = {"none": (1, 0), "yuan": (_YUAN, 0), "ten": (10 * _YUAN, 0), "eight": (10 * _YUAN, 8 * _YUAN)}
"""Fen between two prices that a rounding allows, and the least of them."""


class Pair(NamedTuple):
    """A night and the one that it is copied from, if any."""

    night: date
    source: date | None


@dataclass(frozen=True, slots=True)
class Copied:
    """One night of one unit: what becomes of it and where that comes from."""

    line: Line
    source: date | None
    kept: bool


async def copy_prices(actor: Actor, body: PriceCopy) -> dict[str, Any]:
    """POST /rental/price/copy: says what would be copied, or writes it; NotFound for a unit that is none of the actor's."""
    value = Decimal(0) if body.shift == "none" else read_change(body.shift, body.value)
    async with unit_of_work(actor) as work:
        wanted = {parse_id(unit_id) for unit_id in body.unit_ids}
        locked = await lock_units(work, wanted)
        units = {unit_id: locked[unit_id] for unit_id in sorted(wanted)}
        for unit in units.values():
            check_nightly(unit, "unitIds")
        source = Span(body.from_, body.to)
        target = target_of(body, await business_day(actor.tenant_id))
        if len(units) * target.nights > MOST_CELLS:
            raise Invalid(fields={"unitIds": f"一次最多{MOST_CELLS}格 | At most {MOST_CELLS} cells at once"})
        pairs = list(pair_nights(source, target, body.align))
        if all(pair.source is None for pair in pairs):
            raise Invalid(fields={"target": "没有同星期的日期可复制 | No night of the same weekday to copy"})
        rules = await read_rules(work.connection, actor.tenant_id, list(units), target)
        prices = await _source_prices(work, units, source, body.take)
        copied = await _copy(work, units, rules, prices, pairs, body, value)
        answer = _shape(copied, rules)
        return await write_as_seen(work, units, rules, [one.line for one in copied], answer, body)


def target_of(body: PriceCopy, today: date) -> Span:
    """The nights that are written; Invalid at the field that makes them none, too many, past, or a part of the source."""
    source = Span(body.from_, body.to)
    target = Span(body.target, body.until or body.target + timedelta(days=source.nights))
    if source.nights < 1:
        raise Invalid(fields={"to": "结束必须晚于开始 | The end must be after the beginning"})
    if source.nights > LONGEST:
        raise Invalid(fields={"to": f"最多{LONGEST}晚 | At most {LONGEST} nights"})
    if target.start < today:
        raise Invalid(fields={"target": "今天之前的日期不能修改 | Nights before today cannot be changed"})
    if target.nights < 1:
        raise Invalid(fields={"until": "结束必须晚于开始 | The end must be after the beginning"})
    if target.nights > LONGEST:
        raise Invalid(fields={"until": f"最多{LONGEST}晚 | At most {LONGEST} nights"})
    if target.overlaps(source):
        before = body.until is not None and target.start < source.start
        text = "不能与来源时段重叠 | It must not overlap the period that is copied"
        raise Invalid(fields={"until" if before else "target": text})
    return target


def pair_nights(source: Span, target: Span, align: str) -> Iterator[Pair]:
    """Each night of the target with its source. By date they follow each other, from the first again when the source is over. By
    weekday the first target night takes the first source night of its weekday, and whole weeks are begun again; a source shorter
    than a week has no night for some weekdays."""
    by_weekday = align == "weekday"
    ahead = (target.start.weekday() - source.start.weekday()) % _WEEK if by_weekday else 0
    cycle = max(source.nights // _WEEK, 1) * _WEEK if by_weekday else source.nights
    for offset, night in enumerate(target.days()):
        at = ahead + offset
        if at >= source.nights:
            at %= cycle
        yield Pair(night, source.start + timedelta(days=at) if at < source.nights else None)


def round_price(exact: Decimal, rounding: str) -> int:
    """Fen, half up to the next price that the rounding allows; 0 for what is not above 0."""
    if exact <= 0:
        return 0
    step, least = _STEPS[rounding]
    return max(round_fen((exact - least) / step) * step + least, least)


async def _source_prices(
    work: Work, units: Mapping[int, Unit], source: Span, take: str
) -> dict[int, dict[date, tuple[int, str | None]]]:
    """(fen, reason) by unit and night; Invalid where there is no single price to take."""
    tenant_id = work.actor.tenant_id
    rules = await read_rules(work.connection, tenant_id, list(units), source)
    own = {unit_id: prices_of(nights) for unit_id, nights in rules.items()}
    if take == "own" and not any(own.values()):
        raise Invalid(fields={"from": "该时段没有单日价 | No night of this period has a price of its own"})
    standing = await list_prices(tenant_id, units.values(), source) if take == "all" else {}
    return {
        unit_id: {
            night: (price, rules.get(unit_id, {}).get(night, NO_RULE).reason)
            for night, price in {**standing.get(unit_id, {}), **own.get(unit_id, {})}.items()
        }
        for unit_id in units
    }


async def _copy(
    work: Work,
    units: Mapping[int, Unit],
    rules: Rules,
    prices: Mapping[int, Mapping[date, tuple[int, str | None]]],
    pairs: Sequence[Pair],
    body: PriceCopy,
    value: Decimal,
) -> list[Copied]:
    span = Span(pairs[0].night, pairs[-1].night + timedelta(days=1))
    standing = await list_prices(work.actor.tenant_id, units.values(), span)
    cells = [Cell(unit_id, pair.night) for unit_id in units for pair in pairs]
    sold = await sold_cells(work.connection, units, cells)
    found = []
    for unit_id in units:
        for pair in pairs:
            rule = rules.get(unit_id, {}).get(pair.night, NO_RULE)
            base = standing[unit_id][pair.night]
            old = base if rule.price is None else rule.price
            kept = body.kept and rule.price is not None
            if kept or pair.source is None:
                wanted = rule
            else:
                wanted = _copied_rule(rule, prices[unit_id].get(pair.source), body, value)
            cell = Cell(unit_id, pair.night)
            new = base if wanted.price is None else wanted.price
            found.append(Copied(Line(cell, old, new, cell in sold, wanted), pair.source, kept))
    return found


def _copied_rule(rule: DayRule, source: tuple[int, str | None] | None, body: PriceCopy, value: Decimal) -> DayRule:
    """The limits of the night with the price of another; Invalid where that would be none."""
    if source is None:
        return rule._replace(price=None)
    price, reason = source
    exact = Decimal(price) if body.shift == "none" else raise_price(body.shift, value, price)
    new = round_price(exact, body.rounding)
    if not 0 < new <= MOST_FEN:
        field = "rounding" if body.shift == "none" else "value"
        raise Invalid(fields={field: "改后的价格必须大于0 | The new price must be above 0"})
    return rule._replace(price=new, reason=body.reason or reason or rule.reason)


def _shape(copied: Sequence[Copied], rules: Rules) -> dict[str, Any]:
    lines = [one.line for one in copied]
    answer = shape_lines(lines, digest(lines))
    return {
        **answer,
        "lines": [
            {**shaped, "source": one.source.isoformat() if one.source else None, "kept": one.kept}
            for shaped, one in zip(answer["lines"], copied, strict=True)
        ],
        "changed": sum(_differs(line, rules) for line in lines),
        "kept": sum(one.kept for one in copied),
        "unpaired": sum(one.source is None and not one.kept for one in copied),
    }


def _differs(line: Line, rules: Rules) -> bool:
    before = rules.get(line.cell.unit_id, {}).get(line.cell.night, NO_RULE)
    return before != (NO_RULE if line.rule.empty else line.rule)
