"""The statement of an owner: a month reckoned by hand, what of it stays once it is confirmed, and who may touch it."""

from datetime import date, timedelta
from decimal import Decimal
from io import BytesIO
from typing import Any

import pytest
import pytest_asyncio
from python_calamine import CalamineWorkbook

from schema.rental.bill_allocation import BillAllocation
from schema.rental.house import House
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderNight
from schema.rental.owner_statement import RENT, REPAIR, STAY, OwnerStatement
from schema.rental.ticket import RepairTicket
from schema.rental.unit import Unit
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from server.rental.owners.reckoning import sum_up
from server.rental.receivables.payments import PayBill, pay_bill
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body
from tests.rental.village import Village, build, day, move_back, on

PATH = "/rental/ownerStatement"
Row = dict[str, Any]
NIGHT = 28833
AHEAD = 40


def last() -> date:
    return today().replace(day=1) - timedelta(days=1)


def first() -> date:
    return last().replace(day=1)


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


@pytest_asyncio.fixture
async def owner(village: Village, desk: Client) -> str:
    """Of the house that is let whole and of the one let by rooms; 17.5 per cent are the operator's."""
    row = await desk.result("POST", "/rental/owner/add", json={"name": "周明远", "shareRate": "17.5"})
    for unit in (village.whole, village.shared):
        await desk.result("PUT", "/rental/house/edit", json={"id": str(unit.house_id), "ownerId": row["id"]})
    return str(row["id"])


async def stay(village: Village, unit: Unit, first: date, nights: int, state: str = "closed") -> str:
    """A stay of the past, booked where none of the others reaches on any day of a month."""
    order = await village.book(unit, AHEAD, AHEAD + nights)
    await move_back(order["id"], (day(AHEAD) - first).days)
    await OrderNight.filter(order_id=int(order["id"])).update(price=NIGHT)
    await DailyOrder.filter(id=int(order["id"])).update(state=state)
    return str(order["orderNo"])


async def repair(village: Village, unit: Unit, cost: int, **rest: Any) -> None:
    told = {"payer": "lessor", "state": "done", "done_on": first(), "kind": "water", "title": "换水龙头"}
    row = RepairTicket(no=f"WX{cost}", unit_id=unit.id, tenant_id=village.org.id, cost=cost, **{**told, **rest})
    await row.save(force_create=True)


async def rent(village: Village) -> None:
    """1,234.56 of a month's rent came last month, 100.00 more was taken back in it, and a deposit is no income."""
    form = lease_body(unitId=str(village.rooms[0].id), price="3500.55", startDate=on(0), endDate=on(364))
    lease = await contract.add_lease(village.actor, LeaseForm.model_validate(form))
    for kind, amount in (("rent", "1234.56"), ("rent", "100.00"), ("deposit", "500.00")):
        bill = next(one for one in lease["bills"] if one["kind"] == kind)
        paid = {"billId": bill["id"], "amount": amount, "method": "transfer"}
        await pay_bill(village.actor, PayBill.model_validate(paid))
    await BillAllocation.filter(tenant_id=village.org.id).update(booked_on=last())
    await BillAllocation.filter(tenant_id=village.org.id, amount=10000).update(ended_on=last())


async def take(desk: Client, code: str, row_id: str, **asked: Any) -> Row:
    row = await read(desk, row_id)
    return await desk.call("POST", f"{PATH}/{code}", json={"id": row_id, "version": row["rowVersion"], **asked})


async def read(desk: Client, row_id: str) -> Row:
    return dict(await desk.result("GET", f"{PATH}/queryById", params={"id": row_id}))


async def draw(desk: Client, **more: Any) -> Row:
    """Draws up last month, or another; gives the newest statement."""
    drawn = await desk.result("POST", f"{PATH}/draw", json={"day": first().isoformat(), **more})
    rows = (await desk.result("GET", f"{PATH}/list", params={"column": "createTime", "order": "desc"}))["records"]
    return {**rows[0], "drawn": drawn}


async def test_a_month_is_what_a_hand_reckons_of_it(village: Village, desk: Client, owner: str) -> None:
    inside = await stay(village, village.whole, first() + timedelta(days=8), 3)
    across = await stay(village, village.whole, last(), 3)
    await stay(village, village.whole, first() + timedelta(days=15), 2, state="cancelled")
    await stay(village, village.beds[0], first() + timedelta(days=8), 2)
    await rent(village)
    await repair(village, village.rooms[1], 8555)
    await repair(village, village.whole, 7000, payer="tenant")
    await repair(village, village.whole, 6000, done_on=first() - timedelta(days=1))
    await repair(village, village.bunk, 5000)
    cost = {"houseId": str(village.whole.house_id), "day": last().isoformat(), "item": "broadband", "amount": "99.99"}
    await desk.result("POST", "/rental/ownerCost/add", json=cost)

    row = await draw(desk)
    # 4 × 288.33 + 1,234.56 = 2,387.88; 85.55 + 99.99 = 185.54; 17.5 % of 2,387.88 = 417.879; the rest is paid out.
    assert [row[key] for key in ("income", "cost", "share", "payout")] == ["2387.88", "185.54", "417.88", "1784.46"]
    paper = await desk.result("GET", f"{PATH}/paper", params={"id": row["id"]})
    assert [(line["kind"], line["no"], line["nights"], line["amount"]) for line in paper["lines"]] == [
        ("stay", inside, 3, "864.99"),
        ("stay", across, 1, "288.33"),
        ("rent", paper["lines"][2]["no"], None, "1234.56"),
        ("repair", "WX8555", None, "85.55"),
        ("expense", "", None, "99.99"),
    ]
    assert (paper["owner"], paper["payout"], paper["inWords"]) == ("周明远", "1784.46", "壹仟柒佰捌拾肆元肆角陆分")
    sheet = await desk.send("GET", f"{PATH}/exportXls")
    book = CalamineWorkbook.from_filelike(BytesIO(sheet.content))
    texts = [
        [str(cell) for cell in line] for name in book.sheet_names for line in book.get_sheet_by_name(name).to_python()
    ]
    assert any("周明远" in line and "1784.46" in line for line in texts), texts
    assert any("WX8555" in line and "85.55" in line for line in texts), texts


