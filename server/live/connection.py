"""A connection: one socket of one actor, and what it is subscribed to."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from server.kit.actor import Actor
from server.live.event import Event
from server.live.protocol import LiveProtocol
from server.live.topic import Match

if TYPE_CHECKING:
    from server.live.channel import Channel


class Dialect(Protocol):
    """How a family of clients wants to hear things. One instance serves all its sockets."""

    def deliver(self, channel: "Channel", event: Event, wires: Collection[LiveProtocol]) -> None:
        """Writes an event to sockets; must not wait for any of them."""

    def end_topic(self, connection: "Connection", name: str, reason: str) -> None:
        """Tells a client that a subscription is over."""

    def end_session(self, connection: "Connection") -> None:
        """Tells a client that its session is over, and closes."""

    def change_rights(self, connection: "Connection") -> None:
        """Tells a client that its menu and rights may be others than it knows."""


@dataclass(eq=False, slots=True)
class Subscription:
    """A connection on a channel. Until the client has its position, what happens is held back for it."""

    connection: "Connection"
    match: Match
    held: list[Event] | None = None
    seen: int = 0


@dataclass(eq=False, slots=True)
class Connection:
    """An open socket. `rights` counts reviews of its rights, so that a slow subscribe notices one in between."""

    id: str
    actor: Actor
    wire: LiveProtocol
    dialect: Dialect
    subscriptions: dict[str, Subscription] = field(default_factory=dict)
    rights: int = 0
    gone: bool = False
