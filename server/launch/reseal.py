"""Resealing of a database: opens the one of the settings for one rewriting of its sealed columns."""

from server.kit.database import close_database, open_database
from server.kit.reseal import reseal


async def reseal_database() -> int:
    """The number of values that were sealed anew."""
    await open_database(pool_size=2)
    try:
        return await reseal()
    finally:
        await close_database()
