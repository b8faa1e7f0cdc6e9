"""What a worker makes of new files: small pictures, posters, videos that play; and what it refuses."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from schema.kit.clock import now
from schema.system.announcement import AnnouncementSend
from schema.system.file import File
from server.files import process
from server.files.process import process_file, process_next, sweep_work
from server.kit.files import save_file
from server.kit.storage import storage
from tests.files.conftest import picture
from tests.files.sending import send
from tests.kit.client import Client
from tests.kit.people import Organisation, create_organisation

SignIn = Callable[..., Awaitable[Client]]
VIDEO = {"biz": "rental/house.video", "kind": "video"}


def size_of(data: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(data)) as image:
        return image.size


async def test_a_large_picture_gets_a_small_one(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), picture(1600, 1200)
    path = (await send(client, data, biz="temp"))["message"]
    address = f"/sys/common/static/{path}"
    before = await client.send("GET", address, params={"thumb": "1"})
    assert before.content == data and "no-cache" in before.headers["cache-control"]
    await process_file((await File.get(file_path=path)).id)
    small = await client.send("GET", address, params={"thumb": "1"})
    assert size_of(small.content) == (480, 360) and small.headers["content-type"] == "image/jpeg"
    assert (await client.send("GET", address)).content == data


async def test_a_picture_taken_sideways_stands_upright(organisation: Organisation) -> None:
    target = BytesIO()
    exif = Image.Exif()
    exif[0x0112] = 6
    Image.effect_noise((1200, 600), 60).convert("RGB").save(target, "JPEG", exif=exif)
    row = await save_file(organisation.admin, target.getvalue(), "高.jpg", "temp")
    assert (row.width, row.height) == (600, 1200)
    await process_file(row.id)
    row = await File.get(id=row.id)
    assert size_of(await storage().load(row.preview_key or "")) == (240, 480)


@pytest.mark.parametrize("data", [picture(40, 30, "PNG"), picture(200, 100, "BMP")], ids=["png", "bmp"])
async def test_a_small_picture_stands_for_itself(organisation: Organisation, data: bytes) -> None:
    row = await save_file(organisation.admin, data, "小.png", "temp")
    await process_file(row.id)
    row = await File.get(id=row.id)
    assert (row.work, row.preview_key) == ("done", None)


async def test_a_video_is_seen_only_after_it_was_looked_at(
    organisation: Organisation, sign_in: SignIn, films: dict[str, bytes]
) -> None:
    client = await sign_in(organisation.admin)
    path = (await send(client, films["long.mp4"], "房源.mp4", **VIDEO))["message"]
    address = f"/sys/common/static/{path}"
    waiting = await client.call("GET", address)
    assert (waiting["id"], waiting["code"]) == ("file.processing", 409)
    assert (await facts(client, path))["state"] == "processing"
    row = await File.get(file_path=path)
    await process_file(row.id)
    known = await facts(client, path)
    assert (known["state"], known["seconds"], known["width"], known["preview"]) == ("ready", 31, 320, True)
    assert (await client.send("GET", address)).content == films["long.mp4"]
    poster = await client.send("GET", address, params={"thumb": "1"})
    assert size_of(poster.content) == (320, 240)


async def facts(client: Client, path: str) -> dict[str, Any]:
    return dict((await client.result("GET", "/sys/common/files", params={"paths": path}))[0])


async def test_a_video_under_thirty_seconds_is_refused_and_its_owner_told(
    organisation: Organisation, sign_in: SignIn, films: dict[str, bytes]
) -> None:
    client = await sign_in(organisation.admin)
    path = (await send(client, films["short.mp4"], "短.mp4", **VIDEO))["message"]
    await process_file((await File.get(file_path=path)).id)
    known = await facts(client, path)
    assert (known["state"], known["note"]) == ("refused", "视频至少30秒")
    answer = await client.call("GET", f"/sys/common/static/{path}")
    assert (answer["id"], answer["message"]) == ("file.processing", "视频至少30秒")
    assert await AnnouncementSend.filter(tenant_id=organisation.id, user_id=organisation.admin.user_id).count() == 1


async def test_a_video_that_browsers_do_not_play_is_made_one_that_they_do(
    organisation: Organisation, sign_in: SignIn, films: dict[str, bytes]
) -> None:
    client = await sign_in(organisation.admin)
    path = (await send(client, films["phone.mov"], "手机.mov", **VIDEO))["message"]
    await process_file((await File.get(file_path=path)).id)
    served = await client.send("GET", f"/sys/common/static/{path}")
    assert served.headers["content-type"] == "video/mp4" and served.content[4:8] == b"ftyp"
    assert b"avc1" in served.content


async def test_what_only_begins_like_a_video_is_refused(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    broken = b"\0\0\0\x18ftypisom" + b"\0" * 5000
    path = (await send(client, broken, "坏.mp4", **VIDEO))["message"]
    await process_file((await File.get(file_path=path)).id)
    assert (await facts(client, path))["state"] == "refused"


async def test_a_player_gets_the_part_that_it_asks_for(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), picture()
    address = f"/sys/common/static/{(await send(client, data, biz='temp'))['message']}"
    spans = {"bytes=10-19": data[10:20], "bytes=-5": data[-5:], f"bytes={len(data) - 3}-": data[-3:]}
    for asked, wanted in spans.items():
        answer = await client.send("GET", address, headers={"Range": asked})
        assert (answer.status_code, answer.content) == (206, wanted), asked
    assert answer.headers["content-range"] == f"bytes {len(data) - 3}-{len(data) - 1}/{len(data)}"
    assert (await client.send("GET", address, headers={"Range": f"bytes={len(data)}-"})).status_code == 416
    assert (await client.send("GET", address, headers={"Range": "bytes=0-1,4-5"})).content == data
    tag = answer.headers["etag"]
    assert (await client.send("GET", address, headers={"If-None-Match": tag})).status_code == 304


async def test_a_worker_that_died_is_followed_by_another(
    organisation: Organisation, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[bool] = []

    async def wake(*, films: bool) -> bool:
        woken.append(films)
        return True

    monkeypatch.setattr(process, "wake_files", wake)
    await nothing_else_due()
    row = await save_file(organisation.admin, picture(), "图.jpg", "temp")
    assert woken == [False]
    await File.filter(id=row.id).update(work="working", work_at=now())
    await sweep_work()
    await process_next(films=False)
    assert woken == [False] and (await File.get(id=row.id)).work == "working"
    await File.filter(id=row.id).update(work_at=now() - timedelta(minutes=1))
    await sweep_work()
    assert woken == [False, False]
    await process_next(films=False)
    assert (await File.get(id=row.id)).work == "done"


async def test_one_picture_of_a_colleague_comes_before_the_many_of_a_clerk(organisation: Organisation) -> None:
    await nothing_else_due()
    clerk, colleague = await organisation.hire(), await organisation.hire()
    many = [await save_file(clerk, picture(400 + n, 300), f"{n}.jpg", "temp") for n in range(12)]
    await File.filter(id=many[0].id).update(work="working", work_at=now())
    hers = await save_file(colleague, picture(640, 480), "图.jpg", "temp")
    theirs = await save_file((await create_organisation()).admin, picture(800, 480), "图.jpg", "temp")
    for _ in range(2):
        await process_next(films=False)
    assert [(await File.get(id=row.id)).work for row in (hers, theirs)] == ["done", "done"]


async def nothing_else_due() -> None:
    await File.filter(work__in=["due", "working"]).update(work="done")


async def test_who_may_not_read_a_file_learns_nothing_of_it(organisation: Organisation, sign_in: SignIn) -> None:
    owner = await sign_in(organisation.admin)
    path = (await send(owner, picture(), biz="temp"))["message"]
    assert (await facts(owner, path))["state"] == "ready"
    stranger = await sign_in((await create_organisation()).admin)
    assert await facts(stranger, path) == {"path": path, "state": "missing"}
    for query in ({}, {"thumb": "1"}, {"download": "1"}):
        assert (await stranger.send("GET", f"/sys/common/static/{path}", params=query)).status_code == 404
