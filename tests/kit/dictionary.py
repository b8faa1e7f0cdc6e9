"""Gives a tenant the dictionaries that its resources name."""

from schema.domains import registry
from schema.kit.snowflake import next_id
from schema.system import Dict, DictItem
from server.engine import dictionaries


async def add_dictionaries(tenant_id: int) -> None:
    """Each dictionary that a declaration names gets the items that every declaration's default needs, and "1", "2"."""
    codes = {item.dict for resource in registry().resources for item in resource.complete_fields if item.dict}
    for code in sorted(codes):
        head = await Dict.create(id=next_id(), tenant_id=tenant_id, dict_name=code, dict_code=code)
        for value in ("1", "2"):
            await DictItem.create(id=next_id(), tenant_id=tenant_id, dict_id=head.id, item_text=f"{code}{value}", item_value=value)
    dictionaries.forget(tenant_id, "sys/dict")
