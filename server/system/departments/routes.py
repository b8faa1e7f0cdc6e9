"""Calls of departments; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.departments import move, tree
from server.system.departments.shapes import (
    DEPART_NODE,
    DEPART_NODES,
    MOVED_DEPART,
    DepartId,
    DepartSearch,
    MoveDepart,
    ParentDeparts,
    ParentIdsQuery,
)
from server.system.trees.shapes import PidQuery

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/sysDepart/queryTreeList",
        tree.tree_list,
        needs="sys:sysDepart:list",
        result=DEPART_NODES,
        summary="部门树 | Department tree",
    ),
    Route(
        "GET",
        "/sys/sysDepart/queryDepartTreeSync",
        tree.one_level,
        needs="sys:sysDepart:list",
        query=PidQuery,
        result=DEPART_NODES,
        summary="一层部门 | One level of departments",
    ),
    Route(
        "GET",
        "/sys/sysDepart/queryIdTree",
        tree.id_tree,
        needs="sys:sysDepart:list",
        result=list[DepartId],
        summary="部门选择树 | Departments to choose from",
    ),
    Route(
        "GET",
        "/sys/sysDepart/searchBy",
        tree.search,
        needs="sys:sysDepart:list",
        query=DepartSearch,
        result=DEPART_NODES,
        summary="搜索部门 | Search departments",
    ),
    Route(
        "POST",
        "/sys/sysDepart/move",
        move.move,
        needs="sys:sysDepart:edit",
        body=MoveDepart,
        message="移动成功 | Moved",
        result=MOVED_DEPART,
        summary="移动部门 | Move a department",
    ),
    Route(
        "GET",
        "/sys/sysDepart/queryMyDeptTreeList",
        tree.my_tree,
        result={"anyOf": [DEPART_NODES, {"type": "null"}]},
        summary="我的部门 | My departments",
    ),
    Route(
        "GET",
        "/sys/sysDepart/getCurrentOrg",
        tree.current_org,
        result=DEPART_NODE,
        summary="当前部门 | The present department",
    ),
    Route(
        "GET",
        "/sys/sysDepart/queryAllParentId",
        tree.parent_ids,
        needs="sys:sysDepart:list",
        query=ParentIdsQuery,
        result=ParentDeparts,
        summary="上级部门 | Departments above",
    ),
]
