"""Calls of the service configuration; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system import parameters, service
from server.system.shapes.service import EditSwitch

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/sysParam/kinds",
        parameters.list_kinds,
        needs="sys:sysParam:list",
        summary="参数的类型 | What each parameter takes",
    ),
    Route("GET", "/sys/service/list", service.list_services, needs="sys:service:list", summary="服务状态 | Services"),
    Route(
        "GET", "/sys/service/switches", service.list_switches, needs="sys:service:list", summary="服务开关 | Switches"
    ),
    Route(
        "PUT",
        "/sys/service/edit",
        service.edit_switch,
        needs="sys:service:edit",
        body=EditSwitch,
        message="设置成功！ | Set",
        summary="设置开关 | Set a switch",
    ),
]
