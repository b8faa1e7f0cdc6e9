"""Identity providers: other systems that vouch for a person.

One interface for an OpenID Connect provider and for the built-in one of rehearsals.
"""

from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlencode

import httpx

from schema.kit.errors import AppError, NotFound
from server.settings import get_settings

ANSWER_SECONDS = 8.0
REHEARSAL = "rehearsal"
PEOPLE = {"lin": "林知夏", "zhou": "周以安", "new": "新面孔"}


class ProviderFailed(AppError):
    status = 502
    default_id = "third.failed"
    default_message = "第三方登录失败，请稍后再试 | The other system did not confirm; try again later"


@dataclass(frozen=True, slots=True)
class Identity:
    """Who the other system says it is: a stable id there and a name."""

    uuid: str
    name: str


class Provider(Protocol):
    async def authorize_url(self, state: str, callback: str) -> str: ...
    async def identify(self, code: str, callback: str) -> Identity: ...


class RehearsalProvider:
    """Three made-up people to choose from; only in demo mode."""

    async def authorize_url(self, state: str, callback: str) -> str:
        return f"{callback.rsplit('/', 2)[0]}/rehearsal?{urlencode({'state': state})}"

    async def identify(self, code: str, callback: str) -> Identity:
        if code not in PEOPLE:
            raise ProviderFailed()
        return Identity(code, PEOPLE[code])


class OidcProvider:
    """Authorization code flow; the person is asked for at the userinfo endpoint, over TLS."""

    def __init__(self, issuer: str, client_id: str, client_secret: str) -> None:
        self._issuer = issuer.rstrip("/")
        self._client_id = client_id
        self._client_secret = client_secret

    async def authorize_url(self, state: str, callback: str) -> str:
        places = await self._discover()
        query = {
            "response_type": "code",
            "client_id": self._client_id,
            "redirect_uri": callback,
            "scope": "openid profile",
            "state": state,
        }
        return f"{places['authorization_endpoint']}?{urlencode(query)}"

    async def identify(self, code: str, callback: str) -> Identity:
        places = await self._discover()
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": callback}
        token = await _ask("POST", places["token_endpoint"], data=form, auth=(self._client_id, self._client_secret))
        bearer = {"Authorization": f"Bearer {token.get('access_token', '')}"}
        person = await _ask("GET", places["userinfo_endpoint"], headers=bearer)
        if not person.get("sub"):
            raise ProviderFailed()
        return Identity(str(person["sub"])[:100], str(person.get("name") or person.get("preferred_username") or ""))

    async def _discover(self) -> dict[str, Any]:
        return await _ask("GET", f"{self._issuer}/.well-known/openid-configuration")


async def _ask(method: str, url: str, **options: Any) -> dict[str, Any]:
    try:
        async with httpx.AsyncClient(timeout=ANSWER_SECONDS) as client:
            answer = await client.request(method, url, **options)
            answer.raise_for_status()
            told: dict[str, Any] = answer.json()
    except (httpx.HTTPError, ValueError) as error:
        raise ProviderFailed() from error
    return told


def choose_provider(source: str) -> Provider:
    """By the name in the path; NotFound where it is not set up."""
    settings = get_settings()
    if source == REHEARSAL and settings.demo:
        return RehearsalProvider()
    if source == "oidc" and settings.oidc_issuer:
        return OidcProvider(settings.oidc_issuer, settings.oidc_client_id, settings.oidc_client_secret)
    raise NotFound("该登录方式未启用 | This way to sign in is not set up", id="third.off")
