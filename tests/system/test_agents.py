"""Stand-ins: appointed for a time, seen by both, given the notices and orders of whoever is away."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now, to_wire
from schema.system.user_agent import UserAgent
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import PASSWORD, Organisation, create_organisation

ADD, OF_USER = "/sys/sysUserAgent/add", "/sys/sysUserAgent/queryByUserName"
RIGHTS = "/sys/permission/getUserPermissionByToken"


def line(absent: Actor, agent: Actor, **fields: Any) -> dict[str, Any]:
    times = {"startTime": to_wire(now() - timedelta(hours=1)), "endTime": to_wire(now() + timedelta(hours=1))}
    return {"userName": absent.username, "agentUserName": agent.username, **times, **fields}


async def appointed(client: Client, absent: Actor, agent: Actor, **fields: Any) -> dict[str, Any]:
    return dict(await client.result("POST", ADD, json=line(absent, agent, **fields)))


async def test_both_see_it_while_it_lasts_and_not_after(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    client, away, agent = (
        await sign_in(organisation.admin),
        await organisation.hire(name="张三"),
        await organisation.hire(name="李四"),
    )
    hers, his, nobody = await sign_in(away), await sign_in(agent), await sign_in()
    assert (await hers.call("GET", OF_USER, params={"userName": away.username}))["success"] is False
    row = await appointed(client, away, agent)
    assert (await hers.result("GET", OF_USER, params={"userName": away.username}))["agentUserName"] == agent.username
    assert (await hers.result("GET", RIGHTS))["agent"]["realname"] == "李四"
    stands = (await his.result("GET", RIGHTS))["agentFor"]
    assert [(entry["userName"], entry["realname"]) for entry in stands] == [(away.username, "张三")]
    login = await nobody.call("POST", "/sys/login", json={"username": agent.username, "password": PASSWORD})
    assert login["result"]["userInfo"]["agentFor"][0]["realname"] == "张三"
    await UserAgent.filter(id=int(row["id"])).update(end_time=now() - timedelta(seconds=1))
    assert (await hers.result("GET", RIGHTS))["agent"] is None and (await his.result("GET", RIGHTS))["agentFor"] == []


async def test_nobody_stands_in_for_themselves_twice_at_once_or_backwards(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    client, away, agent = await sign_in(organisation.admin), await organisation.hire(), await organisation.hire()
    stranger = (await create_organisation()).admin
    row = await appointed(client, away, agent)
    earlier = to_wire(now() - timedelta(hours=3))
    for body, field in (
        (line(away, away), "agentUserName"),
        (line(away, stranger), "agentUserName"),
        (line(stranger, agent), "userName"),
        (line(away, agent, endTime=earlier), "endTime"),
        (line(away, organisation.admin), "startTime"),
    ):
        refused = await client.call("POST", ADD, json=body)
        assert (refused["code"], list(refused["fields"])) == (422, [field])
    await client.result("PUT", "/sys/sysUserAgent/edit", json={"id": row["id"], "status": "0"})
    second = await appointed(client, away, organisation.admin)
    both = await client.call("PUT", "/sys/sysUserAgent/edit", json={"id": row["id"], "status": "1"})
    assert list(both["fields"]) == ["startTime"] and second["status"] == "1"


async def test_only_those_with_the_right_appoint_and_a_clerk_not_for_an_administrator(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    await add_dictionaries(organisation.id)
    plain, clerk = await organisation.hire(), await organisation.hire("sys:sysUserAgent:add")
    client, weak = await sign_in(clerk), await sign_in(plain)
    assert (await weak.send("POST", ADD, json=line(plain, clerk))).status_code == 403
    assert (await client.send("POST", ADD, json=line(organisation.admin, clerk))).status_code == 403
    assert (await weak.send("GET", OF_USER, params={"userName": clerk.username})).status_code == 403


async def test_the_stand_in_gets_the_announcements_of_whoever_is_away(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    client, away, agent = await sign_in(organisation.admin), await organisation.hire(), await organisation.hire()
    his = await sign_in(agent)
    body = {"titile": "给她", "msgContent": "x", "msgType": "USER", "userIds": str(away.user_id)}
    for expected in (0, 1):
        row = await client.result("POST", "/sys/annountCement/add", json=body)
        await client.result("GET", "/sys/annountCement/doReleaseData", params={"id": row["id"]})
        assert (await his.result("GET", "/sys/annountCement/listByUser"))["anntMsgTotal"] == expected
        if not expected:
            await appointed(client, away, agent, scope="notices")
