"""What may not be changed: fields that field rights keep from an actor, and rows that stand as they are in their state."""

from collections.abc import Mapping
from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.kit.resource import Resource
from schema.system.field_right import HIDDEN
from server.engine.read import get_record
from server.engine.view import view_of
from server.kit.actor import Actor

NOT_YOURS = "没有修改该字段的权限 | You may not change this field"


def is_settled(resource: Resource, row: Any) -> bool:
    """Whether the row stands in a state in which it stays as it is."""
    return any(getattr(row, column) in values.split() for column, values in resource.rows.settled.items())


def refuse_settled(resource: Resource, row: Any) -> None:
    """Conflict "row.settled" in the words of its state."""
    if not is_settled(resource, row):
        return
    process = resource.process
    said = process.state_label(getattr(row, process.column)) if process else None
    zh, en = (f"「{said.zh}」的记录", f"A row that is “{said.en}”") if said else ("该记录", "This row")
    raise Conflict(f"{zh}不能修改或删除 | {en} is neither changed nor deleted", id="row.settled")


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
