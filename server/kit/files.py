"""Stored files: checked by content, a row for each that was sent, one object for equal content of a tenant.

The type that a client gives is not believed.
"""

import asyncio
import hashlib
import logging
import re
import secrets
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from schema.kit.clock import today
from schema.kit.errors import AppError, Invalid, NotFound
from schema.kit.snowflake import next_id
from schema.system.file import DONE, DUE, NOTHING, File
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import scoped
from server.kit.storage import storage
from server.kit.storage_quota import check_space, recount_space
from server.kit.unit_of_work import Work, unit_of_work
from server.sandbox.client import ask
from server.sandbox.content import HEAD, Content, detect_media
from server.sandbox.kinds import archive_limits, look_kind, most_pixels
from server.sandbox.refusal import Ended, Refused

PLAIN_MEGABYTES = 10
TOO_DEAR = "文件无法读取：需要的时间或内存过多 | The file cannot be read: it takes too much time or memory"
REFUSALS = {
    "archive.entries": (
        "压缩包内文件过多（最多{most}个） | The archive holds too many files (at most {most})",
        "file.archive",
    ),
    "archive.unpacked": (
        "压缩包解压后过大（最多{megabytes}MB） | The archive unpacks to too much (at most {megabytes} MB)",
        "file.archive",
    ),
    "picture.pixels": (
        "图片尺寸过大（最多{megapixels}百万像素） | The picture is too large (at most {megapixels} megapixels)",
        "file.pixels",
    ),
}
_ERASE = """
DELETE FROM sys_file WHERE tenant_id = $1 AND file_path = ANY($2::text[]) RETURNING store_key, preview_key, play_key"""
_SHARED = """
SELECT unnest(ARRAY[store_key, preview_key, play_key]) AS key FROM sys_file
WHERE tenant_id = $1 AND (store_key = ANY($2::text[]) OR preview_key = ANY($2::text[]) OR play_key = ANY($2::text[]))"""
logger = logging.getLogger(__name__)
Listener = Callable[[File], Awaitable[None]]
Settle = Callable[[Work, File], Awaitable[None]]
_listener: Listener | None = None


def configure_new_files(listener: Listener | None) -> None:
    """Sets who is called after a file was stored that a worker should look at; its row says so too."""
    global _listener
    _listener = listener


@dataclass(frozen=True, slots=True)
class Limits:
    """What may be stored under a purpose: kinds of content, size, and for pictures the shorter side in pixels."""

    kinds: frozenset[str] = frozenset({"image", "file", "audio"})
    megabytes: int = PLAIN_MEGABYTES
    side: int = 0

    def check_size(self, size: int) -> None:
        """Pictures must be smaller than their limit, all else not larger (spec section 5); `size` in bytes, else Invalid "file.large"."""
        limit = self.megabytes << 20
        if size > limit or (size == limit and self.kinds == {"image"}):
            raise Invalid(
                f"文件不能超过{self.megabytes}MB | The file must not exceed {self.megabytes} MB", id="file.large"
            )

    def check_content(self, content: Content | None) -> Content:
        if content is None:
            raise Invalid(self._wrong(), id="file.type")
        self._check_kind(content.kind, content.width, content.height)
        return content

    def check_stored(self, kind: str, size: int, width: int | None, height: int | None) -> None:
        """The same of a file that was stored for another purpose."""
        self.check_size(size)
        self._check_kind(kind, width, height)

    def _check_kind(self, kind: str, width: int | None, height: int | None) -> None:
        if kind not in self.kinds:
            raise Invalid(self._wrong(), id="file.type")
        if kind == "image" and min(width or 0, height or 0) < self.side:
            side = self.side
            raise Invalid(f"图片不能小于{side}×{side} | Pictures must be at least {side}×{side}", id="file.small")

    def _wrong(self) -> str:
        if self.kinds == {"image"}:
            return "请上传图片 | Please upload a picture"
        if self.kinds == {"video"}:
            return "请上传视频 | Please upload a video"
        if self.kinds == {"audio"}:
            return "请录音 | Please record your voice"
        return "不支持的文件类型 | Unsupported file type"


