"""Passwords hashed with argon2, off the event loop, which hashing would block."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# Verifying against this when the account is unknown keeps the answer time the same.
_DUMMY = _hasher.hash("no such account")


def hash_now(password: str) -> str:
    """Blocks about 30 ms; for seeds and worker threads."""
    return _hasher.hash(password)


async def hash_password(password: str) -> str:
    return await asyncio.to_thread(_hasher.hash, password)


def _verify(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


async def verify_password(stored: str | None, password: str) -> bool:
    """False also for an unknown account, after the same work."""
    matches = await asyncio.to_thread(_verify, stored or _DUMMY, password)
    return matches and stored is not None
