"""Calls of the gateway and of the table of its routes; each row: method, path, function, right, input, summary."""

from typing import get_args

from server.engine.model_schema import record_of
from server.http.route import Method, Route
from server.system.gateway import forward, table
from server.system.gateway.shapes import GatewayUpdate

ROUTES: list[Route] = [
    *(
        Route(
            method,
            f"{forward.PREFIX}/{{path:path}}",
            forward.forward,
            input={"type": "object"} if method in ("POST", "PUT") else None,
            most_bytes=forward.MOST_BYTES,
            once="own",
            raw="*/*",
            summary="网关转发 | Through the gateway",
        )
        for method in get_args(Method)
    ),
    Route(
        "POST",
        "/sys/gatewayRoute/updateAll",
        table.update_all,
        needs="sys:gatewayRoute:list",
        body=GatewayUpdate,
        message="保存成功！ | Saved",
        result=record_of("sys/gatewayRoute"),
        summary="保存路由 | Save a gateway route",
    ),
    Route(
        "GET",
        "/sys/gatewayRoute/clearRedis",
        table.clear_redis,
        needs="sys:gatewayRoute:edit",
        message="清除成功！ | Cleared",
        summary="清除路由缓存 | Clear the gateway's cache",
    ),
]
