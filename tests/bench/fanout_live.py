"""Our own server for the fan-out benchmark: each line on the control port is one committed unit of work."""

import asyncio
import sys
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

import orjson
import uvicorn
from redis.asyncio import Redis
from starlette.applications import Starlette

from server.kit.actor import Actor, system_actor
from server.kit.database import close_database, open_database, pool
from server.kit.unit_of_work import configure_sink, unit_of_work
from server.live.live import build_live
from server.live.topic import Topic

ACTOR = system_actor(1)


async def _always(actor: Actor, **_: str) -> bool:
    return True


async def _known(_: Any) -> Actor:
    return ACTOR


async def _reloaded(session_ids: Collection[int]) -> dict[int, Actor]:
    return dict.fromkeys(session_ids, ACTOR)


def build_app(database_url: str, redis_url: str, control_port: int, data: dict[str, Any]) -> Starlette:
    redis = Redis.from_url(redis_url)
    live = build_live(redis, pool, _known, _reloaded, [Topic("board/{name}", authorize=_always)])

    async def change() -> None:
        async with unit_of_work(ACTOR) as work:
            work.emit("board/a", "stay.put", data)

    async def control(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        running: set[asyncio.Task[None]] = set()
        while lines := await reader.read(4096):
            for _line in range(lines.count(b"\n")):
                task = asyncio.create_task(change())
                running.add(task)
                task.add_done_callback(running.discard)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await open_database(database_url)
        configure_sink(live.publish_events)
        app.router.routes.extend(live.routes())
        await live.start()
        await asyncio.sleep(1)
        if live.bus.is_deaf():
            raise RuntimeError("the bus is deaf")
        await asyncio.start_server(control, "127.0.0.1", control_port)
        print("ready", flush=True)
        yield
        await live.stop()
        await close_database()

    return Starlette(lifespan=lifespan)


if __name__ == "__main__":
    _, port, control_port, database_url, redis_url, data = sys.argv
    uvicorn.run(
        build_app(database_url, redis_url, int(control_port), orjson.loads(data)),
        port=int(port),
        loop="uvloop",
        ws="server.live.protocol:LiveProtocol",
        ws_per_message_deflate=False,
        log_level="warning",
        backlog=2048,
    )
