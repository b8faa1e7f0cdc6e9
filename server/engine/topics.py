"""Topics of generic lists: ids and versions only.

Readers of one topic see different columns and rows, so they fetch what they may see.
"""

from typing import Any

from schema.domains import registry
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from server.engine.access import is_narrowed
from server.engine.read import visible_ids
from server.engine.records import MASKED
from server.engine.saved_views import TOPIC_PATH
from server.engine.view import view_of
from server.http.shape import Empty, Shape
from server.kit.act import ACTS
from server.kit.actor import Actor
from server.kit.forms import follow_forms
from server.kit.switches import SHARED_TABLES, read_switch
from server.live.grid import TableRules
from server.live.topic import Topic
from server.live.viewers import PRESENCE


class RowsChanged(Shape):
    """Rows of a list that were added, edited or deleted; version 0 where it is not known."""

    ids: list[str]
    versions: list[int]


class RowsLoaded(Shape):
    """So many rows came at once, by an import, or went again."""

    count: int


class PersonPresent(Shape):
    """A window that has a place open. `field`: the cell or field that it is at."""

    client_id: str
    user_id: str
    name: str
    avatar: str | None
    field: str | None


class TrailGrown(Shape):
    """Something happened to the row that changed nothing of it, such as that a sealed value was shown."""


class PeoplePresent(Shape):
    """Everybody who has a place open, by window."""

    who: list[PersonPresent]


async def follow_topic(actor: Actor, path: str) -> Resource | None:
    """The resource of a path that a socket names; forms of the organisation as far as this process has heard."""
    await follow_forms(actor.tenant_id)
    return registry().get(path)


async def may_list(actor: Actor, path: str) -> bool:
    resource = await follow_topic(actor, path)
    return resource is not None and actor.can(resource.code("list"))


async def may_share(actor: Actor, path: str) -> bool:
    """Whether edits of a table go to the actor: as the rights to a resource say, else where an administrator listed its key."""
    if await follow_topic(actor, path) is not None:
        return await may_list(actor, path)
    listed = await read_switch(actor.tenant_id, SHARED_TABLES)
    return path in {part.strip() for part in listed.split(",")}


async def is_signed_in(actor: Actor) -> bool:
    return True


async def own_id(actor: Actor) -> str | None:
    return str(actor.user_id)


async def may_read(actor: Actor, path: str, row_id: str) -> bool:
    """Whether the actor may list the resource and the row is in their scope."""
    resource = await follow_topic(actor, path)
    number = read_row_id(row_id)
    if resource is None or number is None or not actor.can(resource.code("list")):
        return False
    return bool(await visible_ids(resource, actor, [number]))


async def may_be_at(actor: Actor, place: str) -> bool:
    path, _, row_id = place.rpartition("/")
    return await may_read(actor, path, row_id)


async def may_send_row(actor: Actor, path: str, row: dict[str, Any]) -> bool:
    """Whether the actor could save this row: it is in their scope and names no field that they may not change. Rows of a table
    that is no resource are nowhere stored, and go to whom they may be shared with."""
    resource = await follow_topic(actor, path)
    if resource is None:
        return await may_share(actor, path)
    if not actor.can(resource.code("edit")) or not await may_read(actor, path, str(row.get("id"))):
        return False
    view = view_of(resource, actor)
    return not any(item.key in row for item in resource.complete_fields if item.secret or item.key not in view.by_key)


async def row_seen_by(actor: Actor, path: str, row: dict[str, Any]) -> dict[str, Any] | None:
    """A row that somebody else edits, cut to what the actor may read."""
    resource = await follow_topic(actor, path)
    if resource is None:
        return row if await may_share(actor, path) else None
    if is_narrowed(resource, actor) and not await may_read(actor, path, str(row.get("id"))):
        return None
    view = view_of(resource, actor)
    hidden = {item.key for item in resource.complete_fields if item.secret or item.key not in view.by_key}
    return {
        key: value for key, value in row.items() if key.partition("_dictText")[0].removesuffix(MASKED) not in hidden
    }


TABLE_RULES = TableRules(may_send_row, row_seen_by)

ROWS = {"add": RowsChanged, "edit": RowsChanged, "delete": RowsChanged, "bulk": RowsLoaded}
PLACE = {PRESENCE: PeoplePresent}
RECORD = {**PLACE, "trail": TrailGrown}

ENGINE_TOPICS: list[Topic] = [
    Topic(f"list/{TOPIC_PATH}", is_signed_in, says=ROWS),
    Topic("list/{path:rest}", may_list, says=ROWS),
    Topic(ACTS, is_signed_in, own=own_id, says={"changed": Empty}),
    Topic("record/{place:rest}", may_be_at, says=RECORD),
    Topic("grid/{path:rest}", may_share, says=PLACE),
]
