"""Clients of the family and of the web in one conversation: both see the same messages, unread counts and changes."""

import struct
import wave
from io import BytesIO

import pytest
from PIL import Image
from starlette.applications import Starlette

from server.live.event import RESYNC, Event
from tests.chat.service import Caller, group, line, single
from tests.kit.window import until


def picture(form: str = "PNG") -> bytes:
    data = BytesIO()
    Image.new("RGB", (8, 8), "red").save(data, form)
    return data.getvalue()


def voice(seconds: float = 0.5, rate: int = 16_000) -> bytes:
    data = BytesIO()
    with wave.open(data, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        sound.writeframes(struct.pack("<h", 0) * int(rate * seconds))
    return data.getvalue()


async def test_friends_are_everybody_and_every_conversation_with_what_was_said_last(people: list[Caller]) -> None:
    ann, bob, eve = people
    assert {one["username"] for one in await ann.friends()} >= {bob.name, eve.name}
    talk = await single(bob, ann)
    await bob.person.say(talk, "在吗")
    await bob.person.say(talk, "有客人")
    night = await group(eve, ann)
    await eve.person.say(night, "今晚谁值班")
    first, second, *others = await ann.friends()
    assert first == {
        "username": f"group:{night}",
        "realname": "夜班",
        "avatar": None,
        "updateTime": first["updateTime"],
        "lastTalkText": "今晚谁值班",
        "unreadCount": first["unreadCount"],
    }
    assert (second["username"], second["realname"]) == (bob.name, "卜一")
    assert (second["lastTalkText"], second["unreadCount"]) == ("有客人", 2)
    silent = next(one for one in others if one["username"] == eve.name)
    assert (silent["lastTalkText"], silent["unreadCount"], silent["updateTime"]) == ("", 0, None)


async def test_history_comes_in_tens_and_its_first_page_reads_it(people: list[Caller]) -> None:
    ann, bob, _ = people
    talk = await single(ann, bob)
    for number in range(23):
        await (ann, bob)[number % 2].person.say(talk, f"第{number}句")
    form = {"username": bob.name, "toUsername": ann.name}
    last = await bob.call("POST", "/lastchatmsg", json=form)
    assert (last["senduserid"], last["sendtext"], last["msgtype"]) == (ann.name, f"{ann.name}|第22句", 0)
    newest = await bob.history(ann.name)
    assert [one["sendtext"].split("|")[1] for one in newest] == [f"第{n}句" for n in range(13, 23)]
    assert [one["senduserid"] for one in newest[-2:]] == [bob.name, ann.name]
    listed = next(one for one in await bob.friends() if one["username"] == ann.name)
    assert listed["unreadCount"] == 0
    pages = [*await bob.history(ann.name, 20), *await bob.history(ann.name, 10), *newest]
    assert [one["seq"] for one in pages] == list(range(1, 24))
    assert await bob.history(ann.name, 23) == []


async def test_both_kinds_of_clients_see_the_same_messages_of_a_group(people: list[Caller], port: int) -> None:
    ann, bob, eve = people
    night = await group(ann, bob, eve)
    async with line(port, bob) as old, line(port, eve) as older:
        await ann.person.say(night, "水管漏了|image")
        await old.hears(1)
        await old.say(bob.name, f"group:{night}", "我去看看")
        await older.hears(2)
        await older.say(eve.name, f"group:{night}", "好")
        heard = await old.hears(2)
    wire = [(one["sender"]["username"], one["body"]) for one in await ann.messages(night) if one["kind"] == "text"]
    assert wire == [(ann.name, "水管漏了|image"), (bob.name, "我去看看"), (eve.name, "好")]
    assert [(one["senduserid"], one["msgtype"], one["sendtext"]) for one in heard] == [
        (f"group:{night}", 0, f"{ann.name}|水管漏了|image "),
        (f"group:{night}", 0, f"{eve.name}|好"),
    ]
    read = [
        one for one in await bob.history(f"group:{night}") if one["sendtext"].startswith((ann.name, bob.name, eve.name))
    ]
    told = [(one["senduserid"], one["sendtext"]) for one in read]
    assert told[-2:] == [(bob.name, f"{bob.name}|我去看看"), (f"group:{night}", f"{eve.name}|好")]
    assert {one["seq"] for one in heard} <= {one["seq"] for one in read}


async def test_another_window_of_the_same_person_hears_what_they_say_and_the_saying_one_does_not(
    people: list[Caller], port: int
) -> None:
    ann, bob, _ = people
    async with line(port, ann) as here, line(port, ann) as there, line(port, bob) as other:
        await here.say(ann.name, bob.name, "你好")
        (told,) = await there.hears(1)
        assert (told["senduserid"], told["reciveuserid"]) == (ann.name, bob.name)
        assert (await other.hears(1))[0]["senduserid"] == ann.name
        await here.say(ann.name, bob.name, "带编号", clientId="mine-1")
        assert [one["clientId"] for one in await here.hears(1)] == ["mine-1"]
        await here.say(ann.name, bob.name, "带编号", clientId="mine-1")
        await here.beat()
    assert [one["body"] for one in await bob.messages(await single(bob, ann))] == ["你好", "带编号"]


async def test_saying_it_again_after_a_lost_line_stores_it_once(people: list[Caller], port: int) -> None:
    ann, bob, _ = people
    for _ in range(2):
        async with line(port, ann) as socket:
            await socket.say(ann.name, bob.name, "收到")
            await socket.say(ann.name, bob.name, "收到")
            await socket.beat()
    assert [one["body"] for one in await bob.messages(await single(bob, ann))] == ["收到", "收到"]


async def test_pictures_and_voice_go_up_and_are_marked(people: list[Caller], port: int) -> None:
    ann, bob, _ = people
    image = await ann.client.http.post("/upimg", files={"file": ("图.jpg", picture("JPEG"))})
    sound = await ann.client.http.post("/audio", files={"file": ("a.wav", voice())})
    assert image.json().keys() == sound.json().keys() == {"data"}
    src, said = image.json()["data"]["src"], sound.json()["data"]["src"]
    async with line(port, ann) as old, line(port, bob) as other:
        await old.say(ann.name, bob.name, f"{src}|image", 1)
        await old.say(ann.name, bob.name, said, 1)
        heard = [(one["msgtype"], one["sendtext"]) for one in await other.hears(2)]
    assert heard == [(1, f"{ann.name}|{src}|image"), (1, f"{ann.name}|{said}|voice")]
    kinds = [(one["kind"], one["body"]) for one in await bob.messages(await single(bob, ann))]
    assert kinds == [("image", ""), ("voice", "")]
    assert (await bob.client.http.get(src)).content == picture("JPEG")
    assert next(one for one in await bob.friends() if one["username"] == ann.name)["lastTalkText"] == "[语音]"


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("/upimg", picture("BMP")),
        ("/upimg", voice()),
        ("/audio", picture()),
        ("/audio", voice(rate=8000)),
        ("/upimg", b"x"),
    ],
)
async def test_files_are_taken_by_what_they_hold(people: list[Caller], path: str, data: bytes) -> None:
    answer = await people[0].client.http.post(path, files={"file": ("a.png", data)})
    assert answer.status_code == 422 and answer.json()["id"] == "chat.media_wrong"
    assert (await people[0].client.http.post(path, files={"other": ("a.png", data)})).json()["id"] == "file.none"


