"""Calls of sheets: export and import of every resource, small ones at once, large ones by a worker."""

import asyncio
import hashlib
import time
from collections.abc import Mapping
from typing import Any
from uuid import uuid4

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from schema.kit.text import localize
from schema.system.task import OPEN_STATES, Task
from server.engine.sheet_answer import answer_export
from server.engine.sheet_export import count_export
from server.engine.sheet_read import NOT_A_SHEET, TEXT, sheet_error
from server.engine.sheet_request import asked_format, asked_query
from server.engine.sheet_write import XLS, XLSX
from server.engine.view import view_of
from server.http.body import read_object
from server.http.envelope import ok
from server.http.form import FORM_BYTES, read_form
from server.http.idempotency import key_of
from server.jobs.api import start_export, start_import, worker_seen
from server.jobs.files import upload_key
from server.jobs.importing import ONE_BY_ONE
from server.jobs.open_tasks import require_room_for
from server.kit.actor import Actor
from server.kit.idempotency import Intent
from server.kit.redis import get_redis
from server.kit.storage import storage

INLINE_ROWS = 5000
INLINE_BYTES = 512 * 1024
MAX_BYTES = 50 * 1024 * 1024
MOST_FILES = 20
ALL_BYTES = 2 * MAX_BYTES + FORM_BYTES
"""Of all files of one import together."""
_WAIT_SECONDS = 890.0
_POLL_SECONDS = 0.25
_OPTIONS = ("isSingleTableImport", "foreignKeys", "validateStatus")
NO_FILE = "没有上传文件 | No file was uploaded"
TOO_LARGE = "文件上传失败，文件不能超过50MB | The upload failed: the file must not exceed 50 MB"
TOO_MANY = f"超过{XLS.rows}行，请缩小范围，或导出为xlsx | More than {XLS.rows} rows: narrow it down, or ask for xlsx"
IN_BACKGROUND = "数据较多，已转为后台导出 | There is much data; the export goes on in the background"


async def export_sheet(resource: Resource, request: Request, actor: Actor) -> Response:
    """The filtered list as a file; an .xlsx of more than 5000 rows is a task instead: {taskId}.

    Who asks for an .xls saves whatever comes under that name, so it is never told of a task.
    """
    query, kind = asked_query(request.query_params), asked_format(request.query_params)
    resource = view_of(resource, actor)
    most = INLINE_ROWS if kind is XLSX else kind.rows
    if await count_export(resource, actor, query, most) > most:
        if kind is not XLSX:
            raise Invalid(TOO_MANY, id="export.large")
        task = await start_export(actor, resource.path, query)
        return ok({"taskId": str(task.id)}, IN_BACKGROUND, locale=actor.locale, code=202)
    return await answer_export(resource, actor, query, kind)


async def export_job(resource: Resource, request: Request, actor: Actor) -> Any:
    """The filters of the list page, in the body or the query."""
    query = dict(request.query_params)
    if await request.body():
        body = await read_object(request)
        if isinstance(body, dict):
            query |= {str(key): str(value) for key, value in body.items() if value is not None}
    task = await start_export(actor, resource.path, query)
    return {"taskId": str(task.id)}


async def import_sheet(resource: Resource, request: Request, actor: Actor) -> Response:
    """One or more sheets as `file`, `files` or `files[]`."""
    async with read_form(request, files=MOST_FILES) as form:
        files = [value for key in ("file", "files", "files[]") for value in form.getlist(key)]
        uploads = [value for value in files if isinstance(value, UploadFile) and value.filename]
        if not uploads:
            raise Invalid(NO_FILE, id="sheet.missing")
        options = {key: str(form[key]) for key in _OPTIONS if key in form}
        later = request.query_params.get("async") == "1"
        if later:
            await require_room_for(actor, len(uploads))
        kept = [(await keep_upload(actor, upload), upload) for upload in uploads]
        intents = [await _intent_of(request, number, upload) for number, (_, upload) in enumerate(kept)]
        tasks = [
            await _start(resource, actor, path, upload, options, intent, later=later)
            for (path, upload), intent in zip(kept, intents, strict=True)
        ]
    if later:
        return ok({"taskId": str(tasks[0].id), "taskIds": [str(task.id) for task in tasks]}, locale=actor.locale)
    return _answer(tasks, actor.locale)


