"""Points: the balance follows the entries, never falls below nothing, and an entry is reversed once."""

import asyncio
from typing import Any

import pytest
from tortoise.exceptions import IntegrityError

from schema.member.score import ScoreEntry
from tests.kit.client import Client
from tests.member.desk import add, read, refused, take


async def person_of(desk: Client) -> dict[str, Any]:
    return await add(desk, "person", name="沈一鸣")


async def test_a_rule_gives_its_points_up_to_its_caps(desk: Client) -> None:
    row = await person_of(desk)
    rule = await add(desk, "scoreRule", code="activity", name="参加活动", event="activity", points=10, dailyCap=25)
    entry = {"memberId": row["id"], "ruleId": rule["id"]}
    assert (await add(desk, "score", **entry))["balance"] == 10
    assert (await add(desk, "score", **entry, points=15))["balance"] == 25
    assert set(await refused(desk, "score", **entry, points=1)) == {"points"}
    assert set(await refused(desk, "score", memberId=row["id"])) == {"points"}
    assert (await read(desk, "person", row))["score"] == 25


async def test_spending_at_once_never_leaves_less_than_nothing(desk: Client) -> None:
    row = await person_of(desk)
    await add(desk, "score", memberId=row["id"], points=50)
    spend = {"memberId": row["id"], "points": -20}
    answers = await asyncio.gather(*(desk.call("POST", "/vip/score/add", json=spend) for _ in range(6)))
    assert [answer["success"] for answer in answers].count(True) == 2
    assert (await read(desk, "person", row))["score"] == 10


async def test_an_entry_is_reversed_once_and_only_while_the_points_are_there(desk: Client) -> None:
    row = await person_of(desk)
    first = await add(desk, "score", memberId=row["id"], points=50)
    await add(desk, "score", memberId=row["id"], points=-20)
    assert not (await take(desk, "score", "reverse", first, reason="登记有误"))["success"]
    await add(desk, "score", memberId=row["id"], points=20)
    assert (await take(desk, "score", "reverse", first, reason="登记有误"))["success"]
    assert not (await take(desk, "score", "reverse", first, reason="登记有误"))["success"]
    listed = await desk.result("GET", "/vip/score/list", params={"memberId": row["id"], "pageNo": 1})
    [counter] = [one for one in listed["records"] if one["reversesId"] == first["id"]]
    assert (counter["points"], counter["balance"], counter["note"]) == (-50, 0, "登记有误")
    assert not (await take(desk, "score", "reverse", counter, reason="再次冲正"))["success"]


async def test_the_ledger_is_only_added_to(desk: Client) -> None:
    row = await person_of(desk)
    entry = await add(desk, "score", memberId=row["id"], points=50)
    for method, path, options in (
        ("PUT", "edit", {"json": {"id": entry["id"], "points": 90}}),
        ("DELETE", "delete", {"params": {"id": entry["id"]}}),
    ):
        assert (await desk.send(method, f"/vip/score/{path}", **options)).status_code in (404, 405)
    with pytest.raises(IntegrityError):
        await ScoreEntry.filter(id=int(entry["id"])).update(points=90)
