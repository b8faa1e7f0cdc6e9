"""The administrator of the platform's first organisation, who alone may change the shared menu."""

import pytest_asyncio

from schema.system.user import User
from server.http.rights import load_actor
from tests.kit.client import open_client


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def platform(app):  # type: ignore[no-untyped-def]
    user = await User.get(username="admin")
    actor = await load_actor(user.id, user.tenant_id, user.org_code or "", 0)
    assert actor is not None
    async with open_client(app, actor) as client:
        client.actor = actor  # type: ignore[attr-defined]
        yield client
