"""Checks that forms ask for while somebody types: is a value free, does a code follow its rule."""

from typing import Any
from urllib.parse import unquote

import asyncpg
import orjson
from starlette.requests import Request

from schema.kit.errors import Invalid, Refusal
from schema.system.check_rule import CheckRule
from server.engine.hooks import Hooks
from server.engine.sql import Parameters, quote
from server.kit.actor import Actor
from server.kit.database import own_pool, pool
from server.kit.scope import parse_id, scoped
from server.system.dictionaries.tables import find_column, find_table
from server.system.rules.shapes import CheckByCode, DuplicateQuery

TAKEN = "该值不可用，系统中已存在！ | This value is taken"
NO_SEGMENTS = "应为JSON数组，每段含 digits 和 pattern | A JSON list is expected, each part with digits and pattern"
MOST_SEGMENTS = 50
MALFORMED = "编码校验规则有误 | The check rule is malformed"

Segment = tuple[str, str, str]
"""digits, pattern, message"""


async def duplicate(request: Request, actor: Actor, query: DuplicateQuery) -> None:
    """GET /sys/duplicate/check?tableName&fieldName&fieldVal&dataId; names are looked up, an empty value passes."""
    resource = find_table(query.table_name, actor)
    column = quote(find_column(resource, query.field_name))
    params = Parameters(actor.today)
    tenant, value = params.add(actor.tenant_id, "ref"), params.add(query.field_val)
    own = f" AND id <> {params.add(parse_id(query.data_id), 'ref')}" if query.data_id else ""
    sql = (
        f"SELECT 1 FROM {quote(resource.table)} WHERE tenant_id = {tenant} AND del_flag = 0"
        f" AND {column}::text = {value}{own} LIMIT 1"
    )
    if query.field_val and await pool().fetchval(sql, *params.values):
        raise Refusal(TAKEN, id="value.taken", loud="silent")


async def _matches(value: str, pattern: str) -> bool:
    """The database's engine, with a limit: a careless pattern must not hold the process up."""
    try:
        return bool(await own_pool().fetchval("SELECT $1::text ~ $2::text", value, f"^(?:{pattern})$", timeout=2))
    except (asyncpg.PostgresError, TimeoutError) as error:
        raise Refusal(MALFORMED, id="rule.malformed") from error


def _segments(text: str) -> list[Segment]:
    """ValueError, with a text for the field, where there are none."""
    try:
        listed = orjson.loads(text)
        segments = [(str(item["digits"]), str(item["pattern"]), str(item.get("message") or "")) for item in listed]
    except (orjson.JSONDecodeError, TypeError, KeyError, AttributeError) as error:
        raise ValueError(NO_SEGMENTS) from error
    if len(segments) > MOST_SEGMENTS:
        raise ValueError(f"最多{MOST_SEGMENTS}段 | At most {MOST_SEGMENTS} segments")
    for number, (digits, _, _) in enumerate(segments, 1):
        if digits != "*" and not (digits.isascii() and digits.isdigit() and len(digits) < 5 and int(digits)):
            raise ValueError(f"第{number}段：位数应为数字或* | Segment {number}: the characters are a number or *")
    return segments


async def check_rule_json(actor: Actor, values: dict[str, Any], row: CheckRule | None) -> None:
    """What could not be applied to a code is not saved: broken JSON, segments without end, patterns of no meaning."""
    if "rule_json" not in values:
        return
    try:
        for number, (_, pattern, _) in enumerate(_segments(values["rule_json"] or ""), 1):
            if not await _is_pattern(pattern):
                raise ValueError(f"第{number}段：正则有误 | Segment {number}: the pattern is broken")
    except ValueError as error:
        raise Invalid(fields={"ruleJson": str(error)}) from error


async def _is_pattern(pattern: str) -> bool:
    try:
        await _matches("", pattern)
    except Refusal:
        return False
    return True


async def check_by_code(request: Request, actor: Actor, query: CheckByCode) -> None:
    """GET /sys/checkRule/checkByCode?ruleCode&value: refused with the first segment that does not fit."""
    row = await scoped(CheckRule, actor).get_or_none(rule_code=query.rule_code)
    if row is None:
        raise Refusal("该编码不存在 | There is no such rule", id="rule.missing")
    value, at = unquote(query.value), 0
    try:
        segments = _segments(row.rule_json)
    except ValueError as error:
        raise Refusal(MALFORMED, id="rule.malformed") from error
    for digits, pattern, message in segments:
        begin, end = (0, len(value)) if digits == "*" else (at, at + int(digits))
        at = at if digits == "*" else end
        part = value[begin:end]
        if (digits != "*" and len(part) < int(digits)) or not await _matches(part, pattern):
            failed: dict[str, Any] = {
                "digits": digits,
                "pattern": pattern,
                "message": message,
                "checkValue": part,
                "beginIndex": begin,
                "endIndex": end,
                "passed": False,
            }
            raise Refusal(message or "校验不通过 | It does not fit", id="rule.failed", result=failed, loud="silent")


HOOKS = {"sys/checkRule": Hooks(validate=check_rule_json)}
