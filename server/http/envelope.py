"""The envelope: the answer shape of every call (wire contract 2). Nothing else makes one."""

import time
from typing import Any

import orjson
from starlette.responses import Response

from schema.kit.errors import AppError
from schema.kit.text import localize

OK_MESSAGE = "操作成功 | Done"


def encode(value: Any) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS | orjson.OPT_PASSTHROUGH_DATETIME, default=str)


class JsonResponse(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return encode(content)


def ok(result: Any = None, message: str = OK_MESSAGE, *, locale: str = "zh", code: int = 200) -> JsonResponse:
    """A success: {success, message, code, result, timestamp in ms}."""
    return JsonResponse(
        {
            "success": True,
            "message": localize(message, locale),
            "code": code,
            "result": result,
            "timestamp": time.time_ns() // 1_000_000,
        }
    )


def failure(error: AppError, *, locale: str = "zh") -> JsonResponse:
    """A refusal: the envelope plus stable `id`, loudness and messages at fields."""
    content = {
        "success": False,
        "message": localize(error.message, locale),
        "code": error.code or error.status,
        "result": error.result,
        "timestamp": time.time_ns() // 1_000_000,
        "id": error.id,
        "loud": error.loud,
    }
    if error.fields:
        content["fields"] = {key: localize(text, locale) for key, text in error.fields.items()}
    return JsonResponse(content, status_code=error.status, headers=_when_again(error))


def _when_again(error: AppError) -> dict[str, str] | None:
    """The time to wait as HTTP says it, of refusals that name one."""
    seconds = error.result.get("seconds") if error.status == 429 and isinstance(error.result, dict) else None
    return {"Retry-After": str(max(1, seconds))} if isinstance(seconds, int) else None
