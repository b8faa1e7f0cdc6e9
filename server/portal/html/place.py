"""Where a public page stands: whose it is, in which language, and under which address it is known to the outside."""

from dataclasses import dataclass
from urllib.parse import quote, urlencode

from starlette.requests import Request

from schema.system.tenant import Tenant
from server.kit.switches import PORTAL_HOST, read_switch
from server.portal.site import open_tenant

HOME = "/guanwang"
Params = dict[str, str]


@dataclass(frozen=True, slots=True)
class Place:
    """`tenant_code`: what its links have to name, nothing where its host names the organisation already."""

    tenant: Tenant
    locale: str
    origin: str
    tenant_code: str

    def link(self, path: str = "", **params: str) -> str:
        """The path of a page within the site."""
        asked = {**({"tenant": self.tenant_code} if self.tenant_code else {}), **params}
        return quote(f"{HOME}{path}") + (f"?{urlencode(asked)}" if asked else "")

    def address(self, path: str = "") -> str:
        """The one address of a page, whichever way it was reached."""
        return self.origin + self.link(path)


async def place_of(request: Request) -> Place:
    """The organisation as the facts choose it; NotFound where none has an open portal."""
    tenant = await open_tenant(request, request.query_params.get("tenant", "")[:40])
    host = await read_switch(tenant.id, PORTAL_HOST)
    origin = f"{request.url.scheme}://{host}" if host else str(request.base_url).rstrip("/")
    return Place(tenant, _locale(request), origin, "" if host else tenant.code)


def _locale(request: Request) -> str:
    """As the browser prefers; `lang` in the address says otherwise."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return "en" if asked.strip().lower().startswith("en") else "zh"
