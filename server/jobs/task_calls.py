"""Calls about long tasks; everybody sees only their own."""

from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import to_wire
from schema.kit.errors import Conflict, NotFound
from schema.kit.text import localize
from schema.system.task import Task
from server.engine.sheet_write import XLSX
from server.http.stream import Object, stream_object
from server.jobs.models import TaskId, TaskPage
from server.jobs.tasks import cancel_task, result_url
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.kit.storage import storage

ENDED = "任务已结束 | The task has ended"
GONE = "文件已过期，请重新导出 | The file has expired; export again"


def view_task(task: Task, locale: str) -> dict[str, Any]:
    return {
        "id": str(task.id),
        "kind": task.kind,
        "title": localize(task.title, locale),
        "state": task.state,
        "done": task.done,
        "total": task.total,
        "message": localize(task.message, locale) if task.message else None,
        "result": task.result or None,
        "resultUrl": result_url(task),
        "resultName": task.result_name,
        "resultSize": task.result_size,
        "createTime": to_wire(task.create_time),
        "finishTime": to_wire(task.finished_at) if task.finished_at else None,
    }


async def own_task(actor: Actor, task_id: str) -> Task:
    task = await scoped(Task, actor).get_or_none(id=parse_id(task_id), owner_id=actor.user_id)
    if task is None:
        raise NotFound()
    return task


async def read_task(request: Request, actor: Actor, query: TaskId) -> Any:
    return view_task(await own_task(actor, query.id), actor.locale)


async def list_tasks(request: Request, actor: Actor, query: TaskPage) -> Any:
    """The newest first."""
    mine = scoped(Task, actor).filter(owner_id=actor.user_id)
    total = await mine.count()
    rows = await mine.order_by("-id").offset((query.page_no - 1) * query.page_size).limit(query.page_size)
    return {
        "records": [view_task(row, actor.locale) for row in rows],
        "total": total,
        "size": query.page_size,
        "current": query.page_no,
        "pages": -(-total // query.page_size),
    }


async def cancel(request: Request, actor: Actor, body: TaskId) -> Any:
    task = await own_task(actor, body.id)
    if await cancel_task(actor, task) is None:
        raise Conflict(ENDED, id="task.ended")
    return view_task(await own_task(actor, body.id), actor.locale)


async def download(request: Request, actor: Actor, query: TaskId) -> Response:
    """The result, to its owner only."""
    task = await own_task(actor, query.id)
    size = await storage().size(task.result_path) if task.result_path else None
    if not task.result_path or size is None:
        raise NotFound(GONE, id="task.file")
    name = quote(task.result_name or f"{task.id}.xlsx")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}", "Cache-Control": "private, no-store"}
    return stream_object(request, Object(task.result_path, size, XLSX.mime), headers)
