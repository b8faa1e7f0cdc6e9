"""The public page shows what was made public, of one organisation, and only while it wants to be seen."""

from datetime import timedelta
from typing import Any

import pytest

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.portal.article import Article
from schema.system.address import Address
from schema.system.agreement import Agreement
from server.kit.parameter import OFF
from server.kit.switches import PORTAL, PORTAL_HOST
from server.portal import site
from tests.kit.client import Client
from tests.kit.switch import set_switch
from tests.portal.conftest import House


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    site._offers.clear()
    site._published._readings.clear()


async def write(house: House, title: str, **more: Any) -> Article:
    values: dict[str, Any] = {"kind": "news", "content": "<p>正文</p>", "online": True, **more}
    return await Article.create(id=next_id(), tenant_id=house.organisation.id, title=title, **values)


async def test_only_what_is_online_and_due_is_shown(house: House) -> None:
    shown = await write(house, "公开的")
    hidden = [
        await write(house, "草稿", online=False),
        await write(house, "明天的", publish_at=now() + timedelta(days=1)),
        await write(house, "删掉的", del_flag=1),
    ]
    facts = (await house.public())["result"]
    assert [article["title"] for article in facts["articles"]] == ["公开的"]
    assert "content" not in facts["articles"][0]
    for row, code in [(shown, 200), *((row, 404) for row in hidden)]:
        params = {"tenant": house.code, "kind": "article", "id": str(row.id)}
        assert (await house.nobody.call("GET", "/portal/public/text", params=params))["code"] == code


async def test_scripts_in_an_article_never_leave_the_server(house: House) -> None:
    row = await write(house, "坏的", content="<p onclick='x()'>好</p><script>alert(1)</script>")
    params = {"tenant": house.code, "kind": "article", "id": str(row.id)}
    text = (await house.nobody.result("GET", "/portal/public/text", params=params))["content"]
    assert text == "<p>好</p>"


async def test_addresses_and_agreements_show_what_everybody_may_know(house: House) -> None:
    tenant = house.organisation.id
    await Address.create(
        tenant_id=tenant, name="服务中心", detail="路1号", contact="张经理", phone="0571-1234567", public=True
    )
    await Address.create(tenant_id=tenant, name="供应商", detail="路2号", phone="0571-7654321")
    for version, days in (("1.0", -9), ("1.1", -1), ("2.0", 5)):
        at = now() + timedelta(days=days)
        await Agreement.create(
            tenant_id=tenant, kind="user", version=version, title=f"协议{version}", content="x", effective=at
        )
    facts = (await house.public())["result"]
    assert facts["addresses"] == [{"name": "服务中心", "detail": "路1号", "phone": "0571-1234567"}]
    assert [one["version"] for one in facts["agreements"]] == ["1.1"]
    assert "张经理" not in str(facts)


async def test_an_organisation_that_closed_its_portal_looks_like_none(house: House) -> None:
    await set_switch(house.organisation.id, PORTAL, OFF)
    closed = await house.public()
    house.code = "no-such-code"
    missing = await house.public()
    assert (closed["code"], closed["id"]) == (missing["code"], missing["id"]) == (404, "portal.closed")
    assert closed["message"] == missing["message"]


async def test_the_host_chooses_the_organisation(house: House) -> None:
    await set_switch(house.organisation.id, PORTAL_HOST, "portal.example.com")
    answer = await house.nobody.call("GET", "/portal/public", headers={"host": "portal.example.com"})
    assert answer["result"]["code"] == house.code


async def test_what_is_published_is_read_anew_as_soon_as_it_changes(house: House) -> None:
    assert (await house.public())["result"]["articles"] == []
    body = {"kind": "news", "title": "春季走访安排", "content": "<p>三月十日</p>", "online": True}
    made = await house.desk.result("POST", "/portal/article/add", json=body)
    titles = [one["title"] for one in (await house.public())["result"]["articles"]]
    assert titles == ["春季走访安排"]
    await house.desk.result("PUT", "/portal/article/edit", json={"id": made["id"], "online": False})
    assert (await house.public())["result"]["articles"] == []


async def test_no_guest_no_room_number_and_no_id_of_the_demo_house_is_public(app, sign_in) -> None:  # type: ignore[no-untyped-def]
    from server.kit.database import pool

    nobody: Client = await sign_in()
    answer = await nobody.send("GET", "/portal/public", params={"tenant": "yunqi"})
    assert answer.headers["cache-control"] == "no-cache"
    text = answer.text
    for table, column in (("rent_daily_order", "contact_name"), ("rent_tenant", "phone"), ("rent_unit", "title")):
        for row in await pool().fetch(f"SELECT DISTINCT {column} AS word FROM {table} WHERE tenant_id = 1"):
            assert not row["word"] or row["word"] not in text, (table, row["word"])
    for row in await pool().fetch("SELECT id FROM rent_unit WHERE tenant_id = 1"):
        assert str(row["id"]) not in text
    offer = answer.json()["result"]["offer"]
    assert sum(kind["total"] for place in offer for kind in place["types"]) > 300
    assert all(0 <= kind["free"] <= kind["total"] for place in offer for kind in place["types"])
