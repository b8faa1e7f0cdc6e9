"""Data sources, gateway routes and import recipes: secrets never shown or sent astray, names looked up, nothing probed."""

import asyncio
import socket
from typing import Any
from urllib.parse import urlsplit

import pytest
import pytest_asyncio

from schema.kit.sealing import MARK
from schema.system.data_source import DataSource
from server.kit.database import pool
from server.kit.outbound import is_of_this_machine, is_public
from server.settings import get_settings
from server.system.sources.connections import TRIES
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

SECRET = "Top-Secret-1"
TEST = "/sys/dataSource/testConnection"


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


def own_address() -> dict[str, str]:
    """The test's own database, as a data source would name it."""
    parts = urlsplit(get_settings().database_url)
    return {
        "dbUrl": f"postgresql://{parts.hostname}:{parts.port or 5432}{parts.path}",
        "dbUsername": parts.username or "",
        "dbPassword": parts.password or "",
    }


async def source(client: Client, code: str = "sales", **changes: Any) -> dict[str, Any]:
    body = {
        "code": code,
        "name": "销售库",
        "dbType": "postgresql",
        "dbUrl": "postgresql://db.example.com:5432/sales",
        "dbUsername": "reader",
        "dbPassword": SECRET,
        **changes,
    }
    return await client.call("POST", "/sys/dataSource/add", json=body)


async def test_the_password_is_sealed_and_never_comes_back(client: Client) -> None:
    made = await source(client)
    stored = await pool().fetchval("SELECT db_password FROM sys_data_source WHERE id = $1", int(made["result"]["id"]))
    assert stored.startswith(MARK) and SECRET not in stored
    trail = {"table": "sys/dataSource", "rowId": made["result"]["id"]}
    for path, params in (
        ("/sys/dataSource/list", {}),
        ("/sys/dataSource/queryById", {"id": made["result"]["id"]}),
        ("/sys/dataSource/options", {}),
        ("/sys/audit/list", trail),
    ):
        text = (await client.send("GET", path, params=params)).text
        assert SECRET not in text and MARK not in text, path
    assert await client.result("GET", "/sys/dataSource/options") == [
        {"value": "sales", "label": "销售库", "text": "销售库"}
    ]
    other = await source(client, "other")
    again = await pool().fetchval("SELECT db_password FROM sys_data_source WHERE id = $1", int(other["result"]["id"]))
    assert again != stored


async def test_an_edit_without_a_password_keeps_it_and_a_changed_address_asks_for_it(client: Client) -> None:
    made = (await source(client))["result"]
    await client.result("PUT", "/sys/dataSource/edit", json={"id": made["id"], "name": "新名", "dbPassword": ""})
    assert (await DataSource.get(id=int(made["id"]))).db_password == SECRET
    astray = {"id": made["id"], "dbUrl": "postgresql://evil.example.com:5432/sales"}
    refused = await client.call("PUT", "/sys/dataSource/edit", json=astray)
    assert set(refused["fields"]) == {"dbPassword"}
    tried = await client.call("POST", TEST, json={**astray, "dbUsername": "reader"})
    assert set(tried["fields"]) == {"dbPassword"}
    await client.result("PUT", "/sys/dataSource/edit", json={**astray, "dbPassword": "another"})


async def test_a_cell_sets_a_password_that_no_answer_tells_and_an_empty_one_keeps_it(client: Client) -> None:
    made = (await source(client))["result"]
    cell = {"id": made["id"], "key": "dbPassword", "old": None}
    response = await client.send("POST", "/sys/dataSource/cells", json={"edits": [{**cell, "value": "typed-2"}]})
    (done,) = response.json()["result"]["done"]
    assert (done["key"], done["value"]) == ("dbPassword", None) and "typed-2" not in response.text
    for value in ("", None):
        result = await client.result("POST", "/sys/dataSource/cells", json={"edits": [{**cell, "value": value}]})
        assert (result["clashes"], result["refused"], len(result["done"])) == ([], [], 1)
    guess = {**cell, "old": "guessed", "value": "typed-3"}
    assert (await client.result("POST", "/sys/dataSource/cells", json={"edits": [guess]}))["clashes"] == []
    assert (await DataSource.get(id=int(made["id"]))).db_password == "typed-3"
    moved = {"id": made["id"], "key": "dbUrl", "old": made["dbUrl"], "value": "postgresql://evil.example.com:5432/x"}
    refused = (await client.result("POST", "/sys/dataSource/cells", json={"edits": [moved]}))["refused"]
    assert [entry["key"] for entry in refused] == ["dbPassword"]


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:pass@db.example.com/x",
        "mysql://db.example.com/x",
        "file:///etc/passwd",
        "postgresql://db.example.com",
        "postgresql://db.example.com/x?sslmode=disable",
        "postgresql://db.example.com:99999/x",
        "http://169.254.169.254/latest",
    ],
)
async def test_an_address_that_is_none_is_refused_at_its_field(client: Client, url: str) -> None:
    answer = await source(client, dbUrl=url)
    assert answer["success"] is False and set(answer["fields"]) == {"dbUrl"}


