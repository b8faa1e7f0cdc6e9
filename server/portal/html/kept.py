"""Answers of the public site held in memory: until something that they show changes, the day turns, or the web is built anew."""

import hashlib
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from server.kit.cache import TenantCache
from server.kit.switches import PATH as SWITCHES
from server.portal.site import PUBLISHED

MOST = 200
"""Answers held of one organisation; the text of one is some ten kilobytes."""
CACHE = "public, no-cache"


@dataclass(frozen=True, slots=True)
class Kept:
    body: bytes
    tag: str


Answers = dict[Hashable, Kept]


async def _nothing_yet(_tenant_id: int) -> Answers:
    return {}


_answers = TenantCache(_nothing_yet, (*PUBLISHED, SWITCHES, "sys/tenant"), unsubscribed_seconds=5.0)


async def keep(tenant_id: int, key: Hashable, make: Callable[[], Awaitable[str]]) -> Kept:
    """What was made under this key since the last change; a change while it is made ends it with all others."""
    answers = await _answers.get(tenant_id)
    kept = answers.get(key)
    if kept is None:
        body = (await make()).encode()
        kept = Kept(body, f'W/"{hashlib.sha256(body).hexdigest()[:32]}"')
        if len(answers) >= MOST:
            answers.clear()
        answers[key] = kept
    return kept


def answer(request: Request, kept: Kept, media_type: str, headers: dict[str, str]) -> Response:
    """The answer, or 304 to whoever has it."""
    told = {**headers, "etag": kept.tag, "cache-control": CACHE, "vary": "accept-language"}
    if kept.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=told)
    return Response(kept.body, media_type=f"{media_type}; charset=utf-8", headers=told)
