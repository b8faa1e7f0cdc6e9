"""Seeding of an empty database: what every installation needs, and the demo data where demo mode asks for it."""

import asyncio
from importlib import import_module

from server.kit.database import close_database, open_database, pool
from server.kit.redis import close_redis

USUAL_ORIGIN = "http://127.0.0.1:8000"


async def seed(url: str, *, demo: bool, admin_password: str, origin: str = USUAL_ORIGIN) -> bool:
    """True if something was written; a database that has been seeded is left alone. `origin`: where the site will be found."""
    from server.seeding.load import is_empty, load_seeds

    await open_database(url, pool_size=4)
    try:
        acting = demo and await is_empty()
        # What the acts need is imported while the database takes the rows.
        acts = asyncio.create_task(asyncio.to_thread(import_module, "server.seeding.acts.run")) if acting else None
        written = await load_seeds(demo=demo, admin_password=admin_password)
        if written:
            # The database counts its rows by itself a minute later; until then a tree of regions took three seconds.
            await pool().execute("ANALYZE")
        if acts is not None:
            await (await acts).run_acts(origin)
            await close_redis()
        return written
    finally:
        await close_database()
