"""Dictionary items of a tenant, held per process and dropped when a change is heard."""

import time
from typing import Any

from server.kit.changes import is_hearing, on_change
from server.kit.database import pool

Items = dict[str, list[dict[str, Any]]]
_SECONDS = 60.0
_SECONDS_UNHEARING = 3.0
_cache: dict[int, tuple[Items, dict[str, dict[str, str]], float]] = {}
_PATHS = {"sys/dict", "sys/dictItem"}

_ALL = """
SELECT d.dict_code, i.item_value, i.item_text, i.text_en, i.colour, i.status FROM sys_dict d
JOIN sys_dict_item i ON i.dict_id = d.id AND i.del_flag = 0
WHERE d.tenant_id = $1 AND d.del_flag = 0 ORDER BY d.dict_code, i.sort_order, i.id
"""


def forget(tenant_id: int, path: str) -> None:
    if path in _PATHS:
        _cache.pop(tenant_id, None)


def watch() -> None:
    """Starts dropping cached dictionaries when their rows change."""
    on_change(forget)


async def _load(tenant_id: int) -> tuple[Items, dict[str, dict[str, str]]]:
    cached = _cache.get(tenant_id)
    if cached is not None and cached[2] > time.monotonic():
        return cached[0], cached[1]
    items: Items = {}
    labels: dict[str, dict[str, str]] = {}
    for row in await pool().fetch(_ALL, tenant_id):
        labels.setdefault(row["dict_code"], {})[row["item_value"]] = row["item_text"]
        items.setdefault(row["dict_code"], []).append(
            {
                "value": row["item_value"],
                "text": row["item_text"],
                "title": row["item_text"],
                "label": row["item_text"],
                "textEn": row["text_en"],
                "colour": row["colour"],
                "disabled": row["status"] != "1",
            }
        )
    lasts = _SECONDS if is_hearing() else _SECONDS_UNHEARING
    _cache[tenant_id] = (items, labels, time.monotonic() + lasts)
    return items, labels


async def all_items(tenant_id: int) -> Items:
    """{code: [{value, text, title, …}]}."""
    return (await _load(tenant_id))[0]


async def items_of(tenant_id: int, code: str) -> list[dict[str, Any]]:
    return (await all_items(tenant_id)).get(code, [])


async def labels_of(tenant_id: int, code: str) -> dict[str, str]:
    """value -> label."""
    return (await _load(tenant_id))[1].get(code, {})
