"""Calls of roles and department roles; each row: method, path, function, right, input, summary."""

from server.engine.model_schema import page_of, rows_of
from server.http.route import Route
from server.system.access.shapes import ChosenRules, DepartIdQuery, RoleIdQuery, SaveRoleRules
from server.system.menus.shapes import GrantTree
from server.system.roles import copy, departments, queries
from server.system.roles.shapes import (
    AssignedDepartRole,
    CopiedRole,
    CopyRole,
    DepartRoleQuery,
    RoleCodeQuery,
    RoleShape,
    SaveDepartRolePermission,
    SaveDepartRules,
    UserDepartRoles,
)

LIST, EDIT = "sys:sysDepartRole:list", "sys:sysDepartRole:edit"
DEPART = "sys:permission:depart"

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/role/queryall",
        queries.all_roles,
        needs="sys:role:list",
        result=list[RoleShape],
        summary="全部角色 | All roles",
    ),
    Route(
        "GET",
        "/sys/role/queryTreeList2",
        queries.own_tree_list,
        needs="sys:role:list",
        result=GrantTree,
        summary="本租户授权树 | Grant tree of one's organisation",
    ),
    Route(
        "POST",
        "/sys/role/copy",
        copy.copy_role,
        needs="sys:role:add",
        body=CopyRole,
        result=CopiedRole,
        summary="复制角色 | Copy a role",
    ),
    Route(
        "GET",
        "/sys/role/checkRoleCode",
        queries.check_role_code,
        needs="sys:role:list",
        query=RoleCodeQuery,
        result=bool,
        summary="检查角色编码 | Check a role code",
    ),
    Route(
        "GET",
        "/sys/sysDepartRole/list",
        departments.list_roles,
        needs=LIST,
        result=page_of("sys/sysDepartRole"),
        summary="部门角色 | Department roles",
    ),
    Route(
        "GET",
        "/sys/sysDepartRole/getDeptRoleList",
        departments.roles_of_depart,
        needs=LIST,
        query=DepartRoleQuery,
        result=rows_of("sys/sysDepartRole"),
        summary="部门的角色 | Roles of a department",
    ),
    Route(
        "GET",
        "/sys/sysDepartRole/getDeptRoleByUserId",
        departments.roles_of_user,
        needs=LIST,
        query=DepartRoleQuery,
        result=list[AssignedDepartRole],
        summary="用户的部门角色 | Department roles of a user",
    ),
    Route(
        "POST",
        "/sys/sysDepartRole/deptRoleUserAdd",
        departments.set_user_roles,
        needs=EDIT,
        body=UserDepartRoles,
        summary="分配部门角色 | Give department roles",
    ),
    Route(
        "GET",
        "/sys/sysDepartPermission/queryTreeListForDeptRole",
        departments.grant_tree_of_depart,
        needs=LIST,
        query=DepartIdQuery,
        result=GrantTree,
        summary="部门授权树 | Grant tree of a department",
    ),
    Route(
        "GET",
        "/sys/sysDepartPermission/queryDeptRolePermission",
        departments.role_permissions,
        needs=LIST,
        query=RoleIdQuery,
        result=list[str],
        summary="部门角色权限 | Grants of a department role",
    ),
    Route(
        "POST",
        "/sys/sysDepartPermission/saveDeptRolePermission",
        departments.save_role_permissions,
        needs=EDIT,
        body=SaveDepartRolePermission,
        summary="保存部门角色权限 | Save the grants of a department role",
    ),
    Route(
        "GET",
        "/sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}",
        departments.role_rules,
        needs=LIST,
        result=ChosenRules,
        summary="部门角色数据规则 | Data rules of a department role",
    ),
    Route(
        "POST",
        "/sys/sysDepartRole/datarule",
        departments.save_role_rules,
        needs=EDIT,
        body=SaveRoleRules,
        summary="保存部门角色数据规则 | Save the data rules of a department role",
    ),
    Route(
        "GET",
        "/sys/sysDepartPermission/datarule/{permissionId}/{departId}",
        departments.depart_rules,
        needs=DEPART,
        result=ChosenRules,
        summary="部门数据规则 | Data rules of a department",
    ),
    Route(
        "POST",
        "/sys/sysDepartPermission/datarule",
        departments.save_depart_rules,
        needs=DEPART,
        body=SaveDepartRules,
        summary="保存部门数据规则 | Save the data rules of a department",
    ),
]
