"""Limits of request sizes, route by route.

A limit holds before the body is read, and while it is read where no length is announced.
"""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from schema.kit.errors import AppError, Invalid
from server.http.envelope import failure
from server.http.session import locale_of_scope
from server.settings import get_settings

DRAINED = 64 << 10
"""What is still read behind an answer to keep the connection; of more the connection is closed."""


class TooLarge(AppError):
    status = 413
    default_id = "body.large"

    def __init__(self, most: int) -> None:
        zh, en = f"内容过大，最多{words_for(most)}", f"Too large: at most {words_for(most)}"
        super().__init__(f"{zh} | {en}", result={"most": most})


def words_for(size: int) -> str:
    """16 KB, 20 MB."""
    return f"{size // 1_000_000} MB" if size >= 1_000_000 else f"{-(-size // 1000)} KB"


class BodyLimit:
    """Counts what arrives; `allow` is called by the route once it is known."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        headers = dict(scope["headers"])
        length = headers.get(b"content-length", b"")
        self._receive = receive
        self._announced = int(length) if length.isdigit() and len(length) < 19 else 0
        self._unknown = b"transfer-encoding" in headers
        self._read = 0
        self._ended = not self._announced and not self._unknown
        self.most = get_settings().body_bytes

    def allow(self, most: int) -> None:
        """Raises TooLarge for what is announced to be more."""
        self.most = most
        if self._announced > most:
            raise TooLarge(most)

    @property
    def leaves_much(self) -> bool:
        """Whether more is still to come than one reads away for the sake of the connection."""
        return not self._ended and (self._unknown or self._announced - self._read > DRAINED)

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._read += len(message.get("body", b""))
            self._ended = not message.get("more_body", False)
            if self._read > self.most:
                raise TooLarge(self.most)
        return message


class BodyLimits:
    """The ASGI layer: every request gets a limit, and an answer before its body's end closes the connection."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if "\0" in scope["path"]:
            await failure(illegal_address(), locale=locale_of_scope(scope))(scope, receive, send)
            return
        limit = scope["body_limit"] = BodyLimit(scope, receive)

        async def send_closing(message: Message) -> None:
            if message["type"] == "http.response.start" and limit.leaves_much:
                message["headers"] = [*message["headers"], (b"connection", b"close")]
            await send(message)

        await self.app(scope, limit.receive, send_closing)


def limit_body(scope: Scope, most: int, *, public: bool) -> None:
    """Called by each route before anything else; `most` 0 is the usual limit of its kind."""
    limit: BodyLimit | None = scope.get("body_limit")
    if limit is not None:
        settings = get_settings()
        limit.allow(most or (settings.public_body_bytes if public else settings.body_bytes))


def illegal_address() -> Invalid:
    """The database cannot store a zero character and no file name holds one, so no path or query may carry one."""
    return Invalid("含有非法字符 | Contains an illegal character", id="request.nul")
