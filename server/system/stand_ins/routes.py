"""Calls of stand-ins; each row: method, path, function, right, input, summary."""

from server.engine.model_schema import record_of
from server.http.route import Route
from server.system.stand_ins import hooks
from server.system.stand_ins.shapes import UserNameQuery

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/sysUserAgent/queryByUserName",
        hooks.of_user,
        query=UserNameQuery,
        result=record_of("sys/sysUserAgent"),
        summary="用户的代理人 | Who stands in for a user",
    ),
]
