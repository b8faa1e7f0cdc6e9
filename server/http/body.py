"""Request bodies and queries as pydantic models in camelCase, with errors in the user's language at the field."""

from typing import Any, TypeVar

import orjson
from pydantic import BaseModel, ConfigDict, ValidationError
from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.kit.wire import camel


class Body(BaseModel):
    """Base of request models: wire names are camelCase, unknown keys are ignored, texts are trimmed."""

    model_config = ConfigDict(
        alias_generator=camel,
        populate_by_name=True,
        extra="ignore",
        str_strip_whitespace=True,
        coerce_numbers_to_str=True,
    )


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
    "date_from_datetime_parsing": "日期格式应为 yyyy-MM-dd | Dates look like yyyy-MM-dd",
    "date_parsing": "日期格式应为 yyyy-MM-dd | Dates look like yyyy-MM-dd",
    "int_parsing": "请输入整数 | Enter a whole number",
    "literal_error": "选项无效 | Not one of the choices",
    "enum": "选项无效 | Not one of the choices",
}


def _message(entry: dict[str, Any]) -> str:
    if entry["type"] == "value_error":
        return str(entry["ctx"]["error"])
    template = _MESSAGES.get(entry["type"], "格式不正确 | Wrong format")
    return template.format(**entry.get("ctx", {})) if "{" in template else template


def invalid_from(error: ValidationError) -> Invalid:
    """Field path -> message."""
    fields: dict[str, str] = {}
    for entry in error.errors(include_url=False):
        path = ".".join(str(part) for part in entry["loc"]) or "body"
        fields.setdefault(path, _message(dict(entry)))
    return Invalid(fields=fields)


def parse(model: type[Model], data: Any) -> Model:
    """Validates; raises Invalid with messages at the fields."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise invalid_from(error) from error


MAX_BODY = 2_000_000


async def read_json(request: Request) -> Any:
    """The JSON of a request, {} for an empty body; raises Invalid for anything else."""
    raw = await request.body()
    if len(raw) > MAX_BODY:
        raise Invalid("内容过大 | The body is too large", id="body.large")
    if b"\\u0000" in raw:
        raise Invalid("含有非法字符 | Contains an illegal character", id="body.nul")
    try:
        return orjson.loads(raw) if raw else {}
    except orjson.JSONDecodeError as error:
        raise Invalid("请求内容不是有效的JSON | The body is not valid JSON", id="body.json") from error


async def read_object(request: Request) -> dict[str, Any]:
    """The JSON object of a request."""
    data = await read_json(request)
    if not isinstance(data, dict):
        raise Invalid("请求内容不是有效的JSON | The body is not valid JSON", id="body.json")
    return data
