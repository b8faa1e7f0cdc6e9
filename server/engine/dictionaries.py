"""Dictionary items of a tenant, cached per process and read anew after a change."""

from typing import Any

from server.kit.cache import TenantCache
from server.kit.database import pool

Items = dict[str, list[dict[str, Any]]]
Labels = dict[str, dict[str, str]]

_ALL = """
SELECT d.dict_code, i.item_value, i.item_text, i.text_en, i.colour, i.status FROM sys_dict d
JOIN sys_dict_item i ON i.dict_id = d.id AND i.del_flag = 0
WHERE d.tenant_id = $1 AND d.del_flag = 0 ORDER BY d.dict_code, i.sort_order, i.id
"""


async def _read(tenant_id: int) -> tuple[Items, Labels]:
    items: Items = {}
    labels: Labels = {}
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
    return items, labels


_held = TenantCache(_read, ["sys/dict", "sys/dictItem"], unsubscribed_seconds=3.0)


async def all_items(tenant_id: int) -> Items:
    """{code: [{value, text, title, …}]}."""
    return (await _held.get(tenant_id))[0]


async def offered_items(tenant_id: int) -> Items:
    """The same without what was switched off, as clients keep them to choose from (wire contract 7.1)."""
    items = await all_items(tenant_id)
    return {code: [item for item in listed if not item["disabled"]] for code, listed in items.items()}


async def items_of(tenant_id: int, code: str) -> list[dict[str, Any]]:
    return (await all_items(tenant_id)).get(code, [])


async def labels_of(tenant_id: int, code: str, *, english: bool = False) -> dict[str, str]:
    """value -> label; in English where an item has such a text."""
    items, labels = await _held.get(tenant_id)
    if not english:
        return labels.get(code, {})
    return {item["value"]: item["textEn"] or item["text"] for item in items.get(code, ())}
