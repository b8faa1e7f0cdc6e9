"""Uploads in parts: they go on after anything, end in a checked file, and belong to one person."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any
from urllib.parse import quote

import pytest

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.system.file import File, Upload, UploadPart
from server.files import uploads
from server.files.parts import PART_BYTES
from server.kit.database import own_pool
from server.kit.storage import storage
from tests.files.conftest import picture
from tests.files.sending import CANCEL, FINISH, PART, START, STATE, begin, finish, send, send_parts, sha256
from tests.kit.client import Client
from tests.kit.people import Organisation, create_organisation

SignIn = Callable[..., Awaitable[Client]]
PLAIN = {"biz": "temp"}


def large_picture() -> bytes:
    """A picture with something after its end: two parts of four megabytes and a bit."""
    return picture() + b"\0" * (2 * PART_BYTES)


async def test_a_file_sent_in_parts_is_the_file_that_was_sent(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), large_picture()
    upload = await begin(client, data, **PLAIN)
    assert (upload["partSize"], upload["parts"], upload["received"]) == (PART_BYTES, 3, [])
    await send_parts(client, upload, data, [2, 0, 1])
    answer = await finish(client, upload)
    assert answer["success"] and answer["message"] == answer["result"]["path"]
    row = await File.get(file_path=answer["message"])
    assert (row.sha256, row.file_size, row.mime, row.width) == (sha256(data), len(data), "image/jpeg", 800)
    assert answer["result"]["fileName"] == "大图.jpg" and answer["result"]["fileSize"] == len(data)
    served = await client.send("GET", f"/sys/common/static/{answer['message']}")
    assert served.content == data and served.headers["content-type"] == "image/jpeg"


async def test_parts_leave_nothing_behind_when_the_file_is_whole(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), large_picture()
    upload = await begin(client, data, **PLAIN)
    await send_parts(client, upload, data)
    folder = f"uploads/{organisation.id}/{upload['id']}"
    assert len([one async for one in storage().list(folder)]) == 3
    await finish(client, upload)
    assert [one async for one in storage().list(folder)] == []
    assert await UploadPart.filter(upload_id=int(upload["id"])).count() == 0


async def test_starting_the_same_file_again_tells_the_parts_that_are_there(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client, data = await sign_in(organisation.admin), large_picture()
    upload = await begin(client, data, **PLAIN)
    await send_parts(client, upload, data, [0, 2])
    again = await begin(await sign_in(organisation.admin), data, **PLAIN)
    assert (again["id"], again["received"]) == (upload["id"], [0, 2])
    assert (await client.result("GET", STATE, params={"id": upload["id"]}))["received"] == [0, 2]
    refused = await finish(client, upload)
    assert (refused["id"], refused["result"]) == ("upload.incomplete", {"missing": [1]})
    await send_parts(client, upload, data, [1])
    assert (await finish(client, upload))["success"]


@pytest.mark.parametrize("other", [{"name": "b.jpg"}, {"mark": "another"}, {"biz": "other"}])
async def test_another_file_is_not_taken_for_one_that_was_broken_off(
    organisation: Organisation, sign_in: SignIn, other: dict[str, str]
) -> None:
    client, data = await sign_in(organisation.admin), large_picture()
    first = await begin(client, data, **PLAIN)
    assert (await begin(client, data, **(PLAIN | other)))["id"] != first["id"]


async def test_finishing_twice_or_at_the_same_time_makes_one_file(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), large_picture()
    upload = await begin(client, data, **PLAIN)
    await send_parts(client, upload, data)
    answers = await asyncio.gather(*(finish(client, upload) for _ in range(3)))
    answers.append(await finish(client, upload))
    assert {answer["message"] for answer in answers if answer["success"]} == {answers[-1]["message"]}
    assert answers[-1]["success"]
    assert await File.filter(tenant_id=organisation.id, sha256=sha256(data)).count() == 1


@asynccontextmanager
async def held_files() -> AsyncIterator[Callable[[int], Awaitable[None]]]:
    """No file is stored meanwhile; gives what waits until so many finishes are about to."""
    # Whatever else sweeps the table meanwhile waits, too, but is no finish.
    waiting = (
        "SELECT count(*) >= $1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)"
        " WHERE l.relation = 'sys_file'::regclass AND NOT l.granted AND a.query ILIKE 'INSERT INTO \"sys_file\"%'"
    )

    async def all_there(number: int) -> None:
        async with asyncio.timeout(15):
            while not await own_pool().fetchval(waiting, number):  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    async with own_pool().acquire() as connection, connection.transaction():
        await connection.execute("LOCK TABLE sys_file IN SHARE MODE")
        yield all_there


async def test_of_two_finishes_where_the_first_was_taken_for_dead_one_keeps_the_file(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client, data = await sign_in(organisation.admin), large_picture()
    upload = await begin(client, data, **PLAIN)
    await send_parts(client, upload, data)
    async with held_files() as all_there:
        slow = asyncio.create_task(finish(client, upload))
        await all_there(1)
        await Upload.filter(id=upload["id"]).update(seen_at=now() - timedelta(minutes=1))
        late = asyncio.create_task(finish(client, upload))
        await all_there(2)
    answers = [await slow, await late]
    assert {answer["message"] for answer in answers} == {answers[0]["message"]} and answers[0]["success"]
    assert await File.filter(tenant_id=organisation.id).count() == 1
    objects = [one.key async for one in storage().list(f"t{organisation.id}")]
    assert objects == [answers[0]["message"]], "what the other one stored is gone"


async def test_who_waits_in_vain_for_another_finish_takes_nothing_from_it(
    organisation: Organisation, sign_in: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "_LOOKS", 1)
    client, data = await sign_in(organisation.admin), large_picture()
    upload = await begin(client, data, **PLAIN)
    await send_parts(client, upload, data)
    async with held_files() as all_there:
        slow = asyncio.create_task(finish(client, upload))
        await all_there(1)
        assert not (await finish(client, upload))["success"]
    assert (await slow)["success"]
    assert (await finish(client, upload))["message"] == (await slow)["message"]


async def test_a_damaged_part_is_refused_and_can_be_sent_again(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), picture()
    upload = await begin(client, data, **PLAIN)
    wrong = {"id": upload["id"], "part": 0, "sha256": sha256(b"other")}
    assert (await client.call("PUT", PART, params=wrong, content=data))["id"] == "upload.hash"
    plain = {"id": upload["id"], "part": 0}
    for content in (data[:-1], data + b"x", b""):
        assert (await client.call("PUT", PART, params=plain, content=content))["id"] == "upload.size"
    assert (await client.call("PUT", PART, params={**plain, "part": 1}, content=data))["id"] == "upload.part"
    assert (await client.result("GET", STATE, params={"id": upload["id"]}))["received"] == []
    await client.result("PUT", PART, params=plain, content=data)
    assert (await finish(client, upload))["success"]


async def test_a_file_that_is_not_what_its_hash_says_is_refused(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), picture()
    answer = await send(client, data, sha256=sha256(b"other"), **PLAIN)
    assert answer["id"] == "upload.hash"
    assert await File.filter(tenant_id=organisation.id).count() == 0


async def test_the_content_counts_and_not_the_name(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    for data in (
        b"<html><script>alert(1)</script>",
        b"#!/bin/sh\nrm -rf /",
        b"GIF89a" + b"\0" * 40,
        b"MZ" + b"\0" * 90,
    ):
        assert (await send(client, data, "无害.jpg", **PLAIN))["id"] == "file.type"
    narrowed = await send(client, b"%PDF-1.4 ...", "图.jpg", kind="image", **PLAIN)
    assert (narrowed["id"], narrowed["message"]) == ("file.type", "请上传图片")


async def test_the_same_content_is_stored_once_and_its_rows_keep_their_own_rights(
    organisation: Organisation, sign_in: SignIn
) -> None:
    data, other = picture(), await organisation.hire()
    first = await send(await sign_in(organisation.admin), data, **PLAIN)
    again = await send(await sign_in(organisation.admin), data, "again.jpg", **PLAIN)
    second = await send(await sign_in(other), data, "mine.jpg", **PLAIN)
    assert len({first["message"], again["message"], second["message"]}) == 3
    rows = await File.filter(tenant_id=organisation.id, sha256=sha256(data))
    assert len(rows) == 3 and len({row.store_key for row in rows}) == 1
    elsewhere = await create_organisation()
    third = await send(await sign_in(elsewhere.admin), data, **PLAIN)
    assert (await File.get(file_path=third["message"])).store_key not in {row.store_key for row in rows}


async def test_only_who_stored_a_content_before_need_not_send_it_again(
    organisation: Organisation, sign_in: SignIn
) -> None:
    data = picture()
    known = await send(await sign_in(organisation.admin), data, **PLAIN)
    body = {"name": "again.jpg", "size": len(data), "sha256": sha256(data), **PLAIN}
    mine = await (await sign_in(organisation.admin)).result("POST", START, json=body)
    assert mine["file"]["path"] != known["message"] and mine["file"]["fileName"] == "again.jpg"
    served = await (await sign_in(organisation.admin)).send("GET", f"/sys/common/static/{mine['file']['path']}")
    assert served.content == data and quote("again.jpg") in served.headers["content-disposition"]
    other = await (await sign_in(organisation.admin)).result("POST", START, json={**body, "biz": "other"})
    assert other["file"] is None
    stranger = await (await sign_in(await organisation.hire())).result("POST", START, json=body)
    assert stranger["file"] is None and stranger["received"] == []


@pytest.mark.parametrize("way", ["parts", "form"])
async def test_the_same_bytes_sent_again_under_another_name_keep_their_own_name_and_record(
    organisation: Organisation, sign_in: SignIn, way: str
) -> None:
    """A receipt and a contract that happen to be the same scan are two files."""
    client, data, paths = await sign_in(organisation.admin), b"%PDF-1.4 " + way.encode(), {}
    for name in ("收据.pdf", "合同.pdf", "收据.pdf"):
        if way == "parts":
            answer = await send(client, data, name, **PLAIN)
        else:
            answer = await client.call("POST", "/sys/common/upload", data=PLAIN, files={"file": (name, data)})
        assert answer["result"]["fileName"] == name
        paths[answer["message"]] = name
    assert len(paths) == 3
    for path, name in paths.items():
        served = await client.send("GET", f"/sys/common/static/{path}")
        assert served.content == data and quote(name) in served.headers["content-disposition"]


TEXTS = {
    "说明.txt": ("管家 says hello\n".encode(), "text/plain"),
    "名单.csv": ("编号,姓名\r\n1,张三\r\n".encode("gbk"), "text/csv"),
    "读我.MD": ("\ufeff# 管家\n".encode(), "text/markdown"),
    "页.txt": (b"<html><script>alert(1)</script>", "text/plain"),
}
NO_TEXTS = {
    "nul.txt": b"a\0b",
    "bytes.csv": b"\xff\xfe\xfd\xfc\x80\x80",
    "bell.md": b"a\x07b",
    "cut.txt": "管家".encode()[:-1] + b"\xff",
    "program.exe": b"plain text",
    "page.html": b"plain text",
    "picture.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
}


@pytest.mark.parametrize("name", TEXTS)
async def test_texts_are_taken_and_never_run_in_a_browser(
    organisation: Organisation, sign_in: SignIn, name: str
) -> None:
    client, (data, mime) = await sign_in(organisation.admin), TEXTS[name]
    answer = await send(client, data, name, **PLAIN)
    assert answer["success"] and (answer["result"]["kind"], answer["result"]["mime"]) == ("file", mime)
    served = await client.send("GET", f"/sys/common/static/{answer['message']}")
    assert served.content == data and served.headers["content-type"].startswith(mime)
    assert served.headers["content-disposition"].startswith("attachment")
    assert (
        served.headers["x-content-type-options"] == "nosniff" and "sandbox" in served.headers["content-security-policy"]
    )


@pytest.mark.parametrize("name", NO_TEXTS)
async def test_what_is_no_text_or_does_not_say_so_is_refused(
    organisation: Organisation, sign_in: SignIn, name: str
) -> None:
    client = await sign_in(organisation.admin)
    assert (await send(client, NO_TEXTS[name], name, **PLAIN))["id"] == "file.type"


async def test_a_text_is_no_picture(organisation: Organisation, sign_in: SignIn) -> None:
    answer = await send(await sign_in(organisation.admin), b"text", "图.txt", kind="image", **PLAIN)
    assert (answer["id"], answer["message"]) == ("file.type", "请上传图片")


async def test_an_upload_is_its_owners_alone(organisation: Organisation, sign_in: SignIn) -> None:
    owner, data = await sign_in(organisation.admin), picture()
    upload = await begin(owner, data, **PLAIN)
    strangers = [await sign_in(await organisation.hire()), await sign_in((await create_organisation()).admin)]
    calls: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", STATE, {"params": {"id": upload["id"]}}),
        ("PUT", PART, {"params": {"id": upload["id"], "part": 0}, "content": data}),
        ("POST", FINISH, {"json": {"id": upload["id"]}}),
        ("DELETE", CANCEL, {"params": {"id": upload["id"]}}),
    ]
    for method, path, options in calls:
        for stranger in strangers:
            assert (await stranger.call(method, path, **options))["id"] == "upload.gone", path
        assert (await (await sign_in()).send(method, path, **options)).status_code == 401, path
    await send_parts(owner, upload, data)
    assert (await finish(owner, upload))["success"]


async def test_an_upload_that_was_dropped_or_has_ended_takes_no_more(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client, data = await sign_in(organisation.admin), picture()
    upload = await begin(client, data, **PLAIN)
    await send_parts(client, upload, data)
    assert (await client.call("DELETE", CANCEL, params={"id": upload["id"]}))["success"]
    assert (await finish(client, upload))["id"] == "upload.gone"
    assert [one async for one in storage().list(f"uploads/{organisation.id}")] == []
    upload = await begin(client, data, **PLAIN)
    await send_parts(client, upload, data)
    await finish(client, upload)
    answer = await client.call("PUT", PART, params={"id": upload["id"], "part": 0}, content=data)
    assert answer["id"] == "upload.ended"


async def test_whoever_leaves_many_unfinished_loses_the_oldest(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    made = [await begin(client, picture(16, 16), f"{number}.jpg", **PLAIN) for number in range(22)]
    left = await Upload.filter(tenant_id=organisation.id, state="open").count()
    assert left == 20
    assert (await client.call("GET", STATE, params={"id": made[0]["id"]}))["id"] == "upload.gone"


@pytest.mark.parametrize(
    ("biz", "kind", "megabytes", "allowed"),
    [
        ("temp", "image", 10, False),
        ("temp", "file", 10, True),
        ("rental/house.photos", "image", 20, False),
        ("rental/house.video", "video", 300, True),
    ],
)
async def test_each_purpose_has_its_limit(
    organisation: Organisation, sign_in: SignIn, biz: str, kind: str, megabytes: int, allowed: bool
) -> None:
    """Pictures must be under theirs, all else may reach it."""
    client, size = await sign_in(organisation.admin), megabytes << 20
    body = {"name": "x", "biz": biz, "kind": kind}
    assert (await client.call("POST", START, json={**body, "size": size}))["success"] is allowed
    assert (await client.call("POST", START, json={**body, "size": size - 1}))["success"]
    refused = await client.call("POST", START, json={**body, "size": size + 1})
    assert (refused["id"], refused["message"]) == ("file.large", f"文件不能超过{megabytes}MB")


async def test_only_who_may_write_a_record_may_bring_its_files(organisation: Organisation, sign_in: SignIn) -> None:
    body = {"name": "x.mp4", "size": 100, "biz": "rental/house.video", "kind": "video"}
    reader = await sign_in(await organisation.hire("rental:house:list"))
    refused = await reader.call("POST", START, json=body)
    assert (refused["id"], refused["result"]) == ("access.denied", {"needs": "rental:house:add"})
    writer = await sign_in(await organisation.hire("rental:house:list", "rental:house:edit"))
    assert (await writer.call("POST", START, json=body))["success"]


async def test_a_video_is_taken_only_where_a_video_belongs(
    organisation: Organisation, sign_in: SignIn, films: dict[str, bytes]
) -> None:
    client = await sign_in(organisation.admin)
    assert (await send(client, films["long.mp4"], "a.mp4", **PLAIN))["id"] == "file.type"
    assert (await send(client, films["long.mp4"], "a.mp4", biz="rental/house.video"))["success"]
    wrong = await send(client, picture(), "a.mp4", biz="rental/house.video")
    assert (wrong["id"], wrong["message"]) == ("file.type", "请上传视频")


async def test_property_photos_have_at_least_600_by_600(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    small = await send(client, picture(960, 599), biz="rental/house.photos")
    assert (small["id"], small["message"]) == ("file.small", "图片不能小于600×600")
    assert (await send(client, picture(600, 600), biz="rental/house.photos"))["success"]


@pytest.mark.parametrize("path", ["/sys/common/upload", "/sys/common/upload1"])
async def test_the_whole_file_in_one_form_goes_the_same_way(
    organisation: Organisation, sign_in: SignIn, path: str
) -> None:
    client, data = await sign_in(organisation.admin), picture()
    form = {"biz": "temp", "jeditor": "0", "isup": "1"}
    answer = await client.call("POST", path, data=form, files={"file": ("图.jpg", data)})
    assert answer["success"] and (await File.get(file_path=answer["message"])).sha256 == sha256(data)
    none = await client.call("POST", path, data=form)
    assert (none["id"], none["message"]) == ("file.none", "未选择文件")
    large = picture() + b"\0" * (10 << 20)
    assert (await client.call("POST", path, data=form, files={"file": ("图.jpg", large)}))["id"] == "file.large"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": "", "size": 1},
        {"name": "a", "size": 0},
        {"name": "a", "size": -1},
        {"name": "a", "size": "x"},
        {"name": "a", "size": 1, "sha256": "zz"},
        {"name": "a" * 256, "size": 1},
        {"name": "a", "size": 1, "kind": "exe"},
    ],
)
async def test_a_start_that_makes_no_sense_is_told_so(
    organisation: Organisation, sign_in: SignIn, body: dict[str, Any]
) -> None:
    answer = await (await sign_in(organisation.admin)).call("POST", START, json=body)
    assert (answer["success"], answer["code"]) == (False, 422)


async def test_an_unknown_upload_is_gone(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    for unknown in (str(next_id()), "x", "-1"):
        assert (await client.send("GET", STATE, params={"id": unknown})).status_code == 404
