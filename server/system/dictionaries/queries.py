"""Dictionary calls of section 7; codes are looked up, table forms only through resources that the actor may list."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Refusal
from schema.system.dictionary import dictionary
from server.engine import dictionaries
from server.engine.read import MAX_PAGE_SIZE, list_rows
from server.kit.actor import Actor
from server.kit.changes import count_change
from server.system.dictionaries.menu_table import TABLE, menu_labels
from server.system.dictionaries.shapes import CodeQuery, DictNameQuery, LoadDictItemQuery, LoadDictQuery
from server.system.dictionaries.tables import labels_of_keys, named, parse_code, read_options

Option = dict[str, Any]


async def all_dict_items(request: Request, actor: Actor) -> Any:
    """GET /sys/dict/queryAllDictItems: {code: [{value, text, title}]}."""
    return await dictionaries.offered_items(actor.tenant_id)


async def refresh_cache(request: Request, actor: Actor) -> None:
    """GET /sys/dict/refleshCache."""
    count_change(actor.tenant_id, "list/sys/dict")


async def dict_items(request: Request, actor: Actor) -> list[Option]:
    """GET /sys/dict/getDictItems/{code}: items of a plain code, or "table,text,code" options."""
    code = request.path_params["code"]
    if "," in code:
        return await read_options(parse_code(code, actor), actor, "", 200)
    return await dictionaries.items_of(actor.tenant_id, code)


async def dict_items_by_code(request: Request, actor: Actor, query: CodeQuery) -> list[Option]:
    """GET /sys/api/queryDictItemsByCode?code."""
    if not query.code:
        raise Refusal("字典Code不能为空 | dictionary code cannot be empty", id="dict.code")
    return await dictionaries.items_of(actor.tenant_id, query.code)


async def load_dict(request: Request, actor: Actor, query: LoadDictQuery) -> list[Option]:
    """GET /sys/dict/loadDict/{code}?keyword&pageSize: options searched by label; a comma list names values exactly."""
    code, keyword = request.path_params["code"], query.keyword
    if "," not in code:
        return _matching(await dictionaries.items_of(actor.tenant_id, code), keyword)[: query.page_size]
    table = parse_code(code, actor)
    if "," not in keyword:
        return await read_options(table, actor, keyword, query.page_size)
    labels = await labels_of_keys(table, actor, keyword.split(","))
    return [{"value": key, "text": text, "title": text, "label": text} for key, text in labels.items()]


def _matching(items: list[Option], keyword: str) -> list[Option]:
    if "," in keyword:
        return [item for item in items if item["value"] in keyword.split(",")]
    return [item for item in items if keyword.lower() in str(item["text"]).lower()]


async def tree_list(request: Request, actor: Actor, query: DictNameQuery) -> list[Option]:
    """GET /sys/dict/treeList?dictName: [{key, title, …}], flat: dictionaries have no levels."""
    filters = {"dictName": f"*{query.dict_name.strip('*')}*"} if query.dict_name else {}
    page = await list_rows(
        dictionary, actor, {"pageSize": str(MAX_PAGE_SIZE), "column": "dictCode", "order": "asc", **filters}
    )
    return [{**row, **named(row["id"], row["dictName"])} for row in page["records"]]


async def load_dict_item(request: Request, actor: Actor, query: LoadDictItemQuery) -> list[str]:
    """GET /sys/dict/loadDictItem/{code}?key: labels in the order of the keys; delNotExist drops unknown ones."""
    keys = [key for key in query.key.split(",") if key]
    labels = await _labels(request.path_params["code"], actor, keys)
    return [labels.get(key, key) for key in keys if key in labels or not query.del_not_exist]


async def dict_text(request: Request, actor: Actor) -> str | None:
    """GET /sys/dict/getDictText/{code}/{key}: the label of one value, null when there is none."""
    key = request.path_params["key"]
    return (await _labels(request.path_params["code"], actor, [key])).get(key)


async def _labels(code: str, actor: Actor, keys: list[str]) -> dict[str, str]:
    if "," not in code:
        return await dictionaries.labels_of(actor.tenant_id, code)
    if code.partition(",")[0].strip() == TABLE:
        return await menu_labels(code, actor, keys)
    return await labels_of_keys(parse_code(code, actor), actor, keys)
