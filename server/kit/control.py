"""Orders to every server process: a session is over, rights have changed. app.py says who carries them."""

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from server.kit.actor import Actor
from server.kit.ambient import when_committed
from server.kit.outbox import OutboxEvent
from server.kit.unit_of_work import Work

# Events on it are heard by every process and by no client.
RIGHTS = "rights"
RECHECK = "recheck"
EVERY_TENANT = 0


@dataclass(frozen=True, slots=True)
class Whom:
    """Whose rights have changed: of a tenant these users or all (None), or everybody's of EVERY_TENANT."""

    tenant_id: int
    users: frozenset[int] | None = None

    def includes(self, actor: Actor) -> bool:
        return self.tenant_id in (EVERY_TENANT, actor.tenant_id) and (self.users is None or actor.user_id in self.users)


EndSession = Callable[[int], Awaitable[None]]
# `order`: the name under which the others hear of it by an event of the transaction; None: they are still to be told.
Recheck = Callable[[Whom, str | None], Awaitable[None]]
_end: EndSession | None = None
_recheck: Recheck | None = None


def configure_control(end: EndSession | None, recheck: Recheck | None) -> None:
    global _end, _recheck
    _end, _recheck = end, recheck


def new_order() -> str:
    """By its name a process knows its own order when it comes back from the bus."""
    return secrets.token_hex(8)


async def end_session(session_id: int) -> None:
    """Closes the sockets of a session and forgets it on every process, once that is committed."""
    if _end is not None:
        await when_committed(partial(_end, session_id))


async def rights_changed(tenant_id: int, user_id: int | None = None) -> None:
    """As `announce_rights`, for what no transaction stands behind, such as a time that has come."""
    users = None if user_id is None else frozenset({user_id})
    await when_committed(partial(_review, Whom(tenant_id, users), None))


def announce_rights(work: Work, users: Collection[int] | None = None, *, tenant_id: int | None = None) -> None:
    """Makes every process load the rights of users (None: of everybody in the tenant) anew and end what they lost.

    Said in the transaction that changes them, so that a process that dies right after it is obeyed too. `tenant_id` is the
    actor's unless it is named. What is said again in the same transaction is one order.
    """
    tenant_id = work.actor.tenant_id if tenant_id is None else tenant_id
    said = next((event for event in work.events if event.topic == RIGHTS and event.tenant_id == tenant_id), None)
    if said is None:
        data: dict[str, Any] = {"order": new_order(), "users": [] if users is not None else None}
        said = OutboxEvent(0, tenant_id, RIGHTS, RECHECK, work.actor.client_id, data)
        work.events.append(said)
        work.after_commit(partial(_obey_own, tenant_id, data))
    known = said.data["users"]
    said.data["users"] = None if users is None or known is None else sorted({*known, *map(str, users)})


async def _obey_own(tenant_id: int, data: Mapping[str, Any]) -> None:
    await _review(read_whom(tenant_id, data), data["order"])


def read_whom(tenant_id: int, data: Mapping[str, Any]) -> Whom:
    """Of the data of an event; one that was too large to be sent whole concerns everybody."""
    users = data.get("users")
    return Whom(tenant_id, frozenset(map(int, users)) if isinstance(users, list) else None)


async def _review(whom: Whom, order: str | None) -> None:
    if _recheck is not None:
        await _recheck(whom, order)
