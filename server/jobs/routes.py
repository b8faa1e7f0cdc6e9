"""Calls about long tasks, cron rows, and the sheets of every resource."""

from functools import partial
from typing import Any

from schema.domains import registry
from schema.kit.resource import Resource
from server.engine.queries import ListParams
from server.engine.sheet_write import XLSX_MIME
from server.http.route import Route
from server.jobs.job_calls import execute, pause, preview, resume
from server.jobs.models import CronText, ImportResult, RowId, StartedTask, TaskId, TaskList, TaskPage, TaskView
from server.jobs.sheet_calls import export_job, export_sheet, import_sheet
from server.jobs.task_calls import cancel, download, list_tasks, read_task

_ANY: dict[str, Any] = {"type": "object", "additionalProperties": {"type": "string"}}
_ACTIONS: list[tuple[str, Any, str]] = [
    ("execute", execute, "立即执行 | Run now"),
    ("pause", pause, "停止 | Pause"),
    ("resume", resume, "启动 | Resume"),
]


def _job_routes() -> list[Route]:
    """GET as clients of this family do it, POST as it should be."""
    routes = []
    for name, call, text in _ACTIONS:
        path, needs = f"/sys/quartzJob/{name}", f"sys:quartzJob:{name}"
        routes.append(Route("GET", path, call, needs=needs, query=RowId, summary=text))
        routes.append(Route("POST", path, call, needs=needs, body=RowId, summary=text))
    return routes


def _sheet_routes(resource: Resource) -> list[Route]:
    path, title = f"/{resource.path}", resource.titles
    routes = []
    if "export" in resource.verbs:
        needs = resource.code("export")
        text = f"{title.zh}：导出 | {title.en}: export"
        shared: dict[str, Any] = {"needs": needs, "params": ListParams, "summary": text}
        routes += [
            Route("GET", f"{path}/exportXls", partial(export_sheet, resource), raw=XLSX_MIME, **shared),
            Route("POST", f"{path}/exportJob", partial(export_job, resource), input=_ANY, result=StartedTask, **shared),
        ]
    if "import" in resource.verbs:
        needs = resource.code("import")
        shared = {"needs": needs, "result": ImportResult, "summary": f"{title.zh}：导入 | {title.en}: import"}
        routes.append(Route("POST", f"{path}/importExcel", partial(import_sheet, resource), multipart=True, **shared))
    return routes


ROUTES: list[Route] = [
    Route("GET", "/sys/task/list", list_tasks, query=TaskPage, result=TaskList, summary="我的任务 | My tasks"),
    Route("GET", "/sys/task/queryById", read_task, query=TaskId, result=TaskView, summary="任务详情 | One task"),
    Route("POST", "/sys/task/cancel", cancel, body=TaskId, result=TaskView, summary="取消任务 | Cancel a task"),
    Route("GET", "/sys/task/download", download, query=TaskId, raw=XLSX_MIME, cookie=True, summary="下载结果 | Get it"),
    Route("GET", "/sys/quartzJob/preview", preview, query=CronText, summary="执行预览 | The next runs"),
    *_job_routes(),
    *(route for resource in registry().resources for route in _sheet_routes(resource)),
]
