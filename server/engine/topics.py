"""The topics of generic lists: ids and versions only, for whoever may list the resource."""

from schema.domains import registry
from server.kit.actor import Actor
from server.live.topic import Topic


async def may_list(actor: Actor, path: str) -> bool:
    resource = registry().get(path)
    return resource is not None and actor.can(resource.code("list"))


ENGINE_TOPICS: list[Topic] = [Topic("list/{path:rest}", may_list)]
