"""Values as the JSON text that the database driver takes. What JSON does not know is written as text."""

from typing import Any

import orjson


def json_text(value: Any) -> str:
    return orjson.dumps(value, default=str).decode()
