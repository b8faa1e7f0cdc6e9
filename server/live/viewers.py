"""The viewers of a record or table: a lease per socket and topic.

A change of them is published to all who look at it, so that two people know of each other before they save.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from redis.asyncio import Redis

from server.kit.actor import Actor
from server.live.background import Background
from server.live.connection import Connection
from server.live.publish import Publisher

log = logging.getLogger("guanjia.live")

VIEWED_TOPICS = ("record/", "grid/", "chat/")
PRESENCE = "presence"
LEASE_SECONDS = 40

Portrait = Callable[[Actor], Awaitable[str | None]]
Person = dict[str, Any]


async def no_portrait(actor: Actor) -> str | None:
    return None


class Viewers:
    """`present` is a client's word that it is at a record, or in a table at a cell; a client that is silent for 40 s, or gone, is not."""

    def __init__(self, redis: Redis, publisher: Publisher, portrait: Portrait = no_portrait) -> None:
        self._redis = redis
        self._publisher = publisher
        self._portrait = portrait
        self._at: dict[str, dict[str, str]] = {}
        self._background = Background()

    async def present(self, connection: Connection, key: str, topic: str, field: str | None) -> list[Person]:
        """Renews the lease and gives everybody who is there; the others are told when something is new."""
        actor = connection.actor
        self._at.setdefault(connection.id, {})[key] = topic
        person = {
            "clientId": actor.client_id,
            "userId": str(actor.user_id),
            "name": actor.realname,
            "avatar": await self._portrait(actor),
            "field": field,
        }
        entry = orjson.dumps({**person, "until": time.time() + LEASE_SECONDS}).decode()
        await self._redis.hset(_place(actor, topic), connection.id, entry)  # type: ignore[misc]
        if connection.gone or key not in connection.subscriptions:
            self.left(connection, key)
        return await self._tell(actor, topic)

    def left(self, connection: Connection, key: str) -> None:
        """A subscription ended, for whatever reason."""
        topics = self._at.get(connection.id)
        topic = topics.pop(key, None) if topics else None
        if not topics:
            self._at.pop(connection.id, None)
        if topic is not None:
            self._background.start(self._part(connection.actor, connection.id, topic))

    async def _part(self, actor: Actor, socket: str, topic: str) -> None:
        await self._redis.hdel(_place(actor, topic), socket)  # type: ignore[misc]
        await self._tell(actor, topic)

    async def _tell(self, actor: Actor, topic: str) -> list[Person]:
        """Publishes who is there, unless that is what was said last."""
        place = _place(actor, topic)
        who = await self._who(place)
        said = orjson.dumps(who)
        before = await self._redis.set(f"{place}:said", said, ex=LEASE_SECONDS * 2, get=True)
        await self._redis.expire(place, LEASE_SECONDS * 2)
        if before != said:
            await self._publisher.publish_now(actor.tenant_id, topic, PRESENCE, {"who": who})
        return who

    async def _who(self, place: str) -> list[Person]:
        """One entry per window; leases that ran out are swept."""
        entries: dict[bytes, bytes] = await self._redis.hgetall(place)  # type: ignore[misc]
        people: dict[str, Person] = {}
        stale = []
        for socket, text in entries.items():
            person = orjson.loads(text)
            if person.pop("until") < time.time():
                stale.append(socket.decode())
            else:
                people[person["clientId"]] = person
        if stale:
            await self._redis.hdel(place, *stale)  # type: ignore[misc]
        return sorted(people.values(), key=lambda person: str(person["clientId"]))

    async def stop(self) -> None:
        """Tells of those who go with this process."""
        await asyncio.gather(*self._background.tasks, return_exceptions=True)


def _place(actor: Actor, topic: str) -> str:
    return f"gj:{{t{actor.tenant_id}}}:at:{topic}"
