"""What a public form asks outsiders for: its fields and the lines of its sub-tables, told in both languages.

People and departments are never asked for: to choose from them, an outsider would have to be shown the staff.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.clock import now, to_wire
from schema.kit.field import Field
from schema.kit.kinds import FILE_KINDS
from schema.kit.resource import Resource
from schema.online.definition import ORDER_COLUMN, OWNER_COLUMN
from schema.online.outsider import OnlineOutsider
from schema.system.tenant import Tenant
from server.engine.describe import column_default
from server.engine.dictionaries import items_of
from server.kit.file_limits import read_files
from server.kit.scope import everywhere, of_tenant
from server.online.models import FillByLink
from server.online.outside.visitor import Outsider, meet

ASKED = {
    "text",
    "textarea",
    "int",
    "decimal",
    "money",
    "date",
    "datetime",
    "time",
    "bool",
    "dict",
    "file",
    "image",
}
MOST_LINES = 50
"""Of one sub-table in one answer."""
ENDED = "已截止，感谢关注 | This has ended, thank you"
FULL = "份数已满，感谢参与 | As many as were wanted have answered, thank you"
INNER = "该表单含必填的人员或部门，不能公开填写 | It needs a person or a department, which outsiders cannot choose"


@dataclass(frozen=True, slots=True)
class AskedTable:
    """A sub-table of which outsiders give lines; `key`: its number."""

    key: str
    resource: Resource
    column: str


def asked_of(resource: Resource) -> list[Field]:
    """In the order of the form; of a sub-table without what the server says of each line."""
    own = {OWNER_COLUMN, ORDER_COLUMN}
    return [
        item
        for item in resource.complete_fields
        if item.kind in ASKED and not item.read_only and item.column not in own
    ]


def asked_tables(resource: Resource) -> list[AskedTable]:
    """Without those whose lines need what outsiders cannot choose."""
    return [
        AskedTable(path.rpartition("/")[2], child, column)
        for path, column in resource.inline_children
        if not needs_inner(child := registry().require(path), column)
    ]


def needs_inner(resource: Resource, owner: str = "") -> bool:
    """Whether a row always, or with some value of another field, needs a person or a department."""
    linked = {link.column for link in resource.rows.linked if link.needed}
    return any(
        (item.required or item.column in linked) and item.ref and item.column != owner
        for item in resource.complete_fields
    )


async def open_form(request: Request, query: FillByLink) -> dict[str, Any]:
    """GET /online/public/open?token: what is asked, and whether it can be filled in now."""
    visitor = await meet(query)
    row = visitor.row
    organisation = await everywhere(Tenant).get(id=row.tenant_id)
    obstacle = await obstacle_of(visitor)
    return {
        "organisation": organisation.name,
        "title": row.title,
        "titleEn": row.title_en,
        "intro": row.description,
        "end": to_wire(row.public_end) if row.public_end else None,
        "obstacle": obstacle,
        "done": await _is_done(visitor),
        "fields": [] if obstacle else await _tell_fields(row.tenant_id, visitor.resource),
        "tables": [] if obstacle else [await _tell_table(row.tenant_id, one) for one in asked_tables(visitor.resource)],
    }


async def _tell_table(tenant_id: int, table: AskedTable) -> dict[str, Any]:
    titles = table.resource.titles
    fields = await _tell_fields(tenant_id, table.resource)
    return {"key": table.key, "title": titles.zh, "titleEn": titles.en, "most": MOST_LINES, "fields": fields}


async def _tell_fields(tenant_id: int, resource: Resource) -> list[dict[str, Any]]:
    return [await _tell(tenant_id, resource, item) for item in asked_of(resource)]


async def _tell(tenant_id: int, resource: Resource, item: Field) -> dict[str, Any]:
    files = await read_files(item, tenant_id) if item.kind in FILE_KINDS else None
    return {
        "key": item.key,
        "title": item.label.zh,
        "titleEn": item.label.en,
        "kind": item.kind,
        "required": item.required,
        "most": files.most if files else item.max,
        "megabytes": files.limit(item.kind) if files else None,
        "default": column_default(resource, item),
        "options": list(_offered(await items_of(tenant_id, item.dict))) if item.dict else [],
        **_link(resource, item),
    }


def _offered(items: list[dict[str, Any]]) -> Iterator[dict[str, str]]:
    """In both languages, without what is no longer to be chosen."""
    for one in items:
        if not one["disabled"]:
            yield {"value": str(one["value"]), "text": one["text"], "textEn": one["textEn"] or one["text"]}


def _link(resource: Resource, item: Field) -> dict[str, Any]:
    link = next((one for one in resource.rows.linked if one.column == item.column), None)
    if link is None or link.always:
        return {"by": "", "values": [], "needed": False}
    return {"by": resource.by_key_of(link.by), "values": list(link.values), "needed": link.needed}


async def obstacle_of(visitor: Outsider) -> str | None:
    """A pair text: why nothing can be sent now."""
    row = visitor.row
    if row.public_end and row.public_end <= now():
        return ENDED
    if row.public_limit and await _count(visitor) >= row.public_limit:
        return FULL
    return INNER if needs_inner(visitor.resource) else None


async def _count(visitor: Outsider) -> int:
    return await of_tenant(OnlineOutsider, visitor.row.tenant_id).filter(form_id=visitor.row.id).count()


async def _is_done(visitor: Outsider) -> bool:
    row = visitor.row
    if not row.public_once or not visitor.is_known:
        return False
    return await of_tenant(OnlineOutsider, row.tenant_id).filter(form_id=row.id, key_hash=visitor.key()).exists()
