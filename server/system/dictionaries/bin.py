"""The bin of dictionaries, by the names that clients of this family call; and the check of a value within its dictionary."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import NotFound, Refusal
from schema.system.dictionary import Dict, DictItem, dictionary
from server.engine import recycle
from server.engine.read import visible_ids
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.scope import fetch, parse_id, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.dictionaries.shapes import ItemCheck


async def list_deleted(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/dict/deleteList."""
    page = await recycle.list_deleted(view_of(dictionary, actor), actor, {"pageSize": "500"})
    return [record | {"delFlag": 1} for record in page["records"]]


async def _deleted(request: Request, actor: Actor) -> int:
    row_id = parse_id(request.path_params["id"])
    if not await visible_ids(dictionary, actor, [row_id], deleted=True):
        raise NotFound()
    return row_id


async def restore(request: Request, actor: Actor) -> None:
    """PUT /sys/dict/back/{id}; refused at the field when its code was taken meanwhile."""
    row_id = await _deleted(request, actor)
    async with unit_of_work(actor) as work:
        await recycle.restore_row(work, dictionary, row_id)


async def purge(request: Request, actor: Actor) -> None:
    """DELETE /sys/dict/deletePhysic/{id}: the dictionary and its items."""
    row_id = await _deleted(request, actor)
    async with unit_of_work(actor) as work:
        await recycle.purge_row(work, dictionary, row_id)


async def check_item(request: Request, actor: Actor, query: ItemCheck) -> bool:
    """GET /sys/dictItem/dictItemCheck?dictId&itemValue&id: refused when the value is taken in its dictionary."""
    head = await fetch(Dict, actor, query.dict_id)
    others = scoped(DictItem, actor).filter(dict_id=head.id, item_value=query.item_value)
    if query.id:
        others = others.exclude(id=parse_id(query.id))
    if await others.exists():
        raise Refusal("该值不可用，系统中已存在！ | This value is taken", id="item.taken", result=False)
    return True
