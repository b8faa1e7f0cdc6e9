"""Rights to choose rows of a resource, by what of them, and how that may be narrowed.

Every field that chooses asks here.
"""

from collections.abc import Iterator

from schema.domains import registry
from schema.kit.errors import Denied
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.filters import searchable
from server.engine.sql import Parameters
from server.engine.table_conditions import json_conditions, malformed
from server.engine.view import view_of
from server.kit.actor import Actor

UNREADABLE = {"json", "password"}


def may_choose(resource: Resource, actor: Actor) -> bool:
    """Whoever lists the resource, or edits one that refers to it, needs its labels."""
    if actor.can(resource.code("list")):
        return True
    return any(may_fill(user, actor) for user in {user.path: user for user, _ in _choosers(resource)}.values())


def require_choosing(resource: Resource, actor: Actor) -> None:
    if not may_choose(resource, actor):
        actor.require(resource.code("list"))


def may_fill(user: Resource, actor: Actor) -> bool:
    return any(actor.can(user.code(verb)) for verb in ("list", "add", "edit"))


def _choosers(resource: Resource) -> Iterator[tuple[Resource, Field]]:
    """The fields that choose rows of a resource, each with the resource whose field it is."""
    for user in registry().every:
        for field in user.complete_fields:
            if field.ref == resource.path or (field.chosen and field.chosen.path in (resource.path, resource.table)):
                yield user, field


def stored_column(resource: Resource, actor: Actor, store: str) -> str:
    """The column that is kept of a chosen row: the id, one that a declaration keeps, or one that the actor may read anyway."""
    if not store:
        return "id"
    kept = {field.chosen.store for _, field in _choosers(resource) if field.chosen}
    column = next((name for name in kept if resource.by_key_of(name) == store), None)
    if column is not None:
        return column
    actor.require(resource.code("list"))
    return readable_column(view_of(resource, actor), store)


def readable_column(resource: Resource, key: str) -> str:
    """The column of a wire name that may be read back; Refusal for any other."""
    item = searchable(resource).get(key)
    if item is None or item.secret or item.link is not None or item.kind in UNREADABLE:
        raise malformed()
    return item.column


def narrowed(resource: Resource, actor: Actor, condition: str, params: Parameters) -> list[str]:
    """A condition of its own only for those who may list: it would tell others what they may not read."""
    if not condition:
        return []
    if actor.can(resource.code("list")):
        return json_conditions(view_of(resource, actor), condition, params)
    if condition not in {field.condition for _, field in _choosers(resource)}:
        raise Denied()
    return json_conditions(resource, condition, params)


def is_declared(code: str, actor: Actor, *, parent: str | None = None) -> bool:
    """Whether a field that the actor may fill names this dictionary table, and, asked for a tree, this parent column."""
    return any(
        field.chosen.code == code and parent in (None, field.chosen.parent) and may_fill(user, actor)
        for user in registry().every
        for field in user.complete_fields
        if field.chosen and field.chosen.code
    )
