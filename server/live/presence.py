"""Who is here: a lease per socket, renewed by its process. The snapshot is the truth, join and leave are hints."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from redis.asyncio import Redis

from server.kit.actor import Actor
from server.kit.end_tasks import end_tasks
from server.live.background import AWAY, Background
from server.live.connection import Connection
from server.live.publish import Publisher

log = logging.getLogger("guanjia.live")

ONLINE = "online"
# One more or one less window of somebody who is here all the same.
WINDOW = "window"
LEASE_SECONDS = 45
_RENEW_SECONDS = 15.0
_AT_ONCE = 100
HERE, AWAY_FROM_IT = "online", "away"

Gone = Callable[[Actor], Awaitable[None]]
Changed = Callable[[int], None]


class Presence:
    """`on_client_gone` functions are called when the last socket of a client id stays gone for `client_grace` s.

    `on_change` functions hear of a tenant whose people may be others than before, or present in another way.
    """

    def __init__(
        self, redis: Redis, publisher: Publisher, *, client_grace: float = 0.5, leave_grace: float = 3.0
    ) -> None:
        self._redis = redis
        self._publisher = publisher
        self._client_grace = client_grace
        self._leave_grace = leave_grace
        self._open: dict[str, Connection] = {}
        self._entering: list[Connection] = []
        self._away: set[str] = set()
        self._background = Background()
        self._renewal: asyncio.Task[None] | None = None
        self.on_client_gone: list[Gone] = []
        self.on_change: list[Changed] = []

    def start(self) -> None:
        self._renewal = asyncio.create_task(self._renew_forever())

    async def stop(self) -> None:
        """Lets go of what is still held, so that a restart does not leave ghosts."""
        await end_tasks(*self._background.tasks, *([self._renewal] if self._renewal else []))
        with suppress(*AWAY):
            for connection in tuple(self._open.values()):
                await self._redis.zrem(_sockets_key(connection.actor), _member(connection))
                await self._redis.zrem(_awake_key(connection.actor.tenant_id), _awake(connection))

    async def opened(self, connection: Connection) -> None:
        """Never fails: presence is an extra, a socket is not."""
        self._open[connection.id] = connection
        if not self._entering:
            self._background.start(self._enter())
        self._entering.append(connection)

    async def _enter(self) -> None:
        """Those who come while others are entered go together after them, each person being told of once."""
        try:
            await asyncio.sleep(0)
            while entering := self._entering[:_AT_ONCE]:
                with suppress(*AWAY):
                    await self._enter_all(entering)
                del self._entering[: len(entering)]
        finally:
            self._entering.clear()

    async def _enter_all(self, entering: list[Connection]) -> None:
        people = {(one.actor.tenant_id, one.actor.user_id): one.actor for one in entering}
        async with self._redis.pipeline(transaction=False) as steps:
            for tenant_id, user_id in people:
                steps.zscore(_users_key(tenant_id), str(user_id))
            before = dict(zip(people, await steps.execute(), strict=True))
        await self._renew(entering)
        gone = [one for one in entering if one.id not in self._open]
        for one in gone:
            await self._redis.zrem(_sockets_key(one.actor), _member(one))
        came = {(one.actor.tenant_id, one.actor.user_id) for one in entering if one not in gone}
        for tenant_id in {tenant_id for tenant_id, _ in came}:
            self._note_change(tenant_id)
        for person in came:
            until = before[person]
            await self._tell(people[person], "join" if until is None or until < time.time() else WINDOW)

    async def attend(self, connection: Connection, *, away: bool) -> None:
        """A window says that nobody has been at it for a while, or that somebody is again."""
        (self._away.add if away else self._away.discard)(connection.id)
        self._background.start(self._attend(connection))

    async def _attend(self, connection: Connection) -> None:
        tenant_id = connection.actor.tenant_id
        if connection.id in self._away:
            await self._redis.zrem(_awake_key(tenant_id), _awake(connection))
        elif connection.id in self._open:
            await self._renew([connection])
        self._note_change(tenant_id)

    def _note_change(self, tenant_id: int) -> None:
        for call in self.on_change:
            call(tenant_id)

    async def closed(self, connection: Connection) -> None:
        self._away.discard(connection.id)
        if self._open.pop(connection.id, None) is not None:
            self._background.start(self._part(connection.actor, connection))

    async def _part(self, actor: Actor, connection: Connection) -> None:
        with suppress(*AWAY):
            await self._redis.zrem(_sockets_key(actor), _member(connection))
        await asyncio.sleep(self._client_grace)
        if not await self._is_open(actor, f"{actor.client_id}|"):
            for call in self.on_client_gone:
                try:
                    await call(actor)
                except Exception:
                    log.exception("a farewell to a client failed")
        await asyncio.sleep(self._leave_grace)
        await self._redis.zrem(_awake_key(actor.tenant_id), _awake(connection))
        here = await self._is_open(actor, "")
        if not here:
            await self._redis.zrem(_users_key(actor.tenant_id), str(actor.user_id))
        self._note_change(actor.tenant_id)
        await self._tell(actor, WINDOW if here else "leave")

    async def _is_open(self, actor: Actor, prefix: str) -> bool:
        """Whether a socket of the user whose member starts so lives on any process; on this one when Redis is away."""
        who = (actor.tenant_id, actor.user_id)
        for other in self._open.values():
            if (other.actor.tenant_id, other.actor.user_id) == who and _member(other).startswith(prefix):
                return True
        try:
            members = await self._redis.zrangebyscore(_sockets_key(actor), time.time(), "+inf")
        except AWAY:
            return False
        return any(member.decode().startswith(prefix) for member in members)

    async def online(self, tenant_id: int) -> list[int]:
        """The ids of the users of a tenant with at least one open socket."""
        members = await self._redis.zrangebyscore(_users_key(tenant_id), time.time(), "+inf")
        return [int(member) for member in members]

    async def states(self, tenant_id: int) -> dict[int, str]:
        """Who of them is here, and who has windows open and sits at none."""
        awake = await self._redis.zrangebyscore(_awake_key(tenant_id), time.time(), "+inf")
        here = {int(member.split(b"|")[0]) for member in awake}
        return {one: HERE if one in here else AWAY_FROM_IT for one in await self.online(tenant_id)}

    async def _tell(self, actor: Actor, op: str) -> None:
        await self._publisher.publish_now(actor.tenant_id, ONLINE, op, {"userId": str(actor.user_id)})

    async def _renew(self, connections: Iterable[Connection]) -> None:
        until = time.time() + LEASE_SECONDS
        async with self._redis.pipeline(transaction=False) as steps:
            for connection in connections:
                actor = connection.actor
                steps.zadd(_sockets_key(actor), {_member(connection): until})
                steps.zremrangebyscore(_sockets_key(actor), 0, time.time())
                steps.expire(_sockets_key(actor), LEASE_SECONDS * 2)
                steps.zadd(_users_key(actor.tenant_id), {str(actor.user_id): until}, gt=True)
                steps.zremrangebyscore(_users_key(actor.tenant_id), 0, time.time())
                if connection.id not in self._away:
                    steps.zadd(_awake_key(actor.tenant_id), {_awake(connection): until})
                steps.zremrangebyscore(_awake_key(actor.tenant_id), 0, time.time())
            await steps.execute()

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(_RENEW_SECONDS)
            open_now = list(self._open.values())
            for start in range(0, len(open_now), _AT_ONCE):
                with suppress(*AWAY):
                    await self._renew(open_now[start : start + _AT_ONCE])
            for tenant_id in {connection.actor.tenant_id for connection in open_now}:
                self._note_change(tenant_id)  # leases of a process that was killed have run out meanwhile


def _users_key(tenant_id: int) -> str:
    return f"gj:{{t{tenant_id}}}:online"


def _awake_key(tenant_id: int) -> str:
    return f"gj:{{t{tenant_id}}}:awake"


def _awake(connection: Connection) -> str:
    return f"{connection.actor.user_id}|{connection.id}"


def _sockets_key(actor: Actor) -> str:
    return f"gj:{{t{actor.tenant_id}}}:online:{actor.user_id}"


def _member(connection: Connection) -> str:
    return f"{connection.actor.client_id}|{connection.id}"
