"""Prices and restrictions painted over many units and nights at once: looked at first, written in one transaction, taken back."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan, round_fen, to_yuan
from schema.kit.numerals import read_decimal
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.inventory.units import lock_units
from server.rental.pricing.day_rules import NO_RULE, DayRule, Rules, prices_of, read_rules
from server.rental.pricing.day_rules_write import Cell, write_rules
from server.rental.pricing.paint_forms import MOST_CELLS, Cells, PriceCopy, PricePaint, Restore, Restriction, RuleForm
from server.rental.pricing.paint_lines import Line, digest, shape_lines, sold_cells, whole_span
from server.rental.pricing.plan_rows import read_unconditional
from server.rental.pricing.plans import place_of
from server.rental.pricing.rule import price_span
from server.rental.pricing.tariffs import read_holidays, tariff_of
from server.rental.spans import Span

MOST_FEN = 10**9
_WHOLE_YUAN = Decimal(100)


async def paint_prices(actor: Actor, body: PricePaint) -> dict[str, Any]:
    """Sets, raises or lowers the prices of the cells, or gives them back to the standing prices."""
    change = Decimal(0) if body.mode == "base" else read_change(body.mode, body.value)
    async with unit_of_work(actor) as work:
        units = await lock_units(work, {parse_id(item.unit_id) for item in body.spans})
        cells = _cells(body.spans, units, await business_day(work.actor.tenant_id))
        rules = await _rules(work, cells)
        lines = await _lines(work, units, cells, rules, change, body)
        answer = shape_lines(lines, digest(lines))
        return await write_as_seen(work, units, rules, lines, answer, body)


async def write_as_seen(
    work: Work,
    units: Mapping[int, Unit],
    rules: Rules,
    lines: Sequence[Line],
    answer: dict[str, Any],
    looked: PricePaint | PriceCopy,
) -> dict[str, Any]:
    """Adds to the answer what was written: nothing in a dry run, and a Conflict where it is not what was looked at."""
    if looked.dry_run:
        return {**answer, "changes": []}
    if looked.seen is not None and looked.seen != answer["seen"]:
        text = "价格刚被修改，请重新查看 | The prices have just changed, please look again"
        raise Conflict(text, id="price.changed", result={**answer, "changes": []})
    return {**answer, "changes": await _write(work, units, rules, {line.cell: line.rule for line in lines})}


def read_change(mode: str, text: str | None) -> Decimal:
    """The number behind "set 300" and "-20 yuan", in fen, or "+10 %"."""
    try:
        if mode != "percent":
            return Decimal(from_yuan(text or ""))
        value = read_decimal(text)
    except ValueError as error:
        raise Invalid(fields={"value": "请输入数字 | Enter a number"}) from error
    if not -100 < value <= 1000:
        raise Invalid(fields={"value": "请输入 -99 到 1000 的百分比 | Enter a percentage from -99 to 1000"})
    return value


def change_price(mode: str, value: Decimal, old: int, base: int) -> int:
    """The new price in fen; a share or a difference is rounded to whole yuan."""
    if mode == "base":
        return base
    if mode == "set":
        return int(value)
    return round_fen(raise_price(mode, value, old) / _WHOLE_YUAN) * 100


def raise_price(mode: str, value: Decimal, old: int) -> Decimal:
    """Fen, not rounded: by a share (`percent`) or a difference in fen."""
    return Decimal(old) * (100 + value) / 100 if mode == "percent" else Decimal(old) + value


def check_nightly(unit: Unit, field: str) -> None:
    """Invalid where a unit is not let by the night, so that its nights have no price."""
    if not unit.sellable or unit.riyue == "2":
        raise Invalid(fields={field: f"{unit.title} 不可日租 | {unit.title} is not let by the night"})


def _cells(spans: Sequence[Cells], units: Mapping[int, Unit], today: date) -> list[Cell]:
    found: set[Cell] = set()
    for item in spans:
        unit = units[parse_id(item.unit_id)]
        check_nightly(unit, "spans")
        if not item.from_ < item.to or (item.to - item.from_).days > MOST_CELLS:
            raise Invalid(fields={"spans": "请选择日期 | Choose the nights"})
        if item.from_ < today:
            raise Invalid(fields={"spans": "今天之前的日期不能修改 | Nights before today cannot be changed"})
        found.update(Cell(unit.id, night) for night in Span(item.from_, item.to).days())
    if len(found) > MOST_CELLS:
        raise Invalid(fields={"spans": f"一次最多{MOST_CELLS}格 | At most {MOST_CELLS} cells at once"})
    return sorted(found)


async def _rules(work: Work, cells: Sequence[Cell]) -> Rules:
    units = sorted({cell.unit_id for cell in cells})
    return await read_rules(work.connection, work.actor.tenant_id, units, whole_span(cells))


async def list_prices(tenant_id: int, units: Iterable[Unit], span: Span) -> dict[int, dict[date, int]]:
    """What each night of each unit costs, in fen, where it has no price of its own."""
    days = await read_holidays(tenant_id, span)
    plans = await read_unconditional(tenant_id, span)
    return {
        unit.id: {
            line.night: line.price for line in price_span(tariff_of(unit), span, days, {}, plans.adjust(place_of(unit)))
        }
        for unit in units
    }


async def _lines(
    work: Work, units: Mapping[int, Unit], cells: Sequence[Cell], rules: Rules, value: Decimal, body: PricePaint
) -> list[Line]:
    painted = [units[unit_id] for unit_id in {cell.unit_id for cell in cells}]
    standing = await list_prices(work.actor.tenant_id, painted, whole_span(cells))
    sold = await sold_cells(work.connection, units, cells)
    lines = []
    for cell in cells:
        own = rules.get(cell.unit_id, {})
        base = standing[cell.unit_id][cell.night]
        old = prices_of(own).get(cell.night, base)
        new = change_price(body.mode, value, old, base)
        if not 0 < new <= MOST_FEN:
            raise Invalid(fields={"value": "改后的价格必须大于0 | The new price must be above 0"})
        rule = own.get(cell.night, NO_RULE)
        price = None if body.mode == "base" else new
        lines.append(Line(cell, old, new, cell in sold, rule._replace(price=price, reason=body.reason or rule.reason)))
    return lines


async def restrict(actor: Actor, body: Restriction) -> dict[str, Any]:
    """Closes cells to arrival, departure or sale, asks for a minimum of nights, or takes such limits away."""
    fields = {name: getattr(body, name) for name in ("closed_in", "closed_out", "closed")}
    changes: dict[str, Any] = {name: value for name, value in fields.items() if value is not None}
    if body.min_nights is not None:
        changes["min_nights"] = body.min_nights or None
    if not changes:
        raise Invalid(fields={"closed": "请至少选择一项 | Choose at least one"})
    if body.reason:
        changes["reason"] = body.reason
    async with unit_of_work(actor) as work:
        units = await lock_units(work, {parse_id(item.unit_id) for item in body.spans})
        cells = _cells(body.spans, units, await business_day(work.actor.tenant_id))
        rules = await _rules(work, cells)
        wanted = {cell: rules.get(cell.unit_id, {}).get(cell.night, NO_RULE)._replace(**changes) for cell in cells}
        return {"changes": await _write(work, units, rules, wanted)}


async def restore(actor: Actor, body: Restore) -> dict[str, Any]:
    """Takes an earlier painting back, unless somebody has painted over it since (Conflict)."""
    async with unit_of_work(actor) as work:
        units = await lock_units(work, {parse_id(item.unit_id) for item in body.changes})
        wanted = {Cell(parse_id(item.unit_id), item.night): _read_rule(item.before) for item in body.changes}
        rules = await _rules(work, list(wanted))
        for item in body.changes:
            now = rules.get(parse_id(item.unit_id), {}).get(item.night, NO_RULE)
            if now != _read_rule(item.after):
                text = "之后又有人修改，不能撤销 | Somebody has changed this since; it cannot be undone"
                raise Conflict(text, id="price.changed")
        if any(_price(rules, cell) != rule.price for cell, rule in wanted.items()):
            actor.require("rental:price:paint")
        if any(_limits(rules, cell) != rule._replace(price=None, reason=None) for cell, rule in wanted.items()):
            actor.require("rental:price:restrict")
        return {"changes": await _write(work, units, rules, wanted)}


def _price(rules: Rules, cell: Cell) -> int | None:
    return rules.get(cell.unit_id, {}).get(cell.night, NO_RULE).price


def _limits(rules: Rules, cell: Cell) -> DayRule:
    return rules.get(cell.unit_id, {}).get(cell.night, NO_RULE)._replace(price=None, reason=None)


def _read_rule(form: RuleForm | None) -> DayRule:
    if form is None:
        return NO_RULE
    try:
        price = None if form.price is None else from_yuan(form.price)
    except ValueError as error:
        raise Invalid(fields={"changes": "请输入金额 | Enter an amount"}) from error
    if price is not None and not 0 < price <= MOST_FEN:
        raise Invalid(fields={"changes": "价格必须大于0 | A price must be above 0"})
    return DayRule(price, form.min_nights, form.closed_in, form.closed_out, form.closed, form.reason)


def _shape_rule(rule: DayRule) -> dict[str, Any] | None:
    if rule.empty:
        return None
    return {
        "price": None if rule.price is None else to_yuan(rule.price),
        "minNights": rule.min_nights,
        "closedIn": rule.closed_in,
        "closedOut": rule.closed_out,
        "closed": rule.closed,
        "reason": rule.reason,
    }


async def _write(
    work: Work, units: Mapping[int, Unit], rules: Rules, wanted: Mapping[Cell, DayRule]
) -> list[dict[str, Any]]:
    """Writes what differs and answers it as changes that can be taken back."""
    before = {cell: rules.get(cell.unit_id, {}).get(cell.night, NO_RULE) for cell in wanted}
    after = {cell: NO_RULE if rule.empty else rule for cell, rule in wanted.items()}
    changed = [cell for cell in wanted if before[cell] != after[cell]]
    await write_rules(work, units, {cell: after[cell] for cell in changed})
    return [
        {
            "unitId": str(cell.unit_id),
            "night": cell.night.isoformat(),
            "before": _shape_rule(before[cell]),
            "after": _shape_rule(after[cell]),
        }
        for cell in changed
    ]
