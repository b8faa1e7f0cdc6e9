"""Companies on account: who stays for a company leaves without paying, as far as its credit goes, and it pays by the month."""

from datetime import date, timedelta
from typing import Any

import pytest_asyncio

from schema.kit.clock import month_start
from schema.rental.company import CompanyStatement, CompanyStatementLine
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from schema.rental.unit import Unit
from tests.kit.client import Client
from tests.kit.people import create_organisation
from tests.rental.village import Village, build, day, on

COMPANY, STATEMENT, ORDER = "/rental/company", "/rental/companyStatement", "/rental/order"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def open_company(desk: Client, **rest: Any) -> str:
    body = {"name": "云栖数科", "credit": "", "termsDays": 15, **rest}
    return str((await desk.result("POST", f"{COMPANY}/add", json=body))["id"])


async def step(desk: Client, path: str, code: str, row_id: str, **asked: Any) -> dict[str, Any]:
    model: Any = DailyOrder if path == ORDER else CompanyStatement
    version = (await model.get(id=int(row_id))).row_version
    return await desk.call("POST", f"{path}/{code}", json={"id": row_id, "version": version, **asked})


async def take(desk: Client, path: str, code: str, row_id: str, **asked: Any) -> dict[str, Any]:
    answer = await step(desk, path, code, row_id, **asked)
    assert answer["success"], (code, answer)
    return answer


async def stay(desk: Client, village: Village, unit: Unit, company: str | None, nights: int = 1) -> str:
    """An order that is in the house, on the account of a company."""
    order = str((await village.book(unit, 0, nights))["id"])
    if company:
        await take(desk, ORDER, "account", order, companyId=company)
    await take(desk, ORDER, "confirm", order)
    await take(desk, ORDER, "checkIn", order, early=True, forceDirty=True, reason="协议单位")
    return order


async def leave(desk: Client, village: Village, unit: Unit, company: str) -> str:
    order = await stay(desk, village, unit, company)
    await take(desk, ORDER, "checkOut", order)
    return order


async def draw(desk: Client, month: date, **rest: Any) -> dict[str, Any]:
    body = {"day": month.isoformat(), **rest}
    return dict(await desk.result("POST", f"{STATEMENT}/draw", json=body))


async def statement_of(village: Village) -> CompanyStatement:
    return await CompanyStatement.get(tenant_id=village.org.id)


async def balance(order: str) -> int:
    return (await DailyOrder.get(id=int(order))).balance


async def test_a_guest_of_a_company_comes_and_leaves_without_paying(village: Village, desk: Client) -> None:
    company = await open_company(desk)
    order = await leave(desk, village, village.whole, company)
    row = await DailyOrder.get(id=int(order))
    assert (row.state == "checked_out" and row.balance == 28800) or row.balance == 35800
    [seen] = (await desk.result("GET", f"{COMPANY}/list"))["records"]
    assert seen["used"] == f"{row.balance / 100:.2f}"


async def test_without_a_company_the_account_must_be_even(village: Village, desk: Client) -> None:
    company = await open_company(desk)
    order = await stay(desk, village, village.whole, company)
    await take(desk, ORDER, "account", order, companyId="")
    assert (await step(desk, ORDER, "checkOut", order))["id"] == "order.balance"


async def test_guests_go_as_far_as_the_credit_of_their_company(village: Village, desk: Client, sign_in: Any) -> None:
    company = await open_company(desk, credit="400.00")
    await stay(desk, village, village.whole, company)
    second = str((await village.book(village.rooms[0], 0, 2))["id"])
    clerk = await sign_in(await village.org.hire("rental:order:list", "rental:order:account", "rental:company:list"))
    refused = await step(clerk, ORDER, "account", second, companyId=company)
    assert refused["id"] == "company.credit", refused
    chief = await sign_in(
        await village.org.hire(
            "rental:order:list", "rental:order:account", "rental:order:credit", "rental:company:list"
        )
    )
    assert (await step(chief, ORDER, "account", second, companyId=company))["success"]


async def test_the_statement_of_a_month_is_issued_and_settles_its_orders(village: Village, desk: Client) -> None:
    company = await open_company(desk)
    orders = [await leave(desk, village, unit, company) for unit in (village.whole, village.rooms[0])]
    owed = sum([await balance(order) for order in orders])
    await DailyOrder.filter(id__in=list(map(int, orders))).update(check_out=day(0))
    assert await draw(desk, day(0)) == {"drawn": 1, "kept": 0}
    row = await statement_of(village)
    assert (row.stays, row.amount, row.month) == (2, owed, f"{day(0):%Y-%m}")
    await take(desk, STATEMENT, "issue", str(row.id))
    await row.refresh_from_db()
    assert row.due == day(15) and await draw(desk, day(0)) == {"drawn": 0, "kept": 1}
    await take(desk, STATEMENT, "pay", str(row.id), paidOn=on(0), method="transfer", note="")
    assert [await balance(order) for order in orders] == [0, 0]
    lines = await Ledger.filter(account_id__in=list(map(int, orders)), direction="in")
    assert sum(line.amount for line in lines) == owed and {line.method for line in lines} == {"transfer"}


