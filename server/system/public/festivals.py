"""The festival of a day, for the login page's background; asked before anybody is signed in."""

from datetime import date
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import today
from schema.kit.errors import NotFound
from schema.kit.numerals import read_row_id
from schema.system.festival import Festival
from server.account.api import tenant_of_visitor
from server.files.api import send_file
from server.kit.actor import system_actor
from server.kit.files import find_file
from server.kit.scope import everywhere, of_tenant, parse_id
from server.system.public.shapes import FestivalQuery

PUBLIC = "public/festival"


async def festival_of_day(request: Request, query: FestivalQuery) -> dict[str, Any] | None:
    """GET /modules/sysFestival/queryByDate: {name, kind, images} of a day that has a background, else null."""
    day: date = query.date or today()
    tenant = await tenant_of_visitor(request)
    if tenant is None:
        return None
    days = of_tenant(Festival, tenant).filter(del_flag=0, login_bg=True, begin_day__lte=day, end_day__gte=day)
    found = await days.first()
    return {"name": found.name, "kind": found.kind, "images": _public_images(found)} if found else None


def _public_images(row: Festival) -> str | None:
    """Comma list of paths below the static files that the login page may fetch without a token."""
    names = [name for name in (row.images or "").split(",") if name]
    links = [name if name.startswith("http") else f"{PUBLIC}/{row.id}/{at}" for at, name in enumerate(names)]
    return ",".join(links) or None


async def background(request: Request) -> Response:
    """GET /sys/common/static/public/festival/{id}/{number}: a picture of a festival that stands behind the login page."""
    number = request.path_params["number"]
    row = await everywhere(Festival).get_or_none(id=parse_id(request.path_params["id"]), del_flag=0, login_bg=True)
    names = [name for name in (row.images or "").split(",") if name] if row else []
    if row is None or (place := read_row_id(number)) is None or place >= len(names):
        raise NotFound("未知的文件 | Unknown file", id="file.missing")
    return await send_file(request, await find_file(system_actor(row.tenant_id), names[place]))
