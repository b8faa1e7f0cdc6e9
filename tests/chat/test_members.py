"""Groups: who may do what to them, and that who is out hears and reads nothing from that moment."""

import asyncio
import wave
from io import BytesIO

import pytest
from PIL import Image
from starlette.applications import Starlette

from server.kit.files import Limits, save_file
from tests.chat.conftest import Ear, Person, Team
from tests.kit.people import create_organisation
from tests.kit.window import listening
from tests.live.page import open_page, until

MEDIA = Limits(frozenset({"image", "file", "audio"}))


def picture(form: str = "PNG") -> bytes:
    data = BytesIO()
    Image.new("RGB", (640, 480), "teal").save(data, form)
    return data.getvalue()


def voice(seconds: float = 1.0, rate: int = 16_000, channels: int = 1) -> bytes:
    data = BytesIO()
    with wave.open(data, "wb") as sound:
        sound.setnchannels(channels)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(b"\0\0" * int(seconds * rate) * channels)
    return data.getvalue()


async def stored(person: Person, data: bytes, name: str, biz: str = "chat") -> str:
    return (await save_file(person.actor, data, name, biz, limits=MEDIA)).file_path


async def reads(person: Person, path: str) -> bool:
    return (await person.client.http.get(f"/boot/sys/common/static/{path}")).status_code == 200


async def test_a_group_is_named_grown_handed_over_and_left(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob)
    assert group["name"] == "安然、卜一"
    assert group["names"] == [team.ann.name, team.bob.name]
    assert (group["role"], group["owner"], group["members"]) == ("owner", team.ann.id, 2)
    assert await team.bob.refused("PUT", "conversation/edit", id=group["id"], name="x") == "chat.not_allowed"
    await team.bob.post("conversation/addMembers", id=group["id"], userIds=[team.cyd.id])
    assert (await team.cyd.row(group) or {})["unread"] == 1
    assert await team.cyd.refused("POST", "conversation/removeMember", id=group["id"], userId=team.bob.id) == (
        "chat.not_allowed"
    )
    await team.ann.post("conversation/setRole", id=group["id"], userId=team.bob.id, role="admin")
    renamed = await team.bob.put("conversation/edit", id=group["id"], name="夜班")
    assert renamed["name"] == "夜班"
    assert ear.on(f"chat/{group['id']}", "conversation")[-1]["name"] == "夜班"
    assert ear.on(f"inbox/{team.cyd.id}", "conversation")[-1]["conversation"]["role"] == "member"
    assert ear.on(f"inbox/{team.bob.id}", "conversation")[-1]["conversation"]["role"] == "admin"
    await team.ann.post("conversation/leave", id=group["id"])
    members = await team.cyd.get("conversation/members", id=group["id"])
    assert [(one["id"], one["role"]) for one in members] == [(team.bob.id, "owner"), (team.cyd.id, "member")]
    assert await team.ann.row(group) is None
    await team.bob.post("conversation/handOver", id=group["id"], userId=team.cyd.id)
    assert (await team.cyd.row(group) or {})["role"] == "owner"
    lines = [one["words"] for one in (await team.cyd.page(group, limit=50))["messages"]]
    assert lines[0] == {"zh": "安然发起了群聊", "en": "安然 started the group"}
    assert [one["zh"] for one in lines[1:]] == [
        "卜一邀请陈澄加入",
        "卜一将群名改为“夜班”",
        "安然退出了群聊",
        "陈澄成为新群主",
    ]
    team.cyd.client.http.headers["international"] = "2"
    assert (await team.cyd.page(group))["messages"][0]["body"] == "安然 started the group"


async def test_who_is_removed_loses_the_open_window_the_history_and_the_files_at_once(
    team: Team, app: Starlette, ear: Ear
) -> None:
    group = await team.ann.group(team.bob, team.cyd)
    path = await stored(team.ann, picture(), "房间.png")
    assert not await reads(team.bob, path)
    await team.ann.say(group, "", kind="image", media={"path": path})
    assert await reads(team.bob, path)
    async with listening(app) as port:
        page = await open_page(port, team.bob.client.token)
        assert (await page.subscribe(f"chat/{group['id']}"))["ok"]
        assert (await page.subscribe("inbox"))["ok"]
        await team.ann.post("conversation/removeMember", id=group["id"], userId=team.bob.id)
        await until(lambda: any(kind == "ended" for kind, *_ in page.others), "the end of the topic")
        ended = next(rest[0] for kind, *rest in page.others if kind == "ended")
        assert ended == {"topic": f"chat/{group['id']}", "id": "live.denied"}
        await until(lambda: any(event["op"] == "left" for event in page.events), "the word that one is out")
        heard = len(page.events)
        await team.ann.say(group, "他走了")
        assert (await page.subscribe(f"chat/{group['id']}"))["id"] == "live.denied"
        assert not any(event["op"] == "message" for event in page.events[heard:])
        await page.close()
    assert not await reads(team.bob, path)
    assert await team.bob.refused("GET", "message/list", conversationId=group["id"]) == "chat.missing"
    assert await team.bob.refused("GET", "conversation/one", id=group["id"]) == "chat.missing"
    assert ear.on(f"inbox/{team.bob.id}", "left") == [{"conversationId": group["id"]}]
    await team.cyd.post("conversation/addMembers", id=group["id"], userIds=[team.bob.id])
    assert "他走了" in await team.bob.bodies(group)
    assert await reads(team.bob, path)


