"""Further calls of users, stand-ins and positions; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system import agents, approval, people, positions
from server.system.shapes.registers import PositionCode
from server.system.shapes.users import ApproveUsers, OrgCodeQuery, UserNameQuery

ROUTES: list[Route] = [
    Route(
        "PUT",
        "/sys/user/approve",
        approval.approve_users,
        needs="sys:user:edit",
        body=ApproveUsers,
        message="已通过，可以登录了 | Approved; they may sign in",
        summary="通过注册 | Approve registrations",
    ),
    Route(
        "GET",
        "/sys/user/queryByOrgCode",
        people.by_org_code,
        needs="sys:user:list",
        query=OrgCodeQuery,
        summary="按机构编码查用户 | Users by department code",
    ),
    Route(
        "GET",
        "/sys/user/queryByOrgCodeForAddressList",
        people.address_list,
        needs="sys:user:list",
        query=OrgCodeQuery,
        summary="通讯录 | Address list",
    ),
    Route("GET", "/sys/user/generateUserId", people.new_id, needs="sys:user:add", summary="生成用户编号 | A new id"),
    Route(
        "GET",
        "/sys/sysUserAgent/queryByUserName",
        agents.of_user,
        query=UserNameQuery,
        summary="用户的代理人 | Who stands in for a user",
    ),
    Route(
        "GET",
        "/sys/position/queryByCode",
        positions.by_code,
        needs="sys:position:list",
        query=PositionCode,
        summary="按编码查职务 | A position by its code",
    ),
    Route("GET", "/sys/thirdApp/getEnabledType", people.third_apps, summary="已接入的第三方应用 | Connected apps"),
]
