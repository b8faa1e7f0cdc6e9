"""Closed months: nothing that counts in one is added, changed or confirmed; corrections are of today."""

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest_asyncio

from schema.finance.due import MemberDue
from schema.finance.payment import DuePayment
from schema.finance.period import Period
from schema.kit.clock import today
from server.finance.closing import day_of
from tests.finance.chamber import REVIEWS, Chamber, build, submit, take
from tests.finance.statements import WATCHES, bring, confirm, line_of, said
from tests.finance.test_payments import paid, stored
from tests.kit.client import Client

Office = tuple[Client, Client]


def last_day() -> date:
    """Of the month before, which may be closed."""
    return today().replace(day=1) - timedelta(days=1)


@pytest_asyncio.fixture
async def chamber(database: None) -> Chamber:
    return await build()


@pytest_asyncio.fixture
async def office(chamber: Chamber, sign_in: Any) -> Office:
    return await sign_in(chamber.org.admin), await sign_in(await chamber.org.hire(*REVIEWS, *WATCHES, "fin:period:add"))


async def close(client: Client, month: str | None = None) -> dict[str, Any]:
    return await client.call("POST", "/fin/period/add", json={"month": month or f"{last_day():%Y-%m}"})


async def test_only_a_month_that_is_over_is_closed_and_reopening_is_a_right_of_its_own(
    chamber: Chamber, office: Office
) -> None:
    for wrong in (f"{today():%Y-%m}", "2026-13", "26-01"):
        assert set((await close(office[1], wrong))["fields"]) == {"month"}
    assert (await close(office[1]))["success"]
    assert not (await close(office[1]))["success"]
    row = await Period.get(tenant_id=chamber.org.id)
    assert row.closed_by and row.closed_at
    assert (await take(office[1], "fin/period", "reopen", row, reason="漏记一笔"))["code"] == 403
    assert set((await take(office[0], "fin/period", "reopen", row, reason=""))["fields"]) == {"reason"}
    assert (await take(office[0], "fin/period", "reopen", row, reason="漏记一笔"))["success"]


async def test_payments_of_a_closed_month_are_neither_entered_nor_confirmed_and_a_reversal_is_of_today(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due()
    then = f"{last_day()} 10:00:00"
    counted = await stored(await submit(office[0], due, chamber.cash, "100", paidAt=then))
    waits = await stored(await submit(office[0], due, chamber.transfer, "200", paidAt=then))
    assert (await close(office[0]))["success"]
    late = await submit(office[0], due, chamber.cash, "300", paidAt=then)
    assert (late["id"], set(late["fields"])) == ("finance.closed", {"paidAt"})
    held = await take(office[1], "fin/payment", "confirm", waits)
    assert held["id"] == "finance.closed" and await paid(due) == (100_00, "part")
    assert (await submit(office[0], due, chamber.cash, "300"))["success"]
    assert (await take(office[1], "fin/payment", "reverse", counted, reason="记错会员"))["success"]
    row = await DuePayment.get(id=counted.id)
    assert row.reversed_at and day_of(row.reversed_at) > last_day() >= day_of(row.paid_at)
    period = await Period.get(tenant_id=chamber.org.id)
    await take(office[0], "fin/period", "reopen", period, reason="漏记一笔")
    assert (await take(office[1], "fin/payment", "confirm", waits))["success"]
    assert (await take(office[0], "fin/period", "close", period))["success"]
    assert (await submit(office[0], due, chamber.cash, "1", paidAt=then))["id"] == "finance.closed"


async def test_dues_of_a_closed_month_stay_as_they_are_but_for_remarks(chamber: Chamber, office: Office) -> None:
    due, later = await chamber.due(), await chamber.due()
    await MemberDue.filter(id=due.id).update(due_date=last_day())
    assert (await close(office[0]))["success"]
    for change in ({"amount": "1"}, {"dueDate": str(today())}):
        answer = await office[0].call("POST", "/fin/due/edit", json={"id": str(due.id), **change})
        assert (answer["id"], set(answer["fields"])) == ("finance.closed", {"dueDate"})
    moved = await office[0].call("POST", "/fin/due/edit", json={"id": str(later.id), "dueDate": str(last_day())})
    assert moved["id"] == "finance.closed"
    gone = await office[0].call("DELETE", "/fin/due/delete", params={"id": str(due.id)})
    assert gone["id"] == "finance.closed"
    assert (await office[0].call("POST", "/fin/due/edit", json={"id": str(due.id), "remark": "已电话提醒"}))["success"]
    issued = {"year": last_day().year, "dueDate": str(last_day())}
    assert (await office[0].call("POST", "/fin/due/issue", json=issued))["id"] == "finance.closed"


async def test_a_line_of_a_closed_month_counts_on_another_day(chamber: Chamber, office: Office) -> None:
    due = await chamber.due()
    await type(chamber.transfer).filter(id=chamber.transfer.id).update(kind="transfer")
    await bring(office[0], said("M1", "100", day=f"{last_day():%Y-%m-%d}"))
    await close(office[0])
    line = await line_of(chamber.org.id, "M1")
    late = await confirm(office[1], line, due)
    assert (late["id"], set(late["fields"])) == ("finance.closed", {"paidOn"})
    assert (await confirm(office[1], line, due, paidOn=str(today())))["success"]
    row = await DuePayment.get(due_id=due.id)
    assert day_of(row.paid_at) == today() and await paid(due) == (100_00, "part")


async def test_a_month_is_closed_while_money_of_it_is_entered_and_nothing_slips_in(
    chamber: Chamber, office: Office
) -> None:
    due, then = await chamber.due(), f"{last_day()} 10:00:00"
    calls = [submit(office[0], due, chamber.cash, "100", paidAt=then) for _ in range(6)]
    closed, *answers = await asyncio.gather(close(office[1]), *calls)
    assert closed["success"]
    period = await Period.get(tenant_id=chamber.org.id)
    rows = await DuePayment.filter(due_id=due.id)
    assert len(rows) == sum(one["success"] for one in answers)
    assert (await paid(due))[0] == 100_00 * len(rows) and period.closed_at
    assert {one["id"] for one in answers if not one["success"]} <= {"finance.closed"}
