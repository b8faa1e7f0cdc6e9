"""An export as the answer of a request.

It is written to a file without a name and sent from there piece by piece, so that nothing is left behind.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import IO
from urllib.parse import quote

from starlette.responses import Response, StreamingResponse

from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.sheet_export import export_rows
from server.engine.sheet_write import SheetFormat
from server.kit.actor import Actor

_PIECE = 1 << 20


async def answer_export(
    resource: Resource,
    actor: Actor,
    query: Mapping[str, str],
    kind: SheetFormat,
    *,
    fields: Sequence[Field] = (),
    title: str = "",
) -> Response:
    """`title` names the file and its first sheet; the rest as for `export_rows`."""
    title = title or resource.titles.of(actor.locale)

    async def write(file: IO[bytes]) -> None:
        await export_rows(resource, actor, query, file, kind=kind, fields=fields, title=title)

    return await answer_file(title, kind, write)


async def answer_file(title: str, kind: SheetFormat, write: Callable[[IO[bytes]], Awaitable[object]]) -> Response:
    """What `write` puts into a file, under this name."""
    file = tempfile.TemporaryFile(prefix="guanjia-export-")  # noqa: SIM115 - it lives as long as the answer
    try:
        await write(file)
    except BaseException:
        file.close()
        raise
    headers = {
        "Content-Disposition": f"attachment; filename*=UTF-8''{quote(f'{title}.{kind.name}')}",
        "Cache-Control": "private, no-store",
        "Content-Length": str(os.fstat(file.fileno()).st_size),
    }
    return StreamingResponse(_pieces(file), media_type=kind.mime, headers=headers)


async def _pieces(file: IO[bytes]) -> AsyncIterator[bytes]:
    with file:
        at = 0
        while piece := await asyncio.to_thread(os.pread, file.fileno(), _PIECE, at):
            yield piece
            at += len(piece)
