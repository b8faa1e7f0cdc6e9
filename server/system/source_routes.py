"""Calls of data sources and gateway routes beyond the generic ones."""

from typing import get_args

from server.http.route import Method, Route
from server.system import data_sources, gateway, gateways
from server.system.shapes.data_sources import TestConnection
from server.system.shapes.gateways import GatewayUpdate

ROUTES: list[Route] = [
    *(
        Route(
            method,
            f"{gateway.PREFIX}/{{path:path}}",
            gateway.forward,
            input={"type": "object"} if method in ("POST", "PUT") else None,
            most_bytes=gateway.MOST_BYTES,
            once="own",
            raw="*/*",
            summary="网关转发 | Through the gateway",
        )
        for method in get_args(Method)
    ),
    Route(
        "GET",
        "/sys/dataSource/options",
        data_sources.options,
        needs="sys:dataSource:list",
        summary="数据源选项 | Data sources to choose from",
    ),
    Route(
        "POST",
        "/sys/dataSource/testConnection",
        data_sources.test_connection,
        needs="sys:dataSource:test",
        body=TestConnection,
        message="连接成功 | Connected",
        summary="测试连接 | Test a connection",
    ),
    Route(
        "POST",
        "/online/cgreport/api/testConnection",
        data_sources.test_connection,
        needs="sys:dataSource:test",
        body=TestConnection,
        message="连接成功 | Connected",
        summary="测试连接 | Test a connection",
    ),
    Route(
        "POST",
        "/sys/gatewayRoute/updateAll",
        gateways.update_all,
        needs="sys:gatewayRoute:list",
        body=GatewayUpdate,
        message="保存成功！ | Saved",
        summary="保存路由 | Save a gateway route",
    ),
    Route(
        "GET",
        "/sys/gatewayRoute/clearRedis",
        gateways.clear_redis,
        needs="sys:gatewayRoute:edit",
        message="清除成功！ | Cleared",
        summary="清除路由缓存 | Clear the gateway's cache",
    ),
]
