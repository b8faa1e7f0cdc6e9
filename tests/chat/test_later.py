"""Messages for later: sent once when their time has come, whatever happens to the worker; and what administrators do."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from schema.chat.later import Later
from schema.kit.clock import now, to_wire
from schema.system.log import Log
from server.chat import later as store
from server.chat.api import send_due
from server.kit.database import pool
from tests.chat.conftest import Ear, Person, Team
from tests.kit.people import create_organisation
from tests.workers.sheets import read_sheet
from tests.workers.tasks import finish


async def _for_later(team: Team, group: dict[str, Any], body: str = "早上好", **more: Any) -> dict[str, Any]:
    at = to_wire(now() + timedelta(hours=1))
    asked = {"conversationId": group["id"], "clientId": f"later-{body}", "body": body, "sendAt": at, **more}
    return dict(await team.ann.post("later/add", **asked))


async def _come(one: dict[str, Any]) -> None:
    """Its time is over."""
    await Later.filter(id=int(one["id"])).update(send_at=now() - timedelta(seconds=1))


async def test_it_waits_is_changed_and_sent_once_though_two_workers_look_at_the_same_time(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob, name="早班")
    kept = await _for_later(team, group, mentions=[team.bob.id])
    again = await _for_later(team, group)
    assert again["id"] == kept["id"]
    listed = await team.ann.get("later/list")
    assert [(one["conversation"]["name"], one["state"], one["body"]) for one in listed] == [
        ("早班", "waiting", "早上好")
    ]
    assert (await team.ann.get("conversation/list"))["later"] == 1
    assert await team.bob.get("later/list") == []
    await team.ann.put("later/edit", id=kept["id"], body="早安")
    await send_due()
    assert "早安" not in await team.bob.bodies(group)
    await _come(kept)
    await asyncio.gather(send_due(), send_due(), send_due())
    assert (await team.bob.bodies(group)).count("早安") == 1
    assert (await team.bob.row(group) or {})["mentioned"]
    assert await team.ann.get("later/list") == []
    assert len(ear.on(f"inbox/{team.ann.id}", "later")) == 3
    assert await team.ann.refused("POST", "later/cancel", id=kept["id"]) == "chat.later_over"


async def test_what_came_before_it_stays_unread_for_its_author(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob)
    await team.ann.post("conversation/read", id=group["id"], seq=10**6)
    kept = await _for_later(team, group)
    await team.bob.say(group, "今天谁值班")
    await _come(kept)
    await send_due()
    mine = await team.ann.row(group) or {}
    assert (mine["unread"], mine["lastSeq"] - mine["lastReadSeq"]) == (1, 2)
    assert ear.on(f"inbox/{team.ann.id}", "read")[1:] == []
    await team.ann.say(group, "我值班")
    assert (await team.ann.row(group) or {})["unread"] == 0
    assert ear.on(f"inbox/{team.ann.id}", "read")[-1]["lastReadSeq"] == mine["lastSeq"] + 1


async def test_the_last_place_of_what_waits_is_taken_once(team: Team, monkeypatch: pytest.MonkeyPatch) -> None:
    group = await team.ann.group(team.bob)
    monkeypatch.setattr(store, "MOST_WAITING", 1)
    at = to_wire(now() + timedelta(hours=1))
    bodies = [{"conversationId": group["id"], "clientId": f"l{n}", "body": "早", "sendAt": at} for n in range(4)]
    answers = await asyncio.gather(*[team.ann.client.call("POST", "/chat/later/add", json=body) for body in bodies])
    assert sum(one["success"] for one in answers) == 1 == len(await team.ann.get("later/list"))


async def test_a_worker_that_dies_in_the_middle_leaves_nothing_half_and_the_next_one_sends(
    team: Team, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = await team.ann.group(team.bob)
    kept = await _for_later(team, group, "会开始了")
    await _come(kept)

    def die(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(store, "_tell", die)
        with pytest.raises(KeyboardInterrupt):
            await store.send_due()
    assert "会开始了" not in await team.bob.bodies(group)
    await send_due()
    assert (await team.bob.bodies(group)).count("会开始了") == 1


async def test_what_is_cancelled_or_cannot_be_sent_any_more_is_not(team: Team) -> None:
    group = await team.bob.group(team.ann)
    gone, failed, now_ = [await _for_later(team, group, body) for body in ("一", "二", "三")]
    await team.ann.post("later/cancel", id=gone["id"])
    sent = await team.ann.post("later/sendNow", id=now_["id"])
    assert sent["body"] == "三"
    await team.bob.post("conversation/removeMember", id=group["id"], userId=team.ann.id)
    await _come(gone)
    await _come(failed)
    await send_due()
    assert {"一", "二"} & set(await team.bob.bodies(group)) == set()
    left = await team.ann.get("later/list")
    assert [(one["body"], one["state"], bool(one["note"])) for one in left] == [("二", "failed", True)]
    await team.bob.post("conversation/addMembers", id=group["id"], userIds=[team.ann.id])
    await team.ann.put("later/edit", id=failed["id"], sendAt=to_wire(now() + timedelta(minutes=5)))
    await _come(failed)
    await send_due()
    assert "二" in await team.bob.bodies(group)


async def test_only_a_coming_time_and_ones_own(team: Team) -> None:
    group = await team.ann.group(team.bob)
    add = {"conversationId": group["id"], "clientId": "t", "body": "x"}
    for text in ("2020-01-01 08:00:00", "2999-01-01 08:00:00", "0001-01-01 00:00:00", "morgen um acht"):
        assert await team.ann.refused("POST", "later/add", **add, sendAt=text) == "chat.later_time"
    kept = await _for_later(team, group)
    for path in ("later/cancel", "later/sendNow"):
        assert await team.bob.refused("POST", path, id=kept["id"]) == "chat.missing"


async def test_administrators_find_a_talk_of_two_by_either_name_as_they_are_called_now(team: Team) -> None:
    admin = Person(team.organisation.admin, await team.sign_in(team.organisation.admin))
    talk = await team.ann.post("conversation/single", userId=team.cyd.id)
    await pool().execute("UPDATE sys_user SET realname = '陈成' WHERE id = $1", team.cyd.actor.user_id)
    for name in ("*安然*", "*陈成*", "*然、陈*"):
        listed = await admin.client.result("GET", "/chat/admin/conversation/list", params={"name": name, "kind": "1"})
        assert {one["id"]: one["name"] for one in listed["records"]}[talk["id"]] == "安然、陈成"
    one = await admin.client.result("GET", "/chat/admin/conversation/queryById", params={"id": talk["id"]})
    assert one["name"] == "安然、陈成"
    none = await admin.client.result("GET", "/chat/admin/conversation/list", params={"name": "*卜一*", "kind": "1"})
    assert talk["id"] not in {row["id"] for row in none["records"]}


async def test_administrators_take_out_what_was_said_with_a_reason_in_the_log(team: Team) -> None:
    admin = Person(team.organisation.admin, await team.sign_in(team.organisation.admin))
    group = await team.ann.group(team.bob, name="夜班")
    await team.ann.say(group, "=1+1")
    recalled = await team.ann.say(group, "发错了")
    await team.ann.post("message/recall", id=recalled["id"])
    await team.bob.say(group, "收到")
    listed = await admin.client.result("GET", "/chat/admin/conversation/list", params={"name": "夜班"})
    assert [(one["name"], one["lastSeq"], one["members"]) for one in listed["records"]] == [("夜班", 4, 2)]
    assert "=1+1" not in str(listed)
    day = to_wire(now())[:10]
    asked = {"from": day, "to": day, "reason": "投诉调查"}
    assert await team.ann.refused("POST", "export", conversationId=group["id"], **asked) == "access.denied"
    assert await admin.refused("POST", "export", **asked) == "chat.export"
    assert await admin.refused("POST", "export", conversationId=group["id"], **{**asked, "reason": " "}) == (
        "input.invalid"
    )
    task = await finish(admin.client, await admin.post("export", conversationId=group["id"], **asked))
    assert (task["state"], task["total"]) == ("done", 3)
    file = await admin.client.http.get(
        task["resultUrl"] if task["resultUrl"].startswith("/boot") else f"/boot{task['resultUrl']}"
    )
    rows = read_sheet(file.content)[3:]
    assert [(row[1], row[2], row[4], row[5], row[8]) for row in rows] == [
        ("夜班", "安然", "文字", "=1+1", ""),
        ("夜班", "安然", "文字", "", "是"),
        ("夜班", "卜一", "文字", "收到", ""),
    ]
    address = f"/boot{task['resultUrl'].removeprefix('/boot')}"
    assert (await team.ann.client.http.get(address)).status_code == 404
    lines = await Log.filter(tenant_id=team.organisation.id, log_content__contains="投诉调查")
    assert [(line.username, line.operate_type) for line in lines] == [(admin.actor.username, "6")]
    of_bob = await finish(admin.client, await admin.post("export", userId=team.bob.id, **asked))
    assert of_bob["total"] == 1


async def test_a_talk_of_two_is_known_by_both_names_and_nobody_takes_out_what_is_another_organisations(
    team: Team,
) -> None:
    other = await create_organisation("别家")
    admin = Person(team.organisation.admin, await team.sign_in(team.organisation.admin))
    talk = await team.ann.post("conversation/single", userId=team.bob.id)
    assert talk["name"] == team.bob.name
    listed = await admin.client.result("GET", "/chat/admin/conversation/list", params={"kind": "1"})
    assert [one["name"] for one in listed["records"]] == [f"{team.ann.name}、{team.bob.name}"]
    day = to_wire(now())[:10]
    asked = {"from": day, "to": day, "reason": "因" * 100}
    outside = Person(other.admin, await team.sign_in(other.admin))
    assert await outside.refused("POST", "export", conversationId=talk["id"], **asked) == "chat.missing"
    assert await outside.refused("POST", "export", userId=team.bob.id, **asked) == "chat.missing"
    await admin.post("export", conversationId=talk["id"], **asked)
    line = await Log.get(tenant_id=team.organisation.id, log_content__contains=asked["reason"])
    assert f"{team.ann.name}、{team.bob.name}" in line.log_content
