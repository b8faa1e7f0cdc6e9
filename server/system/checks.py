"""Checks that forms ask for while somebody types: is a value free, does a code follow its rule."""

from typing import Any
from urllib.parse import unquote

import asyncpg
import orjson
from starlette.requests import Request

from schema.kit.errors import Refusal
from schema.system.check_rule import CheckRule
from server.engine.sql import Parameters, quote
from server.kit.actor import Actor
from server.kit.database import own_pool, pool
from server.kit.scope import parse_id, scoped
from server.system.dict_tables import find_column, find_table
from server.system.shapes.registers import CheckByCode, DuplicateQuery

TAKEN = "该值不可用，系统中已存在！ | This value is taken"
MALFORMED = "编码校验规则有误 | The check rule is malformed"


async def duplicate(request: Request, actor: Actor, query: DuplicateQuery) -> None:
    """GET /sys/duplicate/check?tableName&fieldName&fieldVal&dataId; names are looked up, an empty value passes."""
    resource = find_table(query.table_name, actor)
    column = quote(find_column(resource, query.field_name))
    params = Parameters()
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


def _segments(row: CheckRule) -> list[tuple[str, str, str]]:
    """(digits, pattern, message) of each segment."""
    try:
        listed = orjson.loads(row.rule_json)
        segments = [(str(item["digits"]), str(item["pattern"]), str(item.get("message") or "")) for item in listed]
    except (orjson.JSONDecodeError, TypeError, KeyError, AttributeError) as error:
        raise Refusal(MALFORMED, id="rule.malformed") from error
    if any(
        digits != "*" and not (digits.isascii() and digits.isdigit() and len(digits) < 5) for digits, _, _ in segments
    ):
        raise Refusal(MALFORMED, id="rule.malformed")
    return segments


async def check_by_code(request: Request, actor: Actor, query: CheckByCode) -> None:
    """GET /sys/checkRule/checkByCode?ruleCode&value: refused with the first segment that does not fit."""
    row = await scoped(CheckRule, actor).get_or_none(rule_code=query.rule_code)
    if row is None:
        raise Refusal("该编码不存在 | There is no such rule", id="rule.missing")
    value, at = unquote(query.value), 0
    for digits, pattern, message in _segments(row):
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
