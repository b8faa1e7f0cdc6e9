"""The condition of a table dictionary: `field op literal`, joined by `and`.

Names are looked up and values are bound, so that it is never SQL.
"""

import re
from typing import Any

import orjson

from schema.kit.errors import Refusal
from schema.kit.resource import Resource
from schema.kit.wire import camel
from server.engine.conditions import BadValue, Condition, build_condition
from server.engine.filters import searchable
from server.engine.sql import Parameters

BAD_CODE = "字典Code格式不正确！ | The dictionary code is malformed"
_TERM = re.compile(r"\s*(\w{1,60})\s*(>=|<=|!=|<>|=|>|<)\s*('[^']{0,200}'|-?\d{1,18}(?:\.\d{1,4})?|\w{1,60})\s*")
_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
_OPERATORS = {"=": "eq", "!=": "ne", "<>": "ne", ">": "gt", ">=": "ge", "<": "lt", "<=": "le"}


def malformed() -> Refusal:
    return Refusal(BAD_CODE, id="dict.code")


def _bind(resource: Resource, name: str, operator: str, value: Any, params: Parameters) -> Condition:
    item = searchable(resource).get(camel(name))
    try:
        condition = build_condition(item, operator, value, params) if item else None
    except BadValue as error:
        raise malformed() from error
    if condition is None:
        raise malformed()
    return condition


def text_conditions(resource: Resource, text: str, params: Parameters) -> list[Condition]:
    """Conditions of `status=1 and name!='x'`; Refusal for anything else."""
    if not text.strip():
        return []
    found = []
    for part in _AND.split(text.strip()):
        match = _TERM.fullmatch(part)
        if match is None:
            raise malformed()
        name, operator, literal = match.groups()
        found.append(_bind(resource, name, _OPERATORS[operator], literal.strip("'"), params))
    return found


def json_conditions(resource: Resource, text: str, params: Parameters) -> list[Condition]:
    """Conditions of a JSON object string, each key equal to its value (spec section 5), or to one of a list of values."""
    if not text.strip():
        return []
    try:
        wanted = orjson.loads(text)
    except orjson.JSONDecodeError as error:
        raise malformed() from error
    if not isinstance(wanted, dict):
        raise malformed()
    return [_equal(resource, str(name), value, params) for name, value in wanted.items()]


def _equal(resource: Resource, name: str, value: Any, params: Parameters) -> Condition:
    if isinstance(value, list):
        if not value or not all(isinstance(one, str) and "," not in one for one in value):
            raise malformed()
        return _bind(resource, name, "in", ",".join(value), params)
    if isinstance(value, dict):
        raise malformed()
    return _bind(resource, name, "empty" if value is None else "eq", value, params)
