"""Redis away or emptied, a deaf subscriber, a process killed before it could publish: nothing is lost or doubled."""

import asyncio
from functools import partial
from typing import Any

import asyncpg
from redis.asyncio import Redis

from server.launch.redis import EmbeddedRedis
from tests.live.conftest import Server, StartServer
from tests.live.page import Page, open_page, until
from tests.live.proxy import Road


def values(page: Page) -> list[Any]:
    return [event["data"].get("n", event["op"]) for event in page.events]


def has_come_to(page: Page, seq: int) -> bool:
    return bool(page.events[-1]["seq"] >= seq)


async def is_empty(store: asyncpg.Connection) -> bool:
    return await store.fetchval("SELECT count(*) FROM sys_outbox") == 0


async def test_a_killed_subscriber_comes_back_and_its_clients_miss_nothing(
    start_server: StartServer, redis: Redis
) -> None:
    server = await start_server()
    page = await open_page(server.port)
    await page.subscribe("board/a")
    for number in range(60):
        await server.emit(("board/a", "x", {"n": number}), wait=False)
        if number == 20:
            await redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
    await page.hears(60)
    assert values(page) == list(range(60))


async def test_a_subscriber_that_is_deaf_without_knowing_is_replaced(
    start_server: StartServer, live_redis: EmbeddedRedis
) -> None:
    road = Road(live_redis.resident.port)
    port = await road.open()
    server = await start_server(redis_url=live_redis.url.replace(f":{live_redis.resident.port}", f":{port}"))
    page = await open_page(server.port)
    await page.subscribe("board/a")
    assert road.mute() == 1
    await server.emit(("board/a", "x", {"n": 1}))
    await until(lambda: is_deaf(server), "the process to notice that it is deaf")
    await server.emit(("board/a", "x", {"n": 2}))
    await page.hears(2)
    assert values(page) == [1, 2]
    await until(server.hears, "the process to hear again")
    road.close()


async def is_deaf(server: Server) -> bool:
    return not await server.hears()


async def test_redis_gone_for_ten_seconds_and_back_empty_loses_no_event(
    start_server: StartServer, live_redis: EmbeddedRedis, store: asyncpg.Connection
) -> None:
    servers = [await start_server(), await start_server()]
    pages = [await open_page(server.port) for server in servers]
    for page in pages:
        await page.subscribe("board/a")
    await servers[0].emit(("board/a", "x", {"n": 0}))
    for page in pages:
        await page.hears(1)
    live_redis.kill()
    live_redis.wipe()
    for number in range(1, 6):
        await servers[number % 2].emit(("board/a", "x", {"n": number}))
        await asyncio.sleep(2)
    live_redis.start()
    await until(lambda: is_empty(store), "the relay to publish what was left", 30)
    for page in pages:
        await until(partial(has_come_to, page, 5), "the last event")
        told = page.events[1:]
        again = next(index for index, event in enumerate(told) if event["op"] == "resync")
        assert told[again]["epoch"] != page.events[0]["epoch"]
        covered = told[again]["seq"]
        assert [event["seq"] for event in told[again + 1 :]] == list(range(covered + 1, 6))
        assert [event["data"]["n"] for event in told[again + 1 :]] == list(range(covered + 1, 6))
    assert all(not page.task.done() for page in pages)


async def test_a_flushed_redis_tells_everybody_to_fetch_again(start_server: StartServer, redis: Redis) -> None:
    server = await start_server()
    page = await open_page(server.port)
    here = await page.subscribe("board/a")
    await server.emit(("board/a", "x", {"n": 0}))
    await page.hears(1)
    await redis.flushall()
    await server.emit(("board/a", "x", {"n": 1}))
    assert (await page.hears(2))[1]["op"] == "resync"
    assert page.events[1]["epoch"] != here["epoch"]
    late = await (await open_page(server.port)).subscribe("board/a", here["epoch"], 1)
    assert (late["resync"], late["seq"], late["epoch"]) == (True, 1, page.events[1]["epoch"])


async def test_a_topic_can_be_subscribed_while_redis_is_away(
    start_server: StartServer, live_redis: EmbeddedRedis
) -> None:
    server = await start_server()
    live_redis.kill()
    page = await open_page(server.port)
    back = await page.subscribe("board/a")
    assert (back["ok"], back["resync"]) == (True, True)
    live_redis.start()
    assert (await page.hears(1))[0]["op"] == "resync"
    await server.emit(("board/a", "x", {"n": 1}))
    assert (await page.hears(2))[1]["data"] == {"n": 1}


