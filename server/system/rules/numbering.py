"""Running numbers: one counter a rule and period, counted up in one statement, so that no two callers get the same."""

from datetime import date
from typing import Any

from schema.kit.clock import today
from schema.kit.snowflake import next_id
from schema.system.fill_rule import FillRule
from server.kit.database import pool
from server.kit.unit_of_work import Work
from server.system.rules.shapes import NumberFormat

_COUNT = """
INSERT INTO sys_fill_counter (id, tenant_id, rule_id, period, value) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (tenant_id, rule_id, period) DO UPDATE SET value = sys_fill_counter.value + 1 RETURNING value
"""
_LAST = "SELECT value FROM sys_fill_counter WHERE tenant_id = $1 AND rule_id = $2 AND period = $3"
_PERIODS = {"day": "%Y%m%d", "month": "%Y%m", "year": "%Y"}
_DATES = {"yyyy": "%Y", "yy": "%y", "MM": "%m", "dd": "%d"}


def read_format(rule: FillRule) -> NumberFormat:
    """The stored parameters; they were checked when the rule was saved."""
    return NumberFormat.model_validate(rule.rule_params or {})


def period_of(form: NumberFormat, day: date) -> str:
    return day.strftime(_PERIODS[form.reset]) if form.reset in _PERIODS else ""


def write_number(form: NumberFormat, value: int, day: date) -> str:
    """Prefix, date and the padded number: D2611210001."""
    pattern = form.date
    for word, directive in _DATES.items():
        pattern = pattern.replace(word, directive)
    return f"{form.prefix}{day.strftime(pattern) if pattern else ''}{value:0{form.length}d}"


def _arguments(rule: FillRule, form: NumberFormat, day: date) -> list[Any]:
    return [next_id(), rule.tenant_id, rule.id, period_of(form, day), form.start]


async def draw(rule: FillRule) -> str:
    """The next number at once: quick, and lost when what it was drawn for is not saved."""
    form, day = read_format(rule), today()
    return write_number(form, await pool().fetchval(_COUNT, *_arguments(rule, form, day)), day)


async def draw_in(work: Work, rule: FillRule) -> str:
    """The next number inside the transaction that uses it: gapless, others wait until it ends."""
    form, day = read_format(rule), today()
    rows = await work.db.execute_query_dict(_COUNT, _arguments(rule, form, day))
    return write_number(form, rows[0]["value"], day)


async def peek(rule: FillRule) -> str:
    """What the next number would be; nothing is counted."""
    form, day = read_format(rule), today()
    last = await pool().fetchval(_LAST, rule.tenant_id, rule.id, period_of(form, day))
    return write_number(form, form.start if last is None else last + 1, day)
