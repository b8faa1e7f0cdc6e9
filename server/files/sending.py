"""Sending of stored bytes, never as something that a browser would run; who may have them is asked before."""

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Conflict, NotFound
from schema.system.file import File
from server.files.facts import READY, state_of
from server.http.stream import Object, stream_object
from server.kit.storage import storage

_INLINE = {
    "image/jpeg",
    "image/png",
    "image/bmp",
    "application/pdf",
    "video/mp4",
    "video/webm",
    "video/quicktime",
    "audio/wav",
}
PREVIEW_MIME, PLAY_MIME = "image/jpeg", "video/mp4"
NOT_YET = "视频处理中，约30分钟后可见 | The video is being processed and can be seen in about 30 minutes"


async def send_file(request: Request, row: File, *, thumb: bool = False) -> Response:
    """The bytes of a stored file; without a small picture the picture itself, until there is one."""
    if state_of(row) != READY:
        raise Conflict(row.work_note or NOT_YET, id="file.processing")
    what = await _object_of(row, thumb=thumb)
    kind = "inline" if what.mime in _INLINE and not request.query_params.get("download") else "attachment"
    waiting = thumb and not row.preview_key
    headers = {
        "content-disposition": f"{kind}; filename*=UTF-8''{quote(row.file_name)}",
        "cache-control": "private, no-cache" if waiting else "private, max-age=86400",
        "content-security-policy": "default-src 'none'; sandbox",
    }
    return stream_object(request, what, headers)


async def _object_of(row: File, *, thumb: bool) -> Object:
    if thumb and row.kind in ("image", "video") and row.preview_key:
        key, mime, tag = row.preview_key, PREVIEW_MIME, f"{row.sha256}-small"
    elif thumb and row.kind != "image":
        raise NotFound("没有预览图 | There is no preview", id="file.missing")
    elif row.play_key:
        key, mime, tag = row.play_key, PLAY_MIME, f"{row.sha256}-play"
    else:
        key, mime, tag = row.store_key, row.mime, row.sha256
    size = await storage().size(key)
    if size is None:
        raise NotFound("未知的文件 | Unknown file", id="file.missing")
    return Object(key, size, mime, tag)
