"""Seeding of an empty database: what every installation needs, and the demo data where demo mode asks for it."""

from server.kit.database import close_database, open_database, pool


async def seed(url: str, *, demo: bool, admin_password: str) -> bool:
    """True if something was written; a database that has been seeded is left alone."""
    from server.seeding.load import load_seeds

    await open_database(url, pool_size=4)
    try:
        written = await load_seeds(demo=demo, admin_password=admin_password)
        if written:
            # The database counts its rows by itself a minute later; until then a tree of regions took three seconds.
            await pool().execute("ANALYZE")
        return written
    finally:
        await close_database()
