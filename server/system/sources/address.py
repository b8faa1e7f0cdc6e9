"""The address of a data source: parsed, resolved once, and barred from the inner network but for the platform."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from schema.kit.errors import Denied, Invalid
from server.kit.outbound import are_open, resolve_host

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
INTERNAL = "只有平台管理员可以连接内网和本系统的服务器 | Only the platform's administrators reach inner addresses and own servers"
UNKNOWN = "主机名无法解析 | The host name cannot be resolved"


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
    """The IP to connect to. internal: whether the inner network and the portal's own servers may be reached."""
    try:
        addresses = await resolve_host(address.host, address.port)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Invalid(fields={"dbUrl": UNKNOWN}) from error
    if not internal and not await are_open(addresses):
        raise Denied(INTERNAL, id="source.internal")
    return addresses[0]
