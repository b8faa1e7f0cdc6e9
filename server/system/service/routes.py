"""Calls of the installation: its configuration, switches and cache; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.service import actuator, parameters, status
from server.system.service.shapes import (
    DiskInfo,
    EditSwitch,
    ParameterShape,
    RedisKeys,
    RedisMemory,
    RedisValue,
    ServiceShape,
    SwitchShape,
)

SERVICE = "sys:service:list"
REPORT, REDIS = "/online/cgreport/api", "/sys/actuator/redis"

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/sysParam/kinds",
        parameters.list_kinds,
        needs="sys:sysParam:list",
        result=list[ParameterShape],
        summary="参数的类型 | What each parameter takes",
    ),
    Route(
        "GET",
        "/sys/service/list",
        status.list_services,
        needs="sys:service:list",
        result=list[ServiceShape],
        summary="服务状态 | Services",
    ),
    Route(
        "GET",
        "/sys/service/switches",
        status.list_switches,
        needs="sys:service:list",
        result=list[SwitchShape],
        summary="服务开关 | Switches",
    ),
    Route(
        "PUT",
        "/sys/service/edit",
        status.edit_switch,
        needs="sys:service:edit",
        body=EditSwitch,
        message="设置成功！ | Set",
        result=SwitchShape,
        summary="设置开关 | Set a switch",
    ),
    Route(
        "GET",
        f"{REDIS}/info",
        actuator.redis_info,
        needs=SERVICE,
        result=list[RedisValue],
        summary="缓存信息 | The cache server",
    ),
    Route(
        "GET",
        f"{REDIS}/keysSize",
        actuator.redis_keys,
        needs=SERVICE,
        result=RedisKeys,
        summary="缓存键数 | Keys of the cache",
    ),
    Route(
        "GET",
        f"{REDIS}/memoryInfo",
        actuator.redis_memory,
        needs=SERVICE,
        result=RedisMemory,
        summary="缓存内存 | Memory of the cache",
    ),
    Route(
        "GET",
        f"{REDIS}/queryDiskInfo",
        actuator.disk_info,
        needs=SERVICE,
        result=list[DiskInfo],
        summary="磁盘信息 | The disk",
    ),
]
