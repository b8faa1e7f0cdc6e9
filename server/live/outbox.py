"""Publishes committed outbox rows, in order per topic, and clears them; whatever stays behind the relay finds.

Publishing happens under row locks taken in id order. So two processes with rows of one topic take turns, and who has a
newer event also publishes an older one that a dead process left behind. Commits during a round share the next.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import asyncpg
import orjson
from redis.exceptions import RedisError

from server.kit.outage import AWAY
from server.live.event import encode_body
from server.live.publish import Draft, Publisher
from server.metrics import EVENTS

log = logging.getLogger("guanjia.live")

BATCH = 500
# So many topics are told in one round under its locks, and so many in one go; a row may be for hundreds.
_ROUND_TOPICS = 2000
_GO_TOPICS = 500
RELAY_AGE_SECONDS = 2.0
_REST_SECONDS = 1.0

# One simple query each: a lock is waited for 3 s at most, and a frozen process frees its rows after 10 s.
_BEGIN = (
    "BEGIN; SET LOCAL lock_timeout = '3s'; SET LOCAL idle_in_transaction_session_timeout = '10s';"
    " SET LOCAL synchronous_commit = off"
)
_TAKE = (
    "SELECT o.id, o.tenant_id, o.topic, o.op, o.client, o.data, o.fan, chosen.topics FROM sys_outbox o JOIN ("
    "SELECT id, sum(n) OVER (ORDER BY id) - n AS before, sum(n) OVER () AS topics FROM ("
    "SELECT id, coalesce(jsonb_array_length(fan -> 'ids'), 1) AS n FROM sys_outbox"
    " WHERE (tenant_id, topic) IN (SELECT * FROM unnest($1::bigint[], $2::text[]))"
    f" ORDER BY id LIMIT {BATCH}) counted) chosen ON chosen.id = o.id AND chosen.before < {_ROUND_TOPICS}"
    " ORDER BY o.id FOR UPDATE OF o"
)
_LEFT = (
    "SELECT DISTINCT tenant_id, topic FROM sys_outbox WHERE created_at < now() - make_interval(secs => $1) LIMIT 200"
)

_BACKLOG = (
    "SELECT count(*) AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS age FROM sys_outbox"
)

Lane = tuple[int, str]
UNREACHABLE = (*AWAY, OSError, TimeoutError, asyncpg.InterfaceError)


class OutboxRow(Protocol):
    """What the unit of work hands over after commit."""

    @property
    def id(self) -> int: ...
    @property
    def tenant_id(self) -> int: ...
    @property
    def topic(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Backlog:
    """Events that wait to be published, and the age of the oldest in seconds."""

    waiting: int
    age: float


async def read_backlog(pool: asyncpg.Pool) -> Backlog:
    row = await pool.fetchrow(_BACKLOG)
    return Backlog(row["waiting"], row["age"])


class Outbox:
    """The after-commit sink of a process and the relay's hand."""

    def __init__(self, pool: Callable[[], asyncpg.Pool], publisher: Publisher) -> None:
        self._pool = pool
        self._publisher = publisher
        self._waiting: dict[Lane, set[int]] = {}
        self._pump: asyncio.Task[None] | None = None
        self._rest_until = 0.0

    async def publish_events(self, rows: Sequence[OutboxRow]) -> None:
        """Hands committed rows over for publishing; returns at once, since the rows themselves are the promise."""
        for row in rows:
            self._waiting.setdefault((row.tenant_id, row.topic), set()).add(row.id)
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._pump_out())

    async def drain(self) -> None:
        """Waits until the rows handed over so far were tried."""
        if self._pump is not None:
            await self._pump

    async def relay(self, age: float = RELAY_AGE_SECONDS) -> None:
        """Publishes rows that have been lying for `age` seconds, whoever wrote them; a stuck topic stops no other."""
        async with self._pool().acquire() as connection:
            left = await connection.fetch(_LEFT, age)
        for row in left:
            try:
                await self._clear({(row["tenant_id"], row["topic"]): set()})
            except UNREACHABLE:
                raise
            except Exception:
                log.exception("a topic of tenant %s could not be published", row["tenant_id"])

    async def _pump_out(self) -> None:
        while self._waiting:
            lanes, self._waiting = self._waiting, {}
            if time.monotonic() < self._rest_until:
                continue
            try:
                await self._clear(lanes)
            except Exception as error:
                self._rest_until = time.monotonic() + _REST_SECONDS
                expected = isinstance(error, UNREACHABLE)
                log.warning("events wait in the outbox: %s", type(error).__name__, exc_info=not expected)

    async def _clear(self, lanes: dict[Lane, set[int]]) -> None:
        """Publishes all committed rows of the lanes; `lanes` names the row ids that nobody can have tried before."""
        async with self._pool().acquire() as connection:
            while await self._clear_batch(connection, lanes):
                pass

    async def _clear_batch(self, connection: Any, lanes: dict[Lane, set[int]]) -> bool:
        """Whether there may be more."""
        await connection.execute(_BEGIN)
        try:
            rows = await connection.fetch(_TAKE, [lane[0] for lane in lanes], [lane[1] for lane in lanes])
            for drafts in _goes([_draft(row, lanes[row["tenant_id"], row["topic"]]) for row in rows]):
                await self._publish(drafts)
        except BaseException:
            await connection.execute("ROLLBACK")
            raise
        ids = ",".join(str(row["id"]) for row in rows)
        await connection.execute(f"DELETE FROM sys_outbox WHERE id IN ({ids}); COMMIT" if ids else "COMMIT")
        return len(rows) == BATCH or (bool(rows) and rows[0]["topics"] > _ROUND_TOPICS)

    async def _publish(self, drafts: list[Draft]) -> None:
        """Tries twice; the second time looks first whether the first arrived after all."""
        try:
            async with asyncio.timeout(2):
                await self._publisher.number(drafts)
        except (RedisError, OSError, TimeoutError):
            doubtful = [replace(draft, doubtful=True) for draft in drafts]
            async with asyncio.timeout(2):
                await self._publisher.number(doubtful)
        EVENTS.add(by=len(drafts))


def _goes(drafts: list[Draft]) -> Iterator[list[Draft]]:
    """Runs of drafts, in their order, that are each told in a moment."""
    go: list[Draft] = []
    topics = 0
    for draft in drafts:
        if go and topics + max(1, len(draft.ids)) > _GO_TOPICS:
            yield go
            go, topics = [], 0
        go.append(draft)
        topics += max(1, len(draft.ids))
    if go:
        yield go


def _draft(row: Any, fresh: set[int]) -> Draft:
    body = encode_body(row["op"], row["client"], _json(row["data"]))
    fan = _json(row["fan"])
    topic, ids = (fan["topic"], tuple(fan["ids"])) if fan else (row["topic"], ())
    return Draft(row["id"], row["tenant_id"], topic, body, row["id"] not in fresh, ids)


def _json(value: Any) -> Any:
    return orjson.loads(value) if isinstance(value, str | bytes) else value
