"""Deleted dictionaries: seen, brought back, or removed for good; and the check of a value within its dictionary."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import AppError, NotFound
from schema.system.dictionary import Dict, DictItem
from server.kit.actor import Actor
from server.kit.scope import fetch, parse_id, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.shapes.dictionaries import ItemCheck


async def list_deleted(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/dict/deleteList."""
    rows = await Dict.filter(tenant_id=actor.tenant_id, del_flag=1).order_by("-update_time", "-id").limit(500)
    return [
        {
            "id": str(row.id),
            "dictName": row.dict_name,
            "dictCode": row.dict_code,
            "type": row.type,
            "description": row.description,
            "delFlag": row.del_flag,
        }
        for row in rows
    ]


async def _deleted(request: Request, actor: Actor) -> Dict:
    row_id = parse_id(request.path_params["id"])
    row = await Dict.filter(tenant_id=actor.tenant_id, del_flag=1).select_for_update().get_or_none(id=row_id)
    if row is None:
        raise NotFound()
    return row


async def restore(request: Request, actor: Actor) -> None:
    """PUT /sys/dict/back/{id}; refused at the field when its code was taken meanwhile."""
    async with unit_of_work(actor) as work:
        await work.update(await _deleted(request, actor), {"del_flag": 0}, action="restore")


async def purge(request: Request, actor: Actor) -> None:
    """DELETE /sys/dict/deletePhysic/{id}: the dictionary and its items."""
    async with unit_of_work(actor) as work:
        row = await _deleted(request, actor)
        # The trail keeps a line about a row that is gone.
        await work.update(row, {"dict_name": f"{row.dict_name[:99]}✕"}, action="purge")
        await DictItem.filter(tenant_id=actor.tenant_id, dict_id=row.id).delete()
        await row.delete()


async def check_item(request: Request, actor: Actor, query: ItemCheck) -> bool:
    """GET /sys/dictItem/dictItemCheck?dictId&itemValue&id: refused when the value is taken in its dictionary."""
    head = await fetch(Dict, actor, query.dict_id)
    others = scoped(DictItem, actor).filter(dict_id=head.id, item_value=query.item_value)
    if query.id:
        others = others.exclude(id=parse_id(query.id))
    if await others.exists():
        raise AppError("该值不可用，系统中已存在！ | This value is taken", id="item.taken", result=False)
    return True
