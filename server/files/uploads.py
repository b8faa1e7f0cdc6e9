"""Uploads that can be interrupted and continued: started, sent part by part, finished.

Each step has its row, so that any process can take the next.
"""

import asyncio
from functools import partial
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict, Invalid, NotFound, Unavailable
from schema.system.file import JOINED, OPEN, UNFINISHED, File, Upload
from server.files.facts import facts_of
from server.files.parts import PART_BYTES, claim, count_of, drop_parts, join_parts, missing, received, take_part
from server.files.rules import limits_for
from server.files.shapes import PartQuery, StartUpload, UploadId
from server.http.envelope import ok
from server.http.form import FORM_BYTES as AROUND
from server.http.form import read_form
from server.http.form_idempotency import form_intent, store_once
from server.kit.actor import Actor
from server.kit.files import Limits, keep_known, keep_object, staged_file
from server.kit.scope import parse_id, scoped
from server.kit.storage_quota import check_space
from server.kit.unit_of_work import Work, unit_of_work

MOST_OPEN = 20
FORM_MEGABYTES = 20
FORM_BYTES = (FORM_MEGABYTES << 20) + AROUND
_LOOKS, _LOOK_SECONDS = 200, 0.1
DAMAGED = "文件在传输中损坏，请重新上传 | The file was damaged on its way; send it again"
NO_FILE = "未选择文件 | No file was sent"


async def upload_form(request: Request, actor: Actor) -> Response:
    """POST /sys/common/upload and upload1: multipart file, biz; `message` is the stored path. jeditor and isup change nothing."""
    async with read_form(request) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise Invalid(NO_FILE, id="file.none", fields={"file": "必填 | Required"})
        limits = await limits_for(actor, biz := str(form.get("biz") or "temp")[:60])
        limits.check_size(file.size or 0)
        small = Limits(limits.kinds, min(limits.megabytes, FORM_MEGABYTES), limits.side)
        small.check_size(file.size or 0)
        intent = await form_intent(request, form)
        data, name = await file.read(), file.filename or "file"
    stage = partial(staged_file, actor, data, name, biz, limits=small)
    return await store_once(actor, intent, stage, lambda row: _stored(row, actor))


def _stored(row: File, actor: Actor) -> Response:
    result = {**facts_of(row, actor.locale), "name": row.file_name, "size": row.file_size}
    return ok(result, row.file_path, locale=actor.locale)


async def start(request: Request, actor: Actor, body: StartUpload) -> dict[str, Any]:
    """POST upload/start: {id, partSize, parts, received}; an upload of the same file that was broken off is gone on with.

    Who has stored the same content for the same purpose before gets {file} at once, under the name it has now.
    """
    limits = await limits_for(actor, body.biz, body.kind)
    limits.check_size(body.size)
    known = await keep_known(actor, body.sha256, body.size, body.name, body.biz, limits) if body.sha256 else None
    if known is not None:
        return {"id": None, "file": facts_of(known, actor.locale)}
    upload = await _broken_off(actor, body) or await _begin(actor, body)
    return await _state(upload)


async def _broken_off(actor: Actor, body: StartUpload) -> Upload | None:
    """By what the browser recognises the file by; two files that only share a name are not the same."""
    same = {"file_name": body.name, "file_size": body.size, "biz": body.biz, "mark": body.mark, "sha256": body.sha256}
    return await _own(actor).filter(**same, part_size=PART_BYTES).order_by("-id").first()


async def _begin(actor: Actor, body: StartUpload) -> Upload:
    """Whoever leaves many unfinished loses the oldest. The space is taken here, so that no upload is refused half way."""
    for old in await _own(actor).order_by("-id").offset(MOST_OPEN - 1).limit(MOST_OPEN):
        await _drop(actor, old)
    upload = Upload(
        file_name=body.name,
        file_size=body.size,
        part_size=PART_BYTES,
        biz=body.biz,
        kind=body.kind,
        mark=body.mark,
        sha256=body.sha256,
        owner_id=actor.user_id,
        seen_at=now(),
    )
    async with unit_of_work(actor) as work:
        await work.insert(upload, audit=False)
        await check_space(work, upload.file_size)
    return upload


def _own(actor: Actor) -> Any:
    return scoped(Upload, actor).filter(owner_id=actor.user_id, state__in=UNFINISHED)


