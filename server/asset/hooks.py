"""Hooks of the generic screens of assets."""

from typing import Any

from schema.asset.card import Card
from schema.asset.event import Event
from schema.kit.errors import Conflict
from server.engine.hooks import Before, Hooks
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.unit_of_work import Work


async def next_code(work: Work) -> str:
    return await next_number(work, "asset_card", "code", "ZC", 5)


async def give_code(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """A card without a typed code gets the next one."""
    if (row is None or "code" in values) and not values.get("code"):
        values["code"] = row.code if row is not None else await next_code(work)


async def keep_history(work: Work, row: Card, actor: Actor) -> None:
    """A card with a history is scrapped, not deleted."""
    if await scoped(Event, actor).filter(card_id=row.id).exists():
        raise Conflict(
            "有履历的资产请走报废，不能删除 | An asset with a history is scrapped, not deleted", id="row.referenced"
        )


HOOKS: dict[str, Hooks] = {"asset/card": Hooks(prepare=give_code, before=Before(delete=keep_history))}
