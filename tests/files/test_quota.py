"""Quotas of storage: what is kept and what is on its way is counted where it is written, refused at the rim, given back."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from schema.kit.clock import now
from schema.system.announcement import Announcement, AnnouncementSend
from schema.system.file import File, Upload
from schema.system.storage_use import WHOLE, StorageUse
from schema.system.tenant import Tenant
from schema.system.user import User
from server.files.parts import PART_BYTES
from server.files.sweep import sweep_files
from server.http.rights import load_actor
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.storage import storage
from server.kit.storage_quota import recount_space
from server.kit.switches import STORAGE_PERSON
from tests.files.conftest import picture
from tests.files.sending import CANCEL, PART, START, begin, finish, send, send_parts
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.kit.switch import set_switch
from tests.live.page import until

SignIn = Callable[..., Awaitable[Client]]
MEGABYTE = 1 << 20
FORM = "/sys/common/upload"


def sized(megabytes: float) -> bytes:
    start = picture(60, 50)
    return start + b"\0" * (int(megabytes * MEGABYTE) - len(start))


async def allow(organisation: Organisation, megabytes: int) -> None:
    await Tenant.filter(id=organisation.id).update(quota_megabytes=megabytes)


async def used(organisation: Organisation, user_id: int = WHOLE) -> int:
    found = await StorageUse.get_or_none(tenant_id=organisation.id, user_id=user_id)
    return found.bytes if found is not None else 0


async def administrator_of_the_platform() -> Actor:
    user = await User.get(username="admin")
    actor = await load_actor(user.id, user.tenant_id, user.org_code or "", 0)
    assert actor is not None
    return actor


def wish(number: int, megabytes: float) -> dict[str, object]:
    return {"name": f"{number}.jpg", "size": int(megabytes * MEGABYTE), "mark": str(number), "biz": "temp"}


async def test_of_two_uploads_at_the_rim_one_is_refused(organisation: Organisation, sign_in: SignIn) -> None:
    await allow(organisation, 10)
    clients = [await sign_in(await organisation.hire()) for _ in range(6)]
    answers = await asyncio.gather(
        *(client.call("POST", START, json=wish(number, 6)) for number, client in enumerate(clients))
    )
    refused = [answer for answer in answers if not answer["success"]]
    assert len(refused) == 5 and {answer["id"] for answer in refused} == {"file.quota"}
    assert await used(organisation) == 6 * MEGABYTE
    assert refused[0]["result"] == {
        "whose": "organisation",
        "used": 6 * MEGABYTE,
        "allowed": 10 * MEGABYTE,
        "wanted": 6 * MEGABYTE,
    }
    assert "空间不足" in refused[0]["message"] and "6MB" in refused[0]["message"] and "10MB" in refused[0]["message"]


async def test_files_sent_whole_at_the_rim_are_refused_and_leave_no_bytes(
    organisation: Organisation, sign_in: SignIn
) -> None:
    await allow(organisation, 3)
    clients = [await sign_in(await organisation.hire()) for _ in range(4)]
    answers = await asyncio.gather(
        *(
            client.send("POST", FORM, files={"file": (f"{number}.jpg", sized(2) + bytes([number]))})
            for number, client in enumerate(clients)
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422]
    kept = [one async for one in storage().list(f"t{organisation.id}")]
    assert [one.size for one in kept] == [2 * MEGABYTE + 1] and await used(organisation) == 2 * MEGABYTE + 1


async def test_each_person_has_a_limit_of_their_own(organisation: Organisation, sign_in: SignIn) -> None:
    await set_switch(organisation.id, STORAGE_PERSON, "5")
    first, second = await organisation.hire(), await organisation.hire()
    client = await sign_in(first)
    await client.result("POST", START, json=wish(1, 4))
    answer = await client.call("POST", START, json=wish(2, 2))
    assert (answer["id"], answer["result"]["whose"]) == ("file.quota", "person")
    await (await sign_in(second)).result("POST", START, json=wish(2, 2))
    assert await client.result("GET", "/sys/storage/own") == {"used": 4 * MEGABYTE, "allowed": 5 * MEGABYTE}
    await set_switch(organisation.id, STORAGE_PERSON, "0")
    await client.result("POST", START, json=wish(2, 2))
    assert await client.result("GET", "/sys/storage/own") == {"used": 6 * MEGABYTE, "allowed": None}


async def test_somebody_may_have_another_limit_than_everybody(organisation: Organisation, sign_in: SignIn) -> None:
    await set_switch(organisation.id, STORAGE_PERSON, "5")
    administrator = await sign_in(organisation.admin)
    modest, hungry = [await organisation.hire() for _ in range(2)]
    for person, megabytes in ((modest, 2), (hungry, 0)):
        row = await administrator.result("GET", "/sys/user/queryById", params={"id": person.user_id})
        change = {"id": row["id"], "rowVersion": row["rowVersion"], "quotaMegabytes": megabytes}
        await administrator.result("PUT", "/sys/user/edit", json=change)
    client = await sign_in(modest)
    await client.result("POST", START, json=wish(1, 1))
    assert (await client.call("POST", START, json=wish(2, 2)))["id"] == "file.quota"
    assert await client.result("GET", "/sys/storage/own") == {"used": MEGABYTE, "allowed": 2 * MEGABYTE}
    await (await sign_in(hungry)).result("POST", START, json=wish(3, 9))
    shown = (await administrator.result("GET", "/sys/storage/list"))["people"]
    assert [(one["used"], one["allowed"]) for one in shown] == [(9 * MEGABYTE, None), (MEGABYTE, 2 * MEGABYTE)]


async def test_what_was_stored_before_needs_space_for_its_new_row(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), sized(2)
    await send(client, data, biz="temp")
    await allow(organisation, 3)
    sha = (await File.get(tenant_id=organisation.id)).sha256
    answer = await client.call("POST", START, json={**wish(1, 2), "name": "大图.jpg", "sha256": sha})
    assert answer["id"] == "file.quota" and await used(organisation) == 2 * MEGABYTE


async def test_a_part_sent_again_replaces_its_object_and_counts_once(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client, data = await sign_in(organisation.admin), sized(9)
    upload = await begin(client, data, biz="temp")
    await send_parts(client, upload, data)
    for filler in (b"\1", b"\2"):
        await client.result("PUT", PART, params={"id": upload["id"], "part": 1}, content=filler * PART_BYTES)
    folder = f"uploads/{organisation.id}/{upload['id']}"
    assert sum([one.size async for one in storage().list(folder)]) == 9 * MEGABYTE
    assert await used(organisation) == 9 * MEGABYTE
    answer = await finish(client, upload)
    served = await client.send("GET", f"/sys/common/static/{answer['message']}")
    assert served.content == data[:PART_BYTES] + b"\2" * PART_BYTES + data[2 * PART_BYTES :]


async def test_an_upload_has_its_space_from_the_start_to_the_file(organisation: Organisation, sign_in: SignIn) -> None:
    await allow(organisation, 9)
    client, data = await sign_in(organisation.admin), sized(9)
    assert (await send(client, data, biz="temp"))["success"]
    assert await used(organisation) == await used(organisation, organisation.admin.user_id) == 9 * MEGABYTE


async def test_given_up_uploads_give_their_space_back(organisation: Organisation, sign_in: SignIn) -> None:
    client, data = await sign_in(organisation.admin), sized(5)
    upload = await begin(client, data, biz="temp")
    await send_parts(client, upload, data, [0])
    await client.result("DELETE", CANCEL, params={"id": upload["id"]})
    assert await used(organisation) == 0
    upload = await begin(client, data, biz="temp")
    await Upload.filter(id=int(upload["id"])).update(seen_at=now().replace(year=2020))
    assert await used(organisation) == 5 * MEGABYTE
    await sweep_files(organisation.admin)
    assert await used(organisation) == 0


async def test_a_deleted_file_gives_its_space_back_when_it_leaves_the_bin(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client = await sign_in(organisation.admin)
    for _ in range(3):
        await send(client, sized(2), biz="temp")
    first, second, third = await File.filter(tenant_id=organisation.id).order_by("id")
    ids = ",".join(str(row.id) for row in (first, second))
    await client.result("DELETE", "/sys/oss/file/deleteBatch", params={"ids": ids})
    assert await used(organisation) == 6 * MEGABYTE
    shown = (await client.result("GET", "/sys/storage/list"))["organisations"][0]
    assert (shown["used"], shown["deleted"], shown["unfinished"]) == (6 * MEGABYTE, 4 * MEGABYTE, 0)
    await client.result("DELETE", "/sys/oss/file/purge", params={"ids": str(first.id)})
    assert await used(organisation) == 4 * MEGABYTE
    await File.filter(id=second.id).update(update_time=now().replace(year=2020))
    await sweep_files(organisation.admin)
    assert await used(organisation) == await used(organisation, organisation.admin.user_id) == third.file_size


@pytest.mark.parametrize("spoilt", ["DELETE FROM sys_storage_use", "UPDATE sys_storage_use SET bytes = bytes + 77"])
async def test_files_from_before_the_count_are_counted_by_the_sweep(
    organisation: Organisation, sign_in: SignIn, spoilt: str
) -> None:
    client = await sign_in(organisation.admin)
    await send(client, sized(2), biz="temp")
    await begin(client, sized(3), "b.jpg", biz="temp")
    gone = await organisation.hire()
    await StorageUse.create(tenant_id=organisation.id, user_id=gone.user_id, bytes=5)
    await pool().execute(f"{spoilt} WHERE tenant_id = $1", organisation.id)
    await sweep_files(organisation.admin)
    assert await used(organisation) == await used(organisation, organisation.admin.user_id) == 5 * MEGABYTE
    assert await used(organisation, gone.user_id) == 0


async def test_a_recount_beside_uploads_loses_none(organisation: Organisation, sign_in: SignIn) -> None:
    clients = [await sign_in(await organisation.hire()) for _ in range(4)]
    wishes = [(client, wish(number, 1)) for number in range(5) for client in clients]
    await asyncio.gather(
        *(client.result("POST", START, json=body) for client, body in wishes),
        *(recount_space(organisation.id) for _ in range(10)),
    )
    assert await used(organisation) == 20 * MEGABYTE


async def test_a_recount_waits_for_what_is_being_written(organisation: Organisation, sign_in: SignIn) -> None:
    await (await sign_in(organisation.admin)).result("POST", START, json=wish(1, 1))
    another = """
    INSERT INTO sys_upload SELECT (jsonb_populate_record(u, jsonb_build_object('id', u.id + 1))).* FROM sys_upload u
    WHERE tenant_id = $1
    """
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%sys_storage_use%'"
    async with pool().acquire() as connection:
        async with connection.transaction():
            await connection.execute(another, organisation.id)
            recount = asyncio.create_task(recount_space(organisation.id))
            await until(lambda: pool().fetchval(waiting), "a recount that waits")
        await recount
    assert await used(organisation) == 2 * MEGABYTE


async def warnings(actor: Actor) -> list[str]:
    told = await AnnouncementSend.filter(tenant_id=actor.tenant_id, user_id=actor.user_id).values_list(
        "annt_id", flat=True
    )
    return [row.title for row in await Announcement.filter(id__in=list(told)).order_by("id")]


async def test_administrators_are_warned_once_when_the_line_is_crossed(
    organisation: Organisation, sign_in: SignIn
) -> None:
    await allow(organisation, 10)
    clerk = await organisation.hire()
    client = await sign_in(clerk)
    await client.result("POST", START, json=wish(1, 7))
    assert await warnings(organisation.admin) == []
    crossing = await client.result("POST", START, json=wish(2, 1))
    await client.result("POST", START, json=wish(3, 0.5))
    assert await warnings(organisation.admin) == ["存储空间已用80% | 80% of the storage is used"]
    assert await warnings(clerk) == []
    await client.result("DELETE", CANCEL, params={"id": crossing["id"]})
    await client.result("POST", START, json=wish(4, 1))
    assert len(await warnings(organisation.admin)) == 2


async def test_a_person_is_warned_of_their_own_space(organisation: Organisation, sign_in: SignIn) -> None:
    await set_switch(organisation.id, STORAGE_PERSON, "10")
    clerk = await organisation.hire()
    await (await sign_in(clerk)).result("POST", START, json=wish(1, 9))
    assert await warnings(clerk) == ["存储空间已用90% | 90% of the storage is used"]
    assert await warnings(organisation.admin) == []


async def test_administrators_see_who_keeps_how_much_in_their_own_organisation(
    organisation: Organisation, sign_in: SignIn
) -> None:
    clerk = await organisation.hire(name="大户")
    await (await sign_in(clerk)).result("POST", START, json=wish(1, 3))
    await (await sign_in(organisation.admin)).result("POST", START, json=wish(1, 1))
    found = await (await sign_in(organisation.admin)).result("GET", "/sys/storage/list")
    assert [(one["id"], one["used"]) for one in found["organisations"]] == [(str(organisation.id), 4 * MEGABYTE)]
    assert [(one["realname"], one["used"]) for one in found["people"]] == [("大户", 3 * MEGABYTE), ("管理员", MEGABYTE)]
    assert (await (await sign_in(clerk)).send("GET", "/sys/storage/list")).status_code == 403


async def test_the_platform_sees_every_organisation_and_sets_its_quota(
    organisation: Organisation, sign_in: SignIn
) -> None:
    await (await sign_in(organisation.admin)).result("POST", START, json=wish(1, 9))
    platform = await sign_in(await administrator_of_the_platform())
    row = await platform.result("GET", "/sys/tenant/queryById", params={"id": organisation.id})
    change = {"id": row["id"], "rowVersion": row["rowVersion"], "quotaMegabytes": 60}
    await platform.result("PUT", "/sys/tenant/edit", json=change)
    shown = {one["id"]: one for one in (await platform.result("GET", "/sys/storage/list"))["organisations"]}
    assert shown[str(organisation.id)]["used"] == 9 * MEGABYTE
    assert shown[str(organisation.id)]["allowed"] == 60 * MEGABYTE
