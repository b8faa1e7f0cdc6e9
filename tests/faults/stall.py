"""Makes a moment certain: whoever writes a chosen row waits in the database until the test lets go."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from tests.faults.installation import Installation

_GATE = 4711
_FUNCTION = f"""
CREATE OR REPLACE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN PERFORM pg_advisory_xact_lock_shared({_GATE}); RETURN coalesce(NEW, OLD); END $$
"""
_AT_GATE = f"FROM pg_locks WHERE locktype = 'advisory' AND objid = {_GATE} AND NOT granted"
_WAITING = "FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid <> pg_backend_pid()"


@asynccontextmanager
async def stalled(
    installation: Installation, *rows: tuple[str, str, str], at_commit: bool = False
) -> AsyncIterator[None]:
    """`rows` are (table, "INSERT" or "DELETE", condition on NEW or OLD). `at_commit`: the whole transaction is done but for that."""
    how = (
        ("CONSTRAINT TRIGGER stall AFTER", "DEFERRABLE INITIALLY DEFERRED")
        if at_commit
        else ("TRIGGER stall BEFORE", "")
    )
    gate = await installation.connect()
    await gate.execute(_FUNCTION)
    for table, act, condition in rows:
        when = f"WHEN ({condition})" if condition else ""
        await gate.execute(f"CREATE {how[0]} {act} ON {table} {how[1]} FOR EACH ROW {when} EXECUTE FUNCTION stall()")
    await gate.execute(f"SELECT pg_advisory_lock({_GATE})")
    try:
        yield
    finally:
        await gate.close()
        opener = await installation.connect()
        for table, _, _ in rows:
            await opener.execute(f"DROP TRIGGER stall ON {table}")
        await opener.close()


async def count_waiting(store: asyncpg.Connection) -> int:
    """Database sessions that wait for a lock."""
    return int(await store.fetchval(f"SELECT count(*) {_WAITING}"))


async def count_stalled(store: asyncpg.Connection) -> int:
    """Those of them that wait for the test; others may wait for each other."""
    return int(await store.fetchval(f"SELECT count(*) {_AT_GATE}"))


async def end_waiting(store: asyncpg.Connection) -> None:
    """Their clients are dead: the sessions go the same way, as they do when a machine is lost."""
    await store.execute(f"SELECT pg_terminate_backend(pid) {_WAITING}")
