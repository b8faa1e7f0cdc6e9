"""Birthdays and anniversaries: whose day comes next, by the rights of who asks, and greetings that are drafted once a year."""

import asyncio
from datetime import date, timedelta
from typing import Any

import pytest

from schema.kit.snowflake import next_id
from schema.member.membership import ACTIVE
from schema.member.person import Member
from schema.system.announcement import AnnouncementSend
from server.kit.actor import system_actor
from server.member.occasions import find_occasions
from tests.engine.test_data_rules import restrict_to
from tests.kit.client import Client
from tests.kit.clock import set_clock
from tests.kit.people import Organisation
from tests.member.desk import add, change, take

TEXT = "${name}，祝您${years}岁生日快乐！${organisation}"
PAGE, DRAFTING = "vip:greeting:birthdays", "vip:greeting:draft"


async def member(organisation: Organisation, name: str, **more: Any) -> Member:
    known = {"tenant_id": organisation.id, "state": ACTIVE, "member_no": f"HY{next_id()}"[:20]}
    return await Member.create(id=next_id(), name=name, **{**known, **more})


async def coming(client: Client, **asked: Any) -> list[dict[str, Any]]:
    found = await client.result("GET", "/vip/greeting/birthdays", params=asked)
    return list(found["lines"])


async def today_of(client: Client) -> date:
    return date.fromisoformat((await client.result("GET", "/vip/greeting/birthdays"))["today"])


def years_before(day: date, years: int) -> date:
    """A day that falls on `day` again after so many years, in leap years and in others."""
    return (
        day.replace(year=day.year - years, day=28)
        if (day.month, day.day) == (2, 29)
        else day.replace(year=day.year - years)
    )


async def template(desk: Client, content: str = TEXT) -> str:
    body = {"templateName": "生日祝福", "templateCode": f"greet{next_id()}", "templateType": "4", "useStatus": "1"}
    made = await desk.result("POST", "/sys/message/sysMessageTemplate/add", json={**body, "templateContent": content})
    return str(made["id"])


async def draft(client: Client, template_id: str, *members: Member, occasion: str = "birthday") -> dict[str, Any]:
    chosen = [{"memberId": str(one.id), "occasion": occasion} for one in members]
    return await client.call("POST", "/vip/greeting/draft", json={"templateId": template_id, "chosen": chosen})


async def test_days_within_the_span_are_listed_in_order_with_the_years_reached(
    desk: Client, organisation: Organisation
) -> None:
    day = await today_of(desk)
    soon, later, far = (day + timedelta(days=count) for count in (5, 20, 60))
    await member(
        organisation, "顾清", birth=years_before(later, 40), join_date=years_before(soon, 3), mobile="13812345678"
    )
    await member(organisation, "林夏", birth=years_before(far, 30))
    await member(organisation, "申请中", birth=years_before(soon, 30), state="applied")
    await member(organisation, "今天入会", join_date=day)
    lines = await coming(desk, days=30)
    assert [(one["name"], one["occasion"], one["years"]) for one in lines] == [
        ("顾清", "joining", 3),
        ("顾清", "birthday", 40),
    ]
    assert lines[0]["mobile"] == "13*******78"
    assert [one["name"] for one in await coming(desk, days=90, occasion="birthday")] == ["顾清", "林夏"]


@pytest.mark.parametrize(
    ("now", "found"),
    [
        (date(2027, 2, 26), ("闰年", date(2027, 2, 28), 27)),
        (date(2028, 2, 26), ("闰年", date(2028, 2, 29), 28)),
        (date(2027, 12, 20), ("元旦", date(2028, 1, 1), 28)),
    ],
)
async def test_29_february_is_the_28th_in_common_years_and_spans_go_over_the_new_year(
    organisation: Organisation, monkeypatch: pytest.MonkeyPatch, now: date, found: tuple[str, date, int]
) -> None:
    await member(organisation, "闰年", birth=date(2000, 2, 29))
    await member(organisation, "元旦", birth=date(2000, 1, 1))
    set_clock(monkeypatch, now, "12:00")
    rows = await find_occasions(system_actor(organisation.id), 30, most=9)
    assert [(row["name"], row["day"], row["years"]) for row in rows] == [found]


