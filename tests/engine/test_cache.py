"""What a process holds of rows counts no longer than they do, however late a change is heard."""

import asyncio
from typing import Any

from schema.kit.clock import now
from server.http.session import Sessions, hash_token
from server.kit.cache import TenantCache
from server.kit.changes import count_change
from server.kit.database import pool
from tests.kit.people import Organisation

PATH = "sys/sysParam"


class Rows:
    """A table of one number that is slow to read when a gate is closed."""

    def __init__(self) -> None:
        self.number = 1
        self.gate = asyncio.Event()
        self.gate.set()

    async def read(self, tenant_id: int) -> int:
        number = self.number
        await self.gate.wait()
        return number


async def test_a_value_is_read_once_and_anew_after_a_change() -> None:
    rows = Rows()
    held = TenantCache(rows.read, [PATH], unsubscribed_seconds=60)
    assert await held.get(1) == 1
    rows.number = 2
    count_change(1, "list/sys/other")
    count_change(2, f"list/{PATH}")
    assert await held.get(1) == 1
    count_change(1, f"list/{PATH}")
    assert held.peek(1) == 1
    assert await held.get(1) == 2


async def test_a_change_heard_while_the_value_is_read_ends_it_too() -> None:
    rows = Rows()
    held = TenantCache(rows.read, [PATH], unsubscribed_seconds=60)
    rows.gate.clear()
    reading = asyncio.create_task(held.get(1))
    await asyncio.sleep(0)
    rows.number = 2
    count_change(1, f"list/{PATH}")
    rows.gate.set()
    assert await reading == 1  # who asked before the change may be told what was before it
    assert await held.get(1) == 2


async def test_what_changed_between_two_subscriptions_was_not_heard_and_is_read(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    subscription = 1
    monkeypatch.setattr("server.kit.changes._hearing", lambda: subscription)
    rows = Rows()
    held = TenantCache(rows.read, [PATH], unsubscribed_seconds=0)
    await held.get(1)
    rows.number = 2
    assert await held.get(1) == 1
    subscription = 2
    assert await held.get(1) == 2


async def test_a_session_that_ends_while_it_is_read_is_not_remembered_as_live(
    sign_in: Any, organisation: Organisation
) -> None:
    token = (await sign_in(organisation.admin)).token
    sessions = Sessions()
    digest = hash_token(token)
    async with pool().acquire() as connection:
        await connection.execute(
            "UPDATE sys_session SET seen_at = now() - interval '1 day' WHERE token_hash = $1", digest
        )
        async with connection.transaction():
            session_id = await connection.fetchval(
                "SELECT id FROM sys_session WHERE token_hash = $1 FOR UPDATE", digest
            )
            reading = asyncio.create_task(sessions.resolve(token))
            await _waiting_for_the_row()
            await connection.execute("UPDATE sys_session SET revoked_at = $2 WHERE id = $1", session_id, now())
        sessions.forget_session(session_id)
        assert await reading is not None
    assert await sessions.resolve(token) is None


async def _waiting_for_the_row() -> None:
    """Until the reader has read the live session and waits to note that it was seen."""
    waiting = "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'UPDATE sys_session%')"
    async with asyncio.timeout(10):
        while not await pool().fetchval(waiting):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
