"""Calls of data sources; each row: method, path, function, right, input, summary."""

from server.http.route import Route
from server.system.sources import connections
from server.system.sources.shapes import SourceOption, TestConnection

ROUTES: list[Route] = [
    Route(
        "GET",
        "/sys/dataSource/options",
        connections.options,
        needs="sys:dataSource:list",
        result=list[SourceOption],
        summary="数据源选项 | Data sources to choose from",
    ),
    Route(
        "POST",
        "/sys/dataSource/testConnection",
        connections.test_connection,
        needs="sys:dataSource:test",
        body=TestConnection,
        message="连接成功 | Connected",
        summary="测试连接 | Test a connection",
    ),
    Route(
        "POST",
        "/online/cgreport/api/testConnection",
        connections.test_connection,
        needs="sys:dataSource:test",
        body=TestConnection,
        message="连接成功 | Connected",
        summary="测试连接 | Test a connection",
    ),
]
