"""The sums below a list are those of all rows that it finds, and of nothing that somebody may not see."""

from datetime import date
from typing import Any

import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.rental.deposit import HELD, REFUNDED, Deposit
from schema.rental.ledger import Ledger
from schema.system.role import UserRole
from tests.engine.test_data_rules import restrict_to
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries

DEPOSITS, LEDGER = "/rental/deposit/list", "/rental/ledger/list"
ASKED = {"totals": 1, "pageSize": 2}


async def add_deposit(tenant_id: int, held: int, refunded: int = 0, payer: str = "张三") -> None:
    await Deposit.create(
        id=next_id(),
        tenant_id=tenant_id,
        account="lease",
        account_id=next_id(),
        account_no=f"HT{next_id()}",
        payer=payer,
        received=held + refunded,
        refunded=refunded,
        held=held,
        state=HELD if held else REFUNDED,
    )


async def add_line(tenant_id: int, direction: str, amount: int) -> None:
    await Ledger.create(
        id=next_id(),
        tenant_id=tenant_id,
        no=f"S{next_id()}",
        account="lease",
        account_id=next_id(),
        account_no="HT1",
        seq=1,
        project="rent",
        direction=direction,
        amount=amount,
        paid_on=date(2026, 3, 1),
        operator="张三",
    )


@pytest_asyncio.fixture(loop_scope="session")
async def client(organisation: Any, sign_in: Any) -> Client:
    await add_dictionaries(organisation.id)
    for held, refunded in ((100_001, 0), (200_000, 0), (300_000, 0), (0, 50_000)):
        await add_deposit(organisation.id, held, refunded, "李四" if refunded else "张三")
    found: Client = await sign_in(organisation.admin)
    return found


async def sums(client: Client, path: str = DEPOSITS, **query: Any) -> Any:
    return (await client.result("GET", path, params=ASKED | query))["totals"]


async def test_they_tell_of_all_pages_and_follow_the_filters(client: Client) -> None:
    whole = {"held": "6000.01", "received": "6500.01", "deducted": "0.00", "refunded": "500.00"}
    assert await sums(client) == [{"value": None, "sums": whole}]
    assert (await sums(client, payer="李四"))[0]["sums"]["received"] == "500.00"
    asked = '[{"field":"held","rule":"ge","val":"2000"}]'
    assert (await sums(client, superQueryParams=asked))[0]["sums"]["held"] == "5000.00"


async def test_of_no_rows_they_are_nothing(client: Client) -> None:
    assert (await sums(client, payer="没有"))[0]["sums"]["held"] == "0.00"
    assert await sums(client, LEDGER) == []


async def test_nobody_is_told_who_does_not_ask(client: Client) -> None:
    assert "totals" not in await client.result("GET", DEPOSITS)
    assert "totals" not in await client.result("GET", "/rental/viewing/list", params=ASKED)


async def test_other_tenants_and_deleted_rows_do_not_count(client: Client, organisation: Any) -> None:
    await add_deposit(organisation.id + 1_000_000, 900_000)
    row = await Deposit.filter(tenant_id=organisation.id, held=300_000).get()
    await Deposit.filter(id=row.id).update(del_flag=1)
    assert (await sums(client))[0]["sums"]["held"] == "3000.01"


async def test_a_data_rule_narrows_them(client: Client, organisation: Any, sign_in: Any) -> None:
    codes = "rental:deposit:list"
    person = await restrict_to(organisation, "rental/deposit", codes, "payer", "=", "李四")
    assert (await sums(await sign_in(person)))[0]["sums"]["received"] == "500.00"


async def hide(admin: Client, organisation: Any, sign_in: Any, path: str, key: str) -> Client:
    person = await organisation.hire(f"{path.replace('/', ':')}:list")
    role_id = str((await UserRole.get(user_id=person.user_id)).role_id)
    body = {"roleId": role_id, "path": path, "rights": {key: "hidden"}}
    await admin.result("POST", "/sys/role/saveFieldRights", json=body)
    found: Client = await sign_in(person)
    return found


async def test_a_hidden_amount_is_not_summed(client: Client, organisation: Any, sign_in: Any) -> None:
    less = await hide(client, organisation, sign_in, "rental/deposit", "held")
    assert set((await sums(less))[0]["sums"]) == {"received", "deducted", "refunded"}
    described = (await less.result("GET", "/sys/engine/describe"))["resources"]
    shape = next(one for one in described if one["path"] == "rental/deposit")
    assert shape["totals"] == {"keys": ["received", "deducted", "refunded"], "by": None}


async def test_what_does_not_belong_together_is_summed_apart(client: Client, organisation: Any, sign_in: Any) -> None:
    for direction, amount in (("in", 100), ("in", 250), ("out", 40)):
        await add_line(organisation.id, direction, amount)
    apart = [{"value": "in", "sums": {"amount": "3.50"}}, {"value": "out", "sums": {"amount": "0.40"}}]
    assert await sums(client, LEDGER) == apart
    less = await hide(client, organisation, sign_in, "rental/ledger", "direction")
    assert "totals" not in await less.result("GET", LEDGER, params=ASKED)