async def test_who_writes_is_seen_writing_by_those_who_have_it_open(team: Team, app: Starlette) -> None:
    group = await team.ann.group(team.bob)
    topic = f"chat/{group['id']}"
    async with listening(app) as port:
        ann = await open_page(port, team.ann.client.token, client="ann-1")
        bob = await open_page(port, team.bob.client.token, client="bob-1")
        await ann.subscribe(topic)
        await bob.subscribe(topic)
        await ann.ask("present", {"topic": topic, "field": "typing"})
        await until(lambda: any(event["op"] == "presence" for event in bob.events), "the word that somebody writes")
        who = [event for event in bob.events if event["op"] == "presence"][-1]["data"]["who"]
        assert [(one["userId"], one["field"]) for one in who] == [(team.ann.id, "typing")]
        await ann.close()
        await until(lambda: bob.events[-1]["data"].get("who") == [], "the word that nobody writes")
        await bob.close()


async def test_a_recalled_message_keeps_its_place_and_nothing_else(team: Team) -> None:
    group = await team.ann.group(team.bob)
    path = await stored(team.ann, picture(), "发错.png")
    sent = await team.ann.say(group, "看", kind="image", media={"path": path})
    assert sent["media"]["preview"] == path
    assert (sent["media"]["width"], sent["media"]["height"], sent["media"]["mime"]) == (640, 480, "image/png")
    answer = await team.bob.say(group, "?", replyTo=sent["id"])
    assert await team.bob.refused("POST", "message/recall", id=sent["id"]) == "chat.not_allowed"
    recalled = await team.ann.post("message/recall", id=sent["id"])
    assert (recalled["seq"], recalled["body"], recalled["media"]) == (sent["seq"], "", None)
    assert recalled["recalledAt"] and not await reads(team.bob, path)
    quoting = next(one for one in (await team.bob.page(group))["messages"] if one["id"] == answer["id"])
    assert (quoting["replyTo"]["recalled"], quoting["replyTo"]["body"]) == (True, "")
    assert answer["rev"] < quoting["rev"] < recalled["rev"]
    assert await team.ann.post("message/recall", id=sent["id"]) == recalled
    for path_, body in (("message/edit", {"body": "x"}), ("message/react", {"emoji": "👍", "on": True})):
        method = "PUT" if path_.endswith("edit") else "POST"
        assert await team.ann.refused(method, path_, id=sent["id"], **body) in ("chat.recalled", "chat.not_allowed")


async def test_two_minutes_are_the_servers_and_own_words_are_edited_at_any_time(
    team: Team, monkeypatch: pytest.MonkeyPatch
) -> None:
    from datetime import timedelta

    from schema.kit.clock import now
    from server.chat import changes

    group = await team.ann.group(team.bob)
    early, late = await team.ann.say(group, "早"), await team.ann.say(group, "晚")
    monkeypatch.setattr(changes, "now", lambda: now() + timedelta(seconds=115))
    assert (await team.ann.post("message/recall", id=early["id"]))["recalledAt"]
    monkeypatch.setattr(changes, "now", lambda: now() + timedelta(seconds=121))
    assert await team.ann.refused("POST", "message/recall", id=late["id"]) == "chat.recall_late"
    edited = await team.ann.put("message/edit", id=late["id"], body="晚安")
    assert (edited["body"], bool(edited["editedAt"])) == ("晚安", True)
    assert await team.bob.refused("PUT", "message/edit", id=late["id"], body="x") == "chat.not_allowed"


