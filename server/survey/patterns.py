"""Patterns of answers, held against them by the database: its expressions cannot be made to run for ever."""

import asyncpg

from server.kit.database import own_pool

WITHIN_SECONDS = 2


async def matches(text: str, pattern: str) -> bool | None:
    """Whether a text is what the pattern says, as a whole; None where that is no pattern or takes too long."""
    try:
        found = await own_pool().fetchval(
            "SELECT $1::text ~ $2::text", text, f"^(?:{pattern})$", timeout=WITHIN_SECONDS
        )
    except (asyncpg.PostgresError, TimeoutError):
        return None
    return bool(found)
