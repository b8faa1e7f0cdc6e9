"""Gives a test tenant the dictionaries that ship with the product."""

from schema.kit.snowflake import next_id
from schema.seeds.dictionaries import DICTIONARIES
from schema.system.dictionary import Dict, DictItem
from server.engine import dictionaries


async def add_dictionaries(tenant_id: int) -> None:
    heads, items = [], []
    for entry in DICTIONARIES:
        head = Dict(id=next_id(), tenant_id=tenant_id, dict_name=entry.title, dict_code=entry.code)
        heads.append(head)
        for order, item in enumerate(entry.items):
            zh, _, en = item.text.partition(" | ")
            items.append(
                DictItem(
                    id=next_id(),
                    tenant_id=tenant_id,
                    dict_id=head.id,
                    item_text=zh,
                    text_en=en or None,
                    item_value=item.value,
                    sort_order=order,
                )
            )
    await Dict.bulk_create(heads)
    await DictItem.bulk_create(items)
    dictionaries.forget(tenant_id, "sys/dict")
