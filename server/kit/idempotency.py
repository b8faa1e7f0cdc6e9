"""What is sent again happens once: a key is taken in the transaction of the write, and leads a repeat to the first answer.

For whole calls (`server/http/idempotency.py`) and for the parts of one that have names of their own, such as new rows of a grid.
"""

import hashlib
import zlib
from dataclasses import dataclass
from datetime import timedelta

import asyncpg
import orjson

from schema.kit.clock import now
from schema.kit.errors import Invalid
from schema.kit.sealing import sealer
from schema.kit.snowflake import next_id
from server.kit.actor import Actor
from server.kit.database import pool

KEEP_FOR = timedelta(hours=24)
_CONTEXT = "sys_idempotency_key.answer"
# Whoever comes second waits here until the first has committed or given up.
_TAKE = """
INSERT INTO sys_idempotency_key (id, tenant_id, user_id, key, call, digest, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (tenant_id, user_id, key) DO NOTHING RETURNING id
"""
_FIND = """
SELECT digest, status, headers, answer FROM sys_idempotency_key WHERE (tenant_id, user_id, key) = ($1, $2, $3)
"""
_KEEP = "UPDATE sys_idempotency_key SET status = $4, headers = $5, answer = $6 WHERE (tenant_id, user_id, key) = ($1, $2, $3)"
_SWEEP = "DELETE FROM sys_idempotency_key WHERE expires_at < now()"


class OtherInput(Invalid):
    default_id = "once.other"
    default_message = (
        "该幂等键已用于另一次提交，请使用新的键 | This idempotency key was used for another request; send a new one"
    )


@dataclass(frozen=True, slots=True)
class Intent:
    """What a person wants once. `name`: the client's name of it; `call` and `digest`: what it was sent for, and with."""

    name: str
    call: str
    digest: str = ""
    keep_for: timedelta = KEEP_FOR

    @property
    def key(self) -> str:
        return hashlib.sha256(self.name.encode()).hexdigest()


def own_name(actor: Actor, name: str) -> str:
    """A client's name of an act (48 signs) as its sender's alone: whoever sends another person's learns and hinders nothing."""
    return hashlib.sha256(f"{actor.user_id}:{name}".encode()).hexdigest()[:48]


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


async def take(connection: asyncpg.Connection, actor: Actor, intent: Intent) -> Answer | None:
    """None: it is the first, and goes on. Else the answer of the first; OtherInput when that was something else."""
    place = (actor.tenant_id, actor.user_id, intent.key)
    until = now() + intent.keep_for
    if await connection.fetchval(_TAKE, next_id(), *place, intent.call[:200], intent.digest, until) is not None:
        return None
    return await find(connection, actor, intent)


async def find(connection: asyncpg.Connection | asyncpg.Pool, actor: Actor, intent: Intent) -> Answer | None:
    """The answer of the first once it is committed; OtherInput when that was something else."""
    first = await connection.fetchrow(_FIND, actor.tenant_id, actor.user_id, intent.key)
    if first is None:
        return None
    if first["digest"] != intent.digest:
        raise OtherInput()
    body = zlib.decompress(sealer().unseal_bytes(first["answer"], _CONTEXT))
    return Answer(first["status"], orjson.loads(first["headers"]), body)


async def keep(connection: asyncpg.Connection, actor: Actor, intent: Intent, answer: Answer) -> None:
    """The answer for a repeat: the last statement of the first."""
    sealed = sealer().seal_bytes(zlib.compress(answer.body, 1), _CONTEXT)
    headers = orjson.dumps(answer.headers).decode()
    place = (actor.tenant_id, actor.user_id, intent.key)
    await connection.execute(_KEEP, *place, answer.status, headers, sealed)


async def forget_expired() -> int:
    """Takes away what nobody needs to be answered from any more; gives how many."""
    return int((await pool().execute(_SWEEP)).split()[-1])
