"""What other domains may use of accounts: password hashing and sessions. Everything else of the package is its own."""

from server.account.alteration import make_opening
from server.account.answers import LoginResult
from server.account.codes import CodeRefused, check_code, make_code, send_later, text_later
from server.account.human import FREE_SENDS, ProvenBody, ask_after_sends
from server.account.login import WAITING, sign_in
from server.account.login_methods import AppShape
from server.account.models import NewPassword
from server.account.password import hash_now, hash_password, verify_password
from server.account.text_messages import send_mail, send_text
from server.account.throttle import Allowance, spend
from server.account.two_step.codes import factor_of
from server.account.visitor import tenant_of_visitor
from server.http.session import revoke_session, revoke_sessions_of
from server.kit.control import end_session

__all__ = [
    "FREE_SENDS",
    "WAITING",
    "Allowance",
    "AppShape",
    "CodeRefused",
    "LoginResult",
    "NewPassword",
    "ProvenBody",
    "ask_after_sends",
    "check_code",
    "end_session",
    "factor_of",
    "hash_now",
    "hash_password",
    "make_code",
    "make_opening",
    "revoke_session",
    "revoke_sessions_of",
    "send_later",
    "send_mail",
    "send_text",
    "sign_in",
    "spend",
    "tenant_of_visitor",
    "text_later",
    "verify_password",
]
