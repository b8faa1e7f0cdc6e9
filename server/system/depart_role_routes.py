"""Calls of department roles; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system import depart_roles
from server.system.shapes.data_rules import SaveDepartRules, SaveRoleRules
from server.system.shapes.depart_roles import DepartRoleQuery, SaveDepartRolePermission, UserDepartRoles
from server.system.shapes.grants import DepartIdQuery, RoleIdQuery

DEPART = "sys:permission:depart"
LIST, EDIT = "sys:sysDepartRole:list", "sys:sysDepartRole:edit"

ROUTES: list[Route] = [
    Route("GET", "/sys/sysDepartRole/list", depart_roles.list_roles, needs=LIST, summary="部门角色 | Department roles"),
    Route(
        "GET",
        "/sys/sysDepartRole/getDeptRoleList",
        depart_roles.roles_of_depart,
        needs=LIST,
        query=DepartRoleQuery,
        summary="部门的角色 | Roles of a department",
    ),
    Route(
        "GET",
        "/sys/sysDepartRole/getDeptRoleByUserId",
        depart_roles.roles_of_user,
        needs=LIST,
        query=DepartRoleQuery,
        summary="用户的部门角色 | Department roles of a user",
    ),
    Route(
        "POST",
        "/sys/sysDepartRole/deptRoleUserAdd",
        depart_roles.set_user_roles,
        needs=EDIT,
        body=UserDepartRoles,
        summary="分配部门角色 | Give department roles",
    ),
    Route(
        "GET",
        "/sys/sysDepartPermission/queryTreeListForDeptRole",
        depart_roles.grant_tree_of_depart,
        needs=LIST,
        query=DepartIdQuery,
        summary="部门授权树 | Grant tree of a department",
    ),
    Route(
        "GET",
        "/sys/sysDepartPermission/queryDeptRolePermission",
        depart_roles.role_permissions,
        needs=LIST,
        query=RoleIdQuery,
        summary="部门角色权限 | Grants of a department role",
    ),
    Route(
        "POST",
        "/sys/sysDepartPermission/saveDeptRolePermission",
        depart_roles.save_role_permissions,
        needs=EDIT,
        body=SaveDepartRolePermission,
        summary="保存部门角色权限 | Save the grants of a department role",
    ),
    Route(
        "GET",
        "/sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}",
        depart_roles.role_rules,
        needs=LIST,
        summary="部门角色数据规则 | Data rules of a department role",
    ),
    Route(
        "POST",
        "/sys/sysDepartRole/datarule",
        depart_roles.save_role_rules,
        needs=EDIT,
        body=SaveRoleRules,
        summary="保存部门角色数据规则 | Save the data rules of a department role",
    ),
    Route(
        "GET",
        "/sys/sysDepartPermission/datarule/{permissionId}/{departId}",
        depart_roles.depart_rules,
        needs=DEPART,
        summary="部门数据规则 | Data rules of a department",
    ),
    Route(
        "POST",
        "/sys/sysDepartPermission/datarule",
        depart_roles.save_depart_rules,
        needs=DEPART,
        body=SaveDepartRules,
        summary="保存部门数据规则 | Save the data rules of a department",
    ),
]
