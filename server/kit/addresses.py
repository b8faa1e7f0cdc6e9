"""Addresses of callers, as proxies write them. Only trusted proxies are believed (TRUSTED_PROXIES, docs/operate.md)."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from server.settings import get_settings

Address = IPv4Address | IPv6Address


def read_address(text: str) -> Address | None:
    """An address as proxies write it, with or without a port."""
    plain = text.strip().strip('"')
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ip_address(plain)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(maxsize=4096)
def is_trusted(address: str) -> bool:
    """Whether a proxy of TRUSTED_PROXIES stands at this address."""
    found = read_address(address)
    return found is not None and any(found in network for network in get_settings().trusted_networks)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Whom an address is counted as: with IPv6 everybody has a whole /64 of them."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, 64), strict=False))
    return str(found) if found else address


def nearest_untrusted(chain: str) -> str:
    """The last address of a chain of proxies that is none of ours: what stands before it anybody may have written."""
    found = ""
    for text in reversed(chain.split(",")):
        address = read_address(text)
        if address is None:
            break
        found = str(address)
        if not is_trusted(found):
            break
    return found
