"""The topics of generic lists: ids and versions only, for whoever may list the resource."""

from schema.domains import registry
from server.engine.read import visible_ids
from server.engine.saved_views import TOPIC_PATH
from server.kit.actor import Actor
from server.live.topic import Topic


async def may_list(actor: Actor, path: str) -> bool:
    resource = registry().get(path)
    return resource is not None and actor.can(resource.code("list"))


async def is_signed_in(actor: Actor) -> bool:
    return True


async def may_read(actor: Actor, path: str, row_id: str) -> bool:
    """Whether the actor may list the resource and the row is in their scope."""
    resource = registry().get(path)
    if resource is None or not actor.can(resource.code("list")) or not (row_id.isdigit() and len(row_id) < 19):
        return False
    return bool(await visible_ids(resource, actor, [int(row_id)]))


async def may_be_at(actor: Actor, place: str) -> bool:
    path, _, row_id = place.rpartition("/")
    return await may_read(actor, path, row_id)


ENGINE_TOPICS: list[Topic] = [
    Topic(f"list/{TOPIC_PATH}", is_signed_in),
    Topic("list/{path:rest}", may_list),
    Topic("record/{place:rest}", may_be_at),
    Topic("grid/{path:rest}", may_list),
]
