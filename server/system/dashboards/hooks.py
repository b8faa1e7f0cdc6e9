"""Hooks of dashboards: who may change one, and what its cards may say."""

from typing import Any

from schema.system.dashboard import MANAGE, Dashboard
from server.engine.hooks import Before, Hooks
from server.kit.actor import Actor
from server.kit.unit_of_work import Work
from server.system.dashboards.cards import check_cards


async def check(actor: Actor, values: dict[str, Any], row: Dashboard | None) -> None:
    """Only its owner changes one, and only who manages them shows one to roles; Invalid at the card that cannot be."""
    _require_own(actor, row)
    if _roles(values.get("roles")) != _roles(row.roles if row else None) and "roles" in values:
        actor.require(MANAGE)
    if "cards" in values:
        values["cards"] = check_cards(values["cards"] or [], actor)


def _roles(text: str | None) -> set[str]:
    return {one for one in (text or "").split(",") if one}


def _require_own(actor: Actor, row: Dashboard | None) -> None:
    if row is not None and row.create_by != actor.username:
        actor.require(MANAGE)


async def refuse_others(work: Work, row: Dashboard, actor: Actor) -> None:
    """Nobody but its owner deletes one or takes it back."""
    _require_own(actor, row)


HOOKS: dict[str, Hooks] = {
    "sys/dashboard": Hooks(validate=check, before=Before(delete=refuse_others, restore=refuse_others))
}
