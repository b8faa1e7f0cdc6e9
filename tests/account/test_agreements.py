"""Agreements: read by anybody, accepted by entering with their version, asked for again where a newer one says so."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.portal.display import Display
from schema.system.agreement import Agreement, AgreementAccept
from server.account.agreements import announce_in_force
from server.kit.control import configure_control, rights_changed
from tests.kit.people import Organisation


async def publish(
    organisation: Organisation, version: str, *, force: bool = False, days: int = 0, kind: str = "user"
) -> str:
    row = await Agreement.create(
        id=next_id(),
        tenant_id=organisation.id,
        kind=kind,
        version=version,
        title="用户协议",
        title_en="User Agreement",
        content=f"第{version}版",
        content_en=f"Version {version}",
        effective=now() + timedelta(days=days, seconds=-1),
        force_reaccept=force,
    )
    return str(row.id)


async def waiting(client: Any) -> list[str]:
    grants = await client.result("GET", "/sys/permission/getUserPermissionByToken")
    return [one["version"] for one in grants["agreements"]]


async def accepted(organisation: Organisation) -> list[str]:
    rows = await AgreementAccept.filter(user_id=organisation.admin.user_id, del_flag=0).order_by("accepted_at", "id")
    return [row.version for row in rows]


async def test_anybody_reads_what_is_in_force_in_their_language(sign_in: Any, organisation: Organisation) -> None:
    await publish(organisation, "1.0", days=-2)
    await publish(organisation, "2.0")
    await publish(organisation, "3.0", days=5)
    client = await sign_in()
    client.http.headers["tenant-id"] = str(organisation.id)
    text = await client.result("GET", "/sys/agreement/text?kind=user")
    assert (text["version"], text["title"], text["content"]) == ("2.0", "用户协议", "第2.0版")
    client.http.headers["international"] = "2"
    text = await client.result("GET", "/sys/agreement/text?kind=user")
    assert (text["title"], text["content"]) == ("User Agreement", "Version 2.0")
    ways = await client.result("GET", "/sys/login/ways")
    assert [(one["kind"], one["version"]) for one in ways["agreements"]] == [("user", "2.0")]
    assert (await client.call("GET", "/sys/agreement/text?kind=privacy"))["id"] == "agreement.missing"


async def test_entering_accepts_once_with_version_and_digest(sign_in: Any, organisation: Organisation) -> None:
    await publish(organisation, "1.0")
    for _ in range(2):
        await sign_in(organisation.admin)
    rows = await AgreementAccept.filter(user_id=organisation.admin.user_id)
    assert [(row.version, row.ip, len(row.digest)) for row in rows] == [("1.0", "127.0.0.1", 64)]
    listed = await (await sign_in(organisation.admin)).result("GET", "/sys/agreementAccept/list")
    assert [row["version"] for row in listed["records"]] == ["1.0"]


async def test_a_quiet_new_version_is_accepted_by_entering_a_forced_one_is_asked_for(
    sign_in: Any, organisation: Organisation
) -> None:
    await publish(organisation, "1.0", days=-3)
    client = await sign_in(organisation.admin)
    await publish(organisation, "1.1", days=-2)
    assert await waiting(client) == []
    await sign_in(organisation.admin)
    assert await accepted(organisation) == ["1.0", "1.1"]
    forced = await publish(organisation, "2.0", force=True, days=-1)
    assert await waiting(client) == ["2.0"], "a session that goes on is asked too"
    again = await sign_in(organisation.admin)
    assert await waiting(again) == ["2.0"], "entering does not accept it silently"
    await again.result("POST", "/sys/agreement/accept", json={"ids": [forced]})
    await again.result("POST", "/sys/agreement/accept", json={"ids": [forced]})
    assert await waiting(client) == []
    assert await accepted(organisation) == ["1.0", "1.1", "2.0"]


async def test_a_forced_version_stays_asked_for_below_a_newer_quiet_one(
    sign_in: Any, organisation: Organisation
) -> None:
    await publish(organisation, "1.0", days=-3)
    client = await sign_in(organisation.admin)
    await publish(organisation, "2.0", force=True, days=-2)
    await publish(organisation, "2.1", days=-1)
    assert await waiting(client) == ["2.1"]


async def test_until_it_is_accepted_every_other_call_is_refused_in_the_readers_language(
    sign_in: Any, organisation: Organisation
) -> None:
    await publish(organisation, "1.0", days=-3)
    client, other = await sign_in(organisation.admin), await sign_in(organisation.admin)
    assert (await client.send("GET", "/sys/position/list")).status_code == 200
    forced = await publish(organisation, "2.0", force=True, days=-1)
    await rights_changed(organisation.id)
    for method, path in (("GET", "/sys/position/list"), ("POST", "/sys/position/add"), ("GET", "/sys/socket/ticket")):
        response = await client.send(method, path, json={"name": "值班"} if method == "POST" else None)
        assert (response.status_code, response.json()["id"]) == (403, "agreement.due"), path
    assert "请先阅读并同意" in response.json()["message"]
    english = await client.call("GET", "/sys/position/list", headers={"international": "2"})
    assert english["message"] == "The agreements have changed; please read and accept them first"
    assert await waiting(client) == ["2.0"]
    here = {"tenant-id": str(organisation.id)}
    assert (await client.result("GET", "/sys/agreement/text?kind=user", headers=here))["version"] == "2.0"
    await client.result("POST", "/sys/agreement/accept", json={"ids": [forced]})
    for one in (client, other):
        assert (await one.send("GET", "/sys/position/list")).status_code == 200


async def test_who_does_not_accept_can_leave_and_a_display_where_nobody_stands_goes_on(
    sign_in: Any, organisation: Organisation
) -> None:
    await publish(organisation, "1.0", days=-3)
    wall = await organisation.hire("portal:wall:view")
    await Display.create(
        id=next_id(), tenant_id=organisation.id, name="大堂", token_hash=str(next_id()), user_id=wall.user_id
    )
    display, client = await sign_in(wall), await sign_in(organisation.admin)
    await publish(organisation, "2.0", force=True, days=-1)
    await rights_changed(organisation.id)
    assert (await display.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 200
    assert (await client.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 403
    await client.result("POST", "/sys/logout")


async def test_an_acceptance_counts_at_once_where_the_session_is_remembered_as_before(
    sign_in: Any, organisation: Organisation
) -> None:
    """Another server process hears of it a moment later than the page that goes on."""
    await publish(organisation, "1.0", days=-3)
    client = await sign_in(organisation.admin)
    forced = await publish(organisation, "2.0", force=True, days=-1)
    await rights_changed(organisation.id)
    assert (await client.call("GET", "/sys/user/getCurrentUserDeparts"))["id"] == "agreement.due"
    configure_control(None, None)
    try:
        await client.result("POST", "/sys/agreement/accept", json={"ids": [forced]})
    finally:
        live = client.http._transport.app.state.live
        configure_control(live.end_session, live.recheck)
    assert (await client.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 200


async def test_what_was_published_for_later_is_asked_for_when_its_time_has_come(
    sign_in: Any, organisation: Organisation
) -> None:
    await publish(organisation, "1.0", days=-3)
    client = await sign_in(organisation.admin)
    assert (await client.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 200
    await publish(organisation, "2.0", force=True)
    await announce_in_force(now() - timedelta(minutes=1), now())
    assert (await client.call("GET", "/sys/user/getCurrentUserDeparts"))["id"] == "agreement.due"


async def test_only_what_is_in_force_here_can_be_accepted(sign_in: Any, organisation: Organisation) -> None:
    await publish(organisation, "1.0", days=-1)
    later = await publish(organisation, "2.0", days=3)
    client = await sign_in(organisation.admin)
    for foreign in (later, "1", "none"):
        answer = await client.call("POST", "/sys/agreement/accept", json={"ids": [foreign]})
        assert answer["id"] in {"agreement.changed", "input.invalid", "row.missing"}, foreign
    assert await accepted(organisation) == ["1.0"]
