"""The calendar address: what its owner may see and nobody else's, in the format that apps read, until it is switched off."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest_asyncio

from schema.activity.activity import Activity
from schema.activity.category import ActivityCategory
from schema.activity.registration import Registration
from schema.content.task import BizTask
from schema.content.trip import Trip
from schema.kit.clock import now
from schema.member.person import Member
from schema.system.user import User
from server.kit.actor import Actor
from server.kit.ics import Event, escape, fold, write_calendar
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.people import Organisation, create_organisation

RIGHTS = ("biz:task:list", "biz:trip:list")


def test_a_line_is_folded_by_octets_and_no_sign_is_cut() -> None:
    line = "SUMMARY:" + "会议安排" * 20
    parts = fold(line)
    assert all(len(part.encode()) <= 75 for part in parts)
    assert parts[0] + "".join(part.removeprefix(" ") for part in parts[1:]) == line
    assert fold("A" * 75) == ["A" * 75]


def test_what_would_end_a_value_is_escaped() -> None:
    assert escape("a;b,c\\d\r\ne\x07") == "a\\;b\\,c\\\\d\\ne"


def test_events_are_written_as_the_format_says() -> None:
    at = datetime(2026, 11, 23, 1, 0, tzinfo=UTC)
    whole = Event("1@x", date(2026, 11, 23), date(2026, 11, 25), "出差", at, 3, cancelled=True)
    text = write_calendar(
        "我", [Event("2@x", at, at + timedelta(hours=1), "看房", at, 1, place="一号楼"), whole]
    ).decode()
    assert text.startswith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n") and text.endswith("END:VCALENDAR\r\n")
    assert "\n" not in text.replace("\r\n", "")
    for line in (
        "DTSTART:20261123T010000Z",
        "LOCATION:一号楼",
        "DTSTART;VALUE=DATE:20261123",
        "DTEND;VALUE=DATE:20261125",
        "SEQUENCE:3",
        "STATUS:CANCELLED",
        "UID:1@x",
    ):
        assert f"\r\n{line}\r\n" in text


@pytest_asyncio.fixture
async def owner(organisation: Organisation) -> Actor:
    return await organisation.hire(*RIGHTS)


async def address(client: Client) -> str:
    made = await client.result("POST", "/biz/calendar/mine/make")
    return "/biz/calendar/" + str(made["url"]).partition("/biz/calendar/")[2]


async def read(visitor: Client, path: str) -> str:
    answer = await visitor.send("GET", path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/calendar")
    return answer.text.replace("\r\n ", "")


async def task(actor: Actor, title: str, **rest: Any) -> BizTask:
    return await BizTask.create(
        tenant_id=actor.tenant_id, title=title, owner_id=actor.user_id, due=today(), priority="L", **rest
    )


async def test_it_has_what_is_the_owners_own_and_of_nobody_else(
    organisation: Organisation, owner: Actor, sign_in: Any
) -> None:
    await task(owner, "我的任务")
    await task(organisation.admin, "别人的任务")
    await task(organisation.admin, "一起做", assignee_ids=str(owner.user_id))
    day = today()
    await Trip.create(
        tenant_id=owner.tenant_id, title="去苏州", traveller_id=owner.user_id, purpose="考察", begin_on=day,
        end_on=day + timedelta(days=1), state="rejected",
    )  # fmt: skip
    text = await read(await sign_in(), await address(await sign_in(owner)))
    assert "任务：我的任务" in text and "任务：一起做" in text and "别人的任务" not in text
    assert f"DTEND;VALUE=DATE:{day + timedelta(days=2):%Y%m%d}" in text and "STATUS:CANCELLED" in text


async def test_a_member_finds_the_activity_they_signed_up_for_and_its_end(owner: Actor, sign_in: Any) -> None:
    tenant_id = owner.tenant_id
    member = await Member.create(tenant_id=tenant_id, name="周文", user_id=owner.user_id)
    kind = await ActivityCategory.create(tenant_id=tenant_id, code="SL", name="沙龙")
    begin = now() + timedelta(days=3)
    held = await Activity.create(
        tenant_id=tenant_id, title="沙龙", category_id=kind.id, begin_at=begin, end_at=begin + timedelta(hours=2), capacity=9,
        state="published",
    )  # fmt: skip
    row = await Registration.create(tenant_id=tenant_id, activity_id=held.id, member_id=member.id, state="confirmed")
    visitor, path = await sign_in(), await address(await sign_in(owner))
    text = await read(visitor, path)
    assert f"UID:act_registration-{row.id}@guanjia" in text and "STATUS:CONFIRMED" in text
    assert f"DTSTART:{begin.astimezone(UTC):%Y%m%dT%H%M%SZ}" in text
    await Activity.filter(id=held.id).update(state="cancelled")
    assert "STATUS:CANCELLED" in await read(visitor, path)


async def test_an_app_that_has_it_already_gets_no_body_until_something_changes(owner: Actor, sign_in: Any) -> None:
    row = await task(owner, "周报")
    visitor, path = await sign_in(), await address(await sign_in(owner))
    tag = (await visitor.send("GET", path)).headers["etag"]
    same = await visitor.send("GET", path, headers={"If-None-Match": tag})
    assert (same.status_code, same.content) == (304, b"")
    await BizTask.filter(id=row.id).update(title="月报", row_version=2)
    assert (await visitor.send("GET", path, headers={"If-None-Match": tag})).status_code == 200


async def test_without_the_right_of_a_list_its_rows_leave_the_calendar(
    organisation: Organisation, sign_in: Any
) -> None:
    actor = await organisation.hire("act:activity:list")
    await task(actor, "看不到")
    assert "看不到" not in await read(await sign_in(), await address(await sign_in(actor)))


async def test_a_new_address_ends_the_old_one_and_both_end_when_it_is_switched_off(owner: Actor, sign_in: Any) -> None:
    client, visitor = await sign_in(owner), await sign_in()
    assert (await client.result("GET", "/biz/calendar/mine"))["active"] is False
    old = await address(client)
    new = await address(client)
    assert (await visitor.send("GET", old)).status_code == 404
    await read(visitor, new)
    assert (await client.result("GET", "/biz/calendar/mine"))["readAt"]
    await client.result("POST", "/biz/calendar/mine/end")
    assert (await visitor.send("GET", new)).status_code == 404


async def test_whoever_is_frozen_has_no_calendar_and_another_organisation_sees_none_of_it(
    owner: Actor, sign_in: Any
) -> None:
    await task(owner, "机密")
    visitor, path = await sign_in(), await address(await sign_in(owner))
    stranger = (await create_organisation("别家")).admin
    assert "机密" not in await read(visitor, await address(await sign_in(stranger)))
    await User.filter(id=owner.user_id).update(status="2")
    assert (await visitor.send("GET", path)).status_code == 404
