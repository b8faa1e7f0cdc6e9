"""The node number of this process's ids: leased from the database, so that no two processes give the same id.

A lease is milliseconds of a number: a row says up to which one they are given away, and to whom. Whoever takes a number
over begins after that, so neither a clock that is wrong or goes back nor a process that stood still can give an id twice.
A process that could not renew in time has no milliseconds left: it leases when the next id is asked for, and answers 503 where
it cannot.
"""

import asyncio
import contextlib
import logging
import os
from uuid import uuid4

import asyncpg

from schema.kit.snowflake import EPOCH_MS, NODES, Snowflake, process_ids
from server.kit.outage import is_outage
from server.kit.restarts import machine_name

LEASE_MS = 120_000
RENEW_SECONDS = 20.0
_RETRY_SECONDS = 0.5
_TRIES = 50
_NOW = f"(extract(epoch FROM clock_timestamp()) * 1000)::bigint - {EPOCH_MS}"
_EXTEND = f"""
UPDATE sys_id_node SET until_ms = greatest(until_ms, greatest({_NOW}, $3) + $4)
WHERE node = $1 AND token = $2 RETURNING until_ms
"""
_TAKE_LAPSED = f"""
WITH free AS (
  SELECT node, until_ms FROM sys_id_node WHERE until_ms < {_NOW} ORDER BY until_ms LIMIT 1 FOR UPDATE SKIP LOCKED
)
UPDATE sys_id_node taken SET token = $1, holder = $2, until_ms = greatest({_NOW}, $3, free.until_ms) + $4
FROM free WHERE taken.node = free.node RETURNING taken.node, free.until_ms + 1 AS first, taken.until_ms
"""
_TAKE_NEW = f"""
INSERT INTO sys_id_node (node, token, holder, until_ms)
SELECT n, $1, $2, greatest({_NOW}, $3) + $4 FROM generate_series(0, {NODES - 1}) n
WHERE NOT EXISTS (SELECT FROM sys_id_node WHERE node = n) ORDER BY n LIMIT 1
ON CONFLICT DO NOTHING RETURNING node, 0::bigint AS first, until_ms
"""
_FULL = f"SELECT count(*) >= {NODES} FROM sys_id_node"
_GIVE_BACK = "UPDATE sys_id_node SET token = '', holder = '', until_ms = $3 WHERE node = $1 AND token = $2"
log = logging.getLogger("guanjia.ids")


class NoNodeLeft(Exception):
    """4096 processes hold a number, or did within the last minutes."""


class NodeLease:
    """The lease of one generator: `start` takes a number and keeps it, `stop` gives it back."""

    def __init__(self, pool: asyncpg.Pool, ids: Snowflake | None = None) -> None:
        self._pool = pool
        self._ids = ids or process_ids()
        self._node: int | None = None
        self._token = ""
        self._task: asyncio.Task[None] | None = None
        self._reviving = asyncio.Lock()

    async def start(self) -> None:
        """With a number where the database answers; else it is taken as soon as it does."""
        held = await self._try_renew(troubled=False)
        self._task = asyncio.create_task(self._keep(held))

    async def stop(self) -> None:
        """Gives back what is left of the lease."""
        self.cancel()
        self._ids.withdraw()
        if self._node is not None:
            with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError):
                async with asyncio.timeout(2):
                    await self._pool.execute(_GIVE_BACK, self._node, self._token, self._ids.position())
        self._node = None

    def cancel(self) -> None:
        """Renews no more."""
        if self._task is not None:
            with contextlib.suppress(RuntimeError):  # its loop is closed
                self._task.cancel()
            self._task = None

    async def renew(self) -> None:
        """More time for the number held, or another number where it is somebody else's by now."""
        if self._node is not None:
            until = await self._pool.fetchval(_EXTEND, self._node, self._token, self._ids.position(), LEASE_MS)
            if until is not None:
                self._ids.extend(until)
                return
            log.warning("the node number %s was lost", self._node)
            self._node = None
        await self._take()

    async def revive(self) -> bool:
        """Leases when an id was asked for and none was left, as after the machine has slept; the first of many that ask does it."""
        async with self._reviving:
            return not self._ids.lapsed or await self._try_renew(troubled=True)

    async def _take(self) -> None:
        """Several that begin at once may want the same number; all but one look for the next."""
        for _ in range(_TRIES):
            self._token = uuid4().hex
            holder = f"{machine_name()}:{os.getpid()}"
            for statement in (_TAKE_LAPSED, _TAKE_NEW):
                row = await self._pool.fetchrow(statement, self._token, holder, self._ids.position(), LEASE_MS)
                if row is not None:
                    self._node = row["node"]
                    self._ids.grant(row["node"], row["first"], row["until_ms"])
                    return
            if await self._pool.fetchval(_FULL):
                break
        raise NoNodeLeft

    async def _try_renew(self, *, troubled: bool) -> bool:
        try:
            await self.renew()
        except Exception as error:
            if not troubled:
                log.warning("no lease of a node number yet: %s", type(error).__name__, exc_info=not is_outage(error))
            return False
        return True

    async def _keep(self, held: bool) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS if held else _RETRY_SECONDS)
            held = await self._try_renew(troubled=not held)