async def _owing(village: Village, desk: Client, company: str) -> tuple[str, CompanyStatement]:
    """An order of a company, with the draft of its statement."""
    order = await leave(desk, village, village.whole, company)
    await DailyOrder.filter(id=int(order)).update(check_out=day(0))
    assert await draw(desk, day(0), companyId=company) == {"drawn": 1, "kept": 0}
    return order, await statement_of(village)


async def test_what_was_paid_at_the_desk_meanwhile_is_not_asked_for_again(village: Village, desk: Client) -> None:
    company = await open_company(desk)
    order, row = await _owing(village, desk, company)
    await take(desk, STATEMENT, "issue", str(row.id))
    half = {"project": "room_fee", "amount": "100.00", "method": "wechat"}
    await take(desk, ORDER, "cashier", order, **half)
    owed = await balance(order)
    [seen] = (await desk.result("GET", f"{STATEMENT}/list"))["records"]
    assert seen["owed"] == f"{owed / 100:.2f}" and seen["amount"] == f"{(owed + 10000) / 100:.2f}"
    await take(desk, STATEMENT, "pay", str(row.id), paidOn=on(0), method="card", note="")
    lines = await Ledger.filter(account_id=int(order), direction="in").order_by("seq")
    assert [(line.method, line.amount) for line in lines] == [("wechat", 10000), ("card", owed)]


async def test_what_changed_since_is_reckoned_anew_before_it_is_issued(village: Village, desk: Client) -> None:
    company = await open_company(desk)
    order, row = await _owing(village, desk, company)
    await take(desk, ORDER, "cashier", order, project="room_fee", amount="100.00", method="wechat")
    assert (await step(desk, STATEMENT, "issue", str(row.id)))["id"] == "companyStatement.changed"
    await take(desk, STATEMENT, "reckon", str(row.id))
    await take(desk, STATEMENT, "issue", str(row.id))
    [line] = await CompanyStatementLine.filter(statement_id=row.id)
    assert line.amount == await balance(order)


async def test_an_order_is_asked_for_once_and_stays_in_what_was_issued(village: Village, desk: Client) -> None:
    company = await open_company(desk)
    order, row = await _owing(village, desk, company)
    await take(desk, STATEMENT, "issue", str(row.id))
    assert (await step(desk, ORDER, "account", order, companyId=""))["id"] == "company.stated"
    last = month_start(day(0)) - timedelta(days=1)
    await DailyOrder.filter(id=int(order)).update(check_out=last)
    assert await draw(desk, last) == {"drawn": 0, "kept": 0}
    await take(desk, STATEMENT, "reopen", str(row.id), reason="金额有误")
    assert (await step(desk, ORDER, "account", order, companyId=""))["success"]


async def test_a_statement_is_paid_with_money(village: Village, desk: Client) -> None:
    company = await open_company(desk)
    order, row = await _owing(village, desk, company)
    await take(desk, STATEMENT, "issue", str(row.id))
    refused = await step(desk, STATEMENT, "pay", str(row.id), paidOn=on(0), method="company", note="")
    assert refused["fields"].keys() == {"method"}
    late = await step(desk, STATEMENT, "pay", str(row.id), paidOn=on(3), method="cash", note="")
    assert late["fields"].keys() == {"paidOn"} and await balance(order) > 0


async def test_a_company_that_is_not_active_or_of_others_pays_for_nobody(
    village: Village, desk: Client, sign_in: Any
) -> None:
    company = await open_company(desk)
    version = (await desk.result("GET", f"{COMPANY}/queryById", params={"id": company}))["rowVersion"]
    body = {"id": company, "name": "云栖数科", "active": False, "rowVersion": version}
    assert (await desk.call("PUT", f"{COMPANY}/edit", json=body))["success"]
    foreign = await open_company(await sign_in((await create_organisation()).admin), name="别家")
    order = str((await village.book(village.whole, 0, 1))["id"])
    for other in (company, foreign):
        assert (await step(desk, ORDER, "account", order, companyId=other))["fields"].keys() == {"companyId"}
