"""Hooks of divisions: a new one stands one level below its parent, and not too deep."""

from typing import Any

from schema.kit.errors import Invalid
from schema.system.region import Region
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.system.regions.queries import DEEPEST


async def place(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """A new division stands one level below its parent."""
    if row is not None:
        return
    parent = await scoped(Region, actor).get(id=values["parent_id"]) if values.get("parent_id") else None
    if parent is not None and parent.level >= DEEPEST:
        raise Invalid(fields={"parentId": "层级过深 | Too deep"})
    values["parent_code"] = parent.code if parent else ""
    values["level"] = parent.level + 1 if parent else 1


HOOKS = {"sys/region": Hooks(prepare=place)}
