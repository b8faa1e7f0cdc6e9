"""Adds `{key}_dictText` to a page of records: one query per referenced resource, dictionaries from memory."""

from typing import Any

from schema.domains import registry
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.dictionaries import labels_of
from server.engine.sql import quote
from server.kit.database import pool

Record = dict[str, Any]


def _split(value: Any) -> list[str]:
    return [part for part in str(value).split(",") if part] if value not in (None, "") else []


async def reference_labels(path: str, ids: set[int], tenant_id: int) -> dict[str, str]:
    """id -> label of rows of another resource, deleted ones included, so that old records stay readable."""
    resource = registry().get(path)
    if resource is None or not ids:
        return {}
    label = " || ' ' || ".join(f"coalesce({quote(column)}::text, '')" for column in resource.label_columns)
    rows = await pool().fetch(
        f"SELECT id, {label} AS label FROM {quote(resource.table)} WHERE tenant_id = $1 AND id = ANY($2)",
        tenant_id,
        list(ids),
    )
    return {str(row["id"]): row["label"].strip() for row in rows}


async def _labels_for(item: Field, records: list[Record], tenant_id: int) -> dict[str, str]:
    if item.dict:
        return await labels_of(tenant_id, item.dict)
    wanted = {int(part) for record in records for part in _split(record.get(item.key)) if part.isdigit()}
    return await reference_labels(item.ref or "", wanted, tenant_id)


async def add_labels(resource: Resource, records: list[Record], tenant_id: int) -> None:
    """Fills the label of every dictionary and reference field, in place."""
    if not records:
        return
    for item in resource.complete_fields:
        if not (item.dict or item.ref) or item.secret:
            continue
        labels = await _labels_for(item, records, tenant_id)
        name = f"{item.key}_dictText"
        for record in records:
            parts = _split(record.get(item.key))
            record[name] = ",".join(labels[part] for part in parts if part in labels) if parts else None


async def add_links(resource: Resource, records: list[Record]) -> None:
    """Fills many-to-many fields with comma-joined ids."""
    ids = [int(record["id"]) for record in records]
    for item in resource.complete_fields:
        if item.link is None or not ids:
            continue
        link = item.link
        rows = await pool().fetch(
            f"SELECT {quote(link.own)} AS own, string_agg({quote(link.other)}::text, ',' ORDER BY id) AS others"
            f" FROM {quote(link.model._meta.db_table)} WHERE {quote(link.own)} = ANY($1) AND del_flag = 0 GROUP BY 1",
            ids,
        )
        found = {str(row["own"]): row["others"] for row in rows}
        for record in records:
            record[item.key] = found.get(record["id"], "")
