"""The publisher: numbers events, logs them and puts them on the bus, in one atomic step in Redis per event.

So what is logged is what subscribers received, in that order.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import NoScriptError

from server.live.event import Event, encode_body, strict_json
from server.live.script import CATCH_UP, FAN_OUT, PUBLISH
from server.live.topic import key_of

EVENTS = "gj:live:events"
CONTROL = "gj:live:control"
LOG_SIZE = 1000
LOG_SECONDS = 3600
POSITION_SECONDS = 7 * 24 * 3600
CATCH_UP_EVENTS = 300
CATCH_UP_BYTES = 256 * 1024
_STEP_EVENTS = 64
_STEP_FAN = 125
_STEP_BYTES = 512 * 1024


@dataclass(frozen=True, slots=True)
class Draft:
    """An encoded event without a number; `outbox_id` 0 means that it never was a row.

    `doubtful` drafts may have been published by somebody who died before clearing the row: that is looked at first.
    With `ids` it is the same event on `topic`/id of each of them.
    """

    outbox_id: int
    tenant_id: int
    topic: str
    body: bytes
    doubtful: bool = False
    ids: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Position:
    """Where a topic is, and what its asker missed; `too_old` means: fetch the state again."""

    epoch: str
    last: int
    too_old: bool
    missed: tuple[Event, ...]


def _keys(tenant_id: int, topic: str) -> tuple[str, str]:
    return f"gj:{{t{tenant_id}}}:position:{topic}", f"gj:{{t{tenant_id}}}:log:{topic}"


def _steps(drafts: Sequence[Draft]) -> Iterator[list[Draft]]:
    """Cuts drafts, kept in order, into runs of one tenant that fit one script call; one for many is a run of its own."""
    step: list[Draft] = []
    size = 0
    for draft in drafts:
        full = len(step) >= _STEP_EVENTS or size + len(draft.body) > _STEP_BYTES
        alone = bool(draft.ids or (step and step[0].ids))
        if step and (full or alone or draft.tenant_id != step[0].tenant_id):
            yield step
            step, size = [], 0
        step.append(draft)
        size += len(draft.body)
    if step:
        yield step


class _Script:
    """A script called by its hash, sent whole when Redis does not know it (first use, restart)."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._sha = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()

    async def run(self, redis: Redis, keys: Sequence[str], args: Sequence[Any]) -> Any:
        try:
            return await cast(Any, redis.evalsha(self._sha, len(keys), *keys, *args))
        except NoScriptError:
            return await cast(Any, redis.eval(self._text, len(keys), *keys, *args))


def without_retries(redis: Redis) -> Redis:
    """A client of the same server that never sends a command twice: a silent retry would number an event twice."""
    pool = redis.connection_pool
    settings = {**pool.connection_kwargs, "retry": Retry(NoBackoff(), 0), "retry_on_error": [], "socket_timeout": 2}
    return Redis(connection_pool=ConnectionPool(connection_class=pool.connection_class, **settings))


class Publisher:
    """Publishes on topics and reads their logs. Holds no state but the connection."""

    def __init__(self, redis: Redis) -> None:
        self.redis = without_retries(redis)
        self._publish = _Script(PUBLISH)
        self._fan_out = _Script(FAN_OUT)
        self._catch_up = _Script(CATCH_UP)

    async def number(self, drafts: Sequence[Draft], *, log_size: int = LOG_SIZE) -> None:
        """Publishes drafts in their order, a doubtful one unless it was there already."""
        for step in _steps(drafts):
            if step[0].ids:
                await self._spread(step[0], log_size)
                continue
            keys = [key for draft in step for key in _keys(draft.tenant_id, draft.topic)]
            args: list[Any] = [EVENTS, secrets.token_hex(4), log_size, LOG_SECONDS, POSITION_SECONDS]
            for draft in step:
                name = key_of(draft.tenant_id, draft.topic)
                args += [name, draft.outbox_id, int(draft.doubtful), draft.body]
            await self._publish.run(self.redis, keys, args)

    async def _spread(self, draft: Draft, log_size: int) -> None:
        """Always cut at the same places, so that a part that was published is known again."""
        prefix = key_of(draft.tenant_id, draft.topic)
        for start in range(0, len(draft.ids), _STEP_FAN):
            ids = draft.ids[start : start + _STEP_FAN]
            keys = [key for one in ids for key in _keys(draft.tenant_id, f"{draft.topic}/{one}")]
            done = f"gj:{{t{draft.tenant_id}}}:fanned:{draft.outbox_id}:{start}"
            args = [EVENTS, secrets.token_hex(4), log_size, LOG_SECONDS, POSITION_SECONDS]
            args += [prefix, draft.outbox_id, int(draft.doubtful), draft.body, *ids]
            await self._fan_out.run(self.redis, [*keys, done], args)

    async def publish_now(
        self, tenant_id: int, topic: str, op: str, data: Any, *, client: str = "", log_size: int = LOG_SIZE
    ) -> None:
        """An event that no transaction stands behind, such as presence: lost when Redis is away."""
        await self.number([Draft(0, tenant_id, topic, encode_body(op, client, data))], log_size=log_size)

    async def publish_kept(
        self, tenant_id: int, topic: str, op: str, data: Any, place: str, entries: dict[str, str | None], seconds: int
    ) -> None:
        """The same, in one step with the hash at `place`, which keeps what was told; None takes an entry away."""
        keys = _keys(tenant_id, topic)
        args: list[Any] = [EVENTS, secrets.token_hex(4), LOG_SIZE, LOG_SECONDS, POSITION_SECONDS]
        args += [key_of(tenant_id, topic), 0, 0, encode_body(op, "", data)]
        async with self.redis.pipeline(transaction=True) as steps:
            for name, value in entries.items():
                (steps.hdel(place, name) if value is None else steps.hset(place, name, value))
            steps.expire(place, seconds)
            steps.eval(PUBLISH, len(keys), *keys, *args)
            await steps.execute()

    async def close(self) -> None:
        await self.redis.aclose()

    async def publish_control(self, message: dict[str, Any]) -> None:
        """Tells every server process something that no client reads."""
        await self.redis.publish(CONTROL, strict_json(message))

    async def read(self, key: str, epoch: str = "", seq: int = 0) -> Position:
        """The position of a topic, and what came after (epoch, seq) when they are given."""
        tenant, topic = key.split("/", 1)
        args = [secrets.token_hex(4), epoch, seq, CATCH_UP_EVENTS, POSITION_SECONDS]
        answer = await self._catch_up.run(self.redis, _keys(int(tenant[1:]), topic), args)
        found, last, too_old, bodies = answer[0].decode(), int(answer[1]), bool(answer[2]), answer[3]
        if sum(map(len, bodies)) > CATCH_UP_BYTES:
            too_old, bodies = True, []
        missed = tuple(Event(key, found, seq + 1 + index, body) for index, body in enumerate(bodies))
        return Position(found, last, too_old, missed)
