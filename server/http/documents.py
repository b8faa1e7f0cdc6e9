"""The documents of the API, /openapi.json and /docs: made once, apart from the event loop, and kept packed.

They take most of a second to make and are open to all in demo mode: a few readers at once would stop everybody's work.
"""

import asyncio
import gzip
from collections.abc import Callable, Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from server.http.docs_page import POLICY, render_docs
from server.http.envelope import encode
from server.http.openapi import build_openapi
from server.http.route import Route
from server.http.session import address_of
from server.kit.budget import spend_budget
from server.live.topic import Topic


class Document:
    """One of them; the first reader waits for it to be made, and so do all who come meanwhile."""

    def __init__(self, make: Callable[[], bytes], media_type: str, headers: dict[str, str] | None = None) -> None:
        self._make, self._media_type = make, media_type
        self._headers = {"Vary": "Accept-Encoding", **(headers or {})}
        self._making = asyncio.Lock()
        self._packed: bytes | None = None

    async def answer(self, request: Request) -> Response:
        await spend_budget("page", address_of(request))
        async with self._making:
            if self._packed is None:
                self._packed = await asyncio.to_thread(lambda: gzip.compress(self._make(), 6))
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self._headers, "Content-Encoding": "gzip"}
            return Response(self._packed, media_type=self._media_type, headers=headers)
        whole = await asyncio.to_thread(gzip.decompress, self._packed)
        return Response(whole, media_type=self._media_type, headers=self._headers)


def openapi_document(routes: Sequence[Route], topics: Sequence[Topic], prefix: str) -> Document:
    return Document(lambda: encode(build_openapi(routes, topics, prefix)), "application/json")


def docs_document(routes: Sequence[Route], topics: Sequence[Topic], prefix: str) -> Document:
    make = partial(_page, routes, topics, prefix)
    return Document(make, "text/html", {"content-security-policy": POLICY})


def _page(routes: Sequence[Route], topics: Sequence[Topic], prefix: str) -> bytes:
    return render_docs(build_openapi(routes, topics, prefix)).encode()
