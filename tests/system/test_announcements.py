"""Announcements: who gets them, who sees them when, who has read them, and who may do what (wire contract 8.1)."""

from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

import pytest

from schema.kit.clock import now, to_wire
from schema.kit.snowflake import next_id
from schema.system.announcement import Announcement
from schema.system.depart import Depart, UserDepart
from schema.system.dictionary import Dict
from schema.system.role import UserRole
from server.kit.actor import Actor
from server.system.announcements.effects import turn_announcements
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation, make_user
from tests.kit.window import listening, notice_window, until

ADD, LIST, RELEASE = "/sys/annountCement/add", "/sys/annountCement/list", "/sys/annountCement/doReleaseData"
REVOKE, BELL, ONE = "/sys/annountCement/doReovkeData", "/sys/annountCement/listByUser", "/sys/annountCement/queryById"
MARK = "/sys/sysAnnouncementSend/editByAnntIdAndUserId"


@pytest.fixture
async def desk(sign_in, organisation: Organisation):  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def write(client: Client, **fields: Any) -> str:
    body = {"titile": "停水通知", "msgContent": "<p>明日停水</p>", "msgType": "ALL", "priority": "H", **fields}
    return str((await client.result("POST", ADD, json=body))["id"])


async def released(client: Client, **fields: Any) -> str:
    row_id = await write(client, **fields)
    await client.result("GET", RELEASE, params={"id": row_id})
    return row_id


async def titles(client: Client) -> list[str]:
    return [row["titile"] for row in (await client.result("GET", BELL))["anntMsgList"]]


