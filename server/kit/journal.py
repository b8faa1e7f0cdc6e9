"""The journal of sign-ins and operations.

Entries are noted in memory at no cost to the request and written in batches, all of them on a stop.
"""

import asyncio
import logging
from collections import deque
from dataclasses import astuple, dataclass, field, fields
from datetime import datetime
from itertools import groupby

import asyncpg

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from server.kit.actor import system_actor
from server.kit.end_tasks import end_tasks
from server.kit.unit_of_work import unit_of_work

logger = logging.getLogger("guanjia.journal")
BATCH = 500
MOST_WAITING = 20_000
_PAUSE = 0.5


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log; the fields are the columns of its table."""

    tenant_id: int
    log_type: str
    log_content: str
    operate_type: str | None = None
    user_id: int | None = None
    username: str | None = None
    realname: str | None = None
    success: bool = True
    status: int | None = None
    ip: str | None = None
    device: str | None = None
    request_type: str | None = None
    request_url: str | None = None
    request_param: str | None = None
    cost_time: int | None = None
    create_time: datetime = field(default_factory=now)
    del_flag: int = 0
    row_version: int = 1


_COLUMNS = ["id", *(item.name for item in fields(Entry))]


class Journal:
    """Entries wait here while the database is away; the oldest are given up beyond a bound."""

    def __init__(self) -> None:
        self._waiting: deque[Entry] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()

    def note(self, entry: Entry) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.popleft()
        self._waiting.append(entry)
        self._wake.set()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Everything noted so far is written, if the database answers."""
        if self._task is not None:
            await end_tasks(self._task)
        try:
            await self.flush()
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            logger.warning("%s log entries are lost: %s", len(self._waiting), type(error).__name__)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(_PAUSE)  # lets a batch come together
            self._wake.clear()
            try:
                await self.flush()
            except Exception as error:
                logger.warning("the log cannot be written yet: %s", type(error).__name__)
                self._wake.set()

    async def flush(self) -> None:
        """Writes what waits, after what is being written; what cannot be written goes on waiting."""
        async with self._writing:
            await self._write_waiting()

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
            groups = groupby(sorted(batch, key=lambda entry: entry.tenant_id), lambda entry: entry.tenant_id)
            left = {tenant_id: list(entries) for tenant_id, entries in groups}
            try:
                for tenant_id in list(left):
                    await _write(tenant_id, left[tenant_id])
                    del left[tenant_id]
            finally:
                self._waiting.extendleft(entry for entries in left.values() for entry in reversed(entries))


async def _write(tenant_id: int, entries: list[Entry]) -> None:
    async with unit_of_work(system_actor(tenant_id)) as work:
        connection = work.connection
        records = [(next_id(), *astuple(entry)) for entry in entries]
        await connection.copy_records_to_table("sys_log", records=records, columns=_COLUMNS)
        work.emit_rows("sys/log", "add", [(record[0], 1) for record in records])


_journal: Journal | None = None


def configure_journal(journal: Journal | None) -> None:
    """Sets the journal of the process; without one nothing is noted."""
    global _journal
    _journal = journal


def note(entry: Entry) -> None:
    """Adds a line; returns at once and never fails."""
    if _journal is not None:
        _journal.note(entry)