async def test_media_is_what_its_bytes_are_and_ones_own(team: Team) -> None:
    group = await team.ann.group(team.bob)
    say = {"conversationId": group["id"], "clientId": "m", "body": ""}
    sound = await stored(team.ann, voice(1.5), "话.wav")
    spoken = await team.ann.say(group, "", kind="voice", media={"path": sound, "seconds": 900, "wave": [1, 100]})
    assert (spoken["media"]["seconds"], spoken["media"]["wave"], spoken["media"]["size"] > 0) == (1.5, [1, 100], True)
    wrong = [
        ("voice", await stored(team.ann, voice(1, rate=44_100), "b.wav")),
        ("voice", await stored(team.ann, voice(1, channels=2), "c.wav")),
        ("voice", await stored(team.ann, voice(60.5), "d.wav")),
        ("voice", await stored(team.ann, picture(), "e.png")),
        ("image", await stored(team.ann, picture("BMP"), "f.bmp")),
        ("image", sound),
        ("image", await stored(team.ann, picture("JPEG"), "g.jpg", biz="temp")),
        ("image", await stored(team.bob, picture("JPEG"), "h.jpg")),
        ("file", "t0/none"),
    ]
    for kind, path in wrong:
        assert await team.ann.refused("POST", "message/send", **say, kind=kind, media={"path": path}) == (
            "chat.media_wrong"
        ), (kind, path)
    passed = await team.bob.post("message/forward", ids=[spoken["id"]], conversationIds=[group["id"]], clientId="f")
    assert (passed[0]["forwardedFrom"], passed[0]["media"]["path"]) == (team.ann.name, sound)


async def test_organisations_never_meet(team: Team) -> None:
    other = await create_organisation("别家")
    stranger = Person(other.admin, await team.sign_in(other.admin))
    group = await team.ann.group(team.bob)
    sent = await team.ann.say(group)
    for path, query in (
        ("conversation/one", {"id": group["id"]}),
        ("message/list", {"conversationId": group["id"]}),
        ("message/seenBy", {"id": sent["id"]}),
        ("person/one", {"userId": team.ann.id}),
    ):
        assert await stranger.refused("GET", path, **query) == "chat.missing"
    assert await stranger.refused("POST", "conversation/single", userId=team.ann.id) == "chat.no_person"
    assert await stranger.refused("POST", "conversation/group", userIds=[team.ann.id]) == "chat.no_person"
    for path in ("message/recall", "conversation/leave", "conversation/hide"):
        assert await stranger.refused("POST", path, id=sent["id"]) == "chat.missing"
    mine = await stranger.post("conversation/record", path="sys/user", id=stranger.id)
    assert await stranger.refused("POST", "conversation/record", path="sys/user", id=team.ann.id) == "chat.missing"
    forward = {"ids": [sent["id"]], "conversationIds": [mine["id"]], "clientId": "f"}
    assert await stranger.refused("POST", "message/forward", **forward) == "chat.missing"


async def test_pinned_hidden_and_drafts_follow_the_person(team: Team, ear: Ear) -> None:
    old, new = await team.ann.group(team.bob), await team.ann.group(team.cyd)
    await team.ann.post("conversation/pin", id=old["id"], pinned=True)
    assert [one["id"] for one in (await team.ann.get("conversation/list"))["conversations"]] == [old["id"], new["id"]]
    await team.ann.post("conversation/hide", id=new["id"])
    assert await team.ann.row(new) is None
    await team.cyd.say(new, "在吗")
    assert (await team.ann.row(new) or {})["unread"] == 1
    await team.ann.put("conversation/draft", id=new["id"], draft="写到一半")
    assert (await team.ann.row(new) or {})["draft"] == "写到一半"
    assert (await team.cyd.row(new) or {})["draft"] is None
    heard = ear.on(f"inbox/{team.ann.id}", "draft")
    assert [(one["conversationId"], one["draft"]) for one in heard] == [(new["id"], "写到一半")]
    await team.ann.put("conversation/draft", id=new["id"], draft="")
    assert (await team.ann.row(new) or {})["draft"] is None


async def test_five_hundred_are_the_most_and_everybody_hears_each_once(team: Team, ear: Ear) -> None:
    from schema.chat.conversation import MOST_MEMBERS, Conversation

    group = await team.ann.group(team.bob)
    await Conversation.filter(id=int(group["id"])).update(members=MOST_MEMBERS)
    added = {"id": group["id"], "userIds": [team.cyd.id]}
    assert await team.ann.refused("POST", "conversation/addMembers", **added) == "chat.full"
    assert await team.cyd.row(group) is None
    await asyncio.gather(team.ann.say(group, "一"), team.bob.say(group, "二"))
    assert len(ear.on(f"inbox/{team.bob.id}", "message")) == 3
