"""A view of a resource for one actor: without the fields that are hidden from them, others read only."""

from dataclasses import replace
from functools import lru_cache

from schema.kit.resource import Resource
from schema.system.field_right import HIDDEN
from server.kit.actor import Actor


def view_of(resource: Resource, actor: Actor) -> Resource:
    """The resource itself for whoever has no line in the way."""
    rights = None if actor.is_super else actor.field_rights.get(resource.path)
    return resource if not rights else _narrow(resource, frozenset(rights.items()))


@lru_cache(maxsize=512)
def _narrow(resource: Resource, rights: frozenset[tuple[str, str]]) -> Resource:
    """Cached, because lists compile their columns once per resource object."""
    modes = dict(rights)
    fields = [
        replace(item, read_only=True) if item.key in modes else item
        for item in resource.fields
        if modes.get(item.key) != HIDDEN
    ]
    hidden = {key for key, mode in modes.items() if mode == HIDDEN}
    columns = " ".join(key for key in resource.list_keys if key not in hidden)
    return replace(resource, fields=fields, list=columns or "createTime")
