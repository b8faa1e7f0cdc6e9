"""An export as the answer of a request: written to a file without a name, sent from there piece by piece."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import IO
from urllib.parse import quote

from starlette.responses import Response, StreamingResponse

from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.sheet_export import export_rows
from server.engine.sheet_write import XLSX_MIME
from server.kit.actor import Actor

_PIECE = 1 << 20


async def answer_export(
    resource: Resource,
    actor: Actor,
    query: Mapping[str, str],
    name: str,
    *,
    fields: Sequence[Field] = (),
    title: str = "",
) -> Response:
    """`name` is that of the file, as the sender of the request sees it; the rest as for `export_rows`."""
    file = tempfile.TemporaryFile(prefix="guanjia-export-")  # noqa: SIM115 - it lives as long as the answer
    try:
        await export_rows(resource, actor, query, file, fields=fields, title=title)
    except BaseException:
        file.close()
        raise
    headers = {
        "Content-Disposition": f"attachment; filename*=UTF-8''{quote(name)}",
        "Cache-Control": "private, no-store",
        "Content-Length": str(os.fstat(file.fileno()).st_size),
    }
    return StreamingResponse(_pieces(file), media_type=XLSX_MIME, headers=headers)


async def _pieces(file: IO[bytes]) -> AsyncIterator[bytes]:
    with file:
        at = 0
        while piece := await asyncio.to_thread(os.pread, file.fileno(), _PIECE, at):
            yield piece
            at += len(piece)
