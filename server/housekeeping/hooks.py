"""Hooks of the generic screens of housekeeping."""

import secrets
from typing import Any

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.staff import Staff
from schema.kit.errors import Conflict, Invalid
from server.engine.hooks import After, Before, Hooks
from server.housekeeping.absence import leave_begins, lock_leaving
from server.housekeeping.binding import revoke_devices
from server.housekeeping.supplies import hooks as supply_hooks
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


async def check_item(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """An item may not be its own parent, directly or further up."""
    parent = values.get("parent_id")
    for _ in range(20):
        if parent is None:
            return
        if row is not None and parent == row.id:
            raise Invalid(fields={"parentId": "上级不能选择自己 | An item cannot be its own parent"})
        above = await scoped(ItemType, actor).get_or_none(id=parent)
        parent = above.parent_id if above else None
    raise Invalid(fields={"parentId": "层级过深 | Too many levels"})


async def keep_preset(work: Work, row: ItemType, actor: Actor) -> None:
    """Items of the system stay."""
    if row.source == "preset":
        raise Conflict("系统预设项目不能删除 | Preset items cannot be deleted", id="hk.item.preset")


async def check_staff(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """One housekeeper an account."""
    if values.get("user_id"):
        other = await scoped(Staff, actor).filter(user_id=values["user_id"]).first()
        if other is not None and (row is None or other.id != row.id):
            raise Invalid(fields={"userId": f"该账号属于{other.name} | This account belongs to {other.name}"})


async def give_bind_code(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """New housekeepers get their code at once."""
    if row is None:
        values["bind_code"] = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


async def fill_type(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """An empty type means every type."""
    if "type" in values or row is None:
        values["type"] = values.get("type") or ""


HOOKS: dict[str, Hooks] = {
    "housekeeping/item": Hooks(validate=check_item, before=Before(delete=keep_preset)),
    "housekeeping/staff": Hooks(
        lock=lock_leaving,
        validate=check_staff,
        prepare=give_bind_code,
        after=After(edit=leave_begins, delete=revoke_devices),
    ),
    "housekeeping/defaultWorker": Hooks(prepare=fill_type),
    **supply_hooks.HOOKS,
}
