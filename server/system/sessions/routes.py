"""Calls about sessions; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.sessions import online
from server.system.sessions.shapes import ForceLogout, OnlinePage, SessionPage, SessionShape, SignInShape

_OUT = "强制退出成功！ | Signed out"

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/online/list",
        online.list_online,
        needs="sys:online:list",
        query=OnlinePage,
        result=SessionPage,
        summary="在线用户 | Online users",
    ),
    Route(
        "POST",
        "/sys/online/forceLogout",
        online.force_logout,
        needs="sys:online:forceLogout",
        body=ForceLogout,
        message=_OUT,
        summary="强制退出 | Force sign-out",
    ),
    Route("GET", "/sys/online/mine", online.list_own, result=list[SessionShape], summary="我的登录设备 | My devices"),
    Route(
        "GET",
        "/sys/online/signIns",
        online.list_sign_ins,
        result=list[SignInShape],
        summary="我的登录记录 | My last sign-ins",
    ),
    Route(
        "POST",
        "/sys/online/endMine",
        online.end_own,
        body=ForceLogout,
        message=_OUT,
        summary="退出我的设备 | Sign a device of mine out",
    ),
]
