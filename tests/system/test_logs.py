"""The logs: who signed in and did what, and the versions of a record; written in batches, complete on a stop."""

import asyncio
from datetime import timedelta
from typing import Any

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.system.log import LOG_DAYS, Log
from server.jobs.fires import JobCall
from server.kit import journal
from server.kit.actor import system_actor
from server.kit.journal import Entry, Journal
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation
from workers.jobs.cleaning import clean_logs


async def logged(tenant_id: int, **wanted: Any) -> list[Log]:
    """The lines of a tenant, once everything noted is written."""
    assert journal._journal is not None
    await journal._journal.flush()
    return await Log.filter(tenant_id=tenant_id, **wanted).order_by("id")


async def test_an_operation_is_logged_with_who_what_and_how_it_ended_but_nothing_that_was_typed(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    agent = {"User-Agent": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/120 Safari/537"}
    body = {"code": "secretcode", "name": "隐私内容", "rank": None}
    await client.result("POST", "/sys/position/add", params={"token": "hidden", "_t": "1"}, json=body, headers=agent)
    assert (await client.send("DELETE", "/sys/position/delete", params={"id": "1"})).status_code == 404
    await client.result("GET", "/sys/position/list")
    added, gone = await logged(organisation.id, log_type="2")
    assert (added.operate_type, added.success, added.status) == ("2", True, 200)
    assert (added.username, added.realname, added.ip) == (organisation.admin.username, "管理员", "127.0.0.1")
    assert (added.request_type, added.request_url, added.request_param) == ("POST", "/sys/position/add", "token")
    assert added.log_content == "职务管理：新增" and added.device == "Chrome · Windows" and added.cost_time is not None
    assert (gone.operate_type, gone.success, gone.status) == ("4", False, 404)
    written = " ".join(str(vars(line)) for line in (added, gone))
    assert not any(word in written for word in ("secretcode", "隐私内容", "hidden"))


async def test_signing_in_failing_and_leaving_are_logged_and_a_stranger_s_name_is_not_kept(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    nobody = await sign_in()
    person = await organisation.hire()
    wrong = {"username": person.username, "password": "not this"}
    await nobody.call("POST", "/sys/login", json=wrong)
    client = await sign_in(person)
    await client.result("POST", "/sys/logout")
    lines = await logged(organisation.id, log_type="1", user_id=person.user_id)
    assert [(line.log_content, line.success) for line in lines] == [
        ("登录失败：用户名或密码错误", False),
        ("登录成功", True),
        ("退出登录", True),
    ]
    await nobody.call("POST", "/sys/login", json={"username": "typed-my-password-here", "password": "x"})
    unknown = (await logged(1, log_type="1", user_id=None))[-1]
    assert (unknown.username, unknown.success) == (None, False)


async def test_lines_of_the_log_are_read_in_english_where_their_words_are_known(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/position/add", json={"code": "a", "name": "甲"})
    await Log.create(id=next_id(), tenant_id=organisation.id, log_type="1", log_content="从前的一步")
    await logged(organisation.id)
    page = await client.result("GET", "/sys/log/list", headers={"international": "2"})
    told = {row["logContent"] for row in page["records"]}
    assert {"Signed in", "Positions: add", "从前的一步"} <= told
    chinese = await client.result("GET", "/sys/log/list")
    assert {"登录成功", "职务管理：新增"} <= {row["logContent"] for row in chinese["records"]}


async def test_the_list_is_read_by_kind_and_word_and_by_nobody_without_the_right(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/position/add", json={"code": "a", "name": "甲"})
    await logged(organisation.id)
    page = await client.result("GET", "/sys/log/list", params={"logType": "2", "keyWord": "职务"})
    row = page["records"][0]
    assert page["total"] == 1 and row["operateType_dictText"] == "新增" and row["userid"]
    assert {"logContent", "username", "ip", "costTime", "requestParam", "requestType", "requestUrl"} <= set(row)
    assert (await client.result("GET", "/sys/log/list", params={"logType": "1"}))["total"] == 1
    abroad = await sign_in((await create_organisation()).admin)
    assert (await abroad.result("GET", "/sys/log/list", params={"keyWord": "职务"}))["total"] == 0
    clerk = await sign_in(await organisation.hire())
    assert (await clerk.send("GET", "/sys/log/list")).status_code == 403
    assert (await client.send("DELETE", "/sys/log/deleteBatch", params={"ids": "allclear"})).status_code in (404, 405)


async def test_nothing_noted_is_lost_on_a_stop_and_a_failed_write_is_tried_again(  # type: ignore[no-untyped-def]
    organisation: Organisation, monkeypatch
) -> None:
    other, broken = await create_organisation(), asyncio.Event()
    writing = journal._write

    async def fail_once(tenant_id: int, entries: list[Entry]) -> None:
        if tenant_id == other.id and not broken.is_set():
            broken.set()
            raise OSError("the database is away")
        await writing(tenant_id, entries)

    monkeypatch.setattr(journal, "_write", fail_once)
    own = Journal()
    own.start()
    for number in range(1200):
        own.note(Entry(organisation.id if number % 2 else other.id, "2", f"第{number}步"))
    await asyncio.wait_for(broken.wait(), 15)
    await own.stop()
    for tenant_id, first in ((organisation.id, 1), (other.id, 0)):
        lines = await Log.filter(tenant_id=tenant_id, log_type="2").order_by("id")
        assert [line.log_content for line in lines] == [f"第{number}步" for number in range(first, 1200, 2)]


async def test_the_versions_of_a_record_say_what_it_was(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    made = await client.result("POST", "/sys/position/add", json={"code": "v", "name": "一版"})
    await client.result("PUT", "/sys/position/edit", json={"id": made["id"], "name": "二版"})
    asked = {"dataTable": "sys_position", "dataId": made["id"]}
    newest, oldest = await client.result("GET", "/sys/dataLog/queryDataVerList", params=asked)
    assert (oldest["dataVersion"], newest["dataVersion"]) == (1, 2)
    assert '"name":"二版"' in newest["dataContent"] and '"code":"v"' in newest["dataContent"]
    assert '"name":"一版"' in oldest["dataContent"] and newest["createBy"] == organisation.admin.username
    pair = {"dataId1": oldest["id"], "dataId2": newest["id"]}
    compared = await client.result("GET", "/sys/dataLog/queryCompareList", params=pair)
    assert [entry["dataVersion"] for entry in compared] == [1, 2]
    page = await client.result("GET", "/sys/dataLog/list", params=asked)
    assert page["total"] == 2 and [entry["dataVersion"] for entry in page["records"]] == [2, 1]
    none = await client.send("GET", "/sys/dataLog/queryDataVerList", params={**asked, "dataId": "1"})
    assert none.json()["success"] is False


async def test_the_data_log_shows_nobody_a_table_or_tenant_that_is_not_theirs(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    made = await client.result("POST", "/sys/position/add", json={"code": "x", "name": "甲"})
    asked = {"dataTable": "sys_position", "dataId": made["id"]}
    entry = (await client.result("GET", "/sys/dataLog/queryDataVerList", params=asked))[0]
    pair = {"dataId1": entry["id"], "dataId2": entry["id"]}
    abroad = await sign_in((await create_organisation()).admin)
    reader = await sign_in(await organisation.hire("sys:dataLog:list"))
    for stranger in (abroad, reader):
        assert (await stranger.send("GET", "/sys/dataLog/queryDataVerList", params=asked)).status_code == 404
        assert (await stranger.send("GET", "/sys/dataLog/queryCompareList", params=pair)).status_code == 404
        assert (await stranger.result("GET", "/sys/dataLog/list"))["total"] == 0
    powerless = await sign_in(await organisation.hire())
    for path in ("list", "queryDataVerList", "queryCompareList"):
        assert (await powerless.send("GET", f"/sys/dataLog/{path}", params={**asked, **pair})).status_code == 403


async def test_the_nightly_job_drops_what_is_older_than_its_time(organisation: Organisation) -> None:
    kept, old = [
        await Log.create(id=next_id(), tenant_id=organisation.id, log_type="1", log_content=word)
        for word in ("新", "旧")
    ]
    await Log.filter(id=old.id).update(create_time=now() - timedelta(days=LOG_DAYS + 1))
    await clean_logs(JobCall(system_actor(1), {}, now()))
    assert [row.id for row in await Log.filter(tenant_id=organisation.id)] == [kept.id]
