"""Codes of the second factor: those of the app, good once within their half minutes, and those for when the phone is gone."""

import hashlib
import hmac
import secrets
from datetime import datetime

import pyotp

from schema.kit.clock import now
from schema.system.second_factor import SecondFactor
from server.kit.database import pool
from server.kit.scope import everywhere
from server.settings import get_settings

ISSUER = "管家 Guanjia"
WINDOW = 1
"""So many half minutes before and after are taken too: clocks of phones differ, and typing takes time."""
RECOVERY_CODES = 10
_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_DIGITS = 6
_LETTERS = 10
_TAKE_STEP = "UPDATE sys_second_factor SET last_step = $2 WHERE id = $1 AND last_step < $2 RETURNING id"
_TAKE_RECOVERY = """
UPDATE sys_second_factor SET recovery_codes = recovery_codes - $2::text
WHERE id = $1 AND jsonb_exists(recovery_codes, $2) RETURNING id
"""


def draw_secret() -> str:
    return str(pyotp.random_base32())


def address_of_secret(secret: str, username: str) -> str:
    """The otpauth address that apps read from a QR code."""
    return str(pyotp.TOTP(secret).provisioning_uri(name=username, issuer_name=ISSUER))


def step_of(secret: str, typed: str, at: datetime) -> int | None:
    """The half minute, counted from 1970, whose code this is; None when it is of none near `at`."""
    totp = pyotp.TOTP(secret)
    here = totp.timecode(at)
    near = range(here - WINDOW, here + WINDOW + 1)
    return next((step for step in near if hmac.compare_digest(totp.generate_otp(step), typed)), None)


def draw_recovery_codes() -> list[str]:
    """Ten, as people read them: two groups of five."""
    drawn = ["".join(secrets.choice(_ALPHABET) for _ in range(_LETTERS)) for _ in range(RECOVERY_CODES)]
    return [f"{code[:5]}-{code[5:]}" for code in drawn]


def seal_recovery(user_id: int, code: str) -> str:
    """What is kept of a code; hyphens, spaces and small letters make no difference."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hmac.new(get_settings().signing_key(), f"recovery:{user_id}:{plain}".encode(), hashlib.sha256).hexdigest()


async def factor_of(user_id: int) -> SecondFactor | None:
    """The factor that is in force."""
    return await everywhere(SecondFactor).get_or_none(user_id=user_id, confirmed_at__isnull=False, del_flag=0)


def is_app_code(typed: str) -> bool:
    return len(typed) == _DIGITS and typed.isascii() and typed.isdecimal()


async def take_code(factor: SecondFactor, typed: str) -> bool:
    """Whether the code, of the app or for recovery, is right; it is used up by that, to exactly one caller."""
    text = "".join(typed.split())
    if is_app_code(text):
        step = step_of(factor.secret, text, now())
        return step is not None and await pool().fetchval(_TAKE_STEP, factor.id, step) is not None
    sealed = seal_recovery(factor.user_id, text)
    return await pool().fetchval(_TAKE_RECOVERY, factor.id, sealed) is not None
