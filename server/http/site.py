"""The built web: hashed assets forever, index.html for every page path.

The page learns here where the API and other services are, so that one build serves under any prefix.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from mimetypes import guess_type
from pathlib import Path
from types import MappingProxyType

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


def content_policy(others: Sequence[str] = (), frames: Sequence[str] = (), services: Sequence[str] = ()) -> str:
    """What the pages may load: our own, and the listed hosts of sub-apps; `frames` may only be shown in a frame, `services` only
    be called."""
    own, framed = " ".join(("'self'", *others)), " ".join(("'self'", *others, *frames))
    called = " ".join((own, *services))
    return (
        f"default-src {own}; img-src {own} data: blob:; media-src 'self' blob:; style-src {own} 'unsafe-inline';"
        f" font-src {own} data:; connect-src {called}; worker-src 'self' blob:; object-src 'none';"
        f" frame-src {framed}; frame-ancestors 'self'; base-uri 'self'; form-action 'self'"
    )


BUILT_IN_PREFIX = "/boot"
"""What the web takes for granted when its page says nothing."""


SECRET_PAGES = {"sign", "verify"}
"""Pages whose address holds what only its reader may know; nothing they call is told where they stand."""

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Copies that the build put beside its files (web/scripts/compressed.ts), the smallest first."""


class _Assets(StaticFiles):
    """Files whose names carry a hash of their content, in the smallest form that the browser reads."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """A name that no file system can be asked for is no file."""
        try:
            return super().lookup_path(path)
        except OSError:
            return "", None

    async def check_config(self) -> None:
        """Before the web is built its folder is missing; then no name is a file, as nothing is wrong with the server."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if Path(path).suffix in ENCODINGS.values():
            raise HTTPException(404)
        accepted = {one.split(";")[0].strip() for one in Headers(scope=scope).get("accept-encoding", "").split(",")}
        for encoding, suffix in ENCODINGS.items():
            if encoding in accepted and self.lookup_path(path + suffix)[1]:
                response = await super().get_response(path + suffix, scope)
                kind = guess_type(path)[0] or "application/octet-stream"
                response.headers["content-type"] = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
                response.headers["content-encoding"] = encoding
                return _keep_forever(response)
        return _keep_forever(await super().get_response(path, scope))


def _keep_forever(response: Response) -> Response:
    response.headers["vary"] = "accept-encoding"
    if response.status_code == 200:
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
    return response


@dataclass(frozen=True, slots=True)
class Shell:
    """The page that carries the web client: where it lies, what it is told beside what it is built with, and what it may load."""

    index: Path
    told: str
    policy: str

    def read(self) -> str | None:
        """The page as it is sent; None before the web is built."""
        if not self.index.is_file():
            return None
        return self.index.read_text(encoding="utf-8").replace("<head>", f"<head>{self.told}", 1)

    def built_at(self) -> int:
        """When the page was built, in nanoseconds; 0 before."""
        return self.index.stat().st_mtime_ns if self.index.is_file() else 0

    @property
    def headers(self) -> dict[str, str]:
        return {"cache-control": "no-cache", "content-security-policy": self.policy}


def open_shell(
    dist: Path,
    prefix: str = BUILT_IN_PREFIX,
    policy: str = content_policy(),
    services: Mapping[str, str] = MappingProxyType({}),
) -> Shell:
    return Shell(dist.resolve() / "index.html", _metas(prefix, services), policy)


def unbuilt() -> Response:
    """What is answered for any page before the web is built."""
    return PlainTextResponse("网页尚未构建，请运行 make start | The web is not built; run make start", status_code=503)


def site_routes(
    dist: Path,
    prefix: str = BUILT_IN_PREFIX,
    policy: str = content_policy(),
    services: Mapping[str, str] = MappingProxyType({}),
) -> list[BaseRoute]:
    """Routes of the web; without a build one page says what to do."""
    root = dist.resolve()
    shell = open_shell(dist, prefix, policy, services)

    async def page(request: Request) -> Response:
        path = request.path_params.get("path", "")
        target = _file_at(root, path)
        if target is not None:
            return FileResponse(target, headers={"cache-control": "no-cache"})
        if "." in path.rsplit("/", 1)[-1]:
            raise HTTPException(404)
        html = shell.read()
        if html is None:
            return unbuilt()
        headers = shell.headers
        if path in SECRET_PAGES:
            headers["referrer-policy"] = "no-referrer"
        return HTMLResponse(html, headers=headers)

    assets = Mount("/assets", _Assets(directory=root / "assets", check_dir=False))
    return [assets, Route("/{path:path}", page, methods=["GET", "HEAD"])]


def _file_at(root: Path, path: str) -> Path | None:
    """A file of the build; None for a page, and for what no file system can be asked for."""
    try:
        target = (root / path).resolve()
        return target if path and target.is_relative_to(root) and target.is_file() else None
    except (OSError, ValueError):
        return None


def _metas(prefix: str, services: Mapping[str, str]) -> str:
    """What the page is told beside what the web takes for granted."""
    told = {} if prefix == BUILT_IN_PREFIX else {"api-prefix": prefix}
    if services:
        told["service-hosts"] = " ".join(f"{name}={base}" for name, base in services.items())
    return "".join(f'\n\t\t<meta name="{name}" content="{escape(content)}" />' for name, content in told.items())
