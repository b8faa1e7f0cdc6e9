"""Idempotency keys of forms with files: the same parts under the same key are stored once.

Looking at a file and storing it takes longer than a transaction should last, so only its row and its answer are written in
one; whoever comes second finds the answer before its file is stored, or drops what it has stored meanwhile.
"""

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from functools import partial

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from schema.system.file import File
from server.http.idempotency import answer_intent, first_answer, key_of
from server.kit.actor import Actor
from server.kit.files import StagedFile
from server.kit.idempotency import Intent

_PIECE = 1 << 20


async def form_intent(request: Request, form: FormData) -> Intent | None:
    """The key of a form with a hash of its parts (boundaries differ from one sending to the next); None without a key."""
    name = key_of(request)
    if name is None:
        return None
    call = f"{request.method} {request.url.path}"
    digest = hashlib.sha256(repr((call, sorted(request.query_params.multi_items()))).encode())
    for field, value in form.multi_items():
        if isinstance(value, UploadFile):
            digest.update(repr((field, "file", value.filename)).encode() + await _digest_of(value))
        else:
            digest.update(repr((field, "text", value)).encode())
    return Intent(name, call, digest.hexdigest())


async def _digest_of(file: UploadFile) -> bytes:
    """Leaves the file at its beginning."""
    digest = hashlib.sha256()
    await file.seek(0)
    while piece := await file.read(_PIECE):
        await asyncio.to_thread(digest.update, piece)
    await file.seek(0)
    return digest.digest()


async def store_once(
    actor: Actor,
    intent: Intent | None,
    stage: Callable[[], AbstractAsyncContextManager[StagedFile]],
    answer: Callable[[File], Response],
) -> Response:
    """The answer about a file that is stored now, or the first answer."""
    first = await first_answer(actor, intent)
    if first is not None:
        return first
    async with stage() as staged:
        return await answer_intent(actor, intent, partial(_register, staged, answer))


async def _register(staged: StagedFile, answer: Callable[[File], Response]) -> Response:
    return answer(await staged.register())
