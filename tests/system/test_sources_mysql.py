"""A MySQL or MariaDB data source is tested against a real server: in with the right account, plainly out with a wrong one."""

from collections.abc import Iterator
from typing import Any

import pytest
import pytest_asyncio

from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.system.mariadb import ACCOUNT, DATABASE, PASSWORD, installed, running_mariadb

TEST = "/sys/dataSource/testConnection"


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    if not installed():
        pytest.skip("no MariaDB server on this machine")
    with running_mariadb() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


def form(port: int, **changes: Any) -> dict[str, Any]:
    address = f"mysql://127.0.0.1:{port}/{DATABASE}"
    return {"dbType": "mysql", "dbUrl": address, "dbUsername": ACCOUNT, "dbPassword": PASSWORD, **changes}


async def test_a_real_server_lets_the_right_account_in_and_says_what_is_wrong(platform: Client, port: int) -> None:
    assert (await platform.call("POST", TEST, json=form(port)))["message"] == "连接成功"
    family = form(port, dbType="MariaDB", dbUrl=f"jdbc:mariadb://127.0.0.1:{port}/{DATABASE}")
    assert (await platform.call("POST", "/online/cgreport/api/testConnection", json=family))["success"]
    for changes, refusal in (
        ({"dbPassword": "wrong"}, "source.login"),
        ({"dbUsername": "nobody"}, "source.login"),
        ({"dbUrl": f"mysql://127.0.0.1:{port}/secret"}, "source.login"),
        ({"dbUrl": f"mysql://127.0.0.1:1/{DATABASE}"}, "source.away"),
    ):
        assert (await platform.call("POST", TEST, json=form(port, **changes)))["id"] == refusal, changes


async def test_a_stored_source_is_tested_with_its_own_password(platform: Client, port: int) -> None:
    body = {**form(port), "code": "sales", "name": "销售库"}
    made = await platform.result("POST", "/sys/dataSource/add", json=body)
    assert made["dbType"] == "mysql"
    asked = form(port, id=made["id"], dbPassword="")
    assert (await platform.call("POST", TEST, json=asked))["message"] == "连接成功"


async def test_kind_and_address_must_agree_and_the_inner_network_stays_closed(
    client: Client, sign_in: Any, organisation: Organisation
) -> None:
    odd = form(3306, dbType="postgresql")
    assert set((await client.call("POST", TEST, json=odd))["fields"]) == {"dbUrl"}
    saved = await client.call("POST", "/sys/dataSource/add", json={**odd, "code": "odd", "name": "错配"})
    assert set(saved["fields"]) == {"dbUrl"}
    other = await client.call("POST", TEST, json=form(3306, dbType="oracle"))
    assert set(other["fields"]) == {"dbType"}
    clerk = await sign_in(await organisation.hire("sys:dataSource:test"))
    answer = await clerk.send("POST", TEST, json=form(3306))
    assert (answer.status_code, answer.json()["id"]) == (403, "source.internal")
