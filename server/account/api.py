"""What other domains may use of accounts: password hashing and sessions."""

from server.account.login import sign_in
from server.account.password import hash_now, hash_password, verify_password
from server.http.session import revoke_session, revoke_sessions_of
from server.kit.control import end_session, rights_changed

__all__ = [
    "end_session",
    "hash_now",
    "hash_password",
    "revoke_session",
    "revoke_sessions_of",
    "rights_changed",
    "sign_in",
    "verify_password",
]
