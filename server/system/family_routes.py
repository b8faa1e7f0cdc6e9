"""Calls of messages, stored files, the report list and the long tail; each row: method, path, function, right, input."""

from server.engine.sheet_write import XLS, XLSX
from server.http.route import Method, Route
from server.system import family_calls, message_templates, report_sheets
from server.system.shapes.messages import SendMessage
from server.system.shapes.reports import ReportDict

REPORT, REDIS = "/online/cgreport/api", "/sys/actuator/redis"
SERVICE = "sys:service:list"


def _off(method: Method, path: str) -> Route:
    given = {"type": "object"} if method == "POST" else None
    about = "第三方应用 | Connected apps"
    return Route(method, path, family_calls.third_app, needs="sys:user:edit", input=given, summary=about)


ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/message/sysMessageTemplate/sendMsg",
        message_templates.send_message,
        needs="sys:message:sysMessageTemplate:send",
        body=SendMessage,
        message="发送消息成功！ | Sent",
        summary="按模板发送消息 | Send a message from a template",
    ),
    Route(
        "GET",
        f"{REPORT}/getColumnsAndData/{{code}}",
        report_sheets.columns_and_data,
        budget="report",
        summary="报表列与数据 | Columns and rows of a report",
    ),
    Route(
        "GET",
        f"{REPORT}/getParamsInfo/{{code}}",
        report_sheets.params_info,
        summary="报表参数 | Parameters of a report",
    ),
    Route(
        "GET",
        f"{REPORT}/getReportDictList",
        report_sheets.report_options,
        query=ReportDict,
        summary="报表字典 | Options of a report",
    ),
    Route(
        "GET",
        f"{REPORT}/exportXls/{{code}}",
        report_sheets.export,
        raw=(XLS.mime, XLSX.mime),
        budget="report",
        summary="导出报表 | Export a report",
    ),
    _off("GET", "/sys/thirdApp/sync/{app}/{kind}/{way}"),
    _off("POST", "/sys/thirdApp/sendMessageTest"),
    _off("POST", "/sys/thirdApp/recallMessageTest"),
    Route(
        "GET",
        "/act/process/extActProcess/doSyncUser",
        family_calls.sync_users,
        needs="sys:user:edit",
        summary="同步流程用户 | Users of the workflow",
    ),
    Route("GET", f"{REDIS}/info", family_calls.redis_info, needs=SERVICE, summary="缓存信息 | The cache server"),
    Route("GET", f"{REDIS}/keysSize", family_calls.redis_keys, needs=SERVICE, summary="缓存键数 | Keys of the cache"),
    Route(
        "GET", f"{REDIS}/memoryInfo", family_calls.redis_memory, needs=SERVICE, summary="缓存内存 | Memory of the cache"
    ),
    Route("GET", f"{REDIS}/queryDiskInfo", family_calls.disk_info, needs=SERVICE, summary="磁盘信息 | The disk"),
]
