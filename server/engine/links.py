"""Links: many-to-many values, ids that live in a joining table and travel as one comma text."""

from collections.abc import Mapping
from typing import Any

from schema.kit.base import Base
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id
from server.kit.scope import known_ids, of_tenant
from server.kit.unit_of_work import Work


def take_links(resource: Resource, values: dict[str, Any]) -> dict[str, str]:
    """Takes the many-to-many values out of the column values."""
    columns = [item.column for item in resource.complete_fields if item.link is not None]
    return {column: values.pop(column) or "" for column in columns if column in values}


async def linked_ids(work: Work, resource: Resource, row: Base, links: Mapping[str, str]) -> dict[str, str]:
    """The present ids of those of the columns that are named in `links`."""
    held: dict[str, str] = {}
    for item in resource.complete_fields:
        if item.link is None or item.column not in links:
            continue
        link = item.link
        entries = of_tenant(link.model, work.actor.tenant_id).filter(**{link.own: row.id}, del_flag=0)
        ids = await entries.order_by("id").values_list(link.other, flat=True)
        held[item.column] = ",".join(str(value) for value in ids)
    return held


async def save_links(work: Work, resource: Resource, row: Base, links: Mapping[str, str]) -> None:
    """Makes the joining rows equal to the given ids."""
    for item in resource.complete_fields:
        if item.link is None or item.column not in links:
            continue
        link = item.link
        wanted = set(known_ids(links[item.column]))
        existing = {
            getattr(entry, link.other): entry
            for entry in await of_tenant(link.model, work.actor.tenant_id).filter(**{link.own: row.id}, del_flag=0)
        }
        for other, entry in existing.items():
            if other not in wanted:
                await of_tenant(link.model, work.actor.tenant_id).filter(id=entry.pk).delete()
        for other in sorted(wanted - set(existing)):
            await link.model.create(
                id=next_id(),
                tenant_id=work.actor.tenant_id,
                create_by=work.actor.username,
                **{link.own: row.id, link.other: other},
            )
