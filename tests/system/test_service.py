"""The service page: how the parts are, and switches that really do something."""

from typing import Any

import pytest

from schema.system.log import Log
from schema.system.user import User
from server.kit import journal
from server.kit.restarts import Restarts
from server.kit.switches import CHAT_DAYS
from server.settings import get_settings
from tests.kit.people import PASSWORD, Organisation
from tests.kit.window import listening, notice_window

LIST, SWITCHES, EDIT = "/sys/service/list", "/sys/service/switches", "/sys/service/edit"
RIGHTS = "/sys/permission/getUserPermissionByToken"


async def turn(client: Any, key: str, value: str) -> dict[str, Any]:
    return dict(await client.result("PUT", EDIT, json={"key": key, "value": value}))


async def test_every_part_and_process_says_how_it_is(platform) -> None:  # type: ignore[no-untyped-def]
    services = {service["code"]: service for service in await platform.result("GET", LIST)}
    assert {"database", "redis", "migrations", "bus", "worker", "outbox", "queue"} <= set(services)
    assert (services["database"]["state"], services["redis"]["state"]) == ("up", "up")
    assert services["worker"]["state"] == "down"  # no worker runs beside these tests
    own = [service for service in services.values() if service["kind"] == "server"]
    said = {value["label"]["en"] for value in own[0]["values"]}
    assert len(own) == 1 and {"Open sockets", "Memory (MB)", "Up for (s)"} <= said
    assert {value["label"]["en"] for value in services["queue"]["values"]} >= {"Queue short", "Queue long"}


async def test_what_was_started_again_is_told_with_its_reason(platform, sign_in) -> None:  # type: ignore[no-untyped-def]
    restarts = Restarts(get_settings().data_dir, "test", ["worker", "postgres"])
    try:
        restarts.down("worker", "killed by SIGKILL")
        assert (await keeper(platform))["state"] == "down"
        restarts.up("worker")
        row = await keeper(platform)
        said = {value["label"]["en"]: value["value"] for value in row["values"]}
        assert (row["state"], said["Worker"], said["Embedded PostgreSQL"]) == ("up", 1, 0)
        assert said["Last"].endswith("killed by SIGKILL")
        ready = (await (await sign_in()).http.get("/readyz")).json()
        assert (ready["restarts"]["worker"], ready["restarts"]["postgres"]) == (1, 0)
    finally:
        restarts.close()


async def keeper(client: Any) -> dict[str, Any]:
    (row,) = [service for service in await client.result("GET", LIST) if service["kind"] == "keeper"]
    return dict(row)


