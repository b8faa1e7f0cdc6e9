"""Whatever comes between subscribing, reading the log, the bus and healing: every client hears every number once."""

from collections.abc import Collection
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from server.kit.actor import system_actor
from server.live.channel import Channel
from server.live.connection import Connection, Dialect, Subscription
from server.live.event import RESYNC, Event, encode_body
from server.live.protocol import LiveProtocol
from server.live.publish import Position
from server.live.topic import Match, Topic

KEY = "t1/board/a"
BODY = encode_body("x", "", {})


async def _always(_: Any) -> bool:
    return True


MATCH = Match(Topic("board/a", _always), "board/a", KEY, {})


class Screen:
    """A client that takes only the very next number, and starts anew when it is told to."""

    def __init__(self) -> None:
        self.connection = Connection("c", system_actor(1), cast(LiveProtocol, object()), DIALECT)
        self.subscription = Subscription(self.connection, MATCH, held=[])
        self.read: Position | None = None
        self.at: tuple[str, int] | None = None
        self.refetched = 0

    def hear(self, event: Event) -> None:
        assert self.at is not None, "an event before the position"
        assert event.body is RESYNC or (event.epoch, event.seq - 1) == self.at, f"{event} at {self.at}"
        self.at = (event.epoch, event.seq)
        self.refetched += event.body is RESYNC


class Recorder:
    """A dialect that hands events to the screens."""

    def __init__(self) -> None:
        self.screens: dict[LiveProtocol, Screen] = {}

    def deliver(self, channel: Channel, event: Event, wires: Collection[LiveProtocol]) -> None:
        for wire in tuple(wires):
            self.screens[wire].hear(event)

    def end_topic(self, connection: Connection, name: str, reason: str) -> None: ...

    def end_session(self, connection: Connection) -> None: ...

    def change_rights(self, connection: Connection) -> None: ...


RECORDER = Recorder()
DIALECT: Dialect = RECORDER


class World:
    """Redis with its log, the bus with what is still on the way, one process."""

    def __init__(self) -> None:
        self.epoch, self.log = 1, 0
        self.flying: list[Event] = []
        self.channel = Channel(KEY, "board/a", "i")
        self.healing: Position | None = None
        self.screens: list[Screen] = []

    def publish(self) -> None:
        self.log += 1
        self.flying.append(Event(KEY, f"e{self.epoch}", self.log, BODY))

    def flush(self) -> None:
        self.epoch, self.log = self.epoch + 1, 0

    def arrive(self) -> None:
        if self.flying and self.healing is None:
            self.channel.take(self.flying.pop(0))

    def drop(self) -> None:
        """The bus loses one without anybody knowing."""
        if self.flying:
            self.flying.pop(0)

    def position(self, epoch: str | None, seq: int) -> Position:
        now = f"e{self.epoch}"
        if epoch is not None and (epoch != now or seq > self.log):
            return Position(now, self.log, True, ())
        start = self.log if epoch is None else seq
        return Position(now, self.log, False, tuple(Event(KEY, now, n, BODY) for n in range(start + 1, self.log + 1)))

    def deafen(self) -> None:
        """The subscriber is replaced: what was flying is gone, the log is read; new events wait until it was."""
        if self.healing is None:
            self.flying.clear()
            self.healing = self.position(self.channel.epoch, self.channel.seq)

    def heal(self) -> None:
        if self.healing is not None:
            self.channel.heal(self.healing, "i")
            self.healing = None

    def join(self) -> None:
        screen = Screen()
        RECORDER.screens[screen.connection.wire] = screen
        self.channel.joining.add(screen.subscription)
        self.screens.append(screen)

    def read(self) -> None:
        for screen in self.screens:
            if screen.read is None:
                screen.read = self.position(None, 0)
                return

    def settle(self) -> None:
        for screen in self.screens:
            if screen.read is not None and screen.at is None:
                screen.at = (screen.read.epoch, screen.read.last)
                self.channel.settle(screen.subscription, screen.read.epoch, screen.read.last)
                return

    def leave(self) -> None:
        if self.screens:
            self.channel.remove(self.screens.pop(0).subscription)


STEPS = ("publish", "arrive", "arrive", "join", "read", "settle", "leave", "deafen", "heal", "flush", "drop")


@given(st.lists(st.sampled_from(STEPS), min_size=20, max_size=60))
@settings(max_examples=400)
def test_every_screen_hears_every_number_once_or_is_told_to_fetch(steps: list[str]) -> None:
    RECORDER.screens.clear()
    world = World()
    for step in (*steps, "heal", *["read", "settle"] * 60, *["arrive"] * 60, "publish", "arrive"):
        getattr(world, step)()
    for screen in world.screens:
        assert screen.at == (f"e{world.epoch}", world.log)


def test_what_the_log_and_the_bus_both_tell_is_told_once() -> None:
    RECORDER.screens.clear()
    world = World()
    for step in ("join", "read", "settle", "publish", "publish"):
        getattr(world, step)()
    world.channel.heal(world.position("e1", 0), "i")
    for step in ("arrive", "arrive", "publish", "arrive"):
        getattr(world, step)()
    assert (world.screens[0].at, world.screens[0].refetched) == (("e1", 3), 0)
