"""Who is signed in where: seen by their own organisation only, and ended at once."""

import asyncio
from typing import Any

from server.kit import journal
from tests.kit.people import PASSWORD, Organisation, create_organisation
from tests.kit.window import listening, notice_window, until

LIST, OUT = "/sys/online/list", "/sys/online/forceLogout"


async def test_sessions_are_listed_with_device_and_address_and_without_a_token(
    sign_in: Any, organisation: Organisation
) -> None:
    client, person = await sign_in(organisation.admin), await organisation.hire(name="张三")
    theirs = await sign_in(person)
    page = await client.result("GET", LIST, params={"pageSize": 1})
    assert (page["total"], page["pages"], len(page["records"])) == (2, 2, 1)
    named = (await client.result("GET", LIST, params={"username": "*张三*"}))["records"]
    assert [row["username"] for row in named] == [person.username]
    assert (named[0]["ip"], named[0]["own"], named[0]["online"]) == ("127.0.0.1", False, False)
    assert named[0]["loginTime"] and named[0]["lastSeen"] and named[0]["device"] == "web"
    assert theirs.token not in str(page) + str(named)
    for text in ("%", "'; DROP TABLE sys_session; --"):
        assert (await client.result("GET", LIST, params={"username": text}))["total"] == 0


async def test_a_forced_sign_out_ends_the_token_and_the_open_window(app, sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client, person = await sign_in(organisation.admin), await organisation.hire()
    theirs = await sign_in(person)
    async with listening(app) as port, notice_window(port, person.user_id, theirs.token) as window:
        await until_connected(client, person.username)
        row = (await client.result("GET", LIST, params={"username": person.username}))["records"][0]
        answer = await client.call("POST", OUT, json={**row})
        assert answer["message"] == "强制退出成功！"
        assert (await theirs.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 401
        await until(lambda: window.closed)
    assert (await client.result("GET", LIST, params={"username": person.username}))["total"] == 0


async def until_connected(client, username: str) -> None:  # type: ignore[no-untyped-def]
    for _ in range(1000):
        await asyncio.sleep(0.01)
        if (await client.result("GET", LIST, params={"username": username}))["records"][0]["online"]:
            return
    raise AssertionError("the open window was never seen")


async def test_nobody_ends_a_session_of_another_organisation_or_without_the_right(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    own = (await client.result("GET", LIST))["records"][0]
    abroad, clerk = await sign_in((await create_organisation()).admin), await sign_in(await organisation.hire())
    assert own["id"] not in {row["id"] for row in (await abroad.result("GET", LIST))["records"]}
    assert (await abroad.send("POST", OUT, json={"token": own["id"]})).status_code == 404
    assert (await clerk.send("POST", OUT, json={"token": own["id"]})).status_code == 403
    keeper = await sign_in(await organisation.hire("sys:online:list", "sys:online:forceLogout"))
    assert (await keeper.call("POST", OUT, json={"token": own["id"]}))["success"] is False
    assert (await client.result("GET", LIST))["total"] == 3


async def test_people_see_and_end_their_own_devices_only(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    person = await organisation.hire()
    here, there, admin = await sign_in(person), await sign_in(person), await sign_in(organisation.admin)
    mine = await here.result("GET", "/sys/online/mine")
    assert len(mine) == 2 and [row["own"] for row in mine].count(True) == 1
    other = next(row for row in mine if not row["own"])
    assert (await admin.send("POST", "/sys/online/endMine", json={"token": other["id"]})).status_code == 404
    await here.result("POST", "/sys/online/endMine", json={"token": other["id"]})
    assert (await there.send("GET", "/sys/online/mine")).status_code == 401
    assert len(await here.result("GET", "/sys/online/mine")) == 1


async def test_ones_own_last_sign_ins_are_told_and_nobody_elses(sign_in: Any, organisation: Organisation) -> None:
    mine, other = await sign_in(organisation.admin), await sign_in(await organisation.hire())
    name = organisation.admin.username
    await mine.call("POST", "/sys/login", json={"username": name, "password": "Wrong-pass1"})
    await mine.call("POST", "/sys/login", json={"username": name, "password": PASSWORD})
    assert journal._journal is not None
    await journal._journal.flush()
    lines = await mine.result("GET", "/sys/online/signIns")
    assert [(one["success"], one["what"].split(" | ")[0]) for one in lines[:2]] == [
        (True, "登录成功"),
        (False, "登录失败：用户名或密码错误"),
    ]
    assert lines[0]["ip"] == "127.0.0.1" and lines[0]["at"]
    theirs = await other.result("GET", "/sys/online/signIns")
    assert [one["success"] for one in theirs] == [True]
