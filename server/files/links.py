"""Links to one file for people without an account: signed, with an end, and shut again by deleting their row.

The signature covers row, file and end, so that no part can be changed; the row says whether the link still stands. Who opens
it reads with the rights that its maker has at that moment: whoever leaves, or loses the file, takes their links along.
"""

import hashlib
import hmac
from datetime import timedelta
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from tortoise.expressions import F

from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Denied
from schema.kit.numerals import read_row_id
from schema.kit.snowflake import next_id
from schema.system.file import File
from schema.system.file_link import FileLink, file_link
from schema.system.tenant import Tenant
from schema.system.user import User
from server.files.rights import check_whole, may_read, readable_file
from server.files.sending import send_file
from server.files.shapes import LinkId, MakeLink, PathQuery
from server.http.rights import load_actor
from server.kit.actor import Actor
from server.kit.scope import everywhere, fetch, of_tenant, scoped
from server.kit.unit_of_work import unit_of_work
from server.settings import get_settings

MOST_SHOWN = 50


class LinkEnded(AppError):
    """One answer for every reason: a stranger learns nothing about what exists."""

    status = 410
    default_id = "link.ended"
    default_message = (
        "链接无效或已失效，请向发送者索取新链接 | This link is wrong or has ended; ask its sender for a new one"
    )
    loud = "warning"


def sign(link_id: int, file_id: int, expires: int) -> str:
    text = f"file-link:{link_id}:{file_id}:{expires}"
    return hmac.new(get_settings().signing_key(), text.encode(), hashlib.sha256).hexdigest()


def address_of(row: FileLink) -> str:
    """Below the host; whoever shows it puts the host before it."""
    expires = int(row.expires_at.timestamp())
    name = quote(row.file_name.replace("/", "_"), safe="")
    signed = sign(row.id, row.file_id, expires)
    return f"{get_settings().api_prefix}/sys/common/static/out/{row.id}/{expires}/{signed}/{name}"


async def make_link(request: Request, actor: Actor, body: MakeLink) -> dict[str, Any]:
    """POST /sys/common/link {path, hours, note?}: by anybody who may read the file."""
    file = await readable_file(actor, body.path)
    row = FileLink(
        id=next_id(),
        file_id=file.id,
        file_name=file.file_name,
        owner_id=actor.user_id,
        owner_name=actor.realname,
        note=body.note or None,
        expires_at=(now() + timedelta(hours=body.hours)).replace(microsecond=0),
    )
    async with unit_of_work(actor) as work:
        await work.insert(row)
    return _as_wire(row)


async def links_of(request: Request, actor: Actor, query: PathQuery) -> list[dict[str, Any]]:
    """GET /sys/common/link?path: those that still open; other people's for who may list them all."""
    file = await readable_file(actor, query.path)
    rows = scoped(FileLink, actor).filter(file_id=file.id, expires_at__gt=now())
    if not actor.can(file_link.code("list")):
        rows = rows.filter(owner_id=actor.user_id)
    return [_as_wire(row) for row in await rows.order_by("-id").limit(MOST_SHOWN)]


async def end_link(request: Request, actor: Actor, query: LinkId) -> None:
    """DELETE /sys/common/link?id: its maker, or whoever may delete links."""
    row = await fetch(FileLink, actor, query.id)
    if row.owner_id != actor.user_id and not actor.can(file_link.code("delete")):
        raise Denied(result={"needs": file_link.code("delete")})
    async with unit_of_work(actor) as work:
        await work.delete(row)


def _as_wire(row: FileLink) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "url": address_of(row),
        "expiresAt": to_wire(row.expires_at),
        "by": row.owner_name,
        "note": row.note,
        "opened": row.opened,
    }


async def open_link(request: Request) -> Response:
    """GET /sys/common/static/out/{id}/{expires}/{sign}/{name}: without a token. LinkEnded whatever is wrong."""
    try:
        row, file = await _live_link(request.path_params)
    except LinkEnded as ended:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        return PlainTextResponse(ended.message.replace(" | ", "\n\n"), ended.status)
    await check_whole(file)
    answer = await send_file(request, file)
    answer.headers["cache-control"] = "private, no-cache"
    answer.headers["x-robots-tag"] = "noindex"
    if answer.status_code == 200:
        await of_tenant(FileLink, row.tenant_id).filter(id=row.id).update(opened=F("opened") + 1, opened_at=now())
    return answer


async def _live_link(asked: dict[str, str]) -> tuple[FileLink, File]:
    link_id = read_row_id(asked["id"])
    row = await everywhere(FileLink).get_or_none(id=link_id, del_flag=0) if link_id is not None else None
    if row is None or row.expires_at <= now():
        raise LinkEnded()
    expires = int(row.expires_at.timestamp())
    signed = sign(row.id, row.file_id, expires)
    if asked["expires"] != str(expires) or not hmac.compare_digest(signed.encode(), asked["sign"].encode()):
        raise LinkEnded()
    file = await of_tenant(File, row.tenant_id).get_or_none(id=row.file_id, del_flag=0)
    maker = await _maker(row)
    if file is None or maker is None or not await may_read(maker, file):
        raise LinkEnded()
    return row, file


async def _maker(row: FileLink) -> Actor | None:
    """As they are now; None for who was frozen or left, or whose organisation was."""
    working = await everywhere(User).filter(id=row.owner_id, status="1", del_flag=0).exists()
    if not working or not await everywhere(Tenant).filter(id=row.tenant_id, status="1", del_flag=0).exists():
        return None
    return await load_actor(row.owner_id, row.tenant_id, row.sys_org_code or "", 0)
