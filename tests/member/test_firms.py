"""Firms: their code is right by its check character, their owners hold no more than the whole, and one year has one line."""

import asyncio
from datetime import timedelta
from typing import Any

from tests.kit.client import Client
from tests.kit.clock import today
from tests.member.desk import add, change, company_code, read, refused, take

CODE = company_code("91330106MA2YQ0001")


async def firm_of(desk: Client, name: str = "青澜装备有限公司", **more: Any) -> dict[str, Any]:
    return await add(desk, "firm", name=name, **more)


async def test_a_credit_code_with_a_wrong_check_character_is_refused_at_its_field(desk: Client) -> None:
    wrong = CODE[:-1] + ("0" if CODE[-1] != "0" else "1")
    assert set(await refused(desk, "firm", name="错码有限公司", uscc=wrong)) == {"uscc"}
    await firm_of(desk, uscc=CODE)
    assert set(await refused(desk, "firm", name="同码有限公司", uscc=CODE)) == {"uscc"}


async def test_current_shares_are_at_most_the_whole_and_ended_ones_do_not_count(desk: Client) -> None:
    firm = await firm_of(desk)
    share = {"firmId": firm["id"], "holderKind": "person", "holder": "沈一鸣"}
    begun, gone = str(today() - timedelta(days=900)), str(today() - timedelta(days=2))
    await add(desk, "firmShare", **share, ratio="70", beginOn=begun, endOn=gone)
    first = await add(desk, "firmShare", **share, ratio="66.667")
    await add(desk, "firmShare", **share, ratio="33.333")
    full = await refused(desk, "firmShare", **share, ratio="0.001")
    assert set(full) == {"ratio"} and all(part.strip() for part in full["ratio"].split(" | "))
    assert set((await change(desk, "firmShare", first, ratio="66.668"))["fields"]) == {"ratio"}
    assert (await change(desk, "firmShare", first, ratio="50"))["success"]
    assert "16.667" in (await refused(desk, "firmShare", **share, ratio="20"))["ratio"]


async def test_two_who_add_shares_at_once_do_not_exceed_the_whole_together(desk: Client) -> None:
    firm = await firm_of(desk)
    body = {"firmId": firm["id"], "holderKind": "firm", "holder": "钱江投资", "ratio": "60"}
    answers = await asyncio.gather(*(desk.call("POST", "/vip/firmShare/add", json=body) for _ in range(6)))
    assert [answer["success"] for answer in answers].count(True) == 1


async def test_a_deleted_share_comes_back_only_where_it_still_fits(desk: Client) -> None:
    firm = await firm_of(desk)
    body = {"firmId": firm["id"], "holderKind": "firm", "holder": "钱江投资", "ratio": "60"}
    first = await add(desk, "firmShare", **body)
    await desk.result("DELETE", "/vip/firmShare/delete", params={"id": first["id"]})
    second = await add(desk, "firmShare", **body)
    await desk.call("POST", "/vip/firmShare/restore", json={"ids": first["id"]})
    listed = await desk.result("GET", "/vip/firmShare/list", params={"firmId": firm["id"], "pageNo": 1})
    assert [row["id"] for row in listed["records"]] == [second["id"]]


async def test_a_year_is_told_once_and_profit_may_be_a_loss(desk: Client) -> None:
    firm = await firm_of(desk)
    body = {"firmId": firm["id"], "year": 2024, "revenue": "1000000"}
    row = await add(desk, "firmIncome", **body, profit="-250000.50")
    assert row["profit"] == "-250000.50"
    assert await refused(desk, "firmIncome", **body)
    assert set(await refused(desk, "firmIncome", **{**body, "year": 2023, "revenue": "-1"})) == {"revenue"}


async def test_budgets_departments_and_subjects_hold_together(desk: Client) -> None:
    firm, other = await firm_of(desk), await firm_of(desk, "松月信息有限公司")
    budget = {"firmId": firm["id"], "industry": "it", "budgetFrom": "200", "budgetTo": "100"}
    assert set(await refused(desk, "firmTarget", **budget)) == {"budgetTo"}
    above = await add(desk, "firmDepartment", firmId=other["id"], name="总部")
    below = {"firmId": firm["id"], "name": "财务部", "parentId": above["id"]}
    assert set(await refused(desk, "firmDepartment", **below)) == {"parentId"}
    assert set(await refused(desk, "firmSubject", kind="topic", subject="无主课题")) == {"memberId"}


async def test_a_firm_is_taken_in_pauses_and_leaves_for_a_reason(desk: Client) -> None:
    firm = await firm_of(desk)
    assert firm["state"] == "applied"
    assert not (await take(desk, "firm", "admit", firm))["success"]
    assert (await take(desk, "firm", "submit", firm))["success"]
    assert (await take(desk, "firm", "admit", firm))["success"]
    assert (await read(desk, "firm", firm))["joinDate"] is not None
    assert not (await take(desk, "firm", "suspend", firm))["success"]
    assert (await take(desk, "firm", "suspend", firm, reason="停业整顿"))["success"]
    assert (await read(desk, "firm", firm))["reason"] == "停业整顿"
    assert (await take(desk, "firm", "resume", firm))["success"]
    assert (await take(desk, "firm", "withdraw", firm, reason="外迁"))["success"]
    assert not (await take(desk, "firm", "resume", firm))["success"]
