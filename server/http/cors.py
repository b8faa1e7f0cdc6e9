"""Cross-origin calls: those of CORS_ORIGINS, and no others.

A preflight is answered before anybody is asked who they are, since it carries no token.
"""

import re

from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware

METHODS = ("GET", "POST", "PUT", "DELETE", "OPTIONS")
# What clients of the family send (wire contract 1), and what our own adds.
HEADERS = (
    "X-Access-Token",
    "tenant-id",
    "X-Sign",
    "X-TIMESTAMP",
    "X-Low-App-ID",
    "international",
    "user-id",
    "Content-Type",
    "X-Requested-With",
    "X-Client-Id",
    "Idempotency-Key",
)
TOLD = ("X-Act", "X-Request-Id", "Content-Disposition")
PREFLIGHT_SECONDS = 600
_ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:\d{1,5})?|https?://\[[0-9a-f:]+\](:\d{1,5})?")


def read_origins(text: str) -> tuple[str, ...]:
    """The origins of a comma list; SystemExit for anything else, a star above all: credentials go with these answers."""
    origins = tuple(part.strip().rstrip("/").lower() for part in text.split(",") if part.strip())
    wrong = [origin for origin in origins if not _ORIGIN.fullmatch(origin)]
    if wrong:
        raise SystemExit(
            f"CORS_ORIGINS: {wrong[0]} 不是来源，应如 https://app.example.cn"
            f" | CORS_ORIGINS: {wrong[0]} is no origin; one looks like https://app.example.cn"
        )
    return origins


def cors(origins: tuple[str, ...]) -> list[Middleware]:
    """Nothing at all where no origin is named: the browser's own rule stands."""
    if not origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=origins,
            allow_methods=METHODS,
            allow_headers=HEADERS,
            allow_credentials=True,
            expose_headers=TOLD,
            max_age=PREFLIGHT_SECONDS,
        )
    ]
