"""Prices of companies: a plan for one of them or for all is what its guests are quoted, and the same in every act on their order."""

from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict
from schema.kit.money import from_yuan
from schema.rental.order import DailyOrder
from tests.kit.client import Client
from tests.rental.test_price_plans import make, open_companies, quoted, start
from tests.rental.village import Village, build, on

ORDER = "/rental/order"
PLAIN, CHEAP = 18800, 9400
"""A night of a room, and half of it."""


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def agree(desk: Client, **rest: Any) -> str:
    """A company whose guests pay half from now on; its id."""
    company = (await open_companies(desk))[0]
    await start(desk, await make(desk, factor="0.5", companyId=company, **rest), companyId=company)
    return company


async def step(desk: Client, code: str, order: dict[str, Any], **rest: Any) -> dict[str, Any]:
    version = (await DailyOrder.get(id=int(order["id"]))).row_version
    return await desk.call("POST", f"{ORDER}/{code}", json={"id": order["id"], "version": version, **rest})


async def take(desk: Client, code: str, order: dict[str, Any], **rest: Any) -> dict[str, Any]:
    answer = await step(desk, code, order, **rest)
    assert answer["success"], answer
    return dict(answer["result"])


def prices(order: dict[str, Any]) -> list[int]:
    return [from_yuan(night["price"]) for night in order["nights"]]


async def test_a_guest_of_a_company_books_at_its_price_and_others_do_not(village: Village, desk: Client) -> None:
    company = await agree(desk)
    plain = await quoted(desk, village, 2, 4)
    quote = await quoted(desk, village, 2, 4, companyId=company)
    assert from_yuan(quote["total"]) < from_yuan(plain["total"])
    order = await village.book(village.whole, 2, 4, companyId=company, quoted=quote["total"])
    assert order["money"]["total"] == quote["total"] and order["companyId"] == company
    assert any("云栖数科" in entry["text"] for entry in order["log"])
    other = await village.book(village.whole, 6, 8)
    assert other["companyId"] is None and other["nights"][0]["rule"] != "plan"


async def test_nights_that_are_added_and_rooms_that_are_changed_cost_what_the_company_pays(
    village: Village, desk: Client
) -> None:
    company = await agree(desk)
    first, second = village.rooms[0], village.rooms[1]
    order = await village.book(first, 2, 4, companyId=company)
    longer = await take(desk, "extend", order, checkOut=on(5))
    assert {night["rule"] for night in longer["nights"]} == {"plan"}
    query = {"from": on(2), "to": on(5), "like": str(first.id), "channel": "walk_in", "companyId": company}
    free = await desk.result("GET", "/rental/free", params=query)
    shown = next(one["total"] for one in free if one["unitId"] == str(second.id))
    moved = await take(
        desk, "move", order, stayId=longer["segments"][0]["id"], unitId=str(second.id), priceMode="reprice"
    )
    assert moved["money"]["total"] == shown and {night["rule"] for night in moved["nights"]} == {"plan"}


async def test_a_stay_that_waits_is_offered_units_at_the_companys_price(village: Village, desk: Client) -> None:
    company = await agree(desk)
    order = await village.book(village.rooms[0], 2, 4, companyId=company)
    await take(desk, "unassign", order)
    fits = await desk.result("GET", f"{ORDER}/bestFit", params={"id": order["id"]})
    fit = next(one for one in fits if one["unitId"] == str(village.rooms[0].id))
    assert fit["total"] == order["money"]["total"]
    placed = await take(desk, "assign", order, unitId=fit["unitId"], priceMode="reprice")
    assert placed["money"]["total"] == fit["total"]


