"""A server process with nothing but the live part, its outbox and a session table: what the tests of it run."""

import asyncio
import os
import resource
import signal
import sys
from collections.abc import Collection
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import uvicorn
from redis.asyncio import Redis
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from server.kit.actor import Actor
from server.kit.control import Whom
from server.kit.outbox import OutboxEvent, insert_events
from server.live.grid import SEND, TableRules
from server.live.live import Live, build_live
from server.live.topic import Topic

DOOR = 7
_FIND = "SELECT session_id, user_id, tenant_id, rights FROM live_session WHERE NOT revoked AND "


async def _may(actor: Actor, name: str) -> bool:
    return actor.can(f"see:{name}")


async def _always(actor: Actor, **_: str) -> bool:
    return True


TOPICS = [
    Topic("board/{name}", authorize=_may),
    Topic("grid/{name}", authorize=_may),
    Topic("list/{path:rest}", authorize=_always),
    Topic("record/{name:rest}", authorize=_may),
]


async def _may_send(actor: Actor, table: str, row: dict[str, Any]) -> bool:
    return row.get("id") != "locked"


async def _seen_by(actor: Actor, table: str, row: dict[str, Any]) -> dict[str, Any] | None:
    """Who may not see wages gets rows without them, and not the rows of the boss."""
    if actor.can("see:wages"):
        return row
    await asyncio.sleep(0.05 if row.get("id") == "0" else 0)  # looking one up takes longer than the next
    return None if row.get("id") == "boss" else {key: value for key, value in row.items() if key != "wage"}


class Portal:
    """The handles that the tests pull."""

    def __init__(self) -> None:
        self.live: Live
        self.pool: asyncpg.Pool
        self.gone: list[str] = []

    async def resolve(self, token: str) -> Actor | None:
        return _actor(await self.pool.fetchrow(_FIND + "token = $1", token))

    async def reload(self, session_ids: Collection[int]) -> dict[int, Actor]:
        rows = await self.pool.fetch(_FIND + "session_id = ANY($1)", list(session_ids))
        return {row["session_id"]: actor for row in rows if (actor := _actor(row)) is not None}

    @asynccontextmanager
    async def lifespan(self, app: Starlette):  # type: ignore[no-untyped-def]
        self.pool = await asyncpg.create_pool(os.environ["DATABASE_URL"], min_size=1, max_size=4)
        redis = Redis.from_url(os.environ["REDIS_URL"], socket_timeout=2)
        self.live = build_live(
            redis,
            lambda: self.pool,
            self.resolve,
            self.reload,
            TOPICS,
            tables=TableRules(_may_send, _seen_by),
            may_open=self.may_open,
        )
        self.live.on_client_gone(self.note_gone)
        app.router.routes.extend(self.live.routes())
        await self.live.start()
        yield
        await self.live.stop()
        await redis.aclose()
        await self.pool.close()

    async def may_open(self, actor: Actor) -> bool:
        """A handshake waits here, its session read, as long as a test holds the door."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock_shared($1)", DOOR)
        return True

    async def note_gone(self, actor: Actor) -> None:
        self.gone.append(actor.client_id)

    async def emit(self, request: Request) -> JSONResponse:
        """Commits events in one transaction; `die` ends the process before it can publish them."""
        order = await request.json()
        events = [
            OutboxEvent(0, order.get("tenant", 1), topic, op, order.get("client", ""), data)
            for topic, op, data in order["events"]
        ]
        async with self.pool.acquire() as connection, connection.transaction():
            events = await insert_events(connection, events)
        if order.get("die"):
            os.kill(os.getpid(), signal.SIGKILL)
        await self.live.publish_events(events)
        if order.get("wait", True):
            await self.live.outbox.drain()
        return JSONResponse({"ids": [event.id for event in events]})

    async def end(self, request: Request) -> JSONResponse:
        session = (await request.json())["session"]
        await self.pool.execute("UPDATE live_session SET revoked = true WHERE session_id = $1", session)
        await self.live.end_session(session)
        return JSONResponse({})

    async def grant(self, request: Request) -> JSONResponse:
        order = await request.json()
        await self.pool.execute(
            "UPDATE live_session SET rights = $2 WHERE user_id = $1", order["user"], order["rights"]
        )
        await self.live.recheck(Whom(1, frozenset({order["user"]})))
        return JSONResponse({})

    async def ticket(self, request: Request) -> JSONResponse:
        actor = await self.resolve(request.headers["x-access-token"])
        assert actor is not None
        return JSONResponse({"ticket": await self.live.issue_ticket(actor)})

    async def send(self, request: Request) -> JSONResponse:
        order = await request.json()
        await self.live.grid.send(1, order["table"], SEND, order["frame"])
        return JSONResponse({})

    async def state(self, request: Request) -> JSONResponse:
        return JSONResponse(
            {
                "deaf": self.live.bus.is_deaf(),
                "sockets": len(self.live.hub.connections),
                "gone": self.gone,
                "online": await self.live.presence.online(1),
                "rss": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
            }
        )


def _actor(row: asyncpg.Record | None) -> Actor | None:
    if row is None:
        return None
    rights = frozenset(row["rights"])
    user = row["user_id"]
    return Actor(
        user,
        f"u{user}",
        f"U{user}",
        row["tenant_id"],
        permissions=rights,
        session_id=row["session_id"],
        must_accept="agreement" in rights,
        factor_due="factor" in rights,
    )


def build_app() -> Starlette:
    portal = Portal()
    names = ("emit", "end", "grant", "send")
    posts = [Route(f"/{name}", getattr(portal, name), methods=["POST"]) for name in names]
    gets = [Route(f"/{name}", getattr(portal, name)) for name in ("ticket", "state")]
    return Starlette(routes=[*posts, *gets], lifespan=portal.lifespan)


async def _serve(port: int) -> None:
    config = uvicorn.Config(
        build_app(),
        port=port,
        loop="uvloop",
        ws="server.live.protocol:LiveProtocol",
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    asyncio.run(_serve(int(sys.argv[1])))
