"""Which ways to sign in are set up here, so that the login page offers no dead one."""

from typing import Any

from pydantic import BaseModel
from starlette.requests import Request

from schema.kit.text import localize
from server.account.providers import REHEARSAL
from server.account.text_messages import choose_provider
from server.http.session import locale_of
from server.settings import get_settings


class WayShape(BaseModel):
    source: str
    name: str


class WaysShape(BaseModel):
    """`cas`: where to send the browser, None when off."""

    phone: bool
    third: list[WayShape]
    cas: str | None


async def list_ways(request: Request) -> dict[str, Any]:
    """GET /sys/login/ways."""
    settings, locale = get_settings(), locale_of(request)
    third = []
    if settings.oidc_issuer:
        third.append(WayShape(source="oidc", name=localize("企业账号 | Company account", locale)))
    if settings.demo:
        third.append(WayShape(source=REHEARSAL, name=localize("演练身份 | Rehearsal", locale)))
    cas = f"{settings.cas_url.rstrip('/')}/login" if settings.cas_url else None
    return WaysShape(phone=choose_provider() is not None, third=third, cas=cas).model_dump()