PICTURES = Limits(frozenset({"image"}))
SPEECH = Limits(frozenset({"audio"}))


def _safe_stem(name: str) -> str:
    stem = re.sub(r"[^\w一-龥.-]+", "_", Path(name.replace("\\", "/")).stem)[:60].strip("._")
    return stem or "file"


def new_path(actor: Actor, name: str, biz: str, extension: str) -> str:
    """A fresh relative path: tenant/biz/day/name_random.ext."""
    folder = re.sub(r"\W+", "", biz) or "files"
    return f"t{actor.tenant_id}/{folder}/{today():%Y%m%d}/{_safe_stem(name)}_{secrets.token_hex(6)}.{extension}"


class StagedFile:
    """Bytes that are looked at and lie in the store; a file once they are registered."""

    def __init__(self, actor: Actor, row: File, shared: File | None) -> None:
        self.is_registered = False
        self._actor = actor
        self._row = row
        self._shared = shared

    async def register(self, settle: Settle | None = None) -> File:
        """Writes its row, and in the same transaction what `settle` has to write with it. Raises Invalid when there is no space."""

        async def counted(work: Work) -> None:
            await check_space(work, self._row.file_size)
            if settle is not None:
                await settle(work, self._row)

        self.is_registered = True
        return await _register(self._row, self._actor, self._shared, counted)


@asynccontextmanager
async def staged_file(
    actor: Actor, data: bytes, name: str, biz: str, *, limits: Limits = Limits()
) -> AsyncIterator[StagedFile]:
    """Bytes in memory on their way to a file; the object goes when it is not registered, or refused. Raises Invalid."""
    limits.check_size(len(data))
    content = limits.check_content(await look_at(data, name))
    digest = await asyncio.to_thread(lambda: hashlib.sha256(data).hexdigest())
    path = new_path(actor, name, biz, content.extension)
    shared = await _same_content(actor, digest)
    if shared is None:
        await storage().put(path, data)
    staged = StagedFile(actor, _row_of(actor, path, name, biz, content, len(data), digest), shared)
    try:
        yield staged
    except AppError:
        staged.is_registered = False
        raise
    finally:
        if not staged.is_registered:
            await storage().remove([path])


async def save_file(actor: Actor, data: bytes, name: str, biz: str, *, limits: Limits = Limits()) -> File:
    """Stores bytes that are in memory; see `keep_object`. Raises Invalid when there is no space for them."""
    async with staged_file(actor, data, name, biz, limits=limits) as staged:
        return await staged.register()


async def keep_object(
    actor: Actor, key: str, size: int, digest: str, name: str, biz: str, limits: Limits, settle: Settle
) -> File:
    """Makes a file of an object that lies in the store under a key of its own; the object is gone from there after.

    Raises Invalid for content that is not of the kinds allowed, or too large. `settle` ends, in the same transaction, whatever
    has had the space until now: it is neither counted twice nor asked for again.
    """
    limits.check_size(size)
    content = limits.check_content(await _content_of(key, size, name))
    path = new_path(actor, name, biz, content.extension)
    shared = await _same_content(actor, digest)
    if shared is None:
        await storage().move(key, path)
    row = _row_of(actor, path, name, biz, content, size, digest)
    try:
        await _register(row, actor, shared, lambda work: settle(work, row))
    except AppError:
        await storage().remove([path])
        raise
    await storage().remove([key])
    return row


async def _content_of(key: str, size: int, name: str) -> Content | None:
    media = detect_media(await storage().load(key, 0, min(size, HEAD))) if size else None
    if media is not None:
        return media
    async with storage().local(key) as path:
        with path.open("rb") as file:
            return await _look(file.fileno(), name)


async def look_at(data: bytes, name: str) -> Content | None:
    """What bytes in memory are; None for what the portal does not take."""
    media = detect_media(data[:HEAD])
    if media is not None:
        return media
    with tempfile.TemporaryFile(prefix="guanjia-look-") as file:
        await asyncio.to_thread(file.write, data)
        file.seek(0)
        return await _look(file.fileno(), name)