@pytest.mark.parametrize(
    ("amounts", "rate", "share"), [((5,), "10", 1), ((1, 3), "12.5", 1), ((333,), "33.33", 111), ((0,), "20", 0)]
)
def test_the_share_is_rounded_once_and_half_a_fen_is_one(amounts: tuple[int, ...], rate: str, share: int) -> None:
    lines = [{"kind": kind, "amount": amount} for kind, amount in zip((STAY, RENT), amounts, strict=False)]
    done = sum_up([*lines, {"kind": REPAIR, "amount": 7}], Decimal(rate))
    assert (done.income, done.cost, done.share, done.payout) == (sum(amounts), 7, share, sum(amounts) - 7 - share)


async def test_what_is_confirmed_stays_and_what_is_not_follows_the_books(
    village: Village, desk: Client, owner: str
) -> None:
    await stay(village, village.whole, first(), 2)
    row = await draw(desk)
    await repair(village, village.whole, 10000)
    changed = await take(desk, "confirm", row["id"])
    assert (changed["code"], changed["id"]) == (409, "ownerStatement.changed")
    assert (await take(desk, "reckon", row["id"]))["success"]
    assert (await read(desk, row["id"]))["cost"] == "100.00"
    assert (await take(desk, "confirm", row["id"]))["success"]
    await repair(village, village.whole, 20000)
    assert (await draw(desk))["drawn"] == {"drawn": 0, "kept": 1}
    assert (await read(desk, row["id"]))["cost"] == "100.00"
    cost = {"houseId": str(village.whole.house_id), "day": last().isoformat(), "item": "other", "amount": "5"}
    assert "day" in (await desk.call("POST", "/rental/ownerCost/add", json=cost))["fields"]
    assert (await desk.call("DELETE", f"{PATH}/delete", params={"id": row["id"]}))["code"] == 409
    early = await take(desk, "pay", row["id"], paidOn=on(1), method="transfer")
    assert "paidOn" in early["fields"]
    assert (await take(desk, "reopen", row["id"], reason="漏计维修"))["success"]
    assert (await draw(desk))["drawn"] == {"drawn": 1, "kept": 0}
    assert (await read(desk, row["id"]))["cost"] == "300.00"
    assert (await take(desk, "confirm", row["id"]))["success"]
    assert (await take(desk, "pay", row["id"], paidOn=on(0), method="transfer", note="转账"))["success"]
    paid = await read(desk, row["id"])
    assert (paid["state"], paid["paidOn"], paid["method"]) == ("paid", on(0), "transfer")
    assert await OwnerStatement.filter(owner_id=int(owner)).count() == 1


async def test_a_month_that_goes_on_is_reckoned_but_not_confirmed(village: Village, desk: Client, owner: str) -> None:
    row = await draw(desk, day=on(0), ownerId=owner)
    assert row["month"] == f"{today():%Y-%m}" and row["payout"] == "0.00"
    assert (await take(desk, "confirm", row["id"]))["id"] == "ownerStatement.open"
    later = await desk.call("POST", f"{PATH}/draw", json={"day": on(40)})
    assert "day" in later["fields"]
    assert (await desk.call("POST", f"{PATH}/draw", json={"day": on(0), "ownerId": "1"}))["fields"].keys() == {
        "ownerId"
    }


async def test_a_cost_needs_an_owner_and_an_amount(village: Village, desk: Client, owner: str) -> None:
    form = {"houseId": str(village.bunk.house_id), "day": on(0), "item": "other", "amount": "5"}
    assert "houseId" in (await desk.call("POST", "/rental/ownerCost/add", json=form))["fields"]
    form["houseId"] = str(village.whole.house_id)
    assert "amount" in (await desk.call("POST", "/rental/ownerCost/add", json={**form, "amount": "0"}))["fields"]
    assert (await House.get(id=village.whole.house_id)).owner_id == int(owner)


async def test_drawing_up_and_paying_need_their_rights(
    village: Village, desk: Client, owner: str, sign_in: Any
) -> None:
    row = await draw(desk)
    client = await sign_in(await village.org.hire("rental:ownerStatement:list"))
    answer = await client.call("POST", f"{PATH}/draw", json={"day": on(0)})
    assert answer["result"]["needs"] == "rental:ownerStatement:draw"
    for code in ("confirm", "reckon"):
        assert (await take(client, code, row["id"]))["code"] == 403
