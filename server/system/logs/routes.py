"""Calls of the logs and of visits; each row: method, path, function, right, input, summary."""

from server.engine.model_schema import page_of
from server.engine.queries import ListParams
from server.http.route import Route
from server.system.logs import queries, versions, visits
from server.system.logs.shapes import (
    ChangeEntry,
    ChangePage,
    CompareVersions,
    DataLogPage,
    VersionsOf,
    VisitCounts,
    VisitDay,
)

_CHANGES = "sys:dataLog:list"

ROUTES: list[Route] = [
    Route("GET", "/sys/loginfo", visits.login_info, result=VisitCounts, summary="登录统计 | Sign-ins"),
    Route(
        "GET", "/sys/visitInfo", visits.visit_info, result=list[VisitDay], summary="近七日访问 | Visits of seven days"
    ),
    Route(
        "GET",
        "/sys/log/list",
        queries.list_log,
        needs="sys:log:list",
        params=ListParams,
        result=page_of("sys/log"),
        summary="日志 | Logs",
    ),
    Route(
        "GET",
        "/sys/dataLog/list",
        versions.list_changes,
        needs=_CHANGES,
        query=DataLogPage,
        result=ChangePage,
        summary="数据日志 | Changes of data",
    ),
    Route(
        "GET",
        "/sys/dataLog/queryDataVerList",
        versions.list_versions,
        needs=_CHANGES,
        query=VersionsOf,
        result=list[ChangeEntry],
        summary="数据版本 | Versions of a record",
    ),
    Route(
        "GET",
        "/sys/dataLog/queryCompareList",
        versions.compare_versions,
        needs=_CHANGES,
        query=CompareVersions,
        result=list[ChangeEntry],
        summary="版本比较 | Two versions",
    ),
]
