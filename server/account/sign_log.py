"""Lines of the log about signing in and out. A name that belongs to nobody is not written down: it may be a password."""

from starlette.requests import HTTPConnection

from schema.system.log import SIGN_IN
from schema.system.user import User
from server.http.device import device_of
from server.http.session import address_of
from server.kit.journal import Entry, note

PLATFORM = 1


def note_sign(connection: HTTPConnection, what: str, user: User | None, *, success: bool = True) -> None:
    """`what` as people read it in the log."""
    note(
        Entry(
            tenant_id=user.tenant_id if user else PLATFORM,
            log_type=SIGN_IN,
            log_content=what,
            user_id=user.id if user else None,
            username=user.username if user else None,
            realname=user.realname if user else None,
            success=success,
            ip=address_of(connection)[:45] or None,
            device=device_of(connection.headers.get("user-agent", ""))[:80],
        )
    )
