"""Routes of long tasks, cron rows, and the sheets of every resource."""

from functools import partial
from typing import Any

from schema.domains import registry
from schema.kit.resource import Resource
from server.engine.answers import BatchShape, UndoResult
from server.engine.queries import BatchBody, ExportParams, ListParams, UndoBody
from server.engine.sheet_write import XLS, XLSX
from server.http.form import FORM_BYTES
from server.http.route import Route
from server.jobs.batch_calls import batch_delete, batch_edit, undo_act
from server.jobs.job_calls import execute, list_kinds, pause, preview, resume, run_missed, skip_missed
from server.jobs.models import (
    CronText,
    ImportResult,
    JobKindShape,
    ReadFile,
    RowId,
    StartedRun,
    StartedTask,
    TaskId,
    TaskList,
    TaskPage,
    TaskView,
)
from server.jobs.scheduled_reports import send_now
from server.jobs.sheet_calls import ALL_BYTES, MAX_BYTES, export_job, export_sheet, import_sheet
from server.jobs.task_calls import cancel, download, list_tasks, read_task
from server.jobs.wizard_calls import CheckBody, RunBody, check_upload, read_upload, run_checked, undo_import

_ANY: dict[str, Any] = {"type": "object", "additionalProperties": {"type": "string"}}
_ACTIONS: list[tuple[str, Any, Any, str]] = [
    ("execute", execute, StartedRun, "立即执行 | Run now"),
    ("pause", pause, None, "停止 | Pause"),
    ("resume", resume, None, "启动 | Resume"),
]


def _job_routes() -> list[Route]:
    """GET as clients of this family do it, POST as it should be."""
    routes = []
    for name, call, result, text in _ACTIONS:
        path, needs = f"/sys/quartzJob/{name}", f"sys:quartzJob:{name}"
        routes.append(Route("GET", path, call, needs=needs, query=RowId, result=result, summary=text, writes=True))
        routes.append(Route("POST", path, call, needs=needs, body=RowId, result=result, summary=text))
    return routes


def _sheet_routes(resource: Resource) -> list[Route]:
    path, title = f"/{resource.path}", resource.titles
    routes = []
    if "export" in resource.verbs:
        needs = resource.code("export")
        text = f"{title.zh}：导出 | {title.en}: export"
        shared: dict[str, Any] = {"needs": needs, "params": ListParams, "summary": text, "budget": "sheet"}
        routes += [
            Route(
                "GET",
                f"{path}/exportXls",
                partial(export_sheet, resource),
                raw=(XLS.mime, XLSX.mime),
                **shared | {"params": ExportParams},
            ),
            Route(
                "POST",
                f"{path}/exportJob",
                partial(export_job, resource),
                input=_ANY,
                result=StartedTask,
                writes=False,
                once="offered",
                **shared,
            ),
        ]
    if "import" in resource.verbs:
        needs = resource.code("import")
        summary = f"{title.zh}：导入 | {title.en}: import"
        shared = {"needs": needs, "result": ImportResult, "summary": summary, "budget": "sheet"}
        routes.append(
            Route(
                "POST",
                f"{path}/importExcel",
                partial(import_sheet, resource),
                multipart=True,
                most_bytes=ALL_BYTES,
                once="own",
                **shared,
            )
        )
        routes += _wizard_routes(resource)
    return routes


def _wizard_routes(resource: Resource) -> list[Route]:
    path, title, needs = f"/{resource.path}", resource.titles, resource.code("import")
    calls: list[tuple[str, Any, str, dict[str, Any]]] = [
        (
            "importRead",
            read_upload,
            "读取文件 | read a file",
            {"multipart": True, "most_bytes": MAX_BYTES + FORM_BYTES, "once": "own", "result": ReadFile},
        ),
        ("importCheck", check_upload, "校验导入 | check an import", {"body": CheckBody, "result": StartedTask}),
        ("importRun", run_checked, "执行导入 | run an import", {"body": RunBody, "result": StartedTask}),
    ]
    routes = []
    for name, call, label, options in calls:
        zh, en = label.split(" | ")
        summary = f"{title.zh}：{zh} | {title.en}: {en}"
        options |= {"needs": needs, "summary": summary, "budget": "sheet"}
        routes.append(Route("POST", f"{path}/{name}", partial(call, resource), **options))
    return routes


def _batch_routes(resource: Resource) -> list[Route]:
    path, title = f"/{resource.path}", resource.titles
    calls: list[tuple[str, str, Any, str]] = [
        ("edit", "batchEdit", batch_edit, "批量修改 | edit many"),
        ("delete", "batchDelete", batch_delete, "批量删除 | delete many"),
    ]
    routes = []
    for verb, name, call, label in calls:
        if verb in resource.verbs:
            zh, en = label.split(" | ")
            summary = f"{title.zh}：{zh} | {title.en}: {en}"
            options: dict[str, Any] = {
                "needs": resource.code(verb),
                "body": BatchBody,
                "result": BatchShape | StartedTask,
            }
            options["budget"] = "batch"
            routes.append(Route("POST", f"{path}/{name}", partial(call, resource), summary=summary, **options))
    return routes


def sheet_and_batch_routes(resource: Resource) -> list[Route]:
    """What tasks add to the calls of one resource."""
    return [*_batch_routes(resource), *_sheet_routes(resource)]


ROUTES: list[Route] = [
    Route(
        "POST",
        "/sys/audit/undo",
        undo_act,
        body=UndoBody,
        result=UndoResult | StartedTask,
        budget="batch",
        summary="撤销 | Take an act back",
    ),
    Route("GET", "/sys/task/list", list_tasks, query=TaskPage, result=TaskList, summary="我的任务 | My tasks"),
    Route("GET", "/sys/task/queryById", read_task, query=TaskId, result=TaskView, summary="任务详情 | One task"),
    Route("POST", "/sys/task/cancel", cancel, body=TaskId, result=TaskView, summary="取消任务 | Cancel a task"),
    Route(
        "POST",
        "/sys/task/undoImport",
        undo_import,
        body=TaskId,
        result=StartedTask,
        summary="撤销导入 | Undo an import",
    ),
    Route("GET", "/sys/task/download", download, query=TaskId, raw=XLSX.mime, cookie=True, summary="下载结果 | Get it"),
    Route(
        "GET",
        "/sys/quartzJob/kinds",
        list_kinds,
        needs="sys:quartzJob:list",
        result=list[JobKindShape],
        summary="任务的参数 | What each job takes",
    ),
    Route(
        "POST",
        "/sys/scheduledReport/send",
        send_now,
        needs="sys:scheduledReport:send",
        body=RowId,
        summary="立即发送 | Send now",
    ),
    Route(
        "GET", "/sys/quartzJob/preview", preview, query=CronText, result=list[str], summary="执行预览 | The next runs"
    ),
    Route(
        "POST",
        "/sys/quartzJobLog/runMissed",
        run_missed,
        needs="sys:quartzJob:execute",
        body=RowId,
        result=StartedRun,
        summary="补跑 | Make up for a missed run",
    ),
    Route(
        "POST",
        "/sys/quartzJobLog/skipMissed",
        skip_missed,
        needs="sys:quartzJob:execute",
        body=RowId,
        summary="跳过错过的运行 | Skip a missed run",
    ),
    *_job_routes(),
    *(route for resource in registry().resources for route in sheet_and_batch_routes(resource)),
]
