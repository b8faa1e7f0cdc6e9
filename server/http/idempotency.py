"""Idempotency keys of calls: a write is one transaction with its answer, and a repeat under the same key gets that answer.

A lost answer leaves a client in doubt whether its write has happened; with a key it just sends it again. A refusal is not
kept: nothing was written, and the key is free.
"""

import hashlib
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import AppError, Invalid
from server.kit.actor import Actor
from server.kit.ambient import ambient_transaction
from server.kit.database import own_pool
from server.kit.idempotency import Answer, Intent, find, keep, take
from server.kit.retry import note_commit

Answering = Callable[[], Awaitable[Response]]
# own: the call has its own rule for what is sent again, see the route.
Once = Literal["offered", "required", "own"]
KEY_HEADER = "Idempotency-Key"
REPLAYED_HEADER = "Idempotent-Replayed"
_KEY = re.compile(r"[\x21-\x7e]{8,200}")
_KEPT_HEADERS = ("content-type", "x-act")


class KeyMissing(AppError):
    status = 428
    default_id = "once.required"
    default_message = (
        f"请求须带 {KEY_HEADER} 请求头或数据版本，以免重复入账"
        f" | This call needs the header {KEY_HEADER}, or the version of the row, so that it cannot happen twice"
    )


class _RefusedError(Exception):
    """A refusal that a handler answered instead of raising."""

    def __init__(self, response: Response) -> None:
        self.response = response


def key_of(request: Request) -> str | None:
    """The key that a call was sent under; Invalid when it is none."""
    name = request.headers.get(KEY_HEADER)
    if name is not None and not _KEY.fullmatch(name):
        text = f"{KEY_HEADER} 应为8至200个可见ASCII字符 | {KEY_HEADER} is 8 to 200 visible ASCII characters"
        raise Invalid(text, id="once.key")
    return name


async def read_intent(request: Request) -> Intent | None:
    """The key of a call with what it was sent for; None without one."""
    name = key_of(request)
    if name is None:
        return None
    call = f"{request.method} {request.url.path}"
    query = sorted((key, value) for key, value in request.query_params.multi_items() if key != "_t")
    parts = (call.encode(), repr(query).encode(), await request.body())
    return Intent(name, call, hashlib.sha256(b"\0".join(parts)).hexdigest())


def require_once(once: Once | None, request: Request, arguments: Sequence[Any]) -> None:
    """KeyMissing where a repeat could not be told from a second one: neither a key nor a version that the first makes old."""
    if once != "required" or KEY_HEADER in request.headers:
        return
    if all(getattr(given, "version", None) is None for given in arguments):
        raise KeyMissing()


async def answer_once(request: Request, actor: Actor, answer: Answering) -> Response:
    """The answer of a write, in one transaction with it."""
    return await answer_intent(actor, await read_intent(request), answer)


async def answer_intent(actor: Actor, intent: Intent | None, answer: Answering) -> Response:
    """The same for a call that has read its intent itself."""
    try:
        async with ambient_transaction() as transaction:
            response = await _answer_within(transaction.db._connection, actor, intent, answer)
    except _RefusedError as refused:
        return refused.response
    note_commit()
    return response


async def _answer_within(connection: Any, actor: Actor, intent: Intent | None, answer: Answering) -> Response:
    first = await take(connection, actor, intent) if intent else None
    if first is not None:
        return _replayed(first)
    response = await answer()
    if response.status_code >= 400:
        raise _RefusedError(response)
    if intent:
        await keep(connection, actor, intent, _answer_of(response))
    return response


async def first_answer(actor: Actor, intent: Intent | None) -> Response | None:
    """What a repeat is answered, for calls that have work to do before their transaction begins; OtherInput as in `take`."""
    first = await find(own_pool(), actor, intent) if intent else None
    return _replayed(first) if first else None


def _answer_of(response: Response) -> Answer:
    headers = {name: response.headers[name] for name in _KEPT_HEADERS if name in response.headers}
    return Answer(response.status_code, headers, bytes(response.body))


def _replayed(first: Answer) -> Response:
    return Response(first.body, first.status, {**first.headers, REPLAYED_HEADER: "true"})
