"""Clients of the family act for themselves, see what is theirs, and harm nobody by what they send."""

import json
from contextlib import suppress
from typing import Any

import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from server.kit.switches import CHAT_FRIENDS, SAFE_MODE
from tests.chat.service import Caller, group, line
from tests.kit.people import create_organisation
from tests.kit.switch import set_switch


async def test_nobody_acts_for_another_person(people: list[Caller], port: int) -> None:
    ann, bob, eve = people
    calls = [
        ("GET", f"/lkfriends/{bob.name}", None),
        ("POST", "/lastchatmsg", {"username": bob.name, "toUsername": eve.name}),
        ("POST", "/lkuschatmsg", {"username": bob.name, "toUsername": eve.name, "start": 0}),
        ("POST", "/bsfchat/cc/chat/adduser", {"username": bob.name, "toUsername": eve.name}),
    ]
    for method, path, body in calls:
        answer = await ann.client.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["id"]) == (403, "chat.not_you"), path
    for name in (bob.name, ann.name.upper(), ann.id):
        with pytest.raises(InvalidStatus):
            async with line(port, ann, name):
                pass
    async with line(port, ann, subprotocols=[Subprotocol(ann.client.token)]):
        pass
    async with line(port, ann) as socket:
        await socket.say(bob.name, eve.name, "我是白")
        await socket.beat()
    assert await eve.history(ann.name) == await eve.history(bob.name) == []


async def test_a_friend_is_asked_and_has_them_once_both_asked(people: list[Caller]) -> None:
    ann, bob, _ = people
    tenant = ann.person.actor.tenant_id
    await set_switch(tenant, CHAT_FRIENDS, "0")

    async def add(one: Caller, other: Caller) -> Any:
        form = {"username": one.name, "toUsername": other.name}
        return (await one.call("POST", "/bsfchat/cc/chat/adduser", json=form))["status"]

    assert await ann.friends() == []
    assert await add(ann, bob) == "asked"
    assert await ann.friends() == await bob.friends() == []
    assert await add(bob, ann) == "accepted"
    assert [one["username"] for one in await ann.friends()] == [bob.name]
    for name in (ann.name, "nobody", "group:1"):
        answer = await ann.client.http.post("/bsfchat/cc/chat/adduser", json={"username": ann.name, "toUsername": name})
        assert (answer.status_code, answer.json()["id"]) == (404, "chat.missing")


async def test_what_is_not_there_or_not_theirs_is_missing(people: list[Caller]) -> None:
    ann, bob, eve = people
    secret = await group(bob, eve)
    stranger = (await create_organisation()).admin.username
    for name in ("nobody", stranger, ann.name, f"group:{secret}", "group:", "group:x", "group:9" * 9, ""):
        for path in ("/lastchatmsg", "/lkuschatmsg"):
            answer = await ann.client.http.post(path, json={"username": ann.name, "toUsername": name})
            assert (answer.status_code, answer.json()["id"]) == (404, "chat.missing"), name


async def test_a_removed_member_hears_nothing_more(people: list[Caller], port: int) -> None:
    ann, bob, eve = people
    night = await group(ann, bob, eve)
    async with line(port, bob) as old, line(port, eve) as stays:
        await ann.person.say(night, "第一句")
        await old.hears(1)
        await ann.person.post("conversation/removeMember", id=night, userId=bob.id)
        await ann.person.say(night, "不给你听")
        await old.say(bob.name, f"group:{night}", "还在吗")
        await old.beat()
        await stays.hears(3)
        assert len(old.heard) == 1
    assert f"group:{night}" not in {one["username"] for one in await bob.friends()}
    assert "还在吗" not in [one["body"] for one in await ann.messages(night)]


MALFORMED: list[Any] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    b"\x00\xff",
    "[" * 9000,
    {},
    {"reciveuserid": "x"},
    {"reciveuserid": 1, "msgtype": 0, "sendtext": "me|a"},
    {"reciveuserid": "", "msgtype": 0, "sendtext": "me|a"},
    {"reciveuserid": "x" * 500, "msgtype": 0, "sendtext": "me|a"},
    {"reciveuserid": "x", "msgtype": 2, "sendtext": "me|a"},
    {"reciveuserid": "x", "msgtype": True, "sendtext": "me|a"},
    {"reciveuserid": "x", "msgtype": 0, "sendtext": "without a sender"},
    {"reciveuserid": "x", "msgtype": 0, "sendtext": ["me|a"]},
    {"reciveuserid": "x", "msgtype": 0, "sendtext": "me|a", "clientId": "a b"},
    {"reciveuserid": "x", "msgtype": 0, "sendtext": "me|a", "clientId": {"$ne": ""}},
]


