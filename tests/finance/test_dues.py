"""Dues: issued for a year to all who have none, once; of one person or firm; by hand as well."""

import asyncio
from datetime import date
from typing import Any

import pytest_asyncio

from schema.finance.due import MemberDue
from schema.kit.snowflake import next_id
from schema.member.level import Level
from schema.member.membership import APPLIED
from schema.member.person import Member
from tests.finance.chamber import Chamber, build
from tests.kit.client import Client

ISSUE = "/fin/due/issue"
WISH = {"year": 2026, "dueDate": "2026-03-31"}


@pytest_asyncio.fixture
async def chamber(database: None) -> Chamber:
    return await build()


@pytest_asyncio.fixture
async def office(chamber: Chamber, sign_in: Any) -> Client:
    client: Client = await sign_in(chamber.org.admin)
    return client


async def issue(client: Client, **rest: Any) -> dict[str, Any]:
    return dict(await client.result("POST", ISSUE, json={**WISH, **rest}))


async def test_a_preview_says_what_is_written_then_and_writes_nothing(chamber: Chamber, office: Client) -> None:
    free = await Level.create(id=next_id(), tenant_id=chamber.org.id, name="荣誉会员", dues_year=0)
    for joined in (None, date(2026, 7, 1), date(2027, 1, 1)):
        await chamber.person(joined)
    await chamber.person(level=free)
    await Member.filter(id=(await chamber.person()).id).update(state=APPLIED)
    await chamber.firm()
    told = await issue(office, dryRun=True)
    assert (told["persons"], told["firms"], told["prorated"], told["total"]) == (2, 1, 1, "5000.00")
    assert (told["already"], told["free"], told["later"], told["issued"]) == (0, 1, 1, False)
    assert not await MemberDue.filter(tenant_id=chamber.org.id).exists()
    done = await issue(office, seen=told["seen"])
    assert {**done, "issued": False} == told
    rows = await MemberDue.filter(tenant_id=chamber.org.id).order_by("no")
    assert [row.payable for row in rows] == [2_000_00, 1_000_00, 2_000_00]
    assert [row.no for row in rows] == ["FD202600001", "FD202600002", "FD202600003"]


async def test_said_again_or_twice_at_once_it_adds_only_who_is_new(chamber: Chamber, office: Client) -> None:
    await chamber.person()
    first = await asyncio.gather(*(office.call("POST", ISSUE, json=WISH) for _ in range(4)))
    assert sorted(answer["result"]["persons"] for answer in first) == [0, 0, 0, 1]
    await chamber.person()
    again = await issue(office)
    assert (again["persons"], again["already"]) == (1, 1)
    assert await MemberDue.filter(tenant_id=chamber.org.id).count() == 2


async def test_what_has_changed_since_the_preview_is_looked_at_again(chamber: Chamber, office: Client) -> None:
    await chamber.person()
    told = await issue(office, dryRun=True)
    await chamber.person()
    answer = await office.call("POST", ISSUE, json={**WISH, "seen": told["seen"]})
    assert (answer["code"], answer["id"]) == (409, "fin.due.changed")
    assert not await MemberDue.filter(tenant_id=chamber.org.id).exists()


async def test_by_hand_they_are_of_one_person_or_firm_once_a_year_and_a_discount_has_its_reason(
    chamber: Chamber, office: Client
) -> None:
    who, firm = await chamber.person(), await chamber.firm()
    form = {"personId": str(who.id), "year": 2026, "amount": "2000", "dueDate": "2026-03-31"}
    faults = {
        "personId": {"firmId": str(firm.id)},
        "discountReason": {"discount": "100"},
        "discount": {"discount": "2000", "discountReason": "创始会员"},
        "amount": {"amount": "0"},
    }
    for fault, part in faults.items():
        answer = await office.call("POST", "/fin/due/add", json={**form, **part})
        assert set(answer["fields"]) == {fault}, answer
    discount = {"discount": "500", "discountReason": "创始会员"}
    row = await office.result("POST", "/fin/due/add", json={**form, **discount})
    assert (row["name"], row["payable"], row["levelId"]) == (who.name, "1500.00", str(chamber.level.id))
    twice = await office.call("POST", "/fin/due/add", json=form)
    assert set(twice["fields"]) == {"personId", "year"}
