"""Calls of dictionaries beyond reading their items; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system import dict_bin, dict_calls, dict_tables
from server.system.shapes.dictionaries import DictNameQuery, ItemCheck, LoadDictQuery, TreeDataQuery

ROUTES: list[Route] = [
    Route(
        "GET",
        "/bsfdoc/doc/sys/dict/getDictItems/{code}",
        dict_calls.dict_items,
        summary="文档字典项 | Dictionary items of documents",
    ),
    Route(
        "GET",
        "/sys/dict/treeList",
        dict_calls.tree_list,
        needs="sys:dict:list",
        query=DictNameQuery,
        summary="字典目录 | Dictionaries by name",
    ),
    Route("GET", "/sys/dict/getDictText/{code}/{key}", dict_calls.dict_text, summary="字典标签 | Label of a value"),
    Route(
        "GET",
        "/sys/dict/loadDictOrderByValue/{code}",
        dict_tables.load_by_value,
        query=LoadDictQuery,
        summary="已选在前的选项 | Options, chosen ones first",
    ),
    Route(
        "GET",
        "/sys/dict/loadTreeData",
        dict_tables.load_tree,
        query=TreeDataQuery,
        summary="树形数据 | One level of a table tree",
    ),
    Route(
        "GET",
        "/sys/dict/deleteList",
        dict_bin.list_deleted,
        needs="sys:dict:delete",
        summary="字典回收站 | Deleted dictionaries",
    ),
    Route(
        "PUT",
        "/sys/dict/back/{id}",
        dict_bin.restore,
        needs="sys:dict:delete",
        summary="恢复字典 | Bring a dictionary back",
    ),
    Route(
        "DELETE",
        "/sys/dict/deletePhysic/{id}",
        dict_bin.purge,
        needs="sys:dict:delete",
        summary="彻底删除字典 | Remove a dictionary for good",
    ),
    Route(
        "GET",
        "/sys/dictItem/dictItemCheck",
        dict_bin.check_item,
        needs="sys:dictItem:list",
        query=ItemCheck,
        summary="检查字典值 | Check a value",
    ),
]
