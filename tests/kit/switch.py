"""Turns a switch of an organisation as if every process had heard of it."""

from schema.system.param import Param
from server.kit.changes import count_change
from server.kit.switches import PATH


async def set_switch(tenant_id: int, key: str, value: str) -> None:
    await Param.update_or_create({"param_name": key, "param_value": value}, tenant_id=tenant_id, param_key=key)
    count_change(tenant_id, f"list/{PATH}")
