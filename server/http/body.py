"""Request bodies and queries as pydantic models in camelCase.

Their errors are placed at the field, in the user's language.
"""

import re
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import orjson
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    ValidationError,
    ValidationInfo,
    field_validator,
    model_validator,
)
from starlette.requests import Request

from schema.kit.clock import check_year, day_from_wire, day_text, why_no_day
from schema.kit.errors import Invalid
from schema.kit.json_depth import MOST_DEPTH, is_deep
from schema.kit.numerals import document_number, narrow, read_decimal, read_whole
from schema.kit.sealing import NO_VALUE, is_mask
from schema.kit.text import plain
from schema.kit.wire import camel

_KEPT = re.compile("password|html|markdown|content|secret|token|signature")
"""What is no text of a person, or markup in which a space may be one that must not break."""


class Body(BaseModel):
    """Base of request models: wire names are camelCase, unknown keys are ignored, texts are trimmed.

    Numbers and days are read as in forms of the engine: full-width digits count, "1_000", "1e3" and the year 9999 do not.
    """

    model_config = ConfigDict(
        alias_generator=camel,
        populate_by_name=True,
        extra="ignore",
        str_strip_whitespace=True,
        coerce_numbers_to_str=True,
    )

    @model_validator(mode="before")
    @classmethod
    def drop_nulls(cls, data: Any) -> Any:
        """Clients of the family send null for what they leave out; it is not missing where the field itself may be null."""
        if not isinstance(data, dict):
            return data
        dull = {
            name
            for field_name, field in cls.model_fields.items()
            if not field.is_required() and field.default is not None
            for name in (field_name, field.alias)
        }
        return {key: value for key, value in data.items() if value is not None or key not in dull}

    @field_validator("*", mode="before")
    @classmethod
    def _read_numeral(cls, value: Any, info: ValidationInfo) -> Any:
        name = info.field_name or ""
        if isinstance(value, str) and not _KEPT.search(name):
            value = plain(value)
        read = _readers(cls).get(name)
        return read(value) if read is not None and value not in (None, "") else value

    @field_validator("*", mode="after")
    @classmethod
    def _check_year(cls, value: Any) -> Any:
        if isinstance(value, date):
            check_year(value)
        return value


def _read_day(value: Any) -> Any:
    """A number would be taken for seconds since 1970."""
    if isinstance(value, date):
        return value
    try:
        return day_from_wire(day_text(value), 1, 9999)
    except ValueError as error:
        raise ValueError(why_no_day(error, WRONG_DAY)) from error


def _read_count(value: Any) -> Any:
    try:
        return read_whole(value) if isinstance(value, str) else value
    except ValueError as error:
        raise ValueError(WRONG_COUNT) from error


def _read_number(value: Any) -> Any:
    try:
        return read_decimal(value) if isinstance(value, str) else value
    except ValueError as error:
        raise ValueError(WRONG_NUMBER) from error


WRONG_DAY = "日期格式应为 yyyy-MM-dd | Dates look like yyyy-MM-dd"
WRONG_COUNT = "请输入整数 | Enter a whole number"
WRONG_NUMBER = "请输入数字 | Enter a number"
_READERS: dict[Any, Callable[[Any], Any]] = {
    date: _read_day,
    int: _read_count,
    float: _read_number,
    Decimal: _read_number,
}


@cache
def _readers(model: type[BaseModel]) -> dict[str, Callable[[Any], Any]]:
    """Field name -> how a value of it is read, for the fields that hold a number or a day and nothing else."""
    found = {name: _READERS.get(_bare(item.annotation)) for name, item in model.model_fields.items()}
    return {name: read for name, read in found.items() if read is not None}


def _bare(annotation: Any) -> Any:
    """The type behind Optional and Annotated; None where there are several."""
    if hasattr(annotation, "__metadata__"):
        return _bare(get_args(annotation)[0])
    if get_origin(annotation) in (Union, UnionType):
        parts = [part for part in get_args(annotation) if part is not type(None)]
        return _bare(parts[0]) if len(parts) == 1 else None
    return annotation


def _refuse_mask(value: str) -> str:
    if is_mask(value):
        raise ValueError(NO_VALUE)
    return value


ShownDocument = Annotated[
    str, BeforeValidator(lambda value: document_number(value) if isinstance(value, str) else value)
]
"""x and X, narrow and full width: one document. May be the mask that was shown of it, which `server.kit.masked` reads."""
DocumentNumber = Annotated[ShownDocument, AfterValidator(_refuse_mask)]
"""A document of somebody who is new here: no mask."""

Narrow = Annotated[str, BeforeValidator(lambda value: narrow(value) if isinstance(value, str) else value)]
"""A name or number in plain letters and digits, however wide it was typed."""

Model = TypeVar("Model", bound=BaseModel)

_MESSAGES = {
    "missing": "必填 | Required",
    "string_too_long": "最多{max_length}个字符 | At most {max_length} characters",
    "string_too_short": "至少{min_length}个字符 | At least {min_length} characters",
    "too_long": "最多{max_length}项 | At most {max_length} items",
    "too_short": "至少{min_length}项 | At least {min_length} items",
    "greater_than_equal": "不能小于{ge} | Not below {ge}",
    "less_than_equal": "不能大于{le} | Not above {le}",
    "greater_than": "必须大于{gt} | Must be above {gt}",
    "extra_forbidden": "此处不支持该内容 | This is not taken here",
    "date_from_datetime_parsing": WRONG_DAY,
    "date_parsing": WRONG_DAY,
    "int_parsing": WRONG_COUNT,
    "literal_error": "选项无效 | Not one of the choices",
    "enum": "选项无效 | Not one of the choices",
}


def _message(entry: dict[str, Any]) -> str:
    if entry["input"] is None:
        return _MESSAGES["missing"]
    if entry["type"] == "value_error":
        return str(entry["ctx"]["error"])
    template = _MESSAGES.get(entry["type"], "格式不正确 | Wrong format")
    return template.format(**entry.get("ctx", {})) if "{" in template else template


def invalid_from(error: ValidationError) -> Invalid:
    """Field path -> message. A default that does not do is found under the name of the field and not of the wire."""
    fields: dict[str, str] = {}
    for entry in error.errors(include_url=False):
        path = ".".join(camel(part) if isinstance(part, str) else str(part) for part in entry["loc"]) or "body"
        fields.setdefault(path, _message(dict(entry)))
    return Invalid(fields=fields)


def parse(model: type[Model], data: Any) -> Model:
    """Validates; raises Invalid with messages at the fields."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise invalid_from(error) from error


async def read_json(request: Request) -> Any:
    """The JSON of a request, {} for an empty body; raises Invalid for anything else."""
    raw = await request.body()
    if b"\\u0000" in raw:
        raise Invalid("含有非法字符 | Contains an illegal character", id="body.nul")
    try:
        data = orjson.loads(raw) if raw else {}
    except orjson.JSONDecodeError as error:
        raise Invalid("请求内容不是有效的JSON | The body is not valid JSON", id="body.json") from error
    if raw.count(b"[") + raw.count(b"{") > MOST_DEPTH and is_deep(data):
        raise Invalid(f"最多嵌套{MOST_DEPTH}层 | At most {MOST_DEPTH} levels deep", id="body.deep")
    return data


async def read_object(request: Request) -> dict[str, Any]:
    """The JSON object of a request."""
    data = await read_json(request)
    if not isinstance(data, dict):
        raise Invalid("请求内容不是有效的JSON | The body is not valid JSON", id="body.json")
    return data
