"""The hub: the subscriptions of one process.

It catches up on subscribing, then delivers in the order of the bus, so that all processes agree on it.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from redis.exceptions import RedisError

from server.kit.actor import Actor
from server.kit.end_tasks import end_tasks
from server.live.channel import Channel
from server.live.connection import Connection, Subscription
from server.live.event import Event
from server.live.handshake import ReloadSessions
from server.live.publish import Position, Publisher
from server.live.rate_limit import RateLimit
from server.live.rights import Rights
from server.live.topic import Match, Topics
from server.settings import get_settings

SUBSCRIPTIONS_PER_SOCKET = 200
OF_ONE_PERSON = 200.0, 1000.0
"""Messages a second, and at once, through all sockets of a person to this process."""
SLOW_CODE = 4008
SLOW_REASON = "resume from your last number"
_READ_SECONDS = 3.0
_HEAL_AT_ONCE = 50


MayOpen = Callable[[Actor], Awaitable[bool]]
"""Whether a person may open a socket now, having opened others before."""


async def always(actor: Actor) -> bool:
    return True


class Refused(Exception):
    """A subscription that is not granted; `id` is a stable error id."""

    def __init__(self, error_id: str, message: str) -> None:
        super().__init__(message)
        self.id = error_id
        self.message = message


@dataclass(frozen=True, slots=True)
class Joined:
    """The answer to a subscribe. The caller sends it, then calls `settle` in the same turn of the loop."""

    channel: Channel
    subscription: Subscription
    position: Position | None

    @property
    def seq(self) -> int:
        return self.channel.seq if self.position is None else self.position.last

    @property
    def wire_epoch(self) -> str:
        epoch = (self.channel.epoch or "") if self.position is None else self.position.epoch
        return epoch + self.channel.incarnation

    @property
    def resync(self) -> bool:
        return self.position is None or self.position.too_old

    @property
    def missed(self) -> tuple[Event, ...]:
        return () if self.position is None else self.position.missed

    def settle(self) -> None:
        epoch = self.channel.epoch if self.position is None else self.position.epoch
        self.channel.settle(self.subscription, epoch, self.seq)


class Hub:
    """The subscriptions of this process. It hears its own events from the bus only, so all processes agree on order."""

    def __init__(
        self,
        publisher: Publisher,
        topics: Topics,
        reload_sessions: ReloadSessions,
        may_open: MayOpen = always,
    ) -> None:
        self._may_open = may_open
        self._publisher = publisher
        self._topics = topics
        self._incarnation = ""
        self._channels: dict[str, Channel] = {}
        self._reads: dict[tuple[str, str, int], asyncio.Task[Position]] = {}
        self.connections: dict[str, Connection] = {}
        self._of_person: Counter[int] = Counter()
        self._meters: dict[int, RateLimit] = {}
        self.rights = Rights(self, publisher, reload_sessions)
        self.on_leave: list[Callable[[Connection, str], None]] = []

    async def admits(self, actor: Actor) -> bool:
        """Whether this process takes another socket of a person in: not too many at once, not too often."""
        return self._has_room(actor) and await self._may_open(actor) and self._has_room(actor)

    def _has_room(self, actor: Actor) -> bool:
        """Asked again after the wait for the budget, in the turn in which a socket joins: others came meanwhile."""
        settings = get_settings()
        of_all, of_one = len(self.connections), self._of_person.get(actor.user_id, 0)
        return of_all < settings.sockets_per_process and of_one < settings.sockets_per_person

    def allows(self, connection: Connection) -> bool:
        """Whether a person may say one more thing, through whichever of their sockets."""
        meter = self._meters.get(connection.actor.user_id)
        return meter is None or meter.allows()

    def join(self, connection: Connection, orders_seen: int) -> None:
        """Takes a new, authenticated socket in. `orders_seen`: the count of orders about rights from before its own were read; an
        order that came since then has missed it, so it is looked at again."""
        self.connections[connection.id] = connection
        self._of_person[connection.actor.user_id] += 1
        self._meters.setdefault(connection.actor.user_id, RateLimit(*OF_ONE_PERSON))
        connection.wire.attach(lambda: self.drop(connection))
        if orders_seen != self.rights.orders_seen:
            self.rights.review([connection])

    def leave(self, connection: Connection) -> None:
        """Forgets a socket; safe to call twice."""
        connection.gone = True
        if self.connections.pop(connection.id, None):
            user_id = connection.actor.user_id
            self._of_person[user_id] -= 1
            if not self._of_person[user_id]:
                del self._of_person[user_id], self._meters[user_id]
        for key in tuple(connection.subscriptions):
            self.remove(connection, key)

    def drop(self, connection: Connection) -> None:
        """Closing is harmless: the client comes back with its last number. Waiting would harm everybody."""
        self.leave(connection)
        connection.wire.end(SLOW_CODE, SLOW_REASON)

    async def subscribe(self, connection: Connection, name: str, epoch: str = "", seq: int = 0) -> Joined:
        """Subscribes before it looks, so that nothing falls between the log and the live road."""
        match = await self._topics.find(name, connection.actor)
        if match is None:
            raise Refused("live.unknown", "没有这个主题 | No such topic")
        if len(connection.subscriptions) >= SUBSCRIPTIONS_PER_SOCKET and match.key not in connection.subscriptions:
            raise Refused("live.too_many", "订阅过多 | Too many subscriptions")
        rights = connection.rights
        await self._require(connection, match)
        return await self._enter(connection, match, rights, epoch, seq)

    async def _require(self, connection: Connection, match: Match) -> None:
        if not await match.allows(connection.actor):
            raise Refused("live.denied", "没有权限 | Not allowed")

    async def _enter(self, connection: Connection, match: Match, rights: int, epoch: str, seq: int) -> Joined:
        channel, subscription = self.attach(connection, match)
        try:
            position = await self._locate(channel, epoch, seq)
            while rights != connection.rights:
                rights = connection.rights
                await self._require(connection, match)
        except BaseException:
            self.remove(connection, match.key)
            raise
        if connection.gone or connection.subscriptions.get(match.key) is not subscription:
            raise Refused("live.ended", "订阅已结束 | The subscription has ended")
        return Joined(channel, subscription, position)

    def attach(self, connection: Connection, match: Match) -> tuple[Channel, Subscription]:
        """Puts a socket on a topic, holding events back until its position is settled."""
        if match.key in connection.subscriptions:
            self.remove(connection, match.key)
        channel = self._channels.get(match.key)
        if channel is None:
            channel = self._channels[match.key] = Channel(match.key, match.name, self._incarnation)
        subscription = Subscription(connection, match, held=[])
        channel.joining.add(subscription)
        connection.subscriptions[match.key] = subscription
        return channel, subscription

    async def _locate(self, channel: Channel, epoch: str, seq: int) -> Position | None:
        """Where the topic is and what was missed since (epoch, seq); None when Redis cannot be asked."""
        asked = epoch.removesuffix(self._incarnation)
        if epoch and asked == epoch:
            asked = "-"  # of another Redis, or made up: never equal to a real one
        known, at = channel.epoch, channel.seq
        if known is not None and (not epoch or (asked == known and seq == at)):
            return Position(known, at, False, ())
        try:
            async with asyncio.timeout(_READ_SECONDS):
                position = await self._read_shared(channel.key, asked, seq)
                if known is not None and (position.epoch != known or position.last < at):
                    position = await self._publisher.read(channel.key, asked, seq)
        except (RedisError, OSError, TimeoutError):
            return None
        return position

    async def _read_shared(self, key: str, epoch: str, seq: int) -> Position:
        """One read for all clients at the same position: after a restart they all come back at once."""
        read = self._reads.get((key, epoch, seq))
        if read is None:
            read = asyncio.create_task(self._publisher.read(key, epoch, seq))
            self._reads[key, epoch, seq] = read
            read.add_done_callback(lambda _: self._reads.pop((key, epoch, seq), None))
        return await asyncio.shield(read)

    async def unsubscribe(self, connection: Connection, name: str) -> None:
        match = await self._topics.find(name, connection.actor)
        if match is not None:
            self.remove(connection, match.key)

    def remove(self, connection: Connection, key: str) -> None:
        subscription = connection.subscriptions.pop(key, None)
        channel = self._channels.get(key)
        if subscription is not None:
            for call in self.on_leave:
                call(connection, key)
        if subscription is None or channel is None:
            return
        channel.remove(subscription)
        if channel.is_empty:
            del self._channels[key]

    def receive(self, events: Iterable[Event]) -> None:
        """Most are for topics that nobody here listens to."""
        for event in events:
            channel = self._channels.get(event.key)
            if channel is not None:
                channel.take(event)

    async def restore(self, incarnation: str) -> None:
        """After the bus was away: every topic catches up from its last number, every right is looked at again."""
        first, self._incarnation = not self._incarnation, incarnation
        channels = list(self._channels.values())
        for start in range(0, len(channels), _HEAL_AT_ONCE):
            await asyncio.gather(*(self._heal(channel) for channel in channels[start : start + _HEAL_AT_ONCE]))
        if not first:
            self.rights.review_all()

    async def _heal(self, channel: Channel) -> None:
        position = await self._publisher.read(channel.key, channel.epoch or "", channel.seq)
        channel.heal(position, self._incarnation)

    async def stop(self) -> None:
        await self.rights.stop()
        await end_tasks(*self._reads.values())
