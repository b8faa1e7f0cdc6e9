"""Files that nobody names are swept into the recycle bin, and their bytes when they have been there long enough."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any
from urllib.parse import quote

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.rental.house import House
from schema.system.announcement import Announcement
from schema.system.file import File, Upload
from server.files.sweep import sweep_files
from server.jobs.fires import JobCall
from server.kit.database import pool
from server.kit.files import save_file
from server.kit.storage import storage
from tests.files.conftest import picture
from tests.files.sending import begin, send_parts
from tests.kit.client import Client
from tests.kit.people import Organisation
from workers.jobs import FUNCTIONS

SignIn = Callable[..., Awaitable[Client]]
AGED = "UPDATE sys_file SET create_time = now() - make_interval(days => $2) WHERE id = $1"


async def store(organisation: Organisation, name: str, days: int = 40) -> File:
    row = await save_file(organisation.admin, picture(50, 40), name, "temp")
    await pool().execute(AGED, row.id, days)
    return row


async def is_there(row: File) -> bool:
    return await File.filter(id=row.id, del_flag=0).exists()


async def test_only_old_files_that_no_row_names_are_swept(organisation: Organisation) -> None:
    used, shown, deleted, orphan, young = [
        await store(organisation, f"{name}.jpg", days)
        for name, days in (("用", 40), ("通告 一", 40), ("删", 40), ("无主", 40), ("新", 29))
    ]
    tenant: dict[str, Any] = {
        "tenant_id": organisation.id,
        "community_id": 1,
        "building_id": 1,
        "floor": 1,
        "total_floor": 2,
    }
    await House.create(id=next_id(), **tenant, house_no="101", photos=f"t1/x/other.jpg,{used.file_path}")
    await House.create(id=next_id(), **tenant, house_no="102", cover=deleted.file_path, del_flag=1)
    text = f'<img src="/boot/sys/common/static/{quote(shown.file_path)}">'
    await Announcement.create(id=next_id(), tenant_id=organisation.id, title="通告", msg_content=text)
    dry = await sweep_files(organisation.admin, dry_run=True)
    assert [one.name for one in dry.orphans] == ["无主.jpg"] and dry.size == orphan.file_size
    assert await is_there(orphan)
    await sweep_files(organisation.admin)
    assert [await is_there(row) for row in (used, shown, deleted, orphan, young)] == [True, True, True, False, True]


async def test_a_swept_file_comes_back_from_the_recycle_bin(organisation: Organisation, sign_in: SignIn) -> None:
    orphan = await store(organisation, "无主.jpg")
    await sweep_files(organisation.admin)
    client = await sign_in(organisation.admin)
    assert (await client.send("GET", f"/sys/common/static/{orphan.file_path}")).status_code == 404
    await client.result("POST", "/sys/oss/file/restore", json={"ids": [str(orphan.id)]})
    assert (await client.send("GET", f"/sys/common/static/{orphan.file_path}")).status_code == 200


async def test_bytes_go_with_the_last_file_that_shares_them(organisation: Organisation) -> None:
    data, other = picture(60, 60), await organisation.hire()
    mine = await save_file(organisation.admin, data, "a.jpg", "temp")
    theirs = await save_file(other, data, "b.jpg", "temp")
    assert mine.store_key == theirs.store_key
    binned = "UPDATE sys_file SET del_flag = 1, update_time = now() - interval '31 days' WHERE id = $1"
    for row, left in ((mine, True), (theirs, False)):
        await pool().execute(binned, row.id)
        assert (await sweep_files(organisation.admin)).purged == 1
        assert (await storage().size(mine.store_key) is not None) is left


async def test_uploads_that_were_given_up_are_swept_with_their_parts(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client, data = await sign_in(organisation.admin), picture()
    old, fresh = await begin(client, data, "旧.jpg", biz="temp"), await begin(client, data, "新.jpg", biz="temp")
    await send_parts(client, old, data)
    await Upload.filter(id=int(old["id"])).update(seen_at=now() - timedelta(hours=49))
    assert (await sweep_files(organisation.admin, dry_run=True)).uploads == 1
    assert (await sweep_files(organisation.admin)).uploads == 1
    assert [one async for one in storage().list(f"uploads/{organisation.id}/{old['id']}")] == []
    left = await Upload.filter(tenant_id=organisation.id)
    assert [str(upload.id) for upload in left] == [fresh["id"]]


async def test_the_job_tells_what_it_would_do(organisation: Organisation) -> None:
    orphan = await store(organisation, "无主文件.jpg")
    said = await FUNCTIONS["sweepFiles"](JobCall(organisation.admin, {"dryRun": True}, now()))
    assert said and said.startswith("试运行：将清理无主文件1个") and "无主文件.jpg" in said
    assert await is_there(orphan)
    said = await FUNCTIONS["sweepFiles"](JobCall(organisation.admin, {}, now()))
    assert said and said.startswith("清理无主文件1个")
    assert await FUNCTIONS["sweepFiles"](JobCall(organisation.admin, {}, now())) is None
