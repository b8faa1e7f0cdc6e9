"""Calls that serve files: their bytes, what is known of them, and the viewer for PDF. Each asks for the right."""

from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from schema.kit.errors import AppError, Invalid
from server.files.facts import facts_of
from server.files.rights import check_whole, is_withdrawable, readable_file
from server.files.sending import send_file
from server.files.shapes import PathsQuery, PdfQuery
from server.kit.actor import Actor

MOST_ASKED = 60


async def serve(request: Request, actor: Actor) -> Any:
    """GET /sys/common/static/{path}[?thumb=1]: the file, or the small picture (of a video its poster) made from it."""
    row = await readable_file(actor, request.path_params["path"])
    await check_whole(row)
    answer = await send_file(request, row, thumb=bool(request.query_params.get("thumb")))
    if is_withdrawable(row):
        answer.headers["cache-control"] = "private, no-cache"
    return answer


async def facts(request: Request, actor: Actor, query: PathsQuery) -> list[dict[str, Any]]:
    """GET /sys/common/files?paths=a,b."""
    return await facts_of_paths(actor, query.paths)


async def facts_of_paths(actor: Actor, paths: str) -> list[dict[str, Any]]:
    """In the order asked; what the actor may not read, or nobody stored, has the state "missing"."""
    found: list[dict[str, Any]] = []
    for path in [part.strip() for part in paths.split(",") if part.strip()][:MOST_ASKED]:
        try:
            found.append({**facts_of(await readable_file(actor, path), actor.locale), "path": path})
        except AppError:
            found.append({"path": path, "state": "missing"})
    return found


async def preview_pdf(request: Request, actor: Actor, query: PdfQuery) -> Response:
    """GET /sys/common/pdf/pdfPreviewIframe?path=: the portal's own viewer; it reads the file with the actor's rights."""
    row = await readable_file(actor, query.path)
    if row.mime != "application/pdf":
        raise Invalid(
            "不是PDF文件 | This is not a PDF file", id="file.kind", fields={"path": "不是PDF文件 | Not a PDF"}
        )
    return RedirectResponse(f"/pdf?path={quote(row.file_path, safe='/')}")
