"""What the generic screens of assets do beyond their fields."""

from typing import Any

from server.asset.acts import next_code
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.unit_of_work import Work


async def give_code(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """A card without a typed code gets the next one."""
    if (row is None or "code" in values) and not values.get("code"):
        values["code"] = row.code if row is not None else await next_code(work)


HOOKS: dict[str, Hooks] = {"asset/card": Hooks(prepare=give_code)}