async def test_what_a_killed_process_committed_is_published_once_and_in_order(
    start_server: StartServer, store: asyncpg.Connection
) -> None:
    dying, living = await start_server(), await start_server()
    page = await open_page(living.port)
    await page.subscribe("board/a")
    await dying.emit(("board/a", "x", {"n": 0}))
    try:
        await dying.emit(*[("board/a", "x", {"n": number}) for number in (1, 2, 3)], die=True)
    except Exception:
        dying.child.wait()
    assert await store.fetchval("SELECT count(*) FROM sys_outbox") == 3
    await living.emit(("board/a", "x", {"n": 4}))
    await page.hears(5)
    await until(lambda: is_empty(store), "an empty outbox")
    await living.emit(("board/a", "x", {"n": 5}))
    await page.hears(6)
    assert values(page) == [0, 1, 2, 3, 4, 5]


async def test_what_a_killed_process_left_is_relayed_without_any_newer_event(
    start_server: StartServer, store: asyncpg.Connection
) -> None:
    dying, living = await start_server(), await start_server()
    page = await open_page(living.port)
    await page.subscribe("board/a")
    try:
        await dying.emit(("board/a", "x", {"n": 1}), ("board/a", "x", {"n": 2}), die=True)
    except Exception:
        dying.child.wait()
    await page.hears(2)
    assert values(page) == [1, 2]
    await until(lambda: is_empty(store), "an empty outbox")


async def test_rows_published_but_not_cleared_are_not_published_twice(
    start_server: StartServer, store: asyncpg.Connection
) -> None:
    """As a process leaves them that dies after Redis answered and before its delete was committed."""
    server = await start_server()
    page = await open_page(server.port)
    await page.subscribe("board/a")
    await server.emit(("board/a", "x", {"n": 1}))
    await page.hears(1)
    insert = "INSERT INTO sys_outbox (id, tenant_id, topic, op, client, data, created_at) VALUES"
    await store.execute(insert + " (1, 1, 'board/a', 'x', '', '{\"n\": 1}', now() - interval '1 min')")
    await until(lambda: is_empty(store), "an empty outbox")
    await server.emit(("board/a", "x", {"n": 2}))
    await page.hears(2)
    assert values(page) == [1, 2]


async def test_a_topic_whose_rows_are_locked_holds_up_no_other(
    start_server: StartServer, store: asyncpg.Connection
) -> None:
    server = await start_server()
    page = await open_page(server.port)
    await page.subscribe("board/a")
    await page.subscribe("board/b")
    async with store.transaction():
        for name in ("a", "b"):
            await store.execute(
                "INSERT INTO sys_outbox (tenant_id, topic, op, client, data, created_at)"
                " VALUES (1, $1, 'x', '', '{}', now() - interval '1 min')",
                f"board/{name}",
            )
    async with store.transaction():
        await store.execute("SELECT 1 FROM sys_outbox WHERE topic = 'board/a' FOR UPDATE")
        assert [event["topic"] for event in await page.hears(1)] == ["board/b"]
    assert [event["topic"] for event in await page.hears(2)] == ["board/b", "board/a"]


async def test_two_processes_show_the_same_order_to_everybody(start_server: StartServer) -> None:
    servers = [await start_server(), await start_server()]
    pages = [await open_page(server.port) for server in servers for _ in range(2)]
    for page in pages:
        await page.subscribe("board/a")

    async def emit(server: Server, name: str) -> None:
        for number in range(40):
            await server.emit(("board/a", "x", {"n": f"{name}{number}"}), wait=False)

    await asyncio.gather(
        *(emit(server, name) for server in servers for name in (f"{server.port}-a", f"{server.port}-b"))
    )
    for page in pages:
        await page.hears(160)
    orders = [values(page) for page in pages]
    assert all(order == orders[0] for order in orders)
    assert [event["seq"] for event in pages[0].events] == list(range(1, 161))
    assert len(set(orders[0])) == 160


async def test_a_restarted_redis_is_not_trusted_to_have_kept_its_newest_numbers(
    start_server: StartServer, live_redis: EmbeddedRedis
) -> None:
    """An append-only file may lack the last second, and a number given twice would look like one already seen."""
    server = await start_server()
    page = await open_page(server.port)
    here = await page.subscribe("board/a")
    await server.emit(("board/a", "x", {"n": 1}))
    await page.hears(1)
    live_redis.stop()
    live_redis.start()
    told = (await page.hears(2))[1]
    assert (told["op"], told["seq"]) == ("resync", 1)
    await until(server.hears, "the process to hear again")
    late = await (await open_page(server.port)).subscribe("board/a", here["epoch"], 1)
    assert (late["resync"], late["epoch"]) == (True, told["epoch"])
