"""One tenant with everything for the whole contract run, and a stranger beside it."""

import pytest_asyncio

from tests.contract.sample import Sampler
from tests.kit.client import open_client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import create_organisation


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def sampler(app):  # type: ignore[no-untyped-def]
    organisation = await create_organisation("合同测试")
    await add_dictionaries(organisation.id)
    async with open_client(app, organisation.admin) as client:
        yield Sampler(client, organisation.id)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def stranger(app):  # type: ignore[no-untyped-def]
    """An administrator of another tenant."""
    organisation = await create_organisation("别家")
    await add_dictionaries(organisation.id)
    async with open_client(app, organisation.admin) as client:
        yield client


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def powerless(app, sampler):  # type: ignore[no-untyped-def]
    """A colleague of the same tenant without any right."""
    from schema.system.tenant import Tenant
    from tests.kit.people import make_user

    tenant = await Tenant.get(id=sampler.tenant_id)
    actor = await make_user(tenant.id, "无权")
    async with open_client(app, actor) as client:
        yield client
