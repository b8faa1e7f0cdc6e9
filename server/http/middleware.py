"""Middleware of every request: its id, one structured log line, and the answer to an unexpected error."""

import logging
import secrets
import time
from collections.abc import Iterable
from typing import Any

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schema.kit.errors import AppError, Unavailable
from server.http.envelope import failure
from server.http.metrics import PATH, count_request, route_of
from server.http.operations import note_operation
from server.http.session import locale_of_scope
from server.kit.outage import is_outage

log = logging.getLogger("guanjia.http")
LEFT = 499
"""What the log says of a client that went while it was still sending."""
_QUIET = {"/healthz", "/readyz", PATH}


class InternalError(AppError):
    status = 500
    default_id = "server.error"
    default_message = "系统繁忙，请稍后重试 | Something went wrong, please retry"
    loud = "notification"


class RequestLog:
    """Gives each request an id, logs method, path template, status and time; no query, no body, no names."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        scope["request_id"] = request_id
        started = time.perf_counter()
        status = 500
        begun = False

        async def send_marked(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                message["headers"] = [
                    *message["headers"],
                    (b"x-request-id", request_id.encode()),
                    *_missing(message["headers"]),
                ]
            await send(message)

        try:
            await self.app(scope, receive, send_marked)
        except ClientDisconnect:
            status = LEFT
        except Exception as error:
            answer = _explain(error, request_id)
            if begun:
                raise
            await failure(answer, locale=locale_of_scope(scope))(scope, receive, send_marked)
        finally:
            if scope["path"] not in _QUIET:
                seconds = time.perf_counter() - started
                log.info("request", extra=_fields(scope, request_id, status, seconds))
                note_operation(scope, status, seconds * 1000)
                count_request(scope, status, seconds)


def _explain(error: Exception, request_id: str) -> AppError:
    """A refusal is itself. A neighbour that is away is not our mistake: one line in the log, and the client may retry."""
    if isinstance(error, AppError):
        return error
    if is_outage(error):
        log.warning("a service is away: %s", type(error).__name__, extra={"request_id": request_id})
        return Unavailable()
    log.error("request failed", exc_info=error, extra={"request_id": request_id})
    return InternalError()


_SECURITY = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"SAMEORIGIN"),
    (b"referrer-policy", b"same-origin"),
]

_SECURED = {name for name, _ in _SECURITY}


def _missing(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What an answer does not say itself: a page with a secret in its address is stricter."""
    said = {name.lower() for name, _ in headers} & _SECURED
    return [(name, value) for name, value in _SECURITY if name not in said]


def _fields(scope: Scope, request_id: str, status: int, seconds: float) -> dict[str, Any]:
    actor = scope.get("actor")
    return {
        "request_id": request_id,
        "method": scope["method"],
        "path": route_of(scope),
        "status": status,
        "ms": round(seconds * 1000, 1),
        "user_id": actor.user_id if actor else None,
        "tenant_id": actor.tenant_id if actor else None,
    }
