"""Who may hear what: asked at the handshake, at the subscription, and whenever rights change, on every process."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.launch.redis import EmbeddedRedis
from tests.live.conftest import StartServer
from tests.live.page import open_page, until
from tests.live.portal import DOOR


async def test_a_handshake_without_a_valid_token_is_refused_and_closed(start_server: StartServer) -> None:
    server = await start_server()
    for token in (None, "", "stranger", "x" * 2000):
        with pytest.raises(PermissionError, match=r"session\.invalid"):
            await open_page(server.port, token)
    url = f"ws://127.0.0.1:{server.port}/socket.io/?EIO=4&transport=websocket"
    async with connect(url) as socket:
        await socket.recv()
        await socket.send('40{"token":"stranger"}')
        with pytest.raises(ConnectionClosed):
            while True:
                await socket.recv()
    assert (await server.get("state"))["sockets"] == 0


async def test_the_cookie_counts_only_for_pages_of_our_own(start_server: StartServer) -> None:
    server = await start_server()
    own = {"Cookie": "gj_session=ann", "Origin": f"http://127.0.0.1:{server.port}"}
    page = await open_page(server.port, "", headers=own)
    assert (await page.subscribe("board/a"))["ok"]
    for origin in ("https://evil.example", "null"):
        with pytest.raises(PermissionError):
            await open_page(server.port, "", headers={**own, "Origin": origin})
    with pytest.raises(PermissionError):
        await open_page(server.port, "", headers={"Cookie": "gj_session=ann"})


async def test_topics_need_their_right_and_unknown_ones_do_not_exist(start_server: StartServer) -> None:
    server = await start_server()
    page = await open_page(server.port)
    names = ("board/c", "nothing", "board/", "board/a/b", "t2/board/a")
    refusals = [(await page.subscribe(name))["id"] for name in names]
    assert refusals == ["live.denied", *["live.unknown"] * 4]
    await server.emit(("board/c", "x", {}), ("board/a", "x", {}))
    assert (await page.subscribe("board/a"))["seq"] == 1
    assert page.events == []


async def test_a_topic_of_the_same_name_in_another_tenant_is_another_topic(start_server: StartServer) -> None:
    server = await start_server()
    ann, eve = await open_page(server.port), await open_page(server.port, "eve")
    await ann.subscribe("board/a")
    await eve.subscribe("board/a")
    await server.emit(("board/a", "x", {"of": 2}), tenant=2)
    await server.emit(("board/a", "x", {"of": 1}), tenant=1)
    assert [event["data"]["of"] for event in await ann.hears(1)] == [1]
    assert [event["data"]["of"] for event in await eve.hears(1)] == [2]


async def test_an_ended_session_loses_its_sockets_on_every_process(start_server: StartServer) -> None:
    here, there = await start_server(), await start_server()
    ended = [await open_page(server.port) for server in (here, there)]
    kept = [await open_page(there.port, token) for token in ("ann-again", "bob")]
    await here.post("end", session=11)
    for page in ended:
        assert await page.is_closed() == 4401
        assert page.others == [["session", {"op": "revoked"}]]
    with pytest.raises(PermissionError):
        await open_page(there.port)
    for page in kept:
        assert (await page.subscribe("board/a"))["ok"]


async def test_a_lost_right_ends_the_subscription_on_every_process(start_server: StartServer) -> None:
    here, there = await start_server(), await start_server()
    page = await open_page(there.port, "bob")
    await page.subscribe("board/a")
    await page.subscribe("board/b")
    await here.post("grant", user=2, rights=["see:b"])
    await until(lambda: len(page.others) == 2, "the end of the topic")
    assert page.others == [
        ["ended", {"topic": "board/a", "id": "live.denied"}],
        ["session", {"op": "rights"}],
    ]
    await here.emit(("board/a", "x", {}), ("board/b", "x", {}))
    assert [event["topic"] for event in await page.hears(1)] == ["board/b"]
    assert (await page.subscribe("board/a"))["id"] == "live.denied"
    await here.post("grant", user=2, rights=["see:a", "see:b"])
    await until(lambda: page.subscribe("board/a"), "the right to come back")


@pytest.mark.parametrize(("right", "due"), [("agreement", r"agreement\.due"), ("factor", r"account\.secondFactorDue")])
async def test_nothing_is_heard_until_what_is_due_is_done(start_server: StartServer, right: str, due: str) -> None:
    """A newer agreement is accepted, a second factor that a role demands is set up."""
    here, there = await start_server(), await start_server()
    page = await open_page(there.port, "bob")
    await page.subscribe("board/a")
    await here.post("grant", user=2, rights=["see:a", right])
    assert await page.is_closed() == 4403
    assert page.others == [["session", {"op": "rights"}]], "the page learns why"
    with pytest.raises(PermissionError, match=due):
        await open_page(here.port, "bob")
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{here.port}/websocket/2", additional_headers={"X-Access-Token": "bob"})
    await here.post("grant", user=2, rights=["see:a"])
    page = await open_page(there.port, "bob")
    assert (await page.subscribe("board/a"))["ok"]


@asynccontextmanager
async def held_door(store: asyncpg.Connection, knocks: int) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """Handshakes wait with the rights that they have read; gives what waits until so many of them do."""
    waiting = "SELECT count(*) = $1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"

    async def all_knock() -> None:
        await until(lambda: store.fetchval(waiting, knocks), "handshakes at the door")

    async with store.transaction():
        await store.execute("SELECT pg_advisory_xact_lock($1)", DOOR)
        yield all_knock


async def test_an_order_during_a_handshake_reaches_the_socket_that_it_opens(
    start_server: StartServer, store: asyncpg.Connection
) -> None:
    here, there = await start_server(), await start_server()
    async with held_door(store, 2) as all_knock:
        knocks = [asyncio.create_task(open_page(there.port, token)) for token in ("ann", "bob")]
        await all_knock()
        await here.post("grant", user=2, rights=["see:b"])
        await here.post("end", session=11)
        await here.emit(("rights", "recheck", {"users": ["1"]}))
    ended, limited = [await knock for knock in knocks]
    assert await ended.is_closed() == 4401
    await until(lambda: limited.others, "the new rights")
    assert (await limited.subscribe("board/a"))["id"] == "live.denied"
    assert (await limited.subscribe("board/b"))["ok"]


async def test_an_order_of_the_transaction_that_takes_a_right_is_obeyed_after_its_process_died(
    start_server: StartServer, store: asyncpg.Connection
) -> None:
    here, there = await start_server(), await start_server()
    page, other = await open_page(there.port, "bob"), await open_page(there.port, "ann")
    await page.subscribe("board/a")
    await store.execute("UPDATE live_session SET rights = '{see:b}'")
    with pytest.raises(httpx.HTTPError):
        await here.emit(("rights", "recheck", {"users": ["2"]}), die=True)
    await until(lambda: len(page.others) == 2, "the end of the topic")
    assert page.others[0] == ["ended", {"topic": "board/a", "id": "live.denied"}]
    assert (await other.subscribe("board/a"))["ok"], "whom it does not concern keeps what was read"


async def test_a_session_ended_while_the_process_was_deaf_ends_when_it_hears_again(
    start_server: StartServer, live_redis: EmbeddedRedis, store: asyncpg.Connection
) -> None:
    server = await start_server()
    page = await open_page(server.port)
    live_redis.kill()
    await store.execute("UPDATE live_session SET revoked = true WHERE session_id = 11")
    live_redis.start()
    assert await page.is_closed() == 4401
