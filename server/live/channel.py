"""A channel: one topic inside one process, its subscribers, and up to which number all were served."""

from collections.abc import Iterable

from server.live.connection import Dialect, Subscription
from server.live.event import RESYNC, Event
from server.live.protocol import BATCH, LiveProtocol
from server.live.publish import Position


class Channel:
    """`epoch` None means: position not known yet. Events pass in the order of the bus; doubles are dropped here."""

    def __init__(self, key: str, name: str, incarnation: str) -> None:
        self.key = key
        self.name = name
        self.incarnation = incarnation
        self.epoch: str | None = None
        self.seq = 0
        self.live: dict[Dialect, dict[LiveProtocol, Subscription]] = {}
        self.joining: set[Subscription] = set()

    @property
    def is_empty(self) -> bool:
        return not self.joining and not self.live

    @property
    def wire_epoch(self) -> str:
        return (self.epoch or "") + self.incarnation

    def take(self, event: Event) -> None:
        """The next event from the bus. A number out of line means that something was lost: everybody refetches."""
        if event.epoch == self.epoch:
            if event.seq <= self.seq:
                return
            if event.seq != self.seq + 1:
                event = Event(self.key, event.epoch, event.seq, RESYNC)
        elif self.epoch is not None:
            event = Event(self.key, event.epoch, event.seq, RESYNC)
        self.epoch, self.seq = event.epoch, event.seq
        self._spread(event)

    def heal(self, position: Position, incarnation: str) -> None:
        """Brings everybody up to date after the bus was away."""
        same = self.epoch is not None and incarnation == self.incarnation and not position.too_old
        self.incarnation = incarnation
        if same and position.epoch == self.epoch:
            for event in position.missed:
                self.take(event)
        else:
            self.epoch, self.seq = position.epoch, position.last
            self._spread(Event(self.key, position.epoch, position.last, RESYNC))

    def _spread(self, event: Event) -> None:
        for dialect, wires in self.live.items():
            dialect.deliver(self, event, wires)
        if self.joining:
            for subscription in tuple(self.joining):
                self._offer(subscription, event)

    def _offer(self, subscription: Subscription, event: Event) -> None:
        """A client that is joining hears everything once: later if it has no position, never if it has it already."""
        if subscription.held is not None:
            subscription.held.append(event)
            return
        lost = event.body is RESYNC
        if lost or event.seq >= subscription.seen:
            self.promote(subscription)
        if lost or event.seq > subscription.seen:
            subscription.connection.dialect.deliver(self, event, (subscription.connection.wire,))

    def settle(self, subscription: Subscription, epoch: str | None, last: int) -> None:
        """The client was told (epoch, last): it now gets what was held back and came after, then all the rest.

        None as epoch: nobody knows the position, since Redis is away; healing will tell everybody to refetch.
        """
        held, subscription.held = subscription.held or [], None
        subscription.seen = last
        if epoch is not None and self.epoch is None:
            self.epoch, self.seq = epoch, last
        if epoch != self.epoch:
            held = [Event(self.key, self.epoch or "", self.seq, RESYNC)]
        else:
            held = [event for event in held if event.epoch == epoch and event.seq > last]
        for event in held:
            subscription.connection.dialect.deliver(self, event, (subscription.connection.wire,))
        if epoch != self.epoch or self.seq >= last:
            self.promote(subscription)

    def promote(self, subscription: Subscription) -> None:
        if subscription not in self.joining:
            return
        BATCH.flush()
        self.joining.discard(subscription)
        connection = subscription.connection
        self.live.setdefault(connection.dialect, {})[connection.wire] = subscription

    def subscriptions(self) -> Iterable[Subscription]:
        yield from tuple(self.joining)
        for wires in tuple(self.live.values()):
            yield from tuple(wires.values())

    def remove(self, subscription: Subscription) -> None:
        BATCH.flush()
        self.joining.discard(subscription)
        connection = subscription.connection
        wires = self.live.get(connection.dialect)
        if wires is not None and wires.get(connection.wire) is subscription:
            del wires[connection.wire]
            if not wires:
                del self.live[connection.dialect]
