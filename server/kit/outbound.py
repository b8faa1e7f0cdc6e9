"""Which addresses may be reached on behalf of people: one answer for data sources and for gateway routes.

A name is resolved once and what was judged is what is connected to, so that it cannot answer differently a second time.
"""

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from server.settings import get_settings

RESOLVE_SECONDS = 3.0
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_USUAL_PORTS = {"postgres": 5432, "postgresql": 5432, "redis": 6379, "rediss": 6379, "https": 443, "http": 80}
_Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


async def resolve_host(host: str, port: int) -> list[str]:
    """The IPs of a host. Raises OSError, UnicodeError or TimeoutError."""
    look = asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    found = await asyncio.wait_for(look, RESOLVE_SECONDS)
    return [str(entry[4][0]) for entry in found]


def is_public(text: str) -> bool:
    """Whether an IP is of the open Internet; an IPv4 one inside IPv6 is judged as itself."""
    ip = _innermost(text)
    return ip.is_global and not ip.is_multicast


def _innermost(text: str) -> _Ip:
    ip = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(ip, ipaddress.IPv4Address):
        return ip
    if ip in _NAT64:
        return ipaddress.IPv4Address(int(ip) & 0xFFFF_FFFF)
    return ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else ip)


def is_of_this_machine(text: str) -> bool:
    """Whether an IP is one of this machine's own, by any of its names: only such a one can be listened on."""
    ip = _innermost(text)
    family = socket.AF_INET if ip.version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        try:
            probe.bind((str(ip), 0))
        except OSError:
            return False
    return True


async def own_servers() -> set[tuple[str, int]]:
    """(IP, port) of the servers that the portal itself lives on: database, Redis, bucket."""
    settings = get_settings()
    found: set[tuple[str, int]] = set()
    for url in (settings.database_url, settings.redis_url, settings.s3_endpoint):
        parts = urlsplit(url)
        if not parts.hostname:
            continue
        port = parts.port or _USUAL_PORTS.get(parts.scheme, 0)
        try:
            found |= {(str(_innermost(ip)), port) for ip in await resolve_host(parts.hostname, port)}
        except (OSError, UnicodeError, TimeoutError):
            continue  # what cannot be found by its name cannot be reached by it either
    return found


async def is_own_server(text: str, port: int) -> bool:
    """Whether a server of the portal itself answers there."""
    here = await own_servers()
    ip = str(_innermost(text))
    if (ip, port) in here:
        return True
    local = is_of_this_machine(text)
    return local and any(own == port and is_of_this_machine(address) for address, own in here)


async def are_open(addresses: list[str]) -> bool:
    """Whether anybody's wish may lead there: the open Internet without this machine and the machines of the portal's servers."""
    own = {ip for ip, _ in await own_servers()}
    return all(is_public(ip) and not is_of_this_machine(ip) and str(_innermost(ip)) not in own for ip in addresses)
