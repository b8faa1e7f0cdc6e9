"""Calls of signing in and of one's own account."""

from server.account.login import current_departs, login, logout, select_depart
from server.account.menu import read_permissions
from server.account.models import Login, SelectDepart, UpdatePassword
from server.account.own_password import update_password
from server.http.route import Route

_PASSWORD = "密码修改成功！ | Password changed"
ROUTES: list[Route] = [
    Route("POST", "/sys/login", login, public=True, body=Login, summary="登录 | Sign in"),
    Route("POST", "/sys/logout", logout, summary="退出 | Sign out"),
    Route("GET", "/sys/permission/getUserPermissionByToken", read_permissions, summary="菜单与权限 | Menu and rights"),
    Route("GET", "/sys/user/getCurrentUserDeparts", current_departs, summary="我的部门 | My departments"),
    Route("POST", "/sys/selectDepart", select_depart, body=SelectDepart, summary="切换部门 | Choose a department"),
    Route("PUT", "/sys/selectDepart", select_depart, body=SelectDepart, summary="切换部门 | Choose a department"),
    Route(
        "PUT",
        "/sys/user/updatePassword",
        update_password,
        body=UpdatePassword,
        message=_PASSWORD,
        summary="修改密码 | Password",
    ),
    Route(
        "POST",
        "/sys/user/updatePassword",
        update_password,
        body=UpdatePassword,
        message=_PASSWORD,
        summary="修改密码 | Password",
    ),
]
