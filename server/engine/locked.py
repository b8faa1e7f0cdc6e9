"""Locked fields: refuses, at the fields, what field rights keep from an actor."""

from collections.abc import Mapping
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from schema.system.field_right import HIDDEN
from server.engine.read import get_record
from server.engine.view import view_of
from server.kit.actor import Actor

NOT_YOURS = "没有修改该字段的权限 | You may not change this field"


async def refuse_locked(resource: Resource, actor: Actor, data: Mapping[str, Any], row_id: int | None) -> None:
    """Raises Invalid at fields that the actor may not change; a form that sends them back unchanged is fine."""
    rights = {} if actor.is_super else actor.field_rights.get(resource.path, {})
    sent = {key: mode for key, mode in rights.items() if data.get(key) not in (None, "", [])}
    if not sent:
        return
    record = await get_record(view_of(resource, actor), actor, row_id) if row_id is not None else {}
    locked = [key for key in sent if str(record.get(key)) != str(data[key]) or sent[key] == HIDDEN]
    if locked:
        raise Invalid(fields=dict.fromkeys(locked, NOT_YOURS))


def refuse_unfilled(resource: Resource, actor: Actor, values: Mapping[str, Any]) -> None:
    """A new row needs what it needs, also from someone who may not fill it in."""
    if view_of(resource, actor) is resource:
        return
    missing = [
        item.key
        for item in resource.complete_fields
        if item.required and not item.read_only and item.column not in values
    ]
    if missing:
        raise Invalid(fields=dict.fromkeys(missing, NOT_YOURS))
