"""Where the bytes of files lie: a local folder, or a bucket that speaks S3; nothing else in the product knows which.

Writing is atomic: a key has its whole content or none. Keys are relative paths; what leaves the store is refused.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import IO

import obstore
from obstore.store import LocalStore, S3Store

from schema.kit.errors import NotFound
from server.settings import Settings, get_settings

PIECE = 4 << 20
_WRITERS = 2
_SMALLEST_PIECE = 5 << 20  # of a large object in a bucket, by the rule of S3
_REMOVED_AT_ONCE = 500

Source = bytes | Path | IO[bytes] | AsyncIterator[bytes]


@dataclass(frozen=True, slots=True)
class Stored:
    """One object of a listing."""

    key: str
    size: int
    modified: datetime


class Storage:
    """One store with its few verbs; `folder` is where the keys are files of this machine, None for a bucket."""

    def __init__(self, store: LocalStore | S3Store, folder: Path | None) -> None:
        self._store = store
        self._folder = folder

    async def put(self, key: str, source: Source) -> None:
        """Stores the whole source, or nothing when it breaks off; memory does not grow with its size.

        What is stored outlives a power cut: in a folder it is on the disk, as in a bucket, before this returns.
        """
        large = not isinstance(source, bytes)
        await obstore.put_async(
            self._store, _clean(key), source, use_multipart=large, chunk_size=_SMALLEST_PIECE, max_concurrency=_WRITERS
        )
        await self._settle(key)

    async def _settle(self, key: str) -> None:
        if self._folder is not None:
            await asyncio.to_thread(_write_through, self._folder, self._folder / _clean(key))

    async def size(self, key: str) -> int | None:
        """Bytes; None when there is no such object."""
        try:
            return int((await obstore.head_async(self._store, _clean(key)))["size"])
        except FileNotFoundError:
            return None

    async def load(self, key: str, start: int = 0, length: int | None = None) -> bytes:
        """A piece in memory, or a whole object that is known to be small; NotFound when it is gone."""
        try:
            if length is None:
                return bytes(await (await obstore.get_async(self._store, _clean(key))).bytes_async())
            return bytes(await obstore.get_range_async(self._store, _clean(key), start=start, length=length))
        except FileNotFoundError as error:
            raise NotFound("未知的文件 | Unknown file", id="file.missing") from error

    async def read(self, key: str, start: int, end: int) -> AsyncIterator[bytes]:
        """The bytes from `start` up to before `end`, piece by piece."""
        while start < end:
            piece = await self.load(key, start, min(PIECE, end - start))
            if not piece:
                return
            yield piece
            start += len(piece)

    @asynccontextmanager
    async def local(self, key: str) -> AsyncIterator[Path]:
        """The object as a file of this machine, for libraries that want a path; of a bucket a copy that is gone after. NotFound when there is none."""
        size = await self.size(key)
        if size is None:
            raise NotFound("未知的文件 | Unknown file", id="file.missing")
        if self._folder is not None:
            yield self._folder / _clean(key)
            return
        with tempfile.TemporaryDirectory(prefix="guanjia-file-") as scratch:
            path = Path(scratch) / f"copy{Path(key).suffix}"
            with path.open("wb") as copy:
                async for piece in self.read(key, 0, size):
                    copy.write(piece)
            yield path

    async def move(self, key: str, target: str) -> None:
        """A rename in a folder, a copy made by the server of a bucket; NotFound when there is nothing to move."""
        try:
            await obstore.rename_async(self._store, _clean(key), _clean(target))
        except FileNotFoundError as error:
            raise NotFound("未知的文件 | Unknown file", id="file.missing") from error
        await self._settle(target)

    async def remove(self, keys: Iterable[str]) -> None:
        """What is gone already is no mistake."""
        wanted = [_clean(key) for key in keys]
        for start in range(0, len(wanted), _REMOVED_AT_ONCE):
            some = wanted[start : start + _REMOVED_AT_ONCE]
            try:
                await obstore.delete_async(self._store, some)
            except FileNotFoundError:
                await self._remove_each(some)

    async def _remove_each(self, keys: list[str]) -> None:
        for key in keys:
            try:
                await obstore.delete_async(self._store, key)
            except FileNotFoundError:
                continue

    async def list(self, prefix: str) -> AsyncIterator[Stored]:
        """Every object below a folder."""
        async for some in obstore.list(self._store, prefix=_clean(prefix)):
            for one in some:
                yield Stored(one["path"], one["size"], one["last_modified"])


def _write_through(root: Path, path: Path) -> None:
    """The bytes, then the name in its folder, then the folders that may have been made for it."""
    for place in (path, *path.parents):
        handle = os.open(place, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        if place == root:
            return


def _clean(key: str) -> str:
    parts = key.split("/")
    if any(part in {"", ".", ".."} for part in parts) or "\0" in key or "\\" in key:
        raise NotFound("未知的文件 | Unknown file", id="file.missing")
    return key


def open_storage(settings: Settings) -> Storage:
    """By STORAGE: the folder of DATA_DIR, or a bucket; see docs/operate.md."""
    if settings.storage == "s3":
        return Storage(_bucket(settings), None)
    folder = settings.files_dir.resolve()
    return Storage(LocalStore(prefix=folder, mkdir=True, automatic_cleanup=False), folder)


def _bucket(settings: Settings) -> S3Store:
    return S3Store(
        settings.s3_bucket,
        prefix=settings.s3_prefix or None,
        endpoint=settings.s3_endpoint,
        region=settings.s3_region,
        access_key_id=settings.s3_access_key,
        secret_access_key=settings.s3_secret_key,
        virtual_hosted_style_request=settings.s3_virtual_host,
        client_options={"allow_http": settings.s3_endpoint.startswith("http://"), "timeout": "60s"},
        retry_config={"max_retries": 4, "retry_timeout": timedelta(seconds=30)},
    )


@cache
def _storage_of(settings: tuple[str, ...]) -> Storage:
    return open_storage(get_settings())


def storage() -> Storage:
    """The store of this process; it follows the settings, so that tests may change them."""
    now = get_settings()
    return _storage_of((now.storage, str(now.files_dir), now.s3_endpoint, now.s3_bucket, now.s3_prefix))