async def _find(actor: Actor, upload_id: str) -> Upload:
    upload = await scoped(Upload, actor).get_or_none(id=parse_id(upload_id), owner_id=actor.user_id)
    if upload is None:
        raise NotFound("上传已过期，请重新选择文件 | The upload has expired; choose the file again", id="upload.gone")
    return upload


async def _state(upload: Upload) -> dict[str, Any]:
    return {
        "id": str(upload.id),
        "name": upload.file_name,
        "size": upload.file_size,
        "partSize": upload.part_size,
        "parts": count_of(upload),
        "received": await received(upload),
        "state": upload.state,
        "file": None,
    }


async def state(request: Request, actor: Actor, query: UploadId) -> dict[str, Any]:
    """GET upload/state."""
    upload = await _find(actor, query.id)
    found = await _state(upload)
    row = await scoped(File, actor).get_or_none(id=upload.file_id) if upload.file_id else None
    return {**found, "file": facts_of(row, actor.locale) if row else None}


async def put_part(request: Request, actor: Actor, query: PartQuery) -> dict[str, Any]:
    """PUT upload/part?id&part[&sha256]: the bytes of one part as the body; the same part may come again."""
    upload = await _find(actor, query.id)
    if upload.state != OPEN:
        raise Conflict("上传已结束 | The upload has ended", id="upload.ended")
    digest = await take_part(request, upload, query.part, query.sha256)
    return {"part": query.part, "sha256": digest}


async def finish(request: Request, actor: Actor, body: UploadId) -> Response:
    """POST upload/finish: joins and checks the whole; `message` is the stored path. Asked twice, it answers the same."""
    upload = await _find(actor, body.id)
    if upload.state == JOINED:
        row = await _finished(actor, upload)
        if row is None:
            raise NotFound("未知的文件 | Unknown file", id="file.missing")
        return _stored(row, actor)
    lacking = await missing(upload)
    if lacking:
        raise Conflict("上传尚未完成 | The upload is not complete", id="upload.incomplete", result={"missing": lacking})
    return _stored(await _settle(actor, upload), actor)


async def _settle(actor: Actor, upload: Upload) -> File:
    """A file that turns out wrong is not kept for another try: it would be just as wrong. Whatever else fails is no fault of
    the upload, which may be in the hands of another finish."""
    try:
        whole = await join_parts(upload)
        if not await claim(upload):
            return await _wait_for_other(actor, upload)
        if upload.sha256 and whole.sha256 != upload.sha256:
            raise Invalid(DAMAGED, id="upload.hash")
        limits = await limits_for(actor, upload.biz, upload.kind)
        size, name, biz = upload.file_size, upload.file_name, upload.biz
        row = await keep_object(actor, whole.key, size, whole.sha256, name, biz, limits, partial(_end, upload))
    except AppError as error:
        if (other := await _finished(actor, upload)) is not None:
            return other
        if isinstance(error, Invalid):
            await _drop(actor, upload)
        raise
    await drop_parts(upload)
    return row


async def _end(upload: Upload, work: Work, row: File) -> None:
    """The space that the upload had since its start is the file's from here on. Once: a finish that was taken for dead and
    the one that followed it both come here."""
    open_still = scoped(Upload, work.actor).filter(id=upload.id, state__in=UNFINISHED)
    if not await open_still.update(state=JOINED, file_id=row.id):
        raise Conflict("上传已结束 | The upload has ended", id="upload.ended")


async def _wait_for_other(actor: Actor, upload: Upload) -> File:
    """Another finish of the same upload, from another tab or before an answer was lost, is about to end."""
    for _ in range(_LOOKS):
        if (row := await _finished(actor, upload)) is not None:
            return row
        await asyncio.sleep(_LOOK_SECONDS)
    raise Unavailable()


async def _finished(actor: Actor, upload: Upload) -> File | None:
    fresh = await scoped(Upload, actor).get_or_none(id=upload.id, state=JOINED)
    return await scoped(File, actor).get_or_none(id=fresh.file_id) if fresh is not None else None


async def cancel(request: Request, actor: Actor, query: UploadId) -> None:
    """DELETE upload/cancel."""
    upload = await _find(actor, query.id)
    if upload.state in UNFINISHED:
        await _drop(actor, upload)


async def _drop(actor: Actor, upload: Upload) -> None:
    await scoped(Upload, actor).filter(id=upload.id, state__in=UNFINISHED).update(state="dropped", del_flag=1)
    await drop_parts(upload)
