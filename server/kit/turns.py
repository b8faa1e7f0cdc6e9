"""Turns: what may be done by one transaction at a time though there is no row yet that could be locked."""

from typing import Any

_TURN = "SELECT pg_advisory_xact_lock(hashtextextended($1, $2))"


async def take_turn(connection: Any, name: str, of: int = 0) -> None:
    """Waits for those who took the turn of this name before, and keeps it until the transaction ends.

    `of`: the organisation within which the name counts, where the name does not say it.
    """
    await connection.execute(_TURN, name, of)
