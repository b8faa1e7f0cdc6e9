"""A new category takes the next code below its parent."""

from typing import Any

from schema.system.category import Category
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.system.trees.codes import next_code


async def _number_category(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    if row is None:
        parent_id = values.get("pid")
        parent = await scoped(Category, actor).get(id=parent_id) if parent_id else None
        siblings = await scoped(Category, actor).filter(pid=parent_id or None)
        values["code"] = next_code(parent, siblings, "code")


HOOKS = {"sys/category": Hooks(prepare=_number_category)}
