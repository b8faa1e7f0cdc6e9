"""Counting of requests, and the call `/metrics`, which answers to a token of its own."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from server.kit.metrics import MEDIA_TYPE, Facts, write_metrics
from server.kit.organisation_class import NOBODY, class_of
from server.metrics import METRICS, REQUEST_SECONDS, REQUESTS, ROUTE_SECONDS

PATH = "/metrics"
_METHODS = {"GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"}


def route_of(scope: Scope) -> str:
    """The pattern of the declared route that answered; "-" of what none answers, never the path that was asked for."""
    return scope.get("exact_path") or getattr(scope.get("route"), "path", None) or "-"


def count_request(scope: Scope, status: int, seconds: float) -> None:
    actor = scope.get("actor")
    organisation = class_of(actor.tenant_id) if actor else NOBODY
    route, method = route_of(scope), scope["method"] if scope["method"] in _METHODS else "other"
    REQUESTS.add(route, method, str(status), organisation)
    ROUTE_SECONDS.add(route, by=seconds)
    REQUEST_SECONDS.observe(seconds, method, organisation)


def metrics_route(token: str, data_dir: Path, ask_facts: Callable[[], Awaitable[Facts]]) -> Route:
    """GET /metrics: text of Prometheus, for the bearer of `token`; 401 for others, 404 for all where no token is set."""
    one_at_a_time = asyncio.Lock()

    async def metrics(request: Request) -> Response:
        if not token:
            raise HTTPException(404)
        if not _is_bearer(request, token):
            return Response(status_code=401, headers={"WWW-Authenticate": "Bearer"})
        async with one_at_a_time:
            facts = await ask_facts()
            text = await asyncio.to_thread(write_metrics, METRICS, data_dir, facts)
        return Response(text, media_type=MEDIA_TYPE, headers={"Cache-Control": "no-store"})

    return Route(PATH, metrics)


def _is_bearer(request: Request, token: str) -> bool:
    """Compared in a time that does not tell how much of it is right."""
    said = request.headers.get("authorization", "")
    return secrets.compare_digest(said.encode(), f"Bearer {token}".encode())
