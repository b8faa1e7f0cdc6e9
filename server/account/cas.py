"""CAS: signing in by a CAS server (spec section 7, validateLogin). It is off until CAS_URL is set."""

from urllib.parse import urlsplit
from xml.etree.ElementTree import ParseError

import httpx
from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import NotFound, Refusal
from schema.system.user import User
from server.account.login import check_open, sign_in
from server.account.models import CasTicket
from server.account.providers import ProviderFailed
from server.kit.scope import everywhere
from server.settings import get_settings

ANSWER_SECONDS = 8.0
_NAME = "{http://www.yale.edu/tp/cas}authenticationSuccess/{http://www.yale.edu/tp/cas}user"


class CasRefused(Refusal):
    default_id = "cas.refused"
    default_message = "统一认证未通过 | The CAS server did not confirm this sign-in"


async def validate_login(request: Request, query: CasTicket) -> Response:
    """GET /sys/cas/client/validateLogin {ticket, service}: as login, for the account of the same name."""
    base = get_settings().cas_url.rstrip("/")
    if not base:
        raise NotFound("统一认证未启用 | Single sign-on is not set up", id="cas.off")
    if urlsplit(query.service).netloc != request.url.netloc:
        raise CasRefused()
    name = _read_name(await _validate(base, query))
    user = await everywhere(User).get_or_none(username__iexact=name, del_flag=0) if name else None
    if user is None:
        raise CasRefused()
    check_open(user)
    return await sign_in(request, user)


async def _validate(base: str, query: CasTicket) -> str:
    try:
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as client:
            asked = {"ticket": query.ticket, "service": query.service}
            answer = await client.get(f"{base}/serviceValidate", params=asked)
            answer.raise_for_status()
    except httpx.HTTPError as error:
        raise ProviderFailed() from error
    return answer.text


def _read_name(text: str) -> str | None:
    try:
        found = fromstring(text).find(_NAME)
    except (ParseError, DefusedXmlException) as error:
        raise ProviderFailed() from error
    return found.text.strip() if found is not None and found.text else None
