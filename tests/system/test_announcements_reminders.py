"""When something may pop up, and what is brought up once more: quiet hours, urgent ones, one effect per due time."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

import pytest

from schema.kit.clock import SHANGHAI, now, to_wire
from schema.system.announcement import Announcement, AnnouncementSend
from schema.system.audit import StateLog
from schema.system.notice_setting import NoticeSetting
from server.kit.unit_of_work import unit_of_work
from server.system.announcements.effects import turn_announcements
from server.system.api import notify
from server.system.messages.notice_settings import is_quiet
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.kit.window import listening, notice_window, until

ADD, RELEASE, BELL = "/sys/annountCement/add", "/sys/annountCement/doReleaseData", "/sys/annountCement/listByUser"
MINE, SETTING = "/sys/annountCement/listByRead", "/sys/noticeSetting/mine"
ALWAYS = {"quiet": True, "quietBegin": "00:00", "quietEnd": "00:00", "urgentThrough": True}


@pytest.fixture
async def desk(sign_in, organisation: Organisation):  # type: ignore[no-untyped-def]
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def released(desk: Client, **fields: Any) -> str:
    body = {"titile": "停水", "msgContent": "<p>明日</p>", "msgType": "ALL", **fields}
    row_id = str((await desk.result("POST", ADD, json=body))["id"])
    await desk.result("GET", RELEASE, params={"id": row_id})
    return row_id


def at(clock: str) -> datetime:
    return datetime.fromisoformat(f"2026-11-21T{clock}:00").replace(tzinfo=SHANGHAI)


@pytest.mark.parametrize(
    ("begin", "end", "clock", "quiet"),
    [
        ("22:00", "08:00", "23:30", True),
        ("22:00", "08:00", "07:59", True),
        ("22:00", "08:00", "08:00", False),
        ("22:00", "08:00", "21:59", False),
        ("12:00", "14:00", "12:00", True),
        ("12:00", "14:00", "14:00", False),
        ("00:00", "00:00", "15:00", True),
    ],
)
def test_quiet_hours_may_run_over_midnight(begin: str, end: str, clock: str, quiet: bool) -> None:
    setting = NoticeSetting(user_id=1, quiet=True, quiet_begin=begin, quiet_end=end)
    assert is_quiet(setting, at(clock)) is quiet
    setting.quiet = False
    assert is_quiet(setting, at(clock)) is False


async def test_in_quiet_hours_it_counts_and_only_the_urgent_pops_up(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    ann, bob = await sign_in(await organisation.hire()), await sign_in(await organisation.hire())
    assert (await ann.result("GET", SETTING))["quiet"] is False
    saved = await ann.result("PUT", SETTING, json=ALWAYS)
    assert saved["quietNow"] is True
    await released(desk, titile="一般", priority="L")
    await released(desk, titile="紧急", priority="H")
    hers = await ann.result("GET", BELL)
    assert hers["anntMsgTotal"] == 2
    assert {row["titile"]: row["remind"] for row in hers["anntMsgList"]} == {"一般": False, "紧急": True}
    await ann.result("PUT", SETTING, json={**ALWAYS, "urgentThrough": False})
    assert not any(row["remind"] for row in (await ann.result("GET", BELL))["anntMsgList"])
    assert all(row["remind"] for row in (await bob.result("GET", BELL))["anntMsgList"])
    for bad in ("24:00", "8:00", "x"):
        refused = await ann.call("PUT", SETTING, json={**ALWAYS, "quietBegin": bad})
        assert (refused["code"], list(refused["fields"])) == (422, ["quietBegin"])


async def test_a_kind_that_is_muted_on_a_channel_still_counts_and_is_shown_on_the_other(  # type: ignore[no-untyped-def]
    sign_in, organisation, desk
) -> None:
    person = await organisation.hire()
    ann = await sign_in(person)
    muted = ["announcement.popup", "chamber.desktop"]
    assert (await ann.result("PUT", SETTING, json={"muted": [*muted, muted[0]]}))["muted"] == muted
    await released(desk, titile="一般", priority="L")
    await released(desk, titile="紧急", priority="H")
    async with unit_of_work(organisation.admin) as work:
        for title, page in (("会费", "/fin/due?state=unpaid"), ("审批", "/workflow"), ("财经", "/finance")):
            await notify(work, [person.user_id], title, title, url=page)
    bell = await ann.result("GET", BELL)
    assert (bell["anntMsgTotal"], bell["sysMsgTotal"]) == (2, 3)
    assert {row["titile"]: (row["remind"], row["desktop"]) for row in bell["anntMsgList"] + bell["sysMsgList"]} == {
        "一般": (False, True),
        "紧急": (True, True),
        "会费": (True, False),
        "审批": (True, True),
        "财经": (True, True),
    }
    refused = await ann.call("PUT", SETTING, json={"muted": ["announcement.letter"]})
    assert (refused["code"], list(refused["fields"])) == (422, ["muted"])


async def test_due_times_have_one_effect_however_many_look_at_once(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    body = {"titile": "定时", "msgContent": "<p>x</p>", "startTime": to_wire(now() + timedelta(hours=1))}
    row_id = int((await desk.result("POST", ADD, json={**body, "msgType": "ALL"}))["id"])
    await desk.result("GET", RELEASE, params={"id": row_id})
    await Announcement.filter(id=row_id).update(start_time=now() - timedelta(seconds=1))
    await asyncio.gather(*(turn_announcements() for _ in range(4)))
    steps = StateLog.filter(table_name="sys_announcement", row_id=row_id)
    assert await steps.filter(event="release").count() == 1
    assert await AnnouncementSend.filter(annt_id=row_id).count() == 1
    await Announcement.filter(id=row_id).update(end_time=now() - timedelta(seconds=1))
    await asyncio.gather(*(turn_announcements() for _ in range(4)))
    assert await steps.filter(event="end").count() == 1


async def test_what_is_urgent_and_unread_comes_up_once_more_and_its_sender_hears_of_it(  # type: ignore[no-untyped-def]
    app, sign_in, organisation, desk
) -> None:
    ann, bob = await organisation.hire(), await organisation.hire()
    hers, his = await sign_in(ann), await sign_in(bob)
    row_id = await released(desk, priority="H")
    await hers.result("PUT", "/sys/sysAnnouncementSend/editByAnntIdAndUserId", json={"anntId": row_id})
    await turn_announcements()
    assert (await desk.result("GET", BELL))["sysMsgTotal"] == 0
    await Announcement.filter(id=int(row_id)).update(send_time=now() - timedelta(minutes=31))
    async with (
        listening(app) as port,
        notice_window(port, ann.user_id, hers.token) as read,
        notice_window(port, bob.user_id, his.token) as unread,
    ):
        await asyncio.gather(turn_announcements(), turn_announcements())
        await until(lambda: len(unread.heard) == 1)
        await turn_announcements()
        await app.state.live.outbox.drain()
        await read.beat()
        await unread.beat()
        assert unread.heard == [{"cmd": "user", "msgId": row_id, "msgTxt": "停水"}] and read.heard == []
    told = (await desk.result("GET", BELL))["sysMsgList"]
    assert [row["titile"] for row in told] == ["紧急通告尚有2人未读"]


async def test_my_page_has_the_unread_first_and_finds_by_kind_priority_and_title(sign_in, organisation, desk) -> None:  # type: ignore[no-untyped-def]
    reader = await sign_in(await organisation.hire())
    old = await released(desk, titile="旧的", priority="M")
    new = await released(desk, titile="新的", msgCategory="2")
    await reader.result("PUT", "/sys/sysAnnouncementSend/editByAnntIdAndUserId", json={"anntId": new})

    async def titles(**filters: str) -> list[str]:
        return [row["titile"] for row in (await reader.result("GET", MINE, params=filters))["records"]]

    assert await titles() == ["旧的", "新的"]
    assert await titles(msgCategory="2") == ["新的"] and await titles(priority="M") == ["旧的"]
    assert await titles(titile="旧") == ["旧的"] and await titles(readFlag="1") == ["新的"] and old != new