async def test_a_draft_is_nobodys_until_it_is_released_and_gone_when_revoked(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    reader = await sign_in(await organisation.hire())
    row_id = await write(desk)
    assert await titles(reader) == []
    answer = await desk.call("GET", RELEASE, params={"id": row_id})
    assert answer["success"] and answer["message"] == "发布成功！"
    assert await titles(reader) == ["停水通知"]
    row = await desk.result("GET", ONE, params={"id": row_id})
    assert (row["sendStatus"], row["sendStatus_dictText"], row["cancelTime"]) == ("1", "已发布", None)
    again = await desk.call("GET", RELEASE, params={"id": row_id})
    assert (again["code"], again["id"]) == (409, "announcement.state")
    await desk.result("GET", REVOKE, params={"id": row_id})
    assert await titles(reader) == []
    assert (await desk.result("GET", ONE, params={"id": row_id}))["sendStatus"] == "2"
    assert (await reader.send("GET", ONE, params={"id": row_id})).status_code == 403


async def test_the_bell_has_the_family_s_shape_and_counts_each_kind(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    for number in range(6):
        await released(desk, titile=f"通知{number}")
    await released(desk, titile="系统升级", msgCategory="2")
    reader = await sign_in(await organisation.hire())
    bell = await reader.result("GET", BELL)
    assert set(bell) == {"anntMsgList", "anntMsgTotal", "sysMsgList", "sysMsgTotal"}
    assert (len(bell["anntMsgList"]), bell["anntMsgTotal"], bell["sysMsgTotal"]) == (5, 6, 1)
    first = bell["sysMsgList"][0]
    assert first["titile"] == "系统升级" and first["msgContent"] == "<p>明日停水</p>"
    assert first["sender"] == organisation.admin.username and first["sender_dictText"] == "管理员"
    assert first["priority_dictText"] == "紧急" and first["readFlag"] == "0" and first["anntId"] == first["id"]
    assert first["msgAbstract"] == "明日停水"
    named = await desk.result("GET", "/sys/user/list", params={"username": first["sender"]})
    assert named["records"][0]["realname"] == "管理员"


async def test_reading_takes_it_off_the_bell_of_its_reader_alone(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    ann, bob = await sign_in(await organisation.hire()), await sign_in(await organisation.hire())
    row_id = await released(desk)
    await ann.result("PUT", MARK, json={"anntId": row_id})
    assert (await titles(ann), await titles(bob)) == ([], ["停水通知"])
    mine = await ann.result("GET", "/sys/annountCement/listByRead", params={"readFlag": "1"})
    assert [(row["id"], row["readFlag"]) for row in mine["records"]] == [(row_id, "1")] and mine["records"][0][
        "readTime"
    ]
    assert (await ann.result("GET", "/sys/annountCement/listByRead", params={"readFlag": "0"}))["total"] == 0
    page = await bob.result(
        "GET", "/sys/sysAnnouncementSend/getMyAnnouncementSend", params={"titile": "停水", "pageSize": 5}
    )
    send = page["records"][0]
    assert page["total"] == 1 and send["anntId"] == row_id != send["id"] and send["pageSize"] == 5
    assert {"userId", "sender", "sendTime", "openType", "openPage", "busId", "busType", "bizSource"} <= set(send)
    await bob.result("PUT", "/sys/sysAnnouncementSend/readAll")
    assert await titles(bob) == []


async def test_the_sender_sees_how_many_and_who_have_read(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    ann = await organisation.hire(name="安妮")
    row_id = await released(desk)
    await (await sign_in(ann)).result("PUT", MARK, json={"anntId": row_id})
    row = (await desk.result("GET", LIST, params={"id": row_id}))["records"][0]
    assert (row["sentTotal"], row["readTotal"], row["senderName"]) == (2, 1, "管理员")
    params = {"anntId": row_id, "readFlag": "1"}
    readers = await desk.result("GET", "/sys/sysAnnouncementSend/list", params=params)
    assert [(reader["realname"], bool(reader["readTime"])) for reader in readers["records"]] == [("安妮", True)]


async def test_only_those_whom_it_is_for_get_it(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    chosen, other = await organisation.hire(name="被选"), await organisation.hire(name="旁人")
    top = await Depart.get(tenant_id=organisation.id, org_code="A01")
    low = await Depart.create(
        id=next_id(), tenant_id=organisation.id, depart_name="工程部", org_code="A01A01", parent_id=top.id
    )
    deep = await Depart.create(
        id=next_id(), tenant_id=organisation.id, depart_name="一组", org_code="A01A01A01", parent_id=low.id
    )
    await UserDepart.filter(user_id=chosen.user_id).update(depart_id=deep.id)
    role = await UserRole.get(user_id=chosen.user_id)
    one, two = await sign_in(chosen), await sign_in(other)
    await released(desk, titile="给人", msgType="USER", userIds=f"{chosen.user_id},")
    await released(desk, titile="给角色", msgType="ROLE", roleIds=str(role.role_id))
    await released(desk, titile="给部门", msgType="DEPART", departIds=str(low.id))
    assert set(await titles(one)) == {"给人", "给角色", "给部门"}
    assert await titles(two) == []
    mine = (await one.result("GET", BELL))["anntMsgList"][0]
    assert mine["userIds"] is mine["roleIds"] is mine["departIds"] is None


async def test_whoever_was_hired_later_still_finds_what_is_for_everybody(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    await released(desk)
    late = await sign_in(await make_user(organisation.id, "新人"))
    assert await titles(late) == ["停水通知"]


async def test_a_scheduled_one_waits_for_its_time_and_an_ended_one_is_out_of_sight(  # type: ignore[no-untyped-def]
    sign_in, organisation, desk
) -> None:
    reader = await sign_in(await organisation.hire())
    soon = to_wire(now() + timedelta(hours=1))
    row_id = await write(desk, startTime=soon, endTime=to_wire(now() + timedelta(hours=2)))
    assert await desk.result("POST", RELEASE, json={"id": row_id}) == {"sendStatus": "3"}
    assert (await desk.result("GET", ONE, params={"id": row_id}))["sendStatus"] == "3"
    edit = await desk.call("PUT", "/sys/annountCement/edit", json={"id": row_id, "titile": "改"})
    assert (edit["code"], edit["id"]) == (409, "announcement.state")
    await turn_announcements()
    assert await titles(reader) == []
    await Announcement.filter(id=int(row_id)).update(start_time=now() - timedelta(seconds=1))
    assert await turn_announcements() >= 1
    assert await titles(reader) == ["停水通知"]
    await Announcement.filter(id=int(row_id)).update(end_time=now() - timedelta(seconds=1))
    assert await titles(reader) == []
    await turn_announcements()
    assert (await desk.result("GET", ONE, params={"id": row_id}))["sendStatus"] == "4"


async def test_a_new_round_after_a_revocation_is_unread_again(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    reader = await sign_in(await organisation.hire())
    row_id = await released(desk)
    await reader.result("PUT", MARK, json={"anntId": row_id})
    await desk.result("GET", REVOKE, params={"id": row_id})
    await desk.result("PUT", "/sys/annountCement/edit", json={"id": row_id, "titile": "改期"})
    await desk.result("GET", RELEASE, params={"id": row_id})
    assert await titles(reader) == ["改期"]
    kept = await desk.call("DELETE", "/sys/annountCement/delete", params={"id": row_id})
    assert kept["success"] is False


async def test_markup_is_made_harmless_and_addresses_run_nothing(desk) -> None:  # type: ignore[no-untyped-def]
    hostile = (
        '<p onclick="x()" style="color:red;position:fixed">a<script>alert(1)</script><img src=x onerror=y>'
        '<a href="javascript:z()">b</a><iframe src="//evil"></iframe></p>'
    )
    row = await desk.result("GET", ONE, params={"id": await write(desk, msgContent=hostile)})
    for bad in ("script", "onerror", "onclick", "javascript", "iframe", "position"):
        assert bad not in row["msgContent"]
    assert "color:red" in row["msgContent"].replace(" ", "")
    body = {"titile": "t", "msgContent": "c", "openType": "url", "openPage": "javascript:alert(1)"}
    refused = await desk.call("POST", ADD, json=body)
    assert (refused["code"], list(refused["fields"])) == (422, ["openPage"])
    missing = await desk.call("POST", ADD, json={"titile": "t", "msgContent": "c", "msgType": "USER"})
    assert list(missing["fields"]) == ["userIds"]


async def test_a_kind_of_hearers_that_an_organisation_added_is_nobody(organisation, desk) -> None:  # type: ignore[no-untyped-def]
    """The program knows four; a word of one's own in the dictionary makes no fifth."""
    head = await Dict.get(tenant_id=organisation.id, dict_code="msg_type")
    item = {"dictId": str(head.id), "itemText": "租客", "itemValue": "TENANTS"}
    await desk.result("POST", "/sys/dictItem/add", json=item)
    body = {"titile": "t", "msgContent": "c", "msgType": "TENANTS"}
    answer = await desk.call("POST", ADD, json=body)
    assert (answer["code"], list(answer["fields"])) == (422, ["msgType"])


async def test_other_tenants_and_people_without_the_right_are_refused(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    row_id = await released(desk)
    abroad = await create_organisation()
    stranger, clerk = await sign_in(abroad.admin), await sign_in(await organisation.hire())
    assert await titles(stranger) == []
    for method, path, options in (
        ("GET", ONE, {"params": {"id": row_id}}),
        ("GET", REVOKE, {"params": {"id": row_id}}),
        ("GET", RELEASE, {"params": {"id": row_id}}),
        ("PUT", MARK, {"json": {"anntId": row_id}}),
    ):
        assert (await stranger.send(method, path, **options)).status_code == 404, path
    for path in (RELEASE, REVOKE, LIST):
        assert (await clerk.send("GET", path, params={"id": row_id})).status_code == 403, path
    assert (await clerk.send("GET", ONE, params={"id": row_id})).status_code == 200


async def _windows(stack: AsyncExitStack, port: int, *people: tuple[Actor, Client]) -> list[Any]:
    return [
        await stack.enter_async_context(notice_window(port, actor.user_id, client.token)) for actor, client in people
    ]


async def test_release_and_revocation_reach_the_open_windows_of_their_readers_only(  # type: ignore[no-untyped-def]
    app, sign_in, organisation, desk
) -> None:
    ann, bob, abroad = await organisation.hire(), await organisation.hire(), (await create_organisation()).admin
    people = [(actor, await sign_in(actor)) for actor in (ann, bob, abroad)]
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(listening(app))
        hers, his, theirs = await _windows(stack, port, *people)
        row_id = await released(desk, titile="给她", msgType="USER", userIds=str(ann.user_id))
        await until(lambda: len(hers.heard) == 1)
        assert hers.heard == [{"cmd": "user", "msgId": row_id, "msgTxt": "给她"}]
        all_id = await released(desk, titile="给大家")
        await until(lambda: len(his.heard) == 1 and len(hers.heard) == 2)
        assert his.heard == [{"cmd": "topic", "msgId": all_id, "msgTxt": "给大家"}]
        await desk.result("GET", REVOKE, params={"id": row_id})
        await until(lambda: len(hers.heard) == 3)
        await people[1][1].result("PUT", MARK, json={"anntId": all_id})  # his own reading makes no reminder
        await app.state.live.outbox.drain()
        await his.beat()
        await theirs.beat()
        assert hers.heard[2]["msgId"] == row_id and len(his.heard) == 1 and theirs.heard == []


async def test_whoever_asks_rings_their_own_bell_and_nobody_else_s(app, sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    ann, bob = await organisation.hire(), await organisation.hire()
    hers, his = await sign_in(ann), await sign_in(bob)
    row_id = await released(desk)
    await released(desk, titile="停电")
    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(listening(app))
        her_window, his_window = await _windows(stack, port, (ann, hers), (bob, his))
        assert await hers.result("GET", "/sys/annountCement/syncNotic", params={"anntId": row_id}) == 1
        await until(lambda: her_window.heard == [{"cmd": "user", "msgId": row_id, "msgTxt": "未读通告"}])
        assert await desk.result("GET", "/sys/annountCement/syncNotic", params={"_t": "1"}) == 2
        assert await hers.result("GET", "/sys/annountCement/syncNotic") == 2
        await until(lambda: len(her_window.heard) == 2)
        await app.state.live.outbox.drain()
        await his_window.beat()
        assert his_window.heard == [] and her_window.heard[1]["cmd"] == "user"
    answer = await hers.call("GET", "/sys/annountCement/syncNotic", params={"anntId": str(next_id())})
    assert (answer["success"], answer["result"]) == (True, 0)
    anonymous = await sign_in()
    assert (await anonymous.send("GET", "/sys/annountCement/syncNotic")).status_code == 401


async def test_it_opens_as_a_page_that_runs_nothing_for_its_readers_only(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    reader, stranger = await sign_in(await organisation.hire()), await sign_in((await create_organisation()).admin)
    row_id = await released(desk, titile="<b>停水</b>", msgContent="<p>明日</p><script>x()</script>")
    page = await reader.send("GET", f"/sys/annountCement/show/{row_id}")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    assert "<p>明日</p>" in page.text and "<script" not in page.text and "<b>停水" not in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert (await stranger.send("GET", f"/sys/annountCement/show/{row_id}")).status_code == 404
    anonymous = await sign_in()
    assert (await anonymous.send("GET", f"/sys/annountCement/show/{row_id}")).status_code == 401
