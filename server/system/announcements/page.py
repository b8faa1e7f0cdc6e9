"""An announcement as a page of its own, for readers who come by a link; it runs nothing and loads nothing from elsewhere."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse

from server.kit.actor import Actor
from server.system.announcements.reading import read_one
from server.system.announcements.shapes import AnnouncementId

_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_PAGE = """<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
body{{max-width:760px;margin:32px auto;padding:0 16px;font:16px/1.7 system-ui,sans-serif;color:#1f1f1f}}
h1{{font-size:24px;line-height:1.3}} small{{color:#8c8c8c}} img{{max-width:100%}}
@media(prefers-color-scheme:dark){{body{{background:#141414;color:#e0e0e0}}}}
</style></head><body><h1>{title}</h1><small>{sender} {time}</small><article>{content}</article></body></html>"""


async def show(request: Request, actor: Actor) -> HTMLResponse:
    """GET /sys/annountCement/show/{id}: the markup was made harmless when it was stored."""
    record = await read_one(request, actor, AnnouncementId(id=request.path_params["id"][:40]))
    page = _PAGE.format(
        title=escape(record["titile"]),
        sender=escape(record["senderName"] or ""),
        time=escape(record["sendTime"] or ""),
        content=record["msgContent"],
    )
    return HTMLResponse(page, headers={"content-security-policy": _POLICY})
