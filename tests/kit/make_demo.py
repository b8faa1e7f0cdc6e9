"""`python -m tests.kit.make_demo URL`: the demo as tests find it, migrated, seeded, with its day turned and its search index read.

A site turns the day within seconds of its first start and tells clerks about leases that end; a test that counts what is
told to them cannot begin with that still to come. The index costs each worker that starts a third of a minute.
"""

import asyncio
import sys

from server.app import create_app
from server.launch.migrate import migrate
from server.launch.seed import seed
from server.rental.day.turn import turn_days
from server.search.index import drain_all, enrol


async def make_demo(url: str) -> None:
    """The database of that address, which is also that of the settings."""
    await migrate(url)
    await seed(url, demo=True, admin_password="")
    app = create_app()
    async with app.router.lifespan_context(app):
        await turn_days()
        await enrol()
        await drain_all()


if __name__ == "__main__":
    asyncio.run(make_demo(sys.argv[1]))
