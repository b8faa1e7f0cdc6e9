"""Calls of the logs; each row: method, path, function, right, input, summary."""

from server.engine.queries import ListParams
from server.http.route import Route
from server.system import data_log, log_calls
from server.system.shapes.logs import CompareVersions, DataLogPage, VersionsOf

_CHANGES = "sys:dataLog:list"

ROUTES: list[Route] = [
    Route("GET", "/sys/log/list", log_calls.list_log, needs="sys:log:list", params=ListParams, summary="日志 | Logs"),
    Route(
        "GET",
        "/sys/dataLog/list",
        data_log.list_changes,
        needs=_CHANGES,
        query=DataLogPage,
        summary="数据日志 | Changes of data",
    ),
    Route(
        "GET",
        "/sys/dataLog/queryDataVerList",
        data_log.list_versions,
        needs=_CHANGES,
        query=VersionsOf,
        summary="数据版本 | Versions of a record",
    ),
    Route(
        "GET",
        "/sys/dataLog/queryCompareList",
        data_log.compare_versions,
        needs=_CHANGES,
        query=CompareVersions,
        summary="版本比较 | Two versions",
    ),
]