async def keep_upload(actor: Actor, upload: UploadFile) -> str:
    """Stores the upload; what it is, its first bytes say, of a text its name."""
    if (upload.size or 0) > MAX_BYTES:
        raise sheet_error(TOO_LARGE)
    head = await upload.read(8)
    suffix = ".xlsx" if head.startswith(b"PK") else ".xls" if head.startswith(b"\xd0\xcf\x11\xe0") else None
    if suffix is None and (upload.filename or "").lower().endswith(TEXT):
        suffix = TEXT
    if suffix is None:
        raise sheet_error(NOT_A_SHEET)
    await upload.seek(0)
    key = upload_key(actor.tenant_id, uuid4().hex, suffix)
    await storage().put(key, upload.file)
    return key


async def _intent_of(request: Request, number: int, upload: UploadFile) -> Intent | None:
    """A sheet sent again under the key of its call is the same import: what is kept is its task."""
    name = key_of(request)
    if name is None:
        return None
    await upload.seek(0)
    call = f"{request.method} {request.url.path}"
    digest = hashlib.sha256(call.encode())
    while piece := await upload.read(1 << 20):
        await asyncio.to_thread(digest.update, piece)
    return Intent(f"{name}\0{number}", call, digest.hexdigest())


async def _start(
    resource: Resource,
    actor: Actor,
    path: str,
    upload: UploadFile,
    options: Mapping[str, str],
    intent: Intent | None,
    *,
    later: bool,
) -> Task:
    small = (upload.size or 0) <= INLINE_BYTES or await worker_seen(get_redis()) is None
    wait = small and not later
    task = await start_import(actor, resource.path, path, upload.filename or "", options, wait=wait, intent=intent)
    return task if later else await _until_ended(task)


async def _until_ended(task: Task) -> Task:
    """Waits as long as the client does; the task itself goes on anyway."""
    end = time.monotonic() + _WAIT_SECONDS
    while task.state in OPEN_STATES and time.monotonic() < end:
        await asyncio.sleep(_POLL_SECONDS)
        await task.refresh_from_db()
    return task


def _answer(tasks: list[Task], locale: str) -> Response:
    """Counts added up over the files; 201 when rows were refused."""
    failed = [task for task in tasks if task.state != "done"]
    if failed:
        text = failed[0].message or NOT_A_SHEET
        raise Invalid(text if "文件上传失败" in text else _failed(text), id="sheet.failed")
    results = [task.result for task in tasks]
    totals = {key: sum(int(result[key]) for result in results) for key in ("totalCount", "errorCount", "successCount")}
    bad = next((task for task in tasks if task.result["errorCount"]), None)
    summed = {**totals, "msg": _summed(results, totals, locale), "fileUrl": None, "fileName": None}
    if bad is None:
        text = f"共{totals['totalCount']}行数据全部导入成功！ | All {totals['totalCount']} rows were imported"
        return ok(summed, text, locale=locale)
    summed |= {"fileUrl": bad.result["fileUrl"], "fileName": bad.result["fileName"]}
    return ok(summed, bad.message or "", locale=locale, code=201)


def _summed(results: list[dict[str, Any]], totals: Mapping[str, int], locale: str) -> str:
    """One file says what it says; several say their sum."""
    if len(results) == 1:
        return str(results[0]["msg"])
    return localize(ONE_BY_ONE, locale).format(
        total=totals["totalCount"], ok=totals["successCount"], bad=totals["errorCount"]
    )


def _failed(text: str) -> str:
    return f"文件上传失败，{localize(text, 'zh')} | The upload failed: {localize(text, 'en')}"
