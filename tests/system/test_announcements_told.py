"""What the system tells single people: in their bell and nobody else's, in their language, about what concerns them."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now, to_wire
from schema.system.announcement import Announcement
from schema.system.role import UserRole
from schema.system.task import DONE, Task
from schema.system.user_agent import UserAgent
from server.jobs.end_notice import tell_end
from server.kit.actor import system_actor
from server.kit.unit_of_work import unit_of_work
from server.system.announcements.effects import turn_announcements
from server.system.api import holders_of, notify
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation

BELL, ONE = "/sys/annountCement/listByUser", "/sys/annountCement/queryById"


async def messages(client: Client, **headers: Any) -> list[dict[str, Any]]:
    return list((await client.result("GET", BELL, **headers))["sysMsgList"])


async def test_it_is_in_the_bell_of_whom_it_concerns_and_nobody_administers_it(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    ann, stranger = await organisation.hire(), (await create_organisation()).admin
    hers, desk = await sign_in(ann), await sign_in(organisation.admin)
    async with unit_of_work(system_actor(organisation.id)) as work:
        told = await notify(
            work,
            [ann.user_id, ann.user_id, stranger.user_id],
            "有新任务 | A new task",
            "请处理<b> | Please see to it<b>",
            url="/rental/order",
            bus=("x", 5),
        )
    assert await messages(await sign_in(stranger)) == []
    (mine,) = await messages(hers)
    assert mine["id"] == str(told)
    assert (mine["titile"], mine["msgContent"]) == ("有新任务", "<p>请处理&lt;b&gt;</p>")
    assert (mine["openType"], mine["openPage"], mine["busType"], mine["busId"]) == ("url", "/rental/order", "x", "5")
    (english,) = await messages(hers, headers={"international": "2"})
    assert (english["titile"], english["msgContent"]) == ("A new task", "<p>Please see to it&lt;b&gt;</p>")
    row_id = mine["id"]
    assert (await hers.result("GET", ONE, params={"id": row_id}))["titile"] == "有新任务"
    for path in ("/sys/annountCement", "/sys/sysAnnouncementSend"):
        assert (await desk.result("GET", f"{path}/list"))["total"] == 0
    for method, path, options in (
        ("GET", ONE, {"params": {"id": row_id}}),
        ("GET", "/sys/annountCement/doReovkeData", {"params": {"id": row_id}}),
        ("DELETE", "/sys/annountCement/delete", {"params": {"id": row_id}}),
        ("PUT", "/sys/annountCement/edit", {"json": {"id": row_id, "titile": "x"}}),
    ):
        assert (await desk.send(method, path, **options)).status_code == 404, path


async def test_people_hear_of_their_roles_and_their_account(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    desk, ann = await sign_in(organisation.admin), await organisation.hire()
    other = await organisation.hire(name="领班")
    role = await UserRole.get(user_id=other.user_id)
    await desk.result(
        "POST", "/sys/user/addSysUserRole", json={"roleId": str(role.role_id), "userIdList": [str(ann.user_id)]}
    )
    hers = await sign_in(ann)
    (first,) = await messages(hers)
    assert first["titile"] == "您的角色已变更" and "领班" in first["msgContent"]
    edit = {"id": str(ann.user_id), "selectedroles": str(role.role_id)}
    await desk.result("PUT", "/sys/user/edit", json=edit)
    assert (await messages(hers))[0]["msgContent"] == "<p>现有角色：领班</p>"
    await desk.result("PUT", "/sys/user/edit", json={**edit, "realname": "新名"})
    assert len(await messages(hers)) == 2
    for status in ("2", "1"):
        await desk.result("PUT", "/sys/user/frozenBatch", json={"ids": f"{ann.user_id},", "status": status})
    titles = [row["titile"] for row in await messages(await sign_in(ann))]
    assert set(titles) == {"您的角色已变更", "您的账号已被冻结", "您的账号已恢复使用"}


async def test_both_hear_once_when_a_stand_in_begins(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    away, agent = await organisation.hire(name="张三"), await organisation.hire(name="李四")
    desk, hers, his = await sign_in(organisation.admin), await sign_in(away), await sign_in(agent)
    line = {
        "userName": away.username,
        "agentUserName": agent.username,
        "startTime": to_wire(now() + timedelta(hours=1)),
    }
    row = await desk.result(
        "POST", "/sys/sysUserAgent/add", json={**line, "endTime": to_wire(now() + timedelta(hours=2))}
    )
    await turn_announcements()
    assert await messages(his) == []
    await UserAgent.filter(id=int(row["id"])).update(start_time=now() - timedelta(seconds=1))
    for _ in range(2):
        await turn_announcements()
    assert [one["titile"] for one in await messages(his)] == ["您开始代理张三"]
    assert [one["titile"] for one in await messages(hers)] == ["李四开始代理您"]


async def test_who_waited_long_for_a_file_hears_when_it_is_there(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    ann = await organisation.hire()
    hers = await sign_in(ann)
    quick = {
        "kind": "export",
        "title": "订单 | Orders",
        "state": DONE,
        "owner_id": ann.user_id,
        "result_path": "t/x.xlsx",
    }
    async with unit_of_work(system_actor(organisation.id)) as work:
        for waited in (1, 60):
            row = Task(**quick)
            await work.insert(row)
            row.create_time = now() - timedelta(seconds=waited)
            await tell_end(work, row)
    (told,) = await messages(hers)
    assert (told["titile"], told["anntFiles"], told["busType"]) == ("导出完成：订单", "t/x.xlsx", "task")


async def test_holders_are_those_whose_roles_grant_the_right(organisation: Organisation) -> None:
    one, other = await organisation.hire("a:b:c", "a:b:d"), await organisation.hire("a:b:e")
    assert await holders_of(organisation.id, "a:b:d") == [one.user_id]
    assert other.user_id not in await holders_of(organisation.id, "a:b:c")
    assert await holders_of((await create_organisation()).id, "a:b:d") == []
    assert await Announcement.filter(tenant_id=organisation.id).count() == 0
