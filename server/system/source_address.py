"""Where a data source is: its address parsed, resolved once, and kept out of the inner network without the right."""

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from schema.kit.errors import Denied, Invalid

MALFORMED = (
    "地址格式应为 postgresql://主机:端口/库名 或 mysql://主机:端口/库名，不含账号密码"
    " | An address looks like postgresql://host:port/database or mysql://host:port/database, without user or password"
)
POSTGRES, MYSQL = "postgresql", "mysql"
_SCHEMES = {
    "postgresql": (POSTGRES, 5432),
    "postgres": (POSTGRES, 5432),
    "mysql": (MYSQL, 3306),
    "mariadb": (MYSQL, 3306),
}
INTERNAL = "没有连接内网地址的权限 | You have no right to reach internal addresses"
UNKNOWN = "主机名无法解析 | The host name cannot be resolved"
RIGHT = "sys:dataSource:internal"
RESOLVE_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Address:
    kind: str
    host: str
    port: int
    database: str


def parse_address(url: str) -> Address:
    """Also in the family's jdbc form. Raises Invalid at dbUrl; credentials in the address are refused, they would be shown."""
    try:
        parts = urlsplit(url.removeprefix("jdbc:"))
        port = parts.port
    except ValueError as error:
        raise Invalid(fields={"dbUrl": MALFORMED}) from error
    database = parts.path.strip("/")
    extra = parts.username or parts.password or parts.query or parts.fragment or "/" in database
    kind, usual = _SCHEMES.get(parts.scheme, ("", 0))
    if not kind or not parts.hostname or not database or extra:
        raise Invalid(fields={"dbUrl": MALFORMED})
    return Address(kind, parts.hostname, port or usual, database)


async def resolve(address: Address, *, internal: bool) -> str:
    """The IP to connect to: the one that was checked, so that a name cannot answer differently a second time."""
    loop = asyncio.get_running_loop()
    try:
        look = loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
        found = await asyncio.wait_for(look, RESOLVE_SECONDS)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Invalid(fields={"dbUrl": UNKNOWN}) from error
    addresses = [str(entry[4][0]) for entry in found]
    if not internal and not all(is_public(text) for text in addresses):
        raise Denied(INTERNAL, id="source.internal", result={"needs": RIGHT})
    return addresses[0]


def is_public(text: str) -> bool:
    """Whether an IP is of the open Internet; an IPv4 one inside IPv6 is judged as itself."""
    ip = ipaddress.ip_address(text.partition("%")[0])
    mapped = getattr(ip, "ipv4_mapped", None)
    return (mapped or ip).is_global and not (mapped or ip).is_multicast
