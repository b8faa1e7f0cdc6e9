"""Liveness and readiness as JSON, for launchers and load balancers."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from server.http.envelope import JsonResponse

Check = Callable[[], Awaitable[str | None]]
"""A check gives None when all is well, else a short reason."""
Say = Callable[[], dict[str, Any]]
"""What else readiness says, by name; it decides nothing."""


async def run_check(check: Check) -> dict[str, Any]:
    """{ok, ms, reason?} of one check; a check that fails by an error names it."""
    started = time.perf_counter()
    try:
        reason = await check()
    except Exception as error:
        reason = type(error).__name__
    state: dict[str, Any] = {"ok": reason is None, "ms": round((time.perf_counter() - started) * 1000, 1)}
    return state | ({"reason": reason} if reason else {})


def health_routes(checks: dict[str, Check], say: Say) -> list[Route]:
    """/healthz answers as long as the loop turns; /readyz runs the checks and answers 503 when one fails.

    {ok, checks: {name: {ok, ms, reason?}}, …}, and what `say` adds.
    """

    async def healthz(request: Request) -> Response:
        return JsonResponse({"ok": True})

    async def readyz(request: Request) -> Response:
        states = {name: await run_check(check) for name, check in checks.items()}
        ready = all(state["ok"] for state in states.values())
        said = {"ok": ready, "checks": states, **say()}
        return JsonResponse(said, status_code=200 if ready else 503)

    return [Route("/healthz", healthz), Route("/readyz", readyz)]
