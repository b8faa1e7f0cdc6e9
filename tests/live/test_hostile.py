"""Frames that no honest client sends close their own socket at most: nothing crashes, nothing is passed on."""

import asyncio
import socket
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.live.conftest import Server, StartServer
from tests.live.page import open_page, until

DEEP = "[" * 30_000
CLOSING: list[str | bytes] = [
    b"\x00\x01",
    b"42",
    "",
    "x",
    "9",
    "2",
    "3x",
    "3" + DEEP,
    "42",
    "42{}",
    "42[]",
    "42" + DEEP,
    '42["connect",{"token":"eve"}]',
    '42["disconnect"]',
    '42["event",{"topic":"board/a"}]',
    '42["emit","a","b","c"]',
    '42["subscribe"',
    '42[1,{"topic":"board/a"}]',
    '40/admin,{"token":"ann"}',
    '43["x"]',
    '451-["x",{"_placeholder":true,"num":0}]',
    "42" + "9" * 200 + '["where"]',
    '42["subscribe",{"topic":"board/a"}]' + "x" * 70_000,
]
ANSWERED: list[Any] = [
    {},
    {"topic": 5},
    {"topic": ["board/a"]},
    {"topic": "board/a", "seq": "1"},
    {"topic": "board/a", "seq": -1},
    {"topic": "board/a", "seq": 1e300},
    {"topic": "board/a", "epoch": {"a": 1}},
    {"topic": "board/" + "a" * 500},
    {"topic": "board/\u2028"},
    {"topic": "../board/a"},
    {"topic": "board/a\u0000b"},
]


async def raw(server: Server) -> ClientConnection:
    client = await connect(f"ws://127.0.0.1:{server.port}/socket.io/?EIO=4&transport=websocket", compression=None)
    await client.recv()
    await client.send('40{"token":"ann"}')
    assert str(await client.recv()).startswith("40")
    return client


async def is_closed(client: ClientConnection) -> bool:
    with pytest.raises(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                await client.recv()
    return True


async def test_hostile_frames_close_their_socket_and_no_other(start_server: StartServer) -> None:
    server = await start_server()
    witness = await open_page(server.port, "bob")
    await witness.subscribe("board/a")
    for frame in CLOSING:
        client = await raw(server)
        await client.send(frame)
        assert await is_closed(client), frame
    await until(lambda: has_sockets(server, 1), "only the witness to be left")
    assert witness.events == []
    assert witness.others == []
    await server.emit(("board/a", "x", {"n": 1}))
    assert len(await witness.hears(1)) == 1


async def has_sockets(server: Server, count: int) -> bool:
    return bool((await server.get("state"))["sockets"] == count)


async def test_hostile_questions_are_answered_with_a_refusal(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    for payload in ANSWERED:
        answer = await page.ask("subscribe", payload)
        assert answer["ok"] is False, payload
        assert answer["id"] in {"live.malformed", "live.unknown"}
    assert (await page.subscribe("board/a"))["ok"]
    assert (await page.ask("where", {}))["time"] > 1_700_000_000_000


async def test_silent_strangers_are_closed_and_flooders_too(start_server: StartServer) -> None:
    server = await start_server()
    stranger = await connect(f"ws://127.0.0.1:{server.port}/socket.io/?EIO=4&transport=websocket")
    flooder = await raw(server)
    with pytest.raises(ConnectionClosed):
        for number in range(3000):
            await flooder.send(f'42{number}["where"]')
        await is_closed(flooder)
        raise ConnectionClosed(None, None)
    assert flooder.close_code == 4429
    async with asyncio.timeout(15):
        await stranger.recv()
        with pytest.raises(ConnectionClosed):
            await stranger.recv()
    assert stranger.close_code == 4401


async def test_polling_and_half_open_upgrades_are_refused(start_server: StartServer) -> None:
    server = await start_server()
    assert await server.get("socket.io/?EIO=4&transport=polling") == {"code": 3, "message": "WebSocket only"}
    plain = socket.create_connection(("127.0.0.1", server.port))
    plain.sendall(b"GET /socket.io/?EIO=4 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
    assert plain.recv(100).startswith(b"HTTP/1.1 4")
    plain.close()


async def test_a_client_that_stops_reading_is_closed_and_harms_nobody(start_server: StartServer) -> None:
    server = await start_server()
    healthy, stalled = await open_page(server.port, "bob"), await raw(server)
    await healthy.subscribe("board/a")
    stalled.transport.pause_reading()
    await stalled.send('421["subscribe",{"topic":"board/a"}]')
    await until(lambda: has_sockets(server, 2), "both sockets")
    await server.emit(("board/a", "x", {"text": "a" * 50_000}))
    before = (await server.get("state"))["rss"]
    for number in range(400):
        await server.emit(("board/a", "x", {"n": number, "text": "a" * 50_000}))
        await healthy.hears(number + 1)
    assert [event["data"].get("n") for event in (await healthy.hears(401))[1:]] == list(range(400))
    await until(lambda: has_sockets(server, 1), "the stalled socket to be closed")
    assert (await server.get("state"))["rss"] - before < 24 * 1024 * 1024
    back = await open_page(server.port)
    assert (await back.subscribe("board/a"))["seq"] == 401
