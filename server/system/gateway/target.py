"""The target of a gateway route: hosts that the operator listed, resolved once, private ones only when listed by name."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import count
from urllib.parse import urlsplit

from schema.kit.errors import AppError
from server.kit.outbound import are_open, is_own_server, resolve_host
from server.settings import get_settings

_turns = count()


class TargetRefused(AppError):
    status = 502
    default_id = "gateway.target"
    default_message = "目标地址未列入网关允许名单 | The target is not on the gateway's list of allowed hosts"


class TargetAway(AppError):
    status = 502
    default_id = "gateway.away"
    default_message = "目标服务无法连接 | The service behind cannot be reached"


@dataclass(frozen=True, slots=True)
class Target:
    """`address` is what is connected to; `host` is the name that the service is asked by."""

    scheme: str
    host: str
    port: int
    address: str
    base: str

    @property
    def origin(self) -> str:
        place = f"[{self.address}]" if ":" in self.address else self.address
        return f"{self.scheme}://{place}:{self.port}"

    @property
    def netloc(self) -> str:
        return self.host if self.port == (443 if self.scheme == "https" else 80) else f"{self.host}:{self.port}"


def _listed() -> tuple[list[str], dict[str, list[str]]]:
    """(hosts, service -> hosts) of GATEWAY_HOSTS: "api.example.com, *.partner.cn, orders=10.0.0.5:8080|10.0.0.6:8080"."""
    hosts: list[str] = []
    services: dict[str, list[str]] = {}
    for part in get_settings().gateway_hosts.split(","):
        name, sign, places = part.strip().lower().partition("=")
        if sign:
            services[name] = [place.strip() for place in places.split("|") if place.strip()]
        elif name:
            hosts.append(name)
    return hosts, services


async def find_target(uri: str) -> Target:
    """Raises TargetRefused or TargetAway; the addresses of a service take turns."""
    parts = urlsplit(uri)
    hosts, services = _listed()
    if parts.scheme == "lb":
        places = services.get((parts.hostname or "").lower())
        if not places:
            raise TargetRefused()
        place = urlsplit(f"//{places[next(_turns) % len(places)]}")
        return await _resolved("http", place.hostname or "", place.port or 80, parts.path, named=True)
    host, port = (parts.hostname or "").lower(), parts.port or (443 if parts.scheme == "https" else 80)
    named = any(entry in (host, f"{host}:{port}") for entry in hosts)
    if not named and not any("*" in entry and fnmatchcase(host, entry) for entry in hosts):
        raise TargetRefused()
    return await _resolved(parts.scheme, host, port, parts.path, named=named)


async def _resolved(scheme: str, host: str, port: int, base: str, *, named: bool) -> Target:
    """Behind a pattern only the open Internet; the portal's own database, Redis and bucket behind no entry at all."""
    try:
        addresses = await resolve_host(host, port)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise TargetAway() from error
    if not named and not await are_open(addresses):
        raise TargetRefused()
    if await is_own_server(addresses[0], port):
        raise TargetRefused()
    return Target(scheme, host, port, addresses[0], base.rstrip("/"))