async def test_an_organisation_sees_states_but_no_processes_and_no_switch_of_the_platform(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    services = await client.result("GET", LIST)
    assert {service["kind"] for service in services} == {"part"} and not any(row["values"] for row in services)
    keys = {switch["key"] for switch in await client.result("GET", SWITCHES)}
    assert "safeMode" in keys and "platformSafeMode" not in keys
    refused = await client.send("PUT", EDIT, json={"key": "platformSafeMode", "value": "1"})
    assert (refused.status_code, refused.json()["id"]) == (403, "platform.only")
    clerk = await sign_in(await organisation.hire("sys:service:list"))
    assert (await clerk.send("PUT", EDIT, json={"key": "safeMode", "value": "1"})).status_code == 403
    powerless = await sign_in(await organisation.hire())
    for path in (LIST, SWITCHES):
        assert (await powerless.send("GET", path)).status_code == 403


@pytest.mark.parametrize(
    ("key", "value", "status"),
    [("nonsense", "1", 404), ("safeMode", "maybe", 422), (CHAT_DAYS, "30天", 422), (CHAT_DAYS, "", 422)],
)
async def test_what_is_no_switch_or_no_value_is_refused(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation, key: str, value: str, status: int
) -> None:
    client = await sign_in(organisation.admin)
    assert (await client.send("PUT", EDIT, json={"key": key, "value": value})).status_code == status


async def test_in_safe_mode_people_look_and_change_nothing_until_it_is_over(
    sign_in: Any, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    assert (await client.result("GET", RIGHTS))["sysSafeMode"] is False
    assert (await turn(client, "safeMode", "1"))["value"] == "1"
    assert (await client.result("GET", RIGHTS))["sysSafeMode"] is True
    body = {"code": "a", "name": "甲"}
    for method, path, options in (
        ("POST", "/sys/position/add", {"json": body}),
        ("DELETE", "/sys/position/delete", {"params": {"id": "1"}}),
        ("GET", "/sys/quartzJob/execute", {"params": {"id": "1"}}),
        ("GET", "/sys/annountCement/doReleaseData", {"params": {"id": "1"}}),
    ):
        refused = await client.send(method, path, **options)
        assert (refused.status_code, refused.json()["id"]) == (423, "safe.mode"), path
    assert (await client.result("GET", "/sys/position/list"))["total"] == 0
    await turn(client, "safeMode", "0")
    await client.result("POST", "/sys/position/add", json=body)
    assert (await client.result("GET", RIGHTS))["sysSafeMode"] is False


async def test_safe_mode_is_one_s_own_organisation_s_unless_the_platform_says_so(  # type: ignore[no-untyped-def]
    sign_in, organisation: Organisation, platform
) -> None:
    client = await sign_in(organisation.admin)
    try:
        await turn(platform, "safeMode", "1")
        await client.result("POST", "/sys/position/add", json={"code": "a", "name": "甲"})
        await turn(platform, "safeMode", "0")
        await turn(platform, "platformSafeMode", "1")
        assert (await client.send("POST", "/sys/position/add", json={"code": "b", "name": "乙"})).status_code == 423
    finally:
        await turn(platform, "safeMode", "0")
        await turn(platform, "platformSafeMode", "0")


async def test_a_notice_is_told_to_every_open_window_and_to_whoever_comes_later(
    app: Any, sign_in: Any, organisation: Organisation
) -> None:
    client, person = await sign_in(organisation.admin), await organisation.hire()
    theirs = await sign_in(person)
    live, key = app.state.live, f"t{organisation.id}/notice"
    before = await live.publisher.read(key)
    async with listening(app) as port, notice_window(port, person.user_id, theirs.token) as window:
        await turn(client, "maintenanceNotice", "今晚维护")
        await live.outbox.drain()
        told = (await live.publisher.read(key, before.epoch, before.last)).missed
        await window.beat()
    assert [(event.content()["op"], event.content()["data"]["value"]) for event in told] == [
        ("service.changed", "今晚维护")
    ]
    assert window.heard == []  # other clients of the family would open a reminder for it
    assert (await theirs.result("GET", RIGHTS))["maintenanceNotice"] == "今晚维护"
    trail = await client.result("GET", "/sys/sysParam/list", params={"paramKey": "maintenanceNotice"})
    assert trail["records"][0]["paramValue"] == "今晚维护"


async def test_sign_in_can_always_ask_for_the_code(sign_in, organisation: Organisation, platform) -> None:  # type: ignore[no-untyped-def]
    nobody, person = await sign_in(), await organisation.hire()
    user = await User.get(id=person.user_id)
    right = {"username": user.username, "password": PASSWORD}
    try:
        await turn(platform, "loginCaptcha", "1")
        refused = await nobody.call("POST", "/sys/login", json=right)
        assert (refused["success"], refused["id"]) == (False, "captcha.required")
    finally:
        await turn(platform, "loginCaptcha", "0")
    assert (await nobody.call("POST", "/sys/login", json=right))["success"]


async def test_operations_are_logged_until_that_is_switched_off(sign_in, organisation: Organisation) -> None:  # type: ignore[no-untyped-def]
    client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/position/add", json={"code": "a", "name": "甲"})
    await turn(client, "logOn", "0")
    await client.result("POST", "/sys/position/add", json={"code": "b", "name": "乙"})
    assert journal._journal is not None
    await journal._journal.flush()
    added = await Log.filter(tenant_id=organisation.id, request_url="/sys/position/add").count()
    assert added == 1
