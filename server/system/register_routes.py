"""Calls of categories, checks and visits; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system import category_calls, category_lists, checks, visits
from server.system.shapes.categories import (
    CategoryCode,
    CategoryItems,
    CategoryOne,
    CategoryParents,
    CategoryRoot,
    CategoryTree,
    CheckCategory,
)
from server.system.shapes.departs import PidQuery
from server.system.shapes.registers import CheckByCode, DuplicateQuery

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/category/loadTreeRoot",
        category_calls.tree_root,
        query=CategoryRoot,
        summary="分类树 | Category tree",
    ),
    Route(
        "GET",
        "/sys/category/loadTreeChildren",
        category_calls.tree_children,
        query=PidQuery,
        summary="下级分类 | Categories below",
    ),
    Route(
        "GET",
        "/sys/category/loadTreeData",
        category_calls.tree_data,
        query=CategoryTree,
        summary="分类数据 | Category data",
    ),
    Route(
        "GET",
        "/sys/category/loadOne",
        category_calls.load_one,
        query=CategoryOne,
        summary="一个分类 | One category",
    ),
    Route(
        "GET",
        "/sys/category/loadDictItem",
        category_calls.load_items,
        query=CategoryItems,
        summary="分类名称 | Names of categories",
    ),
    Route(
        "GET",
        "/sys/category/loadDictItem/",
        category_calls.load_items,
        query=CategoryItems,
        summary="分类名称 | Names of categories",
    ),
    Route(
        "GET",
        "/sys/category/getChildListBatch",
        category_lists.children_of_several,
        needs="sys:category:list",
        query=CategoryParents,
        summary="多个分类的下级 | Below several categories",
    ),
    Route(
        "GET",
        "/sys/category/loadAllData",
        category_lists.all_below,
        needs="sys:category:list",
        query=CategoryCode,
        summary="全部下级 | Everything below",
    ),
    Route(
        "GET",
        "/sys/category/checkCode",
        category_lists.check_code,
        needs="sys:category:list",
        query=CheckCategory,
        summary="检查分类编码 | Check a category code",
    ),
    Route(
        "GET",
        "/sys/duplicate/check",
        checks.duplicate,
        query=DuplicateQuery,
        message="该值可用！ | This value is free",
        summary="重复校验 | Is a value free",
    ),
    Route(
        "GET",
        "/sys/checkRule/checkByCode",
        checks.check_by_code,
        query=CheckByCode,
        summary="编码校验 | Check a code",
    ),
    Route("GET", "/sys/loginfo", visits.login_info, summary="登录统计 | Sign-ins"),
    Route("GET", "/sys/visitInfo", visits.visit_info, summary="近七日访问 | Visits of seven days"),
]
