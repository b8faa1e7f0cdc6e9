"""The sockets of other clients of the family: /websocket/{userId} and /vxeSocket/{userId}/{pageId}."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from tests.live.conftest import Server, StartServer
from tests.live.page import until


class Frames:
    """A plain socket that keeps what it hears."""

    def __init__(self, client: ClientConnection) -> None:
        self.client = client
        self.orders_seen: list[dict[str, Any]] = []
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.client:
            self.orders_seen.append(orjson.loads(text))

    async def say(self, message: Any) -> None:
        await self.client.send(message if isinstance(message, str | bytes) else orjson.dumps(message).decode())

    async def hears(self, count: int) -> list[dict[str, Any]]:
        await until(lambda: len(self.orders_seen) >= count, f"{count} frames, has {self.orders_seen}")
        return self.orders_seen


@asynccontextmanager
async def plain(server: Server, path: str, token: str = "ann", **more: Any) -> AsyncIterator[Frames]:
    headers = {"X-Access-Token": token} if token else {}
    url = f"ws://127.0.0.1:{server.port}/{path}"
    async with connect(url, additional_headers=headers | more.pop("headers", {}), **more) as client:
        yield Frames(client)


async def refused(server: Server, path: str, token: str = "", **more: Any) -> int:
    with pytest.raises(InvalidStatus) as caught:
        async with plain(server, path, token, **more):
            pass
    return caught.value.response.status_code


async def test_strangers_and_other_users_are_refused_at_the_handshake(start_server: StartServer) -> None:
    server = await start_server()
    for path in ("websocket/1", "boot/websocket/1", "vxeSocket/1/p", "boot/vxeSocket/1/p"):
        assert await refused(server, path) == 403
        assert await refused(server, path, "stranger") == 403
        assert await refused(server, path, "bob") == 403
        assert await refused(server, path + "?ticket=made-up") == 403
        assert await refused(server, path, subprotocols=[Subprotocol("stranger")]) == 403
        cookie = {"Cookie": "gj_session=ann", "Origin": "https://evil.example"}
        assert await refused(server, path, headers=cookie) == 403


async def test_header_subprotocol_cookie_and_ticket_open_the_door(start_server: StartServer) -> None:
    server = await start_server()
    cookie = {"Cookie": "gj_session=ann", "Origin": f"http://127.0.0.1:{server.port}"}
    ticket = (await server.get("ticket", **{"X-Access-Token": "ann"}))["ticket"]
    async with (
        plain(server, "websocket/1") as by_header,
        plain(server, "boot/websocket/1", "", subprotocols=[Subprotocol("ann")]) as by_protocol,
        plain(server, "websocket/1", "", headers=cookie) as by_cookie,
        plain(server, f"websocket/1?ticket={ticket}", "") as by_ticket,
    ):
        assert by_protocol.client.subprotocol == "ann"
        for socket in (by_header, by_protocol, by_cookie, by_ticket):
            await socket.say("HeartBeat")
            assert await socket.hears(1) == [{"cmd": "heartcheck", "msgTxt": "心跳响应"}]
    assert await refused(server, f"websocket/1?ticket={ticket}") == 403


async def test_a_message_says_user_and_an_announcement_says_topic(start_server: StartServer) -> None:
    server = await start_server()
    async with plain(server, "websocket/1") as ann, plain(server, "websocket/2", "bob") as bob:
        await server.emit(("user/1", "message", {"id": "77", "title": "水\u2028费"}))
        await ann.hears(1)
        await server.emit(("notice", "add", {"id": "78"}))
        assert await ann.hears(2) == [
            {"cmd": "user", "msgId": "77", "msgTxt": "水\u2028费"},
            {"cmd": "topic", "msgId": "78", "msgTxt": "add"},
        ]
        assert await bob.hears(1) == [{"cmd": "topic", "msgId": "78", "msgTxt": "add"}]


async def test_a_heart_beat_is_answered_to_its_sender_only_and_nothing_is_passed_on(start_server: StartServer) -> None:
    server = await start_server()
    async with plain(server, "websocket/1") as ann, plain(server, "websocket/1") as other:
        for text in ('{"cmd":"topic","msgId":"1","msgTxt":"<b>"}', "hello", b"\x00\xff", "[" * 9000, "ping"):
            await ann.say(text)
        assert await ann.hears(1) == [{"cmd": "heartcheck", "msgTxt": "心跳响应"}]
        await server.emit(("user/1", "message", {"id": "1"}))
        assert [frame["cmd"] for frame in await other.hears(1)] == ["user"]


async def test_an_edited_row_reaches_the_windows_that_may_see_the_table(start_server: StartServer) -> None:
    server, second = await start_server(), await start_server()
    row = {"id": "5", "name": "甲\u2028</script>"}
    await server.post("grant", user=2, rights=["see:b"])
    async with (
        plain(server, "vxeSocket/1/p1") as ann,
        plain(second, "vxeSocket/1/p2", "ann-again") as again,
        plain(second, "vxeSocket/2/p3", "bob") as bob,
        plain(second, "vxeSocket/3/p4", "eve") as eve,
    ):
        await ann.say({"type": "update_vxe_table", "data": {"socketKey": "a", "args": [row, "case-1"], "evil": 1}})
        frame = {"type": "update_vxe_table", "data": {"socketKey": "a", "args": [row, "case-1"]}}
        assert await again.hears(1) == [frame]
        await bob.say({"type": "update_vxe_table", "data": {"socketKey": "a", "args": [row, "case-2"]}})
        await bob.say({"type": "update_vxe_table", "data": {"socketKey": "b", "args": [row, "case-3"]}})
        assert [frame["data"]["args"][1] for frame in await again.hears(2)] == ["case-1", "case-3"]
        assert [frame["data"]["args"][1] for frame in await bob.hears(1)] == ["case-3"]
        assert eve.orders_seen == []


async def test_an_edited_row_is_cut_to_what_its_reader_may_see_and_frames_keep_their_order(
    start_server: StartServer,
) -> None:
    server, second = await start_server(), await start_server()
    await server.post("grant", user=2, rights=["see:a", "see:wages"])
    async with (
        plain(server, "vxeSocket/2/p1", "bob") as bob,
        plain(second, "vxeSocket/1/p2") as ann,
        plain(second, "vxeSocket/2/p3", "bob") as again,
    ):
        rows: list[dict[str, Any]] = [
            {"id": "boss", "wage": 9},
            {"id": "locked"},
            *({"id": str(n), "wage": n, "name": "甲"} for n in range(9)),
        ]
        for row in rows:
            await bob.say({"type": "update_vxe_table", "data": {"socketKey": "a", "args": [row, "c"]}})
        seen = [frame["data"]["args"][0] for frame in await ann.hears(9)]
        assert seen == [{"id": str(n), "name": "甲"} for n in range(9)]
        whole = [frame["data"]["args"][0] for frame in await again.hears(10)]
        assert whole == [row for row in rows if row["id"] != "locked"]


async def test_too_large_a_table_frame_closes_its_sender_alone(start_server: StartServer) -> None:
    server = await start_server()
    async with plain(server, "vxeSocket/1/p1") as ann, plain(server, "vxeSocket/1/p2") as again:
        row = {"id": "1", "name": "长" * 70_000}
        await ann.say({"type": "update_vxe_table", "data": {"socketKey": "a", "args": [row, "c"]}})
        await until(lambda: ann.client.close_code is not None, "the end of the sender")
        assert ann.client.close_code == 1009
        await again.say({"type": "heart_beat", "data": ""})
        assert await again.hears(1) == [{"type": "heart_beat", "data": True}]


async def test_hostile_table_frames_are_swallowed(start_server: StartServer) -> None:
    server = await start_server()
    good = {"socketKey": "a", "args": [{"id": "1"}, "c"]}
    async with plain(server, "vxeSocket/1/p1") as ann, plain(server, "vxeSocket/1/p2") as again:
        messages: list[Any] = [
            "not json",
            b"\x01\x02",
            "[" * 9000,
            [],
            "null",
            {"type": "shout", "data": good},
            {"type": "common_send_date", "data": {"key": 5, "args": []}},
            {"type": "common_send_date", "data": {"key": "a", "args": "no"}},
            {"type": "common_send_date", "data": {"key": "a", "args": [[{}]]}},
            {"type": "update_vxe_table"},
            {"type": "update_vxe_table", "data": {**good, "socketKey": 5}},
            {"type": "update_vxe_table", "data": {**good, "socketKey": ""}},
            {"type": "update_vxe_table", "data": {**good, "socketKey": "a/../b"}},
            {"type": "update_vxe_table", "data": {**good, "args": ["x", "c"]}},
            {"type": "update_vxe_table", "data": {**good, "args": [{}, "c", "d"]}},
            {"type": "heart_beat", "data": ""},
        ]
        for message in messages:
            await ann.say(message)
        assert await ann.hears(1) == [{"type": "heart_beat", "data": True}]
        await ann.say({"type": "update_vxe_table", "data": good})
        assert await again.hears(1) == [{"type": "update_vxe_table", "data": good}]


async def test_the_server_calls_handlers_bound_to_a_key(start_server: StartServer) -> None:
    server = await start_server()
    async with plain(server, "vxeSocket/1/p1") as ann:
        await server.post("send", table="a", frame={"key": "reload", "args": [1]})
        assert await ann.hears(1) == [{"type": "common_send_date", "data": {"key": "reload", "args": [1]}}]


async def test_a_window_calls_handlers_of_those_that_may_see_the_table(start_server: StartServer) -> None:
    server, second = await start_server(), await start_server()
    await server.post("grant", user=2, rights=["see:b"])
    async with (
        plain(server, "vxeSocket/1/p1") as ann,
        plain(second, "vxeSocket/1/p2", "ann-again") as again,
        plain(second, "vxeSocket/2/p3", "bob") as bob,
    ):
        await bob.say({"type": "common_send_date", "data": {"key": "a", "args": ["not his"]}})
        await ann.say({"type": "common_send_date", "data": {"key": "a", "args": ["reload", 1], "evil": 1}})
        frame = {"type": "common_send_date", "data": {"key": "a", "args": ["reload", 1]}}
        assert await again.hears(1) == [frame]
        await ann.say({"type": "common_send_date", "data": {"key": "b", "args": [None]}})
        assert await bob.hears(1) == [{"type": "common_send_date", "data": {"key": "b", "args": [None]}}]


async def test_an_ended_session_loses_its_plain_sockets(start_server: StartServer) -> None:
    server, second = await start_server(), await start_server()
    async with plain(second, "websocket/1") as notice, plain(second, "vxeSocket/1/p") as grid:
        await server.post("end", session=11)
        for socket in (notice, grid):
            await until(socket.task.done, "the end of the socket")
            assert socket.client.close_code == 4401
