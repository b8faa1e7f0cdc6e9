"""Calls again what lost its transaction to another: a deadlock, a serialisation failure, an id that was already given.

The database ends such a transaction whole, so nothing of it stands and the same call may simply be made once more. Who makes
a call repeatable says so here, in one place: the endpoint, a socket that does what a call does, a row or chunk of a task.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeVar

import asyncpg

from schema.kit.errors import Contended, NodeLapsed
from server.kit.ambient import ambient
from server.kit.database import revive_ids
from server.kit.violation import cause_of

TRIES = 4
_PAUSE_SECONDS = 0.03
Result = TypeVar("Result")


class LostError(Exception):
    """The transaction was rolled back because of others, not because of what it wanted."""


@dataclass(slots=True)
class _Attempt:
    above: "_Attempt | None"
    committed: bool = False


_attempt: ContextVar[_Attempt | None] = ContextVar("attempt", default=None)


def _lapsed(error: BaseException) -> NodeLapsed | None:
    cause = error.__cause__ if isinstance(error, LostError) else error
    return cause if isinstance(cause, NodeLapsed) else None


def is_lost(error: BaseException) -> bool:
    """Whether the database gave a transaction up for another's sake. A taken primary key is: the next try draws new ids. So is
    one that got no id, since the lease has lapsed."""
    cause = cause_of(error)
    if isinstance(cause, asyncpg.UniqueViolationError):
        return str(getattr(cause, "constraint_name", "")).endswith("_pkey")
    return isinstance(cause, LostError | NodeLapsed | asyncpg.TransactionRollbackError)


def note_commit() -> None:
    """Something of the running call is durable: from here on calling it again would do that twice."""
    attempt = _attempt.get()
    while attempt is not None:
        attempt.committed = True
        attempt = attempt.above


async def retrying(call: Callable[[], Awaitable[Result]], may_repeat: Callable[[], bool] = lambda: True) -> Result:
    """What `call` gives; it is made up to `TRIES` times as long as it loses before it has committed anything.

    A part of a call's own transaction is left to whoever makes that call again, since only a whole one gives its locks back.
    Raises Contended when that was not enough, or when it cannot be made again. A part of a call that is one transaction is
    not made again by itself: what the call locked before would stay locked, and it would lose again.
    """
    if ambient() is not None:
        return await call()
    for number in range(TRIES):
        attempt = _Attempt(_attempt.get())
        token = _attempt.set(attempt)
        try:
            return await call()
        except Exception as error:
            if not is_lost(error):
                raise
            lapsed = _lapsed(error)
            if lapsed is not None and not await revive_ids():
                raise lapsed from error
            if attempt.committed or number + 1 == TRIES or not may_repeat():
                raise Contended() from error
        finally:
            _attempt.reset(token)
        await asyncio.sleep(random.uniform(0.2, 1) * _PAUSE_SECONDS * 2**number)
    raise AssertionError("unreachable")
