"""Days at the end of the calendar, amounts and meter readings that are none, and filters of numbers, at the desk."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio

from server.kit.database import pool
from tests.kit.client import Client
from tests.kit.lease_forms import lease_body
from tests.rental.village import GUEST, Village, build, on

SignIn = Callable[..., Awaitable[Client]]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest.mark.parametrize("span", [{"checkOut": "9999-12-31"}, {"checkIn": "9999-12-30", "checkOut": "9999-12-31"}])
async def test_a_stay_at_the_end_of_the_calendar_is_refused_at_its_day(
    village: Village, sign_in: SignIn, span: dict[str, str]
) -> None:
    client = await sign_in(village.org.admin)
    form = {"contactName": "王芳", "contactPhone": "13900139000", "unitId": str(village.whole.id), "guests": [GUEST]}
    answer = await client.send("POST", "/rental/order/add", json={**form, "checkIn": on(0), **span})
    assert answer.status_code == 422 and set(answer.json()["fields"]) == set(span)
    assert await pool().fetchval("SELECT count(*) FROM rent_daily_order WHERE tenant_id = $1", village.org.id) == 0


def lease_form(village: Village, **rest: Any) -> dict[str, Any]:
    tenant = {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"}
    span = {"startDate": on(0), "endDate": on(364), "payCycle": 3, "price": "3500.00"}
    return lease_body(**{"tenant": tenant, "unitId": str(village.whole.id), **span, **rest})


@pytest.mark.parametrize("typed", ["abc", "1_000", "1e3", "-1", "1.2345", "NaN", "9999999999"])
async def test_a_meter_reading_that_is_none_is_refused_at_its_field(
    village: Village, sign_in: SignIn, typed: str
) -> None:
    client = await sign_in(village.org.admin)
    body = lease_form(village, waterBase=typed, elecBase=typed, gasBase=typed)
    answer = await client.send("POST", "/rental/lease/add", json=body)
    assert answer.status_code == 422
    assert set(answer.json()["fields"]) == {"waterBase", "elecBase", "gasBase"}


async def test_what_a_chinese_keyboard_types_is_read_and_leases_are_found_by_how_often_they_pay(
    village: Village, sign_in: SignIn
) -> None:
    client = await sign_in(village.org.admin)
    typed = lease_form(village, waterBase="１２．５", price="３，５００．００")
    lease = await client.result("POST", "/rental/lease/add", json=typed)
    kept = await pool().fetchrow("SELECT water_base, price FROM rent_lease WHERE id = $1", int(lease["id"]))
    assert kept is not None and (float(kept["water_base"]), kept["price"]) == (12.5, 350000)
    for query, found in (("3", 1), ("1", 0), ("1,3", 1), ("!1", 1), (">=2", 1), ("*3*", 1), ("abc", 0), ("３", 1)):
        page = await client.result("GET", "/rental/lease/list", params={"payCycle": query})
        assert page["total"] == found, query


@pytest.mark.parametrize("amount", ["1_000", "1e3", "٣", "NaN"])
async def test_an_amount_that_is_none_is_refused_at_its_field(village: Village, sign_in: SignIn, amount: str) -> None:
    client = await sign_in(village.org.admin)
    answer = await client.send("POST", "/rental/lease/add", json=lease_form(village, price=amount))
    assert answer.status_code == 422 and set(answer.json()["fields"]) == {"price"}