async def test_malformed_messages_are_passed_over_and_counted(app: Starlette, people: list[Caller], port: int) -> None:
    ann, bob, _ = people
    counts = app.state.chat
    before = (counts.malformed, counts.refused)
    async with line(port, ann) as socket, line(port, bob) as other:
        for frame in MALFORMED:
            text = frame if isinstance(frame, str | bytes) else json.dumps(frame).replace("me|", f"{ann.name}|")
            await socket.send(text)
        await socket.say(ann.name, bob.name, "还在")
        assert [one["sendtext"] for one in await other.hears(1)] == [f"{ann.name}|还在"]
    assert (counts.malformed, counts.refused) == (before[0] + len(MALFORMED), before[1])


async def test_what_is_well_formed_but_not_allowed_is_passed_over_and_counted_too(
    app: Starlette, people: list[Caller], port: int
) -> None:
    ann, bob, eve = people
    secret = await group(bob, eve)
    strange = (await create_organisation()).admin.username
    refused = app.state.chat.refused
    sent = [
        (strange, "x", 0),
        ("nobody", "x", 0),
        (ann.name, "x", 0),
        (f"group:{secret}", "x", 0),
        ("group:1e3", "x", 0),
        (bob.name, "  ", 0),
        (bob.name, "长" * 4001, 0),
        (bob.name, "https://evil.example/a.png|image", 1),
        (bob.name, "/boot/sys/common/static/t1/chat/20260101/none.png|image", 1),
        (bob.name, "../../../etc/passwd|voice", 1),
    ]
    async with line(port, ann) as socket, line(port, bob) as other:
        for to, content, msgtype in sent:
            await socket.say(ann.name, to, content, msgtype)
        await socket.beat()
        await other.beat()
        assert other.heard == [] and app.state.chat.refused == refused + len(sent)
    assert await bob.history(ann.name) == []


async def test_a_flood_and_an_oversized_message_end_the_socket(people: list[Caller], port: int) -> None:
    ann, bob, _ = people
    async with line(port, ann) as socket:
        await socket.send("x" * 70_000)
        assert await socket.ends() == 1009
    async with line(port, ann) as socket:
        with suppress(ConnectionClosed):
            for _ in range(400):
                await socket.send("{}")
        assert await socket.ends() == 4429
    assert await bob.history(ann.name) == []


async def test_a_session_that_ends_ends_its_socket_and_a_ticket_opens_one(people: list[Caller], port: int) -> None:
    ann, bob, _ = people
    ticket = (await ann.client.result("GET", "/sys/socket/ticket"))["ticket"]
    async with connect(f"ws://127.0.0.1:{port}/chat/websocket/{ann.name}?ticket={ticket}") as socket:
        await socket.send("ping")
        assert json.loads(await socket.recv())["cmd"] == "heartcheck"
    for address in (f"{ann.name}?ticket={ticket}", f"{bob.name}?ticket={ticket}", ann.name):
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://127.0.0.1:{port}/chat/websocket/{address}"):
                pass
    async with line(port, ann) as old:
        await ann.client.result("POST", "/sys/logout")
        assert await old.ends() == 4401


async def test_an_organisation_that_is_read_only_takes_nothing_through_the_socket(
    people: list[Caller], port: int, app: Starlette
) -> None:
    ann, bob, _ = people
    tenant = ann.person.actor.tenant_id
    await set_switch(tenant, SAFE_MODE, "1")
    refused = app.state.chat.refused
    async with line(port, ann) as socket:
        await socket.say(ann.name, bob.name, "写入")
        await socket.beat()
    assert app.state.chat.refused == refused + 1
    assert await bob.history(ann.name) == []


async def test_what_could_not_be_stored_ends_the_socket_so_that_it_is_said_again(
    app: Starlette, people: list[Caller], port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, _ = people

    async def fail(*_: Any) -> None:
        raise ConnectionRefusedError

    async with line(port, ann) as socket:
        with monkeypatch.context() as patch:
            patch.setattr(app.state.chat, "_store", fail)
            await socket.say(ann.name, bob.name, "断了")
            assert await socket.ends() == 1013
    async with line(port, ann) as socket:
        await socket.say(ann.name, bob.name, "断了")
        await socket.beat()
    assert [one["sendtext"] for one in await bob.history(ann.name)] == [f"{ann.name}|断了"]
