"""Apps for phones: the newest version of each platform, its file open to anybody, drawn as a QR code for login pages."""

from functools import lru_cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import now
from schema.kit.errors import NotFound
from schema.kit.text import localize
from schema.system.app_version import AppVersion
from server.files.api import send_file
from server.kit.actor import system_actor
from server.kit.files import find_file
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, of_tenant, parse_id
from server.settings import get_settings

PLATFORMS = {"android": "安卓 | Android", "ios": "苹果 | iOS"}
PHONE_PAGE = "m/"
_drawn = lru_cache(maxsize=256)(draw_qr)


async def apps_of(request: Request, tenant_id: int, locale: str) -> list[dict[str, Any]]:
    """[{platform, name, version, url, svg}]; a platform without a published app is led to the phone page, which installs itself."""
    shown = []
    for platform, name in PLATFORMS.items():
        newest = await _published(tenant_id, platform).order_by("-publish_time", "-id").first()
        url = _address(request, newest)
        version = newest.version if newest else None
        entry = {"platform": platform, "name": localize(name, locale), "version": version, "url": url}
        shown.append({**entry, "svg": _drawn(url)})
    return shown


def _published(tenant_id: int, platform: str) -> Any:
    return of_tenant(AppVersion, tenant_id).filter(del_flag=0, platform=platform, publish_time__lte=now())


def _address(request: Request, version: AppVersion | None) -> str:
    base = str(request.base_url)
    if version is None or not (version.url or version.file):
        return f"{base}{PHONE_PAGE}"
    return version.url or f"{base.rstrip('/')}{get_settings().api_prefix}/sys/common/static/public/app/{version.id}"


async def download(request: Request) -> Response:
    """GET /sys/common/static/public/app/{id}: the file of a published version, without a token."""
    row = await everywhere(AppVersion).get_or_none(
        id=parse_id(request.path_params["id"]), del_flag=0, publish_time__lte=now()
    )
    if row is None or not row.file:
        raise NotFound("未知的文件 | Unknown file", id="file.missing")
    return await send_file(request, await find_file(system_actor(row.tenant_id), row.file))
