"""Locks on the rows that others belong to, so that a rule over all rows of one member or firm holds for two writers at once."""

from collections.abc import Mapping, Sequence
from typing import Any

from schema.kit.base import Base
from server.engine.hooks import Change, Lock, value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work


def locks(model: type[Base], column: str) -> Lock:
    """The lock of a hook: the rows of `model` that the column names, all at once and in the order of their ids."""

    async def hold(work: Work, changes: Sequence[Change], actor: Actor) -> None:
        await hold_owners(work, model, {owner for values, row in changes if (owner := owner_of(values, row, column))})

    return hold


async def hold_owners(work: Work, model: type[Base], ids: set[int]) -> None:
    await scoped(model, work.actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True).only("id")


def owner_of(values: Mapping[str, Any], row: Any, column: str) -> int:
    """The id that the column will hold; 0 where it names nothing."""
    return int(value_after(values, row, column) or 0)
