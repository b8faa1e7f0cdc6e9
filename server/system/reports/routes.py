"""Calls of reports; each row: method, path, function, right, input, summary."""

from server.engine.answers import DictItem
from server.engine.sheet_write import XLS, XLSX
from server.http.route import Route
from server.system.reports import sheets
from server.system.reports.queries import get_columns, get_data, get_figure, get_query_info, list_reports
from server.system.reports.shapes import (
    QueryField,
    ReportColumns,
    ReportDict,
    ReportFigure,
    ReportName,
    ReportParam,
    ReportRows,
    ReportWhole,
)

REPORT, REDIS = "/online/cgreport/api", "/sys/actuator/redis"

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
        f"{REPORT}/getReports",
        list_reports,
        result=list[ReportName],
        summary="可运行的报表 | Reports that may be run",
    ),
    Route(
        "GET",
        f"{REPORT}/getFigure/{{config_id}}",
        get_figure,
        result=ReportFigure | None,
        budget="report",
        summary="报表汇总 | Sums and groups of a report",
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
    Route(
        "GET",
        f"{REPORT}/getColumnsAndData/{{code}}",
        sheets.columns_and_data,
        budget="report",
        result=ReportWhole,
        summary="报表列与数据 | Columns and rows of a report",
    ),
    Route(
        "GET",
        f"{REPORT}/getParamsInfo/{{code}}",
        sheets.params_info,
        result=list[ReportParam],
        summary="报表参数 | Parameters of a report",
    ),
    Route(
        "GET",
        f"{REPORT}/getReportDictList",
        sheets.report_options,
        query=ReportDict,
        result=list[DictItem],
        summary="报表字典 | Options of a report",
    ),
    Route(
        "GET",
        f"{REPORT}/exportXls/{{code}}",
        sheets.export,
        raw=(XLS.mime, XLSX.mime),
        budget="report",
        summary="导出报表 | Export a report",
    ),
]
