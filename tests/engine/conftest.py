"""A tenant with 1,200 positions: enough for deep pages, cheap to make."""

import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.system.position import Position
from tests.kit.client import open_client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import create_organisation

ROWS = 1200


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def positions(app):  # type: ignore[no-untyped-def]
    organisation = await create_organisation("列表测试")
    await add_dictionaries(organisation.id)
    await Position.bulk_create(
        [
            Position(
                id=next_id(),
                tenant_id=organisation.id,
                code=f"P{n:04d}",
                name=f"{'经理' if n % 3 == 0 else '专员'}{n}",
                rank=str(n % 5 + 1),
                create_by="admin" if n % 2 else "clerk",
            )
            for n in range(ROWS)
        ]
    )
    async with open_client(app, organisation.admin) as client:
        client.organisation = organisation  # type: ignore[attr-defined]
        yield client
