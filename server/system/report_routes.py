"""Calls of reports (spec section 7); the right is that of the list a report reads."""

from server.http.route import Route
from server.system.reports import get_columns, get_data, get_query_info
from server.system.shapes.reports import QueryField, ReportColumns, ReportRows

ROUTES: list[Route] = [
    Route(
        "GET",
        "/online/cgreport/api/getRpColumns/{code}",
        get_columns,
        result=ReportColumns,
        summary="报表列 | Columns of a report",
    ),
    Route(
        "GET",
        "/online/cgreport/api/getQueryInfo/{config_id}",
        get_query_info,
        result={"type": "array", "items": QueryField.model_json_schema()},
        summary="报表查询项 | Search fields of a report",
    ),
    Route(
        "GET",
        "/online/cgreport/api/getData/{config_id}",
        get_data,
        result=ReportRows,
        budget="report",
        summary="报表数据 | Rows of a report",
    ),
]