async def _look(file: int, name: str) -> Content | None:
    """In a child: what it is; None for what the portal does not take. Raises Invalid for what is too much to look at."""
    request = {"name": name, "pixels": most_pixels(), "archive": archive_limits()}
    try:
        found: list[Any] = await ask(look_kind(), "content", request, [file])
    except Refused as refused:
        text, id = REFUSALS.get(refused.code, (TOO_DEAR, "file.dear"))
        raise Invalid(refused.text(text), id=id) from refused
    except Ended as ended:
        logger.warning("the look at a file ended: %s", ended)
        raise Invalid(TOO_DEAR, id="file.dear") from ended
    return Content(**found[0]) if found and found[0] else None


async def keep_known(actor: Actor, digest: str, size: int, name: str, biz: str, limits: Limits) -> File | None:
    """A row of its own for a content that the same person stored for the same purpose before; None where there is none."""
    mine = scoped(File, actor).filter(owner_id=actor.user_id)
    row = await mine.filter(sha256=digest, file_size=size, biz=biz).first()
    if row is None or await storage().size(row.store_key) is None or _ending(name) != _ending(row.file_name):
        return None
    limits.check_stored(row.kind, row.file_size, row.width, row.height)
    content = Content(PurePosixPath(row.file_path).suffix[1:], row.mime, row.kind, row.width, row.height)
    path = new_path(actor, name, biz, content.extension)
    fresh = _row_of(actor, path, name, biz, content, size, digest)
    return await _register(fresh, actor, row, lambda work: check_space(work, size))


def _ending(name: str) -> str:
    return PurePosixPath(name).suffix.lower()


async def _same_content(actor: Actor, digest: str) -> File | None:
    """Any file of the tenant with this content: its object is used again, its rights are not."""
    row = await scoped(File, actor).filter(sha256=digest).order_by("id").first()
    return row if row is not None and await storage().size(row.store_key) is not None else None


def _row_of(actor: Actor, path: str, name: str, biz: str, content: Content, size: int, digest: str) -> File:
    return File(
        id=next_id(),
        file_name=name[:255],
        file_path=path,
        store_key=path,
        file_size=size,
        mime=content.mime,
        kind=content.kind,
        sha256=digest,
        biz=biz,
        owner_id=actor.user_id,
        width=content.width,
        height=content.height,
        work=DUE if content.kind in ("image", "video") else NOTHING,
    )


async def _register(row: File, actor: Actor, shared: File | None, counted: Callable[[Work], Awaitable[None]]) -> File:
    """`counted`: what is done in the transaction once the row is written and its bytes are counted."""
    if shared is not None:
        row.store_key = shared.store_key
        if shared.work == DONE:
            row.work, row.preview_key, row.play_key = DONE, shared.preview_key, shared.play_key
            row.width, row.height, row.seconds = shared.width, shared.height, shared.seconds
    async with unit_of_work(actor) as work:
        await work.insert(row, audit=False)
        await counted(work)
        if row.work == DUE and _listener is not None:
            listener = _listener
            work.after_commit(lambda: listener(row))
    return row


async def find_file(actor: Actor, path: str) -> File:
    """The row of a stored path of the actor's tenant; NotFound otherwise."""
    row = await scoped(File, actor).get_or_none(file_path=path.strip("/").rstrip(","))
    if row is None:
        raise NotFound("未知的文件 | Unknown file", id="file.missing")
    return row


async def erase_files(actor: Actor, paths: Iterable[str]) -> None:
    """For good, past the recycle bin: rows and bytes, but for those that another file shares. Nothing may name them any more."""
    rows = await pool().fetch(_ERASE, actor.tenant_id, list(paths))
    keys = {key for row in rows for key in row.values() if key}
    shared = {row["key"] for row in await pool().fetch(_SHARED, actor.tenant_id, list(keys))}
    await storage().remove(keys - shared)
    await recount_space(actor.tenant_id)