async def test_another_payer_keeps_the_price_unless_it_is_asked_anew(village: Village, desk: Client) -> None:
    company = await agree(desk)
    order = await village.book(village.whole, 2, 4)
    told = await desk.result("GET", f"{ORDER}/accountQuote", params={"id": order["id"], "companyId": company})
    assert told["kept"] == order["money"]["total"] and from_yuan(told["repriced"]) < from_yuan(told["kept"])
    kept = await take(desk, "account", order, companyId=company)
    assert kept["money"]["total"] == told["kept"] and kept["companyId"] == company
    await take(desk, "account", order, companyId="")
    anew = await take(desk, "account", order, companyId=company, priceMode="reprice")
    assert anew["money"]["total"] == told["repriced"] and {night["rule"] for night in anew["nights"]} == {"plan"}
    back = await take(desk, "account", order, companyId="", priceMode="reprice")
    assert back["money"]["total"] == told["kept"] and back["companyId"] is None


async def test_hours_of_a_company_are_its_share_of_the_companys_night(village: Village, desk: Client) -> None:
    company = await agree(desk)
    form = {"unitId": str(village.whole.id), "from": on(3), "to": on(3), "dayUse": True}
    plain, cheap = [
        from_yuan((await desk.result("POST", "/rental/quote", json={**form, "companyId": one}))["total"])
        for one in (None, company)
    ]
    assert cheap < plain
    order = await village.book(
        village.whole, 3, 3, hours={"from": "10:00", "to": "14:00"}, companyId=company, quoted=f"{cheap / 100:.2f}"
    )
    later = await take(
        desk,
        "hours",
        order,
        unitId=str(village.whole.id),
        day=on(4),
        hours={"from": "10:00", "to": "14:00"},
        priceMode="reprice",
    )
    assert later["nights"][0]["rule"] == "day_use" and from_yuan(later["money"]["total"]) < plain


async def test_an_order_above_the_credit_is_not_entered_on_account(
    village: Village, desk: Client, sign_in: Any
) -> None:
    body = {"name": "之江设计", "credit": "100.00", "termsDays": 15}
    company = str((await desk.result("POST", "/rental/company/add", json=body))["id"])
    entry = {
        "contactName": "王芳",
        "contactPhone": "13900139000",
        "unitId": str(village.whole.id),
        "checkIn": on(2),
        "checkOut": on(4),
        "companyId": company,
    }
    right = "rental:order:add"
    clerk = await sign_in(await village.org.hire(right, "rental:order:account"))
    assert (await clerk.call("POST", f"{ORDER}/add", json=entry))["id"] == "company.credit"
    stranger = await sign_in(await village.org.hire(right))
    assert (await stranger.send("POST", f"{ORDER}/add", json=entry)).status_code == 403
    for wrong in ("x", "12"):
        answer = await desk.call("POST", f"{ORDER}/add", json={**entry, "companyId": wrong})
        assert "companyId" in answer["fields"], answer
    assert not await DailyOrder.filter(tenant_id=village.org.id).exists()


async def test_what_is_offered_instead_of_taken_nights_costs_what_the_company_pays(
    village: Village, desk: Client
) -> None:
    """Of an order that is entered, and of one that is changed."""
    company = await agree(desk)
    first, second = village.rooms[0], village.rooms[1]
    await village.book(first, 2, 6)
    quote = await quoted(desk, village, 2, 4, companyId=company, unitId=str(second.id))
    with pytest.raises(Conflict) as entered:
        await village.book(first, 2, 4, companyId=company)
    order = await village.book(second, 2, 4, companyId=company)
    moved = await step(desk, "move", order, stayId=order["segments"][0]["id"], unitId=str(first.id), priceMode="keep")
    assert moved["id"] == "occupancy.taken"
    for offered in (entered.value.result["alternatives"], moved["result"]["alternatives"]):
        assert {one["total"] for one in offered} == {quote["total"]}


async def test_who_is_named_as_payer_by_no_id_is_refused_at_the_field(village: Village, desk: Client) -> None:
    form = {"unitId": str(village.whole.id), "from": on(2), "to": on(4), "companyId": "nobody"}
    answer = await desk.call("POST", "/rental/quote", json=form)
    assert answer["code"] == 422 and "companyId" in answer["fields"], answer
