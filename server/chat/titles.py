"""Titles of records that are talked about, as the reader may see them."""

from schema.chat.conversation import RECORD
from schema.domains import registry
from server.chat.read import Row
from server.engine.read import stored_records
from server.engine.view import view_of
from server.kit.actor import Actor


async def titles_of(actor: Actor, rows: list[Row]) -> dict[int, str]:
    """Conversation id -> name of its record; without those whose record the actor may not read, or that is gone."""
    about = [row for row in rows if row["kind"] == RECORD]
    found: dict[int, str] = {}
    for path in {row["ref_path"] for row in about}:
        here = {row["ref_id"]: row["id"] for row in about if row["ref_path"] == path}
        names = await record_names(actor, path, list(here))
        found |= {here[row_id]: name for row_id, name in names.items()}
    return found


async def record_names(actor: Actor, path: str, ids: list[int]) -> dict[int, str]:
    """Row id -> "kind name" of those the actor may read."""
    resource = registry().get(path)
    if resource is None or not actor.can(resource.code("list")):
        return {}
    view = view_of(resource, actor)
    records = await stored_records(view, actor, ids)
    keys = [resource.by_key_of(column) for column in resource.label_columns]
    title = resource.titles.of(actor.locale)
    return {
        row_id: f"{title} {' '.join(str(record[key]) for key in keys if record.get(key))}".strip()
        for row_id, record in records.items()
    }
