"""Calls of categories; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.categories import rows, tree
from server.system.categories.shapes import (
    CategoryCode,
    CategoryItems,
    CategoryOne,
    CategoryOption,
    CategoryParents,
    CategoryRoot,
    CategoryRows,
    CategoryShape,
    CategoryTree,
    CheckCategory,
)
from server.system.dictionaries.shapes import TreeOption
from server.system.trees.shapes import PidQuery

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/category/loadTreeRoot",
        tree.tree_root,
        query=CategoryRoot,
        result=list[TreeOption],
        summary="分类树 | Category tree",
    ),
    Route(
        "GET",
        "/sys/category/loadTreeChildren",
        tree.tree_children,
        query=PidQuery,
        result=list[TreeOption],
        summary="下级分类 | Categories below",
    ),
    Route(
        "GET",
        "/sys/category/loadTreeData",
        tree.tree_data,
        query=CategoryTree,
        result=list[TreeOption],
        summary="分类数据 | Category data",
    ),
    Route(
        "GET",
        "/sys/category/loadOne",
        tree.load_one,
        query=CategoryOne,
        result=CategoryShape,
        summary="一个分类 | One category",
    ),
    Route(
        "GET",
        "/sys/category/loadDictItem",
        tree.load_items,
        query=CategoryItems,
        result=list[str],
        summary="分类名称 | Names of categories",
    ),
    Route(
        "GET",
        "/sys/category/loadDictItem/",
        tree.load_items,
        query=CategoryItems,
        result=list[str],
        summary="分类名称 | Names of categories",
    ),
    Route(
        "GET",
        "/sys/category/getChildListBatch",
        rows.children_of_several,
        needs="sys:category:list",
        query=CategoryParents,
        result=CategoryRows,
        summary="多个分类的下级 | Below several categories",
    ),
    Route(
        "GET",
        "/sys/category/loadAllData",
        rows.all_below,
        needs="sys:category:list",
        query=CategoryCode,
        result=list[CategoryOption],
        summary="全部下级 | Everything below",
    ),
    Route(
        "GET",
        "/sys/category/checkCode",
        rows.check_code,
        needs="sys:category:list",
        query=CheckCategory,
        result=bool,
        summary="检查分类编码 | Check a category code",
    ),
]
