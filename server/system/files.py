"""Uploading and serving files (spec section 7, Files)."""

from typing import Any
from urllib.parse import quote

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from schema.kit.errors import Denied, Invalid
from schema.system.file import File
from server.http.envelope import ok
from server.kit.actor import Actor
from server.kit.files import find_file, resolve, save_file
from server.system import announcement_files
from server.system.shapes.registers import PdfQuery

PRIVATE = {"export": "sys:task:all", "import": "sys:task:all"}
_INLINE = {"image/jpeg", "image/png", "image/bmp", "application/pdf"}


async def upload(request: Request, actor: Actor) -> Response:
    """POST /sys/common/upload and upload1: multipart file, biz; `message` is the stored path."""
    async with request.form(max_files=1, max_fields=10, max_part_size=64 << 10) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise Invalid("未选择文件 | No file was sent", id="file.none", fields={"file": "必填 | Required"})
        biz = str(form.get("biz") or "temp")[:40]
        data = await file.read(10 * (1 << 20) + 1)
        row = await save_file(actor, data, file.filename or "file", biz)
    return ok({"path": row.file_path, "name": row.file_name, "size": row.file_size}, row.file_path, locale=actor.locale)


async def preview_pdf(request: Request, actor: Actor, query: PdfQuery) -> Response:
    """GET /sys/common/pdf/pdfPreviewIframe?path=: the portal's own viewer; it reads the file with the actor's rights."""
    row = await find_file(actor, query.path)
    if row.mime != "application/pdf":
        raise Invalid(
            "不是PDF文件 | This is not a PDF file", id="file.kind", fields={"path": "不是PDF文件 | Not a PDF"}
        )
    return RedirectResponse(f"/pdf?path={quote(row.file_path, safe='/')}")


async def serve(request: Request, actor: Actor) -> Any:
    """GET /sys/common/static/{path}: a file of the actor's tenant; results of jobs only for their owner, what belongs to an
    announcement only for its readers."""
    row = await find_file(actor, request.path_params["path"])
    if row.biz in announcement_files.KINDS and not await announcement_files.may_see_file(actor, row):
        raise Denied(id="file.denied")
    needed = PRIVATE.get(row.biz)
    if needed is not None and row.owner_id != actor.user_id and not actor.can(needed):
        raise Denied(result={"needs": needed})
    answer = send_file(row)
    if row.biz in announcement_files.KINDS:
        answer.headers["cache-control"] = "private, no-cache"  # it may be withdrawn
    return answer


def send_file(row: File) -> FileResponse:
    """The bytes of a stored file, never as something that a browser would run."""
    kind = "inline" if row.mime in _INLINE else "attachment"
    return FileResponse(
        resolve(row.file_path),
        media_type=row.mime,
        headers={
            "content-disposition": f"{kind}; filename*=UTF-8''{quote(row.file_name)}",
            "cache-control": "private, max-age=86400",
            "content-security-policy": "default-src 'none'; sandbox",
        },
    )
