"""What the tests of imports begin with: an administrator of a fresh organisation that has its dictionaries."""

from typing import Any

import pytest_asyncio

from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries


@pytest_asyncio.fixture(loop_scope="session")
async def client(organisation: Any, sign_in: Any) -> Client:
    await add_dictionaries(organisation.id)
    found: Client = await sign_in(organisation.admin)
    found.organisation = organisation  # type: ignore[attr-defined]
    return found
