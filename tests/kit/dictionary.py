"""Gives a test tenant the dictionaries that ship with the product."""

from schema.kit.snowflake import next_id
from schema.seeds.dictionaries import DICTIONARIES
from schema.system.dictionary import Dict, DictItem
from server.kit.changes import count_change
from server.kit.database import pool
from server.seeding.sheet import Sheet


async def add_dictionaries(tenant_id: int) -> None:
    """By COPY: hundreds of tests begin with it."""
    heads = Sheet(Dict, "id dict_name dict_code", tenant_id=tenant_id)
    items = Sheet(DictItem, "id dict_id item_text text_en item_value sort_order", tenant_id=tenant_id)
    for entry in DICTIONARIES:
        head = next_id()
        heads.add(head, entry.title, entry.code)
        for order, item in enumerate(entry.items):
            zh, _, en = item.text.partition(" | ")
            items.add(next_id(), head, zh, en or None, item.value, order)
    async with pool().acquire() as connection:
        await heads.copy(connection)
        await items.copy(connection)
    count_change(tenant_id, "list/sys/dict")
