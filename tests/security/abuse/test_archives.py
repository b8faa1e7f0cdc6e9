"""Somebody uploads an archive made to be dear: its end record and directory are judged before anything is parsed or unpacked."""

import struct
from collections.abc import Awaitable, Callable
from functools import partial
from io import BytesIO

import pytest

from schema.system.file import File
from server.sandbox.jobs.archives import ArchiveLimits, read_directory
from server.sandbox.refusal import Refused
from tests.files.sending import send
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.security.abuse.hostile_archives import long_directory, many_names, plain, unpacks_to, zeros
from tests.security.abuse.limits import limited
from tests.security.abuse.test_sheets import read, upload

SignIn = Callable[..., Awaitable[Client]]
PLAIN = {"biz": "temp"}
# Made when they are sent: collecting the tests would pay for them in each process.
BOMBS: dict[str, tuple[Callable[[], bytes], str]] = {
    "a hundred thousand names": (partial(many_names, 100_000), "最多20000个"),
    "more names than its end record says": (partial(many_names, 60_000, announced=3), "最多20000个"),
    "a directory of five megabytes": (partial(long_directory, 5), "最多20000个"),
    "a terabyte by its own word": (partial(unpacks_to, 1024), "最多4096MB"),
    "two hundred megabytes of zeros": (partial(zeros, 200), "最多4096MB"),
}
LIMITS = ArchiveLimits(entries=20_000, directory=4 << 20, unpacked=4 << 30, ratio=200)


class Counted(BytesIO):
    """Says how much of it was read."""

    taken = 0

    def read(self, size: int | None = -1) -> bytes:
        data = super().read(size)
        self.taken += len(data)
        return data


@pytest.mark.parametrize("name", BOMBS)
async def test_an_archive_that_is_too_much_is_refused_with_the_reason(
    organisation: Organisation, sign_in: SignIn, name: str
) -> None:
    client, (make, wanted) = await sign_in(organisation.admin), BOMBS[name]
    answer = await send(client, make(), "包.zip", **PLAIN)
    assert (answer["code"], answer["id"]) == (422, "file.archive") and wanted in answer["message"], answer
    assert await File.filter(tenant_id=organisation.id).count() == 0


@pytest.mark.parametrize("name", BOMBS)
async def test_the_same_goes_for_a_sheet(organisation: Organisation, sign_in: SignIn, name: str) -> None:
    client, data = await sign_in(organisation.admin), BOMBS[name][0]()
    for call in (upload, read):
        answer = await call(client, data)
        assert (answer["code"], answer["message"]) == (422, "文件上传失败，表格内容过大"), answer


def test_of_a_directory_that_is_too_large_nothing_but_the_end_is_read() -> None:
    file = Counted(many_names(100_000))
    with pytest.raises(Refused):
        read_directory(file, LIMITS)
    assert file.taken < 70_000


@pytest.mark.parametrize("cut", [1, 10, 22, 23, 40, 60])
def test_an_archive_that_was_cut_off_or_lies_about_places_has_no_directory(cut: int) -> None:
    whole = plain()
    assert read_directory(BytesIO(whole[:-cut]), LIMITS) is None
    lying = bytearray(whole)
    struct.pack_into("<L", lying, len(whole) - 6, 0xFFFF_FFF0)
    found = read_directory(BytesIO(bytes(lying)), LIMITS)
    assert found is None or found.names == (b"0a.txt",)


async def test_an_ordinary_archive_is_taken_whatever_stands_before_or_behind_it(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client = await sign_in(organisation.admin)
    for data in (plain(count=300), zeros(20), plain("word/document.xml")):
        assert (await send(client, data, "包.zip", **PLAIN))["success"]
    found = read_directory(BytesIO(b"#!/bin/sh\n" * 9 + plain()), LIMITS)
    assert found is not None and found.names == (b"0a.txt",)


async def test_the_limits_are_the_operators(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    with limited(ARCHIVE_ENTRIES=200):
        assert "最多200个" in (await send(client, plain(count=300), "包.zip", **PLAIN))["message"]
    with limited(ARCHIVE_UNPACKED_MB=10):
        assert "最多10MB" in (await send(client, zeros(20), "包.zip", **PLAIN))["message"]