async def test_recalled_and_edited_messages_change_for_these_clients_too(people: list[Caller], port: int) -> None:
    ann, bob, _ = people
    talk = await single(ann, bob)
    async with line(port, bob) as old:
        first = await ann.person.say(talk, "三点见")
        second = await ann.person.say(talk, "密码1234")
        await old.hears(2)  # what is changed before it was heard is heard once, as it is then
        await ann.person.put("message/edit", id=first["id"], body="四点见")
        await old.hears(3)
        await ann.person.post("message/recall", id=second["id"])
        last = await ann.person.say(talk, "完")
        await old.hears(5)
        await ann.person.put("message/edit", id=last["id"], body="完毕")
        await old.hears(6)
        await ann.person.post("message/react", id=last["id"], emoji="👍", on=True)
        await ann.person.say(talk, "走了")
        heard = await old.hears(7)
    said = ["三点见", "密码1234", "[消息已撤回]", "完", "完毕", "走了"]
    assert [one["sendtext"].split("|")[1] for one in heard if "sendtext" in one] == said
    assert heard[3]["change"] == "recalled" and heard[3]["id"] == second["id"]
    # Of an older one they hear in a form that is no message to those who know no changes.
    older = heard[2]
    assert (older["change"], older["id"], older["seq"]) == ("edited", first["id"], first["seq"])
    assert older["changedtext"].split("|")[1] == "四点见" and "msgtype" not in older
    read = await bob.history(ann.name)
    assert [one["sendtext"].split("|")[1] for one in read] == ["四点见", "[消息已撤回]", "完毕", "走了"]
    assert [(one["edited"], one["recalled"]) for one in read[:2]] == [(True, False), (False, True)]


async def test_what_the_bus_swallowed_is_read_and_told(
    app: Starlette, people: list[Caller], port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, _ = people
    talk, hub = await single(ann, bob), app.state.live.hub
    inbox = f"t{bob.person.actor.tenant_id}/inbox/{bob.id}"
    async with line(port, bob) as old:
        swallowed: list[Event] = []
        with monkeypatch.context() as patch:
            patch.setattr(hub, "receive", swallowed.extend)
            await ann.person.say(talk, "第一句")
            await ann.person.say(talk, "第二句")
            await until(lambda: [one.key for one in swallowed].count(inbox) == 2)
        assert old.heard == []
        hub.receive([Event(inbox, "other", number, RESYNC) for number in (7, 8)])
        await old.hears(2)
        await ann.person.say(talk, "第三句")
        assert [one["sendtext"].split("|")[1] for one in await old.hears(3)] == ["第一句", "第二句", "第三句"]