async def test_each_sees_those_whom_data_rules_leave_them_and_no_day_of_a_hidden_field(
    desk: Client, organisation: Organisation, sign_in: Any
) -> None:
    chapter = await add(desk, "org", name="一分会", kind="chapter")
    group = await add(desk, "org", name="小组", kind="group", parentId=chapter["id"])
    day = years_before(await today_of(desk), 40)
    own = await member(organisation, "顾清", birth=day, org_id=int(group["id"]))
    other = await member(organisation, "林夏", birth=day)
    head = await restrict_to(
        organisation, "vip/person", "vip:person:list", "orgId", "=", group["id"], [PAGE, DRAFTING, "vip:greeting:list"]
    )
    client = await sign_in(head)
    assert [one["name"] for one in await coming(client)] == ["顾清"]
    assert [one["name"] for one in await coming(desk, chapterId=chapter["id"])] == ["顾清"]
    assert (await draft(client, await template(desk), own, other))["result"] == {"made": 1, "left": 1}
    nobody = await sign_in(await organisation.hire(PAGE, name="新人"))
    assert (await nobody.call("GET", "/vip/greeting/birthdays"))["code"] == 403


async def test_a_greeting_is_drafted_once_a_year_also_by_two_at_once(desk: Client, organisation: Organisation) -> None:
    row = await member(organisation, "顾清", birth=years_before(await today_of(desk), 40))
    words = await template(desk)
    answers = await asyncio.gather(*(draft(desk, words, row) for _ in range(3)))
    assert sorted(one["result"]["made"] for one in answers) == [0, 0, 1]
    [line] = await coming(desk)
    assert line["greetingState"] == "draft"
    [made] = (await desk.result("GET", "/vip/greeting/list"))["records"]
    assert made["body"] == "顾清，祝您40岁生日快乐！测试物业"
    assert (await change(desk, "greeting", made, body="生日快乐"))["success"]
    await desk.result("DELETE", "/vip/greeting/delete", params={"id": made["id"]})
    assert (await draft(desk, words, row))["result"] == {"made": 1, "left": 0}


async def test_a_template_with_other_places_is_refused_at_the_field(desk: Client, organisation: Organisation) -> None:
    row = await member(organisation, "顾清", birth=years_before(await today_of(desk), 40))
    answer = await draft(desk, await template(desk, "${room}"), row)
    assert set(answer["fields"]) == {"templateId"}


async def test_a_person_sends_it_to_the_account_and_who_has_none_is_congratulated_otherwise(
    desk: Client, organisation: Organisation
) -> None:
    account, day = await organisation.hire(name="甲"), years_before(await today_of(desk), 40)
    with_account = await member(organisation, "顾清", birth=day, user_id=account.user_id)
    without = await member(organisation, "林夏", birth=day)
    assert (await draft(desk, await template(desk), with_account, without))["result"]["made"] == 2
    assert not await AnnouncementSend.filter(user_id=account.user_id).exists()
    rows = {one["memberId"]: one for one in (await desk.result("GET", "/vip/greeting/list"))["records"]}
    assert (await take(desk, "greeting", "send", rows[str(with_account.id)]))["success"]
    assert await AnnouncementSend.filter(user_id=account.user_id).count() == 1
    refusal = await take(desk, "greeting", "send", rows[str(without.id)])
    assert (refusal["code"], refusal["id"]) == (409, "greeting.account")
    assert (await take(desk, "greeting", "speak", rows[str(without.id)]))["success"]
    assert not (await change(desk, "greeting", rows[str(with_account.id)], body="改"))["success"]
