"""Hosts of other services: which parts of the family's calls another server answers, and at which address.

All of them are answered here by default. An installation that runs one of them elsewhere names it, and its pages call it there.
"""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

SERVICES = ("goose", "bsfdoc", "bsfchat", "lk")
"""First parts of paths; `lk` stands for all that begin with it."""
_BASE = re.compile(r"https?://[a-z0-9.-]+(:\d{1,5})?(/[\w.-]+)*", re.IGNORECASE)


def read_services(text: str) -> dict[str, str]:
    """Service to address, of "goose=https://houses.example.cn/boot,…"; SystemExit for anything else."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    found = {name.strip(): base.strip().rstrip("/") for name, _, base in (part.partition("=") for part in parts)}
    wrong = [f"{name}={base}" for name, base in found.items() if name not in SERVICES or not _BASE.fullmatch(base)]
    if wrong or len(found) < len(parts):
        said = wrong[0] if wrong else text
        raise SystemExit(
            f"SERVICE_HOSTS: {said} 无效，应如 goose=https://houses.example.cn，服务为 {', '.join(SERVICES)}"
            f" | SERVICE_HOSTS: {said} is none; one looks like goose=https://houses.example.cn, of {', '.join(SERVICES)}"
        )
    return found


def origins_of(services: Mapping[str, str]) -> tuple[str, ...]:
    """What pages must be let call."""
    parts = (urlsplit(base) for base in services.values())
    return tuple(sorted({f"{part.scheme}://{part.netloc}" for part in parts}))
