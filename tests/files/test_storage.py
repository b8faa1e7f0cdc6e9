"""One store, a folder or a bucket of a real S3-compatible server: the same promises."""

import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from schema.kit.errors import NotFound
from server.kit.storage import Storage, open_storage
from server.launch.failure import LaunchFailure
from server.launch.options import read_options
from server.settings import Settings

NAME = "t1/照片/20261121/收据 (1)_ab.jpg"


async def test_what_is_put_is_read_again_whole_and_in_pieces(store: Storage) -> None:
    await store.put(NAME, b"0123456789")
    assert await store.size(NAME) == 10
    assert await store.load(NAME) == b"0123456789"
    assert await store.load(NAME, 2, 3) == b"234"
    assert b"".join([piece async for piece in store.read(NAME, 4, 10)]) == b"456789"
    async with store.local(NAME) as path:
        assert path.read_bytes() == b"0123456789" and path.suffix == ".jpg"


async def test_large_content_comes_from_a_file_or_piece_by_piece(store: Storage, tmp_path: Path) -> None:
    block = os.urandom(1 << 20)
    source = tmp_path / "large"
    source.write_bytes(block * 11)

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(11):
            yield block

    await store.put("t1/large/file", source)
    await store.put("t1/large/pieces", pieces())
    for key in ("t1/large/file", "t1/large/pieces"):
        assert await store.size(key) == 11 << 20
        assert await store.load(key, (10 << 20) + 5, 16) == block[5:21]


async def test_a_source_that_breaks_off_leaves_nothing(store: Storage) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"x" * (6 << 20)
        raise ConnectionResetError("gone")

    with pytest.raises(Exception, match="gone"):
        await store.put("t1/broken/file", pieces())
    assert await store.size("t1/broken/file") is None


async def test_objects_are_moved_listed_and_removed_and_what_is_gone_is_no_mistake(store: Storage) -> None:
    await store.put("t9/one", b"1")
    await store.put("t9/deep/two", b"22")
    await store.move("t9/one", "t9/deep/one")
    assert {one.key: one.size async for one in store.list("t9")} == {"t9/deep/one": 1, "t9/deep/two": 2}
    await store.remove(["t9/deep/one", "t9/never", "t9/deep/two"])
    assert [one async for one in store.list("t9")] == []
    with pytest.raises(NotFound):
        await store.load("t9/one")
    with pytest.raises(NotFound):
        async with store.local("t9/one"):
            pass


async def test_what_is_acknowledged_is_on_the_disk_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a power cut would take cannot be tried here; that the disk was told to write can."""
    written: list[str] = []

    def note(handle: int, sync: Callable[[int], None] = os.fsync) -> None:
        sync(handle)
        written.append(str(Path(f"/proc/self/fd/{handle}").readlink()).removeprefix(str(tmp_path)))

    monkeypatch.setattr(os, "fsync", note)
    store = open_storage(Settings(data_dir=tmp_path))
    await store.put("uploads/1/part", b"x" * 1000)
    assert written == ["/files/uploads/1/part", "/files/uploads/1", "/files/uploads", "/files"]
    written.clear()
    await store.move("uploads/1/part", "t1/whole")
    assert written == ["/files/t1/whole", "/files/t1", "/files"]


@pytest.mark.parametrize(
    "key", ["", "../secret", "t1/../../etc/passwd", "/etc/passwd", "t1//x", "t1/./x", "t1\\x", "a\0b"]
)
async def test_no_key_leads_out_of_the_store(store: Storage, key: str) -> None:
    with pytest.raises(NotFound):
        await store.load(key)
    with pytest.raises(NotFound):
        await store.put(key, b"x")


async def test_a_bucket_with_another_secret_refuses(bucket: dict[str, str]) -> None:
    named: dict[str, Any] = {name.lower(): value for name, value in bucket.items()}
    named["s3_secret_key"] = "wrong"
    with pytest.raises(Exception, match=r"privileges|denied|Forbidden"):
        await open_storage(Settings(**named)).put("t1/x", b"x")


@pytest.mark.parametrize("left_out", ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"])
def test_a_start_without_a_named_bucket_is_refused(left_out: str) -> None:
    given = {"S3_ENDPOINT": "http://127.0.0.1:1", "S3_BUCKET": "b", "S3_ACCESS_KEY": "k", "S3_SECRET_KEY": "s"}
    given.pop(left_out)
    with pytest.raises(LaunchFailure, match=left_out):
        read_options({"STORAGE": "s3", **given})
    with pytest.raises(LaunchFailure, match="STORAGE"):
        read_options({"STORAGE": "ftp"})
