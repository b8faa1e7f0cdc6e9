"""Orders to every server process: a session is over, rights have changed. app.py says who carries them."""

from collections.abc import Awaitable, Callable
from functools import partial

from server.kit.ambient import when_committed
from server.kit.unit_of_work import Work

# Events on it are heard by every process and by no client.
RIGHTS = "rights/"

EndSession = Callable[[int], Awaitable[None]]
Recheck = Callable[[int, int | None], Awaitable[None]]
_end: EndSession | None = None
_recheck: Recheck | None = None


def configure_control(end: EndSession | None, recheck: Recheck | None) -> None:
    global _end, _recheck
    _end, _recheck = end, recheck


async def end_session(session_id: int) -> None:
    """Closes the sockets of a session and forgets it on every process, once that is committed."""
    if _end is not None:
        await when_committed(partial(_end, session_id))


async def rights_changed(tenant_id: int, user_id: int | None = None) -> None:
    """Makes every process load the rights of a user (or of all users of a tenant) anew and end what they lost."""
    if _recheck is not None:
        await when_committed(partial(_recheck, tenant_id, user_id))


def end_rights(work: Work, user_id: int) -> None:
    """As rights_changed for one user, said in the transaction that takes the right: a process that dies after it is obeyed too."""
    work.emit(f"{RIGHTS}{user_id}", "recheck", {})
