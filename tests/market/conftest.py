"""A desk of a new organisation that has the dictionaries of the product and a region."""

from typing import Any

import pytest_asyncio

from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation


@pytest_asyncio.fixture
async def desk(organisation: Organisation, sign_in: Any) -> Client:
    await add_dictionaries(organisation.id)
    client: Client = await sign_in(organisation.admin)
    await client.result("POST", "/sys/region/add", json={"code": "330106", "name": "西湖区"})
    return client