async def test_the_connection_test_says_plainly_what_is_wrong(platform: Client) -> None:
    own = own_address()
    assert (await platform.call("POST", TEST, json=own))["message"] == "连接成功"
    assert (await platform.call("POST", "/online/cgreport/api/testConnection", json=own))["success"]
    missing = {**own, "dbUrl": own["dbUrl"].rsplit("/", 1)[0] + "/nothing_here"}
    assert (await platform.call("POST", TEST, json=missing))["id"] == "source.database"
    closed = {**own, "dbUrl": "postgresql://127.0.0.1:1/x"}
    assert (await platform.call("POST", TEST, json=closed))["id"] == "source.away"


async def test_tries_are_limited_for_each_person(sign_in: Any, organisation: Organisation) -> None:
    first, second = [await sign_in(await organisation.hire("sys:dataSource:test")) for _ in range(2)]
    inner = {"dbUrl": "postgresql://10.0.0.1:5432/x"}
    statuses = [(await first.send("POST", TEST, json=inner)).status_code for _ in range(TRIES.most + 2)]
    assert statuses == [403] * TRIES.most + [429] * 2
    assert (await second.send("POST", TEST, json=inner)).status_code == 403


async def test_a_name_is_resolved_once_and_what_was_judged_is_connected_to(
    sign_in: Any, organisation: Organisation, platform: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name server that answers another address at each question."""
    asked, answers = [], iter(["127.0.0.1", "10.9.9.9", "8.8.8.8", "127.0.0.1"])
    plain = asyncio.get_running_loop().getaddrinfo

    async def shifting(host: Any, port: Any, **options: Any) -> Any:
        if host != "shifting.example":
            return await plain(host, port, **options)
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", shifting)
    own = own_address()
    port, path = urlsplit(own["dbUrl"]).port, urlsplit(own["dbUrl"]).path
    body = {**own, "dbUrl": f"postgresql://shifting.example:{port}{path}"}
    assert (await platform.call("POST", TEST, json=body))["message"] == "连接成功"
    assert len(asked) == 1
    clerk = await sign_in(await organisation.hire("sys:dataSource:test"))
    assert (await clerk.call("POST", TEST, json=body))["id"] == "source.internal"
    assert len(asked) == 2


async def test_the_portals_own_servers_stay_closed_whatever_their_address(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    for setting, url in (
        ("database_url", "postgres://u:p@8.8.8.8:5432/guanjia"),
        ("redis_url", "redis://:p@8.8.8.8:6379/0"),
        ("s3_endpoint", "https://8.8.8.8"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(get_settings(), setting, url)
            for host in ("8.8.8.8", "[::ffff:8.8.8.8]"):
                answer = await client.send("POST", TEST, json={"dbUrl": f"postgresql://{host}:1/x"})
                assert (answer.status_code, answer.json()["id"]) == (403, "source.internal"), (setting, host)


async def test_the_test_cannot_be_used_to_look_around_inside(sign_in: Any, organisation: Organisation) -> None:
    """Not by an administrator of an organisation either: whose the inner network is, is not theirs."""
    clerk = await sign_in(organisation.admin)
    for host in (
        "127.0.0.1",
        "localhost",
        "10.0.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "[::1]",
        "0.0.0.0",
        "[::ffff:10.0.0.1]",
        "[64:ff9b::10.0.0.1]",
        "[2002:7f00:1::]",
    ):
        answer = await clerk.send("POST", TEST, json={"dbUrl": f"postgresql://{host}:5432/x"})
        assert (answer.status_code, answer.json()["id"]) == (403, "source.internal"), host
    powerless = await sign_in(await organisation.hire())
    assert (await powerless.send("POST", TEST, json=own_address())).status_code == 403


def test_addresses_of_the_open_internet_are_told_from_others() -> None:
    assert is_public("8.8.8.8") and is_public("2001:4860:4860::8888")
    for text in ("100.64.0.1", "fe80::1%eth0", "fc00::1", "224.0.0.1", "::ffff:127.0.0.1", "255.255.255.255"):
        assert not is_public(text), text
    for text in ("64:ff9b::7f00:1", "2002:a00:1::", "2001:0:808:808::f5ff:fffe"):
        assert not is_public(text), text
    assert is_of_this_machine("127.0.0.1") and is_of_this_machine("::ffff:127.0.0.1")
    assert not is_of_this_machine("8.8.8.8")


async def test_a_gateway_route_is_checked_part_by_part(client: Client) -> None:
    good = {
        "routerId": "orders",
        "name": "订单",
        "uri": "lb://orders",
        "predicates": '[{"name":"Path","args":["/orders/**"]}]',
        "filters": '[{"name":"StripPrefix","args":["1"]}]',
        "status": "1",
    }
    made = await client.result("POST", "/sys/gatewayRoute/updateAll", json={"router": good})
    assert made["predicates"] == [{"name": "Path", "args": ["/orders/**"]}]
    again = await client.result("POST", "/sys/gatewayRoute/updateAll", json={"router": {**good, "name": "订单二"}})
    assert (again["id"], again["name"]) == (made["id"], "订单二")
    [listed] = await client.result("GET", "/sys/gatewayRoute/list")
    assert (listed["id"], listed["predicates"]) == (made["id"], made["predicates"])
    assert (await client.result("GET", "/sys/gatewayRoute/list", params={"routerId": "none"})) == []
    page = await client.result("GET", "/sys/gatewayRoute/list", params={"pageNo": 1, "pageSize": 10})
    assert page["records"] == [listed] and page["total"] == 1
    for field, value in (
        ("uri", "file:///etc/passwd"),
        ("uri", "http://user:pass@host"),
        ("predicates", '[{"name":"Exec","args":[]}]'),
        ("predicates", '[{"name":"Path","args":["no slash"]}]'),
        ("predicates", '{"name":"Path"}'),
        ("filters", '[{"name":"StripPrefix","args":[[1]]}]'),
    ):
        answer = await client.call("POST", "/sys/gatewayRoute/updateAll", json={"router": {**good, field: value}})
        assert set(answer["fields"]) == {field}, value
    assert (await client.call("GET", "/sys/gatewayRoute/clearRedis"))["success"]


async def test_saving_a_gateway_route_needs_the_right_to_add_or_change(
    sign_in: Any, organisation: Organisation
) -> None:
    clerk = await sign_in(await organisation.hire("sys:gatewayRoute:list"))
    answer = await clerk.send("POST", "/sys/gatewayRoute/updateAll", json={"router": {"routerId": "x"}})
    assert answer.status_code == 403 and answer.json()["result"] == {"needs": "sys:gatewayRoute:add"}


async def test_an_import_recipe_names_real_lists_and_fields(client: Client) -> None:
    body = {
        "code": "pos",
        "name": "职务导入",
        "target": "sys/position",
        "keyFields": "code",
        "headerRow": 1,
        "startRow": 2,
    }
    made = await client.result("POST", "/sys/bTemplateParseConfigInfo/add", json=body)
    column = {"configId": made["id"], "columnTitle": "职务名称", "field": "name", "transform": "trim", "required": True}
    mapped = await client.result("POST", "/sys/bFieldMapTemplateInfo/add", json=column)
    assert (mapped["configId"], mapped["field"], mapped["transform_dictText"]) == (made["id"], "name", "去空格")
    await client.result("PUT", "/sys/bFieldMapTemplateInfo/edit", json={"id": mapped["id"], "field": "code"})
    for changes, field in (
        ({"target": "sys/nothing"}, "target"),
        ({"target": "pg_shadow"}, "target"),
        ({"keyFields": "code,password"}, "keyFields"),
        ({"startRow": 1, "headerRow": 3}, "startRow"),
    ):
        answer = await client.call("POST", "/sys/bTemplateParseConfigInfo/add", json={**body, "code": "x", **changes})
        assert field in answer["fields"], changes
    wrong = await client.call(
        "POST", "/sys/bFieldMapTemplateInfo/add", json={**column, "columnTitle": "编号", "field": "tenantId"}
    )
    assert set(wrong["fields"]) == {"field"}
