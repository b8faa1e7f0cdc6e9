"""Streams an object of the store, piece by piece, also the range that a player asks for."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from server.kit.storage import storage

_RANGE = re.compile(r"bytes=(\d{0,15})-(\d{0,15})")


@dataclass(frozen=True, slots=True)
class Object:
    """What is sent; `tag` changes with its content, so that a browser may keep what it has."""

    key: str
    size: int
    mime: str
    tag: str = ""


def stream_object(request: Request, what: Object, headers: Mapping[str, str]) -> Response:
    """200, 206 for a range, 304 for what the browser has, 416 for what is not there."""
    own = {**headers, "accept-ranges": "bytes", "content-encoding": "identity"}
    if what.tag:
        own["etag"] = f'"{what.tag}"'
        if request.headers.get("if-none-match") == own["etag"]:
            return Response(status_code=304, headers=own)
    asked = request.headers.get("range", "")
    if not _RANGE.fullmatch(asked.strip()) or request.headers.get("if-range", own.get("etag")) != own.get("etag"):
        return _pieces(what, own, 0, what.size, 200)
    span = read_range(asked, what.size)
    if span is None:
        return Response(status_code=416, headers={**own, "content-range": f"bytes */{what.size}"})
    start, end = span
    own["content-range"] = f"bytes {start}-{end - 1}/{what.size}"
    return _pieces(what, own, start, end, 206)


def _pieces(what: Object, headers: dict[str, str], start: int, end: int, status: int) -> Response:
    headers["content-length"] = str(end - start)
    return StreamingResponse(
        storage().read(what.key, start, end), status_code=status, headers=headers, media_type=what.mime
    )


def read_range(text: str, size: int) -> tuple[int, int] | None:
    """(first, one past the last) of a single range; None when there is no such part."""
    found = _RANGE.fullmatch(text.strip())
    if found is None or size == 0:
        return None
    first, last = found.groups()
    if not first:
        return (max(0, size - int(last)), size) if last and int(last) > 0 else None
    start, end = int(first), min(int(last) + 1 if last else size, size)
    return (start, end) if start < end else None
