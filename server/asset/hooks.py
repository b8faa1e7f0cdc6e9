"""What the generic screens of assets do beyond their fields."""

from typing import Any

from schema.asset.card import IN_STOCK, SCRAPPED, Card
from schema.kit.errors import Conflict
from server.asset.acts import next_code, note_event
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.unit_of_work import Work


async def give_code(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """A card without a typed code gets the next one."""
    if (row is None or "code" in values) and not values.get("code"):
        values["code"] = row.code if row is not None else await next_code(work)


async def begin_history(work: Work, row: Card, actor: Actor) -> None:
    await note_event(work, row, "add")


async def keep_what_is_out(work: Work, row: Card, actor: Actor) -> None:
    """A card may go only while nobody has the thing."""
    if row.state not in (IN_STOCK, SCRAPPED):
        raise Conflict(
            f"资产{row.code}在用或维修中，不能删除 | Asset {row.code} is in use or in repair and cannot be deleted",
            id="asset.out",
        )


HOOKS: dict[str, Hooks] = {
    "asset/card": Hooks(prepare=give_code, after_add=begin_history, before_delete=keep_what_is_out),
}
