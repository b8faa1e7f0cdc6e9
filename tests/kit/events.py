"""Holds every live event that a test causes against the shape that its topic declares.

It listens where all processes of an installation publish, so that nothing passes by it: what servers say that a test started
is heard as well.
"""

import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Event as Signal
from threading import Thread
from typing import Any

from redis import Redis

from server.domains import TOPICS
from server.kit.control import RIGHTS
from server.live.event import Event, read_message
from server.live.grid import GRID
from server.live.publish import EVENTS
from server.live.topic import Topic
from tests.kit.document import validator_of

# Told to processes, and to the table sockets of other clients: no window of the portal subscribes to them.
_UNDECLARED = {RIGHTS, GRID}
_PATIENCE_SECONDS = 5
_MARKS, _MARK_SECONDS = 120, 0.5


@cache
def _validator(pattern: str, op: str) -> Any:
    return validator_of("x-topics", pattern.replace(":rest}", "}"), op)


def _is_said_on(topic: Topic, name: str) -> bool:
    """Events of a personal topic are said on its name and whose it is."""
    return bool(re.fullmatch(topic.regex.pattern + ("/[^/]+" if topic.own else ""), name))


def faults_of(name: str, op: str, data: Any) -> list[str]:
    """What an event on the topic `name` says otherwise than it is declared."""
    if name in _UNDECLARED:
        return []
    topic = next((topic for topic in TOPICS if _is_said_on(topic, name)), None)
    if topic is None:
        return [f"{name}: no such topic"]
    if op == "resync":
        return [] if data == {} else [f"{name} {op}: says something"]
    if op not in topic.says:
        return [f"{name} {op}: not declared"]
    errors = _validator(topic.pattern, op).iter_errors(data)
    return [f"{name} {op} {'/'.join(map(str, one.instance_path))}: {one.message}"[:300] for one in errors]


def _faults_in(event: Event) -> list[str]:
    content = event.content()
    return faults_of(event.key.partition("/")[2], content["op"], content["data"])


class Listener:
    """What was heard wrong so far; `settle` returns once everything that was published before it has been looked at."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url)
        self._mark = f"test:mark:{secrets.token_hex(8)}".encode()
        self._reached = Signal()
        self._faults: list[str] = []
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._pubsub.subscribe(EVENTS, self._mark)
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        for message in self._pubsub.listen():
            if message["channel"] == self._mark:
                if message["data"] == b"end":
                    return
                self._reached.set()
                continue
            for event in read_message(message["data"]):
                self._faults += _faults_in(event)

    def settle(self) -> None:
        """Marks again until one arrives: a mark is lost where the connection was torn by the test."""
        self._reached.clear()
        for _ in range(_MARKS):
            self._redis.publish(self._mark, b"here")
            if self._reached.wait(_MARK_SECONDS):
                return
            assert self._thread.is_alive(), "nobody listens to live events any more"
        raise AssertionError("live events are not heard")

    def take_faults(self) -> list[str]:
        self.settle()
        found, self._faults = self._faults, []
        return found[:5]

    def end(self) -> None:
        self._redis.publish(self._mark, b"end")
        self._thread.join(_PATIENCE_SECONDS)
        self._pubsub.close()
        self._redis.close()


@contextmanager
def listening() -> Iterator[Listener]:
    listener = Listener(os.environ["REDIS_URL"])
    try:
        yield listener
    finally:
        listener.end()
